# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards painted in whole pixels: crisp squares, men drawn once for each size.

Needs no application and no screen.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QByteArray, QLineF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from composer.diagrams.board.board import LINE, hatch_lines
from composer.diagrams.board.marks import badge_drawing
from composer.diagrams.board.pieces import man_document
from composer.diagrams.board.specials import GRID_LINE, grid_lines, special_drawing
from composer.diagrams.letters.shipped import TEXT_FAMILY, font_files
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.measures import PIECE_BOX, corner
from composer.diagrams.style.style import DiagramStyle, Hatch, PieceSet
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, is_light


def add_letters() -> None:
    """Let the running `QGuiApplication` paint with the program's letters; once is enough."""
    if QFontDatabase.hasFamily(TEXT_FAMILY):
        return
    for file in font_files():
        # A PDF gets as outlines what Windows has no file of.
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            QFontDatabase.addApplicationFontFromData(QByteArray(file.read_bytes()))


def platform_words() -> list[str]:
    """Return how a Qt application with a screen is to begin, as words of its command line.

    On Windows it would take DirectWrite's letters, of which a PDF gets nothing but outlines:
    nobody could look for a word in it.
    """
    named = "QT_QPA_PLATFORM" in os.environ
    return [] if named or sys.platform != "win32" else ["-platform", "windows:fontengine=gdi"]


NOTHING_LIT: Final[Mapping[Square, str]] = MappingProxyType({})
_SMALLEST_OF_A_GRID: Final = 8  # pixels of a square below which its lines are as thin as others
_SMALLEST_HATCHED: Final = 14  # pixels of a square below which lines would flicker


class MenImages:
    """The men as images, each drawn once for each size. The caller owns and keeps it.

    Not to be shared between threads.
    """

    def __init__(self) -> None:
        self._images: dict[tuple[PieceSet, Man, int, float], QImage] = {}

    def image(self, man: Man, side: int, style: DiagramStyle) -> QImage:
        """Return a man in a square of `side` pixels."""
        halo = style.halo if isinstance(style.dark, Hatch) else 0.0
        key = (style.pieces, man, side, halo)
        found = self._images.get(key)
        if found is None:
            found = self._images[key] = self._drawn(man, side, halo, style.pieces)
        return found

    def clear(self) -> None:
        """Forget all images, as when the window has come to a screen of another scale."""
        self._images.clear()

    @staticmethod
    def _drawn(man: Man, side: int, halo: float, pieces: PieceSet) -> QImage:
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        svg_renderer(man_document(man, halo, pieces)).render(painter, QRectF(0, 0, side, side))
        painter.end()
        return image


def board_pixmap_image(
    position: Position,
    size_px: int,
    style: DiagramStyle,
    men: MenImages | None = None,
    lit: Mapping[Square, str] = NOTHING_LIT,
    notes: Annotations = PLAIN,
) -> QImage:
    """Return the board alone as a small image, `size_px` device pixels wide and high.

    All squares are equally many whole pixels wide; the few pixels that are left over stay
    transparent around the board. Hatching too fine for the pixels becomes its grey. With
    `men` kept by the caller it takes well under a millisecond. Needs no application.

    Args:
        position: the men.
        size_px: device pixels of a side.
        style: the colours and the men's drawings; captions and coordinates are left out.
        men: the drawings that the caller keeps.
        lit: squares to be tinted under their men, each with its `#aarrggbb`.
        notes: the signs of men, special squares and grid that the rules give; else nothing of it.

    Raises:
        ValueError: the image would be smaller than 16 or larger than 4096 pixels.
    """
    if not 16 <= size_px <= 4096:
        raise ValueError(f"expected a board of 16 to 4096 pixels, got {size_px}")
    border = max(1, round(size_px / 240)) if style.frame is not None else 0
    side = (size_px - 2 * border) // 8
    start = (size_px - 8 * side) // 2
    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    men = MenImages() if men is None else men
    place = QPoint(start, start)
    paint_board(painter, position, style, place, side, men, border=border, notes=notes, lit=lit)
    for square, badge in notes.badges:
        _paint_drawing(painter, badge_drawing(badge), _corner(square, style, place, side), side)
    painter.end()
    return image


