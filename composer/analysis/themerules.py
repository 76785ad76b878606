# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the themes of a solution: which are looked for in which play.

A rule is asked of a solution laid out; one of help play and series of solutions beside each other,
those of all twins together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from composer.analysis.courses.correspondences import MOST, Correspondences, compared
from composer.analysis.courses.judgement import as_many_as_intended
from composer.analysis.fairy.themes import one_king, tables_of, traced_lines, traced_play
from composer.analysis.help import batteries as help_batteries
from composer.analysis.help import flags as help_mates
from composer.analysis.help import functions as exchanged
from composer.analysis.help import lines as help_lines
from composer.analysis.help import orientation, places, promoting, shutting, special, waiting
from composer.analysis.help import walks as courses
from composer.analysis.longer import (
    continuations,
    crossings,
    firstmoves,
    logical,
    mating,
    walks,
    whitelines,
)
from composer.analysis.selfplay import batteries as forced_batteries
from composer.analysis.selfplay import changes as forced
from composer.analysis.selfplay import effects as forced_effects
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
from composer.problem.stipulations.play import Play

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
    keys.check_provoking_key,
    keys.king_key,
    keys.promotion_key,
    keys.castling_key,
    mating.last_but_one_themes,
    *continuations.OF_LINES,
    *continuations.OF_PHASES,
    *mating.MATES,
    *walks.RULES,
    *mating.ELEMENTS,
)

_SELF_PLAY: Final[tuple[Rule, ...]] = (
    *forced.RULES,
    *forced_errors.RULES,
    *forced_batteries.RULES,
    *forced_effects.RULES,
    *forced_walks.RULES,
)


_TABLE_OF_MATES: Final[tuple[Rule, ...]] = (
    keys.block,
    keys.complete_block,
    keys.incomplete_block,
    keys.threat_problem,
    keys.single_threat,
    *changes.RULES,
    *functions.RULES,
)
_TABLE_OF_CONTINUATIONS: Final[tuple[Rule, ...]] = (forced.block, *continuations.OF_PHASES)
_TABLE_OF_SELF_PLAY: Final = forced.RULES
"""By other rules than those of chess: what the letter tables show."""

_OF_PLAYED: Final[tuple[Rule, ...]] = (keys.checking_key, keys.corner_key)
_OF_ONE_KING: Final[tuple[Rule, ...]] = (
    flights.star_flights,
    flights.plus_flights,
    flights.y_flights,
    flights.many_flights_5plus,
)
"""The same with all defences of the actual play."""

_OF_PAIRS: Final[tuple[LineRule, ...]] = (
    *exchanged.RULES,
    *courses.BESIDE,
    *help_batteries.BESIDE,
    *places.BESIDE,
    shutting.grimshaws,
    orientation.transformations,
    orientation.future,
)
"""Those that compare solutions; with a cook nobody knows the pairs."""

_OF_LINES: Final[tuple[LineRule, ...]] = (
    *courses.ALONE,
    *help_batteries.ALONE,
    *help_lines.ALONE,
    *places.ALONE,
    *special.ALONE,
    shutting.crossings,
    waiting.waiting,
    *help_mates.RULES,
    *promoting.RULES,
)


def rules_for(study: Study) -> tuple[Rule, ...]:
    """Return the rules that hold for a solution, by its rules, its play and its length."""
    solution = study.solution
    if not is_judged(solution):
        return ()
    if solution.is_fairy:
        return (forms.size, traced_lines if study.has_courses else _by_tables)
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


def _by_tables(study: Study) -> Iterator[Flag]:
    """Yield what play against each other shows by other rules than those of chess."""
    tables = tables_of(study)
    if tables is None:
        return
    table, played = tables
    for rule in _rules_of_table(table):
        yield from rule(table)
    for rule in (*_OF_PLAYED, *(_OF_ONE_KING if one_king(played) else ())):
        yield from rule(played)
    yield from traced_play(table)


def _rules_of_table(table: Study) -> tuple[Rule, ...]:
    if table.is_two_mover:
        return _TABLE_OF_MATES
    is_direct = table.solution.stipulation.play is Play.DIRECT
    return _TABLE_OF_CONTINUATIONS if is_direct else _TABLE_OF_SELF_PLAY


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
