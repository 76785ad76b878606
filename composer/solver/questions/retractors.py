# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves taken back and then played forward: with help, or against a defence."""

from __future__ import annotations

from composer.problem.questiontext import Manner
from composer.solver.questions import defensiveretractors, helpretractors
from composer.solver.questions.answer import Answered, Asked


def answer(asked: Asked) -> Answered:
    """Return which moves taken back let the play solve, in the manner that is asked."""
    if asked.question.manner in (Manner.PROCA, Manner.HOEG):
        return defensiveretractors.answer(asked)
    return helpretractors.answer(asked)
