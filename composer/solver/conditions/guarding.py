# SPDX-License-Identifier: GPL-3.0-or-later
"""Patrol and its family: men who may move or capture, or be captured, as others observe them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from composer.rules.book import Condition
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


@dataclass(frozen=True, eq=False)
class Woozles(PlayedCondition):
    """A man does not capture or check while he and another observe each other.

    The other is of his own side in Woozles and Heffalumps, and an enemy in their twins. In
    Heffalumps only captures along the line that both stand on are hindered. Source: as Popeye has
    it.

    Attributes:
        enemies: whether the other is an enemy.
        on_lines: whether only captures along the line are hindered.
        with_kings: whether kings are hindered, and hinder others.
    """

    engine = "woozles"

    enemies: bool
    on_lines: bool
    with_kings: bool


def _woozles(enemies: bool, on_lines: bool) -> Played:
    def row(condition: Condition) -> PlayedCondition | None:
        if condition.words not in ("", "RexExclusive"):
            return None
        return Woozles(enemies, on_lines, not condition.words)

    return row


ROWS: Final[Mapping[str, Played]] = {
    "patrouille": wordless(Patrol),
    "ultrapatrol": wordless(UltraPatrol),
    "lortap": wordless(Lortap),
    "superguards": wordless(SuperGuards),
    "antiguards": wordless(AntiGuards),
    "shieldedkings": wordless(ShieldedKings),
    "functionary": wordless(Functionary),
    "central": wordless(Central),
    "woozles": _woozles(enemies=False, on_lines=False),
    "biwoozles": _woozles(enemies=True, on_lines=False),
    "heffalumps": _woozles(enemies=False, on_lines=True),
    "biheffalumps": _woozles(enemies=True, on_lines=True),
}

QUALITIES: Final[Mapping[str, Callable[[], PlayedCondition]]] = {
    PATROL: of_men(PATROL, Patrol),
    FUNCTIONARY: of_men(FUNCTIONARY, Functionary),
}
