# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the board besides the men: lit squares, arrows, numbers, rings, ghosts.

They lie on the squares of a chessboard, or on the cells of any other board. Every overlay has an
owner, a word such as `tree` or `defects`: each owner sets and clears its own and never touches
another's. Owners are drawn in the order in which they came.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from PySide6.QtGui import (
    QPainter,
)

from composer.diagrams.board.ofrules import specials_of
from composer.diagrams.style.annotations import Badge as ByRules
from composer.gui.board.geometry import Layout
from composer.problem.men import Man
from composer.problem.squares import Square
from composer.rules.book import Rules
from composer.rules.grids import Edge, grid_of
from composer.rules.specialsquares import Special


class Role(Enum):
    """What an arrow or a number stands for; it decides the colour."""

    WHITE = "white"
    BLACK = "black"
    MATE = "mate"
    COOK = "cook"


class RingRole(Enum):
    """What a ring round a man says."""

    DEFECT = "defect"  # he makes the position unsolvable
    CAN_GO = "can go"  # the problem needs him not
    TOGETHER = "together"  # he can go, but only with another man
    STOPS = "stops"  # he only stops a cook or a dual, or lets a try fail
    NEEDED = "needed"  # for the key or the play


@dataclass(frozen=True, slots=True)
class Lit:
    """A lit square; `framed` for the squares of a theme, which must not rest on tint alone."""

    square: Square
    framed: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from square to square; a number stands at the corner of the target, 0 is none."""

    origin: Square
    target: Square
    role: Role = Role.WHITE
    number: int = 0


@dataclass(frozen=True, slots=True)
class Badge:
    """A number at the top right corner of a square."""

    square: Square
    number: int
    role: Role = Role.WHITE


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring round the man on a square."""

    square: Square
    role: RingRole = RingRole.DEFECT


@dataclass(frozen=True, slots=True)
class Ghost:
    """A man who is not there: suggested, or just taken (paled, with a cross); in a dashed frame.

    Of a game that is no chess `man` is his letter.
    """

    square: Square
    man: Man | str
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Reached:
    """A square that a man reaches; `key` where that is the key."""

    square: Square
    key: bool = False


@dataclass(frozen=True, slots=True)
class Guard:
    """A thin line from a man to a square that he guards."""

    origin: Square
    target: Square


@dataclass(frozen=True, slots=True)
class Gone:
    """A man who would leave his square, or be another: paled in a dashed frame."""

    square: Square


@dataclass(frozen=True, slots=True)
class MovePath:
    """Where a man goes: a thin line with a dot at its end, or a ring round who is captured.

    Attributes:
        origin: where he stands.
        path: the squares that he passes and, last, the one where he arrives.
        hurdles: those of them where men stand that he hops over.
        taken: where the man stands whom he captures.
    """

    origin: Square
    path: tuple[Square, ...]
    hurdles: tuple[Square, ...] = ()
    taken: Square | None = None


@dataclass(frozen=True, slots=True)
class Sign:
    """A small sign beside a man, by the rules: he may still leap, or waits for promotion."""

    square: Square
    badge: ByRules


@dataclass(frozen=True, slots=True)
class SpecialSquare:
    """A square that is special by the rules: a hole, a wormhole ..."""

    square: Square
    special: Special


@dataclass(frozen=True, slots=True)
class GridCells:
    """The lines of a grid; what they run between."""

    edges: tuple[Edge, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """A man who was captured on a square: small, in a white disc at its corner."""

    square: Square
    man: Man


class Sealed(Enum):
    """What a seal says of a square's past."""

    UNMOVED = "unmoved"  # the man on it has never moved
    QUIET = "quiet"  # nothing was captured on it


@dataclass(frozen=True, slots=True)
class Seal:
    """What is stated of the past of a square: a padlock, or a crossed-out capture."""

    square: Square
    says: Sealed


Overlay = (
    SpecialSquare
    | GridCells
    | Lit
    | Arrow
    | Badge
    | Ring
    | Ghost
    | Reached
    | Guard
    | Gone
    | MovePath
    | Sign
    | Taken
    | Seal
)


def overlays_of(rules: Rules) -> tuple[SpecialSquare | GridCells, ...]:
    """Return what rules draw on a board: special squares, then the lines of a grid."""
    grid = grid_of(rules)
    cells = () if grid is None else (GridCells(grid.edges),)
    return (*(SpecialSquare(*special) for special in specials_of(rules)), *cells)


class Cover(Protocol):
    """What lies over the whole board in place of its colours, such as a map of the squares."""

    def under(self, painter: QPainter, geometry: Layout) -> None:
        """Draw what lies under the men."""

    def over(self, painter: QPainter, geometry: Layout) -> None:
        """Draw what lies over the men."""


class Overlays:
    """The overlays of a board, kept apart by owner."""

    def __init__(self, redraw: Callable[[], None]) -> None:
        """Begin with none; `redraw` is called when there are others."""
        self._redraw = redraw
        self._by_owner: dict[str, tuple[Overlay, ...]] = {}

    def __iter__(self) -> Iterator[Overlay]:
        for marks in self._by_owner.values():
            yield from marks

    def set(self, owner: str, marks: Iterable[Overlay] = ()) -> None:
        """Put an owner's marks on the board in place of those it had there."""
        wanted = tuple(marks)
        if self._by_owner.get(owner, ()) == wanted:
            return
        if wanted:
            self._by_owner[owner] = wanted
        else:
            del self._by_owner[owner]
        self._redraw()

    def clear(self, owner: str) -> None:
        """Take an owner's marks off the board."""
        self.set(owner, ())

    def of(self, owner: str) -> tuple[Overlay, ...]:
        """Return an owner's marks."""
        return self._by_owner.get(owner, ())
