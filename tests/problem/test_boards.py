# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import chess
import pytest
from hypothesis import example, given
from positions import board_from, game_boards, playable_positions

from composer.problem.boards import board_of, move_of
from composer.problem.men import Kind
from composer.problem.move import Mark, Move
from composer.problem.position import Position


@given(position=playable_positions(most=20))
def test_a_board_is_the_one_python_chess_reads(position: Position) -> None:
    board = board_of(position)
    expected = board_from(position)
    assert board.board_fen() == expected.board_fen()
    assert board.turn == expected.turn
    assert board.castling_rights == expected.castling_rights
    assert board.ep_square == expected.ep_square


@given(position=playable_positions(most=20))
def test_every_move_is_written_as_python_chess_writes_it(position: Position) -> None:
    _same_text(board_of(position))


@given(board=game_boards())
@example(board=chess.Board("4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1"))  # one en passant among them
def test_every_move_of_a_game_is_written_so_too(board: chess.Board) -> None:
    _same_text(board)


def _same_text(board: chess.Board) -> None:
    before = board.fen()
    for move in list(board.legal_moves):
        described = move_of(board, move)
        assert described.san == board.san(move)
        assert described.uci == move.uci()
        _check_what_it_says(board, move, described)
    assert board.fen() == before


def _check_what_it_says(board: chess.Board, move: chess.Move, described: Move) -> None:
    assert (described.origin, described.target) == (move.from_square, move.to_square)
    assert described.man.letter == str(board.piece_at(move.from_square))
    assert (described.castling is not None) == board.is_castling(move)
    assert described.en_passant == board.is_en_passant(move)
    assert (described.capture is not None) == board.is_capture(move)
    if described.en_passant:
        assert described.capture is Kind.PAWN
    elif described.capture is not None:
        assert described.capture == board.piece_type_at(move.to_square)
    assert (described.promotion or None) == move.promotion
    after = board.copy()
    after.push(move)
    marks = {
        Mark.MATE: after.is_checkmate(),
        Mark.STALEMATE: after.is_stalemate(),
        Mark.CHECK: after.is_check() and not after.is_checkmate(),
    }
    assert described.mark is next((mark for mark, is_so in marks.items() if is_so), Mark.NONE)


def test_a_move_from_an_empty_square_is_refused() -> None:
    with pytest.raises(ValueError, match="no man on e4"):
        move_of(chess.Board(), chess.Move.from_uci("e4e5"))
