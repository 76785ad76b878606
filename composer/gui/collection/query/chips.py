# SPDX-License-Identifier: GPL-3.0-or-later
"""The tokens of the query bar: a click opens one as text, its × takes it away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from composer.gui.collection.query.tokens import Face
from composer.gui.look.icons import Icons
from composer.gui.look.tokens import Tokens
from composer.gui.words.language import fill

_PAD: Final = 8
_ICON: Final = 14
_CROSS: Final = 20  # width of the place of the ×
_RADIUS: Final = 4
_WIDEST: Final = 260


class TokenChip(QAbstractButton):
    """One token.

    Signals:
        open_requested: it is to be turned into text.
        drop_requested: it is to be taken away.
        left: the keyboard is to go to a neighbour; carries -1 or 1.
    """

    open_requested = Signal()
    drop_requested = Signal()
    left = Signal(int)

    def __init__(self, face: Face, tokens: Tokens, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self._face, self._tokens, self._icons = face, tokens, icons
        self._wrong = self._over_cross = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(face.words)
        self.setAccessibleDescription(
            self.tr("Enter opens it as text, Delete takes it out of the search.")
        )
        self.setToolTip(face.words)

    @property
    def face(self) -> Face:
        """What the token says."""
        return self._face

    def set_wrong(self, wrong: bool) -> None:
        """Show that there is something wrong with it."""
        self._wrong = wrong
        self.update()

    def cross(self) -> QPointF:
        """Return the middle of the ×."""
        return self._cross().center()

    def sizeHint(self) -> QSize:
        """Return the size that its words need, as far as there is room."""
        plain, strong = self._metrics()
        wide = strong.horizontalAdvance(self._face.value) + 2 * _PAD + _CROSS - 4
        if self._face.label:
            wide += plain.horizontalAdvance(self._face.label + " ")
        if self._face.icon:
            wide += _ICON + 4
        return QSize(min(_WIDEST, wide), max(22, plain.height() + 6))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Notice the × under the pointer."""
        over = self._cross().contains(event.position())
        if over != self._over_cross:
            self._over_cross = over
            tip = fill(self.tr("Take “%1” out of the search"), self._face.words)
            self.setToolTip(tip if over else self._face.words)
            self.update()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the token away, or open it."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.MiddleButton or (
            event.button() is Qt.MouseButton.LeftButton and self._cross().contains(event.position())
        ):
            self.drop_requested.emit()
        elif event.button() is Qt.MouseButton.LeftButton and QRectF(self.rect()).contains(
            event.position()
        ):
            self.open_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter, take away with Delete, go on with the arrows."""
        key = event.key()
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.drop_requested.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_F2):
            self.open_requested.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.left.emit(-1 if key == Qt.Key.Key_Left else 1)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the token."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._tokens
        ink = QColor(tokens.cooked if self._wrong else tokens.accent)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        framed = self.hasFocus() or self._wrong
        painter.setPen(QPen(ink, 1.5) if framed else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.cooked_tint if self._wrong else tokens.accent_tint))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        left = float(_PAD)
        if self._face.icon:
            place = QRectF(left, (self.height() - _ICON) / 2, _ICON, _ICON)
            self._icons.draw(painter, self._face.icon, place, ink.name())
            left += _ICON + 4
        plain, strong = self._metrics()
        room = self.width() - _CROSS - left
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(ink)
        if self._face.label:
            painter.drawText(QRectF(left, 0, room, self.height()), flags, self._face.label)
            wide = plain.horizontalAdvance(self._face.label + " ")
            left, room = left + wide, room - wide
        painter.setFont(self._strong())
        value = strong.elidedText(self._face.value, Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(QRectF(left, 0, room + 2, self.height()), flags, value)
        self._draw_cross(painter, ink)
        painter.end()

    def _draw_cross(self, painter: QPainter, ink: QColor) -> None:
        place = self._cross()
        if self._over_cross and self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._tokens.raised))
            painter.drawEllipse(place.center(), 7, 7)
        painter.setPen(QPen(ink, 1.3))
        middle, arm = place.center(), 3.0
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))

    def _cross(self) -> QRectF:
        return QRectF(self.width() - _CROSS, 0, _CROSS, self.height())

    def _strong(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        return QFontMetrics(self.font()), QFontMetrics(self._strong())
