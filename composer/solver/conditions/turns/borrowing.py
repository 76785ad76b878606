# SPDX-License-Identifier: GPL-3.0-or-later
"""Half-in, All-in and Mainly-in chess: sides that move the men of the other side.

Source: C. Tylor, The Problemist 2024, as Popeye 4.104 has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class Borrowing(PlayedCondition):
    """A side moves the men of the other side, who go, capture and are promoted as ever.

    A king is in check as ever, and may not be left so by who has moved.

    Attributes:
        own: whether it moves its own men, too.
    """

    engine = "borrowing"
    moves_others = True

    own: bool


@dataclass(frozen=True, eq=False)
class AllIn(Borrowing):
    """A side moves any man, but does not bring one back who has just moved without capture."""

    engine = "all-in"


@dataclass(frozen=True, eq=False)
class MainlyIn(Borrowing):
    """A side moves any man but the one who has just been moved."""

    engine = "mainly-in"


ROWS: Final[Mapping[str, Played]] = {
    "halfin": wordless(lambda: Borrowing(own=False)),
    "allin": wordless(lambda: AllIn(own=True)),
    "mainlyin": wordless(lambda: MainlyIn(own=True)),
}
