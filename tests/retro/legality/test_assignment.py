# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from oracle.retro.study import forced_costs

from composer.retro.assignment import NEVER, assign

WIDTH = 6
COST = st.one_of(st.just(0), st.integers(0, 4), st.just(NEVER))
ROWS = st.lists(st.lists(COST, min_size=WIDTH, max_size=WIDTH), max_size=WIDTH)


def _every(costs: list[list[int]]) -> list[tuple[int, tuple[int, ...]]]:
    """Return every assignment with what it costs."""
    found = []
    for columns in permutations(range(WIDTH), len(costs)):
        prices = [costs[row][column] for row, column in enumerate(columns)]
        if all(price < NEVER for price in prices):
            found.append((sum(prices), columns))
    return found


@given(costs=ROWS)
def test_an_assignment_is_the_cheapest_of_all(costs: list[list[int]]) -> None:
    every = _every(costs)
    found = assign(costs, WIDTH)
    assert found.cost == min((cost for cost, _ in every), default=NEVER)
    if every:
        assert (found.cost, found.columns) in every
        assert found.stuck == ()


@given(costs=ROWS)
def test_rows_are_stuck_for_want_of_columns(costs: list[list[int]]) -> None:
    stuck = assign(costs, WIDTH).stuck
    columns = {c for row in stuck for c in range(WIDTH) if costs[row][c] < NEVER}
    assert (len(columns) < len(stuck)) == bool(stuck)


@given(costs=ROWS)
def test_forced_costs_are_the_cheapest_with_that_pair(costs: list[list[int]]) -> None:
    found = assign(costs, WIDTH)
    if found.cost >= NEVER:
        return
    every = _every(costs)
    expected = [
        [
            min((cost for cost, columns in every if columns[row] == column), default=NEVER)
            for column in range(WIDTH)
        ]
        for row in range(len(costs))
    ]
    assert forced_costs(costs, WIDTH, found) == expected
