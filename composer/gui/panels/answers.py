# SPDX-License-Identifier: GPL-3.0-or-later
"""The answers to a question about a diagram: moves taken back, men put on the board, or reasons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.panels.tree import TreePanel
from composer.gui.panels.treerow import RowKind, TreeRow
from composer.gui.words.language import tr
from composer.gui.words.sentences import worded
from composer.said.sentence import joined
from composer.solver.pastanswer import PastAnswer
from composer.solver.solution import Solution


class AnswersPanel(TreePanel):
    """A row for each answer; reasons stand as sentences in their place.

    Signals:
        past_chosen: moves are to be taken back on the board; carries a tuple of `UnMove`.
        left: Escape was hit: the board is to show the diagram.
    """

    past_chosen = Signal(object)
    left = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._appearance = appearance
        self._solution: Solution | None = None
        self.tree.setAccessibleName(tr("Answers"))
        self.tree.row_chosen.connect(self._choose)
        appearance.writing_changed.connect(self._refill)

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return (self.tree,)

    @property
    def shows_hint(self) -> bool:
        """Whether a sentence stands in place of answers."""
        return self._solution is None

    @property
    def answers(self) -> tuple[PastAnswer, ...]:
        """What is shown."""
        return () if self._solution is None else self._solution.answers

    def show_solution(self, solution: Solution) -> None:
        """Show what answers a question, or may do so."""
        self._solution = solution
        self._refill()

    def show_hint(self, text: str) -> None:
        """Show a sentence in place of answers."""
        self._solution = None
        super().show_hint(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the diagram again with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        super().keyPressEvent(event)

    def _refill(self) -> None:
        if self._solution is None:
            return
        letters, found = self._appearance.letters, self.answers
        reasons = [answer.sentence for answer in found if answer.reason]
        if reasons or not found:
            super().show_hint(worded(joined(reasons, "\n"), letters) if reasons else "")
            return
        self.show_rows(
            tuple(
                TreeRow(f"answer {place}", RowKind.CONTINUATION, worded(answer.sentence, letters))
                for place, answer in enumerate(found)
            )
        )

    def _choose(self, row: TreeRow | None) -> None:
        if row is None or self._solution is None:
            return
        answer = self.answers[int(row.key.split()[-1])]
        if answer.unmoves and not answer.added:  # a man who was added is not on the board
            self.past_chosen.emit(answer.unmoves)
