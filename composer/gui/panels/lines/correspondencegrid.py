# SPDX-License-Identifier: GPL-3.0-or-later
"""The pane *Correspondences*: roles against intended solutions."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from composer.analysis.courses.correspondences import Cell, Correspondences, Recurrence, Row
from composer.gui.board.speech import announce
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import Tokens
from composer.gui.look.widgets import copy_text
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.lines.model import NO_INDEX, Index
from composer.gui.panels.lines.rolewords import cell_words, hint_words, row_words
from composer.gui.user.linewording import lines_words
from composer.gui.words.language import in_figures, tr
from composer.notation.letters import ENGLISH_S, Letters
from composer.problem.stipulation import Stipulation

_ROW, _HEAD, _CELL, _PAD, _LEFT, _LEAST = 30, 28, 24, 7, 14, 84
_NOTHING = Correspondences(())


class CorrespondenceRole(IntEnum):
    """Roles of the model's own."""

    CELL = Qt.ItemDataRole.UserRole + 1


class CorrespondenceModel(QAbstractTableModel):
    """Roles down, solutions across; the first column has the names of the roles."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found = _NOTHING
        self.names: tuple[str, ...] = ()
        self.letters: Letters = ENGLISH_S
        self.asked: Stipulation | None = None

    def show(
        self, found: Correspondences, names: tuple[str, ...], letters: Letters, asked: Stipulation
    ) -> None:
        """Show other correspondences, of solutions with these names."""
        self.beginResetModel()
        self.found, self.names, self.letters, self.asked = found, names, letters, asked
        self.endResetModel()

    def row_of(self, index: Index) -> Row | None:
        """Return the row of an index."""
        return self.found.rows[index.row()] if index.isValid() else None

    def cell_of(self, index: Index) -> Cell | None:
        """Return the cell of an index; None for a name."""
        row = self.row_of(index)
        return None if row is None or index.column() == 0 else row.cells[index.column() - 1]

    # Qt's own names

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many roles there are."""
        return 0 if parent.isValid() else len(self.found.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many solutions there are, and one for the names."""
        return 0 if parent.isValid() or not self.found.rows else len(self.names) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell in words."""
        row = self.row_of(index)
        if row is None:
            return None
        place = index.column() - 1
        if role == CorrespondenceRole.CELL:
            return self.cell_of(index)
        mates = all(course.mates for course in self.found.courses)
        if role == Qt.ItemDataRole.DisplayRole:
            if place < 0:
                return row_words(row, mates)
            return cell_words(self.found, row, place, self.letters, self.asked)
        if role == Qt.ItemDataRole.ToolTipRole:
            return hint_words(self.found, row, place) or None if place >= 0 else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(index)
        return None

    def spoken(self, index: Index) -> str:
        """Return a cell for screen readers: role, solution, who, and what it means."""
        row = self.row_of(index)
        if row is None:
            return ""
        mates = all(course.mates for course in self.found.courses)
        name, place = row_words(row, mates), index.column() - 1
        if place < 0:
            return name
        words = cell_words(self.found, row, place, self.letters, self.asked)
        letter, hint = row.cells[place].letter, hint_words(self.found, row, place)
        parts = (name, self.names[place], words, letter, hint)
        return ", ".join(part for part in parts if part)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the name of a solution."""
        if orientation is Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return tr("Role")
        return self.names[section - 1] if section <= len(self.names) else None

    def text(self) -> str:
        """Return the whole as lines of text, the cells separated by tabs."""
        rows = ["\t".join((tr("Role"), *self.names))]
        for row in range(self.rowCount()):
            cells = (self.index(row, place) for place in range(self.columnCount()))
            rows.append("\t".join(str(self.data(cell)) for cell in cells))
        return "\n".join(rows) + "\n"


class CorrespondenceDelegate(QStyledItemDelegate):
    """Paints names and cells as the phase table does."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._lettering: Lettering | None = None

    def letters(self, option: QStyleOptionViewItem) -> Lettering:
        """Return the cuts of the view's font."""
        if self._lettering is None or self._lettering.font != option.font:
            self._lettering = Lettering(option.font)
        return self._lettering

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room that the words need."""
        wide = self.letters(option).width(str(index.data() or ""))
        cell = index.data(CorrespondenceRole.CELL)
        letter = 16 if isinstance(cell, Cell) and cell.letter else 0
        return QSize(wide + 2 * _PAD + 8 + letter, _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one cell."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, tokens = option.rect, self._appearance.tokens
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line))
        words, letters = str(index.data() or ""), self.letters(option)
        cell = index.data(CorrespondenceRole.CELL)
        if not isinstance(cell, Cell):
            place = rect.adjusted(_LEFT, 0, -6, 0)
            letters.draw(painter, place, words, tokens.text)
        else:
            self._paint_cell(painter, option, cell, words)
        painter.restore()

    def _paint_cell(
        self, painter: QPainter, option: QStyleOptionViewItem, cell: Cell, words: str
    ) -> None:
        rect, tokens, letters = option.rect, self._appearance.tokens, self.letters(option)
        box = QRect(rect.left() + 2, rect.top() + (_ROW - _CELL) // 2, rect.width() - 6, _CELL)
        ink = dress_cell(painter, box, cell.recurrence, tokens)
        if ink == tokens.text and option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.hover))
            painter.drawRoundedRect(box, 4, 4)
        inner = box.adjusted(_PAD, 0, -_PAD, 0)
        right = Qt.AlignmentFlag.AlignRight
        if cell.letter:
            letters.draw(painter, inner, cell.letter, ink, Cut.BOLD, right)
            inner.setRight(inner.right() - 14)
        letters.draw(painter, inner, words, ink if cell.holders else tokens.muted)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 5, 5)


def dress_cell(painter: QPainter, box: QRect, recurrence: Recurrence, tokens: Tokens) -> str:
    """Draw what lies behind a cell; return the colour of its text."""
    painter.setPen(Qt.PenStyle.NoPen)
    if recurrence is Recurrence.OTHER_SQUARE:
        painter.setBrush(QColor(tokens.changed_tint))
        painter.drawRoundedRect(box, 4, 4)
        bar = QRect(box.left() + 2, box.bottom() - 1, box.width() - 4, 2)
        painter.fillRect(bar, QColor(tokens.changed))
        return tokens.changed
    if recurrence is Recurrence.EXCHANGED:
        painter.setBrush(QColor(tokens.transferred_tint))
        painter.setPen(QPen(QColor(tokens.transferred), 1.3))
        painter.drawRoundedRect(box, 4, 4)
        return tokens.transferred
    return tokens.text


class CorrespondenceGrid(QTableView):
    """The table; pointing at a cell shows who plays that part.

    Signals:
        cell_pointed: the `Cell` under the pointer or at the keyboard; None for none.
        cell_chosen: a solution is to be on the board, by its place among those compared.
        cell_reached: the keyboard is at a cell; carries the `QRect` to be kept in sight.
    """

    cell_pointed = Signal(object)
    cell_chosen = Signal(int)
    cell_reached = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._rows = CorrespondenceModel(self)
        self._delegate = CorrespondenceDelegate(appearance, self)
        appearance.colours_changed.connect(self.viewport().update)
        self.setModel(self._rows)
        self.setItemDelegate(self._delegate)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(_ROW)
        self.verticalHeader().setDefaultSectionSize(_ROW)
        head = self.horizontalHeader()
        head.setFixedHeight(_HEAD)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setObjectName("roles")
        self.setAccessibleName(tr("Correspondences"))
        self.clicked.connect(self._choose)

    @property
    def found(self) -> Correspondences:
        """What is shown."""
        return self._rows.found

    def show_found(
        self, found: Correspondences, names: tuple[str, ...], letters: Letters, asked: Stipulation
    ) -> None:
        """Show other correspondences, of solutions with these names."""
        same = (found, names, letters, asked) == (
            self._rows.found, self._rows.names, self._rows.letters, self._rows.asked,
        )  # fmt: skip
        if not same:
            self._rows.show(found, names, letters, asked)
            self._fit()
        count = len(found.rows)
        roles = in_figures(count, tr("one role"), tr("%1 roles", "", count))
        self.setAccessibleDescription(f"{roles}, {lines_words(len(names))}")

    def text(self) -> str:
        """Return the table as lines of text."""
        return self._rows.text()

    def sizeHint(self) -> QSize:
        """Return the size of all cells."""
        rows = _HEAD + _ROW * self._rows.rowCount() + 2
        wide = sum(self.columnWidth(column) for column in range(self._rows.columnCount()))
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(wide, rows + (bar if wide > self.width() else 0))

    def minimumSizeHint(self) -> QSize:
        """Return a width that can be scrolled, and the height of all rows."""
        return QSize(160, self.sizeHint().height())

    # Qt's own names

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw nothing of an empty table."""
        if self._rows.rowCount():
            super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names what the cells do not need."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report which cell is under the pointer."""
        super().mouseMoveEvent(event)
        self.cell_pointed.emit(self._rows.cell_of(self.indexAt(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        """Report that none is, or that at the keyboard."""
        super().leaveEvent(event)
        shown = self._rows.cell_of(self.currentIndex()) if self.hasFocus() else None
        self.cell_pointed.emit(shown)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing."""
        super().focusOutEvent(event)
        self.cell_pointed.emit(None)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Show, and say, where the keyboard is."""
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.cell_pointed.emit(self._rows.cell_of(current))
            self.cell_reached.emit(self.visualRect(current))
            announce(self, self._rows.spoken(current))

    def event(self, event: QEvent) -> bool:
        """Claim the key that copies the table before the window copies the position."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Copy)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the table; put a solution on the board with Enter."""
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_text(self.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _choose(self, index: object) -> None:
        column = self.currentIndex().column()
        if column > 0:
            self.cell_chosen.emit(column - 1)

    def _fit(self) -> None:
        columns = self._rows.columnCount()
        if not columns:
            self.setFixedHeight(0)
            return
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        widths = []
        for place in range(columns):
            hints = (
                self._delegate.sizeHint(option, self._rows.index(row, place)).width()
                for row in range(self._rows.rowCount())
            )
            widths.append(max(hints))
        cells = [max(_LEAST, min(150, width)) for width in widths[1:]]
        free = self.viewport().width() - sum(cells)
        least = max(110, self.viewport().width() * 9 // 20)  # columns can be scrolled, names not
        name = min(widths[0] + _LEFT, max(free, least))
        if name < free and len(cells) <= 3:
            more = min(30, (free - name) // max(1, len(cells)))
            cells = [cell + more for cell in cells]
        self.setColumnWidth(0, max(name, min(free, widths[0] + _LEFT)))
        for place, wide in enumerate(cells, start=1):
            self.setColumnWidth(place, wide)
        self.setFixedHeight(self.sizeHint().height())
