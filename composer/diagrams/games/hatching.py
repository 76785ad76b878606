# SPDX-License-Identifier: GPL-3.0-or-later
"""Parallel lines within an outline, cut at its edge here: clip paths are not drawn alike."""

from __future__ import annotations

import math

from composer.diagrams.games.path import LINE, MOVE, Path, Step


def hatching(path: Path, gap: float, degrees: float) -> Path:
    """Return lines within an outline.

    Args:
        path: the outline; parts within others are holes.
        gap: units from a line to the next.
        degrees: how the lines rise to the right; 90 is upright.
    """
    # Turned so that the lines lie flat, cut there, and turned back.
    turned = path.rotated(degrees)
    polygons = turned.flat()
    if not polygons:
        return Path(())
    low = min(y for polygon in polygons for _, y in polygon)
    high = max(y for polygon in polygons for _, y in polygon)
    steps: list[Step] = []
    for index in range(math.ceil(low / gap), math.floor(high / gap) + 1):
        y = index * gap + 1e-6
        crossed = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for polygon in polygons
            for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True)
            if (y1 > y) != (y2 > y)
        )
        for start, end in zip(crossed[::2], crossed[1::2], strict=False):
            steps += [(MOVE, (start, y)), (LINE, (end, y))]
    return Path(tuple(steps)).rotated(-degrees)
