# SPDX-License-Identifier: GPL-3.0-or-later
"""The men of orthodox chess: a colour and a kind, written as in Forsyth notation."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final

from composer.said.sentence import said


class Colour(Enum):
    """A side of the game."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Colour:
        """The opposing side."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Kind(IntEnum):
    """A kind of man, numbered as python-chess numbers its piece types."""

    PAWN = 1
    KNIGHT = 2
    BISHOP = 3
    ROOK = 4
    QUEEN = 5
    KING = 6

    @property
    def letter(self) -> str:
        """The English capital letter; the knight is N, as in FEN and UCI."""
        return " PNBRQK"[self]


PROMOTIONS: Final = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)


class Man(Enum):
    """A man: one of the twelve pairs of colour and kind. Its value is its FEN letter."""

    WHITE_KING = "K"
    WHITE_QUEEN = "Q"
    WHITE_ROOK = "R"
    WHITE_BISHOP = "B"
    WHITE_KNIGHT = "N"
    WHITE_PAWN = "P"
    BLACK_KING = "k"
    BLACK_QUEEN = "q"
    BLACK_ROOK = "r"
    BLACK_BISHOP = "b"
    BLACK_KNIGHT = "n"
    BLACK_PAWN = "p"

    colour: Colour
    kind: Kind

    def __init__(self, letter: str) -> None:
        self.colour = Colour.WHITE if letter.isupper() else Colour.BLACK
        self.kind = Kind(" PNBRQK".index(letter.upper()))

    @property
    def letter(self) -> str:
        """The FEN letter, capital for White."""
        return str(self._value_)  # `value` is slower, and collections are large

    @classmethod
    def of(cls, colour: Colour, kind: Kind) -> Man:
        """Return the man of a colour and kind."""
        return _MEN[colour is Colour.WHITE][kind - 1]

    @classmethod
    def from_letter(cls, letter: str) -> Man:
        """Return the man of a FEN letter; S and s are read as knights too.

        Raises:
            ValueError: the letter names no man of orthodox chess.
        """
        knight = {"S": "N", "s": "n"}.get(letter, letter)
        try:
            return cls(knight)
        except ValueError:
            raise ValueError(
                said("expected one of KQRBNP or kqrbnp, got {letter}", letter=repr(letter))
            ) from None

    def next_kind(self, steps: int = 1) -> Man:
        """Return the man of the same colour some kinds on in K Q R B N P, and round again."""
        return Man.of(self.colour, Kind((self.kind - 1 - steps) % len(Kind) + 1))

    def recoloured(self) -> Man:
        """Return the man of the same kind and the other colour."""
        return Man.of(self.colour.other, self.kind)


_MEN: Final = tuple(
    tuple(Man(kind.letter if is_white else kind.letter.lower()) for kind in Kind)
    for is_white in (False, True)
)
"""Black's and White's men by kind: found so faster than by letter."""
