# SPDX-License-Identifier: GPL-3.0-or-later
"""Anticirce and its kin: home squares that those who capture go to, start from, or leave empty."""

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
    PlainMove,
    Played,
    PlayedCondition,
    ShownStep,
    Walk,
    as_kind,
)
from composer.solver.conditions.rebirths.rebirth import (
    CHOSEN,
    Capture,
    Decider,
    Occupied,
    Place,
    Rebirth,
    is_free_after,
    is_last_rank,
    is_shut,
    promoted_man,
    rebirth_of,
)
from composer.solver.setup import is_promoted, promotion_kinds


class _Gridded(PlayedCondition):
    """A condition with a grid.

    Attributes:
        with_kings: whether it is for kings, too.
        grid: where men are at home.
    """

    def __init__(self, with_kings: bool, grid: Rebirth) -> None:
        """Make it."""
        self.with_kings, self.grid = with_kings, grid

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether it is for kings, and the grid."""
        return (int(self.with_kings), *map(int, self.grid.numbers(kinds)))

    def _is_spared(self, man: Man) -> bool:
        return (man.is_royal and not self.with_kings) or not self.grid.concerns(man)


class Anticirce(_Gridded):
    """A man who captures is reborn at once, and captures only if he can be.

    As Calvet has it he may capture on his square of rebirth, as Cheylan has it not.

    Attributes:
        stays: whether he may capture where he is reborn.
    """

    engine = "anticirce"

    def __init__(self, with_kings: bool, grid: Rebirth, stays: bool = True) -> None:
        """Make it."""
        super().__init__(with_kings, grid)
        self.stays = stays

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether kings are reborn, the grid, and whether men may stay."""
        return (int(self.with_kings), int(self.stays), *map(int, self.grid.numbers(kinds)))

    def _square(self, men: Sequence[Man | None], move: PlainMove, side: Colour) -> int | None:
        """Return where the man who captures is reborn; None if nowhere, or nobody is."""
        victim = None if move.captured is None else men[move.captured]
        man = men[move.origin]
        if victim is None or man is None or move.captured is None:
            return None
        if move.promotion is not None:
            man = as_kind(man, move.promotion)
        whose = side if man.colour is Colour.NEUTRAL else man.colour
        capture = Capture(man, victim, side, move.captured, move.origin)
        return self.grid.square(capture, man, whose)

    def _is_concerned(self, men: Sequence[Man | None], move: PlainMove) -> bool:
        man = men[move.origin]
        return man is not None and move.captured is not None and not self._is_spared(man)

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the move with each promotion of a pawn who is reborn on his last rank."""
        if walk.checking or not self._is_concerned(board.men, move) or move.promotion is not None:
            return (move,)
        cell = self._square(board.men, move, walk.side)
        if cell is None or not is_promoted(walk.man.kind) or not is_last_rank(cell, walk.side):
            return (move,)
        return [replace(move, kind=kind) for kind in promotion_kinds(board.start)]

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether the man who captures can be reborn."""
        if not self._is_concerned(board.men, move):
            return True
        cell = self._square(board.men, move, side)
        if cell is None:
            return False
        if cell == move.captured and not self.stays:
            return False
        return cell == move.target or is_free_after(board, move, cell)

    def effects(self, draft: Draft) -> None:
        """Let the man who captured be reborn."""
        if draft.at is None or not self._is_concerned(draft.before.men, draft.move):
            return
        cell = self._square(draft.before.men, draft.move, draft.side)
        if cell is None or draft.board[draft.at] is None or is_shut(draft.memory, cell):
            return
        if cell == draft.at or draft.board[cell] is None:
            man = draft.man_at(draft.at)
            draft.carry(draft.at, cell, promoted_man(man, draft.move))
            draft.at = cell


