# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of capture that hang on nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.problem.men import SIDES, Colour
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class NoCapture(PlayedCondition):
    """Nobody of a side captures; kings are in check as ever.

    Attributes:
        sides: who does not capture.
    """

    engine = "nocapture"

    sides: frozenset[Colour] = frozenset(SIDES)


ROWS: Final[Mapping[str, Played]] = {
    "nocapture": wordless(NoCapture),
    "nowhitecapture": wordless(lambda: NoCapture(frozenset({Colour.WHITE}))),
    "noblackcapture": wordless(lambda: NoCapture(frozenset({Colour.BLACK}))),
}
