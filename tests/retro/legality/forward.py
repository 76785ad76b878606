# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of all manners, with what has never moved: whatever arises in them is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import chess

HOMES = (*range(16), *range(48, 64))

Choice = Callable[[chess.Board, list[chess.Move]], list[chess.Move]]


def _by_pawns(board: chess.Board, moves: list[chess.Move]) -> list[chess.Move]:
    return [move for move in moves if board.piece_type_at(move.from_square) == chess.PAWN]


def _captures(board: chess.Board, moves: list[chess.Move]) -> list[chess.Move]:
    return [move for move in moves if board.is_capture(move)]


def _promotions(board: chess.Board, moves: list[chess.Move]) -> list[chess.Move]:
    promoting = [move for move in moves if move.promotion]
    pawns = _by_pawns(board, moves)
    return promoting or _captures(board, pawns) or pawns


def _across(board: chess.Board, moves: list[chess.Move]) -> list[chess.Move]:
    """Return captures by pawns, else promotions to lesser men, else quiet moves."""
    lesser = [move for move in moves if move.promotion not in (None, chess.QUEEN)]
    quiet = [move for move in moves if not board.is_capture(move)]
    return _captures(board, _by_pawns(board, moves)) or lesser or quiet


def _checks(board: chess.Board, moves: list[chess.Move]) -> list[chess.Move]:
    return [move for move in moves if board.gives_check(move) or board.is_castling(move)]


_MANNERS: tuple[Choice, ...] = (
    lambda board, moves: moves,
    _captures,
    _by_pawns,
    _promotions,
    lambda board, moves: _captures(board, _by_pawns(board, moves)) or _captures(board, moves),
    lambda board, moves: [m for m in moves if board.piece_type_at(m.from_square) == chess.KNIGHT],
    lambda board, moves: [move for move in moves if not board.is_capture(move)],
    _across,
    _checks,
)


def game(rng: Random) -> Iterator[tuple[chess.Board, frozenset[int]]]:
    """Play a game in one manner, mostly; yield the board after each move and what never moved."""
    board, manner = chess.Board(), rng.choice(_MANNERS)
    still = set(HOMES)
    for _ in range(rng.choice([20, 60, 120, 200, 300])):
        moves = list(board.legal_moves)
        if not moves:
            return
        wanted = manner(board, moves) if rng.random() < 0.85 else moves
        move = rng.choice(wanted or moves)
        still -= _touched(board, move)
        board.push(move)
        yield board, frozenset(still)


@dataclass(frozen=True, slots=True)
class Marched:
    """A position of a game in which hardly any but pawns captured.

    Attributes:
        board: the position.
        still: what never moved.
        paths: the squares of each pawn that is left, from its home on.
        by_pawns: captures by pawns.
        others: captures by other men.
    """

    board: chess.Board
    still: frozenset[int]
    paths: dict[int, tuple[int, ...]]
    by_pawns: int
    others: int


def marched(rng: Random, length: int = 160) -> Iterator[Marched]:
    """Play a game in which men go where pawns take them; yield what follows each move.

    The pawns of a side all capture towards the same wing, so that no fewer captures explain them.
    """
    board, still, by_pawns, others = chess.Board(), set(HOMES), 0, 0
    paths: dict[int, tuple[int, ...]] = {}
    paths |= {home: (home,) for home in (*range(8, 16), *range(48, 56))}
    wings = {chess.WHITE: rng.choice((-1, 1)), chess.BLACK: rng.choice((-1, 1))}
    for _ in range(length):
        legal = list(board.legal_moves)
        taking = [move for move in legal if _takes_towards(board, move, wings[board.turn])]
        quiet = [move for move in legal if not board.is_capture(move)]
        offered = [move for move in quiet if _is_offer(board, move, -wings[not board.turn])]
        any_move = legal if others < 2 and rng.random() < 0.02 else quiet
        wanted = next(
            (each for each in (taking, offered) if each and rng.random() < 0.85), any_move
        )
        if not wanted:
            return
        move = rng.choice(wanted)
        by_pawns += move in taking
        others += board.is_capture(move) and move not in taking
        path: tuple[int, ...] = paths.get(move.from_square, ())
        if path and abs(move.from_square - move.to_square) == 16:
            path = (*path, (move.from_square + move.to_square) // 2)
        touched = _touched(board, move)
        for square in touched:
            paths.pop(square, None)
        if path and not move.promotion:
            paths[move.to_square] = (*path, move.to_square)
        still -= touched
        board.push(move)
        yield Marched(board, frozenset(still), dict(paths), by_pawns, others)


def _takes_towards(board: chess.Board, move: chess.Move, wing: int) -> bool:
    """Return whether a pawn captures towards a wing."""
    is_pawn = board.piece_type_at(move.from_square) == chess.PAWN
    return (
        is_pawn and chess.square_file(move.to_square) - chess.square_file(move.from_square) == wing
    )


def _is_offer(board: chess.Board, move: chess.Move, side: int) -> bool:
    """Return whether a man, no king, goes where a pawn that comes from a side can capture it."""
    ahead = 8 if board.turn else -8
    square, file = move.to_square + ahead, chess.square_file(move.to_square) + side
    if board.piece_type_at(move.from_square) == chess.KING or not (0 <= file < 8):
        return False
    if not 0 <= square < 64:
        return False
    return board.piece_at(square + side) == chess.Piece(chess.PAWN, not board.turn)


def _touched(board: chess.Board, move: chess.Move) -> set[int]:
    touched = {move.from_square, move.to_square}
    if board.is_castling(move):
        home = chess.square_rank(move.from_square) * 8
        touched.add(home + (0 if chess.square_file(move.to_square) == 2 else 7))
    if board.is_en_passant(move):
        touched.add(move.to_square + (-8 if board.turn else 8))
    return touched
