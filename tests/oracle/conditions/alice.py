# SPDX-License-Identifier: GPL-3.0-or-later
"""Alice chess: two boards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from composer.problem.men import Colour, Man
from composer.solver.conditions import alice as told
from composer.solver.conditions.condition import BEYOND, with_quality, without_quality
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition, Walk


class Alice(RuledCondition, told.Alice):
    """Men stand on one of two boards, and go over to the other with each move."""

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return the moves among the men of his own board."""
        if walk.board is not None:
            return None
        beyond = BEYOND in walk.man.qualities
        own = tuple(
            man if man is not None and (BEYOND in man.qualities) == beyond else None
            for man in board.men
        )
        return board.walk(replace(walk, board=own))

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody stands where he arrives on the other board."""
        return move.captured == move.target or (
            board.men[move.target] is None or move.target == move.origin
        )

    def effects(self, draft: Draft) -> None:
        """Bring those who moved over to the other board."""
        cells = [draft.at]
        castling = draft.move.castling
        if castling is not None:
            cells.append(draft.move.target + (-1 if castling.is_short else 1))
        for cell in cells:
            man = None if cell is None else draft.board[cell]
            if cell is not None and man is not None:
                draft.board[cell] = _over(man)

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether the king was safe where he arrived, before he went over."""
        man = after.men[move.target]
        if checking or man is None or not man.is_royal:
            return True
        return not after.with_men({move.target: _over(man)}).in_check(side)


def _over(man: Man) -> Man:
    change = without_quality if BEYOND in man.qualities else with_quality
    return change(man, BEYOND)
