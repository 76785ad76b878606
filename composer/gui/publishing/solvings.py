# SPDX-License-Identifier: GPL-3.0-or-later
"""The solutions of the problems that are published: each is solved once and printed often."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from composer.diagrams.pages.entry import (
    MOST_SECONDS,
    Progress,
    SheetEntry,
    entry_of,
    limited,
    stop_if_cancelled,
)
from composer.diagrams.pages.solved import solved_problem
from composer.diagrams.writing.diagrams import AnyAnswer, solved_game
from composer.games.record import AnyGame
from composer.notation.printed import PrintOptions, Solved
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation
from composer.problem.task import Task, task_of
from composer.problem.twins import Twin
from composer.solver.options import Token
from composer.solver.session import Session

_KEPT: Final = 5000  # problems

_Question = tuple[Position, Stipulation, tuple[Twin, ...], Task]


class Solvings:
    """Remembers what was solved. To be used in one thread alone."""

    def __init__(self) -> None:
        self._session = Session()
        self._known: OrderedDict[_Question, tuple[Solved, ...]] = OrderedDict()
        self._game: tuple[object, AnyAnswer | None] = ((), None)  # the last one, by what it asks

    def solved(self, problem: Problem, token: Token) -> tuple[Solved, ...]:
        """Return what is known of a problem and its twins; solve it for some seconds at most.

        Raises:
            Cancelled: the token was cancelled.
        """
        question = (problem.position, problem.stipulation, problem.twins, task_of(problem))
        known = self._known.get(question)
        if known is None:
            with limited(token, MOST_SECONDS) as limit:
                known = solved_problem(problem, limit, self._session)
            stop_if_cancelled(token)
            self._known[question] = known
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(question)
        return known

    def game(self, game: AnyGame, token: Token) -> AnyAnswer | None:
        """Return what is known of a problem of a game that is no chess; None where nothing is.

        Raises:
            Cancelled: the token was cancelled.
        """
        if self._game[0] != game.asked:
            answer = solved_game(game, token)
            stop_if_cancelled(token)
            self._game = game.asked, answer
        return self._game[1]

    def entries(
        self,
        problems: Iterable[Problem],
        options: PrintOptions,
        token: Token,
        progress: Progress,
    ) -> tuple[SheetEntry, ...]:
        """Return problems with their solutions as they are printed.

        Args:
            problems: the problems.
            options: how solutions are printed.
            token: a way to stop.
            progress: told how many are done.

        Raises:
            Cancelled: the token was cancelled; what is solved already is remembered.
        """
        asked = tuple(problems)
        found = []
        for problem in asked:
            stop_if_cancelled(token)
            found.append(entry_of(problem, self.solved(problem, token), options))
            progress(len(found), len(asked))
        return tuple(found)

    def close(self) -> None:
        """Give the solver's memory back."""
        self._session.close()
        self._known.clear()
