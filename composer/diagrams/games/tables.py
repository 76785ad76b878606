# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of the tables games: 24 points in four quarters, stones stacked upon them.

Point 1 lies at the right below, 12 at the left below, 13 above it, 24 at the right above.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from composer.diagrams.games.board import SIDE, DrawnCell, GameBoard, Label, Sort
from composer.diagrams.games.ground import COORDINATE, dark_paint, label_items
from composer.diagrams.games.men.figure import FIGURE_BOX, Side, painted
from composer.diagrams.games.men.shapes import TABLES_STONE
from composer.diagrams.games.path import Path, box, line, polygon
from composer.diagrams.games.picture import Group, Item, Picture, Shape, letters
from composer.diagrams.games.theme import LINEN, GameTheme
from composer.rules.historic.tables import TABLES_BOOK

POINTS: Final = 24
HEIGHT: Final = 420.0
"""Units; the board is 576 wide."""

_RIM: Final = 12.0
_BAR: Final = 24.0
_COLUMN: Final = (SIDE - 2 * _RIM - _BAR) / 12
_TALL: Final = 172.0  # units of the height of a point
_STONE: Final = 42.0
_GUTTER: Final = 22.0
_MOST_APART: Final = 5  # stones that lie side by side on a point; more overlap, and are counted


@cache
def tables_cells(turned: bool = False) -> tuple[DrawnCell, ...]:
    """Return the points, the first at place 0: columns half as high as the board.

    Args:
        turned: whether the board is seen from the other side.
    """
    found = []
    for index in range(POINTS):
        left, above = _place(index, turned)
        top = _RIM if above else HEIGHT / 2
        high = HEIGHT / 2 - _RIM
        middle = top + _STONE / 2 if above else top + high - _STONE / 2
        outline = box(left, top, _COLUMN, high)
        found.append(DrawnCell(outline, left + _COLUMN / 2, middle, _STONE))
    return tuple(found)


@cache
def tables_board(turned: bool = False) -> GameBoard:
    """Return the board as other games have theirs.

    Args:
        turned: whether it is seen from the other side.
    """
    cells, labels = tables_cells(turned), tables_labels(turned)
    gutters = (0.0, _GUTTER, _GUTTER)
    return GameBoard(
        TABLES_BOOK, Sort.TABLES, turned, SIDE, HEIGHT, _COLUMN, cells, labels, *gutters
    )


def _place(index: int, turned: bool) -> tuple[float, bool]:
    """Return the left edge of a point, and whether it hangs from above."""
    index = (index + POINTS // 2) % POINTS if turned else index
    above = index >= 12
    column = index - 12 if above else 11 - index
    return _RIM + column * _COLUMN + (_BAR if column >= 6 else 0.0), above


def tables_labels(turned: bool = False) -> tuple[Label, ...]:
    """Return the numbers of the points, beside the board."""
    found = []
    for index, cell in enumerate(tables_cells(turned)):
        above = _place(index, turned)[1]
        y = -_GUTTER / 2 if above else HEIGHT + _GUTTER / 2
        found.append(Label(str(index + 1), cell.x, y))
    return tuple(found)


def tables_picture(
    white: Sequence[int],
    black: Sequence[int],
    theme: GameTheme = LINEN,
    *,
    coordinates: bool = False,
    turned: bool = False,
) -> Picture:
    """Return a position of a tables game.

    Args:
        white: how many stones White has on each point, point 1 first; none for the board alone.
        black: the same of Black.
        theme: the colours.
        coordinates: whether the points are numbered.
        turned: whether the board is seen from the other side.
    """
    items: list[Item] = list(_ground(theme, turned))
    for stones, side in ((white, Side.LIGHT), (black, Side.DARK)):
        for index, count in enumerate(stones):
            items += _stack(index, count, side, theme, turned)
    if not coordinates:
        return Picture(SIDE, HEIGHT, tuple(items))
    for label in tables_labels(turned):
        items += label_items(label, COORDINATE, theme)
    moved = Group(tuple(items), 1.0, 0.0, _GUTTER)
    return Picture(SIDE, HEIGHT + 2 * _GUTTER, (moved,), 0.0, _GUTTER)


def _ground(theme: GameTheme, turned: bool) -> Iterator[Item]:
    yield Shape(box(0, 0, SIDE, HEIGHT), theme.light if theme.hatched else theme.edge)
    left, wide = _RIM, 6 * _COLUMN
    for start in (left, left + wide + _BAR):
        yield Shape(box(start, _RIM, wide, HEIGHT - 2 * _RIM), theme.light, theme.strong, 1.6)
    dark, all_points = Path(()), Path(())
    for index in range(POINTS):
        x, above = _place(index, turned)
        base = _RIM if above else HEIGHT - _RIM
        tip = base + (_TALL if above else -_TALL)
        point = polygon(((x + 1, base), (x + _COLUMN - 1, base), (x + _COLUMN / 2, tip)))
        all_points += point
        if (index % 2 == 0) != above:
            dark += point
    yield from dark_paint(dark, theme, theme.dark)
    yield Shape(all_points, stroke=theme.strong, width=1.2)
    middle = HEIGHT / 2
    for start in (left, left + wide + _BAR):
        ends = line(((start, middle), (start + wide, middle)))
        yield Shape(ends, stroke=theme.lines, width=1.0, dash=(5.0, 5.0))
    yield Shape(box(0, 0, SIDE, HEIGHT), stroke=theme.frame, width=1.6)


def stone_place(point: int, number: int, count: int, turned: bool = False) -> tuple[float, float]:
    """Return the middle of a stone in units.

    Args:
        point: on which it stands, from 1.
        number: of the stone, from 1 at the edge of the board.
        count: how many stones stand there.
        turned: whether the board is seen from the other side.
    """
    cell = tables_cells(turned)[point - 1]
    room = HEIGHT / 2 - _RIM - _STONE - 2
    apart = min(_STONE - 2, room / max(1, count - 1)) * (number - 1)
    return cell.x, cell.y + (apart if _place(point - 1, turned)[1] else -apart)


def _stack(index: int, count: int, side: Side, theme: GameTheme, turned: bool) -> Iterator[Item]:
    if count < 1:
        return
    cell = tables_cells(turned)[index]
    scale = _STONE / FIGURE_BOX
    stone = tuple(painted(TABLES_STONE, side, theme))
    y = cell.y
    for number in range(1, count + 1):
        y = stone_place(index + 1, number, count, turned)[1]
        yield Group(stone, scale, cell.x - _STONE / 2, y - _STONE / 2)
    if count > _MOST_APART:
        paper, ink = (theme.shade, theme.body) if side is Side.DARK else (theme.body, theme.shade)
        yield Shape(box(cell.x - 10, y - 8, 20, 16), paper)
        yield from letters(str(count), cell.x, y + 5.4, 17, ink)
