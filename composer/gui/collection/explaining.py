# SPDX-License-Identifier: GPL-3.0-or-later
"""Solves the problem that is looked at in the library, in a thread of its own."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from composer.analysis.composing.meant import Marks, meant_key
from composer.analysis.report import Analysis, analyse
from composer.games.position import GameError
from composer.games.record import game_problem
from composer.gui.threads.worker import Worker
from composer.gui.user.pause import pause
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.said.sentence import NOTHING, Sentence, sentence_of
from composer.solver.deadline import Deadline
from composer.solver.games.answer import GameAnswer
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.solve import solve

_SECONDS: Final = 5.0  # that a longer problem may take
_PATIENCE: Final = 60  # milliseconds that a problem must be looked at before it is solved
_KEPT: Final = 4  # an analysis is thousands of objects, which slow the collector of garbage down


@dataclass(frozen=True, slots=True)
class Explained:
    """What a problem turned out to be.

    Attributes:
        problem: the problem.
        analysis: its solution and what it means; None where it cannot be solved.
        note: why not, in a sentence.
        game: the answer to a problem of another game than chess.
    """

    problem: Problem
    analysis: Analysis | None
    note: Sentence = NOTHING
    game: GameAnswer | None = None


class Explaining(QObject):
    """Takes one problem at a time; the newest wins.

    Signals:
        explained: carries an `Explained` of the problem requested last.
    """

    explained = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("explaining", self)
        self._kept: OrderedDict[Problem, Explained] = OrderedDict()
        self._asked: Problem | None = None
        self._token: Token | None = None
        self._wait = pause(self, _PATIENCE, self._begin)

    def ask(self, problem: Problem | None) -> None:
        """Explain a problem, and no other any more; None gives up."""
        self._asked = problem
        self._stop()
        known = None if problem is None else self._kept.get(problem)
        if known is not None:
            self._kept.move_to_end(known.problem)
            self.explained.emit(known)
        elif problem is not None:
            self._wait.start()

    def close(self) -> None:
        """End the thread."""
        self._asked = None
        self._stop()
        self._worker.close()

    def _stop(self) -> None:
        self._wait.stop()
        if self._token is not None:
            self._token.cancel()
            self._token = None

    def _begin(self) -> None:
        problem = self._asked
        if problem is None:
            return
        token = self._token = Token()
        self._worker.run(lambda: explained(problem, token), self._came)

    def _came(self, found: Explained) -> None:
        whole = found.game is None or found.game.complete
        if whole and (found.analysis is None or found.analysis.solution.complete):
            self._kept[found.problem] = found
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        if found.problem == self._asked:
            self.explained.emit(found)


def explained(problem: Problem, token: Token) -> Explained:
    """Solve and analyse; what takes too long is cut short."""
    if problem.game is not None:
        from composer.solver.games.solve import solve_game

        try:
            with Deadline(token, _SECONDS):
                return Explained(problem, None, game=solve_game(game_problem(problem), token))
        except GameError as error:
            return Explained(problem, None, sentence_of(error))
    short = problem.stipulation.moves <= TWO_MOVER.moves
    options = SolveOptions() if short else SolveOptions(tries=False, set_play=False)
    try:
        with Deadline(token, _SECONDS):
            solution = solve(problem, None, options, token)
            meant = meant_key(solution, Marks(printed=problem.extra("solution")))
            return Explained(problem, analyse(solution, meant))
    except UnsupportedStipulation as error:
        return Explained(problem, None, sentence_of(error))
