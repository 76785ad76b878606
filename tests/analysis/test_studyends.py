# SPDX-License-Identifier: GPL-3.0-or-later
"""The ends of studies: which lines mate or stalemate, and how clean that is."""

from __future__ import annotations

import random

import chess
from cases import every

from composer.analysis.board import mating_board
from composer.analysis.matepicture import Cleanness, stalemate_purity_of
from composer.analysis.studyends import study_ends
from composer.notation.studies.reading import read_tree
from composer.problem.fen import parse_fen

STALEMATES = (
    ("k7/P7/1K6/8/8/8/8/8 b", Cleanness.IDEAL),
    ("8/8/8/8/8/6k1/6p1/6K1 w", Cleanness.IDEAL),  # the same of White's king
    ("7k/5Q2/8/8/8/8/8/K7 b", Cleanness.MODEL),  # White's king stands by, as he may
    ("7k/5Q2/8/8/8/8/8/KN6 b", Cleanness.PURE),  # a knight does nothing
    ("7k/5K2/6Q1/8/8/8/8/8 b", Cleanness.PLAIN),  # g7 is guarded twice
    ("k1n3R1/2K5/8/8/3B4/8/8/8 b", Cleanness.IDEAL),  # the rook pins
    ("k1n3R1/2K5/8/8/3B4/8/6P1/8 b", Cleanness.MODEL),
    ("7k/5Q2/8/8/4p3/4N3/8/K7 b", Cleanness.MODEL),  # the knight holds the pawn
)


@every("placed, cleanness", STALEMATES)
def test_how_clean_a_stalemate_is(placed: str, cleanness: Cleanness) -> None:
    position = parse_fen(f"{placed} - - 0 1")
    assert chess.Board(f"{placed} - - 0 1").is_stalemate()
    assert stalemate_purity_of(mating_board(position)).cleanness is cleanness


def test_a_stalemate_is_one_where_the_rules_say_so() -> None:
    chance = random.Random(7)
    found = 0
    for _ in range(400):
        board = chess.Board(None)
        squares = chance.sample(range(64), 6)
        men = "Kk" + "".join(chance.choice("QRBNPqrbnpP") for _ in range(3))
        for square, letter in zip(squares, men, strict=False):
            if letter in "Pp" and square // 8 in (0, 7):
                continue
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        board.set_piece_at(squares[1], None)
        corner = chance.choice((0, 7, 56, 63))
        board.set_piece_at(corner, chess.Piece.from_symbol("k"))
        board.turn = chess.BLACK
        if not board.is_valid():
            continue
        found += board.is_stalemate()
        seen = mating_board(parse_fen(board.fen()))
        assert seen.is_stalemate() == board.is_stalemate(), board.fen()
    assert found


def test_lines_that_end_in_mate_or_stalemate_are_told() -> None:
    start = parse_fen("k7/8/1K6/8/8/8/7P/8 w - - 0 1")
    text = "1. h4 Kb8 2. h5 Kc8 (2... Ka8 3. h6 Kb8 4. h7 Ka8 5. h8=Q#) 3. h6 Kd7"
    (end,) = study_ends(read_tree(text, start).tree)
    assert not end.is_main
    assert (end.is_mate, end.cleanness) == (True, Cleanness.IDEAL)
    assert str(end.sentence) == "the line to 5.h8=Q# ends in an ideal mate"
    pawn = parse_fen("1k6/P7/K7/8/8/8/8/8 b - - 0 1")
    (end,) = study_ends(read_tree("1... Ka8 2. Kb6", pawn).tree)
    assert end.is_main
    assert str(end.sentence) == "the main line ends in an ideal stalemate"
    assert study_ends(read_tree("1... Ka8", pawn).tree) == ()
