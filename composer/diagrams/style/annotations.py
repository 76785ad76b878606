# SPDX-License-Identifier: GPL-3.0-or-later
"""What is added to one diagram beside its men: marks, arrows, turned men, a label.

The style says in which colour; here stands what and where. Turned men are drawn as fairy
chess prints them; the rules of orthodox chess have no use for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from composer.problem.squares import SQUARES, Square, square_name
from composer.rules.grids import Edge
from composer.rules.specialsquares import Special


class MarkShape(Enum):
    """What a mark looks like; the value names it on the command line."""

    CIRCLE = "circle"
    DOT = "dot"
    CROSS = "cross"
    FRAME = "frame"


class Badge(Enum):
    """What a small sign beside a man says; none is chosen by hand, they follow from the rules."""

    LEAPS = "leaps"
    IMMUNE = "immune"
    IMMOVABLE = "immovable"
    WAITS = "waits"


class Turn(IntEnum):
    """By how many degrees a man is turned clockwise."""

    QUARTER = 90
    HALF = 180
    THREE_QUARTERS = 270


@dataclass(frozen=True, slots=True)
class SquareMark:
    """A sign on a square.

    Raises:
        ValueError: there is no such square.
    """

    square: Square
    shape: MarkShape = MarkShape.CIRCLE

    def __post_init__(self) -> None:
        _check_square(self.square)


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one square to another.

    Raises:
        ValueError: there is no such square, or both are one.
    """

    origin: Square
    target: Square

    def __post_init__(self) -> None:
        _check_square(self.origin)
        _check_square(self.target)
        if self.origin == self.target:
            raise ValueError(
                f"expected an arrow between two squares, got {square_name(self.origin)} twice"
            )


@dataclass(frozen=True, slots=True)
class Annotations:
    """All that is added to a diagram.

    Attributes:
        label: what a sheet calls the diagram, such as its number; the caption's `{label}`.
        marks: signs on squares.
        arrows: arrows over the men.
        turned: squares whose men are turned, each with its turn.
        badges: squares whose men have a sign by the rules, each with it.
        special: squares that are special by the rules, each with its kind.
        grid: what the lines of a grid run between.

    Raises:
        ValueError: a square is none, or is turned twice.
    """

    label: str = ""
    marks: tuple[SquareMark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    turned: tuple[tuple[Square, Turn], ...] = ()
    badges: tuple[tuple[Square, Badge], ...] = ()
    special: tuple[tuple[Square, Special], ...] = ()
    grid: tuple[Edge, ...] = ()

    def __post_init__(self) -> None:
        squares = [square for square, _ in self.turned]
        for square in squares:
            _check_square(square)
        if len(set(squares)) < len(squares):
            raise ValueError("expected each square to be turned once")

    def turn(self, square: Square) -> Turn | None:
        """Return how the man on a square is turned, if it is."""
        return dict(self.turned).get(square)


PLAIN = Annotations()
"""Nothing is added."""


def _check_square(square: Square) -> None:
    if square not in SQUARES:
        raise ValueError(f"expected a square from 0 to 63, got {square}")
