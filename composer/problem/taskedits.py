# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits of what is asked besides the stipulation: intended solutions and options.

They stand in the problem's extras, as `composer.problem.task` says.
"""

from __future__ import annotations

from dataclasses import replace

from composer.problem.edits import set_turn
from composer.problem.intended import intended_of
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation, stipulation_in_words
from composer.problem.task import (
    INTENDED,
    OPTIONS,
    SET_PLAY,
    Duplex,
    WrittenTask,
    written_task,
)
from composer.problem.twins import first_side


def shape_length(stipulation: Stipulation) -> int | None:
    """Return how many numbers a shape such as `2.1.1.1` must have; None where any will do."""
    return None if stipulation.series else stipulation.halfmoves


def fits_intended(text: str, length: int | None) -> bool:
    """Return whether a text says how many solutions are intended.

    Args:
        text: `4`, `2.1.1.1` or `2.1...`.
        length: how many numbers a closed shape must have; None for any.
    """
    try:
        found = intended_of(text)
    except ValueError:
        return False
    is_open = text.endswith("..")
    return not found.shape or is_open or length is None or len(found.shape) == length


def stated_intended(problem: Problem) -> str:
    """Return what a problem states of its solutions, as it stands; empty for nothing."""
    return problem.extra(INTENDED).strip()


def with_intended(problem: Problem, text: str) -> Problem:
    """Return a problem that states so many solutions; an empty text states nothing."""
    return with_extra(problem, INTENDED, text.strip())


def has_option(problem: Problem, name: str) -> bool:
    """Return whether an option without squares is set, such as `SetPlay`."""
    return any(_same(each, name) for each in problem.extra(OPTIONS).splitlines())


def with_option(problem: Problem, name: str, on: bool) -> Problem:
    """Return a problem with an option set, or not; the others stay."""
    kept = [each for each in problem.extra(OPTIONS).splitlines() if not _same(each, name)]
    return with_extra(problem, OPTIONS, "\n".join([*kept, name] if on else kept))


def with_task(problem: Problem, task: WrittenTask) -> Problem:
    """Return a problem with what a written task has besides its sign; what it has stays."""
    if task.set_play:
        problem = with_option(problem, SET_PLAY, True)
    if task.intended:
        problem = with_intended(problem, task.intended)
    if task.duplex is Duplex.BOTH:
        problem = with_option(problem, Duplex.BOTH.value, True)
    if task.duplex is Duplex.HALF:
        second = first_side(problem.stipulation).other
        problem = replace(problem, position=set_turn(problem.position, second))
    return problem


def with_words_read(problem: Problem) -> Problem:
    """Return a problem whose stipulation is in words, as far as these can be read.

    `h#2* 2.1.1.1` is `h#2` with set play and that many solutions, `h#2 (Duplex)` is `h#2` in
    duplex; conditions stay in words. Anything else comes back as it is.
    """
    words = problem.stipulation.words
    if not words:
        return problem
    task = written_task(words)
    if task.sign == words:
        return problem
    return with_task(replace(problem, stipulation=stipulation_in_words(task.sign)), task)


def with_extra(problem: Problem, name: str, text: str) -> Problem:
    """Return a problem with a text as one of its extras; an empty text takes it away."""
    known = [each for each, _ in problem.extras]
    if text and name not in known:
        return replace(problem, extras=(*problem.extras, (name, text)))
    extras = tuple(
        (each, text if each == name else kept)
        for each, kept in problem.extras
        if each != name or text
    )
    return replace(problem, extras=extras)


def _same(line: str, name: str) -> bool:
    return " ".join(line.split()).lower() == name.lower()
