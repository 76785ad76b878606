# SPDX-License-Identifier: GPL-3.0-or-later
"""The cheapest way to give each man of a diagram another man of the game array.

The method is the usual one for the assignment problem: the rows get their columns one by one
along cheapest alternating paths (H. W. Kuhn 1955, in the form of J. Munkres 1957).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from composer.retro.legality.ways import NEVER

Costs = Sequence[Sequence[int]]


@dataclass(frozen=True, slots=True)
class Assignment:
    """A cheapest assignment.

    Attributes:
        cost: what it costs; `NEVER` if there is none.
        columns: the column of each row; empty if there is none.
        stuck: rows that have fewer columns together than they are, if there is none.
    """

    cost: int
    columns: tuple[int, ...]
    stuck: tuple[int, ...] = ()


def assign(costs: Costs, width: int) -> Assignment:
    """Return the cheapest assignment of a column of its own to each row.

    Args:
        costs: what each column costs each row; `NEVER` or more where it must not have it.
        width: the number of columns.
    """
    row_of: list[int] = [-1] * width
    for row in range(len(costs)):
        stuck = _augment(costs, row_of, row)
        if stuck:
            return Assignment(NEVER, (), stuck)
    columns = [-1] * len(costs)
    for column, row in enumerate(row_of):
        if row >= 0:
            columns[row] = column
    total = sum(costs[row][column] for row, column in enumerate(columns))
    return Assignment(total, tuple(columns))


def _augment(costs: Costs, row_of: list[int], row: int) -> tuple[int, ...]:
    """Give one more row a column along the cheapest path; return the rows that are stuck."""
    width = len(row_of)
    for column in range(width):
        if row_of[column] < 0 and costs[row][column] == 0:  # no path is cheaper than nothing
            row_of[column] = row
            return ()
    best = [costs[row][column] for column in range(width)]
    came: list[int] = [-1] * width
    changed = True
    while changed:  # costs along a path may be negative, but no circle's are
        changed = False
        for column, held in enumerate(row_of):
            if held < 0 or best[column] >= NEVER:
                continue
            for other in range(width):
                if costs[held][other] >= NEVER or other == column:
                    continue
                length = best[column] - costs[held][column] + costs[held][other]
                if length < best[other]:
                    best[other], came[other], changed = length, column, True
    free = [column for column in range(width) if row_of[column] < 0 and best[column] < NEVER]
    if not free:
        reached = (column for column in range(width) if best[column] < NEVER)
        return tuple(sorted({row, *(row_of[column] for column in reached)}))
    column = min(free, key=lambda place: best[place])
    while came[column] >= 0:
        row_of[column] = row_of[came[column]]
        column = came[column]
    row_of[column] = row
    return ()


def forced_costs(costs: Costs, width: int, found: Assignment) -> list[list[int]]:
    """Return, for each row and column, the cost of the cheapest assignment that joins the two.

    If a row takes a column, what held that column goes on to another, and so along a cheapest
    path to the column that the first has left. What holds a free column is nobody, who goes
    anywhere at no cost, so that others may come to cheaper columns.
    """
    row_of = [-1] * width
    for row, column in enumerate(found.columns):
        row_of[column] = row
    ways = _ways_between(costs, row_of)
    forced = []
    for row, own in enumerate(found.columns):
        row_costs = []
        for column in range(width):
            price, rest = costs[row][column], ways[column][own]
            possible = price < NEVER and rest < NEVER
            row_costs.append(found.cost - costs[row][own] + price + rest if possible else NEVER)
        forced.append(row_costs)
    return forced


def _ways_between(costs: Costs, row_of: list[int]) -> list[list[int]]:
    """Return what it costs that who holds one column goes on to another (Floyd, Warshall)."""
    width = len(row_of)
    ways = [[0 if row < 0 else NEVER] * width for row in row_of]
    for column, row in enumerate(row_of):
        ways[column][column] = 0
        for other in range(width):
            if row >= 0 and other != column and costs[row][other] < NEVER:
                ways[column][other] = costs[row][other] - costs[row][column]
    for middle in range(width):
        for start in range(width):
            first = ways[start][middle]
            if first >= NEVER:
                continue
            for end in range(width):
                length = first + ways[middle][end]
                if ways[middle][end] < NEVER and length < ways[start][end]:
                    ways[start][end] = length
    return ways
