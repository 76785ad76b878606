# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the problems: rounds, what each problem is worth, and what is asked of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDoubleSpinBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.contests.answers import Answer, parts_of
from composer.contests.asked import Part
from composer.contests.contest import Contest, Round, Task
from composer.diagrams.captions.conditions import printed_task
from composer.gui.contests.holding import ContestHolding
from composer.gui.contests.words import moves_words, points_words
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import chosen_of, label, row
from composer.gui.words.language import fill, language, locale, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.said.plain import read_sentence

_SIDE = 208


class ProblemsPage(QWidget):
    """Shows the problems with their authors, for the director alone."""

    def __init__(
        self,
        holding: ContestHolding,
        appearance: Appearance,
        thumbnails: Thumbnails,
        choose: Callable[[], tuple[Path, ...]],
        print_sheets: Callable[[str], None],
        show: Callable[[Problem], None],
    ) -> None:
        """Make the page.

        Args:
            holding: the contest.
            appearance: how it looks.
            thumbnails: draws diagrams.
            choose: asks for files with problems.
            print_sheets: writes the sheets of a round.
            show: opens a problem on the studio's board.
        """
        super().__init__()
        self._holding, self._appearance, self._thumbnails = holding, appearance, thumbnails
        self._choose, self._show_problem = choose, show
        self.sure: Callable[[str], bool] = lambda _: True  # asks before what is named so is removed
        self._filling = False
        self.round = QComboBox()
        self.round.setEditable(True)
        self.round.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.round.setAccessibleName(tr("Round"))
        self.minutes = QSpinBox()
        self.minutes.setMaximum(100_000)
        self.minutes.setSpecialValueText(tr("no limit"))
        self.minutes.setSuffix(tr(" min"))
        self.minutes.setAccessibleName(tr("Time for the round"))
        self.new = QPushButton(tr("Add round"))
        self.add = QPushButton(tr("Add problems …"))
        self.sheets = QPushButton(tr("Sheets for solvers …"))
        self.table = QTableWidget(0, 4)
        self.table.setAccessibleName(tr("Problems"))
        self.table.setHorizontalHeaderLabels(
            [tr("Problem"), tr("Task"), tr("Points"), tr("Authors")]
        )
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.wrong = label("", "complaint", wraps=True)
        self.diagram = QLabel()
        self.diagram.setFixedSize(_SIDE, _SIDE)
        self.points = QDoubleSpinBox()
        self.points.setDecimals(2)
        self.points.setMaximum(1000)
        self.points.setAccessibleName(tr("Points of the problem"))
        self.tries = QLineEdit()
        self.tries.setPlaceholderText(tr("Tries that are asked for, such as f2f3 b4c5"))
        self.tries.setAccessibleName(tr("Tries that are asked for"))
        self.parts = QTableWidget(0, 2)
        self.parts.setAccessibleName(tr("What is asked"))
        self.parts.setHorizontalHeaderLabels([tr("Points"), tr("What is asked")])
        header = self.parts.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.parts.verticalHeader().hide()
        self.parts.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.note = label("", "muted", wraps=True)
        self.open = QPushButton(tr("Open on the board"))
        self.remove = QPushButton(tr("Remove problem"))
        self._lay_out()
        holding.changed.connect(self._fill)
        holding.answered.connect(lambda _: self._show_current())
        self.round.activated.connect(lambda _: self._fill())
        self.minutes.editingFinished.connect(self._say_minutes)
        self.new.clicked.connect(self._add_round)
        self.add.clicked.connect(self._add_problems)
        self.sheets.clicked.connect(lambda: print_sheets(self.round_name()))
        self.table.currentCellChanged.connect(lambda *_: self._show_current())
        self.points.editingFinished.connect(self._say_points)
        self.tries.editingFinished.connect(self._say_tries)
        self.parts.itemChanged.connect(self._say_share)
        self.open.clicked.connect(self._open)
        self.remove.clicked.connect(self._remove)
        self._fill()

    def round_name(self) -> str:
        """Return the name of the round that is shown."""
        return str(self.round.currentData() or "")

    def current(self) -> Task | None:
        """Return the problem that is chosen."""
        contest, name = self._holding.held, self.round_name()
        tasks = () if contest is None or not name else contest.tasks_of(name)
        return chosen_of(self.table, tasks)

    def _fill(self) -> None:
        contest = self._holding.held
        self.setEnabled(contest is not None and self._holding.writable)
        if contest is None:
            return
        self._filling = True
        chosen = self.round_name()
        self.round.clear()
        for each in contest.rounds:
            self.round.addItem(each.name, each.name)
        self.round.setCurrentIndex(max(0, self.round.findData(chosen)))
        name = self.round_name()
        for each in contest.rounds:
            if each.name == name:
                self.minutes.setValue(each.minutes)
        tasks = contest.tasks_of(name) if name else ()
        self.sheets.setEnabled(bool(tasks))
        self.add.setEnabled(bool(name))
        at = self.table.currentRow()
        self.table.setRowCount(len(tasks))
        for place, task in enumerate(tasks):
            self._fill_row(place, task)
        if tasks:
            self.table.setCurrentCell(min(max(at, 0), len(tasks) - 1), 0)
        self.wrong.setText("\n".join(_damaged(contest)))
        self.wrong.setVisible(bool(contest.damaged))
        self._filling = False
        self._show_current()

    def _fill_row(self, place: int, task: Task) -> None:
        asked = printed_task(task.problem, language()) if task.problem.game is None else ""
        cells = (
            str(task.number),
            asked,
            points_words(task.points),
            task.problem.credits.caption_authors(),
        )
        for column, text in enumerate(cells):
            self.table.setItem(place, column, QTableWidgetItem(text))

    def _show_current(self) -> None:
        if self._filling:
            return
        task = self.current()
        for part in (self.points, self.tries, self.open, self.remove, self.parts):
            part.setEnabled(task is not None)
        self._filling = True
        self.parts.setRowCount(0)
        self.note.clear()
        if task is None:
            self.diagram.clear()
            self.tries.clear()
        else:
            ratio = self.devicePixelRatioF()
            self.diagram.setPixmap(self._thumbnails.of_problem(task.problem, _SIDE, ratio))
            asked = printed_task(task.problem, language()) if task.problem.game is None else ""
            self.diagram.setAccessibleName(asked)
            self.points.setValue(task.points)
            self.tries.setText(" ".join(task.tries))
            self._fill_parts(self._holding.answer(task.number))
        self._filling = False

    def _fill_parts(self, answer: Answer | None) -> None:
        contest = self._holding.held
        if answer is None or contest is None:
            self.note.setText(tr("being solved …"))
            return
        if not answer.is_known:
            self.note.setText(worded(answer.why))
            return
        parts = self._asked(answer, contest)
        given = dict(answer.task.shares)
        self.parts.setRowCount(len(parts))
        for place, part in enumerate(parts):
            points = QTableWidgetItem(points_words(part.points))
            points.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if part.id in given:
                points.setToolTip(tr("set by the director"))
            words = part.text if part.kind != "none" else tr("no solution")
            text = QTableWidgetItem(moves_words(words, self._appearance.letters))
            text.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self.parts.setItem(place, 0, points)
            self.parts.setItem(place, 1, text)
        missing = [name for name in answer.task.tries if not any(name in p.id for p in parts)]
        if missing:
            self.note.setText(fill(tr("no try with one refutation: %1"), " ".join(missing)))

    def _asked(self, answer: Answer, contest: Contest) -> list[Part]:
        return [each for part in parts_of(answer, contest.code) for each in part.all()]

    def _say_share(self, item: QTableWidgetItem) -> None:
        contest, task = self._holding.held, self.current()
        if self._filling or contest is None or task is None or item.column():
            return
        answer = self._holding.answer(task.number)
        points, known = locale().toDouble(item.text())
        if answer is not None and known and points >= 0:
            part = self._asked(answer, contest)[item.row()]
            shares = {**dict(task.shares), part.id: points}
            self._change(replace(task, shares=tuple(shares.items())))
        elif answer is not None and not item.text().strip():
            part = self._asked(answer, contest)[item.row()]
            self._change(replace(task, shares=tuple(s for s in task.shares if s[0] != part.id)))
        self._show_current()

    def _say_points(self) -> None:
        task = self.current()
        if not self._filling and task is not None and task.points != self.points.value():
            self._change(replace(task, points=self.points.value()))

    def _say_tries(self) -> None:
        task, tries = self.current(), tuple(self.tries.text().split())
        if not self._filling and task is not None and task.tries != tries:
            self._change(replace(task, tries=tries))

    def _change(self, task: Task) -> None:
        self._holding.change(lambda contest: contest.with_task(task))

    def _say_minutes(self) -> None:
        name, minutes = self.round_name(), self.minutes.value()
        if name and not self._filling:
            self._holding.change(lambda contest: contest.with_round(Round(name, minutes)))

    def _add_round(self) -> None:
        name = self.round.currentText().strip()
        contest = self._holding.held
        if contest is None:
            return
        known = {each.name.casefold() for each in contest.rounds}
        if not name or name.casefold() in known:
            number = len(contest.rounds) + 1
            while str(number) in known:
                number += 1
            name = str(number)
        self._holding.change(lambda now: now.with_round(Round(name)))
        self.round.setCurrentIndex(max(0, self.round.findData(name)))
        self._fill()

    def _add_problems(self) -> None:
        paths = self._choose()
        if paths:
            self._holding.take_problems(paths, self.round_name())

    def _open(self) -> None:
        if (task := self.current()) is not None:
            self._show_problem(task.problem)

    def _remove(self) -> None:
        task, contest = self.current(), self._holding.held
        if task is None or contest is None:
            return
        written = any(sheet.task == task.number for sheet in contest.sheets)
        if not written or self.sure(fill(tr("problem %1"), str(task.number))):
            self._holding.change(lambda contest: contest.without_task(task.number))

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        head = row(label(tr("Round")), self.round, self.minutes, self.new)
        head.setStretch(1, 1)
        column.addLayout(head)
        column.addWidget(self.table, 1)
        column.addWidget(self.wrong)
        column.addLayout(row(self.add, self.sheets))
        right = QWidget()
        beside = QVBoxLayout(right)
        beside.setContentsMargins(0, 0, 0, 0)
        about = QVBoxLayout()
        about.addLayout(row(label(tr("Points")), self.points))
        about.addWidget(self.tries)
        about.addStretch(1)
        about.addWidget(self.open)
        about.addWidget(self.remove)
        above = row(self.diagram)
        above.addLayout(about, 1)
        beside.addLayout(above)
        beside.addWidget(self.note)
        beside.addWidget(self.parts, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.addWidget(split)


def _damaged(contest: Contest) -> list[str]:
    return [
        f"{each.place}: {worded(read_sentence(each.why)) if each.why else each.english}"
        for each in contest.damaged
    ]
