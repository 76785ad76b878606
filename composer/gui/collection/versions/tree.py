# SPDX-License-Identifier: GPL-3.0-or-later
"""The versions of a problem as a tree, each beside the one it was made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QMenu,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QWidget,
)

from composer.gui.collection.versions.compareview import CompareView
from composer.gui.collection.versions.strip import NO_MARKS, VersionMark
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, row
from composer.gui.panels.verdict import verdict_colours, verdict_icon, verdict_word
from composer.gui.words.language import fill, moment_words
from composer.library.records.values import Version
from composer.solver.solution import Verdict

_SIDE: Final = 42
_WIDE, _HIGH, _COMPARED = 1100, 640, 590  # the window; the width of two boards side by side
_VERSION, _VERDICT, _NOTE = 0, 1, 2
_NUMBER_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1


class VersionTree(QDialog):
    """A window of its own beside the studio; one version chosen is compared with its parent.

    Signals:
        version_chosen: a version is to be put on the board; carries a `Version`.
        note_changed: a remark was written; carries the version's number and the remark.
        current_requested: a version is to be the current one; carries a `Version`.
    """

    version_chosen = Signal(object)
    note_changed = Signal(int, str)
    current_requested = Signal(object)

    def __init__(
        self, thumbnails: Thumbnails, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._thumbnails, self._appearance = thumbnails, appearance
        self._versions: dict[int, Version] = {}
        self._current: int | None = None
        self._marks: Mapping[int, VersionMark] = NO_MARKS
        self._filling = False
        self.tree = QTreeWidget()
        self.compare = CompareView(thumbnails, appearance)
        self.open_button = QPushButton(self.tr("Open on the board"))
        self.open_button.setDefault(True)
        self.current_button = QPushButton(self.tr("Make current"))
        self.current_button.setToolTip(self.tr("Let the library show this version"))
        self.open_button.clicked.connect(self._open)
        self.current_button.clicked.connect(self._make_current)
        self._prepare_tree()
        self._lay_out()
        self.setWindowTitle(self.tr("Versions"))
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize()))
        appearance.colours_changed.connect(self._show_again)

    def _show_again(self) -> None:
        """Show the same versions in other colours."""
        self.show_versions(tuple(self._versions.values()), self._current, self._marks)

    def show_versions(
        self,
        versions: tuple[Version, ...],
        current: int | None,
        marks: Mapping[int, VersionMark] = NO_MARKS,
    ) -> None:
        """Show the versions of a problem, the oldest first, and which is on the board.

        Args:
            versions: a number below zero is that of one not saved.
            current: the number of the one on the board.
            marks: what is said of some, by their numbers.
        """
        self._marks = marks
        chosen = {version.version_id for version in self.chosen()}
        self._versions = {version.version_id: version for version in versions}
        self._current = current
        self._filling = True
        self.tree.clear()
        items: dict[int, QTreeWidgetItem] = {}
        for version in versions:
            item = self._item(version)
            parent = items.get(version.parent_id) if version.parent_id is not None else None
            if parent is None:
                self.tree.addTopLevelItem(item)
            else:
                parent.addChild(item)
            items[version.version_id] = item
        self.tree.expandAll()
        wanted = chosen & set(items)
        if not wanted and current in items:
            wanted = {current}
        self._select([items[number] for number in sorted(wanted)])
        self._filling = False
        self._show_chosen()

    def choose(self, numbers: tuple[int, ...]) -> None:
        """Choose versions by their numbers; two are compared. None leaves what is chosen."""
        items = self._items()
        self._filling = True
        self._select([items[number] for number in numbers if number in items])
        self._filling = False
        self._show_chosen()

    def chosen(self) -> tuple[Version, ...]:
        """Return the chosen versions, the oldest first."""
        numbers = sorted(item.data(0, _NUMBER_ROLE) for item in self.tree.selectedItems())
        return tuple(self._versions[number] for number in numbers if number in self._versions)

    def names(self) -> dict[int, str]:
        """Return what the versions are called, by their numbers."""
        found: dict[int, str] = {}
        for place, number in enumerate(self._versions, start=1):
            mark = self._marks.get(number, VersionMark())
            found[number] = mark.name or mark.label or fill(self.tr("v%1"), place)
        return found

    def close_worker(self) -> None:
        """End the thread that solves."""
        self.compare.close_worker()

    def _items(self) -> dict[int, QTreeWidgetItem]:
        """Return the rows by the numbers of their versions."""
        found: dict[int, QTreeWidgetItem] = {}
        walk = QTreeWidgetItemIterator(self.tree)
        while (item := walk.value()) is not None:
            found[item.data(0, _NUMBER_ROLE)] = item
            walk += 1
        return found

    def _select(self, items: list[QTreeWidgetItem]) -> None:
        """Select rows and no others, whatever keys are held; the last has the keyboard."""
        flags = QItemSelectionModel.SelectionFlag
        for place, item in enumerate(items):
            how = flags.Select if place else flags.ClearAndSelect
            self.tree.setCurrentItem(item, _VERSION, how | flags.Rows)
            self.tree.scrollToItem(item)

    def _item(self, version: Version) -> QTreeWidgetItem:
        name = self.names()[version.version_id]
        saved = moment_words(version.saved_at)
        item = QTreeWidgetItem([f"{name}   {saved}", "", version.note])
        item.setData(0, _NUMBER_ROLE, version.version_id)
        ratio = self.devicePixelRatioF()
        icon, problem = QIcon(), version.problem
        picture = self._thumbnails.of_problem(problem, _SIDE, ratio)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            icon.addPixmap(picture, mode)
        item.setIcon(_VERSION, icon)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        if self._marks.get(version.version_id, VersionMark()).unsound:
            item.setForeground(_VERSION, QColor(self._appearance.tokens.muted))
        if version.version_id == self._current:
            font = self.font()
            font.setBold(True)
            item.setFont(_VERSION, font)
            item.setToolTip(_VERSION, self.tr("On the board"))
        if version.finding is not None:
            try:
                verdict = Verdict(version.finding.verdict)
            except ValueError:  # a word of a later version of the program
                verdict = Verdict.UNDECIDED
            ink, _ = verdict_colours(self._appearance.tokens, verdict)
            item.setText(_VERDICT, verdict_word(verdict))
            sign = self._appearance.icons.pixmap(verdict_icon(verdict), ink, 16, ratio)
            item.setIcon(_VERDICT, QIcon(sign))  # of one size: it stays small beside diagrams
        return item

    def _chosen_changed(self) -> None:
        if not self._filling:
            self._show_chosen()

    def _show_chosen(self) -> None:
        chosen = self.chosen()
        alone = len(chosen) == 1
        self.open_button.setEnabled(alone)
        self.current_button.setEnabled(alone and chosen[0].version_id > 0)
        if len(chosen) == 2:
            self.compare.compare(chosen[0], chosen[1], self.names())
        elif alone:
            parent = chosen[0].parent_id
            old = None if parent is None else self._versions.get(parent)
            self.compare.compare(old, chosen[0], self.names())
        else:
            self.compare.compare(None, None, self.names())

    def _open(self) -> None:
        for version in self.chosen()[:1]:
            self.version_chosen.emit(version)

    def _make_current(self) -> None:
        for version in self.chosen()[:1]:
            if version.version_id > 0:  # one that is only remembered is saved first
                self.current_requested.emit(version)

    def _edited(self, item: QTreeWidgetItem, column: int) -> None:
        number = item.data(0, _NUMBER_ROLE)
        if self._filling or column != _NOTE or number not in self._versions:
            return
        note = item.text(_NOTE).strip()
        if note != self._versions[number].note:
            self.note_changed.emit(number, note)

    def _activated(self, item: QTreeWidgetItem, column: int) -> None:
        if column == _NOTE:
            self.tree.editItem(item, _NOTE)
        else:
            self._open()

    def _edit_note(self) -> None:
        item = self.tree.currentItem()
        if item is not None:
            self.tree.editItem(item, _NOTE)

    def _menu(self, point: QPoint) -> None:
        if self.tree.itemAt(point) is None:
            return
        menu = QMenu(self.tree)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        entries: tuple[tuple[str, Callable[[], None]], ...] = (
            (self.tr("Open on the board"), self._open),
            (self.tr("Make current"), self._make_current),
            (self.tr("Write a note"), self._edit_note),
        )
        for words, act in entries:
            menu.addAction(words, act)
        menu.popup(self.tree.viewport().mapToGlobal(point))

    def _prepare_tree(self) -> None:
        tree = self.tree
        tree.setHeaderLabels([self.tr("Version"), self.tr("Verdict"), self.tr("Note")])
        tree.setAccessibleName(self.tr("Versions of the problem"))
        tree.setIconSize(QSize(_SIDE, _SIDE))
        tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        tree.setFrameShape(QTreeWidget.Shape.NoFrame)
        tree.header().setSectionResizeMode(_VERSION, QHeaderView.ResizeMode.ResizeToContents)
        tree.header().setSectionResizeMode(_VERDICT, QHeaderView.ResizeMode.ResizeToContents)
        tree.header().setStretchLastSection(True)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tree.customContextMenuRequested.connect(self._menu)
        tree.itemSelectionChanged.connect(self._chosen_changed)
        tree.itemChanged.connect(self._edited)
        tree.itemDoubleClicked.connect(self._activated)
        for keys, act in (("F2", self._edit_note), ("Return", self._open), ("Enter", self._open)):
            shortcut = QShortcut(QKeySequence(keys), tree)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(act)

    def _lay_out(self) -> None:
        left = QWidget()
        column(
            (self.tree, 1),
            row(self.open_button, self.current_button, ROOM, margins=(12, 0, 12, 0)),
            on=left,
            margins=(0, 0, 0, 10),
            spacing=-1,
        )
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setHandleWidth(1)
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        split.addWidget(self.compare)
        split.setStretchFactor(0, 1)
        split.setSizes([_WIDE - _COMPARED, _COMPARED])
        row(split, on=self)

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of a tree and two boards."""
        return QSize(_WIDE, _HIGH)
