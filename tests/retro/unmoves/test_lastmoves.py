# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import chess
import pytest
from cases import every
from hypothesis import assume, given
from hypothesis import strategies as st
from positions import board_from, game_boards, playable_positions, position_of

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.retro.compiled import compiled_module
from composer.retro.questions.reached import is_reached
from composer.retro.unmoves.finding import is_game_array, unmoves


def has_last_move(position: Position) -> bool:
    """Return whether the side that waits can have made a last move; the array needs none."""
    return is_game_array(position) or bool(unmoves(position))


@given(position=playable_positions(most=20), data=st.data())
def test_after_any_move_there_was_a_last_move(position: Position, data: st.DataObject) -> None:
    board = board_from(position)
    special = [
        move
        for move in board.legal_moves
        if move.promotion or board.is_en_passant(move) or board.is_castling(move)
    ]
    checks = [move for move in board.legal_moves if board.gives_check(move)]
    moves = data.draw(st.sampled_from((special, checks, list(board.legal_moves))))
    assume(moves)
    board.push(data.draw(st.sampled_from(moves)))
    after = position_of(board)
    assert has_last_move(after)
    assert has_last_move(Position(after.board, after.turn, after.castling))


@given(board=game_boards())
def test_every_position_of_a_game_had_a_last_move(board: chess.Board) -> None:
    assert has_last_move(position_of(board))


@every(
    "fen, possible",
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", True),  # none is needed
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -", True),  # Nb1-a3-b1
        ("r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", True),  # the rook from b8
        ("rkbqqbbr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQ -", False),  # all shut in
        ("k1K5/P7/8/8/8/8/8/8 w - -", False),
        ("k1K5/P7/p7/8/8/8/8/8 w - -", True),  # from b7, capturing on a6
        ("k1K5/Pp6/p7/8/8/8/8/8 w - -", False),  # a6 comes from b7 no more, nor from a7
        ("8/8/3k4/8/4N3/8/8/K7 b - -", True),
        ("8/8/8/8/8/3k4/4P3/7K b - -", False),
        ("8/8/8/8/8/4k3/3P4/3R3K b - -", False),  # the pawn at home checks
    ],
)
def test_known_cases(fen: str, possible: bool) -> None:
    assert has_last_move(parse_fen(fen)) is possible


@pytest.mark.skipif(compiled_module("witness") is None, reason="the search for a game is compiled")
def test_a_game_is_found_through_last_moves_that_are_nearly_forced() -> None:
    # T. R. Dawson, with the queen added: e7-e8=Q and Ka3-a2, or Ka1-a2
    board = "1bb1QB2/Prpp1pp1/Pp3p2/p7/8/1P1P4/k1pK1P2/1R1N4"
    assert is_reached(parse_fen(f"{board} w - - 0 1"))
