# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards of games without their men: cells, lines, thrones, castles, coordinates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from composer.diagrams.games.board import RADII, SIDE, GameBoard, Label, Sort, ring_sector
from composer.diagrams.games.hatching import hatching
from composer.diagrams.games.path import Path, arc, box, circle, line, path_of, sector
from composer.diagrams.games.picture import Item, Shape, letters
from composer.diagrams.games.theme import GameTheme
from composer.geometry.gameboards import FORTRESS
from composer.rules.book import Rules

LINE_WIDTH: Final = 1.4  # units of lines between squares of one colour
_THIN: Final = 0.8  # the same in black on white, where strength alone tells lines apart
_FRAME: Final = 1.6  # units of the line about a board
_WAY: Final = 2.2  # units of the lines along which men go
_HATCH_GAP: Final = 5.6  # units between the lines of a hatching
_HATCH: Final = 0.9
COORDINATE: Final = 13.0
"""Units of the size of a coordinate."""
_INNER: Final = 10.5  # the same within the round board

CHEQUERED: Final = frozenset({"acedrex", "four-seasons", "seasons", "draughts"})
"""The games whose boards have light and dark squares."""
_DIAGONALS: Final = frozenset({"four-seasons", "seasons"})
_HALVES: Final = frozenset({"arithmomachia"})


def ground(board: GameBoard, theme: GameTheme, rules: Rules | None = None) -> tuple[Item, ...]:
    """Return the board of a game.

    Args:
        board: where its cells lie.
        theme: its colours.
        rules: what is chosen in the book, where that changes the board.
    """
    return _ground(board, theme, _in_corners(rules))


@lru_cache(maxsize=128)
def _ground(board: GameBoard, theme: GameTheme, in_corners: bool) -> tuple[Item, ...]:
    if board.sort is Sort.ROUND:
        return tuple(_round(board, theme))
    if board.sort is Sort.POINTS:
        return tuple(_points(board, theme))
    return tuple(_squares(board, theme, in_corners))


def coordinates(board: GameBoard, theme: GameTheme, size: float = COORDINATE) -> Iterator[Item]:
    """Yield the coordinates beside the board, its corner at 0, 0."""
    for label in board.labels:
        if not label.inside:
            yield from label_items(label, size, theme)


def label_items(label: Label, size: float, theme: GameTheme) -> Iterable[Shape]:
    """Return a coordinate at its place."""
    return letters(label.text, label.x, label.y + 0.33 * size, size, theme.ink, bold=False)


def dark_paint(path: Path, theme: GameTheme, fill: str) -> Iterator[Item]:
    """Yield an area that is not light: flat, or hatched where the theme is."""
    if theme.hatched:
        yield Shape(hatching(path, _HATCH_GAP, 45), stroke=fill, width=_HATCH)
    else:
        yield Shape(path, fill)


def _squares(board: GameBoard, theme: GameTheme, in_corners: bool) -> Iterator[Item]:
    whole = box(0, 0, board.width, board.height)
    yield Shape(whole, theme.light)
    if board.book.id in CHEQUERED:
        yield from _chequers(board, theme)
    else:
        wins_there = bool(board.geometry.region("edge")) and not in_corners
        if wins_there and not theme.hatched:
            yield Shape(_band(board), theme.edge)
        thin = _THIN if theme.hatched else LINE_WIDTH
        yield Shape(_grid(board), stroke=theme.lines, width=thin)
        if wins_there:
            p, w, h = board.pitch, board.width, board.height
            wide = 2.6 if theme.hatched else 2.0
            yield Shape(box(p, p, w - 2 * p, h - 2 * p), stroke=theme.strong, width=wide)
        yield from _thrones(board, theme, in_corners)
    if board.book.id in _DIAGONALS:
        w, h = board.width, board.height
        crossed = line(((0, 0), (w, h))) + line(((0, h), (w, 0)))
        if theme.hatched:
            yield Shape(crossed, stroke=theme.light, width=5.0)
        yield Shape(crossed, stroke=theme.strong, width=1.8)
    if board.book.id in _HALVES:
        y = board.height / 2
        yield Shape(line(((0, y), (board.width, y))), stroke=theme.strong, width=2.4)
    yield Shape(whole, stroke=theme.frame, width=_FRAME)


