# SPDX-License-Identifier: GPL-3.0-or-later
"""Keep and kill: what an added man does to wanted mates, to their rivals and to holes.

A wanted mate is kept where its defence is still legal and still answered by that mate; other mates
that answer it are rivals. Moves are known by the man's square and where he
arrives, so that a mate stays the same where it takes the man who was added.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.analysis.schemes.replies import Table, table_of
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, rank_of
from composer.solver.options import Cancelled
from composer.solver.schemeplay import Number, SchemeBoard, bare, man_number

MEN: Final = tuple(
    Man.of(colour, kind)
    for kind in (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
    for colour in (Colour.WHITE, Colour.BLACK)
)
"""The men who may be added, the cheapest first."""


@dataclass(frozen=True)
class Phase:
    """A phase with the mates that are wanted in it.

    Attributes:
        first: the first move; 0 for set play, or for a position after the key.
        mates: the wanted mate of each defence.
        threats: the threats that are to stay; None where any may.
    """

    first: Number
    mates: Mapping[Number, Number]
    threats: frozenset[Number] | None = None


@dataclass(frozen=True)
class PhaseEffect:
    """What an added man does in a phase.

    Attributes:
        kept: of each wanted mate whether it is kept.
        rivals: how many other mates answer the wanted defences.
        same_threats: whether the threats stay as they are to.
        new_holes: replies that no mate answers now.
        closed: replies that no mate answered before, and that are answered or gone.
    """

    kept: tuple[bool, ...]
    rivals: int
    same_threats: bool
    new_holes: tuple[Number, ...]
    closed: tuple[Number, ...]


@dataclass(frozen=True)
class Effect:
    """What an added man does.

    Attributes:
        man: who is added.
        square: where.
        phases: what he does in each phase.
        new_black_moves: how many legal moves Black has more in the diagram; fewer below 0.
    """

    man: Man
    square: Square
    phases: tuple[PhaseEffect, ...]
    new_black_moves: int

    @property
    def lost(self) -> int:
        """How many wanted mates are lost."""
        return sum(not kept for phase in self.phases for kept in phase.kept)

    @property
    def rivals(self) -> int:
        """How many rivals are left."""
        return sum(phase.rivals for phase in self.phases)

    @property
    def keeps_and_kills(self) -> bool:
        """Whether all wanted mates are kept, all threats stay, and no rival is left."""
        return self.lost == 0 and self.rivals == 0 and all(p.same_threats for p in self.phases)

    @property
    def rank(self) -> tuple[int, ...]:
        """What it is sorted by.

        Mates lost, rivals left, new holes, whether a hole is closed; then the cheaper man, a black
        one before a white one, and fewer new moves of Black. The man who was taken from 50
        published two-movers is so among the first five in each.
        """
        holes = sum(len(phase.new_holes) for phase in self.phases)
        closes = any(phase.closed for phase in self.phases)
        other = sum(not phase.same_threats for phase in self.phases)
        return (
            *(self.lost + other, self.rivals, holes, not closes),
            *(MEN.index(self.man) // 2, self.man.colour is Colour.WHITE),
            *(max(self.new_black_moves, 0), self.square),
        )


def keep_and_kill(
    position: Position,
    phases: Sequence[Phase],
    men: Iterable[Man] = MEN,
    left: Square | None = None,
    work: SchemeWork = TWO,
) -> Iterator[Effect]:
    """Yield what each man does on each free square where he may stand.

    Args:
        position: a scheme; White is to move, or Black after the key.
        phases: those that are held, each with its wanted mates.
        men: who may be added.
        left: the square of the one man who is to stand elsewhere, where none is added.
        work: what is asked, and what longer play is worked with; what takes too long is left out,
            and counted in its tally.

    Raises:
        Unsolvable: the position is no scheme.
        ValueError: a first move is not legal in it.
        Cancelled: the play as it is was not found out.
    """
    position = bare(position)
    work = work.on_many() if work.is_long else work
    board = work.board(position)
    holes = [frozenset(table_of(board, phase.first).holes) for phase in phases]
    white = position.turn is Colour.WHITE
    moves = _black_moves(board, white)
    moved = None if left is None else position.board[left]
    if moved is not None and left is not None:
        men = (moved,)
        board.put(man_number(moved), left)
    for man in men:
        for square in SQUARES:
            if position.board[square] is not None or not may_stand(man, square):
                continue
            try:
                effect = _effect(board, man, square, phases, holes, moves, white)
            except Cancelled:
                if work.is_over:
                    return
                work.tally.open += 1
                continue
            if effect is not None:
                yield effect


def may_stand(man: Man, square: Square) -> bool:
    """Return whether a man may stand on a square: pawns never at the edge."""
    return man.kind is not Kind.PAWN or 0 < rank_of(square) < 7


def _effect(
    board: SchemeBoard,
    man: Man,
    square: Square,
    phases: Sequence[Phase],
    holes: Sequence[frozenset[Number]],
    moves: int,
    white: bool,
) -> Effect | None:
    board.put(man_number(man), square)
    try:
        if not board.is_scheme:
            return None
        found = []
        for phase, before in zip(phases, holes, strict=True):
            try:
                table = table_of(board, phase.first)
            except ValueError:  # the first move is not legal any more
                lost = (False,) * len(phase.mates)
                found.append(PhaseEffect(lost, 0, False, (), ()))
                continue
            found.append(_in_phase(table, phase, before))
        now = _black_moves(board, white)
        return Effect(man, square, tuple(found), now - moves)
    finally:
        board.put(man_number(man), square)


def _black_moves(board: SchemeBoard, white: bool) -> int:
    """Count Black's moves as the position stands, White to move or not; none in White's check."""
    if board.is_checked(black=False):
        return 0
    if not white:
        return len(board.moves())
    board.turn_to(True)
    count = len(board.moves())
    board.turn_to(False)
    return count


def _in_phase(table: Table, phase: Phase, before: frozenset[Number]) -> PhaseEffect:
    kept, rivals = [], 0
    for defence, wanted in phase.mates.items():
        answers = table.replies.get(defence, ())
        kept.append(wanted in answers)
        rivals += sum(mate != wanted for mate in answers)
    holes = frozenset(table.holes)
    same = phase.threats is None or frozenset(table.threats) == phase.threats
    return PhaseEffect(
        tuple(kept), rivals, same, tuple(sorted(holes - before)), tuple(sorted(before - holes))
    )


def stoppers(
    position: Position, phase: Phase, men: Iterable[Man] = MEN, work: SchemeWork = TWO
) -> Iterator[Effect]:
    """Yield the men who make a key the only one again, its thematic play as it was.

    Args:
        position: a diagram with more keys than one.
        phase: the key that is meant, its threats and wanted mates.
        men: who may be added.
        work: what is asked, and what longer play is worked with.
    """
    work = work.on_many() if work.is_long else work
    board = work.board(bare(position))
    for effect in keep_and_kill(position, (phase,), men, work=work):
        if not effect.keeps_and_kills or effect.phases[0].new_holes:
            continue
        board.put(man_number(effect.man), effect.square)
        if work.solves_alone(board, phase.first):
            yield effect
        board.put(man_number(effect.man), effect.square)


@dataclass(frozen=True)
class Judged:
    """An added man who keeps the wanted mates and stops their rivals, and what solves with him.

    Attributes:
        effect: the man, and what he does.
        key: the move that alone solves now; None where none does, or several do.
        is_held: whether that is the first move of one of the phases.
        refutations: the replies that refute what was the key.
    """

    effect: Effect
    key: Number | None
    is_held: bool
    refutations: tuple[Number, ...]

    @property
    def is_stopper(self) -> bool:
        """Whether a key that was meant is the only one with him."""
        return self.key is not None and self.is_held

    @property
    def is_inverted(self) -> bool:
        """Whether the key becomes a try, and a move that was none of the phases the key."""
        return self.key is not None and not self.is_held and bool(self.refutations)


def judged(
    position: Position,
    phases: Sequence[Phase],
    effects: Iterable[Effect],
    work: SchemeWork = TWO,
) -> Iterator[Judged]:
    """Yield those among added men who keep and kill, with what solves then.

    Args:
        position: a diagram.
        phases: those that are held; the first of them whose first move leaves no hole is the key
            that is meant.
        effects: what men do in these phases.
        work: what is asked, and what longer play is worked with.
    """
    work = work.on_many() if work.is_long else work
    board = work.board(bare(position))
    meant = next((phase for phase in phases if _is_key(board, phase)), None)
    if meant is None:
        return
    place, firsts = list(phases).index(meant), {phase.first for phase in phases}
    for effect in effects:
        if effect.keeps_and_kills:
            board.put(man_number(effect.man), effect.square)
            solving = _solving(board, work)
            board.put(man_number(effect.man), effect.square)
            if solving is None:
                continue
            alone = len(solving) == 1 and solving[0][1] == work.moves
            key = solving[0][0] if alone else None
            refutations = effect.phases[place].new_holes
            yield Judged(effect, key, key in firsts, refutations)


def _solving(board: SchemeBoard, work: SchemeWork) -> list[tuple[Number, int]] | None:
    """Return the first two moves that solve; None where that takes too long."""
    try:
        return board.solving(2)
    except Cancelled:
        work.tally.open += 1
        return None


def _is_key(board: SchemeBoard, phase: Phase) -> bool:
    return phase.first != 0 and table_of(board, phase.first).is_whole
