# SPDX-License-Identifier: GPL-3.0-or-later
"""The field for the task, with the goals of the game to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem

from composer.games.statement import asked_text, task_text
from composer.games.task import GameProblem
from composer.gui.games.panels.taskwords import (
    parse_task,
    play_hint,
    usual_tasks,
    with_task,
)
from composer.gui.look.appearance import Appearance
from composer.gui.panels.askedfield import AskedField
from composer.gui.words.language import language

_LIST_WIDTH: Final = 320


class TaskField(AskedField):
    """Takes a task of a game; what it was read as is the problem with it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, _LIST_WIDTH)
        self._list.setText(self.tr("Tasks of the game"))
        self._problem: GameProblem | None = None
        self._listed: tuple[object, str] = (None, "")
        self.setAccessibleName(self.tr("Task"))
        self.setPlaceholderText(self.tr("no task"))
        self.setMaxLength(120)
        self.completer().setFilterMode(Qt.MatchFlag.MatchContains)
        self.completer().setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def read(self, text: str) -> GameProblem:
        """Return the problem with the task of a text.

        Raises:
            GameError: it cannot be read.
        """
        assert self._problem is not None
        position = self._problem.position
        if not text.strip():
            return with_task(self._problem, None)
        return with_task(self._problem, parse_task(text, position.book, position.turn))

    def show_problem(self, problem: GameProblem) -> None:
        """Show the task of a problem, and offer those of its game."""
        self._problem = problem
        position, task = problem.position, problem.task
        self.show_text(asked_text(problem, language()))
        self.setToolTip(
            self.tr("What is to be reached, and in how many turns")
            if task is None
            else play_hint(task.play)
        )
        if self._listed != (position.book, position.turn):
            self._listed = (position.book, position.turn)
            self.usual.clear()
            for usual_task in usual_tasks(position.book, position.turn):
                item = QStandardItem(task_text(usual_task, position.book, language()))
                item.setToolTip(play_hint(usual_task.play))
                self.usual.appendRow(item)
