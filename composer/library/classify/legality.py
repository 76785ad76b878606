# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a game can lead to a problem's diagram, judged beside the analysis of its solution."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.library.records.details import NOTHING
from composer.library.records.problemform import ProblemFormError, parse_problem
from composer.library.records.values import Finding
from composer.problem.problem import Problem
from composer.problem.questionturn import asked_position
from composer.retro.judge import Effort, judgement
from composer.solver.deadline import Deadline
from composer.solver.options import Token

LEGALITY_VERSION: Final = 2
"""Raised whenever more can be proved, or a game found, than before: all are judged again."""

UNJUDGED: Final = "unjudged"
"""What is said of fairy chess, other rules and games, of which nothing is known."""

_EFFORT: Final = Effort()


def judged_texts(texts: list[str], seconds: float) -> list[Finding]:
    """Return what is known of each problem's legality, as findings that tell nothing else."""
    return [_judged_text(text, seconds) for text in texts]


def judged(problem: Problem, seconds: float) -> Finding:
    """Return what is known of a diagram's legality; of twins that of the first.

    Args:
        problem: any problem.
        seconds: how long that may take; what is not known by then stays unknown.
    """
    if problem.game is not None or problem.stipulation.is_fairy or not problem.rules.is_orthodox:
        return _told(UNJUDGED, "")
    token = Token()
    position = asked_position(problem.position, problem.stipulation)
    with Deadline(token, seconds):
        found = judgement(position, effort=_EFFORT, token=token)
    if found.unjudged is not None:
        return _told(UNJUDGED, str(found.unjudged))
    return _told(found.legality.value, "" if found.reason is None else str(found.reason))


def _judged_text(text: str, seconds: float) -> Finding:
    try:
        return judged(parse_problem(text), seconds)
    except ProblemFormError:
        return _told(UNJUDGED, "")
    except Exception as error:  # noqa: BLE001 - the others must go on; it is reported in the finding
        return _told("unknown", f"failure of the judgement: {type(error).__name__}: {error}")


def given_up() -> Finding:
    """Return what is kept where a process ended while it judged."""
    return _told("unknown", "failure of the judgement: its process ended without an answer")


def _told(legality: str, reason: str) -> Finding:
    """Return a finding without a verdict: what is known of the solution stays as it is."""
    details = replace(NOTHING, legality=legality, illegal_by=reason, judged=LEGALITY_VERSION)
    return Finding("", complete=False, details=details)
