# SPDX-License-Identifier: GPL-3.0-or-later
"""The field for the task, with the goals of the game to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from composer.games.position import GameError
from composer.games.task import GameProblem
from composer.gui.games.panels.taskwords import (
    parse_task,
    play_hint,
    task_words,
    usual_tasks,
    with_task,
)
from composer.gui.look.appearance import Appearance
from composer.gui.words.sentences import worded
from composer.said.sentence import sentence_of

_LIST_WIDTH: Final = 320


class TaskField(QLineEdit):
    """Takes a task; says at once what cannot be read.

    Signals:
        chosen: a task that can be read was entered; carries the problem with it.
        complained: the sentence about what is written; empty when all is well.
        left: the user is done with the field.
    """

    chosen = Signal(object)
    complained = Signal(str)
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._problem: GameProblem | None = None
        self._shown = ""
        self._listed: tuple[object, str] = (None, "")
        self.setAccessibleName(self.tr("Task"))
        self.setPlaceholderText(self.tr("no task"))
        self.setMaxLength(120)
        self._usual = QStandardItemModel(self)
        completer = QCompleter(self._usual, self)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(18)
        popup = completer.popup()
        if popup is not None:
            popup.setMinimumWidth(_LIST_WIDTH)
        completer.activated.connect(self._choose)
        self.setCompleter(completer)
        self.textEdited.connect(self._look)
        self.editingFinished.connect(self._enter)
        self.returnPressed.connect(self.left)
        self._list = QAction(self.tr("Tasks of the game"), self)
        self._list.triggered.connect(self.show_usual)
        self.addAction(self._list, QLineEdit.ActionPosition.TrailingPosition)
        self._recolour()
        appearance.colours_changed.connect(self._recolour)

    def show_problem(self, problem: GameProblem) -> None:
        """Show the task of a problem, and offer those of its game."""
        self._problem = problem
        position, task = problem.position, problem.task
        self._shown = "" if task is None else task_words(task, position.book)
        if not self.hasFocus() or self.text() != self._shown:
            self.setText(self._shown)
            self.setCursorPosition(0)
        self.setToolTip(
            self.tr("What is to be reached, and in how many turns")
            if task is None
            else play_hint(task.play)
        )
        self._mark("")
        if self._listed != (position.book, position.turn):
            self._listed = (position.book, position.turn)
            self._usual.clear()
            for usual_task in usual_tasks(position.book, position.turn):
                item = QStandardItem(task_words(usual_task, position.book))
                item.setToolTip(play_hint(usual_task.play))
                self._usual.appendRow(item)

    def show_usual(self) -> None:
        """Offer the tasks of the game."""
        self.setFocus()
        self.selectAll()
        self.completer().setCompletionPrefix("")
        self.completer().complete()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to what holds; Enter stays where it cannot be read."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._look(self.text()):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._shown)
            self._mark("")
            self.left.emit()
            return
        super().keyPressEvent(event)

    def _read(self, text: str) -> GameProblem | None:
        """Return the problem with the task of a text.

        Raises:
            GameError: it cannot be read.
        """
        if self._problem is None:
            return None
        position = self._problem.position
        if not text.strip():
            return with_task(self._problem, None)
        return with_task(self._problem, parse_task(text, position.book, position.turn))

    def _look(self, text: str) -> bool:
        """Say what is wrong with a text; return whether anything is."""
        try:
            self._read(text)
        except GameError as error:
            self._mark(worded(sentence_of(error)))
            return True
        self._mark("")
        return False

    def _enter(self) -> None:
        if self.text() == self._shown:
            return
        try:
            problem = self._read(self.text())
        except GameError:
            self.setText(self._shown)
            self._mark("")
            return
        self._shown = self.text()
        if problem is not None:
            self.chosen.emit(problem)

    def _choose(self, text: str) -> None:
        self.setText(text)
        self._enter()
        self.left.emit()

    def _mark(self, complaint: str) -> None:
        if bool(self.property("wrong")) != bool(complaint):
            self.setProperty("wrong", bool(complaint))
            self.style().unpolish(self)
            self.style().polish(self)
        self.complained.emit(complaint)

    def _recolour(self) -> None:
        self._list.setIcon(self._appearance.icons.icon("chevron-down"))
