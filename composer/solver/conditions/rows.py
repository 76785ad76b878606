# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of all conditions: a new one is a new row, in its family's table.

Rows stand in the order in which conditions have their say where several hold: who captures and
moves first, then what becomes of the captured man, then of the one who moved, then which moves
may be chosen.

Most problems have no condition: `table` loads this file, and all families with it, only for one
that has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from composer.solver.conditions import (
    alice,
    besides,
    capturing,
    checking,
    choosing,
    colours,
    contact,
    exchanges,
    flights,
    ghosts,
    ground,
    guarding,
    homing,
    imitators,
    kinds,
    kings,
    making,
    manners,
    paralysis,
    promotions,
    republican,
    special,
    squares,
)
from composer.solver.conditions.condition import Played, PlayedCondition
from composer.solver.conditions.rebirths import anticirce, circe, godfather, starting
from composer.solver.conditions.turns import (
    bolero,
    borrowing,
    forcing,
    losses,
    partners,
    revolving,
    taking,
)

PLAYED: Final[Mapping[str, Played]] = MappingProxyType(
    {
        **paralysis.ROWS,
        **manners.ROWS,
        **making.ROWS,
        **kinds.ROWS,
        **partners.ROWS,
        **squares.ROWS,
        **kings.ROWS,
        **ghosts.ROWS,
        **alice.ROWS,
        **promotions.ROWS,
        **besides.ROWS,
        **colours.ROWS,
        **exchanges.ROWS,
        **circe.ROWS,
        **godfather.ROWS,
        **besides.LAST_ROWS,
        **colours.LAST_ROWS,
        **anticirce.ROWS,
        **starting.ROWS,
        **guarding.ROWS,
        **ground.ROWS,
        **capturing.ROWS,
        **imitators.ROWS,
        **contact.ROWS,
        **checking.ROWS,
        **flights.ROWS,
        **republican.ROWS,
        **homing.ROWS,
        **choosing.ROWS,
        **forcing.ROWS,
        **taking.ROWS,
        **losses.ROWS,
        **borrowing.ROWS,
        **bolero.ROWS,
        **revolving.ROWS,
    }
)
"""How each condition is played, by its id."""
QUALITIES: Final[Mapping[str, Callable[[], PlayedCondition]]] = MappingProxyType(
    {
        **guarding.QUALITIES,
        **special.QUALITIES,
        **contact.QUALITIES,
        **kinds.QUALITIES,
        **colours.QUALITIES,
        **special.LAST_QUALITIES,
    }
)
"""How what can be special about single men is played, in the order in which it has its say."""
ORDER: Final[Mapping[str, int]] = MappingProxyType({name: at for at, name in enumerate(PLAYED)})
"""The place of each condition among them."""
