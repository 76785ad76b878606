# SPDX-License-Identifier: GPL-3.0-or-later
"""Orthodox chess as the reference plays it: python-chess behind the protocol of boards.

Mates are looked for among the checking moves only.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import cast

import chess

from composer.problem.boards import board_of, move_of
from composer.problem.goals import Aim, Goal
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.position import Position
from composer.solver.playboard import BoardMove


def reaches(board: chess.Board, goal: Goal) -> bool:
    """Return whether the last move, which is on the board's stack, reaches a goal."""
    match goal.aim:
        case Aim.MATE:
            return board.is_checkmate()
        case Aim.STALEMATE:
            return board.is_stalemate()
        case Aim.DOUBLE_STALEMATE:
            return board.is_stalemate() and _is_stuck(board)
        case Aim.CHECK:
            return board.is_check()
        case Aim.CAPTURE:
            return _captures(board)
        case Aim.TARGET:
            return bool(board.move_stack) and board.peek().to_square == goal.square
        case Aim.PROMOTION:
            made = board.peek().promotion if board.move_stack else None
            return made is not None and goal.kind in (None, Kind(made))
        case _:  # a goal of the old problems, which their own rules have
            return False


def _is_stuck(board: chess.Board) -> bool:
    """Return whether the side that has just moved could not move again."""
    board.push(chess.Move.null())
    stuck = not any(board.generate_legal_moves())
    board.pop()
    return stuck


def _captures(board: chess.Board) -> bool:
    if not board.move_stack:
        return False
    last = board.pop()
    captures = bool(last) and board.is_capture(last)
    board.push(last)
    return captures


def candidates(board: chess.Board, goal: Goal) -> Iterator[chess.Move]:
    """Yield the legal moves that may reach the goal, each once."""
    may_check = goal.aim in (Aim.MATE, Aim.CHECK)
    return checking_moves(board) if may_check else board.generate_legal_moves()


def checking_moves(board: chess.Board) -> Iterator[chess.Move]:
    """Yield every legal move that may check, each once, and few others.

    Direct checks arrive on a square that reaches the king; discovered checks leave a square
    that alone shuts a line to him; promotions, castling and e.p. captures, which do more
    than move one man, are all yielded.
    """
    us = board.turn
    king = board.king(not us)
    if king is None:
        return
    own, occupied = board.occupied_co[us], board.occupied
    diagonal = chess.BB_DIAG_ATTACKS[king][chess.BB_DIAG_MASKS[king] & occupied]
    straight = (
        chess.BB_FILE_ATTACKS[king][chess.BB_FILE_MASKS[king] & occupied]
        | chess.BB_RANK_ATTACKS[king][chess.BB_RANK_MASKS[king] & occupied]
    )
    openers = _openers(board, king) & own
    seventh = chess.BB_RANK_7 if us else chess.BB_RANK_2
    promoters = board.pawns & own & seventh
    anywhere = openers | promoters
    yield from board.generate_legal_moves(anywhere, chess.BB_ALL)
    rest = own & ~anywhere
    for men, targets in (
        (board.knights, chess.BB_KNIGHT_ATTACKS[king]),
        (board.bishops, diagonal),
        (board.rooks, straight),
        (board.queens, diagonal | straight),
        (board.pawns, chess.BB_PAWN_ATTACKS[not us][king]),
    ):
        if men & rest:
            for move in board.generate_legal_moves(men & rest, targets):
                if not board.is_en_passant(move):
                    yield move
    if board.ep_square is not None:
        yield from board.generate_legal_ep(rest)
    if board.castling_rights and board.kings & rest:
        yield from _castling(board)


def _castling(board: chess.Board) -> Iterator[chess.Move]:
    for move in board.generate_castling_moves():
        if board.is_legal(move):
            yield move


def _openers(board: chess.Board, king: chess.Square) -> chess.Bitboard:
    """Return the men that alone stand between the king and a line man of the other side."""
    us, occupied = board.turn, board.occupied
    own = board.occupied_co[us]
    snipers = own & (
        (chess.BB_DIAG_ATTACKS[king][0] & (board.bishops | board.queens))
        | (
            (chess.BB_FILE_ATTACKS[king][0] | chess.BB_RANK_ATTACKS[king][0])
            & (board.rooks | board.queens)
        )
    )
    openers = 0
    for sniper in chess.scan_forward(snipers):
        between = chess.between(king, sniper) & occupied
        if between and not between & (between - 1):
            openers |= between
    return openers


class OrthodoxBoard:
    """A board of python-chess; its moves are `chess.Move`."""

    def __init__(self, position: Position) -> None:
        self._board = board_of(position)

    @property
    def depth(self) -> int:
        """How many moves were played and not taken back."""
        return len(self._board.move_stack)

    @property
    def last(self) -> BoardMove | None:
        """The move played last; None if that side passed."""
        return self._board.peek() or None

    def moves(self) -> list[BoardMove]:
        """Return the legal moves."""
        return list(self._board.legal_moves)

    def has_move(self) -> bool:
        """Return whether there is a legal move."""
        return any(self._board.generate_legal_moves())

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves that may reach a goal, each once."""
        return list(candidates(self._board, goal))

    def likewise(self, move: BoardMove) -> BoardMove | None:
        """Return the legal move here that a move of this side in another position would be."""
        return move if self._board.is_legal(cast(chess.Move, move)) else None

    def is_check(self) -> bool:
        """Return whether the side to move is in check."""
        return self._board.is_check()

    def gives_check(self, move: BoardMove) -> bool:
        """Return whether a legal move checks."""
        return self._board.gives_check(cast(chess.Move, move))

    def reaches(self, goal: Goal) -> bool:
        """Return whether the move played last reaches a goal."""
        return reaches(self._board, goal)

    def concedes(self, goal: Goal) -> bool:
        """Return whether the move played last brought a goal about for the other side: never."""
        return False

    def play(self, move: BoardMove | None) -> None:
        """Play a legal move, or pass."""
        self._board.push(chess.Move.null() if move is None else cast(chess.Move, move))

    def pass_over(self) -> None:
        """Pass, so that it is seen what threatens."""
        self.play(None)

    def take_back(self) -> None:
        """Take back what was played last."""
        self._board.pop()

    def described(self, move: BoardMove) -> Move:
        """Return a legal move as a value; the board is the same afterwards."""
        return move_of(self._board, cast(chess.Move, move))

    def key(self) -> Hashable:
        """Return what distinguishes this position from all others that play differently."""
        board = self._board
        return (
            board.pawns,
            board.knights,
            board.bishops,
            board.rooks,
            board.queens,
            board.kings,
            board.occupied_co[chess.WHITE],
            board.turn,
            board.castling_rights,
            board.ep_square,
        )
