# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits of several men at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from moves import relocate
from positions import SQUARE, any_positions

from composer.problem.fen import parse_fen, placement
from composer.problem.groups import (
    fitting_step,
    moved_by,
    turned,
)
from composer.problem.position import Castling, Position
from composer.problem.squares import SQUARES, Symmetry, file_of, parse_square, rank_of

GROUPS = st.frozensets(SQUARE, max_size=10)
STEP = st.integers(-9, 9)
A1, B1, C1, B2, G8, H8 = (parse_square(name) for name in ["a1", "b1", "c1", "b2", "g8", "h8"])


@given(GROUPS, STEP, STEP)
def test_a_fitting_step_keeps_all_on_the_board_and_is_no_longer(squares, files, ranks) -> None:
    fit_files, fit_ranks = fitting_step(squares, files, ranks)
    plan = moved_by(squares, fit_files, fit_ranks)
    assert set(plan) == squares
    assert len(set(plan.values())) == len(squares)
    for asked, given_ in ((files, fit_files), (ranks, fit_ranks)):
        assert min(0, asked) <= given_ <= max(0, asked)


@given(GROUPS, STEP, STEP)
def test_a_step_that_fits_is_taken_as_it_is(squares, files, ranks) -> None:
    try:
        moved_by(squares, files, ranks)
    except ValueError:
        assert fitting_step(squares, files, ranks) != (files, ranks)
    else:
        assert not squares or fitting_step(squares, files, ranks) == (files, ranks)


@given(any_positions(), GROUPS, STEP, STEP)
def test_a_part_moves_and_the_rest_stays(position: Position, squares, files, ranks) -> None:
    plan = moved_by(squares, *fitting_step(squares, files, ranks))
    after = relocate(position, plan)
    carried = {plan[s]: position[s] for s in plan if position[s] is not None}
    left = {s for s in plan if position[s] is not None}
    for square in SQUARES:
        if square in carried:
            assert after[square] is carried[square]
        elif square in left:
            assert after[square] is None
        else:
            assert after[square] is position[square]


@given(any_positions(), GROUPS, STEP, STEP)
def test_a_copied_part_stays_too(position: Position, squares, files, ranks) -> None:
    plan = moved_by(squares, *fitting_step(squares, files, ranks))
    after = relocate(position, plan, copying=True)
    targets = {plan[s] for s in plan if position[s] is not None}
    for square in SQUARES:
        if square not in targets:
            assert after[square] is position[square]
    assert all(after[plan[s]] is position[s] for s in plan if position[s] is not None)


@given(any_positions(), GROUPS)
def test_mirrored_twice_a_part_is_where_it_was(position: Position, squares) -> None:
    for symmetry in (Symmetry.MIRROR_FILES, Symmetry.MIRROR_RANKS, Symmetry.ROTATE_180):
        plan = turned(squares, symmetry)
        again = turned(set(plan.values()), symmetry)
        assert all(again[plan[square]] == square for square in squares)
        assert set(map(file_of, plan.values())) <= set(
            range(min(map(file_of, squares), default=0), max(map(file_of, squares), default=0) + 1)
        )


@given(GROUPS, st.sampled_from(list(Symmetry)))
def test_a_turned_part_keeps_its_shape(squares, symmetry) -> None:
    plan = turned(squares, symmetry)
    assert len(set(plan.values())) == len(squares)

    def gaps(places):
        order = [(file_of(s), rank_of(s)) for s in places]
        return sorted(sorted((abs(a[0] - b[0]), abs(a[1] - b[1]))) for a in order for b in order)

    assert gaps(plan) == gaps(plan.values())


def test_a_rotation_at_the_edge_is_pushed_back() -> None:
    assert turned({A1, B1, C1}, Symmetry.ROTATE_270)[A1] == parse_square("a3")
    assert turned({G8, H8}, Symmetry.ROTATE_270) == {G8: G8, H8: parse_square("g7")}


def test_a_moved_castle_loses_its_right_and_gets_it_back() -> None:
    position = parse_fen("8/8/8/8/8/8/8/4K2R w K - 0 1")
    squares = (parse_square("e1"), parse_square("h1"))
    up = relocate(position, moved_by(squares, 0, 1))
    assert placement(up) == "8/8/8/8/8/8/4K2R/8"
    assert not up.castling
    home = relocate(up, moved_by([s + 8 for s in squares], 0, -1))
    assert home.castling == {Castling.WHITE_SHORT}


def test_a_step_off_the_board_is_refused() -> None:
    with pytest.raises(ValueError, match="leave the board"):
        moved_by([A1], -1, 0)
    assert fitting_step([], 3, 3) == (0, 0)
    assert turned([], Symmetry.ROTATE_90) == {}
