# SPDX-License-Identifier: GPL-3.0-or-later
"""The three cuts of one font that rows are drawn in, with the widths they have measured."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

_MOST = 20_000  # widths remembered


class Cut(IntEnum):
    """How a text is set."""

    PLAIN = 0
    BOLD = 1
    SMALL = 2


class Lettering:
    """Fonts and widths; made once for a font, since measuring costs more than drawing."""

    def __init__(self, font: QFont) -> None:
        self.font = QFont(font)
        bold, small = QFont(font), QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        if font.pointSizeF() > 0:
            small.setPointSizeF(font.pointSizeF() * 0.86)
        else:
            small.setPixelSize(max(8, round(font.pixelSize() * 0.86)))
        self._fonts = (self.font, bold, small)
        self._metrics = tuple(QFontMetrics(font) for font in self._fonts)
        self._widths: dict[tuple[Cut, str], int] = {}

    @property
    def line(self) -> int:
        """The distance of two lines of plain text."""
        return self._metrics[Cut.PLAIN].lineSpacing()

    @property
    def small_line(self) -> int:
        """The height of a line of small text."""
        return self._metrics[Cut.SMALL].height()

    def width(self, text: str, cut: Cut = Cut.PLAIN) -> int:
        """Return how wide a text is."""
        found = self._widths.get((cut, text))
        if found is None:
            if len(self._widths) >= _MOST:
                self._widths.clear()
            found = self._widths[cut, text] = self._metrics[cut].horizontalAdvance(text)
        return found

    def wrapped(self, text: str, room: int, cut: Cut = Cut.PLAIN) -> tuple[str, ...]:
        """Return a text in lines that are as wide as there is room, broken at spaces."""
        lines: list[str] = []
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(longer, cut) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return tuple(lines)

    def draw(
        self,
        painter: QPainter,
        rect: QRect,
        text: str,
        colour: str,
        cut: Cut = Cut.PLAIN,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Draw a text in the middle of a row, with dots where it is too long."""
        painter.setFont(self._fonts[cut])
        painter.setPen(QColor(colour))
        if self.width(text, cut) > rect.width() + 2:
            mode = Qt.TextElideMode.ElideRight
            text = self._metrics[cut].elidedText(text, mode, rect.width() + 2)
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, text)
