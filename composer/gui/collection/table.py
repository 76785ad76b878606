# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of problems, with small diagrams."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from composer.gui.collection.choosing import CarriesRecords, Choosing
from composer.gui.collection.columns import ALWAYS_SHOWN, Column, column_hint, column_name
from composer.gui.collection.delegate import (
    DIAGRAM,
    EDGE,
    ROW_HEIGHT,
    Cells,
    RecordDelegate,
)
from composer.gui.collection.model import RecordsModel
from composer.gui.collection.pictures import Pictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails

_PAD, _ARROW = 6, 12
_LEAST: Final = 150  # of authors and source, before other columns scroll sideways


class ColumnHeader(QHeaderView):
    """The headings; which columns stand where is kept by `arrangement` and given back by `restore`.

    Signals:
        columns_changed: columns were shown, hidden, moved or widened.
    """

    columns_changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._appearance = appearance
        self._at_first = QByteArray()
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setFirstSectionMovable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(32)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSortIndicatorShown(False)
        self.sectionMoved.connect(lambda *_: self.columns_changed.emit())
        self.sectionResized.connect(lambda *_: self.columns_changed.emit())
        appearance.colours_changed.connect(self.viewport().update)

    def begin(self) -> None:
        """Give the columns the widths and places of a first start; a model must be set."""
        metrics = QFontMetrics(self._font())
        figure = metrics.horizontalAdvance("0")
        self.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for column in Column:
            wide = column.width * figure + 2 * _PAD
            title = metrics.horizontalAdvance(column_name(column)) + 2 * _PAD
            arrow = 0 if column.order is None else _ARROW
            self.resizeSection(column, max(wide, title + arrow))
            self.setSectionHidden(column, not column.at_first)
        self.resizeSection(Column.DIAGRAM, EDGE + DIAGRAM + 6)
        self._settle()
        self._at_first = self.saveState()

    def arrangement(self) -> QByteArray:
        """Return which columns are shown, where and how wide."""
        return self.saveState()

    def restore(self, state: QByteArray) -> None:
        """Show the columns as they were; ignore a state that is not ours."""
        if not state.isEmpty() and self.restoreState(state):
            self._settle()
            for column in ALWAYS_SHOWN:
                self.setSectionHidden(column, False)

    def show_column(self, column: Column, on: bool) -> None:
        """Show or hide a column; diagram and authors always stay."""
        if column not in ALWAYS_SHOWN:
            self.setSectionHidden(column, not on)
            self._fit_authors()
            self.columns_changed.emit()

    def menu(self) -> QMenu:
        """Return the menu in which columns are chosen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for column in Column:
            if column in ALWAYS_SHOWN:
                continue
            action = menu.addAction(column_hint(column).partition(":")[0])
            action.setCheckable(True)
            action.setChecked(not self.isSectionHidden(column))
            action.toggled.connect(lambda on, column=column: self.show_column(column, on))
        menu.addSeparator()
        menu.addAction(self.tr("Columns as at first"), lambda: self.restore(self._at_first))
        return menu

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new room."""
        super().resizeEvent(event)
        if self.count():
            self._fit_authors()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Let columns be chosen."""
        self.menu().popup(event.globalPos())

    def sizeHint(self) -> QSize:
        """Return a height in which headings breathe."""
        hint = super().sizeHint()
        return QSize(hint.width(), max(28, self.fontMetrics().lineSpacing() + 12))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        """Draw a heading; the one that is sorted by has an arrow."""
        tokens, column = self._appearance.tokens, Column(logical)
        sorted_by = self.isSortIndicatorShown() and self.sortIndicatorSection() == column
        painter.save()
        painter.fillRect(rect, QColor(tokens.panel))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line2))
        font = self._font()
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(QColor(tokens.text if sorted_by else tokens.text2))
        left = EDGE if column is Column.DIAGRAM else _PAD
        room = rect.adjusted(left, 0, -(_PAD + (_ARROW if sorted_by else 0)) + 2, 0)
        words = metrics.elidedText(
            column_name(column), Qt.TextElideMode.ElideRight, max(0, room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        if sorted_by:
            up = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
            ratio = painter.device().devicePixelRatioF()
            name = "chevron-up" if up else "chevron-down"
            picture = self._appearance.icons.pixmap(name, tokens.text, _ARROW, ratio)
            end = room.left() + metrics.horizontalAdvance(words) + 2
            painter.drawPixmap(QPoint(end, rect.center().y() - _ARROW // 2), picture)
        painter.restore()

    def _settle(self) -> None:
        """Let the authors have what room there is; the diagram has its own width."""
        self.setStretchLastSection(False)
        self._fit_authors()
        self.setSectionResizeMode(Column.DIAGRAM, QHeaderView.ResizeMode.Fixed)
        self.setSectionsMovable(True)
        self.setSectionsClickable(True)

    def _fit_authors(self) -> None:
        """Let the authors take the room that others leave; the table scrolls before they go."""
        left = self.viewport().width() - self.length() + self.sectionSize(Column.CREDITS)
        modes = QHeaderView.ResizeMode
        mode = modes.Stretch if left >= _LEAST else modes.Fixed
        if self.sectionResizeMode(Column.CREDITS) is not mode:
            self.setSectionResizeMode(Column.CREDITS, mode)
        if mode is modes.Fixed and self.sectionSize(Column.CREDITS) != _LEAST:
            self.resizeSection(Column.CREDITS, _LEAST)

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font


class RecordTable(CarriesRecords, QTableView):
    """The table; `choosing` says what is requested with its records, `header` its columns.

    It paints whole rows and keeps their pictures (see `Pictures`); `rows` draws them.
    """

    def __init__(
        self,
        records: RecordsModel,
        thumbnails: Thumbnails,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.header = ColumnHeader(appearance, self)
        self.setHorizontalHeader(self.header)
        self._records, self._thumbnails = records, thumbnails
        self.setModel(records)
        self.header.begin()
        self.rows = RecordDelegate(appearance, thumbnails, self)
        self.setItemDelegate(self.rows)
        self.pictures = Pictures(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setAccessibleName(self.tr("Problems of the library"))
        down = self.verticalHeader()
        down.setVisible(False)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setMinimumSectionSize(ROW_HEIGHT)
        down.setDefaultSectionSize(ROW_HEIGHT)
        self.verticalScrollBar().setSingleStep(ROW_HEIGHT // 3)
        self.choosing = Choosing(self, records, thumbnails)
        appearance.colours_changed.connect(self.viewport().update)
        appearance.figures_changed.connect(self.viewport().update)
        appearance.writing_changed.connect(self.viewport().update)

    def selected_records(self) -> tuple[int, ...]:
        """Return the numbers of the selected records, from above to below."""
        return self.choosing.chosen()

    def set_sought(self, themes: frozenset[str]) -> None:
        """Show first, and in the accent, the themes that the query asks for."""
        self.rows.set_sought(themes)
        self.viewport().update()

    # Qt's own names

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows that are seen, as far as there is time in this frame."""
        first, last = self._seen()
        header, font, paint = self.header, self.font(), self.rows.paint_row
        size = QSize(header.length(), ROW_HEIGHT)
        self.pictures.paint_records(
            self._records,
            range(first, max(first, last + 1)),
            (self.rows.edition, self._thumbnails.style, font.key()),
            size,
            lambda on, look: paint(on, look, size, font),
            lambda place: QPoint(-header.offset(), self.rowViewportPosition(place)),
            self._cells(),
        )

    def _seen(self) -> tuple[int, int]:
        """Return the first and the last place that are seen; the last before the first if none."""
        count, port = self._records.rowCount(), self.viewport().height()
        down = self.verticalHeader().offset()
        return down // ROW_HEIGHT, min(count, -(-(down + port) // ROW_HEIGHT)) - 1

    def _cells(self) -> Cells:
        """Return the columns that are shown, with their left edges and widths."""
        header = self.header
        shown = (
            Column(section)
            for section in range(header.count())
            if not header.isSectionHidden(section)
        )
        return tuple(
            (column, header.sectionPosition(column), header.sectionSize(column)) for column in shown
        )
