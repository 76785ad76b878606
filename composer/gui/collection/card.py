# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws a cell of the gallery: a diagram, and under it who, where and what."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from composer.gui.collection.columns import Column, authors_of, cell_text, verdict_of
from composer.gui.collection.delegate import MATCH_TINT, Face, Faces, PaintingDelegate, RowLook
from composer.gui.collection.model import MATCH_SQUARES, ROW_ROLE
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.verdict import verdict_colours, verdict_icon, verdict_word
from composer.gui.user.wording import asked_words
from composer.library.records.values import Row
from composer.problem.problem import Problem

_PAD: Final = 8
_LEAST: Final = 118  # of the caption's width under small diagrams


class CardDelegate(PaintingDelegate):
    """Paints the cells of the gallery."""

    def __init__(
        self, appearance: Appearance, thumbnails: Thumbnails, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, thumbnails, parent)
        self._side = 162

    def set_side(self, side: int) -> None:
        """Draw larger or smaller diagrams."""
        self._side = side

    @property
    def edition(self) -> object:
        """Another value when cells are to be painted with other colours or words."""
        return self._appearance.tokens, self._appearance.letters

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
        """Draw one cell, as Qt asks for it; the grid itself keeps pictures of them."""
        state, row = option.state, index.data(ROW_ROLE)
        look = RowLook(
            row if isinstance(row, Row) else None,
            frozenset(index.data(MATCH_SQUARES) or ()),
            bool(state & QStyle.StateFlag.State_Selected),
            bool(state & QStyle.StateFlag.State_HasFocus),
        )
        painter.save()
        painter.translate(option.rect.topLeft())
        self.paint_card(
            painter, look, QSize(option.rect.width(), option.rect.height()), option.font
        )
        painter.restore()

    def paint_card(self, painter: QPainter, look: RowLook, size: QSize, font: QFont) -> None:
        """Draw a cell from the corner of the painter on; one being read has an empty board."""
        whole = QRect(0, 0, size.width(), size.height())
        painter.fillRect(whole, QColor(self._appearance.tokens.panel))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, whole, look)
        lit = dict.fromkeys(sorted(look.lit), MATCH_TINT)
        problem = Problem() if look.row is None else look.row.problem
        ratio = painter.device().devicePixelRatioF()
        picture = self._thumbnails.of_problem(problem, self._side, ratio, lit)
        painter.drawPixmap(QPoint((size.width() - self._side) // 2, _PAD), picture)
        if look.row is not None:
            self._caption(painter, whole, self.faces(font), look.row)

    def _ground(self, painter: QPainter, whole: QRect, look: RowLook) -> None:
        """Mark the chosen cell and the one that the keyboard is on."""
        if not (look.chosen or look.current):
            return
        edge = QPen(QColor(self._appearance.tokens.accent), 2 if look.chosen else 1)
        painter.setPen(edge)
        painter.setBrush(
            QColor(self._appearance.tokens.select) if look.chosen else Qt.BrushStyle.NoBrush
        )
        painter.drawRoundedRect(QRectF(whole).adjusted(1, 1, -2, -2), 6, 6)

    def _caption(self, painter: QPainter, rect: QRect, faces: Faces, row: Row) -> None:
        tokens, line = self._appearance.tokens, faces.line
        top = rect.top() + self._side + 2 * _PAD - 3
        room = QRect(rect.left() + _PAD, top, rect.width() - 2 * _PAD, line)
        faces.name.write(painter, room, authors_of(row), tokens.text)
        self._source(painter, faces.small, room.translated(0, line), row)
        asked = f"{asked_words(row.problem)}  {cell_text(row, Column.MEN)}"
        last = room.translated(0, 2 * line)
        verdict = verdict_of(row)
        free = last if verdict is None else last.adjusted(0, 0, -20, 0)  # beside the verdict's sign
        faces.small.write(painter, free, asked, tokens.text)
        if verdict is None:
            return
        ink, _ = verdict_colours(tokens, verdict)
        metrics = faces.small.metrics
        word = verdict_word(verdict)
        wide = metrics.horizontalAdvance(word)
        fits = metrics.horizontalAdvance(asked) + 12 + 20 + wide <= last.width()
        left = last.right() - (20 + wide if fits else 16)
        self.draw_icon(painter, verdict_icon(verdict), ink, left, last.center().y())
        if fits:
            words = last.adjusted(left + 20 - last.left(), 0, 4, 0)
            faces.small.write(painter, words, word, ink)

    def _source(self, painter: QPainter, face: Face, room: QRect, row: Row) -> None:
        """Write the source and, whatever room there is, the year."""
        credits = row.problem.credits
        year = "" if credits.year is None else f" {credits.year}"
        wide = room.width() - face.metrics.horizontalAdvance(year)
        source = face.metrics.elidedText(credits.source, Qt.TextElideMode.ElideRight, wide)
        face.write(painter, room, (source + year).strip(), self._appearance.tokens.text2)
