# SPDX-License-Identifier: GPL-3.0-or-later
"""Anticirce and its kin: home squares that those who capture go to, start from, or leave empty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.solver.conditions.condition import as_kind
from composer.solver.conditions.rebirths import anticirce as told
from composer.solver.conditions.rebirths.rebirth import CHOSEN, Occupied, Rebirth
from composer.solver.setup import is_promoted, promotion_kinds
from oracle.conditions.condition import (
    ConditionedBoard,
    Draft,
    Memory,
    PlainMove,
    RuledCondition,
    Walk,
)
from oracle.conditions.rebirths.homes import begin_homes, carry_homes
from oracle.conditions.rebirths.rebirth import (
    Capture,
    concerns,
    is_free_after,
    is_last_rank,
    is_shut,
    outcome,
    reborn,
    square_of_rebirth,
)

_HOME: Final = "anticirce home of "


class _Gridded(RuledCondition):
    """A condition with a grid."""

    with_kings: bool
    grid: Rebirth

    def _is_spared(self, man: Man) -> bool:
        return (man.is_royal and not self.with_kings) or not concerns(self.grid, man)


class Anticirce(_Gridded, told.Anticirce):
    """A man who captures is reborn at once, and captures only if he can be."""

    def _capture(self, board: ConditionedBoard, move: PlainMove, side: Colour) -> Capture | None:
        """Return the capture after which who captured is reborn, if a move of a side is one."""
        victim = None if move.captured is None else board.men[move.captured]
        man = board.men[move.origin]
        if victim is None or man is None or move.captured is None or self._is_spared(man):
            return None
        if move.promotion is not None:
            man = as_kind(man, move.promotion)
        home = board.memory.get(f"{_HOME}{move.origin}")
        return Capture(man, victim, side, move.captured, move.origin, home)

    def _square(self, capture: Capture) -> int | None:
        """Return the one square of rebirth; None if it is off board."""
        man = capture.who
        whose = capture.side if man.colour is Colour.NEUTRAL else man.colour
        return square_of_rebirth(self.grid, capture, reborn(self.grid, capture), whose)

    def _is_free(self, board: ConditionedBoard, move: PlainMove, cell: int | None) -> bool:
        """Tell whether a cell is empty after a capture, who captured being taken up again."""
        if cell is None:
            return False
        return cell == move.target or is_free_after(board, move, cell)

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the move with each square of rebirth, and each promotion there."""
        capture = None if walk.checking else self._capture(board, move, walk.side)
        if capture is None:
            return (move,)
        man = reborn(self.grid, capture)
        if self.grid.place in CHOSEN:
            return self._chosen(board, move, man, walk.side)
        cell = self._square(capture)
        if cell is None or move.promotion is not None or not self._is_free(board, move, cell):
            return (move,)
        return _promoted(board, move, man, cell, walk.side)

    def _chosen(
        self, board: ConditionedBoard, move: PlainMove, man: Man, side: Colour
    ) -> Iterator[PlainMove]:
        if self.grid.occupied is Occupied.RELAXED:
            yield move
        for cell in range(64):
            if self._is_free(board, move, cell) and (self.stays or cell != move.target):
                yield from _promoted(board, replace(move, choice=cell), man, cell, side)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether the man who captures can be reborn."""
        capture = self._capture(board, move, side)
        if capture is None or self.grid.place in CHOSEN:
            return True
        cell = self._square(capture)
        if cell == move.captured and not self.stays:
            return False
        return self.grid.occupied is Occupied.RELAXED or self._is_free(board, move, cell)

    def effects(self, draft: Draft) -> None:
        """Let the man who captured be reborn."""
        capture = self._capture(draft.before, draft.move, draft.side)
        if capture is None or draft.at is None or draft.board[draft.at] is None:
            return
        cell = draft.move.choice if self.grid.place in CHOSEN else self._square(capture)
        if cell is None or is_shut(draft.memory, cell):
            return
        if cell == draft.at or draft.board[cell] is None:
            man = draft.man_at(draft.at)
            now = reborn(self.grid, replace(capture, who=man))
            made = outcome(self.grid, now, draft.move) or now
            draft.carry(draft.at, cell, None if made is man else made)
            draft.at = cell


class DiagramAnticirce(Anticirce, told.DiagramAnticirce):
    """Anticirce by which men are reborn where they stood in the diagram."""

    def begin(self, start: Position) -> Memory:
        """Return of each man that he is at home."""
        return begin_homes(_HOME, start)

    def effects(self, draft: Draft) -> None:
        """Let the man who captured be reborn, and remember whose home is where."""
        super().effects(draft)
        carry_homes(_HOME, draft)


class Immun(_Gridded, told.Immun):
    """A man is captured only if his square of rebirth is empty."""

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
        cell = square_of_rebirth(self.grid, capture, victim, whose)
        return cell is not None and is_free_after(board, move, cell)


class Geneva(_Gridded, told.Geneva):
    """A man captures only if his square of rebirth is empty, and not from there."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether that is so, if he captures."""
        if move.captured is None or self._is_spared(move.man):
            return True
        capture = Capture(move.man, move.man, side, move.origin, move.origin)
        cell = square_of_rebirth(self.grid, capture, move.man, side)
        return cell is not None and cell != move.origin and is_free_after(board, move, cell)


class Mars(_Gridded, told.Mars):
    """A man starts from his home square, if that is empty: to capture, or for other moves."""

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return the moves from where the man stands, then those from his home square."""
        if self._is_spared(walk.man) or walk.begin != walk.origin:
            return None
        return self._walked(board, walk)

    def _walked(self, board: ConditionedBoard, walk: Walk) -> Iterator[PlainMove]:
        man = walk.man
        capture = Capture(man, man, walk.side, walk.origin, walk.origin)
        home = square_of_rebirth(self.grid, capture, man, walk.side)
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


def _promoted(
    board: ConditionedBoard, move: PlainMove, man: Man, cell: int, side: Colour
) -> Iterable[PlainMove]:
    """Return a move once for each man that a pawn becomes who is reborn on a cell."""
    if not is_promoted(man.kind) or not is_last_rank(cell, side):
        return (move,)
    return [replace(move, kind=kind) for kind in promotion_kinds(board.start, man.kind)]
