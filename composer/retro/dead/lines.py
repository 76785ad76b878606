# SPDX-License-Identifier: GPL-3.0-or-later
"""What a hunt for a mate brings home, and its line replayed by plain rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import chess

from composer.problem.men import Colour
from composer.problem.position import Position
from composer.retro.dead.prospects import Ground


def board_of(position: Position) -> chess.Board:
    """Return a board of python-chess for an orthodox position."""
    board = chess.Board(None)
    for square, man in position:
        board.set_piece_at(square, chess.Piece.from_symbol(man.letter))
    board.turn = position.turn is Colour.WHITE
    for right in position.castling:
        board.castling_rights |= chess.BB_SQUARES[right.rook_square]
    board.ep_square = position.en_passant
    return board


def replayed(position: Position, line: Iterable[str]) -> chess.Board:
    """Return the board after a line, each move of which must be legal.

    Raises:
        ValueError: a move is not legal.
    """
    board = board_of(position)
    for move in line:
        board.push(board.parse_uci(move))
    return board


def line_text(position: Position, line: Iterable[str]) -> str:
    """Return a line as `1.f3 e5 2.g4 Qh4#`, in English letters.

    Raises:
        ValueError: a move is not legal.
    """
    board = board_of(position)
    words = []
    for number, uci in enumerate(line):
        move = board.parse_uci(uci)
        if board.turn == chess.WHITE:
            words.append(f"{board.fullmove_number}.{board.san(move)}")
        else:
            words.append(f"{board.fullmove_number}..." * (number == 0) + board.san(move))
        board.push(move)
    return " ".join(words)


class Hunted(NamedTuple):
    """The result of a hunt.

    Attributes:
        answer: `yes`, `no` or `unknown`.
        reason: a key of `GROUNDS`.
        line: the moves to mate.
        positions: how many were kept.
    """

    answer: str
    reason: str
    line: tuple[str, ...]
    positions: int


GROUNDS: Final = {
    "bare king": Ground.BARE_KING,
    "lone knight": Ground.LONE_KNIGHT,
    "bishops of one colour": Ground.BISHOPS,
    "walls": Ground.WALLS,
    "search": Ground.SEARCHED,
    "line": Ground.LINE,
    "mate": Ground.MATE,
    "over": Ground.OVER,
    "budget": Ground.BUDGET,
}
