# SPDX-License-Identifier: GPL-3.0-or-later
"""The position: men on squares, the side to move, castling rights, the e.p. square.

A position is a value: immutable, hashable, equal by content. It may hold anything that a
composer puts on the board; `composer.problem.defects` says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.problem.men import HALF_NEUTRAL, SPECIAL, Colour, Kind, Man
from composer.problem.squares import SQUARES, Square, parse_square, rank_of, square_at
from composer.rules.state import NO_STATE, BookState

Board = tuple[Man | None, ...]


class Castling(Enum):
    """One castling right; its value is its FEN letter.

    Attributes:
        colour: the side that castles.
        is_short: whether it is castling on the king's side.
        king_square: where the king must stand: e1 or e8.
        rook_square: where the rook must stand.
    """

    WHITE_SHORT = "K"
    WHITE_LONG = "Q"
    BLACK_SHORT = "k"
    BLACK_LONG = "q"

    def __init__(self, letter: str) -> None:
        self.colour: Final = Colour.WHITE if letter.isupper() else Colour.BLACK
        self.is_short: Final = letter in "Kk"
        self.king_square: Final = parse_square("e1" if letter.isupper() else "e8")
        self.rook_square: Final = square_at(7 if self.is_short else 0, rank_of(self.king_square))


Rights = frozenset[Castling]
_ALL_MEN: Final = 32
_FERS_AT_HOME: Final = frozenset((3, 59))  # d1 and d8
NO_CASTLING: Final[Rights] = frozenset()

PARTNERS: Final = (Kind.ROOK, Kind.of("triton"))
"""The kinds of men with whom a king may castle by some rules: one of them by each."""


def _own(colour: Colour, *kinds: Kind) -> frozenset[Man | None]:
    qualities = (
        *((side, ()) for side in (colour, Colour.NEUTRAL)),
        *((side, (each,)) for side in (colour, Colour.NEUTRAL) for each in SPECIAL),
        (Colour.NEUTRAL, (HALF_NEUTRAL,)),
    )
    return frozenset(Man.of(side, kind, special) for side, special in qualities for kind in kinds)


_AT_HOME: Final = tuple(  # a table, for positions are made by the thousand
    (
        right,
        right.king_square,
        _own(right.colour, Kind.KING),
        right.rook_square,
        _own(right.colour, *PARTNERS),
    )
    for right in Castling
)


def possible_castling(board: Board) -> Rights:
    """Return the rights that the convention grants: king and rook stand at home.

    They may be neutral or half-neutral; and a triton may stand for the rook, with whom kings castle
    in Marine chess. Where the rules have another partner than who stands there, the right means
    nothing.
    """
    found = [row[0] for row in _AT_HOME if board[row[1]] in row[2] and board[row[3]] in row[4]]
    return frozenset(found) if found else NO_CASTLING


def fits_en_passant(board: Board, turn: Colour, square: Square) -> bool:
    """Return whether the last move can have been the double step over `square`.

    The pawn stands beyond the square; the square and the pawn's home are empty.
    """
    home_rank, step = (6, -8) if turn is Colour.WHITE else (1, 8)
    if rank_of(square) != home_rank + step // 8:
        return False
    home, target = square - step, square + step
    pawn = Man.of(turn.other, Kind.PAWN)
    return board[target] is pawn and board[square] is None and board[home] is None


@dataclass(frozen=True, slots=True)
class Position:
    """Men on squares, the side to move, castling rights and the e.p. square.

    This constructor supposes nothing: it is given the side to move and the castling rights.
    `Position.of` grants those that the convention of problems does.

    Attributes:
        board: 64 entries from a1 to h8; None is an empty square.
        turn: the side to move.
        castling: the rights in force; always a part of `possible_castling(board)`.
        en_passant: the square passed over by a pawn's double step just made, if declared.
        state: what the book of the game keeps besides: none in orthodox chess.

    Raises:
        ValueError: there are not 64 squares, or rights or e.p. square do not fit the men.
    """

    board: Board
    turn: Colour
    castling: Rights
    en_passant: Square | None = None
    state: BookState = NO_STATE

    def __post_init__(self) -> None:
        if len(self.board) != 64:
            raise ValueError(f"expected 64 squares, got {len(self.board)}")
        if not self.castling <= possible_castling(self.board):
            raise ValueError("castling rights need king and rook at home")
        square = self.en_passant
        if square is not None and not fits_en_passant(self.board, self.turn, square):
            raise ValueError("the e.p. square needs a pawn that has just passed over it")

    @property
    def known_state(self) -> BookState:
        """The marks, with what the men prove in the medieval game.

        While there are thirty-two of them nothing was captured; and where all stand as at first no
        fers has moved.
        """
        men = [(square, man) for square, man in enumerate(self.board) if man is not None]
        if len(men) < _ALL_MEN:
            return self.state
        pawns_at_home = all(
            (man.kind is Kind.PAWN) == (8 <= square < 16 or 48 <= square < 56)
            for square, man in men
        )
        at_first = pawns_at_home and all(square < 16 or square >= 48 for square, _ in men)
        fresh = self.state.fresh | (_FERS_AT_HOME if at_first else frozenset())
        return replace(self.state, intact=True, fresh=fresh)

    @classmethod
    def of(
        cls,
        men: Mapping[Square, Man] | Iterable[tuple[Square, Man]],
        turn: Colour = Colour.WHITE,
        castling: Rights | None = None,
        en_passant: Square | None = None,
    ) -> Position:
        """Build a position from men on squares; castling is by convention unless given.

        Raises:
            ValueError: a square is not of the board, or rights or e.p. square do not fit.
        """
        board: list[Man | None] = [None] * 64
        for square, man in dict(men).items():
            if square not in SQUARES:  # a negative one would count from the end
                raise ValueError(f"expected squares from 0 to 63, got {square}")
            board[square] = man
        rights = possible_castling(tuple(board)) if castling is None else castling
        return cls(tuple(board), turn, rights, en_passant)

    def __getitem__(self, square: Square) -> Man | None:
        """Return the man on a square, or None."""
        return self.board[square]

    def __iter__(self) -> Iterator[tuple[Square, Man]]:
        """Yield (square, man) from a1 to h8."""
        for square, man in enumerate(self.board):
            if man is not None:
                yield square, man

    def __len__(self) -> int:
        """Return the number of men."""
        return 64 - self.board.count(None)

    def __bool__(self) -> bool:
        """Be true even when the board is empty: an empty board is a position."""
        return True

    def squares_of(self, man: Man) -> tuple[Square, ...]:
        """Return the squares on which such men stand, from a1 to h8."""
        found, square = [], -1
        for _ in range(self.board.count(man)):  # faster than to look at each square
            square = self.board.index(man, square + 1)
            found.append(square)
        return tuple(found)

    def count(self, colour: Colour) -> int:
        """Return the number of men of a side."""
        return sum([man is not None and man.colour is colour for man in self.board])

    def material(self) -> str:
        """Return the field's count of men, such as `9+7`: White's, then Black's.

        Neutral men follow, as Popeye counts them: `9+7+2n`.
        """
        neutral = self.count(Colour.NEUTRAL)
        own = f"{self.count(Colour.WHITE)}+{self.count(Colour.BLACK)}"
        return f"{own}+{neutral}n" if neutral else own

    def en_passant_squares(self) -> tuple[Square, ...]:
        """Return every square that could be declared as the e.p. square here."""
        return tuple(s for s in SQUARES if fits_en_passant(self.board, self.turn, s))


EMPTY = Position((None,) * 64, Colour.WHITE, NO_CASTLING)
