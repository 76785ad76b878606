# SPDX-License-Identifier: GPL-3.0-or-later
"""The place of the solution: its tree, its lines side by side, or the games that lead here."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget

from composer.gui.panels.lines.panel import LinesPanel
from composer.gui.panels.proofgames.panel import ProofGamePanel
from composer.gui.panels.tree import SolutionPanel
from composer.problem.stipulation import Stipulation


class PlayPlace(QStackedWidget):
    """Shows the pane that fits the kind of play, and never another in its stead."""

    def __init__(self, tree: SolutionPanel, lines: LinesPanel, games: ProofGamePanel) -> None:
        super().__init__()
        self._tree, self._lines, self._games = tree, lines, games
        for view in (tree, lines, games):
            self.addWidget(view)

    @property
    def shows_hint(self) -> bool:
        """Whether a sentence stands in place of a solution."""
        return self._shown.shows_hint

    def show_play(self, stipulation: Stipulation) -> None:
        """Show what fits the kind of play; what comes to the front has nothing older in it."""
        wanted: SolutionPanel | LinesPanel | ProofGamePanel = self._tree
        if stipulation.is_proof_game:
            wanted = self._games
        elif stipulation.has_lines:
            wanted = self._lines
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
    def _shown(self) -> SolutionPanel | LinesPanel | ProofGamePanel:
        shown = self.currentWidget()
        if shown is self._games:
            return self._games
        return self._lines if shown is self._lines else self._tree
