# SPDX-License-Identifier: GPL-3.0-or-later
"""The list below the query bar: fields first, then their values with how often they occur."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
)

from composer.gui.board.speech import announce
from composer.gui.collection.query.bar import QueryBar
from composer.gui.look.noterows import NoteRows, note_item

_MOST_SHOWN: Final = 10
_WIDE: Final = 340
_OFFER: Final = int(Qt.ItemDataRole.UserRole) + 2


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that may follow.

    Attributes:
        text: what is put into the query.
        start: where it is put, as a place in the whole query.
        length: how many characters it takes the place of.
        words: what the list says; `text` where it is empty.
        note: what stands at the right: a count, or what a field means.
    """

    text: str
    start: int
    length: int
    words: str = ""
    note: str = ""


class QueryPopup(QListWidget):
    """Offers what may follow; never takes the keyboard from the bar.

    Down and Up choose, Enter and Tab take what is chosen (Tab the first if nothing is), Escape
    closes the list.
    """

    def __init__(self, bar: QueryBar) -> None:
        super().__init__(bar.window())
        self._bar = bar
        self._offers: tuple[Offer, ...] = ()
        self._lines = NoteRows(self)
        self.setItemDelegate(self._lines)
        self.setObjectName("queryPopup")
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("What may follow"))
        self.itemClicked.connect(self._take)
        bar.installEventFilter(self)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What is offered."""
        return self._offers

    def offer(self, offers: Sequence[Offer]) -> None:
        """Show what may follow; nothing hides the list."""
        self._offers = tuple(offers)
        self.clear()
        strong = QFont(self.font())
        strong.setWeight(QFont.Weight.DemiBold)
        for offer in self._offers:
            item = note_item(offer.words or offer.text, offer.note)
            item.setData(_OFFER, offer)
            if offer.text.endswith(":"):
                item.setFont(strong)
            self.addItem(item)
        self.setCurrentRow(-1)
        if not self._offers or not self._bar.hasFocus():
            self.hide()
            return
        line = self._lines.height(self)
        self.resize(_WIDE, line * min(_MOST_SHOWN, len(self._offers)) + 8)
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        """Lie below the cursor, or above the bar where that has more room.

        The list is a part of the window, not one of its own: no platform can let it take the
        keyboard or put it elsewhere.
        """
        window = self._bar.window()
        if self.parent() is not window:
            self.setParent(window)
        below = self._bar.mapTo(window, QPoint(self._bar.x_of_cursor() - 8, self._bar.height() + 2))
        above = self._bar.mapTo(window, QPoint(0, -2)).y()
        room = window.height() - below.y() - 4
        top, high = below.y(), min(self.height(), room)
        if high < self.height() and above > room:
            high = min(self.height(), above - 4)
            top = above - high
        left = max(0, min(below.x(), window.width() - self.width() - 4))
        self.setGeometry(left, top, self.width(), high)

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the bar's keys work on the list while it is seen."""
        if watched is not self._bar:  # parts of the list itself
            return super().eventFilter(watched, event)
        if not self.isVisible():
            return False
        kind = event.type()
        if kind in (QEvent.Type.FocusOut, QEvent.Type.Hide, QEvent.Type.Move):
            self.hide()
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.ShortcutOverride:
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            return self._key(Qt.Key(event.key()))
        return False

    def _key(self, key: Qt.Key) -> bool:
        now = self.currentRow()
        if key == Qt.Key.Key_Escape:
            self.hide()
        elif key == Qt.Key.Key_Down:
            self._choose(min(now + 1, self.count() - 1))
        elif key == Qt.Key.Key_Up and now >= 0:
            self._choose(now - 1)
        elif key == Qt.Key.Key_PageDown:
            self._choose(min(now + _MOST_SHOWN, self.count() - 1))
        elif key == Qt.Key.Key_PageUp and now >= 0:
            self._choose(max(0, now - _MOST_SHOWN))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and now >= 0:
            self._take(self.item(now))
        elif key == Qt.Key.Key_Tab:
            self._take(self.item(max(0, now)))
        else:
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Up):
                self.hide()
            return False
        return True

    def _choose(self, place: int) -> None:
        self.setCurrentRow(place)
        if place >= 0:
            announce(self._bar, str(self.item(place).data(Qt.ItemDataRole.AccessibleTextRole)))

    def _take(self, item: QListWidgetItem) -> None:
        offer = item.data(_OFFER)
        self.hide()
        if isinstance(offer, Offer):
            self._bar.replace(offer.start, offer.length, offer.text)
