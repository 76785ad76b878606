# SPDX-License-Identifier: GPL-3.0-or-later
"""Madrasi and its family: men whom enemies of certain kinds paralyse."""

from __future__ import annotations

from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.solver.conditions import paralysis as told
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition
from oracle.conditions.observing import observers

PARALYSERS: Final = {
    Kind.PAWN: Kind.QUEEN,
    Kind.QUEEN: Kind.ROOK,
    Kind.ROOK: Kind.BISHOP,
    Kind.BISHOP: Kind.KNIGHT,
    Kind.KNIGHT: Kind.PAWN,
}
"""The kind by which each is paralysed in Eiffel chess."""
_LAST_MAN: Final = "last man "


def is_observed_by_kind(board: ConditionedBoard, cell: int, side: Colour, kind: Kind) -> bool:
    """Tell whether a man of a kind, of a side or neutral, observes what stands on a cell."""
    return any(
        man is not None
        and man.kind is kind
        and origin != cell
        and man.colour is not side.other
        and board.captures_there(origin, cell, side)
        for origin, man in enumerate(board.men)
    )


def _man_at(board: ConditionedBoard, cell: int) -> Man:
    man = board.men[cell]
    assert man is not None
    return man


class Madrasi(RuledCondition, told.Madrasi):
    """A man whom an enemy man of his own kind observes neither moves nor captures nor checks."""

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether he is not paralysed."""
        man = _man_at(board, origin)
        if man.is_royal and not self.with_kings:
            return True
        return not is_observed_by_kind(board, origin, side.other, man.kind)


class Eiffel(RuledCondition, told.Eiffel):
    """A man is paralysed while an enemy man of one certain kind observes him."""

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether he is not paralysed."""
        kind = PARALYSERS.get(_man_at(board, origin).kind)
        return kind is None or not is_observed_by_kind(board, origin, side.other, kind)


class PartialParalysis(RuledCondition, told.PartialParalysis):
    """A man does not go where an enemy man who observes him could go from his cell."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no observer has that move."""
        man = _man_at(board, move.origin)
        target = move.captured if checking else move.target
        assert target is not None
        return not any(
            board.goes_there(
                move.origin, Man.of(man.colour, _man_at(board, observer).kind), target, side
            )
            for observer in observers(board, move.origin, side.other)
        )


class Disparate(RuledCondition, told.Disparate):
    """A side does not move a man of the kind that the other side moved just before."""

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether he is of another kind."""
        last = board.memory.get(_LAST_MAN + side.other.value)
        return last is None or last != int(_man_at(board, origin).kind)

    def effects(self, draft: Draft) -> None:
        """Remember who moved."""
        draft.memory.pop(_LAST_MAN + draft.side.other.value, None)
        draft.memory[_LAST_MAN + draft.side.value] = int(draft.move.man.kind)
