# SPDX-License-Identifier: GPL-3.0-or-later
"""The cheapest way to give each man of a diagram another man that it was before.

The method is the usual one for the assignment problem: the rows get their columns one by one
along cheapest alternating paths (H. W. Kuhn 1955, in the form of J. Munkres 1957).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

NEVER: Final = 999
"""What costs that cannot be done: more captures than there are men, more moves than are needed."""

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
