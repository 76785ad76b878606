# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of tables games as the thrower sees them, and throws.

On a track the thrower's men go down from 24 to 1 and off.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial, prod
from typing import Final, NamedTuple

from composer.games.tables import TablesPosition

OFF: Final = 0
"""The point that a man comes to who is borne off."""


class Track(NamedTuple):
    """Men by points from 0 to 24, of which the first is not used.

    Attributes:
        own: how many of the thrower's men stand on each point.
        foe: the same of the other side's.
    """

    own: tuple[int, ...]
    foe: tuple[int, ...]

    def mirrored(self) -> Track:
        """Return the track as the other side sees it."""
        return Track((0, *reversed(self.foe[1:])), (0, *reversed(self.own[1:])))


def track_of(position: TablesPosition) -> Track:
    """Return a position as who throws sees it."""
    white = Track((0, *position.white), (0, *position.black))
    return white if position.turn == "white" else white.mirrored()


def position_of(track: Track, turn: str) -> TablesPosition:
    """Return the position that a player sees as a track; it is the same player's turn."""
    white = track if turn == "white" else track.mirrored()
    return TablesPosition(white.own[1:], white.foe[1:], turn)


@cache
def throws_of(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return the throws of so many dice in rising order, each with how many ways lead to it."""
    throws = sorted({tuple(sorted(throw)) for throw in product(range(1, 7), repeat=dice)})
    return tuple(
        (throw, factorial(dice) // prod(map(factorial, Counter(throw).values())))
        for throw in throws
    )


def ways_in_all(dice: int, throws: int = 1) -> int:
    """Return how many ways there are to make so many throws."""
    return int(6 ** (dice * throws))


def chance_of(ways: int, dice: int, throws: int = 1) -> Fraction:
    """Return the chance of so many of all ways to make some throws."""
    return Fraction(ways, ways_in_all(dice, throws))
