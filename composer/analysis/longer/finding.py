# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the themes of a longer direct mate."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from composer.analysis.longer import (
    changes,
    clearance,
    continuations,
    critical,
    crossings,
    firstmoves,
    halfpins,
    logical,
    mates,
    mating,
    nodes,
    siers,
    stars,
    walks,
)
from composer.analysis.longer.study import LongStudy
from composer.analysis.themes.flag import Flag

Rule = Callable[[LongStudy], Iterable[Flag]]

RULES: Final[tuple[Rule, ...]] = (
    *logical.RULES,
    *critical.RULES,
    *crossings.RULES,
    *clearance.RULES,
    *siers.RULES,
    *firstmoves.RULES,
    *nodes.RULES,
    *continuations.RULES,
    *changes.RULES,
    *mates.RULES,
    *walks.RULES,
    *stars.RULES,
    *halfpins.RULES,
    *mating.RULES,
)


def longer_themes(study: LongStudy) -> tuple[Flag, ...]:
    """Return every theme and element of a longer mate that is laid out."""
    return tuple(flag for rule in RULES for flag in rule(study))
