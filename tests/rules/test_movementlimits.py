# SPDX-License-Identifier: GPL-3.0-or-later
"""What a movement must keep to; whatever keeps to it is worked out, and moves."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.geometry.geometry import CHESSBOARD
from composer.rules.arrivals import arrivals
from composer.rules.kinds import FAIRY_KINDS
from composer.rules.movement import (
    KNIGHT,
    ROYAL,
    Circle,
    Hop,
    Hurdle,
    Lame,
    Landing,
    Leap,
    Movement,
    Part,
    Ride,
    every_vector,
)
from composer.rules.movementlimits import MOST_SQUARES, movement_fault, squares_looked_at
from composer.rules.trails import trails

ROUND = tuple((number % 37 - 18, number // 37 - 6) for number in range(500) if number != 240)
FAULTS: list[Part] = [
    Hop(ROYAL, hurdles=0),
    Hop(ROYAL, hurdles=8),
    Hop(ROYAL, distance=0),
    Hop(ROYAL, distance=19),
    Hop(((3, 5),), landing=Landing.ASIDE, turns=1),
    Hop(ROYAL, landing=Landing.ASIDE, turns=5),
    Hop(ROYAL, Hurdle.NEXT, landing=Landing.MIRROR),
    Leap(((0, 0),)),
    Leap(()),
    Leap(((1, 2), (1, 2))),
    Lame(((),)),
    Ride(ROYAL, limit=19),
    Circle(ROUND),
]


@every("part", FAULTS)
def test_what_no_solver_could_do_is_refused(part: Part) -> None:
    assert movement_fault((part,)) is not None


def test_every_man_of_the_table_keeps_to_it() -> None:
    for row in FAIRY_KINDS:
        assert movement_fault(row.movement) is None, row.id
        assert squares_looked_at(row.movement) < MOST_SQUARES / 3


vectors = st.sampled_from((ROYAL, KNIGHT, ((3, 5),), ((0, 0),), (), every_vector(2), ROUND))
numbers = st.integers(-1, 20)
hops = st.builds(
    Hop,
    vectors,
    st.sampled_from(Hurdle),
    numbers,
    st.sampled_from(Landing),
    numbers,
    numbers,
)
movements = st.lists(
    st.one_of(
        hops,
        st.builds(Leap, vectors),
        st.builds(Ride, vectors, numbers),
        st.builds(Circle, vectors),
        st.builds(lambda path, limit: Lame((path, path[::-1]), limit), vectors, numbers),
    ),
    max_size=14,
).map(tuple)


@given(movement=movements, cell=st.integers(0, 63), men=st.sets(st.integers(0, 63), max_size=20))
def test_what_is_not_refused_goes_somewhere_without_a_fault(
    movement: Movement, cell: int, men: set[int]
) -> None:
    if movement_fault(movement) is not None:
        return
    board = [number if number in men else None for number in range(64)]
    found = trails(movement, CHESSBOARD, cell)
    assert sum(len(trail.cells) for trail in found) <= 2 * squares_looked_at(movement)
    for trail in found:
        for arrival in arrivals(board, trail):
            assert 0 <= arrival.target < 64
