# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the themes of a selfmate or reflexmate."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from composer.analysis.selfplay import changes, errors, mates, walks
from composer.analysis.selfplay.study import SelfStudy
from composer.analysis.themes.flag import Flag

Rule = Callable[[SelfStudy], Iterable[Flag]]

RULES: Final[tuple[Rule, ...]] = (*changes.RULES, *errors.RULES, *mates.RULES, *walks.RULES)


def self_themes(study: SelfStudy) -> tuple[Flag, ...]:
    """Return every theme and element of self or reflex play that is laid out."""
    return tuple(flag for rule in RULES for flag in rule(study))
