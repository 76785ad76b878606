# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import chess
from cases import every
from hypothesis import given
from positions import board_from, game_boards, playable_positions

from composer.problem.goals import MATE, STALEMATE
from composer.problem.position import Position
from composer.solver.reference.orthodox import candidates, checking_moves, reaches


def _check(board: chess.Board) -> None:
    before = board.fen(en_passant="fen")
    found = list(checking_moves(board))
    assert len(set(found)) == len(found)
    legal = set(board.legal_moves)
    assert set(found) <= legal
    assert {move for move in legal if board.gives_check(move)} <= set(found)
    assert board.fen(en_passant="fen") == before


@given(position=playable_positions(most=24))
def test_every_checking_move_is_found_once(position: Position) -> None:
    _check(board_from(position))


@given(board=game_boards())
def test_so_in_games(board: chess.Board) -> None:
    _check(board)


@every(
    "fen, uci",
    [
        ("8/8/8/8/8/5k2/8/4K2R w K - 0 1", "e1g1"),  # castling
        ("8/8/8/8/8/3k4/8/R3K3 w Q - 0 1", "e1c1"),
        ("8/8/8/k2pP2R/8/8/8/K7 w - d6 0 1", "e5d6"),  # both pawns leave the rank
        ("8/4k3/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6"),  # the pawn itself
        ("5k2/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8r"),
        ("8/2P5/k7/8/8/8/8/K7 w - - 0 1", "c7c8q"),
        ("8/k1P5/8/8/8/8/8/K7 w - - 0 1", "c7c8n"),
        ("k7/8/8/8/K7/8/8/R7 w - - 0 1", "a4b4"),  # the king opens a line
        ("k7/8/8/3N4/8/8/6B1/K7 w - - 0 1", "d5f4"),  # a knight opens a line
    ],
)
def test_known_checks(fen: str, uci: str) -> None:
    board = chess.Board(fen)
    assert uci in {move.uci() for move in checking_moves(board)}
    _check(board)


@given(position=playable_positions(most=16))
def test_what_reaches_the_goal_is_among_the_candidates(position: Position) -> None:
    board = board_from(position)
    for goal in (MATE, STALEMATE):
        found = set(candidates(board, goal))
        for move in list(board.legal_moves):
            board.push(move)
            reached = reaches(board, goal)
            expected = board.is_checkmate() if goal == MATE else board.is_stalemate()
            board.pop()
            assert reached is expected
            assert move in found or not reached
