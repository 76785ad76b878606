# SPDX-License-Identifier: GPL-3.0-or-later
"""Anticirce and its kin: home squares that those who capture go to, start from, or leave empty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from composer.problem.men import Colour, Kind, Man
from composer.solver.conditions.condition import as_kind
from composer.solver.conditions.rebirths import anticirce as told
from composer.solver.conditions.rebirths.rebirth import Rebirth
from composer.solver.setup import is_promoted, promotion_kinds
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition, Walk
from oracle.conditions.rebirths.rebirth import (
    Capture,
    concerns,
    is_free_after,
    is_last_rank,
    is_shut,
    promoted_man,
    square_of_rebirth,
)


class _Gridded(RuledCondition):
    """A condition with a grid."""

    with_kings: bool
    grid: Rebirth

    def _is_spared(self, man: Man) -> bool:
        return (man.is_royal and not self.with_kings) or not concerns(self.grid, man)


class Anticirce(_Gridded, told.Anticirce):
    """A man who captures is reborn at once, and captures only if he can be."""

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
        return square_of_rebirth(self.grid, capture, man, whose)

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
