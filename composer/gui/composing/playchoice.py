# SPDX-License-Identifier: GPL-3.0-or-later
"""What is composed: a mate in two or three, a selfmate, or a helpmate with so many solutions."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from composer.composing.refusals import MOST_SOLUTIONS, PLAYS
from composer.gui.composing.wanted import Wanted
from composer.gui.look.inputs import DropList, NumberBox
from composer.gui.look.widgets import ROOM, row
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play


class PlayChoice(QWidget):
    """A list of stipulations, and the number of solutions of a helpmate.

    Attributes:
        asked: the list.
        solutions: the number; hidden where it is no helpmate.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.asked = DropList()
        self.asked.setAccessibleName(self.tr("What is composed"))
        for play in PLAYS:
            self.asked.addItem(str(play))
        self.solutions = NumberBox()
        self.solutions.setRange(1, MOST_SOLUTIONS)
        self.solutions.setPrefix(self.tr("solutions: "))
        self.solutions.setAccessibleName(self.tr("Solutions"))
        row(self.asked, self.solutions, ROOM, on=self, spacing=8)
        self.asked.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.solutions.valueChanged.connect(lambda _: self.changed.emit())

    @property
    def stipulation(self) -> Stipulation:
        """What is chosen."""
        return PLAYS[self.asked.currentIndex()]

    def show_play(self, wanted: Wanted) -> None:
        """Show what is wanted; nothing is emitted."""
        with QSignalBlocker(self.asked), QSignalBlocker(self.solutions):
            self.asked.setCurrentIndex(PLAYS.index(wanted.stipulation))
            self.solutions.setValue(wanted.solutions)
        self.solutions.setVisible(wanted.stipulation.play is Play.HELP)
