# SPDX-License-Identifier: GPL-3.0-or-later
"""The audit of a study's line: whether each move of White is the only one, and how that is known.

Each other move gets one mark. Tables know exactly what they have; where a move ends the game, or
Black mates at once, the board says it; a move that meets the claim only through positions of the
line itself wastes time (`barred`). Of the rest an engine may say what it sees; else it stays open.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from composer.problem.boards import board_of, move_of
from composer.problem.men import Colour
from composer.problem.move import Move, play
from composer.problem.position import Position
from composer.problem.stipulations.claims import Claim
from composer.said.sentence import Sentence
from composer.studies.barred import Barred
from composer.studies.endings import (
    NOT_BUILT,
    Endings,
    NoTable,
    ValuedMove,
    best_first,
    why_no_question,
)
from composer.studies.marks import Adviser, Alternative, Dual, Mark, Opinion
from composer.studies.positions import Positions
from composer.studies.tree import Way
from composer.studies.values import DRAWN, Value
from composer.studies.zugzwangs import is_mutual_zugzwang


@dataclass(frozen=True, slots=True)
class AuditedMove:
    """A move of White in a line.

    Attributes:
        number: which move of the line it is, from 1.
        position: where it is played.
        move: the move.
        mark: how its own worth is known.
        value: what it leads to; None where that is not proved.
        alternatives: all other moves.
        reply: Black's best answer where tables know it.
        opinion: what an engine says of it.
        way: the place in the solution where it is played.
        zugzwang: whether after it there is a mutual zugzwang: White would rather not be to move,
            nor Black; None where that is not known.
    """

    number: int
    position: Position
    move: Move
    mark: Mark = Mark.OPEN
    value: Value | None = None
    alternatives: tuple[Alternative, ...] = ()
    reply: Move | None = None
    opinion: Opinion | None = None
    way: Way = ()
    zugzwang: bool | None = None

    @property
    def printed(self) -> int:
        """Its number in print: where Black begins with `1...`, White's first move is the second."""
        return self.number + len(self.way) % 2

    @property
    def others(self) -> tuple[ValuedMove, ...]:
        """The other moves that meet the claim as well, by proof; best first."""
        met = [
            ValuedMove(other.move, other.value)
            for other in self.alternatives
            if other.dual is not None and other.value is not None
        ]
        return best_first(met, Colour.WHITE)

    @property
    def duals(self) -> tuple[Alternative, ...]:
        """The other moves that meet the claim, and not only by coming back to the line."""
        return tuple(other for other in self.alternatives if other.dual not in (None, Dual.WASTE))

    @property
    def weakest(self) -> Mark:
        """The weakest mark at this move."""
        marks = [self.mark, *(other.mark for other in self.alternatives)]
        return max(marks, key=list(Mark).index)

    def is_only(self, claim: Claim) -> bool | None:
        """Return whether it meets the claim and no other does; None where that is not proved."""
        if self.value is None or not self.weakest.is_proof:
            return False if self.duals or not _may_meet(claim, self.value) else None
        return is_met(claim, self.value) and not self.others


