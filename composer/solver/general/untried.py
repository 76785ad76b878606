# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of answers by conditions that were never compared together with Popeye.

Such an answer is no verdict: wherever it is shown, it says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from composer.said.sentence import Part, joined, said
from composer.solver.conditions.table import Pair, differs_from_popeye, named_in_pair
from composer.solver.solution import Solution, Verdict


def not_certain(solution: Solution, pairs: Sequence[Pair]) -> Solution:
    """Return an answer as what it is where some pairs were never tried together.

    Args:
        solution: what was found.
        pairs: those that were not, of the conditions of its task and of what is special about men.
    """
    if solution.verdict is Verdict.UNDECIDED and not solution.lists_moves:
        return solution  # nothing is claimed
    finding = said("{finding}; not certain: {pairs}", finding=solution.finding, pairs=_why(pairs))
    return replace(solution, verdict=Verdict.UNTRIED, likely=solution.verdict, finding=finding)


def confirmed(solution: Solution, solver: str) -> Solution:
    """Return an answer that was not certain as what it is once another program has found the same.

    Args:
        solution: what was found here.
        solver: the other program, with its version.
    """
    if solution.verdict is not Verdict.UNTRIED or solution.likely is None:
        return solution
    found = dict(solution.finding.parts).get("finding", solution.finding)
    finding = said("{finding}; {solver} finds the same", finding=found, solver=solver)
    return replace(solution, verdict=solution.likely, likely=None, finding=finding)


def _why(pairs: Sequence[Pair]) -> Part:
    """Say which were never compared together, and which of them with another answer."""
    apart = [pair for pair in pairs if differs_from_popeye(pair)]
    never = [pair for pair in pairs if not differs_from_popeye(pair)]
    told = []
    if apart:
        told.append(said("Popeye answers differently: {pairs}", pairs=_named(apart)))
    if never:
        told.append(said("never compared with Popeye: {pairs}", pairs=_named(never)))
    return joined(told, "; ")


def _named(pairs: Sequence[Pair]) -> Part:
    named = (map(named_in_pair, pair) for pair in pairs)
    return joined((said("{one} with {other}", one=one, other=other) for one, other in named), ", ")
