# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user states of a problem's correctness, in words that say whose they are."""

from __future__ import annotations

from composer.gui.words.language import fill, tr
from composer.problem.problem import Problem
from composer.problem.statement import is_outdated, statement


def statement_words(problem: Problem) -> str:
    """Return what the user states of a problem's correctness, and whether that still holds."""
    told = statement(problem)
    if not told:
        return ""
    if is_outdated(problem):
        return fill(tr("%1, as you stated of an earlier position"), told)
    return fill(tr("%1, as you state"), told)
