# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of plays with their chances."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from composer.games.tables import TablesGoal, TablesTask
from composer.gui.words.language import decimal, fill, tr
from composer.solver.dice.answer import Step, TablesAnswer, WholePlay
from composer.solver.games.answer import GameVerdict

_PLAY: Final = Qt.ItemDataRole.UserRole


class PlayList(QTreeWidget):
    """Every play of the throw with its chance, the best first.

    Signals:
        chosen: a play is chosen, or the best of another answer; carries its steps.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderLabels([tr("Play", "of a throw"), tr("Chance"), tr("Per cent")])
        self.setRootIsDecorated(False)
        self.setAccessibleName(tr("Plays"))
        self.setColumnWidth(0, 170)
        for place in (1, 2):  # a fraction can be long
            self.header().setSectionResizeMode(place, QHeaderView.ResizeMode.ResizeToContents)
        self._best: tuple[Step, ...] = ()
        self.currentItemChanged.connect(lambda *_: self._choose())

    @property
    def shown(self) -> tuple[Step, ...]:
        """The steps of the play that is chosen, or of the best."""
        item = self.currentItem()
        play = item.data(0, _PLAY) if item is not None else None
        return play.steps if isinstance(play, WholePlay) else self._best

    def show_answer(self, answer: TablesAnswer | None, task: TablesTask | None = None) -> None:
        """Show the plays of an answer; none where there is none."""
        self.blockSignals(True)
        self.clear()
        self._best = ()
        if answer is not None:
            self._fill(answer, task)
        self.blockSignals(False)
        self.chosen.emit(self.shown)

    def _fill(self, answer: TablesAnswer, task: TablesTask | None) -> None:
        best = answer.best if answer.verdict is not GameVerdict.NO_SOLUTION else ()
        for rated_play in sorted(answer.plays, key=lambda play: play.play.text not in best):
            texts = [rated_play.play.text]
            if rated_play.chance is not None:
                texts += [str(rated_play.chance), _worth(rated_play.chance, task)]
            self._row(texts, rated_play.play, rated_play.play.text in best)
        for throw, play in answer.first:
            dice = "-".join(map(str, throw))
            self._row([f"{dice}: {play.text}"], play, True)

    def _row(self, texts: list[str], play: WholePlay, best: bool) -> None:
        item = QTreeWidgetItem(texts)
        item.setData(0, _PLAY, play)
        font = item.font(0)
        font.setBold(best)
        item.setFont(0, font)
        self.addTopLevelItem(item)
        if best and not self._best:
            self._best = play.steps

    def _choose(self) -> None:
        self.chosen.emit(self.shown)


def _worth(worth: Fraction, task: TablesTask | None) -> str:
    """Return a chance in hundredths, or a number of throws."""
    if task is not None and task.goal is TablesGoal.STAKES:
        return str(worth)
    if task is not None and task.goal is TablesGoal.EXPECTED:
        return decimal(float(worth), 3)
    return percent(worth)


def percent(chance: Fraction) -> str:
    """Return a chance in hundredths."""
    return fill("%1 %", decimal(float(chance) * 100, 2))