def paint_board(
    painter: QPainter,
    position: Position,
    style: DiagramStyle,
    place: QPoint,
    side: int,
    men: MenImages,
    *,
    border: int,
    notes: Annotations = PLAIN,
    lit: Mapping[Square, str] = NOTHING_LIT,
) -> None:
    """Paint squares, frame and men in whole pixels, without marks and coordinates.

    Args:
        painter: a painter that paints in device pixels.
        position: what stands on the board.
        style: how it looks.
        place: the upper left corner of the squares.
        side: pixels of a square.
        men: the men's images.
        border: pixels of the width of the frame.
        notes: which men are turned, special squares and a grid.
        lit: squares to be tinted under their men, each with its `#aarrggbb`.
    """
    whole = 8 * side
    if style.frame is not None:
        x, y, outer = place.x() - border, place.y() - border, whole + 2 * border
        painter.fillRect(x, y, outer, outer, QColor(style.frame.colour))
    painter.fillRect(place.x(), place.y(), whole, whole, QColor(style.light))
    _paint_dark_squares(painter, style, place, side)
    if style.lines:
        _paint_lines(painter, style, place, side)
    for square, tint in lit.items():
        at = _corner(square, style, place, side)
        painter.fillRect(at.x(), at.y(), side, side, QColor(tint))
    for square, special in notes.special:
        _paint_drawing(painter, special_drawing(special), _corner(square, style, place, side), side)
    if notes.grid:
        _paint_grid(painter, style, place, side, notes)
    turned = dict(notes.turned)
    for square, man in position:
        at, image = _corner(square, style, place, side), men.image(man, side, style)
        if square in turned:
            painter.save()
            painter.translate(QPointF(at) + QPointF(side / 2, side / 2))
            painter.rotate(turned[square].value)
            painter.drawImage(QPointF(-side / 2, -side / 2), image)
            painter.restore()
        else:
            painter.drawImage(at, image)


def svg_renderer(svg: str) -> QSvgRenderer:
    """Return Qt's renderer of an SVG document."""
    return QSvgRenderer(QByteArray(svg.encode("utf-8")))


def _paint_dark_squares(painter: QPainter, style: DiagramStyle, place: QPoint, side: int) -> None:
    dark = [_corner(square, style, place, side) for square in SQUARES if not is_light(square)]
    hatch = style.dark if isinstance(style.dark, Hatch) else None
    if hatch is None or side < _SMALLEST_HATCHED:
        colour = QColor(style.dark) if isinstance(style.dark, str) else _tone(style, style.dark)
        for at in dark:
            painter.fillRect(at.x(), at.y(), side, side, colour)
        return
    square = _hatched_square(hatch, QColor(style.light), side)
    for at in dark:
        painter.drawImage(at, square)


def _paint_lines(painter: QPainter, style: DiagramStyle, place: QPoint, side: int) -> None:
    """Paint the lines between squares of one colour."""
    colour = QColor(style.frame.colour if style.frame is not None else style.ink)
    wide = max(1, round(LINE * side / PIECE_BOX))
    for line in range(1, 8):
        at = line * side - wide // 2
        painter.fillRect(place.x() + at, place.y(), wide, 8 * side, colour)
        painter.fillRect(place.x(), place.y() + at, 8 * side, wide, colour)


def _paint_grid(
    painter: QPainter, style: DiagramStyle, place: QPoint, side: int, notes: Annotations
) -> None:
    """Paint the lines of a grid in whole pixels, at least two wide where squares allow it."""
    colour = QColor(style.ink)
    wide = max(2 if side >= _SMALLEST_OF_A_GRID else 1, round(GRID_LINE * side / PIECE_BOX))
    for line in grid_lines(notes.grid, style.flipped):
        x1, y1, x2, y2 = (round(end * side / PIECE_BOX) - wide // 2 for end in line)
        left, top = min(x1, x2), min(y1, y2)
        right, bottom = max(x1, x2) + wide, max(y1, y2) + wide
        spot = QRect(left, top, right - left, bottom - top)
        whole = QRect(0, 0, 8 * side, 8 * side)
        painter.fillRect(spot.intersected(whole).translated(place), colour)


def _paint_drawing(painter: QPainter, drawing: str, at: QPoint, side: int) -> None:
    """Paint a drawing in a box of 45 units on a square."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PIECE_BOX} {PIECE_BOX}">'
        f"{drawing}</svg>"
    )
    svg_renderer(svg).render(painter, QRectF(at.x(), at.y(), side, side))


def _hatched_square(hatch: Hatch, light: QColor, side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(light)
    scale = side / PIECE_BOX
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(hatch.colour), hatch.width * scale, c=Qt.PenCapStyle.FlatCap))
    painter.drawLines(
        [QLineF(x * scale, y * scale, y * scale, x * scale) for x, y in hatch_lines(hatch)]
    )
    painter.end()
    return image


def _tone(style: DiagramStyle, hatch: Hatch) -> QColor:
    """Return the flat colour that a hatching has from afar."""
    part = min(1.0, hatch.width * 2**0.5 / hatch.gap)
    light, line = QColor(style.light), QColor(hatch.colour)
    return QColor(
        round(light.red() + (line.red() - light.red()) * part),
        round(light.green() + (line.green() - light.green()) * part),
        round(light.blue() + (line.blue() - light.blue()) * part),
    )


def _corner(square: Square, style: DiagramStyle, place: QPoint, side: int) -> QPoint:
    x, y = corner(square, style.flipped)
    return QPoint(place.x() + x // PIECE_BOX * side, place.y() + y // PIECE_BOX * side)
