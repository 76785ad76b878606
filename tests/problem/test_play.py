# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves played on our positions against the same moves played by python-chess."""

from __future__ import annotations

import random

import chess
from cases import every
from moves import made_move

from composer.problem.boards import board_of, move_of
from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.move import Move, play, play_line
from composer.problem.position import Position
from composer.problem.squares import parse_square

STARTS = (
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
)


@every("start", STARTS)
def test_random_games_are_played_as_python_chess_plays_them(start: str) -> None:
    chance = random.Random(start)
    for _ in range(4):
        position = parse_fen(start)
        for _ in range(60):
            board = board_of(position)
            moves = list(board.legal_moves)
            if not moves:
                break
            chosen = chance.choice(moves)
            position = play(position, move_of(board, chosen))
            board.push(chosen)
            assert same(position, board), chosen


def test_a_line_of_set_play_starts_with_the_other_side() -> None:
    position = parse_fen("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1")
    board = board_of(position)
    board.turn = chess.BLACK
    defence = move_of(board, chess.Move.from_uci("e7d8"))
    board.push_uci("e7d8")
    mate = move_of(board, chess.Move.from_uci("e3g5"))
    line = play_line(position, (defence, mate))
    assert line[0] == position
    assert board_of(line[2]).is_checkmate()


def same(position: Position, board: chess.Board) -> bool:
    ours = board_of(position)
    return (
        ours.piece_map() == board.piece_map()
        and ours.turn == board.turn
        and ours.castling_rights == board.clean_castling_rights()
        and ours.ep_square == board.ep_square
    )


def test_marks_go_with_men_who_move() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 immune=a1e8;immovable=h1;intact")
    a1, a5 = parse_square("a1"), parse_square("a5")
    move = Move(Man.WHITE_ROOK, a1, a5, ((a1, None), (a5, Man.WHITE_ROOK)))
    assert str(play(position, move).state) == "immune=a5e8;immovable=h1;intact"


def test_a_pawn_that_did_not_stay_where_it_went_cannot_be_taken_in_passing() -> None:
    """By a fairy condition he goes on from there at once."""
    a2, a3, a4, h6 = (parse_square(name) for name in ("a2", "a3", "a4", "h6"))
    gone = ((a2, None), (h6, Man.WHITE_PAWN))
    double = made_move(Man.WHITE_PAWN, a2, a4, passed=a3, changes=gone)
    assert play(parse_fen("7k/8/8/8/8/8/P7/K7 w - - 0 1"), double).en_passant is None
    stays = made_move(Man.WHITE_PAWN, a2, a4, passed=a3)
    assert play(parse_fen("7k/8/8/8/8/8/P7/K7 w - - 0 1"), stays).en_passant == a3


def test_a_side_may_move_a_man_of_the_other() -> None:
    diagram = parse_fen("7k/8/8/8/8/8/8/K6r w - - 0 1")
    moved = made_move(Man.of(Colour.BLACK, Kind.ROOK), parse_square("h1"), parse_square("g1"))
    assert play(diagram, moved).turn is Colour.WHITE  # as in set play
    assert play(diagram, moved, Colour.WHITE).turn is Colour.BLACK
    assert [each.turn for each in play_line(diagram, [moved], by_turns=True)] == list(SIDES)
