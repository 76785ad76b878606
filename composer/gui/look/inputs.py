# SPDX-License-Identifier: GPL-3.0-or-later
"""Fields that differ from Qt's own in what every theme or language needs of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QSpinBox,
    QStyledItemDelegate,
    QWidget,
)

_SIDE: Final = 15
_GAP: Final = 8

_INDENT: Final = 7
_ROWS: Final = 16  # of a list that is open


if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object  # a class of the window has one base of Qt's


class _StillUnderWheel(_Base):
    """The wheel turns it only while it has the keyboard, and else the form that it stands in."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Take the wheel, or leave it to the form."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class DropList(_StillUnderWheel, QComboBox):
    """One of several, with rows as high as those of a menu."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))  # Qt's own heeds no row of a style sheet
        self.setMaxVisibleItems(_ROWS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class NumberBox(_StillUnderWheel, QSpinBox):
    """A whole number, with a margin inside its frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(_INDENT, 0, 0, 0)  # a style sheet's is not heeded here
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class DecimalBox(_StillUnderWheel, QDoubleSpinBox):
    """A number as the language writes it, which may be typed with a point and with a comma.

    Qt would take the other sign for one between thousands and leave it out: 37.5 typed where a
    comma is usual became 375.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(_INDENT, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

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
