# SPDX-License-Identifier: GPL-3.0-or-later
"""Patrol and its family: men who may move or capture, or be captured, as others observe them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from composer.solver.conditions.condition import (
    FUNCTIONARY,
    PATROL,
    Played,
    PlayedCondition,
    of_men,
    wordless,
)


class Patrol(PlayedCondition):
    """A man captures and checks only while a man of his own side observes him.

    F. H. von Meyenfeldt 1975.
    """

    engine = "patrol"


class UltraPatrol(PlayedCondition):
    """A man moves, captures and checks only while a man of his own side observes him."""

    engine = "ultrapatrol"


class Lortap(PlayedCondition):
    """A man captures and checks only while no man of his own side observes him."""

    engine = "lortap"


class SuperGuards(PlayedCondition):
    """A man, a king too, whom a man of his own side observes cannot be captured."""

    engine = "superguards"


class AntiGuards(PlayedCondition):
    """A man, a king too, can only be captured while a man of his own side observes him."""

    engine = "antiguards"


class ShieldedKings(PlayedCondition):
    """A king does not capture the other king while a man of that one's side observes him.

    Source: as Popeye has it.
    """

    engine = "shielded-kings"


class Functionary(PlayedCondition):
    """A man, a king too, moves and checks only while an enemy man observes him."""

    engine = "functionary"


class Central(PlayedCondition):
    """A man moves and checks only while his own king observes him, or a man who may move so.

    Kings always move.
    """

    engine = "central"


ROWS: Final[Mapping[str, Played]] = {
    "patrouille": wordless(Patrol),
    "ultrapatrol": wordless(UltraPatrol),
    "lortap": wordless(Lortap),
    "superguards": wordless(SuperGuards),
    "antiguards": wordless(AntiGuards),
    "shieldedkings": wordless(ShieldedKings),
    "functionary": wordless(Functionary),
    "central": wordless(Central),
}

QUALITIES: Final[Mapping[str, Callable[[], PlayedCondition]]] = {
    PATROL: of_men(PATROL, Patrol),
    FUNCTIONARY: of_men(FUNCTIONARY, Functionary),
}
