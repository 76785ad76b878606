# SPDX-License-Identifier: GPL-3.0-or-later
"""A small button that shows a number and lets the user choose another from a menu."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from composer.gui.words.language import fill


class Chooser(QToolButton):
    """Says which value holds; a click, Space or Down opens the menu with all of them.

    Signals:
        chosen: another value was chosen.
    """

    chosen = Signal(int)

    def __init__(self, words: str, hint: str, values: Mapping[int, str]) -> None:
        """Take what is to be chosen from.

        Args:
            words: what the button says, with %1 for the value.
            hint: what is chosen here, in a sentence.
            values: the values in the order of the menu, with their words there.
        """
        super().__init__()
        self._words, self._value = words, next(iter(values))
        self.setAutoRaise(True)
        self.setObjectName("switch")
        self.setToolTip(hint)
        self.setAccessibleDescription(hint)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        group = QActionGroup(menu)
        self._actions: dict[int, QAction] = {}
        for value, text in values.items():
            action = menu.addAction(text)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, value=value: self._choose(value))
            group.addAction(action)
            self._actions[value] = action
        self.setMenu(menu)
        self.show_value(self._value)

    @property
    def value(self) -> int:
        """The value that is shown."""
        return self._value

    def show_value(self, value: int) -> None:
        """Show another value, and check it in the menu."""
        self._value = value
        words = fill(self._words, value)
        self.setText(f"{words} ▾")
        self.setAccessibleName(words)
        action = self._actions.get(value)
        if action is not None:
            action.setChecked(True)

    def _choose(self, value: int) -> None:
        before = self._value
        self.show_value(value)
        if value != before:
            self.chosen.emit(value)
