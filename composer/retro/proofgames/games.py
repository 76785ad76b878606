# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of proof games, and what is found, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.problem.fen import parse_fen
from composer.problem.move import Move
from composer.problem.position import NO_CASTLING, Rights
from composer.problem.squares import Square
from composer.said.sentence import Sentence
from composer.searched import Finished, Searched

ARRAY: Final = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
"""Where games begin."""

MOST_HALFMOVES: Final = 200
"""The longest games that can be asked for."""

MOST_GAMES: Final = 1_000_000
"""How many games can be kept."""

RawMove = tuple[int, int, int]
RawGame = tuple[RawMove, ...]
"""A game as origin, target and the kind promoted to (0 for none) of each move."""

Game = tuple[Move, ...]
"""A game from its first move to the diagram."""


class NotSearched(ValueError):  # noqa: N818 - it says what is the case
    """A diagram or a start of which no proof games can be asked; its sentence says why."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What must be true at the end besides the men on their squares.

    Attributes:
        castling: rights that must be left; others are free.
        en_passant: the square that the last move must have passed over, by a double step; None
            where it is free.
    """

    castling: Rights = NO_CASTLING
    en_passant: Square | None = None


@dataclass(frozen=True, slots=True)
class AtLeast:
    """How long a game to a diagram is at least, proved without a search.

    Attributes:
        halfmoves: no game is shorter; None if there is no game at all.
        reason: why, in words.
        squares: where the reason is to be seen.
    """

    halfmoves: int | None
    reason: Sentence
    squares: tuple[Square, ...] = ()

    def allows(self, halfmoves: int) -> bool:
        """Return whether a game of so many half-moves is not excluded."""
        return self.halfmoves is not None and self.halfmoves <= halfmoves


@dataclass(frozen=True, slots=True)
class Games:
    """The games of one length that lead to a diagram.

    Attributes:
        halfmoves: their length: 15 for `PG 7.5`.
        games: as many of them as were to be kept.
        count: how many there are, kept or not.
    """

    halfmoves: int
    games: tuple[Game, ...] = ()
    count: int = 0


@dataclass(frozen=True, slots=True)
class ProofGames:
    """The games that lead to a diagram.

    Attributes:
        halfmoves: the length asked for: 15 for `PG 7.5`.
        bound: what is known of the length without a search.
        full: the games of that length.
        shorter: those two, four, six ... half-moves shorter, which Popeye's `dia` lists too; the
            longest first, and only lengths that were looked at. Each length has a limit of its
            own.
        nodes: positions looked at.
    """

    halfmoves: int
    bound: AtLeast
    full: Searched[Games]
    shorter: tuple[Searched[Games], ...] = ()
    nodes: int = 0

    @property
    def games(self) -> tuple[Game, ...]:
        """The games of the length asked for that were kept."""
        return self.full.known.games

    @property
    def count(self) -> int:
        """How many games of that length were found."""
        return self.full.known.count

    @property
    def complete(self) -> bool:
        """Whether every length was searched to its end."""
        return all(isinstance(length, Finished) for length in (self.full, *self.shorter))
