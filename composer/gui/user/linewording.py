# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for solutions that are lines: help and series play."""

from __future__ import annotations

from composer.gui.words.language import decimal, fill, grouped, tr
from composer.problem.stipulation import Stipulation
from composer.solver.solution import Solution, Verdict


def lines_words(number: int) -> str:
    """Return how many solutions there are."""
    if number == 0:
        return tr("no solution")
    return tr("1 solution") if number == 1 else fill(tr("%1 solutions"), grouped(number))


def lines_title(solution: Solution) -> str:
    """Return the first part of the verdict line, such as `Cooked: 3 solutions,`."""
    number = lines_words(len(solution.lines))
    if solution.lines_cut:
        number = fill(tr("more than %1"), number)
    verdict = solution.verdict
    if verdict is Verdict.SOUND:
        return fill(tr("Sound: %1,"), number)
    if verdict is Verdict.COOKED:
        if not solution.complete:
            number = fill(tr("at least %1"), number)
        return fill(tr("Cooked: %1,"), number)
    if verdict is Verdict.FEW:
        return fill(tr("Too few: %1,"), number)
    if verdict is Verdict.SHORT:
        shortest = min(len(line) for line in solution.lines)
        return fill(tr("Short: solved in %1"), moves_words(solution.stipulation, shortest))
    if verdict is Verdict.NO_SOLUTION:
        return tr("No solution")
    if verdict is Verdict.INVALID:
        return tr("Cannot be solved")
    return tr("Not finished")


def lines_manner(solution: Solution) -> str:
    """Return what stands behind the verdict: how many solutions are intended."""
    count = solution.intended.count
    if solution.verdict is Verdict.SOUND:
        return tr("as intended")
    if solution.verdict in (Verdict.COOKED, Verdict.FEW):
        return fill(tr("%1 intended"), grouped(count))
    return ""


def moves_words(stipulation: Stipulation, halfmoves: int) -> str:
    """Return how many moves a line of some half-moves has, as the field counts: `1.5 moves`."""
    if stipulation.series:
        number = halfmoves - (stipulation.halfmoves - stipulation.moves)
        words = str(number)
    elif halfmoves % 2:
        words = decimal(halfmoves / 2, 1)
    else:
        words = str(halfmoves // 2)
    return tr("1 move") if words == "1" else fill(tr("%1 moves"), words)
