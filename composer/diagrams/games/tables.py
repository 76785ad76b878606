# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards of the tables games, with stones stacked upon them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from composer.diagrams.games.board import SIDE, DrawnCell, GameBoard, Label, Sort
from composer.diagrams.games.ground import COORDINATE, dark_paint, label_items
from composer.diagrams.games.men.figure import FIGURE_BOX, painted
from composer.diagrams.games.men.men import side_of_player
from composer.diagrams.games.men.shapes import TABLES_STONE
from composer.diagrams.games.path import Path, box, circle, line, polygon
from composer.diagrams.games.picture import NO_PAINT, Group, Item, Picture, Shape, letters
from composer.diagrams.games.tablesplaces import (
    BAR_WIDE,
    COLUMN,
    HEIGHT,
    RIM,
    RING_STONE,
    ROW_HIGH,
    THREE_ROWS,
    TWO_ROWS,
    cell_of,
    column_of,
    number_at,
    places_of,
    ring_corners,
    ring_places,
    size_of,
)
from composer.diagrams.games.theme import LINEN, GameTheme
from composer.games.tables import TablesPosition
from composer.rules.historic.tables.books import tables_book
from composer.rules.historic.tables.row import BAR, OFF, TablesRow

_TALL: Final = 172.0  # units of the height of a point
_GUTTER: Final = 22.0
_MOST_APART: Final = 5  # stones that lie side by side on a point; more overlap, and are counted
_MOST_COLOURS: Final = 4  # players told apart by their colours; of more stones have letters


@cache
def tables_board(row: TablesRow, turned: bool = False) -> GameBoard:
    """Return the board as other games have theirs.

    Args:
        row: the game.
        turned: whether it is seen from the other side.
    """
    places = places_of(row, turned)
    cells = tuple(DrawnCell(place.outline, place.x, place.y, place.size) for place in places)
    width, height = size_of(row)
    gutters = (0.0, _GUTTER, _GUTTER) if row.points == TWO_ROWS else (0.0, 0.0, 0.0)
    return GameBoard(
        tables_book(row.id),
        Sort.TABLES,
        turned,
        width,
        height,
        COLUMN,
        cells,
        tables_labels(row, turned),
        *gutters,
    )


def tables_labels(row: TablesRow, turned: bool = False) -> tuple[Label, ...]:
    """Return the numbers of the points, beside the board or on it."""
    found = []
    for index, place in enumerate(places_of(row, turned)[: row.points]):
        text = str(index + 1)
        if row.points == TWO_ROWS:
            above = column_of(index, turned)[1]
            y = -_GUTTER / 2 if above else HEIGHT + _GUTTER / 2
            found.append(Label(text, place.x, y))
        else:
            found.append(Label(text, *number_at(row, index, turned), inside=True))
    return tuple(found)


def tables_picture(
    position: TablesPosition,
    theme: GameTheme = LINEN,
    *,
    coordinates: bool = False,
    turned: bool = False,
) -> Picture:
    """Return a position of a tables game.

    Args:
        position: the men; off the board they are not drawn.
        theme: the colours.
        coordinates: whether the points are numbered.
        turned: whether the board is seen from the other side.
    """
    row = position.row
    width, height = size_of(row)
    items = list(tables_ground(row, theme, turned))
    for pile in piles(position):
        items += pile_items(pile, row, theme, turned)
    if not coordinates:
        return Picture(width, height, tuple(items))
    for label in tables_labels(row, turned):
        items += label_items(label, COORDINATE, theme)
    if row.points != TWO_ROWS:
        return Picture(width, height, tuple(items))
    moved = Group(tuple(items), 1.0, 0.0, _GUTTER)
    return Picture(width, height + 2 * _GUTTER, (moved,), 0.0, _GUTTER)


@dataclass(frozen=True, slots=True)
class Pile:
    """The men of a player who stand on one place.

    Attributes:
        cell: the place: points, and behind them the bars.
        player: whose they are.
        plain: how many of them are not special.
        special: how many are.
    """

    cell: int
    player: str
    plain: int
    special: int


def piles(position: TablesPosition) -> Iterator[Pile]:
    """Yield the men on points and bars; off the board they are not drawn."""
    row = position.row
    for number, (player, men) in enumerate(zip(row.player_ids, position.men, strict=True)):
        standing: dict[int, list[int]] = {}
        for (place, special), count in men:
            if place != OFF and (place != BAR or number < len(row.bars)):
                cell = row.points + number if place == BAR else place - 1
                standing.setdefault(cell, [0, 0])[special] += count
        for cell, (plain, marked) in standing.items():
            yield Pile(cell, player, plain, marked)


def tables_ground(row: TablesRow, theme: GameTheme, turned: bool = False) -> Iterator[Item]:
    """Yield the board of a game without men and numbers."""
    return _GROUNDS[row.points](theme, turned)


