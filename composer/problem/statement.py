# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user says of a problem: whether it is correct and how that was tested, and remarks.

Both stand among the problem's extras and so are kept with every version and in every file that
keeps a whole problem. They are not part of what is published: comments are.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.problem.task import OPTIONS
from composer.problem.twintext import twin_text

TESTED: Final = "tested"
"""The name of the extra that says whether a problem is correct: `C+ Popeye 4.87`."""

TESTED_FOR: Final = "tested-for"
"""The name of the extra with the position and the task of which that was said."""

REMARKS: Final = "remarks"
"""The name of the extra with the user's own remarks."""


def statement(problem: Problem) -> str:
    """Return what is said of a problem's correctness; empty if nothing."""
    return problem.extra(TESTED)


def is_outdated(problem: Problem) -> bool:
    """Return whether the statement was made of another position, or of another task."""
    made_for = problem.extra(TESTED_FOR)
    return bool(statement(problem) and made_for) and made_for != _task(problem)


def is_stated_tested(problem: Problem) -> bool:
    """Return whether the problem as it stands is said to be tested by computer and correct: C+."""
    return statement(problem).upper().startswith("C+") and not is_outdated(problem)


def with_statement(problem: Problem, text: str) -> Problem:
    """Return a problem with another statement, made of it as it stands; none if it is blank."""
    stated = text.strip()
    return _with_extras(problem, {TESTED: stated, TESTED_FOR: _task(problem) if stated else ""})


def remarks(problem: Problem) -> str:
    """Return the user's own remarks; empty if there are none."""
    return problem.extra(REMARKS)


def with_remarks(problem: Problem, text: str) -> Problem:
    """Return a problem with other remarks; none if they are blank."""
    return _with_extras(problem, {REMARKS: text.strip()})


def _task(problem: Problem) -> str:
    parts = [fen(problem.position), str(problem.stipulation), problem.extra(OPTIONS)]
    parts.extend(f"{twin.letter}) {twin_text(twin)}" for twin in problem.twins)
    return "; ".join(part for part in parts if part)


def _with_extras(problem: Problem, changed: dict[str, str]) -> Problem:
    extras = {**dict(problem.extras), **changed}
    kept = tuple(extra for extra in extras.items() if extra[1] or extra[0] not in changed)
    return replace(problem, extras=kept)
