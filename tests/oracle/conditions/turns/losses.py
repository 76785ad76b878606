# SPDX-License-Identifier: GPL-3.0-or-later
"""Lost pieces: men who would be mated if they were kings vanish."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour, Man
from composer.solver.conditions.turns import losses as told
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition
from oracle.conditions.observing import is_observed

_TRIED: Final = "whether only it is tried what saves men"


class LostPieces(RuledCondition, told.LostPieces):
    """After a move the other side's men who would be mated if they were kings vanish, but kings."""

    def effects(self, draft: Draft) -> None:
        """Let them vanish."""
        if _TRIED in draft.memory:
            return
        before = draft.before.men
        changes = tuple(
            (cell, man) for cell, man in enumerate(draft.board) if man is not before[cell]
        )
        moved = replace(
            draft.move,
            changes=changes,
            memory=(*draft.memory.items(), (_TRIED, 1)),
            passed=draft.passed,
            pawn=draft.pawn,
        )
        for cell in _lost(draft.before.after(moved)):
            draft.remove(cell)
            if draft.at == cell:
                draft.at = None
            if draft.pawn == cell:
                draft.passed = draft.pawn = None

    def passes(self, board: ConditionedBoard) -> Iterable[int]:
        """Return who vanishes when the other side has passed."""
        trying = PlainMove(_a_man(board), 0, 0, memory=(*board.memory.items(), (_TRIED, 1)))
        return _lost(board.turned_to(board.turn.other).after(trying))


def _a_man(board: ConditionedBoard) -> Man:
    return next(man for man in board.men if man is not None)


def _lost(board: ConditionedBoard) -> list[int]:
    """Return where men of the side to move stand who are lost."""
    return [
        cell
        for cell, man in enumerate(board.men)
        if man is not None
        and man.colour is not board.turn.other
        and not man.is_royal
        and is_observed(board, cell, board.turn.other)
        and not any(_saves(board, move, cell) for move in _moves(board, board.turn))
    ]


def _moves(board: ConditionedBoard, side: Colour) -> Iterable[PlainMove]:
    for origin, man in enumerate(board.men):
        if man is not None and man.colour is not side.other:
            yield from board.candidates_from(origin, side, False)


def _saves(board: ConditionedBoard, move: PlainMove, cell: int) -> bool:
    where = move.at if move.origin == cell else cell
    if where is None or move.captured == cell:
        return True
    return not is_observed(board.after(move), where, board.turn.other)
