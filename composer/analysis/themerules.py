# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the themes of a solution: which are looked for in which play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from composer.analysis.longer import (
    changes as second_moves,
)
from composer.analysis.longer import (
    continuations,
    crossings,
    firstmoves,
    halfpins,
    logical,
    mates,
    mating,
    stars,
    walks,
    whitelines,
)
from composer.analysis.selfplay import changes as forced
from composer.analysis.selfplay import errors as forced_errors
from composer.analysis.selfplay import mates as forced_mates
from composer.analysis.selfplay import walks as forced_walks
from composer.analysis.study import Study
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
    *mates.RULES,
    *walks.RULES,
    *stars.RULES,
    *halfpins.RULES,
    mating.mating_elements,
)

_SELF_PLAY: Final[tuple[Rule, ...]] = (
    *forced.RULES,
    *forced_errors.RULES,
    *forced_mates.RULES,
    *forced_walks.RULES,
)


def rules_for(study: Study) -> tuple[Rule, ...]:
    """Return the rules that hold for a solution, by its play and length."""
    if study.is_self_play:
        return (*_DIAGRAM, *_SELF_PLAY)
    if study.is_longer_mate:
        return (*_DIAGRAM, *_LONGER)
    return _TWO_MOVES if study.is_two_mover else _DIAGRAM


def themes_of(study: Study) -> tuple[Flag, ...]:
    """Return every theme and element that a solution shows, by the rules of orthodox chess."""
    return tuple(flag for rule in rules_for(study) for flag in rule(study))
