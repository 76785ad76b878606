# SPDX-License-Identifier: GPL-3.0-or-later
"""A game's problem solved off the window's thread: first the keys, then set play and tries."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from functools import partial

from composer.games.position import GameError
from composer.games.task import GameProblem
from composer.gui.aids.seeker import Tell, Work
from composer.notation.sentences import OUR_FAULT
from composer.said.sentence import NOTHING, Sentence, sentence_of
from composer.solver.games.answer import GameAnswer
from composer.solver.games.phases import NO_PHASES, GamePhases, find_phases
from composer.solver.games.solve import solve_game
from composer.solver.options import Token

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Solved:
    """What is known of a problem so far.

    Attributes:
        problem: what was asked about.
        answer: what was found; None before the first report, and where it cannot be solved.
        phases: what was found beside the keys.
        running: whether more is to come.
        fault: why it cannot be solved.
    """

    problem: GameProblem
    answer: GameAnswer | None = None
    phases: GamePhases = NO_PHASES
    running: bool = True
    fault: Sentence = NOTHING


def solving(problem: GameProblem, refutations: int) -> Work:
    """Return what solves a problem and tells `Solved`, the last one not running.

    Args:
        problem: with its task.
        refutations: how many a try may have.
    """
    return partial(_solve, problem, refutations)


def _solve(problem: GameProblem, refutations: int, token: Token, tell: Tell) -> None:
    state = Solved(problem)
    try:
        answer = solve_game(problem, token, lambda answer: tell(replace(state, answer=answer)))
        state = replace(state, answer=answer)
        if answer.complete:
            tell(state)
            known = state
            found = find_phases(
                problem,
                answer,
                token,
                lambda found: tell(replace(known, phases=found)),
                refutations,
            )
            state = replace(state, phases=found)
    except GameError as error:
        state = replace(state, fault=sentence_of(error))
    except Exception:  # noqa: BLE001 - it is said where the verdict stands
        _LOG.exception("solving failed on %s", problem)
        state = replace(state, fault=OUR_FAULT)
    tell(replace(state, running=False))
