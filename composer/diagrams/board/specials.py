# SPDX-License-Identifier: GPL-3.0-or-later
"""Special squares as SVG: holes, wormholes, magic squares, imitators, and the lines of a grid.

All are drawn in black with white beside it, so that they are seen on every board, and of paths
and circles alone, which every form of a diagram has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import MappingProxyType
from typing import Final

from composer.diagrams.letters.lettering import outlined_text
from composer.diagrams.style.annotations import Annotations
from composer.diagrams.style.measures import PIECE_BOX, SIDE, corner, number
from composer.diagrams.style.style import DiagramStyle
from composer.problem.squares import file_of, rank_of
from composer.rules.grids import Edge
from composer.rules.specialsquares import Special

GRID_LINE: Final = 2.8  # units of the width of a line of a grid
_HATCHES: Final = 8  # lines of a hole each way
_MIDDLE: Final = PIECE_BOX / 2
_BALL: Final = 14.5  # units of the radius of an imitator


def special_drawing(special: Special) -> str:
    """Return the drawing of a special square in a box of 45 units, to lie under a man."""
    return _DRAWINGS[special]


def special_squares_drawn(notes: Annotations, style: DiagramStyle) -> Iterator[str]:
    """Yield the special squares of a board, then the lines of its grid."""
    for square, special in notes.special:
        x, y = corner(square, style.flipped)
        yield f'<g transform="translate({x} {y})">{special_drawing(special)}</g>'
    if notes.grid:
        yield (
            f'<path d="{grid_path(notes.grid, style.flipped)}" fill="none" stroke="{style.ink}"'
            f' stroke-width="{number(GRID_LINE)}" stroke-linecap="square"/>'
        )


def grid_path(edges: Iterable[Edge], flipped: bool) -> str:
    """Return the path of the lines of a grid, each as long as it runs, in units of a board."""
    lines = (map(number, line) for line in lines_within(edges, flipped))
    return "".join(f"M{x1} {y1}L{x2} {y2}" for x1, y1, x2, y2 in lines)


def lines_within(
    edges: Iterable[Edge], flipped: bool
) -> Iterator[tuple[float, float, float, float]]:
    """Yield the lines of a grid as `grid_lines`; their square ends stay within the board."""
    half = GRID_LINE / 2
    for x1, y1, x2, y2 in grid_lines(edges, flipped):
        if x1 == x2:
            yield x1, _within(y1, half), x2, _within(y2, half)
        else:
            yield _within(x1, half), y1, _within(x2, half), y2


def _within(at: int, half: float) -> float:
    return min(SIDE - half, max(half, at))


def grid_lines(edges: Iterable[Edge], flipped: bool) -> Iterator[tuple[int, int, int, int]]:
    """Yield the lines of a grid from end to end (x, y, x, y), in units from the board's corner."""
    rows: dict[tuple[bool, int], set[int]] = {}
    for low, high in edges:
        across = high - low == 8
        where = (across, rank_of(high)) if across else (across, file_of(high))
        rows.setdefault(where, set()).add(file_of(high) if across else rank_of(high))
    for (across, line), places in sorted(rows.items()):
        for start, end in _runs(places):
            ends = (start, line, end, line) if across else (line, start, line, end)
            yield _in_units(ends, flipped)


def _runs(places: set[int]) -> Iterator[tuple[int, int]]:
    """Yield where runs of neighbouring numbers begin, and behind them end."""
    for start in sorted(places):
        if start - 1 not in places:
            end = start
            while end in places:
                end += 1
            yield start, end


def _in_units(ends: tuple[int, int, int, int], flipped: bool) -> tuple[int, int, int, int]:
    x1, y1, x2, y2 = (PIECE_BOX * end for end in ends)
    if flipped:
        return SIDE - x1, y1, SIDE - x2, y2
    return x1, SIDE - y1, x2, SIDE - y2


def _hole() -> str:
    """Return a square hatched both ways: nobody stands or goes there."""
    step = 2 * PIECE_BOX / _HATCHES
    path = []
    for index in range(_HATCHES):
        reach = (index + 0.5) * step
        x, y = max(0.0, reach - PIECE_BOX), min(reach, float(PIECE_BOX))
        path.append(f"M{number(x)} {number(y)}L{number(y)} {number(x)}")
        path.append(f"M{number(PIECE_BOX - x)} {number(y)}L{number(PIECE_BOX - y)} {number(x)}")
    return (
        f'<path d="M0 0H{PIECE_BOX}V{PIECE_BOX}H0Z" fill="#fff"/>'
        f'<path d="{"".join(path)}" fill="none" stroke="#000" stroke-width="1.4"/>'
        f'<path d="M0.7 0.7H44.3V44.3H0.7Z" fill="none" stroke="#000" stroke-width="1.4"/>'
    )


def _ring() -> str:
    circle = f'<circle cx="{number(_MIDDLE)}" cy="{number(_MIDDLE)}"'
    return (
        f'{circle} r="18.4" fill="none" stroke="#fff" stroke-width="6.4"/>'
        f'{circle} r="20.2" fill="none" stroke="#000" stroke-width="1.5"/>'
        f'{circle} r="16.6" fill="none" stroke="#000" stroke-width="1.5"/>'
    )


def _framed() -> str:
    path = '<path d="M3.6 3.6H41.4V41.4H3.6Z" fill="none"'
    return (
        f'{path} stroke="#fff" stroke-width="4.6"/>'
        f'{path} stroke="#000" stroke-width="2" stroke-linejoin="miter"/>'
    )


def _ball() -> str:
    letter = outlined_text("I", _MIDDLE, _MIDDLE + 6.4, 18, "middle", bold=True)
    circle = f'<circle cx="{number(_MIDDLE)}" cy="{number(_MIDDLE)}"'
    return (
        f'{circle} r="{number(_BALL + 2.6)}" fill="#fff"/>'
        f'{circle} r="{number(_BALL)}" fill="#000"/>'
        f'<g fill="#fff" stroke="none">{letter}</g>'
    )


_DRAWINGS: Final = MappingProxyType(
    {
        Special.HOLE: _hole(),
        Special.WORMHOLE: _ring(),
        Special.MAGIC: _framed(),
        Special.IMITATOR: _ball(),
    }
)
