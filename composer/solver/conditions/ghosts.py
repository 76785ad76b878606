# SPDX-License-Identifier: GPL-3.0-or-later
"""Ghost chess: captured men who come back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.problem.men import Man
from composer.solver.conditions.condition import (
    UNCAPTURABLE,
    Arising,
    Played,
    PlayedCondition,
    wordless,
)


class Ghosts(PlayedCondition):
    """A captured man comes back, and cannot be captured, as soon as his square is empty.

    That is at once where the capturer does not stand there, as a locust, or a pawn in passing.
    Where several were captured on a square the last of them comes first. Source: as Popeye has
    it.
    """

    engine = "ghosts"
    returns_men = True

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men become uncapturable."""
        return Arising(qualities=frozenset({UNCAPTURABLE}))


ROWS: Final[Mapping[str, Played]] = {"ghost": wordless(Ghosts)}
