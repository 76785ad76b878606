# SPDX-License-Identifier: GPL-3.0-or-later
"""SAT and strict SAT: kings who are in check while they have a flight."""

from __future__ import annotations

from typing import Final

from composer.problem.men import SIDES, Colour, Man
from composer.solver.conditions import flights as told
from oracle.conditions.checking import SparedKings
from oracle.conditions.condition import ConditionedBoard, Draft, Memory, Walk

_ATTACKED: Final = "attacked once "


class SAT(SparedKings, told.SAT):
    """A king is in check while he could step to a square where nobody attacks him."""

    def effects(self, draft: Draft) -> None:
        """Remember whose king is attacked."""
        if not self.strict:
            return
        after = draft.before.with_men(dict(enumerate(draft.board)))
        for side in SIDES:
            if after.captures_royal(side.other, side):
                draft.memory[_ATTACKED + side.value] = 1

    def begin_on(self, board: ConditionedBoard) -> Memory:
        """Return whose king is attacked in the diagram."""
        attacked = (side for side in SIDES if board.captures_royal(side.other, side))
        return {_ATTACKED + side.value: 1 for side in attacked} if self.strict else {}

    def checks(self, board: ConditionedBoard, side: Colour) -> bool | None:
        """Tell whether the king has flights enough."""
        once = board.memory.get(_ATTACKED + side.value) if self.strict else self.extra
        calm = once and not board.captures_royal(side.other, side)
        return any(
            _flights(board, cell, man, side) >= self.extra + (not calm)
            for cell, man in enumerate(board.men)
            if man is not None and man.is_royal and man.colour in (side, Colour.NEUTRAL)
        )


def _flights(board: ConditionedBoard, king: int, man: Man, side: Colour) -> int:
    """Return how many steps a king could make to where nobody attacks him."""
    found = 0
    for move in board.walk(Walk(man, man, king, king, side, bare=True)):
        other = None if move.captured is None else board.men[move.captured]
        if other is not None and other.is_royal:
            continue
        fled = board.with_men({king: None, move.target: man})
        found += not fled.captures_royal(side.other, side)
    return found
