# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of answers by conditions that were never compared together with Popeye.

Such an answer is given on request only, and is no verdict: wherever it is shown, it says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from composer.rules.book import Condition
from composer.said.sentence import Sentence, joined, said
from composer.solver.solution import Solution, Verdict

_Pairs = Iterable[tuple[Condition, Condition]]


def not_certain(solution: Solution, pairs: _Pairs) -> Solution:
    """Return an answer as what it is where some pairs of conditions were never tried together.

    Args:
        solution: what was found.
        pairs: those that were not, of the conditions of its task.
    """
    if solution.verdict is Verdict.UNDECIDED and not solution.lists_moves:
        return solution  # nothing is claimed
    finding = said(
        "{finding}; not certain: {pairs}", finding=solution.finding, pairs=never_compared(pairs)
    )
    return replace(solution, verdict=Verdict.UNTRIED, likely=solution.verdict, finding=finding)


def never_compared(pairs: _Pairs) -> Sentence:
    """Say which conditions were never compared together."""
    named = joined(
        (said("{one} with {other}", one=str(one), other=str(other)) for one, other in pairs), "; "
    )
    return said("never compared with Popeye: {pairs}", pairs=named)
