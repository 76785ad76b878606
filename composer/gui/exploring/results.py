# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search found, as it comes in: pointed at, put on the board, saved, exported."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.exploring.finddelegate import FindDelegate, FindModel
from composer.gui.exploring.rowwords import RowWords, Shown
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, copy_text, label, row
from composer.gui.panels.rowlist import RowList
from composer.problem.position import Position
from composer.rules.book import Rules

_Index = QModelIndex | QPersistentModelIndex


class FindList(RowList):
    """The rows; those that are looked at stay where they are while others come in.

    Signals:
        pointed: the pointer, or the keyboard, is at a find; carries it, or None.
        taken: a find was double-clicked, or Return was pressed on it; carries it.
    """

    pointed = Signal(object)
    taken = Signal(object)

    def __init__(
        self,
        finds: FindModel,
        thumbnails: Thumbnails,
        appearance: Appearance,
    ) -> None:
        self.finds = finds
        super().__init__(appearance, finds, FindDelegate(thumbnails, appearance), "")
        self.setAccessibleName(self.tr("Found"))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    def show_finds(self, finds: tuple[Shown, ...]) -> None:
        """Show other finds; the first row in sight stays in sight while it is looked at."""
        bar = self.verticalScrollBar()
        top = self.indexAt(QPoint(4, 4))
        anchor = self.finds.find_at(top)
        looked_at = bar.value() > 0 or self.underMouse()
        before = self.visualRect(top).top()
        self.finds.show(finds)
        if anchor is None or not looked_at:
            return
        for place, find in enumerate(finds):
            if (find.turn, find.fen) == (anchor.turn, anchor.fen):
                self.doItemsLayout()
                after = self.visualRect(self.finds.index(place)).top()
                bar.setValue(bar.value() + after - before)
                return

    def chosen(self) -> tuple[Shown, ...]:
        """Return the selected finds, the best first."""
        rows = sorted(self.selectedIndexes(), key=QModelIndex.row)
        return tuple(find for row in rows if (find := self.finds.find_at(row)) is not None)

    # Qt's own names

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a find; a single click selects it."""
        find = self.finds.find_at(self.indexAt(event.position().toPoint()))
        if find is not None and event.button() is Qt.MouseButton.LeftButton:
            self.taken.emit(find)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report what the pointer is at."""
        super().mouseMoveEvent(event)
        self.pointed.emit(self.finds.find_at(self.indexAt(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        """Report that the pointer is at nothing: the one that is selected is shown again."""
        super().leaveEvent(event)
        chosen = self.chosen()
        self.pointed.emit(chosen[0] if self.hasFocus() and len(chosen) == 1 else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the current find with Return; copy the lines of those selected."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            find = self.finds.find_at(self.currentIndex())
            if find is not None:
                self.taken.emit(find)
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            lines = (f"{find.fen}\t{find.key_text}" for find in self.chosen())
            copy_text("\n".join(lines))
            return
        super().keyPressEvent(event)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Report where the keyboard is."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.pointed.emit(self.finds.find_at(current))


class ResultsPane(QWidget):
    """Progress, the list, and what can be done with those selected.

    Signals:
        pointed: a find is looked at; carries it, or None.
        taken: a find is to be put on the board; carries it.
        save_requested: finds are to be saved in the library; carries a tuple.
        export_requested: finds are to be written into a file; carries a tuple.
    """

    pointed = Signal(object)
    taken = Signal(object)
    save_requested = Signal(object)
    export_requested = Signal(object)

    def __init__(self, thumbnails: Thumbnails, appearance: Appearance, telling: RowWords) -> None:
        super().__init__()
        self.setObjectName("analysis")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.finds = FindModel(appearance, telling)
        self.list = FindList(self.finds, thumbnails, appearance)
        self.title = label(self.tr("Found"), "panelTitle")
        self.told = label(kind="muted", wraps=True)
        self.bar = QProgressBar()
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(3)
        self.bar.setStyleSheet(
            "QProgressBar { border: none; background: palette(midlight); }"
            "QProgressBar::chunk { background: palette(link); }"
        )
        self.empty = label(self.tr("What is found will be listed here, the best first."), "muted")
        self.empty.setContentsMargins(14, 10, 14, 10)
        self.put = QPushButton(self.tr("Put on the board"))
        self.save = QPushButton(self.tr("Save to the library"))
        self.export = QPushButton(self.tr("Export …"))
        self.put.clicked.connect(lambda: self._each(self.taken.emit))
        self.save.clicked.connect(lambda: self._all(self.save_requested.emit))
        self.export.clicked.connect(lambda: self._all(self.export_requested.emit))
        self.list.pointed.connect(self.pointed)
        self.list.taken.connect(self.taken)
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._enable())
        for happening in (self.finds.rowsInserted, self.finds.rowsRemoved, self.finds.modelReset):
            happening.connect(lambda *_: self._counted())
        self._lay_out()
        self._enable()
        self._counted()

    def put_below(self, notices: QWidget) -> None:
        """Let notices stand below the list, which gives them the room: nothing else moves."""
        self._column.insertWidget(self._column.count() - 1, notices)

    def begin(self, base: Position, rules: Rules) -> None:
        """Empty the list for a search that varies a diagram, by these rules."""
        self.finds.begin(base, rules)
        self.told.clear()
        self.bar.setValue(0)

    def show_progress(self, words: str, share: float, title: str = "") -> None:
        """Report how far the search has come, in words and from 0 to 1; `title` is the list's."""
        self.told.setText(words)
        self.bar.setValue(round(share * 1000))
        self.title.setText(title or self.tr("Found"))

    def say(self, words: str) -> None:
        """Tell something in the place of progress."""
        self.told.setText(words)

    def select(self, row: int) -> None:
        """Select one row."""
        self.list.selectionModel().setCurrentIndex(
            self.finds.index(row), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def _each(self, act: Callable[[object], None]) -> None:
        for find in self.list.chosen()[:1]:
            act(find)

    def _all(self, act: Callable[[object], None]) -> None:
        chosen = self.list.chosen()
        if chosen:
            act(chosen)

    def _enable(self) -> None:
        number = len(self.list.selectedIndexes())
        self.put.setEnabled(number == 1)
        self.save.setEnabled(number > 0)
        self.export.setEnabled(number > 0)

    def _counted(self) -> None:
        rows = self.finds.rowCount()
        self.empty.setVisible(rows == 0)
        self.list.setVisible(rows > 0)
        self._enable()

    def _lay_out(self) -> None:
        head = column(self.title, self.told, self.bar, margins=(14, 10, 14, 6), spacing=4)
        self.foot = row(self.put, self.save, self.export, ROOM, spacing=6)
        foot = self.feet = column(self.foot, margins=(14, 6, 14, 10), spacing=6)
        self._column = whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self.empty)
        whole.addWidget(self.list, 1)
        whole.addStretch(0)
        whole.addLayout(foot)