@dataclass(frozen=True, slots=True)
class AuditedLine:
    """A sideline that begins with a move of Black.

    Attributes:
        way: the place of its first move.
        first: that move.
        after: how many moves White has made before it.
        is_thematic: whether each move of White is to be the only one there, too.
        moves: White's moves in it, in order.
    """

    way: Way
    first: Move
    after: int
    is_thematic: bool
    moves: tuple[AuditedMove, ...]

    @property
    def number(self) -> int:
        """The number of its first move: 2 of `2...Kb6`."""
        return (len(self.way) + 1) // 2


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit of a line, or of a solution with its sidelines.

    Attributes:
        claim: what the study asks.
        moves: White's moves of the main line in order.
        is_whole: whether it was not cancelled.
        refused: why no tables were asked, or none made of a position of the line.
        sidelines: those that were looked at, in the order of the solution.
        black_begins: whether Black moves first in the diagram.
        begun: what the diagram is worth where he does; None where that is not known.
        escape: the best of his first moves; None where it is not known.
    """

    claim: Claim
    moves: tuple[AuditedMove, ...]
    is_whole: bool = True
    refused: Sentence | None = None
    sidelines: tuple[AuditedLine, ...] = ()
    black_begins: bool = False
    begun: Value | None = None
    escape: Move | None = None

    @property
    def thematic(self) -> tuple[AuditedLine, ...]:
        """The sidelines in which each move of White is to be the only one."""
        return tuple(line for line in self.sidelines if line.is_thematic)

    @property
    def asked(self) -> tuple[AuditedMove, ...]:
        """All moves of White that are to be the only ones."""
        return (*self.moves, *(move for line in self.thematic for move in line.moves))


Report = Callable[[AuditedMove], None]
"""Is told each move as soon as something new is known of it."""


def is_met(claim: Claim, value: Value) -> bool:
    """Return whether a value is at least what a study claims of White."""
    return value.winner is Colour.WHITE or (claim is Claim.DRAW and value.winner is None)


def _may_meet(claim: Claim, value: Value | None) -> bool:
    return value is None or is_met(claim, value)


def audit(
    endings: Endings,
    claim: Claim,
    line: Iterable[tuple[Position, Move]],
    flag: bytearray | None = None,
    adviser: Adviser | None = None,
    report: Report = lambda move: None,
    positions: Positions | None = None,
) -> Audit:
    """Audit a line.

    Args:
        endings: the tables.
        claim: what the study asks.
        line: its moves, each with the position where it is played; Black's are passed over.
        flag: a byte that cancels once it is set; what is known until then is returned.
        adviser: is asked where nothing is proved, from the end of the line backwards, so that an
            engine remembers what comes later.
        report: is told each move when it was looked at, and again when more is known.
        positions: makes tables of the line's own positions where other tables do not reach; of
            the first of which they are not too large, and so of all after it.
    """
    steps = list(line)
    played = [(position, move) for position, move in steps if position.turn is Colour.WHITE]
    work = Work(endings, claim, [position for position, _ in played], flag)
    moves, is_whole = work.moves(played)
    refused = None
    if not endings.is_built and any(_is_open(move) for move in moves):
        refused = NOT_BUILT
    if is_whole and positions is not None and any(_is_open(move) for move in moves):
        for found in moves:
            report(found)
        refused, is_whole = work.reach(positions, [position for position, _ in played])
        if work.positions is not None:
            moves, is_whole = work.moves(played)
    if not is_whole:
        return Audit(claim, tuple(moves), is_whole=False, refused=refused)
    whole = Audit(claim, tuple(moves), refused=refused)
    if steps and steps[0][0].turn is Colour.BLACK:
        begun, escape = work.begun(steps[0][0])
        whole = replace(whole, black_begins=True, begun=begun, escape=escape)
    for found in moves:
        report(found)
    for place in reversed(range(len(moves))):
        if adviser is None:
            break
        advised = with_advice(moves[place], adviser, flag)
        if flag is not None and flag[0]:
            return replace(whole, moves=tuple(moves), is_whole=False)
        if advised is not moves[place]:
            moves[place] = advised
            report(advised)
    return replace(whole, moves=tuple(moves))


def _is_open(move: AuditedMove) -> bool:
    return Mark.OPEN in (move.mark, *(other.mark for other in move.alternatives))


class Work:
    """What is known for sure of the moves of one line."""

    def __init__(
        self,
        endings: Endings,
        claim: Claim,
        barred: list[Position],
        flag: bytearray | None,
    ) -> None:
        """Begin.

        Args:
            endings: the tables.
            claim: what the study asks.
            barred: the positions to which nothing new comes back.
            flag: a byte that cancels once it is set.
        """
        self._endings, self._claim, self._flag = endings, claim, flag
        self._barred = Barred(endings, claim, barred)
        self.positions: Positions | None = None
        """Tables of the line's own positions, once they are made."""

    def moves(self, played: list[tuple[Position, Move]]) -> tuple[list[AuditedMove], bool]:
        """Return all moves, and whether it was not cancelled."""
        moves: list[AuditedMove] = []
        for position, move in played:
            found = self.looked_at(len(moves) + 1, position, move)
            if found is None:
                return classed(moves, is_whole=False), False
            moves.append(found)
        return classed(moves), True

    def reach(self, positions: Positions, played: list[Position]) -> tuple[Sentence | None, bool]:
        """Make tables of the first position that is not too large.

        Returns:
            Why there are none of the very first, and whether it was not cancelled.
        """
        refused = None
        for position in played:
            if self._endings.why_not(position) is None or why_no_question(position) is not None:
                continue
            reason = positions.too_large(position)
            if reason is None:
                is_made = positions.make(position, self._flag)
                self.positions = positions if is_made else None
                return refused, is_made
            refused = refused or reason
        return refused, True

    def begun(self, position: Position) -> tuple[Value | None, Move | None]:
        """Return what a diagram is worth in which Black begins, and the best of his moves."""
        return self._value(position), self._reply(position)[0]

    def looked_at(self, number: int, position: Position, move: Move) -> AuditedMove | None:
        """Return a move with all others; None where it was cancelled."""
        own = self._known(position, move)
        others = []
        for uncoded in (board := board_of(position)).legal_moves:
            other = move_of(board, uncoded)
            if other.uci == move.uci:
                continue
            found = self._known(position, other)
            if self._flag is not None and self._flag[0]:
                return None
            if found.value is not None and is_met(self._claim, found.value):
                met = self._met(position, found)
                if met is None:
                    return None
                found = met
            others.append(found)
        zugzwang = is_mutual_zugzwang(play(position, move), self._value)
        return AuditedMove(
            number,
            position,
            move,
            own.mark,
            own.value,
            tuple(others),
            own.reply,
            zugzwang=zugzwang,
        )

    def _value(self, position: Position) -> Value | None:
        """Return what a table says of a position; None where none knows it."""
        if why_no_question(position) is not None:
            return None
        if self._endings.why_not(position) is not None:
            return None if self.positions is None else self.positions.value(position)
        return self._endings.known(position, self._flag)

    def _known(self, position: Position, move: Move) -> Alternative:
        after = play(position, move)
        is_in_tables = self._endings.why_not(after) is None
        found = Alternative(move, Mark.OPEN) if is_in_tables else ended(after, move)
        value = self._value(after) if found.mark is Mark.OPEN else None
        if value is None:
            return found
        if not is_in_tables:
            return Alternative(move, Mark.POSITION, value)
        reply, is_single = self._reply(after)
        return Alternative(move, Mark.TABLE, value, reply, has_one_refutation=is_single)

    def _reply(self, after: Position) -> tuple[Move | None, bool]:
        """Return Black's best answer, and whether of several it is the only one that refutes.

        There is none where Black cannot move, or tables do not know it.
        """
        try:
            valued = self._endings.moves(after, self._flag)
        except NoTable:  # a smaller table is missing
            return None, False
        if not valued:
            return None, False
        refuting = sum(not is_met(self._claim, value) for _, value in valued)
        return best_first(valued, Colour.BLACK)[0].move, refuting == 1 < len(valued)

    def _met(self, position: Position, found: Alternative) -> Alternative | None:
        """Say of a move that meets the claim whether it only comes back to the line."""
        after = play(position, found.move)
        if self._barred.knows(after):
            met = self._barred.meets(after, self._flag)
            if met is None:
                return None
            if not met:
                return replace(found, mark=Mark.WASTE, dual=Dual.WASTE)
        is_classed = found.mark is Mark.KERNEL or self._barred.knows(after)
        if not is_classed or not self._barred.is_whole:
            return replace(found, dual=Dual.UNCLASSED)
        return replace(found, dual=Dual.INSIDE)


