# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters in shares of the size that the system, or the user, has chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

_USUAL_LINE: Final = 20  # logical pixels of a line of letters that is not called large


def scaled(font: QFont, share: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return a font at a share of its size, and with a weight."""
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * share)
    else:
        made.setPixelSize(round(font.pixelSize() * share))
    made.setWeight(weight)
    return made


class LetterSize:
    """The size of letters in all windows of an application.

    Attributes:
        usual: the font that the system chose.
    """

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self.usual = QFont(application.font())
        self._percent = 100

    def enlarge(self, percent: int) -> None:
        """Write in so many percent of the usual size; windows made before may not follow."""
        if percent != self._percent:
            self._percent = percent
            self._application.setFont(scaled(self.usual, percent / 100, self.usual.weight()))


def larger(font: QFont) -> float:
    """Return how many times larger than usual letters are, at least 1: widths grow with them."""
    return max(1.0, QFontMetrics(font).height() / _USUAL_LINE)
