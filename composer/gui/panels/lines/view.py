# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of solutions: a column each beside frozen labels, or a row each."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QMenu,
    QStyleOptionViewItem,
    QTableView,
)

from composer.gui.board.speech import announce
from composer.gui.look.widgets import copy_text
from composer.gui.panels.lines.columns import Column, LinesTable, line_words, move_words, spoken
from composer.gui.panels.lines.delegate import (
    HEAD,
    LABELS,
    ROW,
    Dress,
    LinesDelegate,
    SolutionHeads,
    picture_side,
)
from composer.gui.panels.lines.model import LinesModel
from composer.gui.user.wording import end_like_this
from composer.gui.words.language import fill, tr
from composer.notation.letters import ENGLISH_S, Letters

_LEAST, _MOST = 84, 132  # the width of a column
_WIDEST = 240  # of one with moves by conditions, which say what follows
_BELOW_PICTURE = 52  # the badges, two rows of them where one has no room
_DIGITS = tuple(Qt.Key(Qt.Key.Key_1.value + place) for place in range(9))


class LinesView(QTableView):
    """Shows solutions side by side; one is in hand, and some of its half-moves are played.

    Signals:
        hand_moved: another solution or another half-move of it is to be on the board; carries
            the solution from 0 and the half-moves played.
        pointed: the `Column` under the pointer, or None.
        pin_requested: a `Column` is to be marked as intended, or no longer.
        end_sought: problems are wanted that end as a line does; carries its moves.
    """

    hand_moved = Signal(int, int)
    pointed = Signal(object)
    pin_requested = Signal(object)
    end_sought = Signal(object)

    def __init__(self, dress: Dress) -> None:
        super().__init__()
        self._dress = dress
        self._rows = LinesModel(self)
        self._number, self._step = 0, 0
        self._letters: Letters = ENGLISH_S
        self.setModel(self._rows)
        self._delegate = LinesDelegate(dress, self.in_hand, self)
        self.setItemDelegate(self._delegate)
        self._heads = (
            SolutionHeads(Qt.Orientation.Horizontal, dress, self.in_hand, self),
            SolutionHeads(Qt.Orientation.Vertical, dress, self.in_hand, self),
        )
        self.setHorizontalHeader(self._heads[0])
        self.setVerticalHeader(self._heads[1])
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(tr("Solutions"))
        for head in self._heads:
            head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
            head.sectionPressed.connect(self._press_head)
        self.clicked.connect(self._choose)
        self._fit()

    def in_hand(self) -> tuple[int, int]:
        """Return which solution is in hand, from 0, and how many half-moves are played."""
        return self._number, self._step

    @property
    def table(self) -> LinesTable:
        """What is shown."""
        return self._rows.table

    @property
    def column(self) -> Column | None:
        """The solution in hand."""
        columns = self.table.columns
        return columns[self._number] if self._number < len(columns) else None

    @property
    def steps(self) -> int:
        """How many half-moves the longest solution has."""
        return len(self.table.labels)

    def show_table(self, table: LinesTable, letters: Letters, lying: bool) -> None:
        """Show other solutions; those that only come to others leave them in their places."""
        before = self.table
        grows = (
            (letters, lying) == (self._letters, self._rows.lying)
            and before.diagram == table.diagram
            and len(table.columns) >= len(before.columns) > 0
            and all(a.moves == b.moves for a, b in zip(before.columns, table.columns, strict=False))
        )
        self._letters = letters
        if grows:
            self._rows.take(table)
        else:
            self._rows.show(table, letters, lying)
        if self._number >= len(table.columns):
            self._number = 0
        self._step = min(self._step, self.steps)
        self._fit()
        self._describe()

    def set_hand(self, number: int, step: int) -> None:
        """Show which solution is on the board, and how far; nothing is emitted."""
        if (number, step) != (self._number, self._step):
            self._number, self._step = number, step
            self._show_hand()

    def go(self, step: int) -> None:
        """Play the solution in hand up to a half-move."""
        self.take(self._number, step)

    def take(self, number: int, step: int) -> None:
        """Take a solution in hand, and play it up to a half-move."""
        if not 0 <= number < len(self.table.columns):
            return
        self._number = number
        self._step = max(0, min(step, self.steps))
        self._show_hand()
        self.hand_moved.emit(self._number, self._step)

    def refresh(self) -> None:
        """Draw everything again, in other colours or paler."""
        self.viewport().update()
        for head in self._heads:
            head.viewport().update()

    def copied_text(self) -> str:
        """Return all solutions as lines of text, each with its number."""
        lines = [
            line_words(self.table, column.moves, self._letters) for column in self.table.columns
        ]
        return "".join(f"{line}\n" for line in lines)

    # Qt's own names

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the table before the window or the board has them."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.KeypadModifier,
            )
            copies = event.matches(QKeySequence.StandardKey.Copy)
            if copies or (plain and self._means(event) is not None):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with Left, Right, Home, End; go to a solution by 1 to 9, Up, Down; pin with P."""
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_text(self.copied_text())
            return
        meant = self._means(event)
        if meant is None or not self.table.columns:
            event.ignore()
            return
        number, step = meant
        if number < 0:
            if self.column is not None:
                self.pin_requested.emit(self.column)
            return
        if number >= len(self.table.columns):
            return
        moved = number != self._number
        self.take(number, step)
        self._speak(moved)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report which solution is under the pointer."""
        super().mouseMoveEvent(event)
        self.pointed.emit(self._rows.column_of(self.indexAt(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        """Report that none is."""
        super().leaveEvent(event)
        self.pointed.emit(self.column if self.hasFocus() else None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to mark a solution as intended, and to copy all."""
        column = self._rows.column_of(self.indexAt(event.pos())) or self.column
        if column is not None:
            self.menu_of(column, event.globalPos())

    def menu_of(self, column: Column, at: QPoint) -> QMenu:
        """Open the menu of a solution."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = tr("%1 is not intended") if column.pinned else tr("%1 is intended")
        menu.addAction(fill(words, column.name)).triggered.connect(
            lambda _=False: self.pin_requested.emit(column)
        )
        menu.addAction(end_like_this()).triggered.connect(
            lambda _=False: self.end_sought.emit(column.moves)
        )
        menu.addAction(tr("Copy all solutions")).triggered.connect(
            lambda _=False: copy_text(self.copied_text())
        )
        menu.popup(at)
        return menu

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room among the solutions."""
        super().resizeEvent(event)
        self._share_room()

    def _means(self, event: QKeyEvent) -> tuple[int, int] | None:
        """Return the solution and half-move that a key asks for; (-1, 0) to pin; None for none."""
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        number, step = self._number, self._step
        length = len(self.column.moves) if self.column is not None else 0
        if key in _DIGITS:
            return _DIGITS.index(key), step
        return {
            Qt.Key.Key_Left: (number, max(0, step - 1)),
            Qt.Key.Key_Right: (number, min(length, step + 1)),
            Qt.Key.Key_Home: (number, 0),
            Qt.Key.Key_End: (number, length),
            Qt.Key.Key_Return: (number, length),
            Qt.Key.Key_Enter: (number, length),
            Qt.Key.Key_Up: (max(0, number - 1), step),
            Qt.Key.Key_Down: (number + 1, step),
            Qt.Key.Key_P: (-1, 0),
        }.get(key)

    def _choose(self, index: object) -> None:
        current = self.currentIndex()
        column = self._rows.column_of(current)
        if column is not None:
            self.take(column.number - 1, min(self._rows.place_of(current) + 1, len(column.moves)))

    def _press_head(self, section: int) -> None:
        head = self.sender()
        across = self._heads[1] if self._rows.lying else self._heads[0]
        if head is across:
            self.take(section, self._step)
        elif self.column is not None:
            self.take(self._number, min(section + 1, len(self.column.moves)))

    def _show_hand(self) -> None:
        self.refresh()
        if self.table.columns:
            place = max(0, min(self._step - 1, self.steps - 1))
            self.scrollTo(self._rows.index_of(self._number, place))
        self._describe()

    def _speak(self, moved: bool) -> None:
        """Say the solution come to, or the half-move just played."""
        column = self.column
        if column is None:
            return
        if moved or not 0 < self._step <= len(column.moves):
            announce(self, spoken(self.table, column, self._letters))
        else:
            announce(self, move_words(self.table, column, self._step - 1, self._letters))

    def _describe(self) -> None:
        column = self.column
        words = "" if column is None else spoken(self.table, column, self._letters)
        self.setAccessibleDescription(words)

    def _fit(self) -> None:
        """Set the sizes of heads, rows and columns, and the height of the whole."""
        lying = self._rows.lying
        down, across = self._heads[1], self._heads[0]
        if lying:
            down.setFixedWidth(136)
            across.setFixedHeight(28)
        else:
            down.setFixedWidth(LABELS)
            across.setFixedHeight(HEAD)
        down.setMinimumSectionSize(ROW)
        down.setDefaultSectionSize(ROW)
        self._share_room()
        self.updateGeometry()

    def _share_room(self) -> None:
        columns, rows = self._rows.columnCount(), self._rows.rowCount()
        if not columns or not rows:
            return
        if self._rows.lying:
            for place in range(columns):
                self.setColumnWidth(place, max(54, *self._hints(place, rows)))
            for row in range(rows):
                self.setRowHeight(row, ROW)  # one may have been that of the mates
            return
        wide = max(_LEAST, min(_MOST, (self.viewport().width() - 1) // columns))
        wide = max(wide, self._delegate.tags_width(self._option(), self.table.columns))
        if any(move.effects for column in self.table.columns for move in column.moves):
            hints = (hint for place in range(min(columns, 60)) for hint in self._hints(place, rows))
            wide = max(wide, min(_WIDEST, max(hints)))  # what follows a move is part of it
        for place in range(columns):
            self.setColumnWidth(place, wide)
        mates = any(column.picture is not None for column in self.table.columns)
        mate = 8 + picture_side(wide) + _BELOW_PICTURE if mates else 8 + picture_side(wide) + 8
        self.setRowHeight(rows - 1, mate)

    def _hints(self, place: int, rows: int) -> list[int]:
        """Return how wide the words in a column are, of its first rows."""
        return [
            self._delegate.sizeHint(self._option(), self._rows.index(row, place)).width()
            for row in range(min(rows, 60))
        ]

    def _option(self) -> QStyleOptionViewItem:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        return option

    def wanted_height(self) -> int:
        """Return the height that shows all rows, and a scroll bar where one is needed."""
        rows = sum(self.rowHeight(row) for row in range(self._rows.rowCount()))
        wide = sum(self.columnWidth(place) for place in range(self._rows.columnCount()))
        bar = self.horizontalScrollBar().sizeHint().height()
        head = self._heads[0].height() if self._rows.rowCount() else 0
        return head + rows + (bar if wide > self.viewport().width() else 0) + 2
