# SPDX-License-Identifier: GPL-3.0-or-later
"""Throws of dice, and which numbers they let one play."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from math import factorial, prod

from composer.rules.historic.tables.row import Switches

Throw = tuple[int, ...]


@cache
def throws_of(dice: int, faces: int = 6) -> tuple[tuple[Throw, int], ...]:
    """Return the throws of so many dice in rising order, each with how many ways lead to it."""
    throws = sorted({tuple(sorted(throw)) for throw in product(range(1, faces + 1), repeat=dice)})
    return tuple(
        (throw, factorial(dice) // prod(map(factorial, Counter(throw).values())))
        for throw in throws
    )


def ways_in_all(switches: Switches) -> int:
    """Return how many ways there are to make a throw."""
    return int(switches.faces**switches.dice)


def _is_trictrac(switches: Switches, throw: Throw) -> bool:
    return switches.trictrac and sorted(throw) == [1, 2]


def numbers_of(switches: Switches, throw: Throw) -> Throw:
    """Return the numbers that a throw lets one play, in rising order."""
    if _is_trictrac(switches, throw):
        return (1, 1, 2, 2, 5, 5, 6, 6)
    numbers = list(throw)
    if switches.doubles == "opposite":
        numbers += [switches.faces + 1 - die for die in throw if throw.count(die) > 1]
    return tuple(sorted(numbers))


def throws_again(switches: Switches, throw: Throw) -> bool:
    """Tell whether who throws this first has a second throw."""
    doubled = len(set(throw)) < len(throw)
    return (switches.doubles == "opposite" and doubled) or _is_trictrac(switches, throw)


def most_numbers(switches: Switches) -> int:
    """Return how many numbers a throw lets one play at most."""
    if switches.trictrac:
        return 8
    return switches.dice * (2 if switches.doubles == "opposite" else 1)
