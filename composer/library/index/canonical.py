# SPDX-License-Identifier: GPL-3.0-or-later
"""Which positions are the same problem laid differently on the board.

The rule for orthodox play, where the stipulation is compared beside it:

- while a castling right is in force no other placing means the same;
- otherwise a mirror from left to right means the same (an e.p. square is mirrored too);
- with no pawn on the board, all eight rotations and mirrors mean the same.

A shift of the whole position is not requested: the edge of the board matters too often.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.position import Castling, Position
from composer.problem.squares import SQUARES, Symmetry

MEN: Final = ORTHODOX_MEN
"""The order of the boards: white king, queen, rook, bishop, knight, pawn, then black's."""

_PLACE: Final = {man.letter: index for index, man in enumerate(MEN)}


def bitboards(position: Position) -> tuple[int, ...]:
    """Return the twelve bitboards of a position, in the order of `MEN`."""
    return boards_of(letters_of(position))


def letters_of(position: Position) -> Sequence[str]:
    """Return the letters of all squares from a1 to h8, with a dot for an empty one.

    Where a man has more than one they are a tuple, else a string.
    """
    letters = ["." if man is None else man.letter for man in position.board]
    text = "".join(letters)
    return text if len(text) == len(letters) else tuple(letters)


def boards_of(letters: Sequence[str]) -> tuple[int, ...]:
    """Return the twelve bitboards of the letters of a position."""
    boards = [0] * len(MEN)
    for square, letter in enumerate(letters):
        if letter in _PLACE:
            boards[_PLACE[letter]] |= 1 << square
    return tuple([signed(board) for board in boards])


def signed(board: int) -> int:
    """Return an unsigned 64-bit number as the signed one with the same bits."""
    return board - (1 << 64) if board >> 63 else board


_PAWNS: Final = (Man.WHITE_PAWN.letter, Man.BLACK_PAWN.letter)
_TURNABLE: Final = frozenset("KQRBNkqrbn.")  # of fairy men no turn is taken to mean the same

# Each symmetry takes every target square's letter from the square that comes to lie there;
# as the eight symmetries hold each other's inverses, the order of applying does not matter.
_LAYINGS: Final = {
    symmetry: itemgetter(*(symmetry.apply(square) for square in SQUARES)) for symmetry in Symmetry
}


def canonical_form(position: Position, letters: Sequence[str] = "") -> str:
    """Return a text that is equal for all positions that mean the same.

    Args:
        letters: those of the position (see `letters_of`), if they are known already.
    """
    letters = letters or letters_of(position)
    rights = ""
    if position.castling:
        rights = "".join(right.value for right in Castling if right in position.castling)
    forms = [_form(letters, position.en_passant)]
    if not rights:
        forms += [
            _form(_LAYINGS[symmetry](letters), _laid(position.en_passant, symmetry))
            for symmetry in _meaning_the_same(letters)
        ]
    return f"{min(forms)} {position.turn.value} {rights or '-'}"


def canonical_hash(position: Position, letters: Sequence[str] = "") -> int:
    """Return the canonical form as a signed 64-bit number; it stays the same for ever."""
    form = canonical_form(position, letters).encode("ascii")
    digest = hashlib.blake2b(form, digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def _meaning_the_same(letters: Sequence[str]) -> tuple[Symmetry, ...]:
    if any(pawn in letters for pawn in _PAWNS) or not _TURNABLE.issuperset(letters):
        return (Symmetry.MIRROR_FILES,)
    return tuple(Symmetry)


def _laid(square: int | None, symmetry: Symmetry) -> int | None:
    return None if square is None else symmetry.apply(square)


def _form(letters: Sequence[str], en_passant: int | None) -> str:
    text = ("" if max(map(len, letters)) == 1 else " ").join(letters)
    return f"{text} {'-' if en_passant is None else en_passant}"
