# SPDX-License-Identifier: GPL-3.0-or-later
"""The empty board: squares, frame, names of ranks and files."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPen

from composer.gui.board.geometry import FILE_GUTTER, RANK_GUTTER, BoardGeometry, Point
from composer.gui.look.tokens import MARKS, BoardColours, Tokens, with_alpha
from composer.problem.squares import SQUARES, is_light

_LABEL: Final = 11 / 13  # of the window's font
_LETTER_HIGH: Final = 1.2  # of the size of its font
_HATCHES: Final = 8  # strokes along the side of a hatched square


def draw_board(
    painter: QPainter,
    board: BoardGeometry,
    colours: BoardColours,
    ratio: float = 1.0,
    one_colour: bool = False,
) -> None:
    """Draw frame and squares; every line lies on whole device pixels.

    A board of one colour has lines between its squares instead.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    line = max(1, round(ratio)) / ratio
    whole = QRectF(board.left, board.top, board.side, board.side)
    painter.fillRect(whole.adjusted(-line, -line, line, line), QColor(colours.frame))
    painter.fillRect(whole, QColor(colours.light))
    if one_colour:
        colour = QColor(colours.frame)
        for step in range(1, 8):
            x, y = board.left + step * board.square, board.top + step * board.square
            painter.fillRect(QRectF(x - line / 2, board.top, line, board.side), colour)
            painter.fillRect(QRectF(board.left, y - line / 2, board.side, line), colour)
        return
    for square in SQUARES:
        if not is_light(square):
            rect = QRectF(*board.corner(square), board.square, board.square)
            if colours.hatched:
                _hatch(painter, rect, colours.dark)
            else:
                painter.fillRect(rect, QColor(colours.dark))


def draw_labels(painter: QPainter, board: BoardGeometry, colour: str, font: QFont) -> None:
    """Draw 1 to 8 on the left and a to h below."""
    small = QFont(font)
    if font.pointSizeF() > 0:
        small.setPointSizeF(font.pointSizeF() * _LABEL)
    else:
        small.setPixelSize(max(8, round(font.pixelSize() * _LABEL)))
    most = FILE_GUTTER - 3  # what is below the board must not be written over
    if QFontInfo(small).pixelSize() * _LETTER_HIGH > most:
        small.setPixelSize(round(most / _LETTER_HIGH))
    painter.setFont(small)
    painter.setPen(QColor(colour))
    centred = Qt.AlignmentFlag.AlignCenter
    for row, label in enumerate(board.rank_labels()):
        top = board.top + row * board.square
        painter.drawText(QRectF(0, top, RANK_GUTTER - 5, board.square), centred, label)
    for column, label in enumerate(board.file_labels()):
        left = board.left + column * board.square
        under = QRectF(left, board.top + board.side + 2, board.square, FILE_GUTTER - 2)
        painter.drawText(under, centred, label)


def _hatch(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Draw rising strokes at 45 degrees, in step from square to square."""
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setPen(QPen(QColor(colour), max(0.9, rect.width() / 64)))
    for index in range(1, 2 * _HATCHES):
        offset = index * rect.width() / _HATCHES
        left, top = rect.left(), rect.top()
        painter.drawLine(QPointF(left, top + offset), QPointF(left + offset, top))
    painter.restore()


def draw_band(painter: QPainter, start: Point, end: Point) -> None:
    """Draw the band that selects men, from corner to corner."""
    rect = QRectF(QPointF(*start), QPointF(*end)).normalized()
    painter.setPen(QPen(QColor(MARKS.lit_frame), 1.2))
    painter.setBrush(with_alpha(MARKS.lit, 0.5))
    painter.drawRect(rect)


def draw_hint(
    painter: QPainter, board: BoardGeometry, tokens: Tokens, font: QFont, sentence: str
) -> None:
    """Write a sentence over the middle of the board, on a panel of its own."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setFont(font)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    room = QRectF(0, 0, board.side - 36, board.side)
    text = painter.boundingRect(room, flags, sentence)
    middle = QPointF(board.left + board.side / 2, board.top + board.side / 2)
    rect = QRectF(0, 0, min(text.width() + 28, board.side - 8), text.height() + 16)
    rect.moveCenter(middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.panel))
    painter.drawRoundedRect(rect, 8, 8)
    painter.setPen(QColor(tokens.muted))
    painter.drawText(rect.adjusted(4, 0, -4, 0), flags, sentence)
