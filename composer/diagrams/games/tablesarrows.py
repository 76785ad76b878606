# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrows of a play upon the board of tables: from stone to place, step by step."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final

from composer.diagrams.games.board import SIDE
from composer.diagrams.games.path import line, polygon
from composer.diagrams.games.picture import Item, Picture, Shape
from composer.diagrams.games.tablesplaces import Place, places_of, size_of
from composer.games.tables import TablesPosition
from composer.rules.historic.tables.row import BAR, OFF

_BLUE: Final = "#2a5db8"
_CASING: Final = "#ffffff"
_MAN: Final = 42.0  # units of a stone, by which an arrow is as thick as on other boards
_OFF: Final = 4.0  # units from the edge to which an arrow of a man borne off goes


def arrows_picture(
    position: TablesPosition, steps: Iterable[tuple[int, int]], *, turned: bool = False
) -> Picture:
    """Return the arrows of a play, for a painter who has painted the board without coordinates.

    Args:
        position: before the play; the side to throw makes it.
        steps: from which point to which, in order; to `OFF` where a man is borne off.
        turned: whether the board is seen from the other side.
    """
    return Picture(*size_of(position.row), tuple(_arrows(position, steps, turned)))


def _arrows(
    position: TablesPosition, steps: Iterable[tuple[int, int]], turned: bool
) -> Iterator[Item]:
    row, places = position.row, places_of(position.row, turned)
    men = {**position.by_point(position.turn), BAR: position.count(position.turn, BAR)}
    bar = row.points + row.player_ids.index(position.turn)
    for start, end in steps:
        count = max(1, men.get(start, 0))
        foot = places[bar if start == BAR else start - 1]
        origin = foot.stone(count, count)
        men[start] = count - 1
        if end != OFF:
            there = men.get(end, 0) + 1
            men[end] = there
            target = places[end - 1].stone(there, there)
        else:
            target = _outside(foot, origin, size_of(row)[1])
        yield from _arrow(origin, target)


def _outside(foot: Place, origin: tuple[float, float], height: float) -> tuple[float, float]:
    """Return where the arrow of a man borne off goes: over the nearest edge of the board."""
    target = (origin[0], _OFF if origin[1] < height / 2 else height - _OFF)
    if abs(target[1] - origin[1]) < _MAN:  # out of the board beside its foot
        return (SIDE - _OFF if foot.x > SIDE / 2 else _OFF, origin[1])
    return target


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> Iterator[Item]:
    """Yield an arrow from a place to another, in units; a stone says how thick it is."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    if not length:
        return
    ux, uy = dx / length, dy / length
    wide = max(2.0, 7 / 72 * _MAN)
    begin = (start[0] + ux * 0.12 * _MAN, start[1] + uy * 0.12 * _MAN)
    tip = (end[0] - ux * 0.08 * _MAN, end[1] - uy * 0.08 * _MAN)
    neck = (tip[0] - ux * 2.6 * wide, tip[1] - uy * 2.6 * wide)
    shaft = line((begin, neck))
    head = polygon(
        (
            tip,
            (neck[0] - uy * 1.6 * wide, neck[1] + ux * 1.6 * wide),
            (neck[0] + uy * 1.6 * wide, neck[1] - ux * 1.6 * wide),
        )
    )
    yield Shape(shaft, stroke=_CASING, width=wide + 2)
    yield Shape(head, _CASING, _CASING, 2.0)
    yield Shape(shaft, stroke=_BLUE, width=wide)
    yield Shape(head, _BLUE)
