# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the entries: what came in, what the test found, and what becomes of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.gui.board.mime import dragged_files
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import chosen_of, label, row
from composer.gui.tourneys.card import EntryCard
from composer.gui.tourneys.holding import Holding
from composer.gui.tourneys.words import issue_words, soundness_mark, state_name
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.said.plain import read_sentence
from composer.tourneys.intake import TakenIn, moved, replaced, withdrawn
from composer.tourneys.nearest import pairs
from composer.tourneys.tourney import State, Tourney, TourneyEntry

_LONGEST = 24  # letters of a task


class EntriesPage(QWidget):
    """Shows the entries with their authors, for the director alone."""

    def __init__(
        self,
        holding: Holding,
        appearance: Appearance,
        thumbnails: Thumbnails,
        library: Callable[[], Path | None],
        choose: Callable[[bool], tuple[Path, ...]],
        show: Callable[[Problem], None],
    ) -> None:
        """Make the page.

        Args:
            holding: the tourney.
            appearance: how it looks.
            thumbnails: draws diagrams.
            library: the library that entries are compared with.
            choose: asks for files with entries, or for a folder of them.
            show: opens a problem on the studio's board.
        """
        super().__init__()
        self._holding, self._appearance = holding, appearance
        self._library, self._choose, self._show = library, choose, show
        self._filling = False
        self.add = QPushButton(tr("Add entries …"))
        self.add.setToolTip(tr("Files and mail of any kind; they can also be dropped here"))
        self.add_folder = QPushButton(tr("Add a folder …"))
        self.setAcceptDrops(True)
        self.test = QPushButton(tr("Test"))
        self.test.setToolTip(
            tr("Solve what was not tested yet; compare all with each other and the library")
        )
        self.again = QPushButton(tr("Test all again"))
        self.stop = QPushButton(tr("Stop"))
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Entries tested"))
        self.table = QTableWidget(0, 7)
        self.table.setAccessibleName(tr("Entries"))
        self.table.setHorizontalHeaderLabels(
            [
                tr("Number"),
                tr("Judges’ number"),
                tr("Section"),
                tr("Task"),
                tr("Authors"),
                tr("Test"),
                tr("To be looked at"),
            ]
        )
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(6, QHeaderView.ResizeMode.Stretch)
        self.found = QPlainTextEdit()
        self.found.setReadOnly(True)
        self.found.setTabChangesFocus(True)
        self.found.setMaximumHeight(128)
        self.found.setAccessibleName(tr("Versions, duplicates, and what was not read"))
        self.section = QComboBox()
        self.section.setAccessibleName(tr("Section of the entry"))
        self.remark = QLineEdit()
        self.remark.setPlaceholderText(tr("Remark for the judges, without names"))
        self.remark.setAccessibleName(tr("Remark for the judges"))
        self.withdraw = QPushButton(tr("Withdraw"))
        self.version = QPushButton(tr("Put in place of"))
        self._places = QMenu(self.version)
        self.version.setMenu(self._places)
        self.open = QPushButton(tr("Open on the board"))
        self.card = EntryCard(appearance, thumbnails, names=True)
        self._lay_out()
        self.add.clicked.connect(lambda: self._add(False))
        self.add_folder.clicked.connect(lambda: self._add(True))
        self.test.clicked.connect(lambda: holding.test(library(), again=False))
        self.again.clicked.connect(lambda: holding.test(library(), again=True))
        self.stop.clicked.connect(holding.stop)
        self.table.currentCellChanged.connect(lambda *_: self._show_current())
        self.section.activated.connect(self._move)
        self.remark.editingFinished.connect(self._remark)
        self.withdraw.clicked.connect(self._withdraw)
        self._places.aboutToShow.connect(self._fill_places)
        self.open.clicked.connect(self._open)
        holding.changed.connect(self.show_tourney)
        holding.taken.connect(self._show_taken)
        holding.tested.connect(self._show_progress)
        holding.busy_changed.connect(lambda _: self.show_tourney())
        self.show_tourney()

    def current(self) -> TourneyEntry | None:
        """Return the entry that is chosen; None for none."""
        tourney = self._holding.tourney
        return None if tourney is None else chosen_of(self.table, tourney.entries)

    def show_tourney(self) -> None:
        """Show the entries as they stand."""
        tourney, busy = self._holding.tourney, self._holding.is_busy
        self.setEnabled(tourney is not None)
        writable = self._holding.writable
        entries = () if tourney is None else tourney.entries
        for part in (self.add, self.add_folder):
            part.setEnabled(writable and not busy)
        for part in (self.test, self.again):
            part.setEnabled(writable and not busy and bool(entries))
        self.stop.setVisible(busy)
        self.progress.setVisible(busy)
        if tourney is None:
            self.table.setRowCount(0)
            return
        self._filling = True
        before = max(self.table.currentRow(), 0)
        self.table.setRowCount(len(entries))
        for place, entry in enumerate(entries):
            for column, words in enumerate(self._row(tourney, entry)):
                item = QTableWidgetItem(words)
                if column == 6:
                    item.setToolTip(words.replace("; ", "\n"))
                if not entry.takes_part:
                    item.setForeground(self.palette().placeholderText())
                self.table.setItem(place, column, item)
        if entries:
            self.table.setCurrentCell(min(before, len(entries) - 1), 0)
        self._filling = False
        self.found.setPlainText(self._pairs(tourney))
        self._show_current()

    def _row(self, tourney: Tourney, entry: TourneyEntry) -> tuple[str, ...]:
        problem = entry.problem
        wrong = issue_words(tourney, entry, self._appearance.letters, whole=True)
        state = state_name(entry.state)
        return (
            str(entry.number),
            str(entry.sealed or ""),
            entry.section,
            str(problem.stipulation)[:_LONGEST],
            problem.credits.caption_authors(),
            soundness_mark(entry),
            "; ".join([state, *wrong] if state else wrong),
        )

    def _pairs(self, tourney: Tourney) -> str:
        """Return which entries are one problem, which are versions, and what was not read."""
        told = []
        for pair in pairs(tourney):
            words = (
                tr("%1 and %2 are the same problem.")
                if pair.same
                else tr("%1 and %2 are versions by one composer or team.")
            )
            told.append(fill(words, pair.one, pair.other))
        for damaged in tourney.damaged:
            why = worded(read_sentence(damaged.why)) if damaged.why else damaged.english
            told.append(fill(tr("Not read: %1: %2", "place and reason"), damaged.place, why))
        return "\n".join(told)

    def _show_current(self) -> None:
        if self._filling:
            return
        tourney, entry = self._holding.tourney, self.current()
        writable = self._holding.writable and entry is not None
        for part in (self.section, self.remark, self.withdraw, self.version):
            part.setEnabled(writable)
        self.open.setEnabled(entry is not None)
        if tourney is None or entry is None:
            self.card.show_entry(None, [])
            return
        self.card.show_entry(entry, issue_words(tourney, entry, self._appearance.letters))
        self.section.clear()
        self.section.addItem(tr("no section"), "")
        for section in tourney.sections:
            self.section.addItem(section.name, section.name)
        self.section.setCurrentIndex(max(0, self.section.findData(entry.section)))
        self.remark.setText(entry.remark)
        gone = entry.state is not State.ENTERED
        self.withdraw.setText(tr("Take back in") if gone else tr("Withdraw"))

    def _show_taken(self, taken: TakenIn) -> None:
        if taken.entries:
            self.table.setCurrentCell(self.table.rowCount() - len(taken.entries), 0)

    def _show_progress(self, done: int, count: int) -> None:
        self.progress.setMaximum(count)
        self.progress.setValue(done)

    def _add(self, folder: bool) -> None:
        if paths := self._choose(folder):
            self._holding.take_in(paths)

    def _move(self) -> None:
        entry, name = self.current(), self.section.currentData()
        if entry is None or name == entry.section:
            return
        number = entry.number
        if name:
            self._holding.change(lambda tourney: moved(tourney, number, name))
        else:
            bare = replace(entry, section="")
            self._holding.change(lambda tourney: tourney.with_entries([bare]))

    def _remark(self) -> None:
        entry, text = self.current(), self.remark.text().strip()
        if entry is not None and text != entry.remark:
            told = replace(entry, remark=text)
            self._holding.change(lambda tourney: tourney.with_entries([told]))

    def _withdraw(self) -> None:
        if (entry := self.current()) is not None:
            back = entry.state is not State.ENTERED
            self._holding.change(lambda tourney: withdrawn(tourney, entry.number, back=back))

    def _fill_places(self) -> None:
        """Offer the other entries of the chosen one's authors first."""
        self._places.clear()
        entry, tourney = self.current(), self._holding.tourney
        if entry is None or tourney is None:
            return
        near = {pair.one for pair in pairs(tourney) if pair.other == entry.number}
        near |= {pair.other for pair in pairs(tourney) if pair.one == entry.number}
        for other in sorted(tourney.entries, key=lambda e: (e.number not in near, e.number)):
            if other.takes_part and other.number != entry.number:
                authors = other.problem.credits.caption_authors()
                words = f"{other.number}  {authors}".strip()
                self._places.addAction(words, partial(self._replace, other.number))

    def _replace(self, old: int) -> None:
        if (entry := self.current()) is not None:
            self._holding.change(lambda tourney: replaced(tourney, old, entry.number))

    def _open(self) -> None:
        if (entry := self.current()) is not None:
            self._show(entry.problem)

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        head = row(self.add, self.add_folder, self.test, self.again, self.progress, self.stop)
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(self.table, 1)
        column.addWidget(self.found)
        right = QWidget()
        beside = QVBoxLayout(right)
        beside.addWidget(self.card, 1)
        beside.addLayout(row(label(tr("Section")), self.section, self.withdraw))
        beside.addWidget(self.remark)
        beside.addLayout(row(self.version, self.open))
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(0, 1)
        split.setChildrenCollapsible(False)
        right.setMinimumWidth(320)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(split)

    # Qt's own names

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let files come in where entries can be added."""
        if self.add.isEnabled() and dragged_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take entries in from the files that are dropped."""
        paths = tuple(map(Path, dragged_files(event.mimeData())))
        if paths and self.add.isEnabled():
            event.acceptProposedAction()
            self._holding.take_in(paths)
