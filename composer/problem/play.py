# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing a known move on a position, to show a line of a solution on the board."""

from __future__ import annotations

from collections.abc import Iterable

from composer.problem.men import Kind, Man
from composer.problem.move import Move
from composer.problem.position import Position, possible_castling
from composer.problem.squares import file_of, rank_of, square_at


def play(position: Position, move: Move) -> Position:
    """Return the position after a move that is legal there.

    The side to move is taken from the man that moves, so that set play, in which the other
    side begins, can be shown from the diagram.
    """
    board = list(position.board)
    colour = move.man.colour
    board[move.origin] = None
    if move.en_passant:
        board[square_at(file_of(move.target), rank_of(move.origin))] = None
    kind = move.promotion
    board[move.target] = move.man if kind is None else Man.of(colour, kind)
    if move.is_castling:
        rank, short = rank_of(move.target), file_of(move.target) == 6
        board[square_at(7 if short else 0, rank)] = None
        board[square_at(5 if short else 3, rank)] = Man.of(colour, Kind.ROOK)
    placed = tuple(board)
    passed = None
    if move.man.kind is Kind.PAWN and abs(move.target - move.origin) == 16:
        passed = (move.target + move.origin) // 2
    touched = {move.origin, move.target}
    rights = frozenset(
        right
        for right in position.castling & possible_castling(placed)
        if right.king_square not in touched and right.rook_square not in touched
    )
    return Position(placed, colour.other, rights, passed)


def play_line(position: Position, moves: Iterable[Move]) -> tuple[Position, ...]:
    """Return the positions of a line, the diagram first."""
    reached = [position]
    for move in moves:
        reached.append(play(reached[-1], move))
    return tuple(reached)
