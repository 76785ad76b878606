# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known of the rights in a diagram: values, each with its reason.

And which captures in passing the men would allow.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Castling, Position, fits_en_passant
from composer.problem.squares import Square, square_at
from composer.said.sentence import Sentence


def capturable_passing(position: Position) -> tuple[Square, ...]:
    """Return the squares on which the side to move could capture in passing, left to right.

    A pawn of the other side may just have come past, and a pawn stands beside it that may take.
    """
    ours = Man.of(position.turn, Kind.PAWN)
    passed, beside = (5, 4) if position.turn is Colour.WHITE else (2, 3)
    row = position.board[beside * 8 : beside * 8 + 8]
    if ours not in row or Man.of(position.turn.other, Kind.PAWN) not in row:
        return ()
    return tuple(
        square_at(file, passed)
        for file in range(8)
        if fits_en_passant(position.board, position.turn, square_at(file, passed))
        and any(row[beside] is ours for beside in (file - 1, file + 1) if 0 <= beside < 8)
    )


Claim = Castling | Square
"""A castling, or the square on which a capture in passing would be made."""


@dataclass(frozen=True, slots=True)
class Back:
    """A move taken back, on a board of numbers as `cells` has them.

    Attributes:
        changes: (square, man there before the move), of each square that changes.
        origin: where the man (in castling the king) came from.
        target: where it stands in the diagram.
        unmoved: squares of men who cannot have moved before: king and rook who castled.
        forced: where a pawn stands who must have made a double step before, having been
            captured in passing; -1 for none.
        kind: what moved: a pawn where it promoted.
        victim: what was captured; 0 for nothing.
        double: whether it is a double step.
    """

    changes: tuple[tuple[int, int], ...]
    origin: int
    target: int
    unmoved: int = 0
    forced: int = -1
    kind: int = 0
    victim: int = 0
    double: bool = False


class RightStatus(Enum):
    """How a right stands."""

    ALLOWED = "allowed"
    """Castling: not disproved, and so allowed by convention."""
    GONE = "gone"
    """Castling: king or rook has moved. In passing: the double step was not the last move."""
    EXCLUSIVE = "exclusive"
    """Castling: possible by itself, but not together with another right."""
    PROVED = "proved"
    """In passing: the last move can only have been that double step."""
    POSSIBLE = "possible"
    """In passing: it may have been the last move, and so is not allowed by convention."""


@dataclass(frozen=True, slots=True)
class CastlingRight:
    """One castling whose king and rook stand at home.

    Attributes:
        right: which.
        status: `ALLOWED`, `GONE` or `EXCLUSIVE`.
        reason: why, in one sentence.
        squares: the squares that the reason speaks of.
    """

    right: Castling
    status: RightStatus
    reason: Sentence
    squares: tuple[Square, ...] = ()


@dataclass(frozen=True, slots=True)
class PassingRight:
    """One capture in passing that the men would allow.

    Attributes:
        square: where the capturing pawn would arrive: the e.p. square.
        status: `PROVED`, `POSSIBLE` or `GONE`.
        reason: why, in one sentence.
        squares: the squares that the reason speaks of.
    """

    square: Square
    status: RightStatus
    reason: Sentence
    squares: tuple[Square, ...] = ()


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Castlings of which it is proved that they cannot all be possible.

    No part of `claims` is excluded by itself.
    """

    claims: tuple[Castling, ...]
    reason: Sentence
    squares: tuple[Square, ...] = ()


@dataclass(frozen=True, slots=True)
class RightsPart:
    """One combination of rights that may hold together.

    Attributes:
        castling: the castlings that are possible.
        passing: where a capture in passing is allowed; None for nowhere.
    """

    castling: frozenset[Castling]
    passing: Square | None = None


@dataclass(frozen=True, slots=True)
class Rights:
    """All that was proved of the rights in a diagram.

    Attributes:
        castling: every castling whose king and rook stand at home, in the order KQkq.
        passing: every capture in passing that the men would allow, from the a-file on.
        exclusions: castlings that exclude each other.
        parts: the combinations of rights of which one holds; one where nothing depends on
            anything else.
        complete: whether the search came to its end; else more may be provable.
        judged: whether the position is one of orthodox chess with one king a side; else
            nothing is claimed.
        possible: whether nothing was found that excludes every game to the position.
        nodes: the positions looked at.
    """

    castling: tuple[CastlingRight, ...] = ()
    passing: tuple[PassingRight, ...] = ()
    exclusions: tuple[Exclusion, ...] = ()
    parts: tuple[RightsPart, ...] = ()
    complete: bool = True
    judged: bool = True
    possible: bool = True
    nodes: int = 0

    @property
    def allowed(self) -> frozenset[Castling]:
        """The castlings that are not disproved, exclusive ones among them."""
        return frozenset(e.right for e in self.castling if e.status is not RightStatus.GONE)

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The rights that nothing disproves or proves: they hold, or do not, by convention."""
        if not (self.judged and self.possible):
            return ()
        by_convention = (RightStatus.ALLOWED, RightStatus.POSSIBLE)
        return (
            *(right.right for right in self.castling if right.status in by_convention),
            *(right.square for right in self.passing if right.status in by_convention),
        )

    @property
    def proved_passing(self) -> Square | None:
        """Where a capture in passing is proved to be allowed; None for nowhere."""
        proved = [e.square for e in self.passing if e.status is RightStatus.PROVED]
        return proved[0] if proved else None
