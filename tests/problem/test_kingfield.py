# SPDX-License-Identifier: GPL-3.0-or-later
"""The king's field in mates whose every guard and block is known."""

from __future__ import annotations

from composer.problem.fen import parse_fen
from composer.problem.kingfield import king_field
from composer.problem.men import Colour
from composer.problem.position import EMPTY
from composer.problem.squares import parse_square, square_name


def test_a_smothered_mate_rests_on_blocks() -> None:
    field = king_field(parse_fen("6rk/5Npp/8/8/8/8/8/6K1 b"), Colour.BLACK)
    assert field is not None
    assert [square_name(s) for s in field.checkers] == ["f7"]
    assert {square_name(square.square): square.blocked for square in field.squares} == {
        "g8": True,
        "g7": True,
        "h7": True,
    }


def test_guards_are_seen_through_the_king() -> None:
    field = king_field(parse_fen("8/8/8/8/R3k3/8/8/K7 b"), Colour.BLACK)
    assert field is not None
    behind = next(square for square in field.squares if square.square == parse_square("f4"))
    assert behind.guards == (parse_square("a4"),)
    assert not behind.is_flight
    flights = sorted(square_name(square.square) for square in field.squares if square.is_flight)
    assert flights == ["d3", "d5", "e3", "e5", "f3", "f5"]


def test_a_guarded_man_of_the_other_side_is_no_flight() -> None:
    field = king_field(parse_fen("k7/1Q6/2N5/8/8/8/8/K7 b"), Colour.BLACK)
    assert field is not None
    assert [
        square.is_flight for square in field.squares if square.square == parse_square("b7")
    ] == [True]
    field = king_field(parse_fen("k7/1Q6/K7/8/8/8/8/8 b"), Colour.BLACK)
    assert field is not None
    assert not any(square.is_flight for square in field.squares)


def test_there_is_no_field_without_a_king() -> None:
    assert king_field(EMPTY, Colour.BLACK) is None
