# SPDX-License-Identifier: GPL-3.0-or-later
"""Republican chess: kings who are put on the board where they are mated."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.solver.conditions import republican as told
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition, Walk

_PLACING: Final = 16


class Republican(RuledCondition, told.Republican):
    """There are no kings; who moves may put the enemy king on a square where he is mated."""

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Yield the move, and each square besides where the enemy king is mated by it."""
        yield move
        other = walk.side.other
        if walk.checking or board.ahead or _has_king(board, other):
            return  # ahead: whether a king is mated where he is put does not hang on putting others
        if board.is_judging_mate and not self.answers:
            return
        after, king = board.after(board.made(move, walk.side)), Man.of(other, Kind.KING)
        for cell, man in enumerate(after.men):
            if man is None:
                mated = after.with_men({cell: king})
                mated.ahead += 1
                if mated.in_check(other) and not mated.has_escape():
                    yield replace(move, choice=cell, flag=_PLACING)

    def effects(self, draft: Draft) -> None:
        """Put the king on the board."""
        if draft.move.flag == _PLACING and draft.move.choice is not None:
            draft.add(draft.move.choice, Man.of(draft.side.other, Kind.KING))


def _has_king(board: ConditionedBoard, side: Colour) -> bool:
    return any(
        man is not None and man.is_royal and man.colour in (side, Colour.NEUTRAL)
        for man in board.men
    )
