# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the judges: what goes out to them without names, and their marks side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QPushButton,
    QSpinBox,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import label, row
from composer.gui.tourneys.card import Complaint, EntryCard
from composer.gui.tourneys.holding import Holding
from composer.gui.tourneys.verdict import VerdictForm
from composer.gui.tourneys.words import distinction_name, issue_words
from composer.gui.words.language import decimal, fill, tr
from composer.tourneys.award import last_word, with_last_word
from composer.tourneys.judging import Standing, judges_of_standings, standings
from composer.tourneys.persons import conflicts
from composer.tourneys.tourney import Opinion, Tourney


class WeighingPage(QWidget):
    """Sends entries out and puts marks together."""

    def __init__(
        self,
        holding: Holding,
        appearance: Appearance,
        thumbnails: Thumbnails,
        seal: Callable[[str, str, bool], None],
        read: Callable[[], None],
    ) -> None:
        """Make the page.

        Args:
            holding: the tourney.
            appearance: how it looks.
            thumbnails: draws diagrams.
            seal: writes a judge's file, or the booklet, of a section for a judge.
            read: reads judges' files.
        """
        super().__init__()
        self._holding, self._filling = holding, False
        self._found: tuple[Standing, ...] = ()
        self.section, self.judge = QComboBox(), QComboBox()
        self.judge.setEditable(True)
        self.judge.setMinimumContentsLength(20)
        self.section.setAccessibleName(tr("Section"))
        self.judge.setAccessibleName(tr("Judge"))
        self.file = QPushButton(tr("Judge’s file …"))
        self.booklet = QPushButton(tr("Booklet …"))
        self.read = QPushButton(tr("Read judges’ files …"))
        self.hint = label(
            tr(
                "The first file or booklet closes the section: lots are drawn for the numbers that "
                "the judges see. Nothing in it tells a name."
            ),
            "muted",
            wraps=True,
        )
        self.conflicts = Complaint()
        self.table = QTableWidget()
        self.table.setAccessibleName(tr("Marks of the judges"))
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.last = label(tr("Last word, which the award goes by:"), "panelTitle")
        self.rank = QSpinBox()
        self.rank.setSpecialValueText(tr("no rank"))
        self.rank.setAccessibleName(tr("Rank"))
        self.form = VerdictForm(marks=False)
        self.card = EntryCard(appearance, thumbnails, names=True)
        self._appearance = appearance
        self._lay_out()
        self.table.currentCellChanged.connect(lambda *_: self._show_last())
        self.form.edited.connect(self._say)
        self.rank.valueChanged.connect(self._say_rank)
        self.section.currentIndexChanged.connect(self._show_section)
        self.file.clicked.connect(lambda: seal(self._chosen(), self.judge.currentText(), True))
        self.booklet.clicked.connect(lambda: seal(self._chosen(), self.judge.currentText(), False))
        self.read.clicked.connect(read)
        holding.changed.connect(self.show_tourney)
        self.show_tourney()

    def _chosen(self) -> str:
        return self.section.currentData() or ""

    def show_tourney(self) -> None:
        """Show sections, judges and marks."""
        tourney = self._holding.tourney
        self.setEnabled(tourney is not None and bool(tourney.sections))
        if tourney is None:
            return
        before = self._chosen()
        self._filling = True
        self.section.clear()
        for section in tourney.sections:
            self.section.addItem(section.name, section.name)
        self.section.setCurrentIndex(max(0, self.section.findData(before)))
        self._filling = False
        for part in (self.file, self.booklet, self.read):
            part.setEnabled(self._holding.writable)
        self._show_section()

    def _show_section(self) -> None:
        tourney = self._holding.tourney
        if self._filling or tourney is None or not tourney.sections:
            return
        section = tourney.section(self._chosen())
        if self.judge.currentText() not in section.judges:
            self.judge.clear()
            self.judge.addItems(section.judges)
        self.conflicts.setText(
            "\n".join(
                fill(
                    tr(
                        "%1 judges a section in which entry %2 is or may be the judge’s own, or "
                        "is dedicated to the judge."
                    ),
                    judge,
                    entry.number,
                )
                for judge, entry in conflicts(tourney)
                if entry.section == section.name
            )
        )
        self._found = standings(tourney, section.name)
        before = max(0, self.table.currentRow())
        self._filling = True
        self._fill(tourney, self._found)
        if self._found:
            self.table.setCurrentCell(min(before, len(self._found) - 1), 0)
        self._filling = False
        self._show_last()

    def _last(self) -> Opinion | None:
        """Return the last word on the entry that is chosen; None where there can be none yet."""
        tourney, place = self._holding.tourney, self.table.currentRow()
        if tourney is None or not 0 <= place < len(self._found):
            return None
        sealed = self._found[place].entry.sealed
        if not sealed or not self._holding.writable:
            return None
        return last_word(tourney, sealed)

    def _show_last(self) -> None:
        if self._filling:
            return
        opinion = self._last()
        self._show_card()
        self.form.show_opinion(opinion)
        self._filling = True
        self.rank.setEnabled(opinion is not None)
        self.rank.setValue(0 if opinion is None else opinion.rank)
        self._filling = False

    def _show_card(self) -> None:
        """Show the chosen entry, and what the judges write of it."""
        tourney, place = self._holding.tourney, self.table.currentRow()
        if tourney is None or not 0 <= place < len(self._found):
            self.card.show_entry(None, [])
            return
        entry = self._found[place].entry
        told = [
            f"{opinion.judge}: {opinion.comment}"
            for opinion in tourney.opinions
            if opinion.judge and opinion.comment and opinion.sealed == entry.sealed != 0
        ]
        wrong = issue_words(tourney, entry, self._appearance.letters)
        self.card.show_entry(entry, wrong, told)

    def _say_rank(self, rank: int) -> None:
        opinion = self._last()
        if not self._filling and opinion is not None:
            self._say(replace(opinion, rank=rank))

    def _say(self, opinion: Opinion) -> None:
        last = self._last()
        if self._filling or last is None or last.sealed != opinion.sealed:
            return
        said = opinion if opinion.rank != last.rank else replace(opinion, rank=last.rank)
        self._holding.change(lambda tourney: with_last_word(tourney, said))

    def _fill(self, tourney: Tourney, found: tuple[Standing, ...]) -> None:
        judges = judges_of_standings(tourney, found)
        head = [tr("Judges’ number"), tr("Number"), *judges, tr("Sum"), tr("Spread"), tr("Rank")]
        head.append(tr("Distinction"))
        self.table.setColumnCount(len(head))
        self.table.setHorizontalHeaderLabels(head)
        self.table.setRowCount(len(found))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(len(head) - 1, QHeaderView.ResizeMode.Stretch)
        for place, standing in enumerate(found):
            ranks = ", ".join(str(rank) for rank in standing.ranks.values())
            far = (" " + tr("far apart")) if standing.is_far else ""
            words = (
                str(standing.entry.sealed or ""),
                str(standing.entry.number),
                *(_mark(standing.marks.get(judge)) for judge in judges),
                _mark(standing.sum if standing.marks else None),
                (_mark(standing.spread) + far) if len(standing.marks) > 1 else "",
                ranks,
                _given(tourney, standing.entry.sealed),
            )
            for column, text in enumerate(words):
                self.table.setItem(place, column, QTableWidgetItem(text))

    def _lay_out(self) -> None:
        head = row(
            label(tr("Section")),
            self.section,
            label(tr("Judge")),
            self.judge,
            self.file,
            self.booklet,
            self.read,
        )
        head.addStretch(1)
        left = QWidget()
        below = QVBoxLayout(left)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.table, 1)
        foot = row(self.last, self.rank)
        foot.addStretch(1)
        below.addLayout(foot)
        below.addWidget(self.form)
        self.card.setMinimumWidth(320)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(self.card)
        split.setStretchFactor(0, 1)
        split.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.hint)
        column.addWidget(self.conflicts)
        column.addWidget(split, 1)


def _mark(mark: float | None) -> str:
    if mark is None:
        return ""
    return decimal(mark, 1) if mark % 1 else str(int(mark))


def _given(tourney: Tourney, sealed: int) -> str:
    """Return what the judges give an entry, and behind it the last word, if it is another one."""
    told = [each for each in tourney.opinions if sealed and each.sealed == sealed]
    given = [each for each in told if each.judge and each.distinction is not None]
    judges = ", ".join(dict.fromkeys(distinction_name(each.distinction) for each in given))
    last = next((distinction_name(each.distinction) for each in told if not each.judge), "")
    return f"{judges} → {last}".removeprefix(" → ") if last and last != judges else judges
