# SPDX-License-Identifier: GPL-3.0-or-later
"""Special squares in the words of conditions."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.squares import Symmetry, parse_square
from composer.rules.book import ORTHODOX, Rules
from composer.rules.reading import rules_named
from composer.rules.specialsquares import (
    Special,
    special_squares,
    squares_of,
    with_specials_placed,
    with_squares,
    with_turned,
    without_specials,
)

SQUARES = st.lists(st.integers(0, 63), unique=True, max_size=8)


def _rules(text: str) -> Rules:
    found = rules_named(text)
    assert found is not None
    return found


def _named(*names: str) -> tuple[int, ...]:
    return tuple(parse_square(name) for name in names)


@every("text", ["Hole a1b2", "Hole a1 b2", "hole A1B2"])
def test_squares_are_read_together_or_apart(text: str) -> None:
    assert squares_of(_rules(text), Special.HOLE) == _named("a1", "b2")


def test_words_without_squares_name_none_and_stay() -> None:
    rules = _rules("MagicSquares d4e5 Type2")
    assert squares_of(rules, Special.MAGIC) == _named("d4", "e5")
    assert str(with_turned(rules, Special.MAGIC, parse_square("d4"))) == "MagicSquares e5 Type2"


def test_the_first_square_brings_the_condition_and_the_last_takes_it_away() -> None:
    for special in Special:
        one = with_turned(ORTHODOX, special, 27)
        assert str(one) == f"{special.keyword} d4"
        assert with_turned(one, special, 27) == ORTHODOX


def test_nothing_is_beside_a_hole() -> None:
    rules = with_turned(_rules("Wormholes a1c3, Imitator e4"), Special.HOLE, parse_square("c3"))
    assert str(rules) == "Hole c3, Imitator e4, Wormholes a1"
    assert str(with_turned(rules, Special.MAGIC, parse_square("c3"))) == (
        "Imitator e4, MagicSquares c3, Wormholes a1"
    )


@given(special=st.sampled_from(Special), squares=SQUARES)
def test_what_is_written_is_read(special: Special, squares: list[int]) -> None:
    rules = with_squares(_rules("GridChess"), special, squares)
    assert squares_of(rules, special) == tuple(squares)
    assert _rules(str(rules)) == rules


@given(squares=SQUARES, symmetry=st.sampled_from(Symmetry))
def test_special_squares_turn_with_the_board(squares: list[int], symmetry: Symmetry) -> None:
    rules = with_squares(with_squares(ORTHODOX, Special.HOLE, squares), Special.IMITATOR, [9])
    turned = with_specials_placed(rules, symmetry.apply)
    assert squares_of(turned, Special.HOLE) == tuple(map(symmetry.apply, squares))
    assert squares_of(turned, Special.IMITATOR) == (symmetry.apply(9),)


def test_other_conditions_stay_where_all_squares_go() -> None:
    rules = _rules("Circe, GridChess, Hole a1, Imitator e4")
    assert str(without_specials(rules)) == "Circe, GridChess"
    assert special_squares(without_specials(rules)) == ()
    bare = _rules("Circe")
    assert without_specials(bare) is bare
