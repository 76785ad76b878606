# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions of help play made by hand, of positions whose lines are known."""

from __future__ import annotations

from helplines import CAPTURES, CAPTURES_LINES, diagram, played

from composer.problem.intended import intended_of
from composer.problem.stipulation import parse_stipulation
from composer.solver.lines import Line
from composer.solver.solution import Solution, Stage, Verdict


def solved(
    intended: str = "2.1.1.1",
    lines: tuple[str, ...] = CAPTURES_LINES,
    verdict: Verdict = Verdict.COOKED,
) -> Solution:
    """Return a solution made by hand of a real position."""
    return Solution(
        diagram(CAPTURES),
        parse_stipulation("h#2"),
        verdict,
        "",
        Stage.PLAY,
        complete=True,
        lines=tuple(Line(played(CAPTURES, line)) for line in lines),
        intended=intended_of(intended),
    )
