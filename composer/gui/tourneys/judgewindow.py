# SPDX-License-Identifier: GPL-3.0-or-later
"""The judge's window: entries without names, their order by drag, a verdict on each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import label, row
from composer.gui.threads.worker import Worker
from composer.gui.tourneys.card import Complaint, EntryCard
from composer.gui.tourneys.verdict import VerdictForm
from composer.gui.tourneys.words import distinction_name, soundness_mark
from composer.gui.user.pause import pause
from composer.gui.words.language import decimal, fill, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.said.sentence import sentence_of
from composer.said.signs import headed
from composer.tourneys.judgefile import SheetFile
from composer.tourneys.judging import JudgeSheet
from composer.tourneys.tourney import Opinion, TourneyEntry

_NUMBER = Qt.ItemDataRole.UserRole
_REST = 400  # milliseconds after which what was said is kept


class JudgeWindow(QWidget):
    """Works on a judge's file; what is said is kept in it by itself.

    Signals:
        closed: the window was closed; what was said is in the file.
    """

    closed = Signal()

    def __init__(
        self,
        file: SheetFile,
        appearance: Appearance,
        thumbnails: Thumbnails,
        show: Callable[[Problem], None],
        parent: QWidget | None = None,
    ) -> None:
        """Open a judge's file that was read.

        Args:
            file: the file, open.
            appearance: how it looks.
            thumbnails: draws diagrams.
            show: opens a problem on the studio's board.
            parent: its owner.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._file, self._sheet, self._appearance, self._show = file, file.held, appearance, show
        self._worker = Worker("judge", self)
        self._filling = False
        self.setWindowTitle(headed(file.held.tourney, file.path.name))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Entries in your order"))
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.up, self.down = QPushButton(tr("Up")), QPushButton(tr("Down"))
        self.by_mark = QPushButton(tr("Order by mark"))
        self.open = QPushButton(tr("Open on the board"))
        self.state = label("", "muted", wraps=True)
        self.wrong = Complaint()
        self.card = EntryCard(appearance, thumbnails, names=False)
        self.form = VerdictForm()
        self._keep = pause(self, _REST, self._write)
        self._lay_out()
        self._fill()
        self.list.currentItemChanged.connect(lambda *_: self._show_current())
        self.list.model().rowsMoved.connect(lambda *_: self._ordered())
        self.up.clicked.connect(lambda: self._shift(-1))
        self.down.clicked.connect(lambda: self._shift(1))
        self.by_mark.clicked.connect(self._order_by_mark)
        self.open.clicked.connect(self._open)
        self.form.edited.connect(self._said)
        self.list.setCurrentRow(0)
        if not file.writable:
            for part in (self.up, self.down, self.by_mark):
                part.setEnabled(False)
            self.list.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
            words = tr("%1 is open in another program: here it can only be read.")
            self.wrong.setText(fill(words, file.path.name))
        self.resize(1060, 680)
        self.setMinimumSize(720, 480)

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    @property
    def sheet(self) -> JudgeSheet:
        """What the judge has said until now."""
        return self._sheet

    def current(self) -> TourneyEntry | None:
        """Return the entry that is chosen."""
        item = self.list.currentItem()
        return None if item is None else self._entry(item.data(_NUMBER))

    def _entry(self, number: int) -> TourneyEntry | None:
        return next((each for each in self._sheet.entries if each.sealed == number), None)

    def _fill(self) -> None:
        before = self.current()
        self._filling = True
        self.list.clear()
        for entry in self._sheet.ranked():
            item = QListWidgetItem(self._words(entry))
            item.setData(_NUMBER, entry.sealed)
            self.list.addItem(item)
            if before is not None and entry.sealed == before.sealed:
                self.list.setCurrentItem(item)
        self._filling = False
        self._show_state()

    def _words(self, entry: TourneyEntry) -> str:
        opinion = self._sheet.opinion(entry.sealed)
        mark = "" if opinion.mark is None else decimal(opinion.mark, 1)
        given = "" if opinion.distinction is None else distinction_name(opinion.distinction)
        place = f"{opinion.rank}." if opinion.rank else ""
        asked = f"{entry.problem.stipulation} {soundness_mark(entry)}".strip()
        number = fill(tr("No. %1"), entry.sealed)
        return "   ".join(filter(None, (place, number, asked, mark, given)))

    def _show_state(self) -> None:
        said = sum(not self._sheet.opinion(each.sealed).is_empty for each in self._sheet.entries)
        section = self._sheet.section
        told = [section.name, section.task, section.theme]
        words = fill(tr("%1 of %2 entries have a verdict."), said, len(self._sheet.entries))
        self.state.setText(f"{', '.join(filter(None, told))}. {words}")

    def _show_current(self) -> None:
        if self._filling:
            return
        entry = self.current()
        self.card.show_entry(entry, [])
        self.form.show_opinion(None if entry is None else self._sheet.opinion(entry.sealed))
        self.form.set_read_only(not self._file.writable)
        self.open.setEnabled(entry is not None)

    def _said(self, opinion: Opinion) -> None:
        rank = self._sheet.opinion(opinion.sealed).rank
        self._take(self._sheet.with_opinion(replace(opinion, rank=rank)))

    def _take(self, sheet: JudgeSheet) -> None:
        self._sheet = sheet
        for place in range(self.list.count()):
            item = self.list.item(place)
            entry = self._entry(item.data(_NUMBER))
            if entry is not None:
                item.setText(self._words(entry))
        self._show_state()
        self._keep.start()

    def _ordered(self) -> None:
        """Rank the entries as they lie, down to the last one that was ranked or moved."""
        numbers = [self.list.item(place).data(_NUMBER) for place in range(self.list.count())]
        ranked = [n for n in numbers if self._sheet.opinion(n).rank]
        entry = self.current()
        if entry is not None and entry.sealed not in ranked:
            ranked.append(entry.sealed)
        last = max((numbers.index(number) for number in ranked), default=-1)
        self._take(self._sheet.with_order(numbers[: last + 1]))

    def _shift(self, by: int) -> None:
        place = self.list.currentRow()
        if 0 <= place < self.list.count() and 0 <= place + by < self.list.count():
            self._filling = True
            item = self.list.takeItem(place)
            self.list.insertItem(place + by, item)
            self.list.setCurrentItem(item)
            self._filling = False
            self._ordered()

    def _order_by_mark(self) -> None:
        marks = {o.sealed: o.mark for o in self._sheet.opinions if o.mark is not None}
        order = sorted(marks, key=lambda number: (-marks[number], number))
        self._take(self._sheet.with_order(order))
        self._fill()

    def _open(self) -> None:
        if (entry := self.current()) is not None:
            self._show(entry.problem)

    def _write(self) -> None:
        sheet = self._sheet
        self._worker.run(lambda: self._file.save(sheet), lambda _: self.wrong.clear(), self._failed)

    def _failed(self, error: Exception) -> None:
        self.wrong.setText(worded(sentence_of(error)))

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.addWidget(self.state)
        column.addWidget(self.list, 1)
        column.addLayout(row(self.up, self.down, self.by_mark))
        right = QWidget()
        beside = QVBoxLayout(right)
        beside.addWidget(self.card, 1)
        beside.addWidget(self.form)
        beside.addWidget(self.wrong)
        foot = row(self.open)
        foot.addStretch(1)
        beside.addLayout(foot)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(1, 1)
        split.setSizes([360, 700])
        split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(split)

    def finish(self) -> None:
        """Keep what was said, and end."""
        if self._keep.isActive():
            self._keep.stop()
            self._write()
        self._worker.close()
        self._file.close()

    # Qt's own names

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep what was said."""
        self.finish()
        self.closed.emit()
        super().closeEvent(event)
