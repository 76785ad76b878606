# SPDX-License-Identifier: GPL-3.0-or-later
"""What a library keeps of a study beside its verdict: what its printed line shows, and its ends."""

from __future__ import annotations

from dataclasses import replace

from composer.library.records.details import NOTHING
from composer.library.records.ends import study_ends
from composer.library.records.findings import found_themes
from composer.library.records.values import Finding
from composer.notation.studies.printedline import printed_line
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.solver.options import Token
from composer.solver.session import Session


def with_study(
    problem: Problem, finding: Finding, session: Session, token: Token, seconds: int
) -> Finding:
    """Return the finding of a study with what its line shows; of all else as it is.

    Args:
        problem: the problem.
        finding: what was found of it.
        session: has the tables.
        token: stops the work; then it is cut short.
        seconds: how long it may take.
    """
    if problem.stipulation.claim is None:
        return finding
    tree = printed_line(problem)
    if tree is None:
        return replace(finding, details=replace(finding.details or NOTHING, length=0))
    from composer.analysis.studythemes import study_flags  # loads python-chess

    flags = study_flags(session.endings, problem.stipulation.claim, tree, token.flag)
    details = replace(
        finding.details or NOTHING,
        length=sum(move.man.colour is Colour.WHITE for move in tree.moves),
    )
    if token.cancelled:
        details = replace(details, allowed=seconds)
    else:
        details = replace(details, themes=found_themes(flags))
    return replace(finding, details=details, ends=study_ends(tree))
