# SPDX-License-Identifier: GPL-3.0-or-later
"""From the lines that were found to a verdict and one plain sentence."""

from __future__ import annotations

from collections.abc import Iterable

from composer.problem.intended import Intended, shape_text
from composer.problem.stipulation import Stipulation
from composer.said.sentence import Decimal, InWords, Sentence, counted, said
from composer.searched import Finished, Searched
from composer.solver.lines import Line, ends_forced, shape_of, solutions_in
from composer.solver.solution import Verdict
from composer.solver.verdict import in_moves


def line_verdict_of(
    searched: Searched[tuple[Line, ...]],
    stipulation: Stipulation,
    intended: Intended,
    solutions: int | None = None,
) -> Verdict:
    """Judge the lines found; what is not certain yet is undecided.

    Sound means just as many lines as are intended, each of the full length, and of the shape that
    is stated. That there are more of them, or a shorter one, is certain as soon as they are seen.
    Where it is not stated how many are intended, all are taken for it.

    Args:
        searched: the lines that were found, shorter ones first.
        stipulation: the task.
        intended: how many lines are meant.
        solutions: how many solutions they are, if that was counted.
    """
    lines = searched.known
    if lines and len(lines[0]) < stipulation.halfmoves:
        return Verdict.SHORT
    found = solutions_in(lines, stipulation) if solutions is None else solutions
    if intended.stated and found > intended.count:
        return Verdict.COOKED
    if not isinstance(searched, Finished):
        return Verdict.UNDECIDED
    if not lines:
        return Verdict.NO_SOLUTION
    if intended.stated and found < intended.count:
        return Verdict.FEW
    return Verdict.SOUND if has_shape(lines, stipulation, intended) else Verdict.OTHER_SHAPE


def has_shape(lines: Iterable[Line], stipulation: Stipulation, intended: Intended) -> bool:
    """Return whether lines, which are all there are, have the shape that is stated, if any is."""
    meant = intended.shape_over(stipulation.halfmoves)
    return meant is None or shape_in(lines, stipulation) == meant


def shape_in(lines: Iterable[Line], stipulation: Stipulation) -> tuple[int, ...] | None:
    """Return the shape of all solutions, `2.1.1.1`; None where they branch unevenly."""
    return shape_of(lines, ends_forced(stipulation))


def shape_message(lines: Iterable[Line], stipulation: Stipulation, intended: Intended) -> Sentence:
    """Return in one sentence which shape solutions have that are as many as intended."""
    shape = shape_in(lines, stipulation)
    if shape is None:
        return said("Other shape: it branches unevenly, {shape} intended", shape=str(intended))
    return said(
        "Other shape: {found}, {shape} intended", found=shape_text(shape), shape=str(intended)
    )


def line_message_of(
    verdict: Verdict,
    searched: Searched[tuple[Line, ...]],
    stipulation: Stipulation,
    intended: Intended,
    solutions: int | None = None,
) -> Sentence:
    """Return the finding in one sentence, without moves.

    Args:
        verdict: the finding.
        searched: the lines that were found, shorter ones first.
        stipulation: the task.
        intended: how many lines are meant.
        solutions: how many solutions they are, if that was counted.
    """
    lines = searched.known
    number = solutions_in(lines, stipulation) if solutions is None else solutions
    found = solutions_words(number)
    if verdict is Verdict.UNDECIDED:
        return said("Not finished: {solutions} so far", solutions=found)
    if verdict is Verdict.NO_SOLUTION:
        full = moves_in_words(stipulation, stipulation.halfmoves)
        return said("No solution in {moves}", moves=full)
    if verdict is Verdict.SHORT:
        shortest = len(lines[0])
        return said(
            "Short: solved in {moves}, not {number}",
            moves=moves_in_words(stipulation, shortest),
            number=_number(*_moves(stipulation, stipulation.halfmoves)),
        )
    if verdict is Verdict.SOUND:
        if not intended.stated and number > 1:
            return said("Sound if all are intended: {solutions}", solutions=found)
        return said("Sound: {solutions}", solutions=found)
    if verdict is Verdict.OTHER_SHAPE:
        return shape_message(lines, stipulation, intended)
    meant = str(intended) if intended.shape else InWords(intended.count)
    is_whole = isinstance(searched, Finished)
    shape = shape_in(lines, stipulation) if is_whole and intended.shape and number > 1 else None
    if shape is not None:
        found = said("{solutions} ({shape})", solutions=found, shape=shape_text(shape))
    if verdict is Verdict.FEW:
        return said("Too few: {solutions}, {number} intended", solutions=found, number=meant)
    if is_whole:
        return said("Cooked: {solutions}, {number} intended", solutions=found, number=meant)
    return said("Cooked: at least {solutions}, {number} intended", solutions=found, number=meant)


def moves_in_words(stipulation: Stipulation, halfmoves: int) -> Sentence:
    """Return how many moves a line of some half-moves has, as the field counts them.

    A line of `h#2` has two moves; one with a half-move less has 1.5, that of `h#0.5` half a move.
    """
    number, half = _moves(stipulation, halfmoves)
    if half and not number:
        return said("half a move")
    return said("{halves} moves", halves=_number(number, half)) if half else in_moves(number)


def _moves(stipulation: Stipulation, halfmoves: int) -> tuple[int, int]:
    """Return the whole moves, and whether there is half a one more."""
    if stipulation.series:
        return halfmoves - (stipulation.halfmoves - stipulation.moves), 0
    return divmod(halfmoves, 2)


def _number(number: int, half: int) -> Decimal | InWords:
    return Decimal(number + 0.5) if half else InWords(number)


def solutions_words(number: int) -> Sentence:
    """Return how many solutions there are, in words."""
    if number == 0:
        return said("no solution")
    return counted(number, "one solution", "{number} solutions", number=InWords(number))
