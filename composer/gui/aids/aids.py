# SPDX-License-Identifier: GPL-3.0-or-later
"""The composing aids of a window together: what they start from, and who listens to whom."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from composer.gui.aids.dropmap import DropMap
from composer.gui.aids.ground import Ground
from composer.gui.analysispane import AnalysisPane
from composer.gui.analyst import Answer
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.icons import Icons
from composer.gui.thumbnails import Thumbnails
from composer.gui.tokens import Tokens
from composer.gui.twinning import Twinning
from composer.notation.letters import Letters
from composer.problem.problem import Problem
from composer.solver.session import Session as SolverSession


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The parts of the window that the aids work with.

    Attributes:
        board: the board.
        palette: the men beside it.
        pane: the analysis.
        caption_place: where the legend stands while a man is in hand.
        twinning: what lies on the board.
        thumbnails: draws small boards.
    """

    board: BoardView
    palette: MenPalette
    pane: AnalysisPane
    caption_place: QStackedWidget
    twinning: Twinning
    thumbnails: Thumbnails


class Aids(QObject):
    """Drop map, neighbours, repair and economy of the problem on the board."""

    def __init__(self, parts: Surroundings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._solver = SolverSession()
        self._answer: Answer | None = None
        self.drop_map = DropMap(
            parts.board, parts.pane, parts.caption_place, self.ground, self._solver, self
        )
        parts.palette.lifted.connect(self.drop_map.take_up)
        parts.twinning.problem_changed.connect(self._problem_changed)

    def ground(self) -> Ground:
        """Return what lies on the board, with what is known of it."""
        problem = self._parts.twinning.problem
        position, stipulation = problem.position, problem.stipulation
        answer = self._answer
        if answer is None or answer.analysis is None:
            return Ground(position, stipulation)
        asked = answer.question
        if (asked.position, asked.stipulation) != (position, stipulation):
            return Ground(position, stipulation)
        return Ground(position, stipulation, answer.analysis)

    def note_answer(self, answer: Answer) -> None:
        """Take over what the analyst says."""
        fresh = self._answer is None or self._answer.analysis is not answer.analysis
        self._answer = answer
        if fresh and answer.analysis is not None:
            self.drop_map.renew()

    def set_theme(self, tokens: Tokens, icons: Icons) -> None:
        """Use other colours."""
        self.drop_map.set_theme(tokens)

    def set_letters(self, letters: Letters) -> None:
        """Write moves in other letters."""
        self.drop_map.set_letters(letters)

    def close(self) -> None:
        """End all work for good."""
        self.drop_map.close()
        self._solver.close()

    def _problem_changed(self, problem: Problem) -> None:
        self.drop_map.drop()
