# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the table: a round's, that of all rounds, or a column's ladder."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.contests.contest import Code, Solver
from composer.contests.ranking import ranking, ranking_rows, ranking_text
from composer.gui.contests.holding import ContestHolding
from composer.gui.look.widgets import copy_text, label, row
from composer.gui.words.language import language, locale, tr

_CARRIED = "carried"


class TablePage(QWidget):
    """Shows who is first."""

    def __init__(self, holding: ContestHolding, save: Callable[[str], None]) -> None:
        """Make the page.

        Args:
            holding: the contest.
            save: writes the table of a round, or of all for no name, into a file.
        """
        super().__init__()
        self._holding = holding
        self._filling = False
        self.round = QComboBox()
        self.round.setAccessibleName(tr("Round"))
        self.table = QTableWidget()
        self.table.setAccessibleName(tr("Table of the contest"))
        self.table.verticalHeader().hide()
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.state = label("", "muted", wraps=True)
        self.copy = QPushButton(tr("Copy"))
        self.save = QPushButton(tr("Save the table …"))
        head = row(label(tr("Round")), self.round)
        head.addStretch(1)
        foot = row(self.state, self.copy, self.save)
        foot.setStretch(0, 1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.table, 1)
        column.addLayout(foot)
        holding.changed.connect(self._fill)
        self.round.activated.connect(lambda _: self._fill())
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(lambda: save(self.round_name()))
        self.table.itemChanged.connect(self._typed)
        self._fill()

    def round_name(self) -> str:
        """Return the name of the round that is shown; empty for all together."""
        return str(self.round.currentData() or "")

    def _fill(self) -> None:
        contest = self._holding.held
        self.setEnabled(contest is not None)
        if contest is None:
            return
        self._filling = True
        chosen = self.round_name()
        self.round.clear()
        self.round.addItem(tr("all together"), "")
        for each in contest.rounds:
            self.round.addItem(each.name, each.name)
        self.round.setCurrentIndex(max(0, self.round.findData(chosen)))
        name = self.round_name()
        head, *rows = ranking_rows(contest, name, language())
        self.table.setColumnCount(len(head))
        self.table.setHorizontalHeaderLabels(head)
        self.table.setRowCount(len(rows))
        places = ranking(contest, name)
        carried = len(head) - 2 if contest.code is Code.COLUMN and not name else -1
        for place, cells in enumerate(rows):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
                if column == carried and self._holding.writable:
                    flags |= Qt.ItemFlag.ItemIsEditable
                    item.setData(Qt.ItemDataRole.UserRole, places[place].solver.number)
                item.setFlags(flags)
                if column not in (1, 2):
                    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    item.setTextAlignment(right)
                self.table.setItem(place, column, item)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        left = sum(place.open for place in places)
        self.state.setText(tr("Not final: sheets are left to the director.") if left else "")
        self._filling = False

    def _typed(self, item: QTableWidgetItem) -> None:
        """Take what a solver brought from earlier years."""
        contest, number = self._holding.held, item.data(Qt.ItemDataRole.UserRole)
        if self._filling or contest is None or number is None:
            return
        points, known = locale().toDouble(item.text())
        if known:
            solver = contest.solver(number)
            made = Solver(
                solver.number, solver.name, solver.country, solver.language, max(0.0, points)
            )
            self._holding.change(lambda now: now.with_solver(made))
        self._fill()

    def _copy(self) -> None:
        if (contest := self._holding.held) is not None:
            copy_text(ranking_text(contest, self.round_name(), language()))
