# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines counted by conditions that remember what was played."""

from __future__ import annotations

from composer.problem.fen import parse_fen
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.legal import count_lines


def test_nobody_enters_a_square_that_was_left() -> None:
    """Each king in his corner has three moves, and three lines in which Black answers.

    In his second move White goes on from any of three squares, but never back to the corner.
    """
    position = parse_fen("7k/8/8/8/8/8/8/K7 w - - 0 1")
    haan = Rules.of(conditions=[condition_of("HaanerChess")])
    assert count_lines(position, 2, haan) == 9
    assert count_lines(position, 3) == 3 * (5 + 5 + 8)
    assert count_lines(position, 3, haan) == 3 * (4 + 4 + 7)
