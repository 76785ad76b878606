# SPDX-License-Identifier: GPL-3.0-or-later
"""The two boards on which schemes are worked: what they say of the same positions."""

from __future__ import annotations

import random

import pytest
from drawnschemes import drawn

from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.solver.options import Unsolvable
from composer.solver.reference.schemes import PlainSchemeBoard
from composer.solver.schemeplay import (
    Kind,
    Step,
    captures,
    man_number,
    number_of,
    parse_step,
    scheme_board,
    step_of,
)


def test_the_boards_agree_one_position_after_the_other() -> None:
    dice = random.Random("schemes")
    board, plain = scheme_board(parse_fen("k7/8/8/8/8/8/8/7K w - - 0 1")), PlainSchemeBoard()
    compared = kingless = solved = 0
    while compared < 250:
        position = drawn(dice)
        if position is None:
            continue
        compared += 1
        kingless += all(man is not Man.WHITE_KING for _, man in position)
        board.set(position)
        plain.set(position)
        assert sorted(board.moves()) == sorted(plain.moves())
        assert as_sets(board.table()) == as_sets(plain.table())
        for black in (False, True):
            assert board.is_checked(black) == plain.is_checked(black)
        if position.turn is Colour.WHITE:
            first = dice.choice(board.moves() or [0])
            assert as_sets(board.table(first)) == as_sets(plain.table(first))
        if compared % 5 == 0 and position.turn is Colour.WHITE:
            found = board.solving()
            solved += bool(found)
            assert sorted(found) == sorted(plain.solving())
    assert kingless > 40
    assert solved > 3


def as_sets(table: tuple[bool, tuple[int, ...], tuple[tuple[int, tuple[int, ...]], ...]]) -> object:
    in_check, threats, replies = table
    return in_check, set(threats), {reply: set(mates) for reply, mates in replies}


def test_men_put_and_lifted_leave_the_position_as_it_was() -> None:
    position = parse_fen("8/3nRR2/3Qr1p1/1p2b3/2p1k1B1/1N2p1B1/4P3/1K6 b - - 0 1")
    board = scheme_board(position)
    before = board.table()
    for man in map(Man, "PNBRQpnbrq"):
        board.put(man_number(man), 8)
        board.table()
        board.put(man_number(man), 8)
    assert board.table() == before


def test_white_without_a_king_may_take_in_passing() -> None:
    position = parse_fen("8/8/8/8/1Pp5/8/8/k7 b - b3 0 1")
    assert number_of(parse_step("c4b3")) in scheme_board(position).moves()
    white = parse_fen("7k/8/8/1pP5/8/8/8/8 w - b6 0 1")
    assert {str(step_of(move)) for move in scheme_board(white).moves()} == {"c5c6", "c5b6"}
    assert captures(white, number_of(parse_step("c5b6")))


def test_a_first_move_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        scheme_board(parse_fen("k7/8/8/8/8/8/8/7K w - - 0 1")).table(number_of(parse_step("a2a3")))


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("8/8/8/8/8/8/8/7K w - - 0 1", "one black king"),
        ("k7/8/8/8/8/8/8/6KK w - - 0 1", "two kings"),
        ("k7/8/8/8/8/8/8/R6K w - - 0 1", "captured"),
        ("k7/8/8/8/8/8/8/P6K w - - 0 1", "edge"),
    ],
)
def test_what_is_no_scheme_says_why(fen: str, words: str) -> None:
    with pytest.raises(Unsolvable, match=words):
        scheme_board(parse_fen(fen))


def test_moves_are_read_and_written_by_their_squares() -> None:
    assert parse_step("e7e8n") == Step(52, 60, Kind.KNIGHT)
    assert str(step_of(number_of(parse_step("e7e8q")))) == "e7e8q"
    for wrong in ("e7", "e7e9", "e7e8k", "e7e8qq", ""):
        with pytest.raises(ValueError, match=r"e7e8n|square"):
            parse_step(wrong)


def test_either_side_may_be_to_move() -> None:
    position = parse_fen("8/8/8/8/8/1K6/7R/k7 w - - 0 1")
    black = scheme_board(set_turn(position, Colour.BLACK))
    assert black.table() == scheme_board(position).table()
