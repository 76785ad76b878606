# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rows of the library: diagram, authors over source, key, verdict."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from composer.gui.collection.model import ROW_ROLE, Column, cell_text
from composer.gui.icons import Icons
from composer.gui.language import tr
from composer.gui.panels.verdict import verdict_colours, verdict_icon
from composer.gui.thumbnails import Thumbnails
from composer.gui.tokens import Tokens
from composer.library.records import Row
from composer.notation.letters import ENGLISH, Letters
from composer.solver.solution import Verdict

ROW_HEIGHT = 90
_DIAGRAM = 78


def verdict_word(verdict: Verdict) -> str:
    """Return a verdict in a word."""
    return {
        Verdict.SOUND: tr("Sound"),
        Verdict.COOKED: tr("Cooked"),
        Verdict.NO_SOLUTION: tr("No solution"),
        Verdict.SHORT: tr("Short"),
        Verdict.INVALID: tr("Cannot be solved"),
        Verdict.UNDECIDED: tr("Not finished"),
    }[verdict]


class RecordDelegate(QStyledItemDelegate):
    """Paints all columns of a record's row."""

    def __init__(
        self, tokens: Tokens, icons: Icons, thumbnails: Thumbnails, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tokens, self._icons, self._thumbnails = tokens, icons, thumbnails
        self._letters = ENGLISH

    def set_theme(self, tokens: Tokens, icons: Icons) -> None:
        """Use other colours."""
        self._tokens, self._icons = tokens, icons

    def set_letters(self, letters: Letters) -> None:
        """Write moves in other letters."""
        self._letters = letters

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the one height of all rows."""
        return QSize(80, ROW_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one cell."""
        painter.save()
        rect, column = option.rect, Column(index.column())
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(self._tokens.select))
            if column is Column.DIAGRAM:
                painter.fillRect(
                    QRect(rect.left(), rect.top(), 2, rect.height()), QColor(self._tokens.accent)
                )
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(self._tokens.line))
        row = index.data(ROW_ROLE)
        if isinstance(row, Row):
            self._cell(painter, option, row, column)
        painter.restore()

    def _cell(
        self, painter: QPainter, option: QStyleOptionViewItem, row: Row, column: Column
    ) -> None:
        rect = option.rect
        if column is Column.DIAGRAM:
            ratio = painter.device().devicePixelRatioF()
            picture = self._thumbnails.pixmap(row.problem.position, _DIAGRAM, ratio)
            top = rect.top() + (rect.height() - _DIAGRAM) // 2
            painter.drawPixmap(rect.left() + 12, top, picture)
        elif column is Column.CREDITS:
            self._credits(painter, option, row)
        elif column is Column.VERDICT:
            self._verdict(painter, option, row)
        else:
            bold = column is Column.KEY
            words = cell_text(row, column, self._letters)
            self._line(painter, option, rect, words, bold, self._tokens.text)

    def _credits(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        credits = row.problem.credits
        authors = credits.caption_authors() or row.problem.title or tr("No author")
        second = ", ".join(p for p in (credits.caption_source(), credits.distinction) if p)
        third = tr("%1 versions").replace("%1", str(row.version_count))
        lines = [(authors, True, self._tokens.text), (second, False, self._tokens.text2)]
        if row.version_count > 1:
            lines.append((third, False, self._tokens.muted))
        height = option.fontMetrics.lineSpacing() + 3
        top = option.rect.center().y() - height * len(lines) // 2
        for place, (text, bold, colour) in enumerate(lines):
            room = QRect(option.rect.left(), top + place * height, option.rect.width(), height)
            self._line(painter, option, room, text, bold, colour)

    def _verdict(self, painter: QPainter, option: QStyleOptionViewItem, row: Row) -> None:
        if row.finding is None:
            return
        try:
            verdict = Verdict(row.finding.verdict)
        except ValueError:  # a word of a later version of the program
            verdict = Verdict.UNDECIDED
        ink, _ = verdict_colours(self._tokens, verdict)
        rect = option.rect
        icon = QRect(rect.left() + 6, rect.center().y() - 8, 16, 16)
        self._icons.icon(verdict_icon(verdict), ink).paint(painter, icon)
        room = rect.adjusted(22, 0, 0, 0)
        self._line(painter, option, room, verdict_word(verdict), False, ink)

    def _line(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        rect: QRect,
        text: str,
        bold: bool,
        colour: str,
    ) -> None:
        font = QFont(option.font)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        room = rect.adjusted(6, 0, -6, 0)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
