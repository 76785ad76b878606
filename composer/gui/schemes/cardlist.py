# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of cards, three a row; lines between them take a row of their own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QToolTip

from composer.gui.aids.pointedlist import OfferModel, PointedList
from composer.gui.board.pictures import Pictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.schemes.carddelegate import CardDelegate
from composer.gui.schemes.cards import Card, CardKind

_DIGITS = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


class CardList(PointedList):
    """The list; a fold opens with a click, Enter or Space.

    Signals:
        toggled: the fold to be opened or closed.
        kept: the card to be kept beside, with Space.
        square_chosen: the card and the place of the square chosen among its own.
    """

    toggled = Signal(object)
    kept = Signal(object)
    square_chosen = Signal(object, int)

    def __init__(
        self, appearance: Appearance, thumbnails: Thumbnails, pictures: Pictures, name: str
    ) -> None:
        self._cards: OfferModel[Card] = OfferModel()
        self._drawn = CardDelegate(appearance, thumbnails, pictures)
        super().__init__(appearance, self._cards, self._drawn, name)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().setSingleStep(24)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards shown, with the lines between them."""
        return self._cards.rows

    @property
    def current(self) -> Card | None:
        """The card at which the keyboard is."""
        return self._cards.row_of(self.currentIndex())

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show other cards; what is selected and in view stays, where it still exists."""
        self.show_offers(cards)

    def card_centre(self, place: int) -> QPoint:
        """Return the middle of a card, in the coordinates of the viewport."""
        return self.visualRect(self._cards.index(place)).center()

    def choice_centre(self, place: int, choice: int) -> QPoint:
        """Return the middle of a square that can be chosen on a card."""
        index = self._cards.index(place)
        boxes = self._drawn.choice_boxes(
            self._cards.rows[place], self.visualRect(index), self.font()
        )
        return boxes[choice].center()

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew in another width."""
        if self._drawn.set_room(self.viewport().size()):
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Measure cards again with another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show all words of a card that are cut off in it."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            card, rect = self._cards.row_of(index), self.visualRect(index)
            words = "" if card is None else self._drawn.left_out(card, rect, self.font())
            QToolTip.showText(event.globalPos(), words, self.viewport())
            return True
        return super().viewportEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open a fold with a click, or choose a square of a card."""
        super().mouseReleaseEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        place = event.position().toPoint()
        index = self.indexAt(place)
        card = self._cards.row_of(index)
        if card is None:
            return
        if card.kind is CardKind.FOLD:
            self.toggled.emit(card)
            return
        boxes = self._drawn.choice_boxes(card, self.visualRect(index), self.font())
        for number, box in enumerate(boxes):
            if box.contains(place):
                self.square_chosen.emit(card, number)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a card over; of a fold the second click is one more."""
        card = self._cards.row_of(self.indexAt(event.position().toPoint()))
        if card is not None and card.kind is CardKind.CARD:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep with Space, choose a square with its digit; folds open with Enter or Space."""
        card, key = self.current, event.key()
        opens = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if card is not None and card.kind is CardKind.FOLD and opens:
            self.toggled.emit(card)
        elif card is not None and card.kind is CardKind.CARD and key == Qt.Key.Key_Space:
            self.kept.emit(card)
        elif card is not None and key in _DIGITS and key - Qt.Key.Key_1 < len(card.choices):
            self.square_chosen.emit(card, key - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)
