# SPDX-License-Identifier: GPL-3.0-or-later
"""How men move, as data: a kind of man is a tuple of these parts, no function of its own.

Vectors are those of a white man; a black man's go the other way up the board. What a part says
is worked out for a board by `composer.rules.trails`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.geometry.geometry import Vector

Vectors = tuple[Vector, ...]


class Hurdle(Enum):
    """Which man a hopper may hop over."""

    FIRST = "first"
    """The first man that it meets, however far away."""
    NEXT = "next"
    """A man on the very next cell of its line only."""


class Landing(Enum):
    """Where a hopper lands after its hurdle."""

    BEYOND = "beyond"
    """A fixed number of cells beyond the hurdle; those between are empty."""
    ANY = "any"
    """Any cell beyond the hurdle, up to the next man."""
    BEFORE = "before"
    """The cell before the hurdle."""
    MIRROR = "mirror"
    """As far beyond the hurdle as the hopper stood before it; the cells between are empty."""
    ASIDE = "aside"
    """Next to the hurdle, in a direction turned from that of the hop."""


@dataclass(frozen=True, slots=True)
class Leap:
    """A leap to a cell, whatever stands between.

    Attributes:
        offsets: where to.
        may_move: whether it may arrive on an empty cell.
        may_capture: whether it may capture.
    """

    offsets: Vectors
    may_move: bool = True
    may_capture: bool = True


@dataclass(frozen=True, slots=True)
class Ride:
    """Steps by one vector over and over, over empty cells, to any of them or to the first man.

    Attributes:
        offsets: the steps.
        limit: how many at most; 0 is without limit.
        may_move: whether it may arrive on an empty cell.
        may_capture: whether it may capture.
        absolute: whether a black man's vectors are those of a white man.
    """

    offsets: Vectors
    limit: int = 0
    may_move: bool = True
    may_capture: bool = True
    absolute: bool = False


@dataclass(frozen=True, slots=True)
class Lame:
    """A move of several steps in a row, of which all cells but the last must be empty.

    Attributes:
        paths: each the steps of one move; its pattern is repeated up to `limit` times.
        limit: how many times the pattern is made at most; 0 is without limit.
    """

    paths: tuple[Vectors, ...]
    limit: int = 1
    may_move: bool = True
    may_capture: bool = True


@dataclass(frozen=True, slots=True)
class Circle:
    """A ride whose steps turn: it goes along a round of vectors from each, in both senses.

    Attributes:
        offsets: the round; after the last comes the first.
    """

    offsets: Vectors
    may_move: bool = True
    may_capture: bool = True


@dataclass(frozen=True, slots=True)
class Course:
    """A move along lines that follow a rule of their own, as `composer.rules.courses` has it.

    Attributes:
        name: the name of the rule.
        may_move: whether it may arrive on an empty cell.
        may_capture: whether it may capture.
    """

    name: str
    may_move: bool = True
    may_capture: bool = True


@dataclass(frozen=True, slots=True)
class Hop:
    """A move along a line over a hurdle, which is a man of either side.

    Attributes:
        offsets: the steps of its lines.
        hurdle: which man it may hop over.
        hurdles: how many men it hops over.
        landing: where it arrives.
        distance: of `Landing.BEYOND`, how many cells beyond the last hurdle.
        turns: of `Landing.ASIDE`, by how many eighths of a circle it turns to either side.
    """

    offsets: Vectors
    hurdle: Hurdle = Hurdle.FIRST
    hurdles: int = 1
    landing: Landing = Landing.BEYOND
    distance: int = 1
    turns: int = 0
    may_move: bool = True
    may_capture: bool = True


@dataclass(frozen=True, slots=True)
class Learn:
    """Going as those who observe him, which others of his kind pass on.

    Attributes:
        enemies: whether he learns from men of the other side, and not from those of his own.
    """

    enemies: bool = True


@dataclass(frozen=True, slots=True)
class Locust:
    """A capture of a man that is hopped over, with arrival on the empty cell just beyond.

    Attributes:
        offsets: the steps of its lines.
        hurdle: which man it may capture so.
        in_passing: whether it captures so a pawn that has passed over a neighbouring cell.
    """

    offsets: Vectors
    hurdle: Hurdle = Hurdle.FIRST
    in_passing: bool = False


@dataclass(frozen=True, slots=True)
class PawnStep:
    """A pawn's step without capture: one cell, from its own rank two, from the first rank none.

    Attributes:
        offsets: the steps.
        passes: whether the pawn can be captured in passing after a double step.
        from_first: how many steps it makes at most from the first rank.
        first_cells: the cells of the first rank from which it makes them; all if none is named.
        backwards: whether it goes as a pawn of the other side.
    """

    offsets: Vectors
    passes: bool = True
    from_first: int = 0
    first_cells: frozenset[int] = frozenset()
    backwards: bool = False


@dataclass(frozen=True, slots=True)
class PawnCapture:
    """A pawn's capture by one step; from the first rank none.

    Attributes:
        offsets: the steps.
        in_passing: whether it captures in passing.
        from_first: whether it captures from the first rank as well.
        first_cells: the cells of the first rank from which it does; all if none is named.
        backwards: whether it goes as a pawn of the other side.
    """

    offsets: Vectors
    in_passing: bool = True
    from_first: bool = False
    first_cells: frozenset[int] = frozenset()
    backwards: bool = False


Part = Leap | Ride | Lame | Circle | Course | Hop | Learn | Locust | PawnStep | PawnCapture
Movement = tuple[Part, ...]


def leaper(*sizes: tuple[int, int]) -> Vectors:
    """Return the vectors of leaps so many cells one way and so many across, in any direction."""
    found: dict[Vector, None] = {}
    for one, other in sizes:
        for dx, dy in ((one, other), (other, one)):
            for vector in ((dx, dy), (dx, -dy), (-dx, dy), (-dx, -dy)):
                found[vector] = None
    return tuple(found)


ORTHOGONAL: Final = leaper((0, 1))
DIAGONAL: Final = leaper((1, 1))
ROYAL: Final = ORTHOGONAL + DIAGONAL
"""The steps of a king, which are the lines of a queen."""
KNIGHT: Final = leaper((1, 2))
KNIGHT_ROUND: Final[Vectors] = (
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
)
"""The knight's leaps, each turned by an eighth of a circle from the one before."""
ROYAL_ROUND: Final[Vectors] = (
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
)
"""The king's steps in the same order."""


def every_vector(most: int) -> Vectors:
    """Return every vector up to a size in files and ranks, except the zero vector."""
    span = range(-most, most + 1)
    return tuple((dx, dy) for dx in span for dy in span if dx or dy)
