# SPDX-License-Identifier: GPL-3.0-or-later
"""Solves problems of games that are no chess for a library."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.analysis.report import ANALYSIS_VERSION
from composer.games.defects import defects
from composer.games.position import GameError
from composer.games.record import game_problem, is_tables, tables_problem
from composer.games.task import GamePlay
from composer.library.records.details import NOTHING
from composer.library.records.findings import finding_of_game, finding_of_tables, unsolvable
from composer.library.records.values import UNSUPPORTED, Finding
from composer.problem.problem import Problem
from composer.said.sentence import joined, said
from composer.solver.deadline import Deadline
from composer.solver.dice.solve import solve_tables
from composer.solver.games.solve import solve_game
from composer.solver.options import Token
from composer.solver.solution import Verdict

_ONLY_LISTED: Final = said("there is nothing to solve: what stands on the board is listed")


def classify_game(problem: Problem, seconds: int, *, quick: bool = False) -> Finding:
    """Solve a problem of a game; what has no task, or is unknown here, is not to be tried again.

    Args:
        problem: one whose `game` is there.
        seconds: how long it may take.
        quick: whether it is tried once more, with more time, where it was cut short.
    """
    if is_tables(problem):
        return _tables(problem, seconds, quick)
    try:
        game = game_problem(problem)
        wrong = defects(game.position)
        if wrong:
            return unsolvable(Verdict.INVALID.value, str(joined(wrong)))
        if game.task is not None and game.task.play is GamePlay.LIST:
            return unsolvable(UNSUPPORTED, str(_ONLY_LISTED))
        token = Token()
        with Deadline(token, seconds):
            answer = solve_game(game, token)
    except GameError as error:
        return unsolvable(UNSUPPORTED, str(error))
    return _noted(finding_of_game(game, answer), seconds, quick)


def _tables(problem: Problem, seconds: int, quick: bool) -> Finding:
    token = Token()
    try:
        with Deadline(token, seconds):
            answer = solve_tables(tables_problem(problem), token)
    except GameError as error:
        return unsolvable(UNSUPPORTED, str(error))
    return _noted(finding_of_tables(answer), seconds, quick)


def _noted(found: Finding, seconds: int, quick: bool) -> Finding:
    if found.complete or quick:
        return found
    details = replace(NOTHING, allowed=seconds)
    return replace(found, analysis_version=ANALYSIS_VERSION, details=details)
