# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of an analysis: bitboards that are cheap to change, for asking "what if".

*White* is the side that is to mate here, whatever its colour in the diagram, and *Black*
the side that defends: so the rules of themes read as they are written in books. A bitboard
is an int with bit `s` set for square `s`. Castling and e.p. live in the solution; here a
board only says who stands where and who attacks what.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from composer.geometry import bitboards
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square

Bits = bitboards.Bits
"""A set of squares."""

LINERS: Final = (Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
"""The kinds of men who move along lines."""

KING_STEPS: Final = bitboards.KING
_KNIGHT: Final = bitboards.KNIGHT
_WHITE_PAWN: Final = bitboards.PAWN_UP
_BLACK_PAWN: Final = bitboards.PAWN_DOWN
_RANKS: Final = bitboards.RANKS
_FILES: Final = bitboards.FILES
_DIAGONALS: Final = bitboards.DIAGONALS
_RANK_MASKS: Final = tuple(reach.mask for reach in _RANKS)
_FILE_MASKS: Final = tuple(reach.mask for reach in _FILES)
_DIAGONAL_MASKS: Final = tuple(reach.mask for reach in _DIAGONALS)
_BETWEEN: Final = bitboards.BETWEEN
_LINES: Final = bitboards.LINES
_SECOND: Final = bitboards.RANK_2
_SEVENTH: Final = bitboards.RANK_7
_ALL: Final = bitboards.ALL


def squares_in(bits: Bits) -> Iterator[Square]:
    """Yield the squares of a bitboard, from a1 to h8."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def lowest(bits: Bits) -> Square:
    """Return the first square of a bitboard that is not empty."""
    return (bits & -bits).bit_length() - 1


def lone(bits: Bits) -> Square | None:
    """Return the square of a bitboard that holds exactly one, else None."""
    return bits.bit_length() - 1 if bits and bits & (bits - 1) == 0 else None


def between(a: Square, b: Square) -> Bits:
    """Return the squares between two squares of one line; nothing if they share none."""
    return _BETWEEN[a][b]


def line_through(a: Square, b: Square) -> Bits:
    """Return the whole line, edge to edge, that two squares share; nothing if none."""
    return _LINES[a][b]


def straight(square: Square, occupied: Bits) -> Bits:
    """Return what a rook on a square attacks."""
    return (
        _RANKS[square][_RANK_MASKS[square] & occupied]
        | _FILES[square][_FILE_MASKS[square] & occupied]
    )


def diagonal(square: Square, occupied: Bits) -> Bits:
    """Return what a bishop on a square attacks."""
    return _DIAGONALS[square][_DIAGONAL_MASKS[square] & occupied]


class Board(NamedTuple):
    """Who stands where; a value, equal by content.

    Attributes:
        pawns: the pawns of both sides; likewise the other kinds.
        knights: see pawns.
        bishops: see pawns.
        rooks: see pawns.
        queens: see pawns.
        kings: see pawns.
        white: the men of the side that is to mate. A square may be White's or Black's
            without a kind: a man that only stands there.
        black: the men of the side that defends.
        upward: whether White's pawns move up the board.
    """

    pawns: Bits
    knights: Bits
    bishops: Bits
    rooks: Bits
    queens: Bits
    kings: Bits
    white: Bits
    black: Bits
    upward: bool

    @property
    def occupied(self) -> Bits:
        """All squares with a man on them."""
        return self.white | self.black

    @property
    def liners(self) -> Bits:
        """The bishops, rooks and queens of both sides."""
        return self.bishops | self.rooks | self.queens

    @property
    def without_king(self) -> Bits:
        """All occupied squares but that of the king to be mated: lines run through him."""
        return (self.white | self.black) & ~(self.kings & self.black)

    @property
    def king(self) -> Square:
        """Where the king stands that is to be mated."""
        return (self.kings & self.black).bit_length() - 1

    @property
    def white_king(self) -> Square:
        """Where White's king stands."""
        return (self.kings & self.white).bit_length() - 1

    def kind(self, square: Square) -> int:
        """Return the kind of man on a square as a number of `Kind`; 0 if there is none."""
        bit = 1 << square
        for number, bits in enumerate(self[:6], start=1):
            if bits & bit:
                return number
        return 0

    def attacks(self, square: Square, occupied: Bits | None = None) -> Bits:
        """Return the squares that the man on a square attacks or protects."""
        bit = 1 << square
        everyone = self.white | self.black if occupied is None else occupied
        if self.knights & bit:
            return _KNIGHT[square]
        if self.pawns & bit:
            rising = bool(self.white & bit) is self.upward
            return _WHITE_PAWN[square] if rising else _BLACK_PAWN[square]
        if self.kings & bit:
            return KING_STEPS[square]
        found = 0
        if (self.bishops | self.queens) & bit:
            found = diagonal(square, everyone)
        if (self.rooks | self.queens) & bit:
            found |= straight(square, everyone)
        return found

    def attackers(self, square: Square, of: Bits, occupied: Bits | None = None) -> Bits:
        """Return the men among `of` (men of one side) that attack a square.

        Args:
            square: the square attacked.
            of: the men asked about, all of one side.
            occupied: the squares to take as occupied, instead of those that are.
        """
        everyone = self.white | self.black if occupied is None else occupied
        rising = bool(of & self.white) is self.upward
        pawns = _BLACK_PAWN[square] if rising else _WHITE_PAWN[square]
        found = (
            (_KNIGHT[square] & self.knights)
            | (KING_STEPS[square] & self.kings)
            | (pawns & self.pawns)
        )
        queens = self.queens
        rooks = (self.rooks | queens) & of
        if rooks:
            found |= straight(square, everyone) & rooks
        bishops = (self.bishops | queens) & of
        if bishops:
            found |= diagonal(square, everyone) & bishops
        return found & of & everyone

    def without(self, squares: Bits) -> Board:
        """Return the board with these squares emptied."""
        keep = _ALL ^ squares
        pawns, knights, bishops, rooks, queens, kings, white, black, upward = self
        return Board(
            pawns & keep,
            knights & keep,
            bishops & keep,
            rooks & keep,
            queens & keep,
            kings & keep,
            white & keep,
            black & keep,
            upward,
        )

    def blocked(self, square: Square) -> Board:
        """Return the board with a black man without powers on an empty square."""
        return self._replace(black=self.black | 1 << square)

    def put(self, square: Square, kind: int, white: bool) -> Board:
        """Return the board with a man on a square, in the place of any that stood there."""
        return self.changed(1 << square, square, kind, white)

    def shifted(self, origin: Square, target: Square, kind: int = 0) -> Board:
        """Return the board with the man of one square on another, changed to `kind` if given."""
        white = bool(self.white >> origin & 1)
        emptied = 1 << origin | 1 << target
        return self.changed(emptied, target, kind or self.kind(origin), white)

    def changed(self, emptied: Bits, square: Square, kind: int, white: bool) -> Board:
        """Return the board with some squares emptied and then a man put on one."""
        keep, bit = _ALL ^ emptied, 1 << square
        pawns, knights, bishops, rooks, queens, kings, whites, blacks, upward = self
        return Board(
            pawns & keep | (bit if kind == 1 else 0),
            knights & keep | (bit if kind == 2 else 0),
            bishops & keep | (bit if kind == 3 else 0),
            rooks & keep | (bit if kind == 4 else 0),
            queens & keep | (bit if kind == 5 else 0),
            kings & keep | (bit if kind == 6 else 0),
            whites & keep | (bit if white else 0),
            blacks & keep | (0 if white else bit),
            upward,
        )

    def after(self, move: Move) -> Board:
        """Return the board after a move, e.p. captures and castling included."""
        emptied = 0
        for square, _ in move.changes:
            emptied |= 1 << square
        board = self.without(emptied)
        for square, man in move.changes:
            if man is not None:
                board = board.put(square, man.kind, (man.colour is Colour.WHITE) is self.upward)
        return board

    def exchanged(self) -> Board:
        """Return the board with the sides exchanged: White's king is the one to be mated."""
        return self._replace(white=self.black, black=self.white, upward=not self.upward)

    def checkers(self) -> Bits:
        """Return White's men that check the black king."""
        return self.attackers(self.king, self.white)

    def field(self) -> Bits:
        """Return the squares beside the black king."""
        return KING_STEPS[self.king]

    def guarded(self, square: Square) -> Bits:
        """Return White's men that attack a square, also through the black king."""
        return self.attackers(square, self.white, self.without_king)

    def may_flee(self, square: Square) -> bool:
        """Return whether the black king could step to a square beside it."""
        bit = 1 << square
        if self.black & bit or not KING_STEPS[self.king] & bit:
            return False
        return not self.attackers(square, self.white & ~bit, self.without_king)

    def flights(self) -> Bits:
        """Return the squares that the black king could step to, captures included."""
        found = 0
        for square in squares_in(KING_STEPS[self.king] & ~self.black):
            if self.may_flee(square):
                found |= 1 << square
        return found

    def pins(self, white: bool = False) -> tuple[tuple[Square, Square], ...]:
        """Return (pinned man, pinning man) for each man pinned to its king.

        Args:
            white: whether White's men are asked about, not Black's.
        """
        own, other = (self.white, self.black) if white else (self.black, self.white)
        crown = self.kings & own
        if not crown:
            return ()
        king = crown.bit_length() - 1
        straights = straight(king, 0) & (self.rooks | self.queens)
        pinners = (straights | diagonal(king, 0) & (self.bishops | self.queens)) & other
        found = []
        occupied = self.white | self.black
        for pinner in squares_in(pinners):
            row = _BETWEEN[king][pinner] & occupied
            if row and row & (row - 1) == 0 and row & own:
                found.append((row.bit_length() - 1, pinner))
        return tuple(found)

    def pinned(self, white: bool = False) -> Bits:
        """Return the men pinned to their king."""
        found = 0
        for man, _ in self.pins(white):
            found |= 1 << man
        return found

    def needed_pins(self) -> tuple[tuple[Square, Square], ...]:
        """Return the pins without which a check of the black king would be parried; see `pins`."""
        targets = self.parrying_squares()
        pins = self.pins() if targets else ()
        return tuple(pin for pin in pins if self.steps(pin[0]) & targets)

    def opener(self, move: Move) -> Square | None:
        """Return White's man behind who checks along the line that a move of White's opened."""
        for rear in squares_in(self.checkers() & ~(1 << move.target)):
            if _BETWEEN[rear][self.king] >> move.origin & 1:
                return rear
        return None

    def parrying_squares(self) -> Bits:
        """Return where a black man other than the king ends a check: capture or interposition."""
        checkers = self.checkers()
        if not checkers or checkers & (checkers - 1):
            return 0
        checker = checkers.bit_length() - 1
        return checkers | _BETWEEN[self.king][checker]

    def steps(self, square: Square) -> Bits:
        """Return where a man could move if only his own men and his powers held him."""
        bit = 1 << square
        occupied = self.white | self.black
        own = self.white if self.white & bit else self.black
        if not self.pawns & bit:
            return self.attacks(square, occupied) & ~own
        found = self.attacks(square) & occupied & ~own
        rising = bool(self.white & bit) is self.upward
        once = (bit << 8 if rising else bit >> 8) & _ALL & ~occupied
        found |= once
        if once and bit & (_SECOND if rising else _SEVENTH):
            found |= (once << 8 if rising else once >> 8) & ~occupied
        return found

    def would_mate(self, move: Move) -> bool:
        """Return whether a move of White's would be possible here and mate."""
        return self.is_possible(move) and self.after(move).is_mate()

    def is_possible(self, move: Move) -> bool:
        """Return whether a move of White's that was legal elsewhere is legal here (e.p. apart)."""
        origin, target = move.origin, move.target
        if not self.white >> origin & 1 or self.kind(origin) != move.man.kind:
            return False
        if move.castling is not None:
            return self._may_castle(move, move.castling.rook_square)
        if not self.steps(origin) >> target & 1:
            return False
        return not self.after(move).white_attacked()

    def _may_castle(self, move: Move, corner: Square) -> bool:
        way = _BETWEEN[move.origin][corner]
        if way & self.occupied or not self.rooks & self.white & 1 << corner:
            return False
        passed = 1 << move.origin | 1 << move.target | _BETWEEN[move.origin][move.target]
        return not any(self.attackers(square, self.black) for square in squares_in(passed))

    def white_attacked(self) -> bool:
        """Return whether White's king is in check; never where he has none."""
        return bool(self.kings & self.white and self.attackers(self.white_king, self.black))

    def parried_by(self, men: Bits) -> Bits:
        """Return those of some black men (not the king) that have a legal parry to a check.

        A pinned man never has one: his line is not the checker's.
        """
        targets = self.parrying_squares()
        men &= self.black & ~self.kings
        found = 0
        if targets and men:
            for square in squares_in(men & ~self.pinned()):
                if self.steps(square) & targets:
                    found |= 1 << square
        return found

    def is_mate(self) -> bool:
        """Return whether the black king is in check and nothing helps (e.p. apart)."""
        return bool(self.checkers()) and not self.flights() and not self.parried_by(self.black)

    def is_stalemate(self) -> bool:
        """Return whether Black is not in check and none of his men can move (e.p. apart)."""
        if self.checkers() or self.flights():
            return False
        king, pinners = self.king, dict(self.pins())
        for man in squares_in(self.black & ~self.kings):
            steps = self.steps(man)
            if man in pinners:
                steps &= _BETWEEN[king][pinners[man]] | 1 << pinners[man]
            if steps:
                return False
        return True


def board_of(position: Position) -> Board:
    """Return the board of a position; White is the side to move.

    Fairy men stand on it without powers: what rests on where men go is no matter of theirs here.
    """
    kinds = [0] * 7
    sides = {Colour.WHITE: 0, Colour.BLACK: 0, Colour.NEUTRAL: 0}
    for square, man in position:
        if man.kind.is_orthodox:
            kinds[man.kind] |= 1 << square
        sides[man.colour] |= 1 << square
    turn = position.turn
    _, pawns, knights, bishops, rooks, queens, kings = kinds
    white, black = sides[turn], sides[turn.other]
    upward = turn is Colour.WHITE
    return Board(pawns, knights, bishops, rooks, queens, kings, white, black, upward)


def mating_board(final: Position) -> Board:
    """Return the board of a final position, in which White is the side that has moved."""
    return board_of(replace(final, turn=final.turn.other, en_passant=None))


def man_at(board: Board, square: Square) -> Man | None:
    """Return the man on a square in its colour of the diagram, or None."""
    kind = board.kind(square)
    if not kind:
        return None
    white = bool(board.white >> square & 1) is board.upward
    return Man.of(Colour.WHITE if white else Colour.BLACK, Kind(kind))
