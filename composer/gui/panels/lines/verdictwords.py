# SPDX-License-Identifier: GPL-3.0-or-later
"""The second sentence of the verdict line, where solutions are lines."""

from __future__ import annotations

from composer.gui.panels.lines.columns import LinesTable, leaving_words
from composer.gui.user.linewording import lines_words
from composer.gui.words.language import fill, in_figures, tr
from composer.notation.letters import Letters
from composer.problem.intended import shape_text
from composer.solver.solution import Solution, Verdict

_MOST_NAMED = 3


def lines_detail(solution: Solution, table: LinesTable, letters: Letters) -> str:
    """Return what to say of lines besides the verdict.

    Args:
        solution: the solution.
        table: it laid side by side.
        letters: the piece letters in use.
    """
    verdict = solution.verdict
    if verdict in (Verdict.COOKED, Verdict.SHORT):
        return _faults(table, letters) or _advice(solution)
    several = solution.solutions > 1
    if verdict is Verdict.SOUND and not solution.intended.stated and several:
        words = tr("Write into the field Intended how many are meant.")
        if solution.shape is None:
            return words
        shape = fill(tr("Their shape is %1."), shape_text(solution.shape))
        return f"{words} {shape}"
    if verdict is Verdict.SOUND and solution.set_lines:
        number = lines_words(len(solution.set_lines))
        if solution.set_lines_cut:
            number = fill(tr("more than %1"), number)
        return fill(tr("Set play: %1."), number)
    return ""


def _faults(table: LinesTable, letters: Letters) -> str:
    """Name the solutions that are meant, then where the others leave them."""
    faults = table.faults
    if not faults:
        return ""
    parts = []
    names = [column.name for column in table.intended]
    if 0 < len(names) <= _MOST_NAMED:
        if len(names) == 1:
            parts.append(fill(tr("%1 is as intended."), names[0]))
        else:
            words = fill(tr("%1 and %2"), ", ".join(names[:-1]), names[-1])
            parts.append(fill(tr("%1 are as intended."), words))
    parts.append(leaving_words(table, faults[0], letters))
    if len(faults) > 1:
        more = len(faults) - 1
        parts.append(in_figures(more, tr("One more."), tr("%1 more.", "", more)))
    return " ".join(part for part in parts if part)


def _advice(solution: Solution) -> str:
    if solution.verdict is Verdict.SHORT:
        return ""
    return tr("Which are intended is not marked: take one in hand and press P.")
