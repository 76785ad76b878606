# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of capture that hang on nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.problem.men import SIDES, Colour
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class NoCapture(PlayedCondition):
    """Nobody of a side captures; kings are in check as ever.

    Attributes:
        sides: who does not capture.
    """

    engine = "nocapture"

    sides: frozenset[Colour] = frozenset(SIDES)


@dataclass(frozen=True, eq=False)
class MultiCaptures(PlayedCondition):
    """A man, a king too, is captured only where two men could capture him, if legally or not.

    Attributes:
        sides: whose captures are meant.
    """

    engine = "multicaptures"

    sides: frozenset[Colour]


@dataclass(frozen=True, eq=False)
class SingleCaptures(PlayedCondition):
    """A man captures and checks only while there is just one capture that he could make.

    Captures are taken for his own ways have them, those of kings too. Source: as Popeye has it.

    Attributes:
        inverse: whether only while there are two captures or more.
    """

    engine = "single-captures"

    inverse: bool


@dataclass(frozen=True, eq=False)
class Pad(PlayedCondition):
    """A man captures for a second time only if he disappears with his victim.

    In the strict form he does not capture again at all. A king who counts never does. Source: as
    Popeye has it.

    Attributes:
        strict: whether it is the strict form.
        with_kings: whether captures of kings count, too.
    """

    engine = "pad"

    strict: bool
    with_kings: bool


def _pad(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    return Pad("Strict" in options, "RexInclusive" in options)


def _multiple(condition: Condition) -> PlayedCondition | None:
    options = options_of(condition)
    return None if options.flags else MultiCaptures(frozenset(SIDES))


ROWS: Final[Mapping[str, Played]] = {
    "nocapture": wordless(NoCapture),
    "nowhitecapture": wordless(lambda: NoCapture(frozenset({Colour.WHITE}))),
    "multicaptures": _multiple,
    "cast": lambda condition: SingleCaptures("Inverse" in options_of(condition)),
    "pad": _pad,
    "noblackcapture": wordless(lambda: NoCapture(frozenset({Colour.BLACK}))),
}
