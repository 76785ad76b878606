# SPDX-License-Identifier: GPL-3.0-or-later
"""Where squares lie."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.gui.board.geometry import MIN_SQUARE, BoardGeometry, view_size
from composer.problem.squares import SQUARES, parse_square, square_name

boards = st.builds(
    BoardGeometry.fitted,
    st.integers(120, 1600),
    st.integers(120, 1600),
    st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0]),
    st.booleans(),
)


@given(boards, st.sampled_from(SQUARES))
def test_the_centre_of_a_square_lies_on_that_square(board: BoardGeometry, square: int) -> None:
    assert board.square_at(*board.centre(square)) == square


@every("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
@every("width", [500, 613, 777])
def test_every_line_lies_on_a_whole_device_pixel(width: int, ratio: float) -> None:
    board = BoardGeometry.fitted(width, 900, ratio)
    for length in (board.left, board.top, board.square):
        assert length * ratio == pytest.approx(round(length * ratio), abs=1e-6)


@given(boards)
def test_the_board_fits_into_its_view_with_its_gutters(board: BoardGeometry) -> None:
    assert board.left >= 18
    assert board.top >= 1


@pytest.mark.parametrize("square", [MIN_SQUARE, 63, 72])
def test_a_view_of_the_stated_size_has_squares_of_that_size(square: int) -> None:
    assert BoardGeometry.fitted(*view_size(square)).square == square


def test_points_off_the_board_lie_on_no_square() -> None:
    board = BoardGeometry(18, 1, 60)
    assert board.square_at(17.9, 30) is None
    assert board.square_at(30, 0.5) is None
    assert board.square_at(18 + 480, 30) is None
    assert board.square_at(30, 1 + 480) is None


@pytest.mark.parametrize(
    ("flipped", "top_left", "ranks", "files"),
    [(False, "a8", "87654321", "abcdefgh"), (True, "h1", "12345678", "hgfedcba")],
)
def test_a_turned_board_is_seen_from_the_other_side(
    flipped: bool, top_left: str, ranks: str, files: str
) -> None:
    board = BoardGeometry(18, 1, 60, flipped)
    square = board.square_at(20, 3)
    assert square is not None
    assert square_name(square) == top_left
    assert board.rank_labels() == ranks
    assert board.file_labels() == files


@every(
    "start, step, flipped, end",
    [
        ("e4", (1, 0), False, "f4"),
        ("e4", (1, 0), True, "d4"),
        ("e4", (0, -1), False, "e5"),
        ("h8", (1, -1), False, "h8"),
        ("c3", (-7, 0), False, "a3"),
        ("c3", (0, 7), False, "c1"),
        ("c3", (0, 7), True, "c8"),
    ],
)
def test_steps_go_by_the_screen_and_stop_at_the_edge(
    start: str, step: tuple[int, int], flipped: bool, end: str
) -> None:
    board = BoardGeometry(18, 1, 60, flipped)
    assert square_name(board.stepped(parse_square(start), *step)) == end


@pytest.mark.parametrize("flipped", [False, True])
def test_a_band_catches_the_squares_whose_middle_it_comes_near(flipped: bool) -> None:
    board = BoardGeometry(18, 1, 60, flipped)
    a, b = (board.centre(parse_square(name)) for name in ("b2", "d3"))
    caught = {parse_square(name) for name in ("b2", "c2", "d2", "b3", "c3", "d3")}
    assert board.squares_between(a, b) == board.squares_between(b, a) == caught
    assert board.squares_between((0, 0), (10, 10)) == set()
    assert len(board.squares_between((0, 0), (600, 600))) == 64
