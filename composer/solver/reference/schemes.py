# SPDX-License-Identifier: GPL-3.0-or-later
"""The plain board on which a scheme is worked: python-chess, and all moves tried."""

from __future__ import annotations

import chess

from composer.problem.men import Colour
from composer.problem.position import Position

RawTable = tuple[bool, tuple[int, ...], tuple[tuple[int, tuple[int, ...]], ...]]


class PlainSchemeBoard:
    """A position of orthodox men, White's king perhaps missing, and what is played on it."""

    def __init__(self) -> None:
        self._board = chess.Board(None)
        self._nodes = 0

    def set(self, position: Position) -> None:
        """Set up a position; castling is left out, what can be taken in passing is not."""
        self._board = chess.Board(None)
        for square, man in position:
            self._board.set_piece_at(square, chess.Piece.from_symbol(man.letter))
        self._board.turn = position.turn is Colour.WHITE
        self._board.ep_square = position.en_passant

    def put(self, man: int, square: int) -> None:
        """Put a man (0 to 5 a white pawn to king, 6 to 11 a black one) there, or lift him."""
        if self._board.piece_at(square) is None:
            self._board.set_piece_at(square, chess.Piece(man % 6 + 1, man < 6))
        else:
            self._board.remove_piece_at(square)

    def turn_to(self, black: bool) -> None:
        """Have a side move."""
        self._board.turn = not black

    @property
    def is_scheme(self) -> bool:
        """Whether it is set up right, and no king can be captured."""
        board = self._board
        kings = {side: board.pieces(chess.KING, side) for side in chess.COLORS}
        return (
            len(kings[chess.BLACK]) == 1
            and len(kings[chess.WHITE]) <= 1
            and not board.pawns & chess.BB_BACKRANKS
            and not self.is_checked(board.turn == chess.WHITE)
            and not any(
                chess.square_distance(black, white) == 1
                for black in kings[chess.BLACK]
                for white in kings[chess.WHITE]
            )
        )

    @property
    def nodes(self) -> int:
        """The positions looked at."""
        return self._nodes

    def is_checked(self, black: bool) -> bool:
        """Return whether a side is in check."""
        king = self._board.king(not black)
        return king is not None and self._board.is_attacked_by(black, king)

    def moves(self) -> list[int]:
        """Return the legal moves of the side to move."""
        return [_number(move) for move in self._board.legal_moves]

    def table(self, first: int = 0) -> RawTable:
        """Return what is said of Black's replies, after a first move or (0) as it stands.

        Raises:
            ValueError: the first move is not legal.
        """
        board = self._board.copy(stack=False)
        if first:
            move = next((one for one in board.legal_moves if _number(one) == first), None)
            if move is None:
                raise ValueError("the first move is not legal")
            board.push(move)
        elif board.turn == chess.WHITE:
            board.push(chess.Move.null())
        in_check = board.is_check()
        threats: tuple[int, ...] = ()
        if not in_check:
            board.push(chess.Move.null())
            threats = self._mates(board)
            board.pop()
        rows = []
        for reply in list(board.legal_moves):
            board.push(reply)
            rows.append((_number(reply), self._mates(board)))
            board.pop()
        return in_check, threats, tuple(rows)

    def solving(self, most: int = 1000) -> list[tuple[int, int]]:
        """Return the first moves that mate in two (2) or at once (1), at most so many."""
        board = self._board.copy(stack=False)
        found: list[tuple[int, int]] = []
        for first in list(board.legal_moves):
            if len(found) == most:
                break
            board.push(first)
            if board.is_checkmate():
                found.append((_number(first), 1))
            elif self._all_mated(board):
                found.append((_number(first), 2))
            board.pop()
        return found

    def _all_mated(self, board: chess.Board) -> bool:
        replies = list(board.legal_moves)
        for reply in replies:
            board.push(reply)
            mates = self._mates(board)
            board.pop()
            if not mates:
                return False
        return bool(replies)

    def _mates(self, board: chess.Board) -> tuple[int, ...]:
        found = []
        for move in list(board.legal_moves):
            self._nodes += 1
            board.push(move)
            if board.is_checkmate():
                found.append(_number(move))
            board.pop()
        return tuple(found)


def _number(move: chess.Move) -> int:
    promotion = 0 if move.promotion is None else move.promotion - 1
    return move.from_square | move.to_square << 6 | promotion << 12
