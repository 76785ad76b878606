# SPDX-License-Identifier: GPL-3.0-or-later
"""Who observes a cell: captures there by his own ways, whosever man stands on it."""

from __future__ import annotations

from collections.abc import Iterator

from composer.problem.men import Colour
from oracle.conditions.condition import ConditionedBoard


def observers(board: ConditionedBoard, cell: int, side: Colour) -> Iterator[int]:
    """Yield the cells of the men of a side, neutral ones too, who observe what is on a cell."""
    for origin, man in enumerate(board.men):
        if man is None or origin == cell or man.colour is side.other:
            continue
        if board.captures_there(origin, cell, side):
            yield origin


def is_observed(board: ConditionedBoard, cell: int, side: Colour) -> bool:
    """Tell whether any man of a side observes what stands on a cell."""
    return any(True for _ in observers(board, cell, side))
