# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies behind a cell of the phase table, and the last line, which says what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from composer.analysis.phases import Cell, Change
from composer.gui.look.tokens import Tokens
from composer.gui.panels.lettering import Cut, Lettering

_SAMPLE: Final = 16  # the width of a colour in the last line


def dress(painter: QPainter, box: QRect, cell: Cell, under: bool, tokens: Tokens) -> str:
    """Draw what lies behind a cell; return the colour of its text.

    Args:
        painter: draws.
        box: where the cell is.
        cell: the cell.
        under: whether it is pointed at.
        tokens: the colours.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    if cell.refutes:
        return tokens.cooked
    if cell.change is Change.CHANGED:
        painter.setBrush(QColor(tokens.changed_tint))
        painter.drawRoundedRect(box, 4, 4)
        bar = QRect(box.left() + 2, box.bottom() - 1, box.width() - 4, 2)
        painter.fillRect(bar, QColor(tokens.changed))
        return tokens.changed
    if cell.change.is_transferred:
        painter.setBrush(QColor(tokens.transferred_tint))
        painter.setPen(QPen(QColor(tokens.transferred), 1.3))
        painter.drawRoundedRect(box, 4, 4)
        return tokens.transferred
    if under:
        painter.setBrush(QColor(tokens.hover))
        painter.drawRoundedRect(box, 4, 4)
    return tokens.text if cell.mates else tokens.muted


def paint_sign(
    painter: QPainter, rect: QRect, sign: str, here: bool, lettering: Lettering, tokens: Tokens
) -> None:
    """Draw the button that brings the next column into sight; `here` is the pointer."""
    painter.setPen(QPen(QColor(tokens.line2), 1))
    painter.setBrush(QColor(tokens.hover if here else tokens.raised))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    middle = Qt.AlignmentFlag.AlignHCenter
    lettering.draw(painter, rect, sign, tokens.accent, Cut.BOLD, middle)


def paint_more(
    painter: QPainter, rect: QRect, words: str, lettering: Lettering, tokens: Tokens
) -> None:
    """Draw what shows the last rows of a long table, below the others; nothing without words."""
    if words:
        painter.fillRect(rect.left(), rect.top(), rect.width(), 1, QColor(tokens.line))
        lettering.draw(painter, rect, words, tokens.accent)


def paint_legend(
    painter: QPainter,
    room: QRect,
    legend: Sequence[tuple[Change | str, str]],
    lettering: Lettering,
    tokens: Tokens,
) -> None:
    """Say what colours and signs mean, as far as there is room."""
    left = room.left()
    for sign, words in legend:
        wide = lettering.width(words, Cut.SMALL)
        if left + _SAMPLE + 4 + wide > room.right() + 1:
            return
        box = QRect(left, room.top() + (room.height() - 12) // 2, _SAMPLE, 12)
        if isinstance(sign, Change):
            dress(painter, box, Cell(change=sign), False, tokens)
        else:
            ink = tokens.cooked if sign == "!" else tokens.muted
            lettering.draw(painter, box, sign, ink, Cut.BOLD, Qt.AlignmentFlag.AlignHCenter)
        place = QRect(left + _SAMPLE + 4, room.top(), wide + 12, room.height())
        lettering.draw(painter, place, words, tokens.muted, Cut.SMALL)
        left += _SAMPLE + 4 + wide + 12
