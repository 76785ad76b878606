# SPDX-License-Identifier: GPL-3.0-or-later
"""The two boards on which schemes are worked: what they say of the same positions."""

from __future__ import annotations

import random

import pytest

from composer.analysis.schemes.replies import table_of
from composer.problem.edits import put, set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.problem.stipulation import parse_stipulation
from composer.solver.afterkey import general_after_key
from composer.solver.options import SolveOptions, Token, Unsolvable
from composer.solver.phases import Phase
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
from composer.solver.session import Session
from composer.solver.solve import solve

MEN = "PPPNNBBRRQpppnbrq"
EMPTY = parse_fen("8/8/8/8/8/8/8/8 w - - 0 1")


def drawn(dice: random.Random) -> Position | None:
    """Return a random scheme, in a third of them without a white king."""
    squares = dice.sample(range(64), dice.randint(6, 14))
    men = ["k", *(["K"] if dice.random() < 0.67 else []), *dice.choices(MEN, k=len(squares) - 2)]
    position = EMPTY
    for square, letter in zip(squares, men, strict=False):
        if letter not in "Pp" or square // 8 not in (0, 7):
            position = put(position, square, Man(letter))
    position = set_turn(position, dice.choice((Colour.WHITE, Colour.BLACK)))
    try:
        scheme_board(position)
    except Unsolvable:
        return None
    return position


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


def content(phase: Phase | None) -> object:
    assert phase is not None
    lines = {
        each.defence.uci: (each.effective, frozenset(a.move.uci for a in each.continuations))
        for each in phase.variations
    }
    holes, threats = (
        frozenset(move.uci for move in moves) for moves in (phase.refutations, phase.threats)
    )
    return threats, phase.zugzwang, lines, holes, phase.length


def test_a_mate_in_two_is_the_table_of_the_scheme() -> None:
    dice, compared = random.Random("after the key"), 0
    while compared < 60:
        position = drawn(dice)
        if position is None or position.turn is Colour.WHITE:
            continue
        try:
            found = solve(position, parse_stipulation("after #2")).set_play
            table = table_of(scheme_board(position))
        except Unsolvable:
            continue
        if found is None:  # a king can be captured, or no one can move
            continue
        compared += 1
        numbers = {
            number_of(parse_step(each.defence.uci)): {
                number_of(parse_step(answer.move.uci))
                for answer in each.continuations
                if answer.move.promotion in (None, Kind.QUEEN, Kind.KNIGHT)
            }
            for each in found.variations
        }
        assert {number_of(parse_step(move.uci)) for move in found.refutations} == set(table.holes)
        for reply, mates in table.replies.items():
            wanted = {mate for mate in mates if mate >> 12 in (0, 1, 4)}
            assert not wanted or numbers[reply] == wanted, (position, reply)


@pytest.mark.parametrize("sign", ["after #2", "after #3", "after s#2", "after r#2", "after =2"])
def test_both_engines_find_the_same(sign: str) -> None:
    dice, compared, asked = random.Random(sign), 0, parse_stipulation(sign)
    session = Session(1, 1)
    while compared < 12:
        position = drawn(dice)
        if position is None or len(position) > 9:
            continue
        try:
            search = session.search(position, asked, Token())
        except Unsolvable:
            continue
        if search.solver != "kernel":
            continue
        compared += 1
        found, other = (
            [each.set_play for each in one.find(SolveOptions())][-1]
            for one in (search, general_after_key(position, asked, Token()))
        )
        assert content(found) == content(other), position
