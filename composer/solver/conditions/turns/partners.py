# SPDX-License-Identifier: GPL-3.0-or-later
"""Castling chess and Rokagogo: kings who castle from anywhere, with partners far away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class CastlingChess(PlayedCondition):
    """A king castles with the first man on a line of his, three squares away or more, whosever.

    The king goes two squares towards him, the man to the square between. The king must not be in
    check, on the square between neither; who has moved before does not matter. There is no other
    castling. As Popeye has it.

    Attributes:
        rooks: whether with rooks only, along files and ranks (Rokagogo).
    """

    engine = "castling-chess"

    rooks: bool


ROWS: Final[Mapping[str, Played]] = {
    "castling": wordless(lambda: CastlingChess(rooks=False)),
    "rokagogo": wordless(lambda: CastlingChess(rooks=True)),
}
