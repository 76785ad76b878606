# SPDX-License-Identifier: GPL-3.0-or-later
"""A solution in its JSON form, with themes and quality."""

from __future__ import annotations

from composer.analysis.report import analyse, analysed_object
from composer.solver.jsonform import Json
from composer.solver.solution import Solution


def solution_with_themes(solution: Solution) -> Json:
    """Analyse a solution and return its JSON form with themes and quality."""
    analysis = analyse(solution)
    return analysed_object(solution, analysis.flags, analysis.quality)
