# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of a longer direct mate laid out as lines, each man followed from the diagram.

A *line* runs from the key to a mate. It counts where every defence in it is effective (parries a
threat of its node, or there was none to parry) and every continuation is the only one; a
promotion to rook or bishop beside one to queen on the same square is no continuation of its own.
Where nothing parries the threat of a continuation, one defence stands for all.
A line that mates before the last move is *short*, and counts for no theme of length.

A white move is known by the square where its man stands in the diagram, where it arrives, and
what it promotes to: so the key's man plays the same move whether or not it made the key.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Final, NamedTuple

from composer.analysis.board import Board, board_of
from composer.analysis.study import Code, code_of
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import Square
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution, Stage, Verdict

MOST_LINES: Final = 4_000
"""Lines that are laid out; of a problem with more, what recurs is not looked for further."""

Homes = Mapping[Square, Square]


class Ply(NamedTuple):
    """A half-move of a line.

    Attributes:
        move: the move.
        home: where its man stands in the diagram.
        before: the board before it.
        after: the board after it.
    """

    move: Move
    home: Square
    before: Board
    after: Board

    @property
    def code(self) -> Code:
        """What distinguishes the move: the man by his square of the diagram, arrival, promotion."""
        return code_of(self.home, self.move.target, self.move.promotion)


@dataclass(frozen=True)
class LongLine:
    """A line of the actual play.

    Attributes:
        plies: its half-moves, the key first.
        homes: for men that have moved, where they stand in the diagram, by their last square.
        idle: the places, from 0, of black moves that parry nothing, and stand for any other.
    """

    plies: tuple[Ply, ...]
    homes: Homes
    idle: frozenset[int] = frozenset()

    @property
    def moves(self) -> tuple[Move, ...]:
        """Its moves, the key first."""
        return tuple(ply.move for ply in self.plies)

    @property
    def length(self) -> int:
        """The number of its moves, the key included."""
        return (len(self.plies) + 1) // 2

    @property
    def final(self) -> Board:
        """The mate position."""
        return self.plies[-1].after

    @property
    def mate(self) -> Ply:
        """The mating move."""
        return self.plies[-1]

    def white(self, number: int) -> Ply:
        """Return White's move of a number, 1 for the key."""
        return self.plies[2 * number - 2]

    def black(self, number: int) -> Ply:
        """Return Black's answer to White's move of a number."""
        return self.plies[2 * number - 1]

    def text(self, first: int = 1) -> str:
        """Return the moves after the key as text, `1...Kd5 2.Qa4 Ke5 3.Qd4#`; from 0 with it.

        Any move of Black is written `~`.
        """
        parts: list[str] = []
        for number, ply in enumerate(self.plies):
            if number < 2 * first - 1:
                continue
            move, is_white = number // 2 + 1, number % 2 == 0
            if is_white:
                parts.append(f"{move}.{written(ply.move)}")
            else:
                lead = f"{move}..." if not parts else ""
                parts.append(f"{lead}{'~' if number in self.idle else written(ply.move)}")
        return " ".join(parts)


@dataclass(frozen=True)
class LongStudy:
    """What the themes of longer problems work on.

    Attributes:
        solution: the solution.
        diagram: the board of the diagram; White is the side that mates.
        key: the key whose play is the actual play.
        first: the key with where its man stands.
        lines: the lines of the actual play, short ones too.
        complete: whether there are no more.
    """

    solution: Solution
    diagram: Board
    key: Phase
    first: Ply
    lines: tuple[LongLine, ...]
    complete: bool

    @classmethod
    def of(cls, solution: Solution, meant: Move | None = None) -> LongStudy | None:
        """Lay out the solution of a direct mate in three or more.

        None for anything else, where the play is not known yet, and where several moves solve and
        none of them is meant.
        """
        stipulation = solution.stipulation
        long = stipulation.is_direct and stipulation.moves >= 3 and stipulation.goal.sign == "#"
        if not long or solution.is_fairy or solution.stage < Stage.PLAY:
            return None
        key = actual_play(solution, meant)
        if key is None or key.move is None:
            return None
        diagram = board_of(solution.position)
        first = Ply(key.move, key.move.origin, diagram, diagram.after(key.move))
        lines: list[LongLine] = []
        for line in lines_after(first, key):
            if len(lines) == MOST_LINES:
                return cls(solution, diagram, key, first, tuple(lines), complete=False)
            lines.append(line)
        return cls(solution, diagram, key, first, tuple(lines), complete=True)

    @property
    def moves(self) -> int:
        """In how many moves White is to mate."""
        return self.solution.stipulation.moves

    @cached_property
    def full(self) -> tuple[LongLine, ...]:
        """The lines that take all moves."""
        return tuple(line for line in self.lines if line.length == self.moves)

    @cached_property
    def threatened(self) -> tuple[LongLine, ...]:
        """The lines that carry out a single threat of the key, and take all moves."""
        idle = (variation for variation in self.key.variations if not variation.effective)
        carried = next((variation for variation in idle if only(variation.continuations)), None)
        if carried is None:
            return ()
        found = _lines_of((self.first,), moved({}, self.first.move), carried, frozenset({1}))
        return tuple(line for line in islice(found, MOST_LINES) if line.length == self.moves)

    @cached_property
    def ends(self) -> tuple[tuple[LongLine, Board], ...]:
        """The lines that take all moves, with their mates; there White is the side that mates."""
        return tuple((line, line.final) for line in self.full)

    @cached_property
    def men(self) -> int:
        """The number of men in the diagram."""
        return self.diagram.occupied.bit_count()


