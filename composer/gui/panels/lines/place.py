# SPDX-License-Identifier: GPL-3.0-or-later
"""The place of the solution: its tree, or its lines side by side."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget

from composer.gui.panels.lines.panel import LinesPanel
from composer.gui.panels.tree import SolutionPanel


class PlayPlace(QStackedWidget):
    """Shows the pane that fits the kind of play, and never another in its stead."""

    def __init__(self, tree: SolutionPanel, lines: LinesPanel) -> None:
        super().__init__()
        self._tree, self._lines = tree, lines
        self.addWidget(tree)
        self.addWidget(lines)

    @property
    def shows_hint(self) -> bool:
        """Whether a sentence stands in place of a solution."""
        return self._shown.shows_hint

    def show_lines(self, on: bool) -> None:
        """Show lines, or the tree; what comes to the front has nothing older in it."""
        wanted = self._lines if on else self._tree
        if wanted is not self.currentWidget():
            wanted.show_hint("")
            self.setCurrentWidget(wanted)

    def show_hint(self, words: str) -> None:
        """Show a sentence in place of a solution."""
        self._shown.show_hint(words)

    def set_faded(self, faded: bool) -> None:
        """Show the solution pale, because it is older than the board."""
        self._shown.set_faded(faded)

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(420, 500)

    @property
    def _shown(self) -> SolutionPanel | LinesPanel:
        return self._lines if self.currentWidget() is self._lines else self._tree
