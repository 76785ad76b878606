# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules that go with each condition of the program."""

from __future__ import annotations

from copy import copy
from typing import Final

from composer.solver.conditions.condition import PlayedCondition
from oracle.conditions import (
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
from oracle.conditions.condition import RuledCondition
from oracle.conditions.rebirths import anticirce, circe, godfather, starting
from oracle.conditions.turns import bolero, borrowing, forcing, losses, partners, revolving, taking

_FAMILIES: Final = (
    *(alice, besides, capturing, checking, choosing, colours, contact, exchanges, flights),
    *(ghosts, ground, guarding, homing, imitators, kinds, kings, making, manners, paralysis),
    *(promotions, republican, special, squares, anticirce, circe, godfather, forcing, starting),
    *(bolero, borrowing, losses, partners, revolving, taking),
)
_RULED: Final[dict[type, type[RuledCondition]]] = {
    told: made
    for family in _FAMILIES
    for made in vars(family).values()
    if isinstance(made, type) and issubclass(made, RuledCondition)
    for told in made.__bases__
    if issubclass(told, PlayedCondition) and not issubclass(told, RuledCondition)
    if told is not PlayedCondition
}


def ruled(condition: PlayedCondition) -> RuledCondition:
    """Return a condition, meant as it is, with its rules."""
    rule = _RULED[type(condition)]
    if condition.only:
        rule = special.of_some(rule)
    found = copy(condition)
    object.__setattr__(found, "__class__", rule)  # its fields are frozen
    assert isinstance(found, RuledCondition)
    return found