def only(continuations: Sequence[Continuation]) -> Continuation | None:
    """Return the only continuation; a promotion to queen hides the others. None if several."""
    if len(continuations) == 1:
        return continuations[0]
    queens = {
        (continuation.move.origin, continuation.move.target)
        for continuation in continuations
        if continuation.move.promotion is Kind.QUEEN
    }
    left = [
        continuation
        for continuation in continuations
        if continuation.move.promotion not in (Kind.ROOK, Kind.BISHOP)
        or (continuation.move.origin, continuation.move.target) not in queens
    ]
    return left[0] if len(left) == 1 else None


def actual_play(solution: Solution, meant: Move | None) -> Phase | None:
    """Return the key whose play is the actual play.

    None of several of which none is meant, and where the only one mates too soon.
    """
    played = [key for key in solution.keys if not key.ends]
    if len(solution.keys) == 1 and solution.verdict is not Verdict.SHORT:
        return played[0] if played else None
    return next((phase for phase in played if meant is not None and phase.move == meant), None)


def lines_after(first: Ply, key: Phase) -> Iterator[LongLine]:
    """Yield the lines that begin with a key, as the module says.

    In self and reflex play a line ends with the defender's move that reaches the goal.
    """
    yield from _lines((first,), moved({}, first.move), key.variations)


def _lines(
    plies: tuple[Ply, ...],
    homes: Homes,
    variations: Sequence[Variation],
    idle: frozenset[int] = frozenset(),
) -> Iterator[LongLine]:
    place = len(plies)
    for variation in counting(variations, within=place > 1):
        known = idle if variation.effective else idle | {place}
        yield from _lines_of(plies, homes, variation, known)


def _lines_of(
    plies: tuple[Ply, ...], homes: Homes, variation: Variation, idle: frozenset[int]
) -> Iterator[LongLine]:
    """Yield the lines that go on with one variation."""
    board = plies[-1].after
    answer = only(variation.continuations)
    if answer is None and not variation.ends:
        return
    defence = variation.defence
    black = Ply(defence, homes.get(defence.origin, defence.origin), board, board.after(defence))
    known = moved(homes, defence)
    if answer is None:
        yield LongLine((*plies, black), known, idle)
        return
    move = answer.move
    white = Ply(move, known.get(move.origin, move.origin), black.after, black.after.after(move))
    line = (*plies, black, white)
    after = moved(known, move)
    if answer.ends:
        yield LongLine(line, after, idle)
    else:
        yield from _lines(line, after, answer.variations, idle)


def ply_of(move: Move, homes: Homes, board: Board) -> Ply:
    """Return a move made on a board, its man known by where he stands in the diagram."""
    return Ply(move, homes.get(move.origin, move.origin), board, board.after(move))


def counting(variations: Sequence[Variation], within: bool) -> Sequence[Variation]:
    """Return the variations that make lines: those of effective defences.

    Within the play, where nothing parries what is threatened, the threat is carried out: one
    defence stands for all, for the line must go on to its mate.
    """
    effective = [variation for variation in variations if variation.effective]
    if effective or not within:
        return effective
    return [variation for variation in variations if only(variation.continuations) is not None][:1]


def moved(homes: Homes, move: Move) -> dict[Square, Square]:
    """Return where men come from after a move, by the squares on which they stand then."""
    found = dict(homes)
    home = found.pop(move.origin, move.origin)
    for square, _ in move.changes:
        found.pop(square, None)
    found[move.target] = home
    if move.castling is not None:
        corner = move.castling.rook_square
        rook = next(s for s, man in move.changes if man is not None and s != move.target)
        found[rook] = homes.get(corner, corner)
    return found
