# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems put to the solver one after the other, for a window that says what became of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal

from composer.gui.threads.worker import Worker
from composer.problem.problem import Problem
from composer.solver.options import Token
from composer.studio.claims import Tried, tried


class Trying(QObject):
    """Solves problems in a thread of its own, each once; what it found is kept.

    Signals:
        found: a problem was solved; carries it and a `Tried`.
    """

    found = Signal(object, object)

    def __init__(self, language: Callable[[], str], parent: QObject | None = None) -> None:
        """Get ready; `language` says in whose letters solutions are printed."""
        super().__init__(parent)
        self._language = language
        self._worker = Worker("trying", self)
        self._known: dict[tuple[Problem, str], Tried] = {}
        self._wanted: frozenset[Problem] = frozenset()
        self._token: Token | None = None  # of the search at work
        self._closed = False
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def of(self, problem: Problem, language: str = "") -> Tried | None:
        """Return what was found of a problem; None where it was not solved yet."""
        return self._known.get((problem, language or self._language()))

    def want(self, problems: Iterable[Problem], language: str = "") -> None:
        """Solve these problems; those asked for before and not begun are left out."""
        asked = tuple(dict.fromkeys(problems))
        self._wanted = frozenset(asked)
        spoken = language or self._language()
        for problem in asked:
            if (problem, spoken) not in self._known:
                work, done = (
                    partial(self._solve, problem, spoken),
                    partial(self._take, problem, spoken),
                )
                self._worker.run(work, done)

    def close(self) -> None:
        """Solve no more."""
        self._closed = True
        if self._token is not None:
            self._token.cancel()
        self._worker.close()

    def _solve(self, problem: Problem, language: str) -> Tried | None:
        known = self._known.get((problem, language))
        if known is not None or self._closed or problem not in self._wanted:
            return known
        return tried(problem, language, begun=self._begin)

    def _begin(self, token: Token) -> None:
        self._token = token
        if self._closed:
            token.cancel()

    def _take(self, problem: Problem, language: str, answer: Tried | None) -> None:
        if answer is not None:
            self._known[(problem, language)] = answer
            self.found.emit(problem, answer)
