# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the sheets: a table of solvers and problems, and the sheet of the chosen cell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.contests.contest import Contest, Ruling, Solver
from composer.gui.contests.holding import ContestHolding
from composer.gui.contests.sheetform import SheetForm
from composer.gui.contests.words import points_words, sheet_mark
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import chosen_of, label, row
from composer.gui.words.language import counted, locale, tr
from composer.notation.translations import LANGUAGES
from composer.tourneys.words import LANGUAGES as CODES

_SOLVER, _COUNTRY, _TIME, _FIRST = 0, 1, 2, 3  # columns


class MarkingPage(QWidget):
    """Shows who wrote what, with the points; text and rulings are typed at the right."""

    def __init__(
        self, holding: ContestHolding, appearance: Appearance, thumbnails: Thumbnails
    ) -> None:
        """Make the page of a contest."""
        super().__init__()
        self._holding = holding
        self.sure: Callable[[str], bool] = lambda _: True  # asks before what is named so is removed
        self._filling = False
        self.round = QComboBox()
        self.round.setAccessibleName(tr("Round"))
        self.name = QLineEdit()
        self.name.setPlaceholderText(tr("Name of a solver"))
        self.name.setAccessibleName(tr("Name of a solver"))
        self.add = QPushButton(tr("Add solver"))
        self.remove = QPushButton(tr("Remove solver"))
        self.letters = QComboBox()
        self.letters.setAccessibleName(tr("Letters of the solver"))
        self.letters.addItem(tr("letters told from the text"), "")
        for code in CODES:
            self.letters.addItem(LANGUAGES[code], code)
        self.next = QPushButton(tr("Next that is unclear"))
        self.state = label("", "muted", wraps=True)
        self.table = QTableWidget(0, _FIRST)
        self.table.setAccessibleName(tr("Solvers and problems"))
        self.table.verticalHeader().hide()
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.form = SheetForm(appearance, thumbnails)
        self._lay_out()
        holding.changed.connect(self._fill)
        self.round.activated.connect(lambda _: self._fill())
        self.add.clicked.connect(self._add)
        self.name.returnPressed.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.letters.activated.connect(self._choose_letters)
        self.next.clicked.connect(self._go_on)
        self.table.currentCellChanged.connect(lambda *_: self._show_current())
        self.table.itemChanged.connect(self._typed_cell)
        self.form.typed.connect(self._typed)
        self.form.ruled.connect(self._ruled)
        self._fill()

    def current(self) -> Solver | None:
        """Return the solver whose row is chosen."""
        contest = self._holding.held
        return None if contest is None else chosen_of(self.table, contest.solvers)

    def choose(self, solver: int, task: int) -> None:
        """Choose the sheet of a solver for a problem."""
        contest = self._holding.held
        if contest is None:
            return
        name = contest.task(task).round
        self.round.setCurrentIndex(max(0, self.round.findData(name)))
        self._fill()
        row_of = [each.number for each in contest.solvers].index(solver)
        numbers = [each.number for each in contest.tasks_of(name)]
        self.table.setCurrentCell(row_of, _FIRST + numbers.index(task))

    def finish(self) -> None:
        """Keep what was typed."""
        self.form.flush()

    def _fill(self) -> None:
        contest = self._holding.held
        self.setEnabled(contest is not None and self._holding.writable)
        if contest is None:
            return
        self._filling = True
        chosen = self.round.currentData()
        self.round.clear()
        for each in contest.rounds:
            self.round.addItem(each.name, each.name)
        self.round.setCurrentIndex(max(0, self.round.findData(chosen)))
        self._fill_table(contest, self.round.currentData() or "")
        left = sum(sheet.is_open for sheet in contest.sheets)
        self.next.setEnabled(bool(left))
        one = tr("One sheet is left to the director.")
        words = counted(left, one, tr("%1 sheets are left to the director.", "", left))
        self.state.setText(words if left else "")
        self._filling = False
        self._show_current()

    def _fill_table(self, contest: Contest, name: str) -> None:
        at = self.table.currentRow(), self.table.currentColumn()
        tasks = contest.tasks_of(name) if name else ()
        head = [tr("Solver"), tr("Country"), tr("Minutes")]
        head += [str(task.number) for task in tasks]
        self.table.setColumnCount(len(head) + 1)
        self.table.setHorizontalHeaderLabels([*head, tr("Sum")])
        self.table.setRowCount(len(contest.solvers))
        for place, solver in enumerate(contest.solvers):
            taken = contest.taken(solver.number, name)
            sheets = [contest.sheet(solver.number, task.number) for task in tasks]
            total = sum(sheet.points or 0.0 for sheet in sheets)
            cells = (
                solver.name,
                solver.country,
                "" if taken is None else points_words(taken),
                *(sheet_mark(sheet) for sheet in sheets),
                points_words(total),
            )
            for column, text in enumerate(cells):
                self._put(place, column, text, edited=column < _FIRST)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_SOLVER, QHeaderView.ResizeMode.Stretch)
        if at[0] < 0 and contest.solvers and tasks:
            at = 0, _FIRST
        self.table.setCurrentCell(min(at[0], len(contest.solvers) - 1), min(at[1], len(head) - 1))

    def _put(self, place: int, column: int, text: str, *, edited: bool) -> None:
        item = self.table.item(place, column)
        if item is None:
            item = QTableWidgetItem()
            self.table.setItem(place, column, item)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        item.setFlags(flags | Qt.ItemFlag.ItemIsEditable if edited else flags)
        if column >= _TIME:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if item.text() != text:
            item.setText(text)

    def _show_current(self) -> None:
        if self._filling:
            return
        contest, solver = self._holding.held, self.current()
        self.remove.setEnabled(solver is not None)
        self.letters.setEnabled(solver is not None)
        if contest is None or solver is None:
            self.form.show_sheet(None, None)
            return
        self.letters.setCurrentIndex(max(0, self.letters.findData(solver.language)))
        tasks = contest.tasks_of(self.round.currentData() or "")
        place = self.table.currentColumn() - _FIRST
        if not 0 <= place < len(tasks):
            self.form.show_sheet(None, None)
            return
        self.form.show_sheet(contest, contest.sheet(solver.number, tasks[place].number))

    def _add(self) -> None:
        name = self.name.text().strip()
        if not name:
            self.name.setFocus()
            return
        count = self.table.rowCount()
        self._holding.change(lambda contest: contest.with_solver(contest.next_solver(name)))
        if self.table.rowCount() > count:
            self.name.clear()
            self.table.setCurrentCell(self.table.rowCount() - 1, _FIRST)

    def _remove(self) -> None:
        solver, contest = self.current(), self._holding.held
        if solver is None or contest is None:
            return
        written = any(sheet.solver == solver.number for sheet in contest.sheets)
        if not written or self.sure(solver.name):
            self._holding.change(lambda contest: contest.without_solver(solver.number))

    def _choose_letters(self) -> None:
        solver, code = self.current(), self.letters.currentData()
        if solver is None or code == solver.language:
            return

        def changed(contest: Contest) -> Contest:
            sheets = (
                replace(sheet, mark=None)
                for sheet in contest.sheets
                if sheet.solver == solver.number
            )
            return contest.with_solver(replace(solver, language=code)).with_sheets(sheets)

        self._holding.change(changed)

    def _typed_cell(self, item: QTableWidgetItem) -> None:
        contest = self._holding.held
        if self._filling or contest is None or not 0 <= item.row() < len(contest.solvers):
            return
        solver, text = contest.solvers[item.row()], item.text().strip()
        if item.column() == _SOLVER and text:
            self._holding.change(lambda now: now.with_solver(replace(solver, name=text)))
        elif item.column() == _COUNTRY:
            self._holding.change(lambda now: now.with_solver(replace(solver, country=text)))
        elif item.column() == _TIME:
            name, minutes = self.round.currentData(), _minutes(text)
            if minutes is not None or not text:
                self._holding.change(lambda now: now.with_time(solver.number, name, minutes))
        self._fill()

    def _typed(self, solver: int, task: int, text: str) -> None:
        self._holding.change(lambda contest: contest.with_text(solver, task, text))

    def _ruled(self, solver: int, task: int, ruling: Ruling | None) -> None:
        self._holding.change(lambda contest: contest.with_ruling(solver, task, ruling))

    def _go_on(self) -> None:
        """Choose the next sheet that is left to the director."""
        contest = self._holding.held
        if contest is None:
            return
        order = {task.number: place for place, task in enumerate(contest.tasks)}
        places = {solver.number: place for place, solver in enumerate(contest.solvers)}
        left = sorted(
            (sheet for sheet in contest.sheets if sheet.is_open),
            key=lambda sheet: (order[sheet.task], places[sheet.solver]),
        )
        if not left:
            return
        shown = self._shown()
        after = (each for each in left if (order[each.task], places[each.solver]) > shown)
        chosen = next(after, left[0])
        self.choose(chosen.solver, chosen.task)

    def _shown(self) -> tuple[int, int]:
        contest = self._holding.held
        place = self.table.currentColumn() - _FIRST
        tasks = () if contest is None else contest.tasks_of(self.round.currentData() or "")
        if contest is None or not 0 <= place < len(tasks):
            return (-1, -1)
        return contest.tasks.index(tasks[place]), self.table.currentRow()

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        head = row(label(tr("Round")), self.round)
        head.addStretch(1)
        column.addLayout(head)
        column.addWidget(self.table, 1)
        added = row(self.name, self.add, self.remove)
        added.setStretch(0, 1)
        column.addLayout(added)
        column.addLayout(row(self.letters, self.next))
        column.addWidget(self.state)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(self.form)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.addWidget(split)


def _minutes(text: str) -> float | None:
    """Return a time as it is typed, `12.5` or `12:30`, in minutes; None for what is none."""
    whole, _, seconds = text.partition(":")
    minutes, known = locale().toDouble(whole)
    rest, also = locale().toDouble(seconds or "0")
    return round(minutes + rest / 60, 2) if known and also and 0 <= rest < 60 else None
