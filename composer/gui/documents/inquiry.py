# SPDX-License-Identifier: GPL-3.0-or-later
"""The question for the analyst: the problem on the board, with what the user wants to be found."""

from __future__ import annotations

from PySide6.QtCore import QObject

from composer.gui.documents.twins import Twinning
from composer.gui.threads.analyst import Analyst
from composer.gui.user.preferring import Preferring
from composer.problem.forms import has_forms
from composer.rules.book import Rules
from composer.said.sentence import sentence_of
from composer.solver.options import SolveOptions

_MOST_REFUTATIONS = 3


class Inquiry(QObject):
    """Asks the analyst about the problem on the board."""

    def __init__(
        self,
        twinning: Twinning,
        analyst: Analyst,
        preferring: Preferring,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._twinning, self._analyst, self._preferring = twinning, analyst, preferring
        self._allowed: set[Rules] = set()

    @property
    def options(self) -> SolveOptions:
        """What the analyst is to find."""
        wanted = self._preferring.now.refutations
        return SolveOptions(
            refutations=min(_MOST_REFUTATIONS, max(1, wanted)),
            apart=self._twinning.problem.stipulation.rules in self._allowed,
        )

    def ask(self) -> None:
        """Ask about the problem on the board; a twin that cannot be set up is refused."""
        twinning = self._twinning
        if twinning.fault is None:
            rights = not has_forms(twinning.whole)
            self._analyst.ask(twinning.problem, self.options, rights=rights)
        else:
            self._analyst.refuse(twinning.problem, sentence_of(twinning.fault))

    def allow_apart(self) -> None:
        """Solve by the rules on the board though Popeye answers differently."""
        self._allowed.add(self._twinning.problem.stipulation.rules)
        self.ask()

    def allow_refutations(self, number: int) -> None:
        """List as tries the first moves with at most this many refutations."""
        self._preferring.prefer(refutations=number)
        self.ask()
