# SPDX-License-Identifier: GPL-3.0-or-later
"""The line at the foot of the window: which solver works, where the pointer is, the last save."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QStatusBar, QToolButton

from composer.gui.collection.searching import Found
from composer.gui.documents.tabrow import TabRow
from composer.gui.look.widgets import button, label
from composer.gui.words.language import countable, fill, grouped, in_figures
from composer.solver.solution import Solution
from composer.solver.solve import backend
from composer.solver.stages import GENERAL, KERNEL, REFERENCE
from composer.studio.saving import NOWHERE, RecordPlace

_HEIGHT = 20  # a notice lies over it


class StatusLine(QStatusBar):
    """Says which solver works and how much it looked at, the square, the last save."""

    def __init__(self, action: QAction, tabs: TabRow | None = None) -> None:
        """Lay out the line.

        Args:
            action: has a small button at the end.
            tabs: stand before all else, where the menu bar has no place for them.
        """
        super().__init__()
        self.setSizeGripEnabled(False)
        self.setMinimumHeight(max(_HEIGHT, self.fontMetrics().height() + 6))
        self._solver, self._nodes = label(), label()
        self._square, self._saved = QLabel(), QLabel()
        self._solver.setObjectName(backend())
        self._library, self._game = QLabel(), QLabel()
        self._is_library = self._is_game = False
        self._telephone = QLabel()
        self._back = QLabel(self.tr("Ctrl+L back to the studio"))
        self._show_solver(backend())
        if tabs is not None:
            self.addWidget(tabs, 1)
        self.addWidget(self._library)
        self.addWidget(self._solver)
        self.addWidget(self._nodes)
        self.addWidget(self._game)
        self.addPermanentWidget(self._back)
        self.addPermanentWidget(self._telephone)
        self.addPermanentWidget(self._square)
        self.addPermanentWidget(self._saved)
        self.addPermanentWidget(_small_button(action))
        self.show_library(False)

    def show_library(self, on: bool) -> None:
        """Report on the library, while it has the window, instead of board and solver."""
        self._is_library = on
        self._show_labels()

    def show_game(self, on: bool) -> None:
        """Report on the desk of another game while that is in front, instead of the solver."""
        self._is_game = on
        self._show_labels()

    def _show_labels(self) -> None:
        library, game = self._is_library, self._is_game
        for part in (self._library, self._back):
            part.setVisible(library)
        self._game.setVisible(game and not library)
        for part in (self._solver, self._nodes):
            part.setVisible(bool(part.text()) and not game and not library)
        self._square.setVisible(not library)

    def show_game_work(self, words: str) -> None:
        """Say who solved at the desk in front, and how much he looked at."""
        self._game.setText(words)

    def show_found(self, found: Found | None, selected: int = 0) -> None:
        """Say what a search found, how fast, and how many rows are selected; nothing of None."""
        if found is None:
            self._library.setText("")
            return
        milliseconds = grouped(round(found.seconds * 1000))
        words = fill(self.tr("%1 found in %2 ms"), grouped(found.count), milliseconds)
        if selected:
            words += "    " + fill(self.tr("%1 selected"), grouped(selected))
        self._library.setText(words)

    def show_work(self, solution: Solution | None) -> None:
        """Say how many positions were looked at, and by which solver where it is not the kernel."""
        if solution is not None:  # until there is an answer the last one's name stays
            self._show_solver(solution.solver)
        nodes = 0 if solution is None else solution.nodes
        words = in_figures(
            nodes,
            self.tr("one position looked at"),
            self.tr("%1 positions looked at", "", countable(nodes)),
        )
        self._nodes.setText(words if nodes else "")
        self._show_labels()

    def _show_solver(self, solver: str) -> None:
        names = {
            KERNEL: "",  # as it should be, and so nothing to speak of
            GENERAL: self.tr("General solver"),
            REFERENCE: self.tr("Reference solver (slower)"),
        }
        self._solver.setText(names.get(solver, solver))
        self._show_labels()

    def show_square(self, words: str) -> None:
        """Say which square is meant, and what stands on it."""
        self._square.setText(words)

    def show_telephone(self, words: str) -> None:
        """Say who can open the page for telephones; empty while it is not served."""
        self._telephone.setText(words)

    def note_place(self, place: RecordPlace) -> None:
        """Say of a problem that is kept nowhere that it was not saved."""
        if place == NOWHERE:
            self.show_saved("")

    def show_saved(self, clock: str) -> None:
        """Say when the problem was saved; empty for another problem."""
        self._saved.setText(fill(self.tr("Saved %1"), clock) if clock else "")


def _small_button(action: QAction) -> QToolButton:
    made = button(kind="small", size=(24, 18), flat=True)
    made.setDefaultAction(action)
    made.setIconSize(QSize(14, 14))
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    return made
