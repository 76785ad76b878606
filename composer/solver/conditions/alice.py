# SPDX-License-Identifier: GPL-3.0-or-later
"""Alice chess: two boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.problem.men import Man
from composer.problem.position import Position
from composer.solver.conditions.condition import (
    BEYOND,
    FIRST_BOARD,
    Arising,
    Played,
    PlayedCondition,
    without_quality,
    wordless,
)


class Alice(PlayedCondition):
    """Men stand on one of two boards, and go over to the other with each move.

    At first all stand on board A but those of whom something else is told. A man moves and
    captures among those of his board; where he arrives nobody may stand on the other. Source: V. R.
    Parton, 1953; details as Popeye has them.
    """

    engine = "alice"
    tells = frozenset({FIRST_BOARD, BEYOND})

    def arising(self, men: frozenset[Man]) -> Arising:
        """Return that men go over to the second board."""
        told = any(FIRST_BOARD in man.qualities for man in men)
        return Arising(qualities=frozenset({BEYOND, FIRST_BOARD} if told else {BEYOND}))

    def prepared(self, start: Position) -> Mapping[int, Man | None]:
        """Return the men of whom it is told that they stand on the first board, as all others."""
        return {
            cell: without_quality(man, FIRST_BOARD)
            for cell, man in start
            if FIRST_BOARD in man.qualities
        }

    def suffix_of(self, man: Man) -> str:
        """Return the board on which he arrives."""
        return "A" if BEYOND in man.qualities else "B"


ROWS: Final[Mapping[str, Played]] = {"alice": wordless(Alice)}
