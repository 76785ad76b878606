# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits of a position: each takes a position and returns a new one.

A castling right that an edit makes possible is granted, by the convention of problems; one
that was switched off by hand stays off while king and rook stay (and, when the colours are
swapped, with the men that take their part). The e.p. square goes with the men where the
whole position is moved, and is kept only while it still fits. The marks of old games go with
their men, whoever moves them; of a man taken off or replaced by another who comes they are
gone, and one who becomes another where he stands keeps those that he can have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.problem.position import (
    EMPTY,
    Board,
    Castling,
    Position,
    Rights,
    fits_en_passant,
    possible_castling,
)
from composer.problem.squares import (
    SQUARES,
    Square,
    Symmetry,
    file_of,
    on_board,
    rank_of,
    square_at,
)
from composer.rules.state import BookState

_NOBODY_WENT: Final[Mapping[Square, Square]] = MappingProxyType({})
_LEAPERS: Final = frozenset({"fers", "queen"})  # a queen of a medieval diagram is its fers
_BACK_RANK = (
    Kind.ROOK,
    Kind.KNIGHT,
    Kind.BISHOP,
    Kind.QUEEN,
    Kind.KING,
    Kind.BISHOP,
    Kind.KNIGHT,
    Kind.ROOK,
)


def put(position: Position, square: Square, man: Man) -> Position:
    """Put a man on a square, replacing what stands there."""
    return set_squares(position, {square: man})


def remove(position: Position, square: Square) -> Position:
    """Take the man off a square; an empty square stays empty."""
    return set_squares(position, {square: None})


def move(position: Position, origin: Square, target: Square) -> Position:
    """Move a man, replacing what stands on the target; the rules of play do not matter.

    From an empty square nothing moves, and the target keeps its man.
    """
    if origin == target or position[origin] is None:
        return position
    changes = {origin: None, target: position[origin]}
    return set_squares(position, changes, {origin: target})


def copy(position: Position, origin: Square, target: Square) -> Position:
    """Put a second man like the one on `origin` on the target; an empty square changes nothing."""
    if position[origin] is None:
        return position
    return set_squares(position, {target: position[origin]}, {origin: target})


def exchange(position: Position, a: Square, b: Square) -> Position:
    """Let two squares exchange what stands on them."""
    return set_squares(position, {a: position[b], b: position[a]}, {a: b, b: a})


def set_squares(
    position: Position,
    changes: Mapping[Square, Man | None],
    went: Mapping[Square, Square] = _NOBODY_WENT,
) -> Position:
    """Let each of these squares hold a man, or none; all at once, as one edit.

    Args:
        position: what is edited.
        changes: what stands on these squares afterwards.
        went: where men came from (or were copied from), and to which square: their marks go along.
    """
    board = list(position.board)
    for square, man in changes.items():
        board[square] = man
    men = tuple(board)
    state = _marks_after(position, men, went) if position.state else position.state
    return _settled(position, men, position.en_passant, state)


def set_state(position: Position, state: BookState) -> Position:
    """Give the men other marks."""
    return replace(position, state=state)


def may_be_fresh(man: Man | None) -> bool:
    """Return whether a man can have the mark of one who may still leap: a fers, or her queen."""
    return man is not None and man.kind.id in _LEAPERS


def clear(position: Position) -> Position:
    """Take all men off the board; the side to move stays."""
    return replace(EMPTY, turn=position.turn)


def game_array() -> Position:
    """Return the position from which a game begins: White to move, all castling allowed."""
    men: dict[Square, Man] = {}
    for file, kind in enumerate(_BACK_RANK):
        men[square_at(file, 0)] = Man.of(Colour.WHITE, kind)
        men[square_at(file, 1)] = Man.WHITE_PAWN
        men[square_at(file, 6)] = Man.BLACK_PAWN
        men[square_at(file, 7)] = Man.of(Colour.BLACK, kind)
    return Position.of(men)


