# SPDX-License-Identifier: GPL-3.0-or-later
"""Messigny chess and swapping kings: men who change places with each other."""

from __future__ import annotations

from collections.abc import Iterable

from composer.problem.men import Colour
from composer.problem.position import Position
from composer.solver.conditions import exchanges as told
from oracle.conditions.condition import ConditionedBoard, Draft, Memory, PlainMove, RuledCondition

_ONE, _OTHER = "messigny one", "messigny other"


class Messigny(RuledCondition, told.Messigny):
    """Instead of a move two men of one kind and different sides may change places."""

    def begin(self, start: Position) -> Memory:
        """Return that nobody has changed places."""
        return {_ONE: 0, _OTHER: 0}

    def more(self, board: ConditionedBoard, side: Colour) -> Iterable[PlainMove]:
        """Yield the exchanges."""
        tired = (board.memory[_ONE] - 1, board.memory[_OTHER] - 1)
        fresh = [
            (cell, man)
            for cell, man in enumerate(board.men)
            if man is not None and cell not in tired
        ]
        for origin, man in fresh:
            if man.colour is side.other or (man.is_royal and not self.with_kings):
                continue
            for target, other in fresh:
                if other.colour is not side and other.kind is man.kind and origin != target:
                    yield PlainMove(man, origin, target, exchanges=True)

    def effects(self, draft: Draft) -> None:
        """Remember who changed places."""
        exchanges = draft.move.exchanges
        draft.memory[_ONE] = draft.move.origin + 1 if exchanges else 0
        draft.memory[_OTHER] = draft.move.target + 1 if exchanges else 0


def _swap_kings(draft: Draft) -> None:
    kings = {
        man.colour: cell
        for cell, man in reversed(list(enumerate(draft.board)))
        if man is not None and man.is_royal
    }
    white, black = kings.get(Colour.WHITE), kings.get(Colour.BLACK)
    if white is None or black is None:
        return
    draft.swap(black, white)
    if draft.at in (white, black):
        draft.at = white if draft.at == black else black


class SwappingKings(RuledCondition, told.SwappingKings):
    """When a king is put in check, the two kings change places."""

    def effects(self, draft: Draft) -> None:
        """Swap the kings if the other side is in check now."""
        after = draft.before.with_men(dict(enumerate(draft.board)))
        if after.in_check(draft.side.other):
            _swap_kings(draft)


_UNSAFE = "oscillating from check"


class OscillatingKings(RuledCondition, told.OscillatingKings):
    """After every move of a side the two kings change places."""

    def effects(self, draft: Draft) -> None:
        """Swap the kings, and remember whether the own one was in check before."""
        draft.memory.pop(_UNSAFE, None)
        if (draft.side is Colour.WHITE) is not self.white:
            return
        after = draft.before.with_men(dict(enumerate(draft.board)))
        if self.from_safety and after.in_check(draft.side):
            draft.memory[_UNSAFE] = 1
        if not self.in_check or after.in_check(draft.side.other):
            _swap_kings(draft)

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether the own king was in no check."""
        mine = (side is Colour.WHITE) is self.white
        return checking or not mine or _UNSAFE not in after.memory
