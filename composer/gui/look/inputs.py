# SPDX-License-Identifier: GPL-3.0-or-later
"""Fields that differ from Qt's own in what every theme or language needs of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QValidator
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox

_SIDE: Final = 15
_GAP: Final = 8

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


class DecimalBox(QDoubleSpinBox):
    """A number as the language writes it, which may be typed with a point and with a comma.

    Qt would take the other sign for one between thousands and leave it out: 37.5 typed where a
    comma is usual became 375.
    """

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Judge what is typed by the language's own decimal sign, which takes its place."""
        return super().validate(self._own(text), place)

    def valueFromText(self, text: str) -> float:
        """Read a number, whichever sign it has."""
        return super().valueFromText(self._own(text))

    def _own(self, text: str) -> str:
        sign = self.locale().decimalPoint()
        return text.replace("." if sign == "," else ",", sign)


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
