# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws a cell of the gallery: a diagram, and under it who, where and what."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from composer.gui.collection.columns import Column, authors_of, cell_text, verdict_of, verdict_word
from composer.gui.collection.delegate import MATCH_TINT, scaled
from composer.gui.collection.model import MATCH_SQUARES, ROW_ROLE
from composer.gui.icons import Icons
from composer.gui.panels.verdict import verdict_colours, verdict_icon
from composer.gui.thumbnails import Thumbnails
from composer.gui.tokens import Tokens
from composer.library.records import Row
from composer.notation.letters import ENGLISH, Letters

_PAD: Final = 8
_PLACE: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_LEAST: Final = 118  # of the caption's width under small diagrams


class _Font:
    """A font with its measures."""

    def __init__(self, font: QFont) -> None:
        self.font, self.metrics = font, QFontMetrics(font)


class _Fonts:
    """The fonts of a caption, made once for each font of the view."""

    def __init__(self, base: QFont) -> None:
        self.base = base
        self.bold = _Font(scaled(base, 1.0, QFont.Weight.DemiBold))
        self.small = _Font(scaled(base, 12 / 13))
        self.line = QFontMetrics(base).lineSpacing() + 1


class CardDelegate(QStyledItemDelegate):
    """Paints the cells of the gallery."""

    def __init__(
        self, tokens: Tokens, icons: Icons, thumbnails: Thumbnails, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tokens, self._icons, self._thumbnails = tokens, icons, thumbnails
        self._letters = ENGLISH
        self._side = 162
        self._fonts: _Fonts | None = None

    def set_theme(self, tokens: Tokens, icons: Icons) -> None:
        """Use other colours."""
        self._tokens, self._icons = tokens, icons

    def set_letters(self, letters: Letters) -> None:
        """Write moves in other letters."""
        self._letters = letters

    def set_side(self, side: int) -> None:
        """Draw larger or smaller diagrams."""
        self._side = side

    def cell(self, font: QFont) -> QSize:
        """Return the size of a cell: diagram and three lines of caption."""
        line = QFontMetrics(font).lineSpacing() + 1
        wide = max(self._side, _LEAST) + 2 * _PAD
        return QSize(wide, self._side + 3 * line + 3 * _PAD)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of all cells."""
        return self.cell(option.font)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one cell."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, option)
        row = index.data(ROW_ROLE)
        if isinstance(row, Row):
            self._diagram(painter, option.rect, index, row)
            self._caption(painter, option, row)
        painter.restore()

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Mark the chosen cell and the one that the keyboard is on."""
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if not (chosen or current):
            return
        edge = QPen(QColor(self._tokens.accent), 2 if chosen else 1)
        painter.setPen(edge)
        painter.setBrush(QColor(self._tokens.select) if chosen else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -2, -2), 6, 6)

    def _diagram(
        self,
        painter: QPainter,
        rect: QRect,
        index: QModelIndex | QPersistentModelIndex,
        row: Row,
    ) -> None:
        lit = dict.fromkeys(sorted(index.data(MATCH_SQUARES) or ()), MATCH_TINT)
        ratio = painter.device().devicePixelRatioF()
        picture = self._thumbnails.pixmap(row.problem.position, self._side, ratio, lit)
        left = rect.left() + (rect.width() - self._side) // 2
        painter.drawPixmap(QPoint(left, rect.top() + _PAD), picture)

    def _caption(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        rect, tokens, fonts = option.rect, self._tokens, self._fonts_of(option.font)
        line = fonts.line
        top = rect.top() + self._side + 2 * _PAD - 3
        room = QRect(rect.left() + _PAD, top, rect.width() - 2 * _PAD, line)
        self._write(painter, fonts.bold, room, authors_of(row), tokens.text)
        self._source(painter, fonts.small, room.translated(0, line), row)
        asked = f"{row.problem.stipulation}  {cell_text(row, Column.MEN)}"
        last = room.translated(0, 2 * line)
        self._write(painter, fonts.small, last, asked, tokens.text)
        verdict = verdict_of(row)
        if verdict is None:
            return
        ink, _ = verdict_colours(tokens, verdict)
        metrics = fonts.small.metrics
        word = verdict_word(verdict)
        wide = metrics.horizontalAdvance(word)
        fits = metrics.horizontalAdvance(asked) + 12 + 20 + wide <= last.width()
        left = last.right() - (20 + wide if fits else 16)
        ratio = painter.device().devicePixelRatioF()
        picture = self._icons.pixmap(verdict_icon(verdict), ink, 16, ratio)
        painter.drawPixmap(QPoint(left, last.center().y() - 8), picture)
        if fits:
            words = last.adjusted(left + 20 - last.left(), 0, 4, 0)
            self._write(painter, fonts.small, words, word, ink)

    def _source(self, painter: QPainter, font: _Font, room: QRect, row: Row) -> None:
        """Write the source and, whatever room there is, the year."""
        credits = row.problem.credits
        year = "" if credits.year is None else f" {credits.year}"
        wide = room.width() - font.metrics.horizontalAdvance(year)
        source = font.metrics.elidedText(credits.source, Qt.TextElideMode.ElideRight, wide)
        self._write(painter, font, room, (source + year).strip(), self._tokens.text2)

    def _fonts_of(self, font: QFont) -> _Fonts:
        if self._fonts is None or self._fonts.base != font:
            self._fonts = _Fonts(QFont(font))
        return self._fonts

    @staticmethod
    def _write(painter: QPainter, font: _Font, room: QRect, text: str, colour: str) -> None:
        if not text:
            return
        painter.setFont(font.font)
        painter.setPen(QColor(colour))
        words = font.metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _PLACE, words)
