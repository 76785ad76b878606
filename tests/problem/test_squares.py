# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import chess
import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from positions import SQUARE

from composer.problem.squares import (
    SQUARES,
    Symmetry,
    distance,
    file_of,
    is_light,
    is_round_trip,
    parse_square,
    rank_of,
    square_at,
    square_name,
)


def test_names_are_those_of_the_game() -> None:
    assert [square_name(square) for square in SQUARES] == list(chess.SQUARE_NAMES)
    assert [parse_square(name) for name in chess.SQUARE_NAMES] == list(SQUARES)


def test_file_and_rank_make_the_square() -> None:
    assert all(square_at(file_of(square), rank_of(square)) == square for square in SQUARES)


def test_the_right_hand_corner_is_light() -> None:
    assert is_light(parse_square("h1"))
    assert not is_light(parse_square("a1"))
    assert sum(is_light(square) for square in SQUARES) == 32


@given(a=SQUARE, b=SQUARE)
def test_distance_is_that_of_a_king(a: int, b: int) -> None:
    assert distance(a, b) == chess.square_distance(a, b)


@every("text", ["", "e", "e9", "i1", "E4", "e4 ", "44", "e٤", "ee"])
def test_what_is_no_square_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="expected a square such as e4") as raised:
        parse_square(text)
    assert repr(text) in str(raised.value)


@given(text=st.text(max_size=3))
def test_any_text_is_a_square_or_refused(text: str) -> None:
    if text in chess.SQUARE_NAMES:
        assert square_name(parse_square(text)) == text
    else:
        with pytest.raises(ValueError, match="expected a square"):
            parse_square(text)


@every("symmetry", Symmetry)
def test_a_symmetry_lays_the_board_on_itself(symmetry: Symmetry) -> None:
    images = [symmetry.apply(square) for square in SQUARES]
    assert sorted(images) == list(SQUARES)
    assert all(distance(a, b) == distance(images[a], images[b]) for a in SQUARES for b in SQUARES)


@every(
    "symmetry, image",
    [
        (Symmetry.ROTATE_90, "g2"),  # anticlockwise: the a-file becomes the first rank
        (Symmetry.ROTATE_180, "g7"),
        (Symmetry.ROTATE_270, "b7"),
        (Symmetry.MIRROR_FILES, "g2"),
        (Symmetry.MIRROR_RANKS, "b7"),
        (Symmetry.MIRROR_LONG, "b2"),
        (Symmetry.MIRROR_SHORT, "g7"),
    ],
)
def test_where_b2_comes_to_lie(symmetry: Symmetry, image: str) -> None:
    assert square_name(symmetry.apply(parse_square("b2"))) == image


@every(
    "symmetry, image",
    [
        (Symmetry.ROTATE_90, "h2"),
        (Symmetry.ROTATE_180, "g8"),
        (Symmetry.ROTATE_270, "a7"),
        (Symmetry.MIRROR_FILES, "g1"),
        (Symmetry.MIRROR_RANKS, "b8"),
        (Symmetry.MIRROR_LONG, "a2"),
        (Symmetry.MIRROR_SHORT, "h7"),
    ],
)
def test_where_b1_comes_to_lie(symmetry: Symmetry, image: str) -> None:
    assert square_name(symmetry.apply(parse_square("b1"))) == image


@every(
    "way, is_round",
    [
        ("a1 a4 d4 a1", True),
        ("a1 a4 d4 d1 a1", True),
        ("a1 b1 d1 e3 a1", True),
        ("a1 d4 g7 a1", False),  # on one line
        ("a1 a4 a8 a3 a1", False),
        ("a1 a4 a1", False),
        ("a1 a4 d4 d1", False),  # not back
        ("a1 a4 d4 a4 a1", False),  # a4 twice
    ],
)
def test_a_round_trip_leads_back_over_other_squares(way: str, is_round: bool) -> None:
    assert is_round_trip([parse_square(name) for name in way.split()]) is is_round
