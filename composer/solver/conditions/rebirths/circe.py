# SPDX-License-Identifier: GPL-3.0-or-later
"""Circe and its named forms: what becomes of captured men."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import (
    ConditionedBoard,
    Draft,
    Memory,
    PlainMove,
    Played,
    PlayedCondition,
    Walk,
    as_kind,
)
from composer.solver.conditions.rebirths.homes import begin_homes, carry_homes
from composer.solver.conditions.rebirths.rebirth import (
    CHOSEN,
    Capture,
    Occupied,
    Place,
    Rebirth,
    is_free_after,
    is_last_rank,
    is_shut,
    outcome,
    rebirth_of,
)
from composer.solver.conditions.ways import from_first
from composer.solver.setup import is_promoted, promotion_kinds

_HOME: Final = "circe home of "


class Circe(PlayedCondition):
    """A captured man is reborn on a square that the grid says, if it is empty.

    A pawn who is reborn on his last rank is promoted there at once; which man it becomes is
    chosen with the move. As Popeye has it.

    Attributes:
        with_kings: whether kings are captured and reborn as well.
        grid: where men are reborn, and as whom.
    """

    engine = "circe"

    def __init__(self, with_kings: bool, grid: Rebirth) -> None:
        """Make it."""
        self.with_kings, self.grid = with_kings, grid

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether kings are reborn, and the grid."""
        return (int(self.with_kings), *map(int, self.grid.numbers(kinds)))

    def _captured(self, board: ConditionedBoard, move: PlainMove, side: Colour) -> Capture | None:
        """Return the capture after which somebody is reborn, if a move of a side is one."""
        victim = None if move.captured is None else board.men[move.captured]
        mover = board.men[move.origin]
        if victim is None or mover is None or move.captured is None:
            return None
        if (victim.is_royal and not self.with_kings) or not self.grid.concerns(victim):
            return None
        if move.promotion is not None:
            mover = as_kind(mover, move.promotion)
        home = board.memory.get(f"{_HOME}{move.captured}")
        return Capture(victim, mover, side, move.captured, move.origin, home)

    def _square(self, board: ConditionedBoard, move: PlainMove, capture: Capture) -> int | None:
        """Return the one square of rebirth if somebody can be reborn there after a move."""
        man = self.grid.reborn(capture)
        cell = self.grid.square(capture, man, _whose(capture.who, capture.side))
        if cell is None or self.grid.occupied is Occupied.ASSASSIN:
            return cell
        return cell if is_free_after(board, move, cell) else None

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the move with each square of rebirth, and with each promotion there."""
        capture = None if walk.checking else self._captured(board, move, walk.side)
        if capture is None:
            return (move,)
        man = self.grid.reborn(capture)
        if not self.grid.is_chosen:
            cell = self._square(board, move, capture)
            return (move,) if cell is None else _promoted(board, move, man, cell, walk.side)
        return self._chosen(board, move, man, walk.side)

    def _chosen(
        self, board: ConditionedBoard, move: PlainMove, man: Man, side: Colour
    ) -> Iterator[PlainMove]:
        if self.grid.place is Place.MAKE:
            yield from dict.fromkeys(_steps(board, move, man, side))
            return
        yield move
        for cell in range(64):
            if is_free_after(board, move, cell):
                yield from _promoted(board, replace(move, choice=cell), man, cell, side)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody need be reborn who cannot; no king is in check who would be."""
        capture = self._captured(board, move, side)
        if capture is None or self.grid.is_chosen:
            return True
        if checking and capture.who.is_royal:
            return self._square(board, move, capture) is None
        if self.grid.occupied is not Occupied.STRICT:
            return True
        return self._square(board, move, capture) is not None

    def effects(self, draft: Draft) -> None:
        """Let the captured man be reborn."""
        capture = self._captured(draft.before, draft.move, draft.side)
        if capture is None:
            return
        man = self.grid.reborn(capture)
        cell = draft.move.choice
        if not self.grid.is_chosen:
            cell = self.grid.square(capture, man, _whose(capture.who, capture.side))
        if cell is None:
            return
        if is_shut(draft.memory, cell):
            return
        if draft.board[cell] is None or self.grid.occupied is Occupied.ASSASSIN:
            draft.add(cell, man, outcome(self.grid, man, draft.move))
            if cell == draft.at:  # who captured there is gone
                draft.at = None


class DiagramCirce(Circe):
    """Circe by which men are reborn where they stood in the diagram.

    A man takes his square with him: he has it after he was reborn, and a promoted man has that
    of the pawn. As Popeye has it.
    """

    engine = "diagram circe"

    def begin(self, start: Position) -> Memory:
        """Return of each man that he is at home."""
        return begin_homes(_HOME, start)

    def effects(self, draft: Draft) -> None:
        """Let the captured man be reborn, and remember whose home is where."""
        before = len(draft.effects)
        super().effects(draft)
        carry_homes(_HOME, draft)
        if len(draft.effects) > before:
            home = draft.effects[-1].square
            draft.memory[f"{_HOME}{home}"] = home