def _chequers(board: GameBoard, theme: GameTheme) -> Iterator[Item]:
    files, ranks = round(board.width / board.pitch), round(board.height / board.pitch)
    dark = Path(())
    for y in range(ranks):
        for x in range(files):
            if (x + y) % 2 == 0:  # a1 is dark
                at = board.at(x, y)
                side = board.pitch
                dark += box(at[0] - side / 2, at[1] - side / 2, side, side)
    yield from dark_paint(dark, theme, theme.dark)


def _grid(board: GameBoard) -> Path:
    """Return the lines between squares."""
    found = Path(())
    for index in range(1, round(board.width / board.pitch)):
        found += line(((index * board.pitch, 0), (index * board.pitch, board.height)))
    for index in range(1, round(board.height / board.pitch)):
        found += line(((0, index * board.pitch), (board.width, index * board.pitch)))
    return found


def _band(board: GameBoard) -> Path:
    """Return the outermost cells, where a king wins."""
    p, w, h = board.pitch, board.width, board.height
    strips = (box(0, 0, w, p), box(0, h - p, w, p), box(0, p, p, h - 2 * p))
    band = Path(())
    for path in (*strips, box(w - p, p, p, h - 2 * p)):
        band += path
    return band


def _in_corners(rules: Rules | None) -> bool:
    """Return whether a king wins in the corners only: they are thrones, too."""
    return rules is not None and dict(rules.chosen()).get("variant") == "skoglund"


def _thrones(board: GameBoard, theme: GameTheme, in_corners: bool) -> Iterator[Item]:
    cells = set(board.geometry.region("throne"))
    if in_corners:
        cells |= board.geometry.region("corners")
    for number in sorted(cells):
        cell = board.cells[number]
        yield from throne(cell.x, cell.y, board.pitch, theme)


def throne(x: float, y: float, side: float, theme: GameTheme) -> Iterator[Item]:
    """Yield a throne about a middle: a dark square, a frame in it, strokes in its corners."""
    half = side / 2
    square = box(x - half, y - half, side, side)
    if not theme.hatched:
        yield Shape(square, theme.dark)
    inset = half - max(1.5, side * 0.065)
    frame = box(x - inset, y - inset, 2 * inset, 2 * inset)
    wide = max(1.0, side * 0.028)
    yield Shape(frame, stroke=theme.throne, width=wide)
    deep = half - side * 0.2
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = line(((x + sx * half, y + sy * half), (x + sx * deep, y + sy * deep)))
        yield Shape(corner, stroke=theme.throne, width=wide)


def _points(board: GameBoard, theme: GameTheme) -> Iterator[Item]:
    whole = box(0, 0, board.width, board.height)
    yield Shape(whole, theme.light)
    if board.geometry.links:
        yield from _fortress(board, theme)
        ways = Path(())
        for link in board.geometry.links:
            one, other = board.cells[link.start], board.cells[link.end]
            ways += line(((one.x, one.y), (other.x, other.y)))
        yield Shape(ways, stroke=theme.strong, width=_WAY)
        dots = Path(())
        for cell in board.cells:
            dots += circle(cell.x, cell.y, 4.4)
        yield Shape(dots, theme.strong)
    else:
        yield from _lattice(board, theme)
    yield Shape(whole, stroke=theme.frame, width=_FRAME)