def _rows_ground(theme: GameTheme, turned: bool) -> Iterator[Item]:
    yield Shape(box(0, 0, SIDE, HEIGHT), theme.light if theme.hatched else theme.edge)
    left, wide = RIM, 6 * COLUMN
    for start in (left, left + wide + BAR_WIDE):
        yield Shape(box(start, RIM, wide, HEIGHT - 2 * RIM), theme.light, theme.strong, 1.6)
    dark, all_points = Path(()), Path(())
    for index in range(TWO_ROWS):
        x, above = column_of(index, turned)
        base = RIM if above else HEIGHT - RIM
        tip = base + (_TALL if above else -_TALL)
        point = polygon(((x + 1, base), (x + COLUMN - 1, base), (x + COLUMN / 2, tip)))
        all_points += point
        if (index % 2 == 0) != above:
            dark += point
    yield from dark_paint(dark, theme, theme.dark)
    yield Shape(all_points, stroke=theme.strong, width=1.2)
    middle = HEIGHT / 2
    for start in (left, left + wide + BAR_WIDE):
        ends = line(((start, middle), (start + wide, middle)))
        yield Shape(ends, stroke=theme.lines, width=1.0, dash=(5.0, 5.0))
    yield Shape(box(0, 0, SIDE, HEIGHT), stroke=theme.frame, width=1.6)


def _three_ground(theme: GameTheme, turned: bool) -> Iterator[Item]:
    yield Shape(box(0, 0, SIDE, SIDE), theme.light if theme.hatched else theme.edge)
    dark, edges = Path(()), Path(())
    for index in range(THREE_ROWS):
        cell = box(*cell_of(index, turned), COLUMN, ROW_HIGH)
        edges += cell
        if index % 2:
            dark += cell
    yield Shape(edges, theme.light)
    yield from dark_paint(dark, theme, theme.dark)
    yield Shape(edges, stroke=theme.strong, width=1.2)
    yield Shape(box(0, 0, SIDE, SIDE), stroke=theme.frame, width=1.6)


def _ring_ground(theme: GameTheme, turned: bool) -> Iterator[Item]:
    """Yield a board of seven sides, each with its seven points, and lines between the sides."""
    yield Shape(polygon(ring_corners(turned)), theme.light, theme.frame, 1.6)
    radius = RING_STONE / 2 + 2
    places = tuple(enumerate(ring_places(turned)))
    shaded = Path(())
    for index, place in places:
        if index % 2:
            shaded += circle(place.x, place.y, radius)
    yield from dark_paint(shaded, theme, theme.dark)
    for index, place in places:
        plain = NO_PAINT if index % 2 else theme.light
        yield Shape(circle(place.x, place.y, radius), plain, theme.strong, 1.2)
    for corner, inner in zip(ring_corners(turned), ring_corners(turned, 0.3), strict=True):
        yield Shape(line((corner, inner)), stroke=theme.lines, width=1.0, dash=(5.0, 5.0))


def stone_items(player: str, special: bool, row: TablesRow, theme: GameTheme) -> Iterator[Item]:
    """Yield a stone in a box of 45 units; a special one has a mark, one of many players letters."""
    side = side_of_player(player)
    yield from painted(TABLES_STONE, side, theme)
    middle = FIGURE_BOX / 2
    paper, ink = (theme.shade, theme.body) if side.is_dark else (theme.body, theme.shade)
    if special:
        yield Shape(circle(middle, middle, 9), ink)
    if len(row.players) > _MOST_COLOURS:
        yield Shape(circle(middle, middle, 14), paper)
        yield from letters(player[:2].capitalize(), middle, middle + 7, 19, ink)


def pile_items(
    pile: Pile, row: TablesRow, theme: GameTheme, turned: bool = False
) -> Iterator[Item]:
    """Yield the men of a pile where they stand on the board, counted where they overlap."""
    place, count = places_of(row, turned)[pile.cell], pile.plain + pile.special
    scale, x, y = place.size / FIGURE_BOX, place.x, place.y
    for number in range(1, count + 1):
        stone = tuple(stone_items(pile.player, number > pile.plain, row, theme))
        x, y = place.stone(number, count)
        yield Group(stone, scale, x - place.size / 2, y - place.size / 2)
    if count > (_MOST_APART if place.room > 100 else 1):
        dark = side_of_player(pile.player).is_dark
        paper, ink = (theme.shade, theme.body) if dark else (theme.body, theme.shade)
        yield Shape(box(x - 10, y - 8, 20, 16), paper)
        yield from letters(str(count), x, y + 5.4, 17, ink)


_GROUNDS: Final = MappingProxyType(
    {TWO_ROWS: _rows_ground, THREE_ROWS: _three_ground, 49: _ring_ground}
)
