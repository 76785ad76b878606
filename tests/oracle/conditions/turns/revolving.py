# SPDX-License-Identifier: GPL-3.0-or-later
"""Actuated revolving centre and board: squares that turn with what stands on them."""

from __future__ import annotations

from composer.problem.squares import file_of, rank_of, square_at
from composer.solver.conditions.turns import revolving as told
from oracle.conditions.condition import Draft, RuledCondition

_CENTRE = frozenset(square_at(file, rank) for file in (3, 4) for rank in (3, 4))


class Revolving(RuledCondition, told.Revolving):
    """After a move the board turns clockwise by a quarter, or its four middle squares do."""

    def effects(self, draft: Draft) -> None:
        """Turn the squares, and whoever stands on them."""
        if not self.whole and not {draft.move.origin, draft.move.target} & _CENTRE:
            return
        before = list(draft.board)
        for cell, man in enumerate(before):
            draft.board[self._turned(cell)] = man
        if draft.at is not None:
            draft.at = self._turned(draft.at)
        if draft.pawn is not None and draft.passed is not None:
            draft.pawn = self._turned(draft.pawn)
            draft.passed = self._turned(draft.passed)

    def _turned(self, cell: int) -> int:
        if not self.whole and cell not in _CENTRE:
            return cell
        return square_at(rank_of(cell), 7 - file_of(cell))
