# SPDX-License-Identifier: GPL-3.0-or-later
"""From the lines that were found to a verdict and one plain English sentence."""

from __future__ import annotations

from composer.problem.intended import Intended
from composer.problem.stipulation import Stipulation
from composer.solver.lines import Line
from composer.solver.solution import Stage, Verdict
from composer.solver.words import in_words


def line_verdict_of(
    lines: tuple[Line, ...],
    stipulation: Stipulation,
    intended: Intended,
    stage: Stage,
    is_cut: bool = False,
) -> Verdict:
    """Judge the lines found; what is not certain yet is undecided.

    Sound means just as many lines as are intended, each of the full length. That there are more
    of them, or a shorter one, is certain as soon as they are seen.

    Args:
        lines: what was found.
        stipulation: what was asked.
        intended: how many lines are meant.
        stage: how much is known.
        is_cut: whether there are more lines than were wanted.
    """
    if any(len(line) < stipulation.halfmoves for line in lines):
        return Verdict.SHORT
    if len(lines) > intended.count:
        return Verdict.COOKED
    if stage < Stage.KEYS or is_cut:
        return Verdict.UNDECIDED
    if not lines:
        return Verdict.NO_SOLUTION
    return Verdict.SOUND if len(lines) == intended.count else Verdict.FEW


def line_message_of(
    verdict: Verdict,
    lines: tuple[Line, ...],
    stipulation: Stipulation,
    intended: Intended,
    is_whole: bool,
) -> str:
    """Return the finding in one sentence, without moves.

    Args:
        verdict: the finding.
        lines: what was found.
        stipulation: what was asked.
        intended: how many lines are meant.
        is_whole: whether these are all lines there are.
    """
    found = _solutions(len(lines))
    if verdict is Verdict.UNDECIDED:
        return f"Not finished: {found} so far"
    if verdict is Verdict.NO_SOLUTION:
        return f"No solution in {moves_in_words(stipulation, stipulation.halfmoves)}"
    if verdict is Verdict.SHORT:
        shortest = min(len(line) for line in lines)
        full = moves_in_words(stipulation, stipulation.halfmoves).removesuffix("s")
        full = full.removesuffix(" move")
        return f"Short: solved in {moves_in_words(stipulation, shortest)}, not {full}"
    if verdict is Verdict.SOUND:
        return f"Sound: {found}"
    meant = f"{in_words(intended.count)} intended"
    if verdict is Verdict.FEW:
        return f"Too few: {found}, {meant}"
    return f"Cooked: {'' if is_whole else 'at least '}{found}, {meant}"


def moves_in_words(stipulation: Stipulation, halfmoves: int) -> str:
    """Return how many moves a line of some half-moves has, as the field counts them.

    A line of `h#2` has two moves; one with a half-move less has 1.5.
    """
    if stipulation.series:
        number, half = halfmoves - (stipulation.halfmoves - stipulation.moves), 0
    else:
        number, half = divmod(halfmoves, 2)
    if half:
        return f"{number}.5 moves"
    return f"{in_words(number)} move{'' if number == 1 else 's'}"


def _solutions(number: int) -> str:
    return f"{in_words(number)} solution{'' if number < 2 else 's'}"