class CageCirce(Circe):
    """Circe by which men are reborn where they then have no move but captures, if anywhere.

    Who captures chooses such a square. A pawn on the first rank of his side goes one step, and
    captures. As Popeye has it.
    """

    def goes_as(self, kind: Kind) -> Kind:
        """Return the pawn who may leave the first rank, for a pawn."""
        return from_first(kind, 1)

    def _chosen(
        self, board: ConditionedBoard, move: PlainMove, man: Man, side: Colour
    ) -> Iterator[PlainMove]:
        yield from list(_caged(board, move, man, side)) or (move,)


class CirceAssassin(Circe):
    """Circe by which who stands on a square of rebirth vanishes, be it a king."""

    engine = "circe assassin"

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no own king vanishes; no king is in check who would be reborn."""
        if not checking and self._slays(board, move, side, side):
            return False
        return super().admits(board, move, side, checking)

    def strikes(self, board: ConditionedBoard, move: PlainMove, royals_of: Colour) -> bool:
        """Tell whether a king stands where a captured man is reborn, and vanishes."""
        return self._slays(board, move, royals_of.other, royals_of)

    def _slays(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, royals_of: Colour
    ) -> bool:
        capture = self._captured(board, move, side)
        cell = None if capture is None else self._square(board, move, capture)
        if cell is None or (cell != move.target and cell in (move.origin, move.captured)):
            return False
        man = board.men[move.origin if cell == move.target else cell]
        return man is not None and man.is_royal and man.colour in (royals_of, Colour.NEUTRAL)


def _whose(man: Man, side: Colour) -> Colour:
    """Return as whose a captured man counts: a neutral one as of the side that is captured."""
    return side.other if man.colour is Colour.NEUTRAL else man.colour


def _steps(board: ConditionedBoard, move: PlainMove, man: Man, side: Colour) -> Iterator[PlainMove]:
    """Return a move once for each step of a captured man from where he was captured."""
    where = move.captured
    assert where is not None
    men = list(board.men)
    men[move.target], men[move.origin] = men[move.origin], None
    walk = Walk(
        man, man, where, where, _whose(man, side), captures=False, bare=True, board=tuple(men)
    )
    for step in board.walk(walk):
        yield replace(move, choice=step.target, kind=step.promotion)


def _caged(board: ConditionedBoard, move: PlainMove, man: Man, side: Colour) -> Iterator[PlainMove]:
    """Yield a capture once for each cell where the captured man then has no move but captures."""
    whose = _whose(man, side)
    for cell in range(64):
        if not is_free_after(board, move, cell):
            continue
        for plain_move in _promoted(board, replace(move, choice=cell), man, cell, side):
            after = board.after(board.made(plain_move, side)).turned_to(whose)
            if not any(map(after.is_safe, after.candidates_from(cell, whose, False, False))):
                yield plain_move


def _promoted(
    board: ConditionedBoard, move: PlainMove, man: Man, cell: int, side: Colour
) -> Iterable[PlainMove]:
    """Return a move once for each man that a pawn becomes who is reborn on a cell."""
    if not is_promoted(man.kind) or not is_last_rank(cell, _whose(man, side)):
        return (move,)
    return [replace(move, kind=kind) for kind in promotion_kinds(board.start)]


def _circe(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    grid = rebirth_of(options, Occupied.RELAXED)
    with_kings = "RexInclusive" in options
    if grid is None:
        return None
    if grid.place in (Place.CAGE, Place.DIAGRAM):
        if options.flags - {"Cage", "Diagram", "Relaxed", "RexExclusive"}:
            return None
        return (DiagramCirce if grid.place is Place.DIAGRAM else CageCirce)(with_kings, grid)
    if with_kings and grid.place in CHOSEN:
        return None
    if grid.occupied is Occupied.ASSASSIN:
        return CirceAssassin(with_kings, grid)
    return Circe(with_kings, grid)


_NAMES: Final = (
    "diagramcirce",
    "circe",
    "mirrorcirce",
    "pwc",
    "couscouscirce",
    "mirrorcouscouscirce",
    "chameleoncirce",
    "equipollentscirce",
    "filecirce",
    "rankcirce",
    "mirrorfilecirce",
    "symmetrycirce",
    "antipodeancirce",
    "supercirce",
    "cagecirce",
    "circetake&make",
    "circeassassin",
    "circeclone",
    "circeturncoats",
    "circedoubleagents",
    "diametralcirce",
    "verticalmirrorcirce",
)
ROWS: Final[Mapping[str, Played]] = dict.fromkeys(_NAMES, _circe)