def shift(position: Position, files: int, ranks: int) -> Position:
    """Shift all men by files (right is positive) and ranks (up is positive).

    Raises:
        ValueError: a man would leave the board.
    """
    board: list[Man | None] = [None] * 64
    for square, man in position:
        file, rank = file_of(square) + files, rank_of(square) + ranks
        if not on_board(file, rank):
            raise ValueError("a man would leave the board")
        board[square_at(file, rank)] = man
    passed = position.en_passant
    if passed is not None:  # its pawn is still on the board, so it is too, or no longer fits
        file, rank = file_of(passed) + files, rank_of(passed) + ranks
        passed = square_at(file, rank) if on_board(file, rank) else None
    kept = {
        square for square in SQUARES if on_board(file_of(square) + files, rank_of(square) + ranks)
    }
    state = position.state.placed(
        lambda square: square + files + 8 * ranks if square in kept else None
    )
    return _settled(position, tuple(board), passed, state)


def transform(position: Position, symmetry: Symmetry) -> Position:
    """Rotate or mirror the whole position."""
    passed = None if position.en_passant is None else symmetry.apply(position.en_passant)
    state = position.state.placed(symmetry.apply)
    return _settled(position, _mapped(position.board, symmetry.apply), passed, state)


def swap_colours(position: Position) -> Position:
    """Recolour every man and mirror the ranks, so that pawns walk the right way.

    The side to move stays: in a direct problem the new White attacks. An e.p. square is
    given up, for the side that could capture no longer has the move.
    """
    recoloured = tuple(None if man is None else man.recoloured() for man in position.board)
    board = _mapped(recoloured, Symmetry.MIRROR_RANKS.apply)
    rights = frozenset(Castling(right.value.swapcase()) for right in position.castling)
    state = position.state.placed(Symmetry.MIRROR_RANKS.apply)
    return Position(board, position.turn, rights, None, state)


def set_turn(position: Position, turn: Colour) -> Position:
    """Give the move to a side; an e.p. square is given up."""
    if turn is position.turn:
        return position
    return replace(position, turn=turn, en_passant=None)


def set_castling(position: Position, right: Castling, allowed: bool) -> Position:
    """Allow or forbid one castling; what the men do not permit stays off."""
    rights = position.castling | {right} if allowed else position.castling - {right}
    return replace(position, castling=rights & possible_castling(position.board))


def set_en_passant(position: Position, square: Square | None) -> Position:
    """Declare the square that a pawn has just passed over, or none.

    Raises:
        ValueError: no pawn can just have passed over the square.
    """
    return replace(position, en_passant=square)


def _mapped(board: Board, place: Callable[[Square], Square]) -> Board:
    result: list[Man | None] = [None] * 64
    for square in SQUARES:
        result[place(square)] = board[square]
    return tuple(result)


def _settled(before: Position, board: Board, passed: Square | None, state: BookState) -> Position:
    """Return the position with another board: rights by convention, e.p. if it fits."""
    if board == before.board and passed == before.en_passant and state == before.state:
        return before
    if passed is not None and not fits_en_passant(board, before.turn, passed):
        passed = None
    return Position(board, before.turn, _rights(before, board), passed, state)


def _marks_after(before: Position, board: Board, went: Mapping[Square, Square]) -> BookState:
    """Return the marks once men went; one on an empty square stays until a man comes there."""
    arrived = set(went.values())

    def follow(marked: frozenset[Square], leaps: bool = False) -> frozenset[Square]:
        came = {target for origin, target in went.items() if origin in marked}
        stayed = {square for square in marked if square not in arrived}
        return frozenset(
            square
            for square in came | stayed
            if (square in stayed and board[square] is before.board[square])
            or (board[square] is not None and (not leaps or may_be_fresh(board[square])))
        )

    state = before.state
    return replace(
        state,
        fresh=follow(state.fresh, leaps=True),
        immune=follow(state.immune),
        immovable=follow(state.immovable),
    )


def _rights(before: Position, board: Board) -> Rights:
    switched_off = possible_castling(before.board) - before.castling
    return possible_castling(board) - switched_off
