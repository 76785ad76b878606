# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rows of a list of edits."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from composer.gui.aids.editrows import EditRow, RowKind, Tag
from composer.gui.aids.tagpaint import draw_tag, tag_width
from composer.gui.look.appearance import Appearance
from composer.gui.look.rowsmodel import ROW_ROLE
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import MARKS
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.rowlist import PALE, RowDelegate
from composer.gui.words.language import tr
from composer.rules.book import ORTHODOX

BOARD = 54  # the side of the small board, logical pixels
_INSET, _GAP = 14, 10
_BUTTON = 25  # the height of the button
_LIT = MARKS.lit.replace("#4C", "#96")


class EditDelegate(RowDelegate):
    """Paints small board, words and tags; headings and notes are plain lines.

    Attributes:
        rules: of the problem, which say how its boards look.
    """

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails) -> None:
        super().__init__(appearance)
        self._thumbnails = thumbnails
        self.rules = ORTHODOX

    def edit_height(self, font: QFont, lines: int = 3) -> int:
        """Return the height of a row with a small board."""
        return max(BOARD + 16, lines * self._letters(font).line + 14)

    def button_rect(self, row: QRect, font: QFont) -> QRect:
        """Return where the button of a row stands."""
        wide = self._letters(font).width(tr("Apply")) + 34
        return QRect(row.right() - wide - 12, row.bottom() - _BUTTON - 2, wide, _BUTTON)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the height of a row."""
        row = index.data(ROW_ROLE)
        line = self._letters(option.font).line
        if not isinstance(row, EditRow):
            return QSize(80, line + 8)
        if row.kind is RowKind.EDIT:
            return QSize(80, self.edit_height(option.font, 4 if row.also else 3))
        return QSize(80, line + (16 if row.kind is RowKind.HEADING else 10))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, EditRow):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, letters = option.rect, self._letters(option.font)
        active = row.step is not None and self._background(painter, option)
        if self.faded:
            painter.setOpacity(PALE)
        if row.kind is RowKind.EDIT:
            self._edit(painter, letters, row, rect, active)
        else:
            self._line(painter, letters, row, rect)
        painter.restore()

    def _line(self, painter: QPainter, letters: Lettering, row: EditRow, rect: QRect) -> None:
        place = rect.adjusted(_INSET, 0, -_INSET, 0)
        if row.end:
            right = Qt.AlignmentFlag.AlignRight
            letters.draw(painter, place, row.end, self._appearance.tokens.muted, Cut.PLAIN, right)
            place.setRight(place.right() - letters.width(row.end) - _GAP)
        bold = row.kind is RowKind.HEADING
        ink = (
            self._appearance.tokens.muted
            if row.kind is RowKind.NOTE
            else self._appearance.tokens.text
        )
        cut = Cut.BOLD if bold else Cut.SMALL if row.kind is RowKind.NOTE else Cut.PLAIN
        letters.draw(painter, place, row.title, ink, cut)

    def _edit(
        self, painter: QPainter, letters: Lettering, row: EditRow, rect: QRect, active: bool
    ) -> None:
        board = QRect(rect.left() + _INSET, rect.top() + 8, BOARD, BOARD)
        if row.after is not None:
            device = painter.device()
            ratio = 1.0 if device is None else device.devicePixelRatioF()
            lit = dict.fromkeys(row.lit[:8], _LIT)
            painter.drawPixmap(
                board.topLeft(),
                self._thumbnails.pixmap(row.after, BOARD, ratio, lit, self.rules),
            )
        left = board.right() + _GAP
        right = tagged = rect.right() - _INSET
        if active:  # beside the tags, so that the words keep their room
            button = self.button_rect(rect, letters.font)
            self._button(painter, letters, button)
            tagged = button.left() - _GAP
        line, lines = letters.line, 4 if row.also else 3
        top = rect.top() + max(5, (rect.height() - lines * line - 6) // 2)
        place = QRect(left, top, right - left, line)
        letters.draw(painter, place, row.title, self._appearance.tokens.text, Cut.BOLD)
        if row.also:
            place = place.translated(0, line)
            letters.draw(painter, place, row.also, self._appearance.tokens.text, Cut.BOLD)
        place = place.translated(0, line)
        letters.draw(painter, place, row.detail, self._appearance.tokens.text2)
        self._tags(painter, letters, row.tags, QPoint(left, place.bottom() + 4), tagged)

    def _button(self, painter: QPainter, letters: Lettering, rect: QRect) -> None:
        painter.setPen(QPen(QColor(self._appearance.tokens.line2), 1))
        painter.setBrush(QColor(self._appearance.tokens.raised))
        painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        text = rect.adjusted(10, 0, -20, 0)
        letters.draw(painter, text, tr("Apply"), self._appearance.tokens.text)
        painter.setPen(QColor(self._appearance.tokens.muted))
        painter.drawText(
            rect.adjusted(0, 0, -8, 0),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            "⏎",
        )

    def left_out(self, row: EditRow, rect: QRect, font: QFont, selected: bool) -> str:
        """Return the words of a row that find no room in it; empty where all is to be seen."""
        if row.kind is not RowKind.EDIT:
            return ""
        letters = self._letters(font)
        left = rect.left() + _INSET + BOARD + _GAP
        right = rect.right() - _INSET
        tagged = self.button_rect(rect, font).left() - _GAP if selected else right
        lines = ((row.title, Cut.BOLD), (row.also, Cut.BOLD), (row.detail, Cut.PLAIN))
        cut = [words for words, how in lines if letters.width(words, how) > right - left]
        shown = self._fitting(letters, row.tags, tagged - left)
        return ", ".join([*cut, *(tag.text for tag in row.tags[len(shown) :])])

    def _fitting(self, letters: Lettering, tags: tuple[Tag, ...], room: int) -> tuple[Tag, ...]:
        """Return the tags for which there is room, from the first on."""
        for number, tag in enumerate(tags):
            room -= tag_width(letters, tag)
            if room < 0:
                return tags[:number]
            room -= 5
        return tags

    def _tags(
        self, painter: QPainter, letters: Lettering, tags: tuple[Tag, ...], at: QPoint, right: int
    ) -> None:
        left = at.x()
        for tag in self._fitting(letters, tags, right - left):
            wide = tag_width(letters, tag)
            box = QRect(left, at.y(), wide, max(16, letters.line - 1))
            draw_tag(painter, letters, tag, box, self._appearance)
            left += wide + 5
