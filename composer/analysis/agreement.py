# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the solver's answer is the one that was printed with a problem."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from composer.analysis.dependence import Dependence
from composer.analysis.printedkeys import PrintedMove, printed_keys
from composer.problem.forms import has_forms
from composer.problem.problem import Problem
from composer.solver.solution import Solution, Verdict
from composer.solver.verdicts import FAULTS

_TELLING: Final = (Verdict.SOUND, Verdict.DEPENDS, *FAULTS)


def differing_keys(
    problem: Problem, solution: Solution, dependences: Iterable[Dependence] = ()
) -> tuple[PrintedMove, ...]:
    """Return the printed keys where none of them was found; nothing where one was.

    Nothing is said where the printed solution cannot be read with certainty, of twins, whose
    solutions it mixes, of any play but direct play, and of what is not solved. A key that is
    sound with a right which only the history of the position gives counts as found.

    Args:
        problem: the problem with its printed solution among the extras.
        solution: what was found of it, with all its keys.
        dependences: the rights that it may rest on.
    """
    if has_forms(problem) or problem.extra("twins") or not problem.stipulation.is_direct:
        return ()
    if solution.verdict not in _TELLING:
        return ()
    printed = printed_keys(problem.extra("solution"))
    found = [key.move for key in solution.keys if key.move is not None]
    found.extend(dependence.key for dependence in dependences)
    return () if any(one.names(move) for one in printed for move in found) else printed
