# SPDX-License-Identifier: GPL-3.0-or-later
"""Ghost and Haunted chess: captured men who come back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Man
from composer.solver.conditions.condition import (
    UNCAPTURABLE,
    Arising,
    Played,
    PlayedCondition,
    wordless,
)


@dataclass(frozen=True, eq=False)
class Ghosts(PlayedCondition):
    """A captured man comes back as soon as his square is empty.

    That is at once where the capturer does not stand there, as a locust, or a pawn in passing.
    Where several were captured on a square the last of them comes first; in Haunted chess he is
    the only one. Source: as Popeye has it.

    Attributes:
        safe: whether who came back cannot be captured.
        depth: how many wait below a square.
    """

    engine = "ghosts"
    returns_men = True

    safe: bool
    depth: int

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men become uncapturable, where they do."""
        return Arising(qualities=frozenset({UNCAPTURABLE} if self.safe else ()))


ROWS: Final[Mapping[str, Played]] = {
    "ghost": wordless(lambda: Ghosts(safe=True, depth=4)),
    "haunted": wordless(lambda: Ghosts(safe=False, depth=1)),
}
