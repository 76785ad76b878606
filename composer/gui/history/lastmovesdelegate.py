# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rows of the list of last moves."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from composer.gui.board.pictures import MenPictures
from composer.gui.history.lastmoves import (
    Heading,
    LastMoveGroup,
    Option,
    heading_words,
    tag_of,
    way_detail,
    way_title,
)
from composer.gui.look.appearance import Appearance
from composer.gui.look.rowsmodel import ROW_ROLE
from composer.gui.panels.lettering import Cut
from composer.gui.panels.rowlist import PALE, RowDelegate

_EDGE, _FIGURE, _GAP, _PAD = 14, 24, 10, 6
_CELL = 25  # the side of what may have been captured
_TRAY = ("#E6DFD2", "#A3AFBC")  # behind men, on light and dark, so that both sides' are seen


class LastMovesDelegate(RowDelegate):
    """Paints man, move, what it may have captured, and a tag.

    Attributes:
        pointed: the option under the pointer, if any.
    """

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__(appearance)
        self._pictures = pictures
        self.pointed: Option | None = None

    def cells(
        self, way: LastMoveGroup, rect: QRect, font: QFont
    ) -> tuple[tuple[QRect, Option], ...]:
        """Return where each of a row's captures can be clicked; none where there is no choice."""
        if len(way.options) < 2:
            return ()
        tag = tag_of(way)
        right = rect.right() - _EDGE - (self._tag_width(tag, font) + _GAP if tag else 0)
        left = right - _CELL * len(way.options)
        top = rect.top() + (rect.height() - _CELL) // 2
        return tuple(
            (QRect(left + place * _CELL, top, _CELL - 2, _CELL), option)
            for place, option in enumerate(way.options)
        )

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the height of a row."""
        row, line = index.data(ROW_ROLE), self._letters(option.font).line
        if isinstance(row, LastMoveGroup) and way_detail(row, self._appearance.letters):
            return QSize(80, max(44, 2 * line + 10))
        return QSize(
            80, max(33, line + 12) if isinstance(row, LastMoveGroup) else max(26, line + 8)
        )

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        row = index.data(ROW_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._background(painter, option)
        if self.faded:
            painter.setOpacity(PALE)
        if isinstance(row, LastMoveGroup):
            self._way(painter, option, row)
        elif isinstance(row, Heading):
            self._heading(painter, option, row)
        painter.restore()

    def _way(self, painter: QPainter, option: QStyleOptionViewItem, way: LastMoveGroup) -> None:
        rect, letters, tokens = option.rect, self._letters(option.font), self._appearance.tokens
        top = rect.top() + (rect.height() - _FIGURE) // 2
        self._figure(painter, QRect(rect.left() + _EDGE, top, _FIGURE, _FIGURE), way)
        right = self._tag(painter, rect, tag_of(way), way, option.font)
        for place, cell in self.cells(way, rect, option.font):
            self._cell(painter, place, cell)
            right = min(right, place.left() - _GAP)
        left = rect.left() + _EDGE + _FIGURE + _GAP
        text = QRect(left, rect.top(), right - left, rect.height())
        detail = way_detail(way, self._appearance.letters)
        title = way_title(way, self._appearance.letters)
        ink = tokens.text if way.possible else tokens.muted
        cut = Cut.BOLD if way.possible else Cut.PLAIN
        if detail:
            half = rect.height() // 2
            upper = QRect(left, rect.top() + 3, right - left, half - 2)
            letters.draw(painter, upper, title, ink, cut)
            wide = rect.right() - _EDGE - left
            lower = QRect(left, rect.top() + half, wide, half - 3)
            letters.draw(painter, lower, detail, tokens.text2, Cut.SMALL)
            return
        letters.draw(painter, text, title, ink, cut)

    def _heading(self, painter: QPainter, option: QStyleOptionViewItem, row: Heading) -> None:
        rect, tokens = option.rect, self._appearance.tokens
        name = "chevron-down" if row.is_open else "chevron-right"
        icon = QRectF(rect.left() + _EDGE + 4, rect.center().y() - 6, 12, 12)
        self._appearance.icons.draw(painter, name, icon, tokens.muted)
        text = rect.adjusted(_EDGE + _FIGURE + _GAP, 0, -_EDGE, 0)
        self._letters(option.font).draw(painter, text, heading_words(row), tokens.muted)

    def _figure(self, painter: QPainter, rect: QRect, way: LastMoveGroup) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_TRAY[self._appearance.tokens.is_dark]))
        painter.drawRoundedRect(rect, 4, 4)
        self._pictures.draw(painter, way.first.man_before, QRectF(rect).adjusted(1, 1, -1, -1))

    def _cell(self, painter: QPainter, rect: QRect, option: Option) -> None:
        tokens = self._appearance.tokens
        live = option.refuted is None
        if live and option == self.pointed:
            painter.setPen(QPen(QColor(tokens.accent), 1.4))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
        man = option.unmove.uncaptured
        painter.setBrush(QColor(tokens.sunken if man is None else _TRAY[tokens.is_dark]))
        box = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5)
        before = painter.opacity()
        if not live:
            painter.setOpacity(before * 0.3)
        painter.drawRoundedRect(box, 4, 4)
        if man is not None:
            self._pictures.draw(painter, man, box.adjusted(1, 1, -1, -1))
            if option.unmove.en_passant:
                self._passing(painter, box)
        else:
            painter.setPen(QPen(QColor(tokens.text2), 1.4))
            middle = box.center()
            painter.drawLine(middle - QPoint(4, 0), middle + QPoint(4, 0))
        painter.setOpacity(before)

    def _passing(self, painter: QPainter, box: QRectF) -> None:
        """Mark a pawn that was captured in passing with a dot beside it."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._appearance.tokens.accent))
        painter.drawEllipse(box.bottomRight() - QPoint(5, 5), 3, 3)

    def _tag(
        self, painter: QPainter, rect: QRect, text: str, way: LastMoveGroup, font: QFont
    ) -> int:
        """Draw the tag of a row, if any; return where the room left of it ends."""
        if not text:
            return rect.right() - _EDGE
        tokens, letters = self._appearance.tokens, self._letters(font)
        wide, high = self._tag_width(text, font), max(16, letters.line - 1)
        detailed = rect.height() > 40
        top = rect.top() + (5 if detailed else (rect.height() - high) // 2)
        box = QRect(rect.right() - _EDGE - wide, top, wide, high)
        ink, tint = tokens.invalid, tokens.invalid_tint
        if way.proved:
            ink, tint = tokens.sound, tokens.sound_tint
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint))
        painter.drawRoundedRect(box, 4, 4)
        inner = box.adjusted(_PAD, 0, -_PAD + 2, 0)
        if way.proved:
            icon = QRectF(inner.left(), box.center().y() - 5, 11, 11)
            self._appearance.icons.draw(painter, "check", icon, ink)
            inner.setLeft(inner.left() + 14)
        letters.draw(painter, inner, text, ink, Cut.SMALL)
        return box.left() - _GAP

    def _tag_width(self, text: str, font: QFont) -> int:
        return self._letters(font).width(text, Cut.SMALL) + 2 * _PAD + 14
