# SPDX-License-Identifier: GPL-3.0-or-later
"""The main line of a study as its file printed it."""

from __future__ import annotations

from typing import Final

from composer.notation.studies.reading import read_tree
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.problem import Problem

SOLUTION: Final = "solution"
"""The name of the extra with a printed solution."""


def printed_line(problem: Problem) -> list[tuple[Position, Move]]:
    """Return the main line of the printed solution, as far as it can be played.

    Empty where the file printed none, or nothing of it can be played.
    """
    return list(read_tree(problem.extra(SOLUTION), problem.position).tree.steps())
