# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds all themes of a solved problem."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

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
from composer.solver.solution import Solution

Rule = Callable[[Study], Iterable[Flag]]

RULES: Final[tuple[Rule, ...]] = (
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


def find_themes(solution: Solution) -> tuple[Flag, ...]:
    """Return every theme and element that a solution shows, in the order of the catalogue.

    Of a mate in two all themes are looked for; of anything else those of the diagram.
    """
    return themes_of(Study.of(solution))


def themes_of(study: Study) -> tuple[Flag, ...]:
    """Return every theme and element of a solution that is laid out already."""
    return tuple(flag for rule in RULES for flag in rule(study))
