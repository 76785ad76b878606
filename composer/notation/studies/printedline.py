# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution that a study was printed with, as a tree."""

from __future__ import annotations

from composer.notation.studies.printed import SOLUTION
from composer.notation.studies.reading import read_tree
from composer.problem.problem import Problem
from composer.studies.tree import StudyTree


def printed_line(problem: Problem) -> StudyTree | None:
    """Return the printed solution of a study; None without a line, or by other rules."""
    text = problem.extra(SOLUTION)
    if problem.stipulation.claim is None or not problem.rules.is_orthodox or not text:
        return None
    tree = read_tree(text, problem.position).tree
    return tree if tree.line else None