class Immun(_Gridded):
    """A man is captured only if his square of rebirth is empty."""

    engine = "immun"

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether the square of rebirth is empty, if a man is captured."""
        victim = None if move.captured is None else board.men[move.captured]
        mover = board.men[move.origin]
        if victim is None or mover is None or move.captured is None or self._is_spared(victim):
            return True
        whose = side.other if victim.colour is Colour.NEUTRAL else victim.colour
        capture = Capture(victim, mover, side, move.captured, move.origin)
        cell = self.grid.square(capture, victim, whose)
        return cell is not None and is_free_after(board, move, cell)


class Mars(_Gridded):
    """A man starts from his home square, if that is empty: to capture, or for other moves.

    Attributes:
        captures: whether captures start there.
        moves: whether other moves do.
        also: whether they start from where he stands as well.
    """

    engine = "mars"

    def __init__(
        self, with_kings: bool, grid: Rebirth, captures: bool, moves: bool, also: bool
    ) -> None:
        """Make it."""
        super().__init__(with_kings, grid)
        self.captures, self.moves, self.also = captures, moves, also

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether it is for kings, what starts at home, and the grid."""
        own = (self.with_kings, self.captures, self.moves, self.also)
        return (*map(int, own), *map(int, self.grid.numbers(kinds)))

    def via(self, step: ShownStep) -> int | None:
        """Return the home square where a move started."""
        return step.choice

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return the moves from where the man stands, then those from his home square."""
        if self._is_spared(walk.man) or walk.begin != walk.origin:
            return None
        return self._walked(board, walk)

    def _walked(self, board: ConditionedBoard, walk: Walk) -> Iterator[PlainMove]:
        man = walk.man
        home = self.grid.square(Capture(man, man, walk.side, walk.origin, walk.origin), man,
                                walk.side)  # fmt: skip
        here_moves = walk.moves and (self.also or not self.moves)
        here_captures = walk.captures and (self.also or not self.captures)
        if home == walk.origin:
            yield from board.walk(walk)
            return
        here = list(board.walk(replace(walk, moves=here_moves, captures=here_captures)))
        yield from here
        if home is None or board.men[home] is not None or is_shut(board.memory, home):
            return
        men = list(board.men)
        men[walk.origin] = None
        start = replace(
            walk,
            begin=home,
            moves=walk.moves and self.moves,
            captures=walk.captures and self.captures,
            choice=home,
            board=tuple(men),
        )
        straight = {_arrival(move) for move in here}
        for move in board.walk(start):
            if move.target != walk.origin and _arrival(move) not in straight:
                yield move


def _arrival(move: PlainMove) -> tuple[int, int | None, Kind | None]:
    """Return what a move from home has in common with the same move straight."""
    return move.target, move.captured, move.promotion


def _grid_of(condition: Condition) -> Rebirth | None:
    """Return the grid of a condition of which the men stay as they are; None if not played."""
    grid = rebirth_of(options_of(condition), Occupied.STRICT)
    if grid is None or grid.place in CHOSEN or grid.place is Place.DIAGRAM:
        return None
    if grid.occupied is not Occupied.STRICT or grid.steps or grid.turncoat:
        return None
    return None if grid.decider is Decider.CLONE else grid


def _anticirce(condition: Condition) -> PlayedCondition | None:
    grid, options = _grid_of(condition), options_of(condition)
    if grid is None:
        return None
    return Anticirce("RexExclusive" not in options, grid, "Cheylan" not in options)


def _immun(condition: Condition) -> PlayedCondition | None:
    grid, options = _grid_of(condition), options_of(condition)
    if grid is None or options.flags & {"Calvet", "Cheylan", "Strict"}:
        return None
    return Immun("RexInclusive" in options, grid)


def _mars(captures: bool, moves: bool, also: bool, with_kings: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        grid, options = _grid_of(condition), options_of(condition)
        if grid is None or options.flags & {"Calvet", "Cheylan", "Strict", "PWC", "Equipollents"}:
            return None
        if grid.decider is not Decider.SELF:
            return None
        kings = "RexInclusive" in options or (with_kings and "RexExclusive" not in options)
        return Mars(kings, grid, captures, moves, also)

    return made


ROWS: Final[Mapping[str, Played]] = {
    "marscirce": _mars(captures=True, moves=False, also=False, with_kings=True),
    "marsmirrorcirce": _mars(captures=True, moves=False, also=False, with_kings=True),
    "phantom": _mars(captures=True, moves=True, also=True, with_kings=False),
    "immun": _immun,
    **dict.fromkeys(
        (
            "anticirce",
            "mirroranticirce",
            "fileanticirce",
            "symmetryanticirce",
            "antipodeananticirce",
            "equipollentsanticirce",
        ),
        _anticirce,
    ),
}
