# SPDX-License-Identifier: GPL-3.0-or-later
"""Half-in, All-in and Mainly-in chess: sides that move the men of the other side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour
from composer.solver.conditions.turns import borrowing as told
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition

_BORROWED: Final = 1
_FROM, _TO, _MOVED = "brought from", "brought to", "moved last"


class Borrowing(RuledCondition, told.Borrowing):
    """A side moves the men of the other side, who go, capture and are promoted as ever."""

    def more(self, board: ConditionedBoard, side: Colour) -> Iterable[PlainMove]:
        """Yield the moves of the other side's men; neutral ones go as the other side's."""
        for origin, man in enumerate(board.men):
            if man is None or man.colour is side:
                continue
            for move in board.candidates_from(origin, side.other, False):
                victim = None if move.captured is None else board.men[move.captured]
                if victim is None or not victim.is_royal:
                    bare = replace(move, changes=(), effects=(), memory=None)
                    yield replace(bare, at=None, pawn=None, settled=frozenset(), flag=_BORROWED)
        for castling in board.castlings(side.other):
            yield replace(castling, flag=_BORROWED)

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether a man who may be moved was moved."""
        return checking or self.own or move.flag == _BORROWED


class AllIn(Borrowing, told.AllIn):
    """A side moves any man, but does not bring one back who has just moved without capture."""

    def effects(self, draft: Draft) -> None:
        """Remember what could be taken back."""
        move = draft.move
        self.forgets(draft.memory)
        if draft.victim is None and draft.board[move.target] is move.man:
            draft.memory[_FROM] = move.origin
            draft.memory[_TO] = move.target

    def forgets(self, memory: dict[str, int]) -> None:
        """Forget it."""
        memory.pop(_FROM, None)
        memory.pop(_TO, None)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nothing is taken back."""
        back = (board.memory.get(_TO), board.memory.get(_FROM))
        return checking or move.captured is not None or (move.origin, move.target) != back


class MainlyIn(Borrowing, told.MainlyIn):
    """A side moves any man but the one who has just been moved."""

    def effects(self, draft: Draft) -> None:
        """Remember who was moved."""
        self.forgets(draft.memory)
        if draft.at is not None:
            draft.memory[_MOVED] = draft.at

    def forgets(self, memory: dict[str, int]) -> None:
        """Forget him."""
        memory.pop(_MOVED, None)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether it is another one."""
        return checking or board.memory.get(_MOVED) != move.origin
