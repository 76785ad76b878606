# SPDX-License-Identifier: GPL-3.0-or-later
"""Who observes a cell: captures there by his own ways, whosever man stands on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.geometry.geometry import CHESSBOARD
from composer.problem.attacks import movement_of
from composer.problem.men import SIDES, Colour, Man
from composer.rules.arrivals import arrivals
from composer.rules.trails import Cells, trails
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


def lines_between(men: Sequence[Man | None], origin: int, cell: int) -> Sequence[Cells]:
    """Return the lines along which a man captures what stands on a cell, each from his own cell.

    A neutral man looks along a line but once.
    """
    man = men[origin]
    assert man is not None
    found: list[Cells] = []
    for side in SIDES:
        if man.colour is side.other:
            continue
        lines = [
            (origin, *trail.cells)
            for trail in trails(movement_of(man.kind), CHESSBOARD, origin, side is Colour.WHITE)
            if any(arrival.captured == cell for arrival in arrivals(men, trail))
        ]
        found += (line for line in lines if side is not SIDES[1] or line not in found)
    return found
