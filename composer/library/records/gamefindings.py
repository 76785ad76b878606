# SPDX-License-Identifier: GPL-3.0-or-later
"""The finding that a library keeps of a problem of a game that is no chess."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from composer.analysis.report import ANALYSIS_VERSION
from composer.games.task import GamePlay, GameProblem
from composer.library.records.details import NOTHING
from composer.library.records.values import Finding
from composer.solver.games.answer import GameAnswer
from composer.solver.solution import Verdict

if TYPE_CHECKING:
    from composer.solver.dice.answer import TablesAnswer

_SHOWN: Final = 3  # keys written out
_MOST_KEYS: Final = 500


def finding_of_game(problem: GameProblem, answer: GameAnswer) -> Finding:
    """Return what is to be kept of an answer, whole or not.

    Keys are the texts of the turns that solve, with a `_` for each blank; of help play and
    series the first turns of the lines.
    """
    lines = problem.task is not None and problem.task.play in (GamePlay.HELP, GamePlay.SERIES)
    turns = [key.turn.text for key in answer.keys]
    if lines:
        turns = [line[0].text for line in answer.lines if line]
    decided = answer.complete or bool(answer.lines)  # of very many lines not all are listed
    count = len(answer.lines) if lines else len(answer.keys)
    return Finding(
        verdict=answer.verdict.judged.value if decided else Verdict.UNDECIDED.value,
        keys=tuple(turn.replace(" ", "_") for turn in dict.fromkeys(turns[:_MOST_KEYS])),
        complete=decided,
        solver=answer.solver,
        analysis_version=ANALYSIS_VERSION if decided else 0,
        key_text=", ".join(list(dict.fromkeys(turns))[:_SHOWN]),
        details=replace(NOTHING, solutions=count) if decided else None,
    )


def finding_of_tables(answer: TablesAnswer) -> Finding:
    """Return what is to be kept of an answer to a problem of tables games.

    Keys are the best plays, or first throws at will with their plays.
    """
    best = answer.best
    if not best:
        best = tuple(f"{'-'.join(map(str, throw))}: {play.text}" for throw, play in answer.first)
    count = len(best)
    return Finding(
        verdict=(answer.verdict.judged if answer.complete else Verdict.UNDECIDED).value,
        keys=tuple(text.replace(" ", "_") for text in best[:_MOST_KEYS]),
        complete=answer.complete,
        solver=answer.solver,
        analysis_version=ANALYSIS_VERSION if answer.complete else 0,
        key_text=", ".join(best[:_SHOWN]),
        details=replace(NOTHING, solutions=count) if answer.complete else None,
    )
