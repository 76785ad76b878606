# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the themes of a solution: which are looked for in which play.

A rule is asked of a solution laid out; one of help play and series of solutions beside each other,
those of all twins together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from composer.analysis.courses.correspondences import MOST, Correspondences, compared
from composer.analysis.courses.judgement import as_many_as_intended
from composer.analysis.fairy.themes import fairy_line_themes, fairy_play_themes
from composer.analysis.help import flags as help_mates
from composer.analysis.help import functions as exchanged
from composer.analysis.help import orientation, shutting, waiting
from composer.analysis.help import walks as courses
from composer.analysis.longer import (
    changes as second_moves,
)
from composer.analysis.longer import (
    continuations,
    crossings,
    firstmoves,
    logical,
    mating,
    stars,
    walks,
    whitelines,
)
from composer.analysis.selfplay import changes as forced
from composer.analysis.selfplay import errors as forced_errors
from composer.analysis.selfplay import walks as forced_walks
from composer.analysis.study import Study, is_judged
from composer.analysis.themes import (
    batteries,
    changes,
    errors,
    flights,
    forms,
    functions,
    keys,
    lines,
    pins,
    tasks,
    threats,
    tries,
)
from composer.analysis.themes.flag import Flag

Rule = Callable[[Study], Iterable[Flag]]
LineRule = Callable[[Correspondences], Iterable[Flag]]

_TWO_MOVES: Final[tuple[Rule, ...]] = (
    *keys.RULES,
    *flights.RULES,
    *errors.RULES,
    *lines.RULES,
    *pins.RULES,
    *batteries.RULES,
    *threats.RULES,
    *changes.RULES,
    *functions.RULES,
    *tries.RULES,
    *tasks.RULES,
    *forms.RULES,
)

_DIAGRAM: Final[tuple[Rule, ...]] = (lines.organ_pipes, forms.size, forms.aristocrat)
"""Those that look at no move."""

_LONGER: Final[tuple[Rule, ...]] = (
    *logical.RULES,
    *whitelines.CRITICAL,
    *crossings.RULES,
    *whitelines.CLEARING,
    *firstmoves.RULES,
    mating.last_but_one_themes,
    *continuations.RULES,
    *second_moves.RULES,
    *mating.MATES,
    *walks.RULES,
    *stars.RULES,
    *mating.ELEMENTS,
)

_SELF_PLAY: Final[tuple[Rule, ...]] = (
    *forced.RULES,
    *forced_errors.RULES,
    *forced_walks.RULES,
)


_OF_PAIRS: Final[tuple[LineRule, ...]] = (
    *exchanged.RULES,
    *courses.BESIDE,
    shutting.grimshaws,
    orientation.transformations,
    orientation.future,
)
"""Those that compare solutions; with a cook nobody knows the pairs."""

_OF_LINES: Final[tuple[LineRule, ...]] = (
    *courses.ALONE,
    shutting.crossings,
    waiting.waiting,
    *help_mates.RULES,
)


def rules_for(study: Study) -> tuple[Rule, ...]:
    """Return the rules that hold for a solution, by its rules, its play and its length."""
    solution = study.solution
    if not is_judged(solution):
        return ()
    if solution.is_fairy:
        return (fairy_line_themes if study.has_courses else fairy_play_themes,)
    if study.has_courses:
        return (lambda study: themes_over((study,)),)
    if study.is_self_play:
        return (*_DIAGRAM, *_SELF_PLAY)
    if study.is_longer_mate:
        return (*_DIAGRAM, *_LONGER)
    return _TWO_MOVES if study.is_two_mover else _DIAGRAM


def themes_of(study: Study) -> tuple[Flag, ...]:
    """Return every theme and element that a solution shows."""
    return tuple(flag for rule in rules_for(study) for flag in rule(study))


def themes_over(studies: Sequence[Study]) -> tuple[Flag, ...]:
    """Return the themes of the solutions of all twins together, set play among them.

    Fairy chess has none. Pairs are looked for only where every twin is sound.
    """
    if not studies or any(study.solution.is_fairy for study in studies):
        return ()
    found = studies[0].found
    if len(studies) > 1 or studies[0].set_course is not None:
        solutions = [course for study in studies for course in study.found.courses]
        solutions += [study.set_course for study in studies if study.set_course is not None]
        found = compared(tuple(solutions[:MOST]))
    is_sound = all(as_many_as_intended(study.solution) for study in studies)
    return tuple(flag for rule in line_rules(is_sound) for flag in rule(found))


def line_rules(is_sound: bool) -> tuple[LineRule, ...]:
    """Return the rules of help play and series, of a problem sound or not."""
    return (*_OF_PAIRS, *_OF_LINES) if is_sound else _OF_LINES