def _fortress(board: GameBoard, theme: GameTheme) -> Iterator[Item]:
    """Yield a frame about the points that soldiers attack, where the board has such."""
    cells = [board.cells[number] for number in board.geometry.region(FORTRESS)]
    if not cells:
        return
    half = 0.42 * board.pitch
    left, top = min(cell.x for cell in cells) - half, min(cell.y for cell in cells) - half
    wide, high = (
        max(cell.x for cell in cells) + half - left,
        max(cell.y for cell in cells) + half - top,
    )
    fill = "" if theme.hatched else theme.edge
    yield Shape(box(left, top, wide, high), fill, theme.strong, 2.6 if theme.hatched else 1.6)


def _lattice(board: GameBoard, theme: GameTheme) -> Iterator[Item]:
    """Yield lines through all points of a board that is a grid of points."""
    p, half = board.pitch, board.pitch / 2
    w, h = board.width, board.height
    if board.geometry.region("edge") and not theme.hatched:
        yield Shape(_band(board), theme.edge)
    middle = board.geometry.region("throne")
    for number in middle:
        cell = board.cells[number]
        square = box(cell.x - half, cell.y - half, p, p)
        yield Shape(square, "" if theme.hatched else theme.dark, theme.throne, 1.6)
    lines = Path(())
    for index in range(round(w / p)):
        at = half + index * p
        lines += line(((at, half), (at, h - half)))
    for index in range(round(h / p)):
        at = half + index * p
        lines += line(((half, at), (w - half, at)))
    yield Shape(lines, stroke=theme.lines, width=_THIN if theme.hatched else 1.2)
    yield Shape(box(half, half, w - p, h - p), stroke=theme.strong, width=2.0)
    for number in middle:
        cell = board.cells[number]
        yield Shape(circle(cell.x, cell.y, 3.4), theme.throne)


def _round(board: GameBoard, theme: GameTheme) -> Iterator[Item]:
    half = SIDE / 2
    yield Shape(circle(half, half, RADII[-1]), theme.light)
    dark = Path(())
    rings = board.geometry.regions
    places: dict[int, tuple[int, int]] = {}
    for ring, (name, cells) in enumerate(rings, 1):
        if name.startswith("ring "):
            for place, number in enumerate(sorted(cells)):
                places[number] = (ring, place)
    castles = board.geometry.region("castles")
    for number, (ring, place) in places.items():
        if (ring + place) % 2 and number not in castles:
            dark += board.cells[number].outline
    yield from dark_paint(dark, theme, theme.dark)
    for radius in RADII[1:-1]:
        yield Shape(circle(half, half, radius), stroke=theme.rings, width=1.4)
    yield Shape(circle(half, half, RADII[-1]), stroke=theme.frame, width=1.2)
    for number in sorted(castles):
        yield from _castle(board, number, theme)
    for label in board.labels:
        if label.inside:
            if theme.hatched:
                yield Shape(circle(label.x, label.y, 6.6), theme.light)
            yield from label_items(label, _INNER, theme)


def _castle(board: GameBoard, number: int, theme: GameTheme) -> Iterator[Item]:
    half = SIDE / 2
    shape = board.geometry.cells[number]
    cell = board.cells[number]
    if shape.shape.startswith("disc"):
        yield Shape(circle(half, half, RADII[1] - 3), theme.light, theme.strong, 2.4)
    else:
        inner, outer, start, end = ring_sector(shape, board.turned)
        yield Shape(cell.outline, theme.light)
        aside = 1.0
        inset = sector(inner + 3.4, outer - 3.4, start + aside, end - aside).moved(half, half)
        yield Shape(inset, stroke=theme.strong, width=2.4)
        yield Shape(arc(inner, start, end).moved(half, half), stroke=theme.rings, width=1.4)
    tower = _TOWER.moved(cell.x - 7, cell.y - 7)
    yield Shape(tower, stroke=theme.strong, width=1.4)


_TOWER: Final = path_of("M1 13.5V.5H3.4V3.2H5.8V.5H8.2V3.2H10.6V.5H13V13.5ZM1 5.6H13")
"""A small tower, 14 units wide and high."""
