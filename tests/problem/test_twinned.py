# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins go on naming the same men when their diagram is edited."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import assume, given
from hypothesis import strategies as st
from positions import any_positions
from twins import LOCAL_CHANGES

from composer.problem.edits import exchange, transform
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry, parse_square
from composer.problem.twinned import apply_twin, shifted, twins_of_moved_men, twins_of_placed_board
from composer.problem.twins import Change, RemoveMan, Twin, TwinError, lettered
from composer.problem.twintext import parse_twin, twin_text


def sq(name: str) -> int:
    return parse_square(name)


def followed(went: str, *rows: str) -> list[str]:
    steps = {sq(step[:2]): sq(step[2:]) for step in went.split()}
    twins = lettered(parse_twin("b", row) for row in rows)
    return [twin_text(twin) for twin in twins_of_moved_men(twins, steps)]


@every(
    "row, expected",
    [
        ("Move c3 d4", "Move c4 d4"),
        ("Move a1 c3", "Move a1 c3"),
        ("Remove c3", "Remove c4"),
        ("Exchange a1 c3", "Exchange a1 c4"),
        ("Add white Qc3", "Add white Qc4"),
        ("Move c3 c4", ""),
        ("Move c3 d4 Move d4 c3 Move c3 h8", "Move c4 d4 Move d4 c3 Move c3 h8"),
        ("Rotate 180 Move f6 a1", "Rotate 180 Move f5 a1"),
        ("Shift a1 b1 Remove d3", "Shift a1 b1 Remove d4"),
        ("Stipulation h#2 Remove c3", "Stipulation h#2 Remove c4"),
        ("Condition Circe", "Condition Circe"),
    ],
)
def test_a_twin_names_the_man_where_he_stands_now(row: str, expected: str) -> None:
    assert followed("c3c4", row) == [expected]


def test_a_continued_twin_follows_a_man_only_if_the_one_before_left_him() -> None:
    rows = ("Move c3 d4", "Continued Move d4 d5", "Continued Remove c3", "Remove c3")
    assert followed("c3c4", *rows) == [
        "Move c4 d4",
        "Continued Move d4 d5",
        "Continued Remove c3",
        "Remove c4",
    ]
    assert followed("c3c4", "Remove e5", "Continued Move c3 d4") == [
        "Remove e5",
        "Continued Move c4 d4",
    ]


def test_exchanged_men_are_both_followed() -> None:
    assert followed("a1b2 b2a1", "Move a1 c3 Remove b2") == ["Move b2 c3 Remove a1"]


@given(any_positions(), st.lists(LOCAL_CHANGES, max_size=4), st.sampled_from(Symmetry))
def test_a_twin_of_the_turned_diagram_is_the_turned_twin(
    position: Position, changes: list[Change], symmetry: Symmetry
) -> None:
    twin = Twin("b", tuple(changes))
    try:
        made = apply_twin(Problem(position), twin).position
    except TwinError:
        assume(False)
    (turned,) = twins_of_placed_board([twin], symmetry.apply)
    start = Problem(transform(position, symmetry))
    assert apply_twin(start, turned).position.board == transform(made, symmetry).board


@given(any_positions(), st.data())
def test_whatever_men_exchange_places_a_twin_takes_the_same_man(
    position: Position, data: st.DataObject
) -> None:
    occupied = [square for square, _ in position]
    assume(len(occupied) > 1)
    a, b, taken = (data.draw(st.sampled_from(occupied)) for _ in "abc")
    twin = Twin("b", (RemoveMan(taken),))
    (same,) = twins_of_moved_men([twin], {a: b, b: a})
    made = apply_twin(Problem(position), twin).position
    after = apply_twin(Problem(exchange(position, a, b)), same).position
    assert after.board == exchange(made, a, b).board


def test_a_shift_takes_all_squares_along_or_none() -> None:
    twin = parse_twin("b", "Move c3 d4 Add black Pa4")
    (moved,) = twins_of_placed_board([twin], shifted(1, 0))
    assert twin_text(moved) == "Move d3 e4 Add black Pb4"
    with pytest.raises(ValueError, match="leave the board"):
        twins_of_placed_board([twin], shifted(-1, 0))


def test_recoloured_men_are_added_recoloured() -> None:
    (moved,) = twins_of_placed_board(
        [parse_twin("b", "Add black Pa7")], Symmetry.MIRROR_RANKS.apply, recolour=True
    )
    assert twin_text(moved) == "Add white Pa2"
