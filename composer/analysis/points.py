# SPDX-License-Identifier: GPL-3.0-or-later
"""A point for or against a problem, and how grave it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from composer.problem.move import Move
from composer.problem.squares import Square
from composer.said.sentence import Sentence


class Weight(Enum):
    """How much a point counts; its value is the word of the JSON form."""

    DISQUALIFIES = "disqualifies"
    SERIOUS = "serious"
    FLAW = "flaw"
    BLEMISH = "blemish"
    NEUTRAL = "neutral"
    MERIT = "merit"


@dataclass(frozen=True, slots=True)
class Point:
    """One thing for or against a problem.

    Attributes:
        id: the word that names it in files; never changed.
        weight: how much it counts.
        sentence: what it is, in one plain sentence.
        squares: the squares that show it.
        moves: the moves that show it.
        count: how often, where that matters; else 0.
    """

    id: str
    weight: Weight
    sentence: Sentence
    squares: tuple[Square, ...] = ()
    moves: tuple[Move, ...] = ()
    count: int = 0


def gravest_first(points: Iterable[Point]) -> tuple[Point, ...]:
    """Return points by their weight, those of one weight in the order in which they come."""
    order = list(Weight)
    return tuple(sorted(points, key=lambda point: order.index(point.weight)))
