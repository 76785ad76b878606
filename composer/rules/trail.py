# SPDX-License-Identifier: GPL-3.0-or-later
"""A trail: a row of cells in the order in which a man meets them, and what he does there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.rules.movement import Landing

Cells = tuple[int, ...]


class TrailKind(Enum):
    """What a man does along a trail."""

    RIDE = "ride"
    """He arrives on an empty cell, or captures the first man that he meets."""
    HOP = "hop"
    """He passes a hurdle, and arrives where his landing says."""
    LOCUST = "locust"
    """He captures the man whom he hops over, and arrives on the empty cell beyond."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A row of cells that a man goes along from one cell.

    Attributes:
        kind: what he does there.
        cells: the cells in the order in which he meets them.
        first_stop: of a ride, the place in `cells` of the first one where he may arrive.
        period: of a ride, he may arrive on each such cell from there on.
        may_move: whether he may arrive on an empty cell.
        may_capture: whether he may capture.
        near: whether the hurdle must stand on the first cell.
        hurdles: how many hurdles there are.
        spares: whose men are no hurdles (`w`, `b`), if those of one side are none.
        landing: where he lands after them.
        distance: how many cells beyond the last hurdle.
        aside: of a landing aside, where he arrives after a hurdle on each cell; None off board.
        passed: the cell that a double step passes over, if the pawn can be captured in passing.
        in_passing: whether he captures in passing.
    """

    kind: TrailKind
    cells: Cells
    first_stop: int = 0
    period: int = 1
    may_move: bool = True
    may_capture: bool = True
    near: bool = False
    hurdles: int = 1
    spares: str = ""
    landing: Landing = Landing.BEYOND
    distance: int = 1
    aside: tuple[int | None, ...] = ()
    passed: int | None = None
    in_passing: bool = False
