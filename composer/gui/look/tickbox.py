# SPDX-License-Identifier: GPL-3.0-or-later
"""A check box whose box can be seen on every theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox

_SIDE: Final = 15
_GAP: Final = 8


class TickBox(QCheckBox):
    """Drawn with the accent when it is on, framed in the colour of muted text when it is not."""

    draws_ring = True

    def sizeHint(self) -> QSize:
        """Return the size of box and words."""
        metrics = self.fontMetrics()
        return QSize(
            _SIDE + _GAP + metrics.horizontalAdvance(self.text()) + 4, max(24, metrics.height() + 6)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw box, tick and words."""
        colours, role = self.palette(), QPalette.ColorRole
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(1.5, (self.height() - _SIDE) / 2, _SIDE - 1, _SIDE - 1)
        accent = colours.color(role.Accent)
        edge = accent if self.isChecked() or self.underMouse() else colours.color(role.Dark)
        painter.setPen(QPen(edge, 1.2))
        painter.setBrush(accent if self.isChecked() else colours.color(role.Button))
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            painter.setPen(QPen(colours.color(role.Base), 1.8, c=Qt.PenCapStyle.RoundCap))
            corner = box.topLeft()
            ticks = ((3.4, 7.4), (6.2, 10.2), (10.8, 4.2))
            painter.drawPolyline(QPolygonF([corner + QPointF(x, y) for x, y in ticks]))
        painter.setPen(colours.color(role.WindowText))
        words = QRectF(_SIDE + _GAP, 0, self.width() - _SIDE - _GAP, self.height())
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic, self.text()
        )
        if self.hasFocus():
            painter.setPen(QPen(accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 5, 5)
        painter.end()
