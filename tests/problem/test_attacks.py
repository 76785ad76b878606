# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import chess
from hypothesis import given
from positions import COLOUR, SQUARE, any_positions

from composer.problem.attacks import KING_STEPS, attackers, line, neighbour
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.squares import parse_square, square_name


@given(position=any_positions(), target=SQUARE, by=COLOUR)
def test_attackers_are_those_of_python_chess(position: Position, target: int, by: Colour) -> None:
    board = chess.Board(None)
    for square, man in position:
        board.set_piece_at(square, chess.Piece.from_symbol(man.letter))
    found = attackers(position.board, target, by)
    assert sorted(found) == list(board.attackers(by is Colour.WHITE, target))
    assert len(set(found)) == len(found)


@given(square=SQUARE)
def test_lines_run_to_the_edge(square: int) -> None:
    reached = sorted(each for step in KING_STEPS for each in line(square, step))
    expected = chess.BB_DIAG_ATTACKS[square][0] | (
        chess.BB_FILE_ATTACKS[square][0] | chess.BB_RANK_ATTACKS[square][0]
    )
    assert reached == list(chess.SquareSet(expected))


def test_beyond_the_edge_there_is_no_neighbour() -> None:
    h8 = parse_square("h8")
    assert neighbour(h8, (1, 0)) is None
    assert neighbour(h8, (0, 1)) is None
    assert [square_name(s) for s in line(h8, (0, -1))][-1] == "h1"
