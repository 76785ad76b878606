# SPDX-License-Identifier: GPL-3.0-or-later
"""A large button of the welcome: a picture, what it begins, and its keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.fonts import scaled
from composer.gui.user.notices import fitted

PICTURE: Final = 64  # the side of a picture, logical pixels
_INSET, _GAP, _RADIUS = 14, 16, 10
_LINES: Final = 3  # of the second sentence, at most
_WRAP: Final = Qt.TextFlag.TextWordWrap


class ChoiceButton(QAbstractButton):
    """One way to begin; Enter takes it, as Space does."""

    draws_ring = True

    def __init__(
        self,
        appearance: Appearance,
        title: str,
        words: str,
        keys: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._title, self._words, self._keys = title, words, keys
        self._picture = QPixmap()
        self._is_first = self._ring = False
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{words} {keys}".strip())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        appearance.colours_changed.connect(self.update)

    def set_picture(self, picture: QPixmap) -> None:
        """Show a picture of `PICTURE` logical pixels."""
        self._picture = picture
        self.update()

    def set_first(self) -> None:
        """Look like the way that most will go."""
        self._is_first = True
        self.update()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of the picture and of the words beside it."""
        return QSize(424, self.heightForWidth(424))

    def minimumSizeHint(self) -> QSize:
        """Return the room in which the words still read."""
        wide = _INSET * 2 + PICTURE + _GAP + self._keys_width() + 120
        return QSize(wide, 92)

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of title and words in the width that is left for them."""
        wide = self._words_width(width)
        box = QRect(0, 0, max(40, wide), 10_000)
        strong = QFontMetrics(self._strong())
        title = strong.boundingRect(box, int(_WRAP), self._title).height()
        measure = QFontMetrics(self._second())
        words = measure.boundingRect(box, int(_WRAP), self._words).height()
        words = min(words, _LINES * measure.lineSpacing() + 2)
        return max(92, title + words + 2 + 2 * _INSET)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard brought the focus."""
        self._ring = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        super().focusInEvent(event)

    def event(self, event: QEvent) -> bool:
        """Look otherwise while the pointer is here."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, picture, words and keys."""
        tokens = self._appearance.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked = self._is_first or self.hasFocus()
        ground = tokens.accent_tint if self._is_first else tokens.raised
        if self.underMouse() and not self._is_first:
            ground = tokens.hover
        width = 2.0 if self._ring and self.hasFocus() else 1.0
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(tokens.accent if marked else tokens.line2), width))
        half = width / 2
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        high = self.height()
        if not self._picture.isNull():
            painter.drawPixmap(_INSET, (high - PICTURE) // 2, self._picture)
        self._draw_words(painter)
        if self._keys:
            self._draw_keys(painter)
        painter.end()

    def _draw_words(self, painter: QPainter) -> None:
        tokens = self._appearance.tokens
        left = _INSET + PICTURE + _GAP
        wide = self._words_width(self.width())
        strong, second = self._strong(), self._second()
        box = QRect(0, 0, max(40, wide), 10_000)
        title = QFontMetrics(strong).boundingRect(box, int(_WRAP), self._title).height()
        measure = QFontMetrics(second)
        words = fitted(self._words, measure, wide, _LINES)
        under = measure.boundingRect(box, int(_WRAP), words).height()
        top = (self.height() - title - under - 2) // 2
        painter.setFont(strong)
        painter.setPen(QColor(tokens.text))
        painter.drawText(QRect(left, top, wide, title), int(_WRAP), self._title)
        painter.setFont(second)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(QRect(left, top + title + 2, wide, under + 2), int(_WRAP), words)

    def _draw_keys(self, painter: QPainter) -> None:
        tokens = self._appearance.tokens
        small = self._small()
        painter.setFont(small)
        measure = QFontMetrics(small)
        wide, high = measure.horizontalAdvance(self._keys) + 12, measure.height() + 4
        box = QRectF(
            self.width() - _INSET - wide + 0.5, (self.height() - high) // 2, wide - 1, high
        )
        painter.setBrush(QColor(tokens.raised))
        painter.setPen(QPen(QColor(tokens.line2), 1.0))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor(tokens.muted))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self._keys)

    def _words_width(self, width: int) -> int:
        return width - 2 * _INSET - PICTURE - _GAP - self._keys_width()

    def _keys_width(self) -> int:
        if not self._keys:
            return 0
        return QFontMetrics(self._small()).horizontalAdvance(self._keys) + 12 + _GAP

    def _strong(self) -> QFont:
        return scaled(self.font(), 14 / 13, QFont.Weight.DemiBold)

    def _second(self) -> QFont:
        return scaled(self.font(), 12.5 / 13)

    def _small(self) -> QFont:
        return scaled(self.font(), 11 / 13)