def ended(after: Position, move: Move) -> Alternative:
    """Return what the board itself says of a move: who is mated or stalemated, now or at once."""
    board = board_of(after)
    if board.is_checkmate():
        return Alternative(move, Mark.KERNEL, Value(Colour.WHITE, 0))
    if board.is_stalemate() or board.is_insufficient_material():
        return Alternative(move, Mark.KERNEL, DRAWN)
    for uncoded in list(board.legal_moves):
        board.push(uncoded)
        is_mate = board.is_checkmate()
        board.pop()
        if is_mate:
            reply = move_of(board, uncoded)
            return Alternative(move, Mark.KERNEL, Value(Colour.BLACK, 1), reply)
    return Alternative(move, Mark.OPEN)


def classed(moves: list[AuditedMove], is_whole: bool = True) -> list[AuditedMove]:
    """Say of each dual which it is; after the last move that is alone they are end duals.

    What is not proved of a later move, or was not looked at, leaves that open.
    """
    sure = [move.number for move in moves if not move.duals and move.weakest.is_proof]
    may = [m.number for m in moves if all(other.dual is Dual.UNCLASSED for other in m.duals)]
    last = max(sure, default=0)
    latest = max(may, default=0) if is_whole else sys.maxsize
    classed = []
    for move in moves:
        others = [
            replace(other, dual=_dual(move, other, last, latest)) if other in move.duals else other
            for other in move.alternatives
        ]
        classed.append(replace(move, alternatives=tuple(others)))
    return classed


def _dual(move: AuditedMove, other: Alternative, last: int, latest: int) -> Dual:
    """Return which dual a move is.

    Args:
        move: the move of the line.
        other: the move that meets the claim as well.
        last: the last move that is proved to be alone, 0 for none.
        latest: the last that may be.
    """
    if other.dual is Dual.UNCLASSED:
        return Dual.UNCLASSED
    if last and move.number > last and move.number >= latest:
        return Dual.END
    same = (move.move.origin, move.move.target) == (other.move.origin, other.move.target)
    if same:
        return Dual.PROMOTION
    if move.number > last and move.number < latest:
        return Dual.UNPLACED
    return Dual.SECOND if move.number == 1 else Dual.INSIDE


def with_advice(found: AuditedMove, adviser: Adviser, flag: bytearray | None) -> AuditedMove:
    """Return a move with an engine's word where nothing is proved: of it, and of the others."""
    if found.mark is Mark.OPEN:
        opinion = adviser.opinion(found.position, (found.move,), flag)
        if opinion is not None:
            found = replace(found, mark=Mark.ENGINE, opinion=opinion)
    open_moves = [other.move for other in found.alternatives if other.mark is Mark.OPEN]
    if not open_moves:
        return found
    opinion = adviser.opinion(found.position, open_moves, flag)
    if opinion is None:
        return found
    best = opinion.line[0].uci if opinion.line else ""
    others = [
        replace(
            other,
            mark=Mark.ENGINE,
            opinion=opinion if other.move.uci == best else None,
            reply=opinion.line[1] if other.move.uci == best and opinion.line[1:] else None,
        )
        if other.mark is Mark.OPEN
        else other
        for other in found.alternatives
    ]
    return replace(found, alternatives=tuple(others))
