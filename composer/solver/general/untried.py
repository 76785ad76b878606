# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of answers by conditions that were never compared together with Popeye.

Such an answer is no verdict: wherever it is shown, it says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from composer.rules.book import Condition
from composer.said.sentence import Part, joined, said
from composer.solver.conditions.table import differs_from_popeye
from composer.solver.solution import Solution, Verdict

_Pairs = Sequence[tuple[Condition, Condition]]
_Named = Sequence[tuple[Part, Part]]


def not_certain(solution: Solution, pairs: _Pairs, men: _Named = ()) -> Solution:
    """Return an answer as what it is where some pairs of conditions were never tried together.

    Args:
        solution: what was found.
        pairs: those that were not, of the conditions of its task.
        men: what is special about men and was not, with what (`untried_men`).
    """
    if solution.verdict is Verdict.UNDECIDED and not solution.lists_moves:
        return solution  # nothing is claimed
    finding = said(
        "{finding}; not certain: {pairs}", finding=solution.finding, pairs=_why(pairs, men)
    )
    return replace(solution, verdict=Verdict.UNTRIED, likely=solution.verdict, finding=finding)


def _why(pairs: _Pairs, men: _Named) -> Part:
    """Say which conditions were never compared together, and which of them with another answer."""
    apart = [(str(pair[0]), str(pair[1])) for pair in pairs if differs_from_popeye(pair)]
    never = [(str(pair[0]), str(pair[1])) for pair in pairs if not differs_from_popeye(pair)]
    told = []
    if apart:
        told.append(said("Popeye answers differently: {pairs}", pairs=_named(apart)))
    if never or men:
        told.append(said("never compared with Popeye: {pairs}", pairs=_named([*never, *men])))
    return joined(told, "; ")


def _named(pairs: _Named) -> Part:
    return joined((said("{one} with {other}", one=one, other=other) for one, other in pairs), ", ")
