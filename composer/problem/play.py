# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing a known move on a position, to show a line of a solution on the board."""

from __future__ import annotations

from collections.abc import Iterable

from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.position import Position


def play(position: Position, move: Move) -> Position:
    """Return the position after a move that is legal there.

    The side to move is taken from the man that moves, so that set play, in which the other
    side begins, can be shown from the diagram.
    """
    board = list(position.board)
    for square, man in move.changes:
        board[square] = man
    rights = frozenset(
        right
        for right in position.castling
        if not move.alters(right.king_square) and not move.alters(right.rook_square)
    )
    mover = move.man.colour
    turn = position.turn.other if mover is Colour.NEUTRAL else mover.other
    state = position.state.after(move.origin, move.target, move.capture is not None)
    return Position(tuple(board), turn, rights, move.passed, state)


def play_line(position: Position, moves: Iterable[Move]) -> tuple[Position, ...]:
    """Return the positions of a line, the diagram first."""
    reached = [position]
    for move in moves:
        reached.append(play(reached[-1], move))
    return tuple(reached)
