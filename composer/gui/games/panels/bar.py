# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar over the board: undo, the task, the rules, who begins; copy and export."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from composer.games.task import GameProblem
from composer.gui.games.board.words import player_name
from composer.gui.games.panels.popovers import OptionsPopover, TaskPopover
from composer.gui.games.panels.taskfield import TaskField
from composer.gui.games.panels.taskwords import game_in
from composer.gui.look.appearance import Appearance
from composer.gui.rules.words import book_name, option_name, value_name
from composer.gui.words.language import fill


class GameBar(QWidget):
    """Shows task, rules and who begins, and lets them be chosen.

    Signals:
        turn_requested: the next player is to begin.
    """

    turn_requested = Signal()

    def __init__(
        self, appearance: Appearance, left: Sequence[QAction], right: Sequence[QAction]
    ) -> None:
        super().__init__()
        self._appearance = appearance
        self._problem: GameProblem | None = None
        self.task = TaskField(appearance)
        self.task.setMinimumWidth(150)
        self.complaint = QLabel(self)
        self.complaint.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.complaint.setObjectName("complaint")
        self.complaint.setTextFormat(Qt.TextFormat.PlainText)
        self.complaint.setVisible(False)
        self.task_popover, self.options = TaskPopover(self), OptionsPopover(self)
        self.details = _button(self.tr("Task in single fields (Shift+F9)"))
        self.details.setIcon(appearance.icons.icon("form"))
        self.details.clicked.connect(self.show_task)
        self.rules = QToolButton()
        self.rules.setObjectName("ruleChip")
        self.rules.clicked.connect(self.show_options)
        self.turn = QToolButton()
        self.turn.setObjectName("rights")
        self.turn.setToolTip(self.tr("Who begins; click for the next player"))
        self.turn.clicked.connect(self.turn_requested)
        row = QHBoxLayout()
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(4)
        for action in left:
            row.addWidget(_of(action))
        row.addWidget(self.task, 1)
        row.addWidget(self.details)
        row.addWidget(self.rules)
        row.addWidget(self.turn)
        for action in right:
            row.addWidget(_of(action))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        self.task.complained.connect(self._complain)
        appearance.colours_changed.connect(self._draw)

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self.task, self.details, self.rules, self.turn

    def _draw(self) -> None:
        self.details.setIcon(self._appearance.icons.icon("form"))

    def show_problem(self, problem: GameProblem) -> None:
        """Show the task, the rules and who begins."""
        self._problem = problem
        rules, position = problem.rules, problem.position
        self.task.show_problem(problem)
        changed = len(rules.options)
        name = book_name(rules.book)
        self.rules.setText(f"{name} + {changed}" if changed else name)
        lines = [
            fill("%1: %2", option_name(option), value_name(option, rules[option.id]))
            for option in rules.book.options
        ]
        self.rules.setToolTip("\n".join([self.tr("Rules in force; click to change"), *lines]))
        player = player_name(game_in(rules.book), position.turn)
        self.turn.setText(fill(self.tr("%1 to move"), player))
        if self.options.isVisible():
            self.options.show_rules(rules)

    def show_options(self) -> None:
        """Open the options of the rules."""
        if self._problem is not None:
            self.options.show_rules(self._problem.rules)
            self.options.open_under(self.rules)

    def show_task(self) -> None:
        """Open the task in single fields."""
        if self._problem is not None:
            self.task_popover.show_problem(self._problem)
            self.task_popover.open_under(self.details)
            self.task_popover.goal.setFocus()

    def _complain(self, words: str) -> None:
        """Say what is wrong under the field, over what lies there: nothing moves."""
        self.complaint.setText(words)
        self.complaint.setParent(self.window())
        self.complaint.move(self.task.mapTo(self.window(), QPoint(0, self.task.height() + 3)))
        self.complaint.adjustSize()
        self.complaint.setVisible(bool(words))
        self.complaint.raise_()


def _button(words: str) -> QToolButton:
    button = QToolButton()
    button.setToolTip(words)
    button.setAccessibleName(words)
    button.setIconSize(QSize(16, 16))
    return button


def _of(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setIconSize(QSize(16, 16))
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    return button
