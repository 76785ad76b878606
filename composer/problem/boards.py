# SPDX-License-Identifier: GPL-3.0-or-later
"""Between our values and python-chess: positions become boards, its moves become ours."""

from __future__ import annotations

from functools import cache

import chess

from composer.problem.attacks import require_orthodox
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Changes, Mark, Move
from composer.problem.position import Castling, Position
from composer.problem.squares import Square, square_name


def board_of(position: Position) -> chess.Board:
    """Return a python-chess board of a position that has one king a side.

    Raises:
        FairyMen: other men stand there than orthodox ones.
    """
    require_orthodox(position.board)
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
    castling = _castling(board, move)
    before = _bits(board)
    board.push(move)
    mark = _mark(board)
    changes = _changes(board, move, before)
    passed = board.ep_square
    board.pop()
    return Move(
        man=_man(board.turn, kind),
        origin=move.from_square,
        target=move.to_square,
        changes=changes,
        capture=captured,
        promotion=_kind(move.promotion),
        castling=castling,
        en_passant=en_passant,
        passed=passed,
        mark=mark,
        disambiguation=_disambiguation(board, move, kind, captured is not None),
    )


@cache
def _man(white: bool, kind: int) -> Man:
    return Man.of(Colour.WHITE if white else Colour.BLACK, Kind(kind))


def _kind(piece_type: int | None) -> Kind | None:
    return None if piece_type is None else Kind(piece_type)


def _castling(board: chess.Board, move: chess.Move) -> Castling | None:
    if not board.is_castling(move):
        return None
    short = board.is_kingside_castling(move)
    if board.turn == chess.WHITE:
        return Castling.WHITE_SHORT if short else Castling.WHITE_LONG
    return Castling.BLACK_SHORT if short else Castling.BLACK_LONG


def _bits(board: chess.Board) -> tuple[chess.Bitboard, ...]:
    """Return where men of each kind, and White's, stand."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    return (*kinds, board.occupied_co[chess.WHITE])


def _changes(board: chess.Board, move: chess.Move, before: tuple[chess.Bitboard, ...]) -> Changes:
    """Return what differs after a move from what stood there before it."""
    changed = 0
    for old, new in zip(before, _bits(board), strict=True):
        changed |= old ^ new
    first = (move.from_square, move.to_square)
    others = [square for square in chess.scan_forward(changed) if square not in first]
    return tuple((square, _man_on(board, square)) for square in (*first, *others))


def _man_on(board: chess.Board, square: Square) -> Man | None:
    piece = board.piece_at(square)
    return None if piece is None else _man(piece.color, piece.piece_type)


def _mark(board: chess.Board) -> Mark:
    can_move = any(board.generate_legal_moves())
    if board.is_check():
        return Mark.CHECK if can_move else Mark.MATE
    return Mark.NONE if can_move else Mark.STALEMATE


def _disambiguation(board: chess.Board, move: chess.Move, kind: int, captures: bool) -> str:
    """Return what distinguishes the man, by the usual rule: file, else rank, else both."""
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
