# SPDX-License-Identifier: GPL-3.0-or-later
"""Schemes as they are kept: a position that is no problem yet, with what was ticked and held.

A scheme is a position after its key (`after #2`), or one that its composer calls so: that is said
among the extras of the problem, as JSON, with the defences that are thematic, the first moves that
are held as phases, and the mates that are wanted. Moves are told by their squares: `e7e8n`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.problem import Problem

SCHEME: Final = "scheme"
"""The name of the extra; also what a search asks for (`is:scheme`)."""

AFTER_KEY: Final = "after the key"
UNFINISHED: Final = "unfinished"
_STAGES: Final = ("", AFTER_KEY, UNFINISHED)
_STEP: Final = re.compile(r"(?:[a-h][1-8]){2}[nbrq]?", re.ASCII)
_NO_FIRST: Final = "-"
_MOST: Final = 2000  # moves kept; no position has more


@dataclass(frozen=True, slots=True)
class SchemeMarks:
    """What is kept of a scheme beside its position.

    Attributes:
        stage: `after the key`, `unfinished`, or nothing where the position is a diagram.
        ticked: the thematic defences; None for all that one mate answers.
        phases: the first moves that are held as phases, in their order.
        wanted: the mates wanted, each with its first move (`-` for none) and its defence.
    """

    stage: str = ""
    ticked: tuple[str, ...] | None = None
    phases: tuple[str, ...] = ()
    wanted: tuple[tuple[str, str, str], ...] = ()


NO_MARKS: Final = SchemeMarks()


def is_scheme(problem: Problem) -> bool:
    """Return whether a problem is a scheme, which is judged by no verdict."""
    return problem.stipulation.after_key or bool(marks_of(problem).stage)


def marks_of(problem: Problem) -> SchemeMarks:
    """Return what is kept of a scheme; what cannot be understood counts as nothing."""
    text = problem.extra(SCHEME)
    if not text:
        return NO_MARKS
    try:
        form: object = json.loads(text)
    except (ValueError, RecursionError):
        return NO_MARKS
    if not isinstance(form, dict):
        return NO_MARKS
    stage, ticked = form.get("stage", ""), form.get("ticked")
    return SchemeMarks(
        stage if stage in _STAGES else "",
        None if not isinstance(ticked, list) else tuple(_steps(ticked)),
        tuple(_steps(form.get("phases"))),
        tuple(_wanted(form.get("wanted"))),
    )


def with_marks(problem: Problem, marks: SchemeMarks) -> Problem:
    """Return a problem with what is to be kept of its scheme; as it was if that is nothing new."""
    if marks == marks_of(problem):
        return problem
    extras = [extra for extra in problem.extras if extra[0] != SCHEME]
    if marks != NO_MARKS:
        form: dict[str, object] = {}
        if marks.stage:
            form["stage"] = marks.stage
        if marks.ticked is not None:
            form["ticked"] = list(marks.ticked)
        if marks.phases:
            form["phases"] = list(marks.phases)
        if marks.wanted:
            form["wanted"] = [list(each) for each in marks.wanted]
        extras.append((SCHEME, json.dumps(form)))
    return replace(problem, extras=tuple(extras))


def _steps(found: object) -> Iterable[str]:
    if isinstance(found, list):
        yield from (step for step in found[:_MOST] if _is_step(step))


def _wanted(found: object) -> Iterable[tuple[str, str, str]]:
    if not isinstance(found, list):
        return
    for each in found[:_MOST]:
        if isinstance(each, list) and len(each) == 3:
            first, defence, mate = each
            if (first == _NO_FIRST or _is_step(first)) and _is_step(defence) and _is_step(mate):
                yield first, defence, mate


def _is_step(step: object) -> bool:
    return isinstance(step, str) and _STEP.fullmatch(step) is not None
