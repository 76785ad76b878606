# SPDX-License-Identifier: GPL-3.0-or-later
"""Between our values and python-chess: positions become boards, its moves become ours."""

from __future__ import annotations

from functools import cache

import chess

from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.problem.squares import square_name


def board_of(position: Position) -> chess.Board:
    """Return a python-chess board of a position that has one king a side."""
    board = chess.Board(None)
    for square, man in position:
        board.set_piece_at(square, chess.Piece.from_symbol(man.letter))
    board.turn = position.turn is Colour.WHITE
    for right in position.castling:
        board.castling_rights |= chess.BB_SQUARES[right.rook_square]
    board.ep_square = position.en_passant
    return board


def move_of(board: chess.Board, move: chess.Move) -> Move:
    """Describe a legal move of a board; the board is the same afterwards."""
    kind = board.piece_type_at(move.from_square)
    if kind is None:
        raise ValueError(f"no man on {square_name(move.from_square)}")
    en_passant = board.is_en_passant(move)
    captured = Kind.PAWN if en_passant else _kind(board.piece_type_at(move.to_square))
    board.push(move)
    mark = _mark(board)
    board.pop()
    return Move(
        man=_man(board.turn, kind),
        origin=move.from_square,
        target=move.to_square,
        capture=captured,
        promotion=_kind(move.promotion),
        en_passant=en_passant,
        mark=mark,
        disambiguation=_disambiguation(board, move, kind, captured is not None),
    )


@cache
def _man(white: bool, kind: int) -> Man:
    return Man.of(Colour.WHITE if white else Colour.BLACK, Kind(kind))


def _kind(piece_type: int | None) -> Kind | None:
    return None if piece_type is None else Kind(piece_type)


def _mark(board: chess.Board) -> Mark:
    can_move = any(board.generate_legal_moves())
    if board.is_check():
        return Mark.CHECK if can_move else Mark.MATE
    return Mark.NONE if can_move else Mark.STALEMATE


def _disambiguation(board: chess.Board, move: chess.Move, kind: int, captures: bool) -> str:
    """Return what tells the man apart, by the usual rule: file, else rank, else both."""
    name = square_name(move.from_square)
    if kind == chess.PAWN:
        return name[0] if captures else ""
    if kind == chess.KING:
        return ""
    alike = board.pieces_mask(kind, board.turn) & ~chess.BB_SQUARES[move.from_square]
    rivals = board.generate_legal_moves(alike, chess.BB_SQUARES[move.to_square])
    origins = [square_name(rival.from_square) for rival in rivals]
    if not origins:
        return ""
    if all(origin[0] != name[0] for origin in origins):
        return name[0]
    return name[1] if all(origin[1] != name[1] for origin in origins) else name
