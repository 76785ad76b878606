# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis' own board against python-chess, on random positions."""

from __future__ import annotations

import random

import chess
from hypothesis import given
from hypothesis import strategies as st
from moves import made_move

from composer.analysis.board import Board, board_of
from composer.problem.boards import move_of
from composer.problem.fen import parse_fen
from composer.problem.men import Kind, Man
from composer.problem.squares import parse_square


def random_board(seed: int) -> chess.Board:
    """Return a position with two kings and up to fourteen men, White to move, legal."""
    chance = random.Random(seed)
    while True:
        board = chess.Board(None)
        squares = chance.sample(range(64), chance.randint(4, 16))
        board.set_piece_at(squares[0], chess.Piece(chess.KING, chess.WHITE))
        board.set_piece_at(squares[1], chess.Piece(chess.KING, chess.BLACK))
        for square in squares[2:]:
            kinds = chess.PIECE_TYPES[1:5] if square // 8 in (0, 7) else chess.PIECE_TYPES[:5]
            board.set_piece_at(square, chess.Piece(chance.choice(kinds), chance.random() < 0.5))
        if board.is_valid() or not board.was_into_check():
            return board


def ours(board: chess.Board) -> Board:
    return board_of(parse_fen(board.fen()))


SEEDS = st.integers(0, 10**9)


@given(SEEDS)
def test_attackers_and_pins_are_those_of_python_chess(seed: int) -> None:
    theirs = random_board(seed)
    mine = ours(theirs)
    for square in range(64):
        assert mine.attackers(square, mine.white) == theirs.attackers_mask(chess.WHITE, square)
        assert mine.attackers(square, mine.black) == theirs.attackers_mask(chess.BLACK, square)
        if theirs.piece_type_at(square):
            assert mine.attacks(square) == theirs.attacks_mask(square)
    for white in (True, False):
        own = theirs.occupied_co[white] & ~theirs.kings
        pinned = sum(1 << s for s in chess.scan_forward(own) if theirs.is_pinned(white, s))
        assert mine.pinned(white=white) == pinned


@given(SEEDS)
def test_mates_and_flights_are_those_of_python_chess(seed: int) -> None:
    theirs = random_board(seed)
    for move in list(theirs.legal_moves):
        described = move_of(theirs, move)
        after = ours(theirs).after(described)
        assert ours(theirs).is_possible(described) or described.castling is not None
        theirs.push(move)
        assert after == ours(theirs)._replace(upward=True, white=after.white, black=after.black)
        assert after.is_mate() == theirs.is_checkmate()
        king = theirs.king(chess.BLACK)
        flights = sum(1 << m.to_square for m in theirs.legal_moves if m.from_square == king)
        assert after.flights() == flights
        theirs.pop()


def test_black_to_move_is_read_with_the_roles_exchanged() -> None:
    board = chess.Board("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1")
    white, black = ours(board), ours(board.mirror())
    assert white.upward
    assert not black.upward
    assert white.flights().bit_count() == black.flights().bit_count() == 4


def test_castling_and_en_passant_move_both_men() -> None:
    board = chess.Board("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    castled = ours(board).after(move_of(board, chess.Move.from_uci("e1g1")))
    assert castled.rooks == chess.BB_F1
    assert castled.white_king == chess.G1
    board = chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
    taken = ours(board).after(move_of(board, chess.Move.from_uci("e5d6")))
    assert taken.pawns == chess.BB_D6
    assert taken.black.bit_count() == 1


def test_castling_is_possible_only_over_free_safe_squares() -> None:
    board = chess.Board("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    castling = move_of(board, chess.Move.from_uci("e1g1"))
    assert ours(board).is_possible(castling)
    assert not ours(chess.Board("4kr2/8/8/8/8/8/8/4K2R w K - 0 1")).is_possible(castling)
    assert not ours(chess.Board("4k3/8/8/8/8/8/8/4KN1R w K - 0 1")).is_possible(castling)


def test_a_line_is_opened_for_another_man_never_for_the_one_who_moves() -> None:
    before = board_of(parse_fen("R7/P7/8/8/k7/8/8/1K6 w - - 0 1"))
    aside = made_move(Man.WHITE_PAWN, parse_square("a7"), parse_square("b8"), Kind.KNIGHT)
    assert before.after(aside).opener(aside) == parse_square("a8")
    before = board_of(parse_fen("8/P7/8/8/k7/8/8/1K6 w - - 0 1"))
    promoted = made_move(Man.WHITE_PAWN, parse_square("a7"), parse_square("a8"), Kind.QUEEN)
    assert before.after(promoted).checkers()
    assert before.after(promoted).opener(promoted) is None


def test_a_king_who_is_lifted_off_is_in_no_check() -> None:
    """A rook that attacks h8 says nothing of a king who is not there."""
    king, rook = parse_square("c2"), parse_square("h1")
    board = board_of(parse_fen("3r4/8/8/8/8/8/2K5/k6R w - - 0 1")).without(1 << king)
    assert not board.white_attacked()
    assert board.is_possible(made_move(Man.WHITE_ROOK, rook, parse_square("g1")))
