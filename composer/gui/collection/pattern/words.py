# SPDX-License-Identifier: GPL-3.0-or-later
"""What a pattern wants of a square: its words, and its picture on a small board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from composer.gui.board.namedman import in_order
from composer.gui.board.pictures import MAN_ORDER, MenPictures
from composer.gui.board.words import man_name
from composer.gui.look.tokens import MARKS
from composer.gui.words.language import fill, tr
from composer.library.query.pattern import Pattern, Want, Wanted, sign
from composer.problem.men import Man
from composer.problem.squares import square_name

WHITE_DISC: Final = "#FFFFFF"
BLACK_DISC: Final = "#2A2C30"
_MOST_IN_TOKEN: Final = 4  # squares that a pattern's name tells


def want_words(wanted: Wanted) -> str:
    """Return in words what a square must hold."""
    if isinstance(wanted, Man):
        return man_name(wanted)
    if isinstance(wanted, Want):
        return {
            Want.ANY_MAN: tr("any man"),
            Want.ANY_WHITE: tr("any white man"),
            Want.ANY_BLACK: tr("any black man"),
            Want.EMPTY: tr("no man"),
        }[wanted]
    names = ", ".join(map(man_name, in_order(wanted, MAN_ORDER)))
    return fill(tr("one of: %1"), names)


def pattern_words(pattern: Pattern) -> str:
    """Return a short name of a pattern: its squares, or how many there are."""
    if len(pattern.squares) > _MOST_IN_TOKEN:
        number = len(pattern.squares)
        return fill(tr("of %1 squares", "", number), number)
    return " ".join(sign(wanted) + square_name(square) for square, wanted in pattern.squares)


def draw_wanted(
    painter: QPainter, wanted: Wanted, rect: QRectF, men: MenPictures, font: QFont
) -> None:
    """Draw what a square must hold into the square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(wanted, Man):
        men.draw(painter, wanted, rect)
    elif wanted is Want.EMPTY:
        _draw_empty(painter, rect)
    elif isinstance(wanted, Want):
        _draw_disc(painter, wanted, rect, font)
    else:
        _draw_several(painter, in_order(wanted, MAN_ORDER), rect, men)
    painter.restore()


def _draw_empty(painter: QPainter, rect: QRectF) -> None:
    """Draw a dashed frame with a stroke through it: nothing may stand here."""
    inner = rect.adjusted(*(rect.width() * part for part in (0.2, 0.2, -0.2, -0.2)))
    painter.setPen(QPen(QColor(MARKS.home), 1.4, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 2, 2)
    painter.setPen(QPen(QColor(MARKS.home), 1.4))
    painter.drawLine(inner.bottomLeft(), inner.topRight())


def _draw_disc(painter: QPainter, wanted: Want, rect: QRectF, font: QFont) -> None:
    """Draw a disc in the colour that any man may have, a halved one with `?` for both."""
    side = rect.width() * 0.66
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
    painter.setPen(QPen(QColor(BLACK_DISC), 1.2))
    painter.setBrush(QColor(BLACK_DISC if wanted is Want.ANY_BLACK else WHITE_DISC))
    painter.drawEllipse(disc)
    if wanted is Want.ANY_MAN:
        painter.setBrush(QColor(BLACK_DISC))
        painter.drawPie(disc, 225 * 16, 180 * 16)
        return
    painter.setPen(QColor(WHITE_DISC if wanted is Want.ANY_BLACK else BLACK_DISC))
    letter = QFont(font)
    letter.setPixelSize(max(8, round(side * 0.62)))
    letter.setWeight(QFont.Weight.DemiBold)
    painter.setFont(letter)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "?")


def _draw_several(
    painter: QPainter, several: Sequence[Man], rect: QRectF, men: MenPictures
) -> None:
    """Draw up to four of the men small, in brackets; a dot says that there are more."""
    painter.setPen(QPen(QColor(MARKS.lit_frame), 1.4))
    left, right = rect.left() + 1.5, rect.right() - 1.5
    for edge, inward in ((left, 3), (right, -3)):
        top, bottom = rect.top() + 2, rect.bottom() - 2
        painter.drawPolyline(
            [
                QPointF(edge + inward, top),
                QPointF(edge, top),
                QPointF(edge, bottom),
                QPointF(edge + inward, bottom),
            ]
        )
    half = rect.width() / 2 - 2
    for place, man in enumerate(several[:4]):
        column, row = place % 2, place // 2
        top = rect.top() + 2 + row * half
        if len(several) <= 2:  # side by side in the middle
            top = rect.center().y() - half / 2
        men.draw(painter, man, QRectF(rect.left() + 2 + column * half, top, half, half))
    if len(several) > 4:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(MARKS.lit_frame))
        painter.drawEllipse(rect.center(), 2.5, 2.5)
