# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar over the board: undo, the task, the rules, who begins; copy and export."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QWidget

from composer.games.position import game_of
from composer.games.task import GameProblem
from composer.gui.frame.positionbar import action_button
from composer.gui.games.board.words import player_name
from composer.gui.games.panels.popovers import OptionsPopover, TaskPopover
from composer.gui.games.panels.taskfield import TaskField
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, draw_icon, row
from composer.gui.panels.askedfield import Complaint
from composer.gui.rules.words import book_name, option_name, value_name
from composer.gui.words.language import capital, fill

_GAP: Final = 4
_AROUND: Final = 16  # the margins at both sides


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
        self._problem: GameProblem | None = None
        self._turn_words = "", ""
        self.task = TaskField(appearance)
        self.task.setMinimumWidth(150)
        self.complaint = Complaint(self.task, self)
        self.task_popover, self.options = TaskPopover(self), OptionsPopover(self)
        words = self.tr("Task in single fields (Shift+F9)")
        self.details = button(act=self.show_task, hint=words, flat=True)
        draw_icon(self.details, appearance, "form")
        self.rules = button(act=self.show_options, kind="ruleChip")
        self.turn = button(act=self.turn_requested, kind="rights")
        self.turn.setToolTip(self.tr("Who begins; click for the next player"))
        before, after = list(map(action_button, left)), list(map(action_button, right))
        self._lean = (self.details, *after, *before)  # menus and keys have them, too
        row(
            *before,
            (self.task, 1),
            self.details,
            self.rules,
            self.turn,
            *after,
            on=self,
            margins=(8, 6, 8, 6),
            spacing=_GAP,
        )

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self.task, self.details, self.rules, self.turn

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the buttons for which a narrow bar has no room: the task goes before them."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        whole, short = self._turn_words
        self.turn.setText(whole)
        free = self._free()
        if free < 0:
            self.turn.setText(short)
            free = self._free()
        for part in self._lean:
            free -= part.sizeHint().width() + _GAP
            part.setVisible(free >= 0)

    def _free(self) -> int:
        """Return the room beside the task, the rules and who begins."""
        parts = (self.rules, self.turn)
        needed = sum(part.sizeHint().width() + _GAP for part in parts)
        return self.width() - _AROUND - self.task.minimumWidth() - needed

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
        player = player_name(game_of(rules.book), position.turn)
        self._turn_words = fill(self.tr("%1 to move"), player), capital(player)
        self._fold()
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
