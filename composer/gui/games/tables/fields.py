# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of a problem of tables: what is asked, who throws, and the dice."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from composer.games.position import GameError
from composer.games.tables import (
    COUNTED,
    MOST_THROWS,
    TASKS,
    TablesGoal,
    TablesPlay,
    TablesProblem,
    TablesTask,
    takes_throw,
    tasks_of,
)
from composer.gui.look.inputs import DropList, NumberBox
from composer.gui.words.language import capital, fill, language, tr
from composer.rules.book import Rules
from composer.rules.game import name_in
from composer.rules.historic.tables.books import tables_row
from composer.rules.historic.tables.goals import TABLES_GOALS
from composer.rules.historic.tables.row import TablesRow
from composer.said.sentence import said

_USUAL_THROW = (6, 5, 4)


class TablesFields(QWidget):
    """Shows task and dice of a problem, and says when others are wanted.

    Signals:
        edited: another problem is wanted; carries it, and what was done in words.
        refused: what is written is no throw, or fits to nothing; carries a `GameError`.
    """

    edited = Signal(object, str)
    refused = Signal(object)

    def __init__(self, row: TablesRow) -> None:
        """Make the form of a game."""
        super().__init__()
        self._tasks = tasks_of(row)
        self._problem: TablesProblem | None = None
        self.task, self.turn = DropList(), DropList()
        self.task.addItem(capital(tr("no task")), None)
        for goal, play in self._tasks:
            self.task.addItem(_task_name(goal, play), (goal, play))
        for player in row.players:
            self.turn.addItem(name_in(player.names, language()), player.id)
        self.throw, self.throws = QLineEdit(), NumberBox()
        self.throws.setRange(1, MOST_THROWS)
        self.task.activated.connect(lambda _: self._change_task())
        self.turn.activated.connect(lambda _: self._change_turn())
        self.throw.editingFinished.connect(self._change_task)
        self.throws.valueChanged.connect(lambda _: self._change_task())
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for words, field in (
            (tr("Task"), self.task),
            (tr("Whose throw"), self.turn),
            (tr("Throw"), self.throw),
            (tr("Throws"), self.throws),
        ):
            field.setAccessibleName(words)
            form.addRow(words, field)

    def show_problem(self, problem: TablesProblem) -> None:
        """Show a problem; nothing is said of it."""
        before, self._problem = self._problem, problem
        task = problem.task
        places = [None, *self._tasks]
        self.task.setCurrentIndex(places.index(None if task is None else (task.goal, task.play)))
        self.turn.setCurrentIndex(self.turn.findData(problem.position.turn))
        same = before is not None and before.task == task  # what is being written stays
        if task is not None and task.throw and not same:
            self.throw.setText(" ".join(map(str, task.throw)))
        self.throws.blockSignals(True)
        if task is not None:
            self.throws.setValue(task.throws)
        self.throws.blockSignals(False)
        self.throw.setEnabled(task is not None and takes_throw(task.play))
        self.throws.setEnabled(task is not None and task.goal in COUNTED)

    def commit(self) -> None:
        """Make a step of a throw that is written and not yet passed on."""
        if self.throw.isEnabled():
            self._change_task()

    def _asked(self, problem: TablesProblem) -> TablesTask | None:
        chosen = self.task.currentData()
        if chosen is None:
            return None
        goal, play = chosen
        throw: tuple[int, ...] = ()
        if takes_throw(play):
            throw = self._dice() or _USUAL_THROW[: _number(problem.rules)]
        return TablesTask(goal, play, self.throws.value() if goal in COUNTED else 1, throw)

    def _dice(self) -> tuple[int, ...]:
        """Return the dice that are written: `6 5`, `6-5` or `65`.

        Raises:
            GameError: it is no throw.
        """
        text = self.throw.text()
        if any(sign not in "1234567 -,;+" for sign in text):
            raise GameError(said("a die shows 1 to {faces}", faces=6))
        return tuple(int(sign) for sign in text if sign in "1234567")

    def _change_task(self) -> None:
        problem = self._problem
        if problem is None:
            return
        try:
            wanted = replace(problem, task=self._asked(problem))
        except GameError as error:
            self.refused.emit(error)
            self._problem = None
            self.show_problem(problem)
            return
        if wanted != problem:
            self.edited.emit(wanted, tr("Change the task"))

    def _change_turn(self) -> None:
        problem = self._problem
        if problem is not None:
            position = problem.position.with_turn(self.turn.currentData())
            self.edited.emit(replace(problem, position=position), tr("Let the other side throw"))

    def change_rules(self, rules: Rules) -> None:
        """Choose other rules; where there are other dice, the throw gets or loses one."""
        problem = self._problem
        if problem is None:
            return
        task, dice = problem.task, _number(rules)
        if task is not None and task.throw:
            throw = (*task.throw, *_USUAL_THROW[len(task.throw) :])[:dice]
            task = replace(task, throw=throw)
        self.edited.emit(replace(problem, rules=rules, task=task), tr("Change the rules"))


def _number(rules: Rules) -> int:
    """Return with how many dice is thrown."""
    return tables_row(rules.book.id).switched(rules.chosen()).dice


def _task_name(goal: TablesGoal, play: TablesPlay) -> str:
    named = {
        (TablesGoal.ALL_OFF, TablesPlay.BEST): tr("All off: best play of the throw"),
        (TablesGoal.ALL_OFF, TablesPlay.AT_WILL): tr("All off: throws at will"),
        (TablesGoal.WITHIN, TablesPlay.AT_WILL): tr("Finished: throws at will"),
        (TablesGoal.HIT, TablesPlay.THROW): tr("Hit with the throw"),
        (TablesGoal.SAFEST, TablesPlay.BEST): tr("Safest play of the throw"),
    }
    if (goal, play) in named:
        return named[goal, play]
    names = next(row.names for row in TABLES_GOALS if row.id == goal.value)
    words = capital(name_in(names, language()))
    if play is TablesPlay.WHICH:
        return fill(tr("%1: all throws that do it"), words)
    both = sum(each is goal for each, _ in TASKS) > 1 and takes_throw(play)
    return fill(tr("%1: plays of the throw"), words) if both else words
