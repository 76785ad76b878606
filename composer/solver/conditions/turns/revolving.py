# SPDX-License-Identifier: GPL-3.0-or-later
"""Actuated revolving centre and board: squares that turn with what stands on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class Revolving(PlayedCondition):
    """After a move the board turns clockwise by a quarter, or its four middle squares do.

    The middle does so only after a move that begins or ends there.

    Attributes:
        whole: whether the whole board does.
    """

    engine = "revolving"

    whole: bool


ROWS: Final[Mapping[str, Played]] = {
    "actuatedrevolvingcentre": wordless(lambda: Revolving(whole=False)),
    "actuatedrevolvingboard": wordless(lambda: Revolving(whole=True)),
}
