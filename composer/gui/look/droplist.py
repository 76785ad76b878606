# SPDX-License-Identifier: GPL-3.0-or-later
"""A list that drops down, with the sign at its end that says so on every theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox

_WIDE: Final = 4.0  # half of the sign, logical pixels
_FROM_END: Final = 13.0


class DropList(QComboBox):
    """Drawn by the style, which leaves the sign out where a style sheet frames the field."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw field, words and sign."""
        super().paintEvent(event)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.palette().color(group, QPalette.ColorRole.Text), 1.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        x = _FROM_END if mirrored else self.width() - _FROM_END
        y = self.height() / 2
        painter.drawPolyline(
            [
                QPointF(x - _WIDE, y - _WIDE / 2),
                QPointF(x, y + _WIDE / 2),
                QPointF(x + _WIDE, y - _WIDE / 2),
            ]
        )
        painter.end()
