# SPDX-License-Identifier: GPL-3.0-or-later
"""What is shown on a board beside its men: lit cells, arrows, rings, ghosts, badges."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from composer.diagrams.games.board import DrawnCell, GameBoard
from composer.diagrams.games.men.figure import FIGURE_BOX
from composer.diagrams.games.men.men import man_items
from composer.diagrams.games.path import Path, circle, line, polygon
from composer.diagrams.games.picture import Group, Item, Shape, letters
from composer.diagrams.games.theme import GameTheme

BLUE: Final = "#2a5db8"
GREY: Final = "#4a4e55"
GREEN: Final = "#1b6e40"
LIT: Final = "#3f7ff0"

_CASING: Final = "#ffffff"


@dataclass(frozen=True, slots=True)
class Lit:
    """A cell tinted under its man.

    Attributes:
        cell: its number.
        colour: of the tint.
        opacity: from 0 to 1.
        frame: the colour of a frame in it; empty for none.
    """

    cell: int
    colour: str = LIT
    opacity: float = 0.3
    frame: str = ""


@dataclass(frozen=True, slots=True)
class GameArrow:
    """An arrow from a cell to another."""

    origin: int
    target: int
    colour: str = BLUE
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring about a man."""

    cell: int
    colour: str = GREEN
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Ghost:
    """A man who does not stand there, pale in a dashed frame."""

    cell: int
    man: str
    colour: str = GREEN


@dataclass(frozen=True, slots=True)
class CellBadge:
    """A disc with a sign or two at the corner of a cell."""

    cell: int
    text: str
    colour: str = BLUE


@dataclass(frozen=True, slots=True)
class GameMarks:
    """All marks of a board.

    Attributes:
        lit: cells tinted under their men.
        dots: cells that a man reaches.
        rings: men within a ring.
        arrows: over the men.
        ghosts: men who are only thought of.
        taken: cells whose men are taken: paled, framed, crossed at the corner.
        badges: signs at corners.
    """

    lit: tuple[Lit, ...] = ()
    dots: tuple[int, ...] = ()
    rings: tuple[Ring, ...] = ()
    arrows: tuple[GameArrow, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    taken: tuple[int, ...] = ()
    badges: tuple[CellBadge, ...] = ()


NO_MARKS: Final = GameMarks()
"""Nothing is marked."""


def below_men(board: GameBoard, marks: GameMarks) -> Iterator[Item]:
    """Yield what lies under the men."""
    for lit in marks.lit:
        cell = board.cells[lit.cell]
        yield Shape(cell.outline, lit.colour, opacity=lit.opacity)
        if lit.frame:
            yield Shape(_inset(cell, 1.2), stroke=lit.frame, width=2.4)


def above_men(board: GameBoard, marks: GameMarks, theme: GameTheme) -> Iterator[Item]:
    """Yield what lies over the men."""
    for number in marks.dots:
        cell = board.cells[number]
        radius = max(3.0, 0.12 * cell.man)
        yield Shape(circle(cell.x, cell.y, radius), BLUE, _CASING, 0.3 * radius)
    for ring in marks.rings:
        cell = board.cells[ring.cell]
        dash = (5.0, 3.6) if ring.dashed else (0.0, 0.0)
        path = circle(cell.x, cell.y, 0.44 * cell.man)
        yield Shape(path, stroke=_CASING, width=4.4)
        yield Shape(path, stroke=ring.colour, width=2.4, dash=dash)
    for ghost in marks.ghosts:
        yield from _ghost(board, ghost, theme)
    for number in marks.taken:
        cell = board.cells[number]
        yield Shape(_inset(cell, 2.0), stroke=GREY, width=1.6, dash=(4.0, 3.0))
        away = 0.3 * cell.man
        at, arm = (cell.x + away, cell.y - away), 0.085 * cell.man
        cross = line(((at[0] - arm, at[1] - arm), (at[0] + arm, at[1] + arm))) + line(
            ((at[0] - arm, at[1] + arm), (at[0] + arm, at[1] - arm))
        )
        yield Shape(cross, stroke=_CASING, width=5.0)
        yield Shape(cross, stroke=theme.ink, width=2.2)
    for arrow in marks.arrows:
        yield from _arrow(board, arrow)
    for badge in marks.badges:
        yield from _badge(board.cells[badge.cell], badge)


def _inset(cell: DrawnCell, by: float) -> Path:
    """Return a cell's outline a little within it."""
    left, top, right, bottom = cell.outline.bounds()
    part = 1 - 2 * by / max(1.0, min(right - left, bottom - top))
    x, y = (left + right) / 2, (top + bottom) / 2
    return cell.outline.mapped(part, 0, 0, part, x - part * x, y - part * y)


def _ghost(board: GameBoard, ghost: Ghost, theme: GameTheme) -> Iterator[Item]:
    cell = board.cells[ghost.cell]
    yield Shape(_inset(cell, 2.0), stroke=_CASING, width=4.0)
    yield Shape(_inset(cell, 2.0), stroke=ghost.colour, width=2.0, dash=(5.0, 3.6))
    scale = cell.man / FIGURE_BOX
    x, y = cell.x - cell.man / 2, cell.y - cell.man / 2
    yield Group(man_items(board.book, ghost.man, theme), scale, x, y, 0.62)


def _arrow(board: GameBoard, arrow: GameArrow) -> Iterator[Item]:
    start, end = board.cells[arrow.origin], board.cells[arrow.target]
    man = min(start.man, end.man)
    yield from arrow_items((start.x, start.y), (end.x, end.y), man, arrow.colour, arrow.dashed)


def arrow_items(
    start: tuple[float, float],
    end: tuple[float, float],
    man: float,
    colour: str,
    dashed: bool = False,
) -> Iterator[Item]:
    """Yield an arrow from a place to another, in units.

    Args:
        start: where it begins.
        end: where it points to.
        man: the side of the box of a man there, by which it is thick.
        colour: its colour.
        dashed: whether its shaft is dashed.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    if not length:
        return
    ux, uy = dx / length, dy / length
    wide = max(2.0, 7 / 72 * man)
    begin = (start[0] + ux * 0.12 * man, start[1] + uy * 0.12 * man)
    tip = (end[0] - ux * 0.08 * man, end[1] - uy * 0.08 * man)
    neck = (tip[0] - ux * 2.6 * wide, tip[1] - uy * 2.6 * wide)
    shaft = line((begin, neck))
    head = polygon(
        (
            tip,
            (neck[0] - uy * 1.6 * wide, neck[1] + ux * 1.6 * wide),
            (neck[0] + uy * 1.6 * wide, neck[1] - ux * 1.6 * wide),
        )
    )
    dash = (2.2 * wide, 1.4 * wide) if dashed else (0.0, 0.0)
    yield Shape(shaft, stroke=_CASING, width=wide + 2)
    yield Shape(head, _CASING, _CASING, 2.0)
    yield Shape(shaft, stroke=colour, width=wide, dash=dash)
    yield Shape(head, colour)


def _badge(cell: DrawnCell, badge: CellBadge) -> Iterator[Item]:
    radius = min(9.0, max(5.0, 0.13 * cell.man))
    x, y = cell.x + 0.38 * cell.man, cell.y - 0.38 * cell.man
    yield Shape(circle(x, y, radius), badge.colour, _CASING, 1.2)
    size = 1.35 * radius if len(badge.text) < 2 else 1.0 * radius
    yield from letters(badge.text[:2], x, y + 0.34 * size, size, _CASING)
