# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of games painted with Qt: on any painter, and as images.

Letters on men and coordinates are outlines, so that no application is needed; only lines of
letters, as captions have them, are painted with fonts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from composer.diagrams.games.path import CLOSE, CURVE, LINE, MOVE, Path, path_of
from composer.diagrams.games.picture import Item, Picture, Shape, Words
from composer.diagrams.letters.shipped import EM, TEXT_FAMILY, has_all, outline

_PARTS: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}


def painter_path(path: Path) -> QPainterPath:
    """Return an outline as Qt has it."""
    found = QPainterPath()
    for letter, values in path.steps:
        if letter == MOVE:
            found.moveTo(*values)
        elif letter == LINE:
            found.lineTo(*values)
        elif letter == CURVE:
            found.cubicTo(*values)
        elif letter == CLOSE:
            found.closeSubpath()
    return found


def paint_picture(
    painter: QPainter, picture: Picture, rect: QRectF, *, as_text: bool = False
) -> QRectF:
    """Paint a picture as large as fits into a rectangle, in its middle; return what it fills.

    Args:
        painter: paints on anything.
        picture: what is drawn.
        rect: where.
        as_text: whether lines of letters are painted with fonts, so that they can be selected;
            this needs a running `QGuiApplication` that has the program's letters.
    """
    scale = min(rect.width() / picture.width, rect.height() / picture.height)
    place = QRectF(0, 0, picture.width * scale, picture.height * scale)
    place.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.topLeft())
    painter.scale(scale, scale)
    _paint_items(painter, picture.items, as_text)
    painter.restore()
    return place


def _paint_items(painter: QPainter, items: tuple[Item, ...], as_text: bool) -> None:
    for item in items:
        if isinstance(item, Shape):
            _paint_shape(painter, item)
        elif isinstance(item, Words):
            _paint_words(painter, item, as_text)
        else:
            before = painter.transform()
            painter.translate(item.x, item.y)
            painter.scale(item.scale, item.scale)
            _paint_items(painter, item.items, as_text)
            painter.setTransform(before)


@lru_cache(maxsize=4096)
def _drawn(path: Path, even: bool) -> QPainterPath:
    """Return an outline with its rule; nobody changes it."""
    found = painter_path(path)
    found.setFillRule(Qt.FillRule.OddEvenFill if even else Qt.FillRule.WindingFill)
    return found


def picture_image(picture: Picture, width: int, height: int | None = None) -> QImage:
    """Return a picture as an image on a transparent ground.

    Args:
        picture: what is drawn.
        width: device pixels.
        height: device pixels; as many as the picture needs if not given.
    """
    high = height or max(1, round(width * picture.height / picture.width))
    image = QImage(width, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_picture(painter, picture, QRectF(0, 0, width, high))
    painter.end()
    return image


def _paint_shape(painter: QPainter, shape: Shape) -> None:
    path = _drawn(shape.path, shape.even)
    painter.setBrush(QBrush(QColor(shape.fill)) if shape.fill else Qt.BrushStyle.NoBrush)
    if shape.stroke:
        pen = QPen(QColor(shape.stroke), shape.width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if shape.dash[0]:
            pen.setDashPattern([part / shape.width for part in shape.dash])
        painter.setPen(pen)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(path)


def _paint_words(painter: QPainter, words: Words, as_text: bool) -> None:
    if not as_text and words.serif and has_all(words.text, words.bold, words.italic):
        drawing, units = outline(words.text, words.bold, words.italic)
        if drawing:
            scale = words.size / EM
            x = words.x - _PARTS[words.anchor] * units * scale
            path = path_of(drawing).mapped(scale, 0, 0, scale, x, words.y)
            painter.fillPath(painter_path(path), QColor(words.colour))
        return
    font = QFont(TEXT_FAMILY if words.serif else "sans-serif")
    font.setPixelSize(100)  # of whole pixels; the painter makes it as small as it is
    font.setBold(words.bold)
    font.setItalic(words.italic)
    part = words.size / 100
    wide = QFontMetricsF(font).horizontalAdvance(words.text) * part
    painter.save()
    painter.translate(words.x - _PARTS[words.anchor] * wide, words.y)
    painter.scale(part, part)
    painter.setFont(font)
    painter.setPen(QColor(words.colour))
    painter.drawText(QPointF(0, 0), words.text)
    painter.restore()
