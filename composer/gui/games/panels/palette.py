# SPDX-License-Identifier: GPL-3.0-or-later
"""The men of a game, to be dragged to the board or picked for clicks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from composer.gui.board.mantile import carry_man
from composer.gui.board.mime import letter_data
from composer.gui.games.board.men import GameMen, offered_men
from composer.gui.games.board.words import man_name, owned_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS
from composer.gui.words.language import capital, fill
from composer.rules.book import RuleBook

WIDE: Final = 82
_PAD: Final = 4
_NAMED: Final = 6  # as many men as are listed below one another with their names
_SIDE: Final = 38
_NAME_HIGH: Final = 16


@dataclass(frozen=True, slots=True)
class _Place:
    """A man in the palette, and where."""

    man: str
    rect: QRect


class GamePalette(QWidget):
    """All sorts of men of a game, on a tray in the board's tint.

    Signals:
        picked: a man was clicked: the letter for clicks on the board, empty for none.
        pointed: the man under the pointer, by his letter, or empty.
    """

    picked = Signal(str)
    pointed = Signal(str)

    def __init__(self, appearance: Appearance, men: GameMen, book: RuleBook) -> None:
        super().__init__()
        self._appearance, self._men, self._book = appearance, men, book
        self._places: tuple[_Place, ...] = ()
        self._picked = ""
        self._at = 0
        self._pressed: _Place | None = None
        self._pressed_at = QPoint()
        self._drag_side: float = _SIDE
        self._named = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setFixedWidth(WIDE)
        appearance.colours_changed.connect(self.update)
        appearance.figures_changed.connect(self.update)
        self.show_book(book)

    def show_book(self, book: RuleBook) -> None:
        """Offer the men of a game."""
        self._book = book
        rows = offered_men(book)
        count = sum(map(len, rows))
        self._named = 0 < count <= _NAMED
        places = []
        if self._named:
            step = _SIDE + _NAME_HIGH + 6
            for number, man in enumerate(man for row in rows for man in row):
                places.append(_Place(man, QRect(_PAD, _PAD + number * step, WIDE - 2 * _PAD, step)))
        else:
            columns = 2
            side = (WIDE - 2 * _PAD) // columns
            ordered = _in_columns(rows)
            for number, man in enumerate(ordered):
                column, row = number % columns, number // columns
                if man:
                    rect = QRect(_PAD + column * side, _PAD + row * side, side, side)
                    places.append(_Place(man, rect))
        self._places = tuple(places)
        bottom = max((place.rect.bottom() for place in places), default=40)
        self.setFixedHeight(bottom + _PAD + 1)
        self._describe()
        self.update()

    def set_drag_side(self, side: float) -> None:
        """Draw a man under way as large as on the board."""
        self._drag_side = side

    def set_picked(self, man: str | None) -> None:
        """Show which man is picked."""
        self._picked = man or ""
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick a man, or begin to drag him."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._at_point(event.position().toPoint())
            self._pressed_at = event.position().toPoint()
        elif event.button() is Qt.MouseButton.RightButton:
            self.picked.emit("")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the man who was pressed."""
        point = event.position().toPoint()
        pressed = self._pressed
        if pressed is not None:
            far = (point - self._pressed_at).manhattanLength()
            if far >= QApplication.startDragDistance():
                self._pressed = None
                data = letter_data(self._book.id, pressed.man)
                carry_man(self, pressed.man, self._men, self._drag_side, data)
            return
        over = self._at_point(point)
        self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)
        self.pointed.emit(over.man if over else "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the dragged man go, or pick the one who was clicked."""
        pressed, self._pressed = self._pressed, None
        self.setCursor(Qt.CursorShape.ArrowCursor)
        if pressed is None:
            return
        if pressed.rect.contains(event.position().toPoint()):
            self._at = self._places.index(pressed)
            self.picked.emit("" if pressed.man == self._picked else pressed.man)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the men with the arrows, pick one with Space or Enter."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        if not self._places:
            super().keyPressEvent(event)
        elif key in steps:
            by = steps[key]
            if not self._named and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                by *= 2
            self._at = max(0, min(len(self._places) - 1, self._at + by))
            self._describe()
            self.update()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            man = self._places[self._at].man
            self.picked.emit("" if man == self._picked else man)
        elif key == Qt.Key.Key_Escape and self._picked:
            self.picked.emit("")
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show it no more."""
        super().focusOutEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at no man."""
        self.pointed.emit("")

    def event(self, event: QEvent) -> bool:
        """Name the man under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            over = self._at_point(event.pos())
            if over is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self._words(over.man), self, over.rect)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tray and the men."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, tokens = self._appearance.colours, self._appearance.tokens
        painter.setPen(QPen(QColor(colours.frame), 1))
        painter.setBrush(QColor(colours.tray))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        small = painter.font()
        small.setPointSizeF(small.pointSizeF() * 11 / 13)
        painter.setFont(small)
        ratio = self.devicePixelRatioF()
        for number, place in enumerate(self._places):
            inner = QRectF(place.rect).adjusted(2, 2, -2, -2)
            if place.man == self._picked:
                painter.setPen(QPen(QColor(tokens.accent), 1.5))
                painter.setBrush(QColor(MARKS.picked))
                painter.drawRoundedRect(inner, 5, 5)
            if self.hasFocus() and number == self._at:
                painter.setPen(QPen(QColor(tokens.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(inner, 5, 5)
            side = min(_SIDE, place.rect.width() - 2)
            top = place.rect.top() + (3 if self._named else (place.rect.height() - side) // 2)
            left = place.rect.left() + (place.rect.width() - side) // 2
            picture = self._men.pixmap(place.man, side, ratio)
            painter.drawPixmap(QRectF(left, top, side, side), picture, QRectF(picture.rect()))
            if self._named:
                words = QRect(place.rect.left(), top + side, place.rect.width(), _NAME_HIGH)
                painter.setPen(QColor("#26241f"))
                cut = painter.fontMetrics().elidedText(
                    self._name(place.man), Qt.TextElideMode.ElideRight, words.width()
                )
                painter.drawText(words, Qt.AlignmentFlag.AlignCenter, cut)
        painter.end()

    def sizeHint(self) -> QSize:
        """Return the size that all the men need."""
        return QSize(WIDE, self.height())

    def _name(self, man: str) -> str:
        game = self._book.game
        return man if game is None else capital(man_name(game, man))

    def _words(self, man: str) -> str:
        return capital(owned_name(self._book, man)) + f"  ({man})"

    def _at_point(self, point: QPoint) -> _Place | None:
        return next((place for place in self._places if place.rect.contains(point)), None)

    def _describe(self) -> None:
        if self._places:
            man = self._words(self._places[min(self._at, len(self._places) - 1)].man)
            self.setAccessibleName(fill(self.tr("Men: %1"), man))


def _in_columns(rows: tuple[tuple[str, ...], ...]) -> list[str]:
    """Return the men for two columns: one for each of two, else one player after another."""
    if len(rows) == 2:
        longest = max(map(len, rows))
        padded = [row + ("",) * (longest - len(row)) for row in rows]
        return [man for pair in zip(*padded, strict=True) for man in pair]
    found: list[str] = []
    for row in rows:
        found += row + ("",) * (len(row) % 2)
    return found
