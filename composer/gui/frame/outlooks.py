# SPDX-License-Identifier: GPL-3.0-or-later
"""How each document is looked at: written down when it is left, taken up when it comes back."""

from __future__ import annotations

from composer.gui.aids.aids import Aids
from composer.gui.documents.document import Document
from composer.gui.panels.analysispane import AnalysisPane


class Outlooks:
    """Lets analysis and aids follow the document in front."""

    def __init__(self, pane: AnalysisPane, aids: Aids) -> None:
        self._pane, self._aids = pane, aids

    def leave(self, document: Document) -> None:
        """Write down how a document is looked at, before another comes to the front."""
        outlook = document.work_state.outlook
        self._pane.solution.tree.keep_in(outlook)
        outlook.marks, outlook.keys = self._aids.intended.found
        outlook.table = self._pane.insight.choice
        outlook.lines = self._aids.intended_lines.found

    def enter(self, document: Document) -> None:
        """Look at a document as it was left; at one just opened, as at first."""
        outlook = document.work_state.outlook
        self._pane.solution.tree.take_from(outlook)
        self._pane.insight.take_choice(outlook.table)
        self._pane.begin_again()
        self._aids.begin(outlook.marks, outlook.keys, outlook.lines)
