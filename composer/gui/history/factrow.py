# SPDX-License-Identifier: GPL-3.0-or-later
"""A row that states a fact of the past: an icon, a name, why, a tag; its squares on the board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from composer.gui.board.keys import BY_KEYBOARD
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.panels.lettering import Cut, Lettering
from composer.problem.men import Man
from composer.problem.squares import Square

_EDGE, _GAP, _PAD, _ICON, _MAN = 14, 8, 6, 16, 22
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_KEEP = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Tone(Enum):
    """What a tag means; it decides the colours."""

    GOOD = "good"
    BAD = "bad"
    OPEN = "open"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact as a row shows it.

    Attributes:
        title: what it is about.
        detail: why, in a sentence; empty for none.
        tag: how it stands, in a word.
        tone: of the tag.
        icon: before the title; empty for none.
        man: shown in the place of the icon.
        squares: of which it speaks.
        wrong: whether the diagram states the contrary.
    """

    title: str
    detail: str = ""
    tag: str = ""
    tone: Tone = Tone.PLAIN
    icon: str = ""
    man: Man | None = None
    squares: tuple[Square, ...] = ()
    wrong: bool = False


class FactRow(QWidget):
    """The row. A click, or Enter, keeps its squares lit on the board.

    Signals:
        pointed: the squares to be lit, a tuple; empty for none.
        kept: the row was clicked; carries itself.
    """

    pointed = Signal(object)
    kept = Signal(object)

    def __init__(self, appearance: Appearance, pictures: MenPictures, fact: Fact) -> None:
        super().__init__()
        self._appearance, self._pictures, self._fact = appearance, pictures, fact
        self._lettering: Lettering | None = None
        self._over = self._is_kept = self._by_keys = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_fact(fact)

    @property
    def fact(self) -> Fact:
        """What it shows."""
        return self._fact

    def show_fact(self, fact: Fact) -> None:
        """Show another fact."""
        self._fact = fact
        live = bool(fact.squares)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if live else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(", ".join(filter(None, (fact.title, fact.tag, fact.detail))))
        self._fit()
        self.update()

    def set_kept(self, on: bool) -> None:
        """Mark the row whose squares stay lit."""
        if on != self._is_kept:
            self._is_kept = on
            self.update()

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give long sentences more lines where it is narrow."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._height(max(self.width(), 120)))

    def _height(self, width: int) -> int:
        """Return the height in a width."""
        letters, left = self._letters(), self._left()
        detail = 0
        if self._fact.detail:
            room = QRect(0, 0, max(60, width - left - _EDGE), 10_000)
            metrics = self.fontMetrics()
            detail = metrics.boundingRect(room, int(_WRAP), self._fact.detail).height()
        least = _MAN + 6 if self._fact.man is not None else 27
        return max(least, letters.line + 8) if not detail else letters.line + detail + 12

    def sizeHint(self) -> QSize:
        """Return the usual size."""
        return QSize(300, self._height(max(self.width(), 200)))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the squares."""
        self._over = True
        self._point(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Put the squares out."""
        self._over = False
        self._point(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light the squares when the keyboard comes."""
        super().focusInEvent(event)
        self._by_keys = event.reason() in BY_KEYBOARD
        self._point(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the squares out when the keyboard goes."""
        super().focusOutEvent(event)
        self._by_keys = False
        self._point(False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the squares lit."""
        if self._fact.squares and event.button() is Qt.MouseButton.LeftButton:
            self.kept.emit(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the squares lit."""
        if event.key() in _KEEP and self._fact.squares:
            self.kept.emit(self)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        painter, tokens, fact = QPainter(self), self._appearance.tokens, self._fact
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_kept:
            painter.fillRect(self.rect(), QColor(tokens.select))
        elif self._over and fact.squares:
            painter.fillRect(self.rect(), QColor(tokens.hover))
        letters = self._letters()
        high = self.height() if not fact.detail else letters.line + 6
        self._picture(painter, high)
        right = self._tag(painter, high)
        left = self._left()
        place = QRect(left, 0, right - left, high)
        letters.draw(painter, place, fact.title, tokens.text, Cut.BOLD)
        if fact.wrong:
            wide = min(letters.width(fact.title, Cut.BOLD), place.width())
            painter.setPen(QPen(QColor(tokens.cooked), 1.6))
            y = high // 2 + letters.line // 2
            painter.drawLine(left, y, left + wide, y)
        if fact.detail:
            painter.setFont(self.font())
            painter.setPen(QColor(tokens.text2))
            room = QRect(left, high, self.width() - left - _EDGE, self.height() - high)
            painter.drawText(room, int(_WRAP), fact.detail)
        if self._by_keys:
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 1, -3, -1), 4, 4)
        painter.end()

    def _picture(self, painter: QPainter, high: int) -> None:
        tokens, fact = self._appearance.tokens, self._fact
        if fact.man is not None:
            box = QRectF(_EDGE, (high - _MAN) / 2, _MAN, _MAN)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#A3AFBC" if tokens.is_dark else "#E6DFD2"))
            painter.drawRoundedRect(box, 4, 4)
            self._pictures.draw(painter, fact.man, box.adjusted(1, 1, -1, -1))
        elif fact.icon:
            box = QRectF(_EDGE, (high - _ICON) / 2, _ICON, _ICON)
            ink, _ = self._colours(fact.tone)
            self._appearance.icons.draw(painter, fact.icon, box, ink)

    def _tag(self, painter: QPainter, high: int) -> int:
        """Draw the tag; return where the room left of it ends."""
        fact, letters = self._fact, self._letters()
        right = self.width() - _EDGE
        if not fact.tag:
            return right
        wide, tall = letters.width(fact.tag, Cut.SMALL) + 2 * _PAD, max(16, letters.line - 1)
        box = QRect(right - wide, (high - tall) // 2, wide, tall)
        ink, tint = self._colours(fact.tone)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint))
        painter.drawRoundedRect(box, 4, 4)
        letters.draw(painter, box.adjusted(_PAD, 0, 0, 0), fact.tag, ink, Cut.SMALL)
        return box.left() - _GAP

    def _colours(self, tone: Tone) -> tuple[str, str]:
        tokens = self._appearance.tokens
        return {
            Tone.GOOD: (tokens.sound, tokens.sound_tint),
            Tone.BAD: (tokens.cooked, tokens.cooked_tint),
            Tone.OPEN: (tokens.nosol, tokens.nosol_tint),
            Tone.PLAIN: (tokens.invalid, tokens.invalid_tint),
        }[tone]

    def _left(self) -> int:
        if self._fact.man is not None:
            return _EDGE + _MAN + _GAP
        return _EDGE + (_ICON + _GAP if self._fact.icon else 0)

    def _point(self, on: bool) -> None:
        self.update()
        if self._fact.squares:
            self.pointed.emit(self._fact.squares if on else ())

    def _letters(self) -> Lettering:
        if self._lettering is None or self._lettering.font != self.font():
            self._lettering = Lettering(self.font())
        return self._lettering
