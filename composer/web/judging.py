# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept with a problem that a page saves: its verdict and what it means, if found soon."""

from __future__ import annotations

from typing import Final

from composer.analysis.report import analyse
from composer.library.records.findings import finding_of_analysis
from composer.library.records.values import Finding
from composer.problem.forms import has_forms
from composer.problem.problem import Problem
from composer.solver.deadline import Deadline
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.solution import Verdict
from composer.solver.solve import solve

_SECONDS: Final = 3.0


def finding_for(problem: Problem) -> Finding | None:
    """Return what is certain of a problem; None where that takes long, or is not solved here.

    It solves: not to be called where somebody waits for the thread.
    """
    if problem.game is not None or has_forms(problem):
        return None  # what is found of all its forms is united where the library is analysed
    token = Token()
    try:
        with Deadline(token, _SECONDS):
            solution = solve(problem, None, SolveOptions(untried=False), token)
    except UnsupportedStipulation:
        return None
    if not solution.complete:
        return None
    sound = solution.verdict is Verdict.SOUND
    return finding_of_analysis(solution, analyse(solution) if sound else None)
