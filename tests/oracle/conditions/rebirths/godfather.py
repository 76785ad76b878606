# SPDX-License-Identifier: GPL-3.0-or-later
"""Parrain Circe and Circe at the next capture: captured men who are reborn later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.solver.conditions.rebirths import godfather as told
from composer.solver.setup import is_promoted, promotion_kinds
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition, Walk
from oracle.conditions.rebirths.rebirth import (
    beyond,
    is_free_after,
    is_last_rank,
    is_shut,
    promoted_man,
)

_WAITING: Final = "waits "
"""How the memory of a man who was captured last begins; his letters follow."""


class ParrainCirce(RuledCondition, told.ParrainCirce):
    """A captured man, kings excepted, is reborn after the next move."""

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the move with each promotion of a pawn who is reborn after it."""
        waiting = None if walk.checking else _waiting(board.memory, board.start)
        if waiting is None or not is_promoted(waiting[0].kind):
            return (move,)
        man, where = waiting
        cell = self._square(where, move)
        if cell is None or not is_last_rank(cell, _whose(man, walk.side)):
            return (move,)
        if not _is_empty_after(board, move, cell):
            return (move,)
        return [replace(move, kind=kind) for kind in promotion_kinds(board.start, man.kind)]

    def effects(self, draft: Draft) -> None:
        """Let the man who was captured before be reborn; remember who is captured now."""
        waiting = _waiting(draft.memory, draft.before.start)
        _forget(draft.memory)
        if waiting is not None:
            man, where = waiting
            home = self._square(where, draft.move)
            if home is not None and draft.board[home] is None and not is_shut(draft.memory, home):
                draft.add(home, man, promoted_man(man, draft.move))
        _remember(draft)

    def forgets(self, memory: dict[str, int]) -> None:
        """Let nobody wait any more: who is reborn after the next move is not after a later one."""
        _forget(memory)

    def _square(self, where: int, move: PlainMove) -> int | None:
        """Return where who was captured on a cell is reborn after a move; None if off board."""
        target = move.target
        if move.castling is not None:  # the ways of king and rook together
            target += (move.origin + move.target) // 2 - move.castling.rook_square
        return beyond(where, move.origin, target, self.times)


class WaitingCirce(RuledCondition, told.WaitingCirce):
    """A captured man, kings excepted, is reborn where he was captured when the next man is."""

    def effects(self, draft: Draft) -> None:
        """After a capture let the man who was captured before be reborn; remember this one."""
        if draft.victim is None or draft.victim.is_royal:
            return
        waiting = _waiting(draft.memory, draft.before.start)
        _forget(draft.memory)
        if waiting is not None:
            man, where = waiting
            if draft.board[where] is None and not is_shut(draft.memory, where):
                draft.add(where, man)
        _remember(draft)


def _forget(memory: dict[str, int]) -> None:
    for name in [each for each in memory if each.startswith(_WAITING)]:
        del memory[name]


def _remember(draft: Draft) -> None:
    """Remember who was captured, and where."""
    victim, cell = draft.victim, draft.move.captured
    if victim is not None and cell is not None and not victim.is_royal:
        draft.memory[_WAITING + victim.letter] = cell


def _waiting(memory: Mapping[str, int], start: Position) -> tuple[Man, int] | None:
    """Return who was captured by the last move, and where."""
    defined = {man.kind.code: man.kind for _, man in start if man.kind.is_defined}
    for name, where in memory.items():
        if name.startswith(_WAITING):
            return Man.from_fen(name[len(_WAITING) :], defined), where
    return None


def _whose(man: Man, side: Colour) -> Colour:
    """Return as whose a man counts who is reborn after a move of a side."""
    return side if man.colour is Colour.NEUTRAL else man.colour


def _is_empty_after(board: ConditionedBoard, move: PlainMove, cell: int) -> bool:
    if move.castling is not None:
        changes = dict(move.changes)
        return changes.get(cell, board.men[cell]) is None and not is_shut(board.memory, cell)
    return is_free_after(board, move, cell)
