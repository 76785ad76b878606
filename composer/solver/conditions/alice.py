# SPDX-License-Identifier: GPL-3.0-or-later
"""Alice chess: two boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.problem.men import Man
from composer.solver.conditions.condition import BEYOND, Arising, Played, PlayedCondition, wordless


class Alice(PlayedCondition):
    """Men stand on one of two boards, and go over to the other with each move.

    At first all stand on board A. A man moves and captures among those of his board; where he
    arrives nobody may stand on the other. Source: V. R. Parton, 1953; details as Popeye has them.
    """

    engine = "alice"

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men go over to the second board."""
        return Arising(qualities=frozenset({BEYOND}))

    def suffix_of(self, man: Man) -> str:
        """Return the board on which he arrives."""
        return "A" if BEYOND in man.qualities else "B"


ROWS: Final[Mapping[str, Played]] = {"alice": wordless(Alice)}
