# SPDX-License-Identifier: GPL-3.0-or-later
"""The tints and glyphs of the drop map; they mean the same on every board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from composer.analysis.composing.dropmap import Drop
from composer.gui.look.tokens import Tokens, with_alpha
from composer.said.signs import NOTHING


@dataclass(frozen=True, slots=True)
class Tint:
    """How a state is shown: a colour at a share of its opacity, the glyph and its ink."""

    colour: str
    share: float
    ink: str


TINTS: Final = {
    Drop.SAME: Tint("#4DB882", 0.90, "#062B18"),
    Drop.SOUND: Tint("#5DB884", 0.58, "#0F4A2B"),
    Drop.COOKED: Tint("#E07A6C", 0.34, "#6E120B"),
    Drop.FEW: Tint("#D6B340", 0.34, "#4A3700"),
    Drop.OTHER_SHAPE: Tint("#D6B340", 0.34, "#4A3700"),
    Drop.NO_SOLUTION: Tint("#D6B340", 0.26, "#4A3700"),
    Drop.SHORT: Tint("#A283D2", 0.34, "#3D1C6B"),
    Drop.ILLEGAL: Tint("#5A5E66", 0.30, "#2E3238"),
    Drop.UNKNOWN: Tint("#000000", 0.0, "#2E3238"),
}
_GREY_LIGHT: Final = ("#F2F2EF", "#DFDFDB")
_GREY_DARK: Final = ("#C9CCD0", "#B7BBC0")
_SIGNS: Final = {
    Drop.FEW: "‹",
    Drop.OTHER_SHAPE: "≠",
    Drop.NO_SOLUTION: NOTHING,
    Drop.SHORT: "»",
    Drop.ILLEGAL: "×",
    Drop.UNKNOWN: "·",
}
_HATCHES: Final = 7


def greys(tokens: Tokens) -> tuple[str, str]:
    """Return the light and the dark square under the tints."""
    return _GREY_DARK if tokens.is_dark else _GREY_LIGHT


def fill_tint(painter: QPainter, rect: QRectF, drop: Drop) -> None:
    """Tint a square, or hatch it."""
    tint = TINTS[drop]
    if drop is Drop.UNKNOWN:
        return
    if drop is not Drop.ILLEGAL:
        painter.fillRect(rect, with_alpha(tint.colour, tint.share))
        return
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(QPen(with_alpha(tint.colour, tint.share), max(1.0, rect.width() / 60)))
    for index in range(1, 2 * _HATCHES):
        offset = index * rect.width() / _HATCHES
        painter.drawLine(
            QPointF(rect.left(), rect.top() + offset), QPointF(rect.left() + offset, rect.top())
        )
    painter.restore()


def hatching(side: float, ratio: float) -> QPixmap:
    """Return the hatching of a square as a picture: strokes cost more than all else."""
    pixels = max(1, round(side * ratio))
    picture = QPixmap(pixels, pixels)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    fill_tint(painter, QRectF(0, 0, side, side), Drop.ILLEGAL)
    painter.end()
    return picture


def draw_glyph(
    painter: QPainter, rect: QRectF, drop: Drop, keys: int = 0, text: str = "", size: float = 0.13
) -> None:
    """Draw the glyph of a state at the top left of a square.

    Args:
        painter: what draws.
        rect: the square.
        drop: the state.
        keys: how many keys a cooked position has; 0 where it is not keys that answer.
        text: what stands behind a tick: the key. Without it a line below the tick says that the
            key is the same.
        size: of the glyph, in parts of the square's side.
    """
    ink = QColor(TINTS[drop].ink)
    high = max(9.0, rect.width() * size * 1.45)
    font = QFont(painter.font())
    font.setPixelSize(round(high))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    inset = max(2.0, rect.width() * 0.06)
    place = rect.adjusted(inset, inset * 0.5, 0, 0)
    if drop in (Drop.SAME, Drop.SOUND):
        wide = high * 0.9
        _tick(painter, QRectF(place.left(), place.top() + high * 0.22, wide, high * 0.75), ink)
        if drop is Drop.SAME and not text:  # the green alone must not tell it from another key
            under = place.top() + high * 1.08
            painter.drawLine(QPointF(place.left(), under), QPointF(place.left() + wide, under))
        place.setLeft(place.left() + wide + inset * 0.7)
        sign = text
    else:
        sign = str(keys or "2+") if drop is Drop.COOKED else _SIGNS[drop]
    if sign:
        painter.setPen(ink)
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, sign)


def _tick(painter: QPainter, box: QRectF, ink: QColor) -> None:
    pen = QPen(ink, max(1.6, box.height() * 0.2))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    points = ((0.05, 0.55), (0.38, 0.9), (0.95, 0.12))
    painter.drawPolyline(
        [QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in points]
    )
