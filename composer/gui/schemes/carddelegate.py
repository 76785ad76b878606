# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the cards of the bench's tabs."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from composer.gui.aids.editrows import Tag
from composer.gui.aids.tagpaint import draw_tag, tag_width
from composer.gui.board.geometry import BoardGeometry
from composer.gui.board.overlaypainter import OverlayPainter
from composer.gui.board.overlays import Arrow
from composer.gui.board.pictures import Pictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.rowsmodel import ROW_ROLE
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import MARKS
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.rowlist import PALE, RowDelegate
from composer.gui.schemes.cards import Card, CardKind
from composer.solver.solution import Verdict

LARGEST = 196  # the side of a small board, logical pixels
SMALLEST = 96
NARROWEST = 150  # a card
COLUMNS = 3
_INSET, _GAP, _PAD = 10, 4, 6
_LIT = MARKS.lit.replace("#4C", "#96")


class CardDelegate(RowDelegate):
    """Paints boards with arrows, titles, squares to choose and tags; lines between cards."""

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails, pictures: Pictures) -> None:
        super().__init__(appearance)
        self._thumbnails, self._pictures = thumbnails, pictures
        self._room = QSize(480, 300)

    def set_room(self, room: QSize) -> bool:
        """Lay out in so much room; return whether it is another."""
        changed, self._room = room != self._room, room
        return changed

    def wide(self, font: QFont) -> int:
        """Return how wide a card is: three a row, fewer where letters are large."""
        least = max(NARROWEST, self._letters(font).width("1.Nxe6! c2 c4 c5 c7"))
        columns = max(1, min(COLUMNS, self._room.width() // least))
        return (self._room.width() - 2) // columns  # Qt wants a pixel more than there is

    def board_side(self, font: QFont) -> int:
        """Return the side of the small boards: all of a card is seen where that can be."""
        letters = self._letters(font)
        words = 3 * letters.line + 2 * _INSET
        high = max(SMALLEST, self._room.height() - words)
        return min(LARGEST, high, self.wide(font) - 2 * _INSET)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a card, or of a line across all."""
        card, letters = index.data(ROW_ROLE), self._letters(option.font)
        if not isinstance(card, Card):
            return QSize(self._room.width(), letters.line + 8)
        if card.kind is CardKind.CARD:
            wide = self.wide(option.font)
            room = wide - 2 * _INSET
            rows = len(self._tag_rows(letters, card.tags, room))
            words = letters.line + rows * self._tag_high(letters)
            words += self._lower(letters, card, QRect(0, 0, room, letters.line))
            return QSize(wide, self.board_side(option.font) + 2 * _INSET + 6 + words)
        lines = len(letters.wrapped(card.title, self._room.width() - 2 * _INSET))
        return QSize(self._room.width(), max(1, lines) * letters.line + 10)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a card or a line."""
        card = index.data(ROW_ROLE)
        if not isinstance(card, Card):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, letters = option.rect, self._letters(option.font)
        if card.is_offered:
            self._background(painter, option)
        if self.faded:
            painter.setOpacity(PALE)
        if card.kind is CardKind.CARD:
            self._card(painter, letters, card, rect)
        else:
            self._line(painter, letters, card, rect)
        painter.restore()

    def _line(self, painter: QPainter, letters: Lettering, card: Card, rect: QRect) -> None:
        tokens = self._appearance.tokens
        place = rect.adjusted(_INSET, 5, -_INSET, 0)
        if card.kind is CardKind.FOLD:
            side = min(12, letters.line)
            icon = QRectF(place.left(), rect.center().y() - side / 2, side, side)
            name = "chevron-down" if card.is_open else "chevron-right"
            self._appearance.icons.draw(painter, name, icon, tokens.muted)
            place.setLeft(place.left() + side + 8)
        ink = tokens.muted if card.kind is CardKind.NOTE else tokens.text
        cut = Cut.BOLD if card.kind is CardKind.HEADING else Cut.PLAIN
        for number, words in enumerate(letters.wrapped(card.title, place.width(), cut)):
            line = QRect(
                place.left(), place.top() + number * letters.line, place.width(), letters.line
            )
            letters.draw(painter, line, words, ink, cut)

    def _card(self, painter: QPainter, letters: Lettering, card: Card, rect: QRect) -> None:
        side = self.board_side(letters.font)
        board = QRect(rect.left() + _INSET, rect.top() + _INSET, side, side)
        self._board(painter, card, board)
        tokens = self._appearance.tokens
        title = self._title_place(letters, rect)
        sound = card.edit is not None and card.edit.verdict is Verdict.SOUND
        ink = tokens.sound if sound else tokens.text
        for number, words in enumerate(letters.wrapped(card.title, title.width(), Cut.BOLD)):
            below = title.translated(0, number * letters.line)
            letters.draw(painter, below, words, ink, Cut.BOLD)
        beside = title.adjusted(letters.width(card.title, Cut.BOLD) + 8, 0, 0, 0)
        if beside.width() > 0:
            letters.draw(painter, beside, card.beside, tokens.muted)
        boxes = self.choice_boxes(card, rect, letters.font)
        for number, (box, words) in enumerate(zip(boxes, card.choices, strict=False)):
            chosen = number == card.chosen
            painter.setPen(QPen(QColor(tokens.accent if chosen else tokens.line2), 1))
            painter.setBrush(QColor(tokens.accent_tint if chosen else tokens.raised))
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            ink = tokens.accent if chosen else tokens.text2
            cut = Cut.BOLD if chosen else Cut.PLAIN
            letters.draw(painter, box, words, ink, cut, Qt.AlignmentFlag.AlignHCenter)
        self._tags(painter, letters, card, rect)

    def _board(self, painter: QPainter, card: Card, board: QRect) -> None:
        if card.position is None:
            return
        device = painter.device()
        ratio = 1.0 if device is None else device.devicePixelRatioF()
        lit = dict.fromkeys(card.lit, _LIT)
        painter.drawPixmap(
            board.topLeft(), self._thumbnails.pixmap(card.position, board.width(), ratio, lit)
        )
        geometry = BoardGeometry(board.left() + 1, board.top() + 1, (board.width() - 2) / 8)
        arrows = [Arrow(arrow.origin, arrow.target, number=arrow.number) for arrow in card.arrows]
        OverlayPainter(painter, geometry, self._pictures).over(arrows)

    def _title_place(self, letters: Lettering, rect: QRect) -> QRect:
        """Return the first line of the title."""
        top = rect.top() + _INSET + self.board_side(letters.font) + 3
        return QRect(rect.left() + _INSET, top, rect.width() - 2 * _INSET, letters.line)

    def choice_boxes(self, card: Card, rect: QRect, font: QFont) -> tuple[QRect, ...]:
        """Return where the squares stand that can be chosen: behind the title, or below it."""
        letters = self._letters(font)
        line = self._title_place(letters, rect)
        return self._boxes(letters, card, line)

    def _boxes(self, letters: Lettering, card: Card, line: QRect) -> tuple[QRect, ...]:
        sizes = [letters.width(words, Cut.BOLD) + 10 for words in card.choices]
        taken = letters.width(card.title, Cut.BOLD) + letters.width(card.beside) + 16
        left, top = line.left() + taken, line.top()
        if left + sum(sizes) + _GAP * (len(sizes) - 1) > line.right() + 1:
            left, top = line.left(), top + letters.line + 2
        boxes = []
        for wide in sizes:
            if left + wide > line.right() + 1 and left > line.left():
                left, top = line.left(), top + letters.line + 2
            boxes.append(QRect(left, top, wide, letters.line))
            left += wide + _GAP
        return tuple(boxes)

    def _lower(self, letters: Lettering, card: Card, line: QRect) -> int:
        """Return how much lower the tags stand for a long title, or for squares below it."""
        boxes = self._boxes(letters, card, line)
        lines = letters.wrapped(card.title, line.width(), Cut.BOLD)
        squares = boxes[-1].top() - line.top() if boxes else 0
        return max(squares, (len(lines) - 1) * letters.line)

    def left_out(self, card: Card, rect: QRect, font: QFont) -> str:
        """Return the words of a card if some of them are cut off; empty where all are seen."""
        if card.kind is not CardKind.CARD:
            return ""
        letters = self._letters(font)
        room = rect.width() - 2 * _INSET
        taken = letters.width(card.title, Cut.BOLD) + 8
        cut = bool(card.beside) and taken + letters.width(card.beside) > room
        wide = any(tag_width(letters, tag) > room for tag in card.tags)
        return card.text if cut or wide else ""

    def _tag_high(self, letters: Lettering) -> int:
        return max(18, letters.small_line + 5)

    def _tag_rows(
        self, letters: Lettering, tags: tuple[Tag, ...], room: int
    ) -> tuple[tuple[Tag, ...], ...]:
        """Return tags in the lines that they need."""
        rows: list[list[Tag]] = []
        left = 0
        for tag in tags:
            wide = tag_width(letters, tag) + _GAP
            if not rows or left + wide > room + _GAP:
                rows.append([])
                left = 0
            rows[-1].append(tag)
            left += wide
        return tuple(map(tuple, rows))

    def _tags(self, painter: QPainter, letters: Lettering, card: Card, rect: QRect) -> None:
        line = self._title_place(letters, rect)
        lower = self._lower(letters, card, line)
        at, high = QPoint(line.left(), line.bottom() + lower + 4), self._tag_high(letters)
        for row in self._tag_rows(letters, card.tags, line.width()):
            left = at.x()
            for tag in row:
                wide = min(tag_width(letters, tag), line.width())
                box = QRect(left, at.y(), wide, high - 3)
                draw_tag(painter, letters, tag, box, self._appearance)
                left += wide + _GAP
            at.setY(at.y() + high)
