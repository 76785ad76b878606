# SPDX-License-Identifier: GPL-3.0-or-later
"""The first moves and the number of solutions that a file's printed solution states.

They are the file's word, not ours: they stand where the problem was not solved here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from composer.notation.helplines import help_lines
from composer.notation.letters import Letters
from composer.notation.moves import move_text
from composer.notation.sources import any_source_of
from composer.problem.attacks import all_orthodox
from composer.problem.problem import Problem
from composer.problem.stipulations.play import Play

_LONGEST: Final = 50_000  # characters that are looked through for a key
_FIRST: Final = re.compile(r"1[ \t]*\.[ \t]*")
_MOST_KEYS: Final = 4


@dataclass(frozen=True, slots=True)
class StatedSolution:
    """What a printed solution states.

    Attributes:
        firsts: the first moves with their number, in the reader's letters; of twins part by part.
        solutions: how many solutions each part of help play has; empty for other play, where a
            printed solution does not report it.
    """

    firsts: tuple[str, ...] = ()
    solutions: tuple[int, ...] = ()

    @property
    def count(self) -> str:
        """The numbers of solutions as they are printed: `2`, or `1+1` of twins."""
        return "+".join(map(str, self.solutions))


NOTHING_STATED: Final = StatedSolution()


def stated_solution(problem: Problem, letters: Letters) -> StatedSolution:
    """Return what the printed solution of a problem tells; nothing where it is not understood."""
    text = problem.extra("solution")
    if not text or problem.stipulation.in_words:
        return NOTHING_STATED
    if problem.stipulation.play is Play.HELP:
        return _of_help(problem, letters)
    if problem.stipulation.series:
        return NOTHING_STATED
    return _of_key(text[:_LONGEST], letters, not all_orthodox(problem.position.board))


def _of_help(problem: Problem, letters: Letters) -> StatedSolution:
    """Every line was played on the board, so first moves and numbers are sure."""
    firsts: list[str] = []
    counts: list[int] = []
    half = problem.stipulation.half
    for letter, lines in help_lines(problem):
        actual = [line for line in lines if line.omitted == half]  # else it is set play
        if not actual:
            return NOTHING_STATED
        moves = dict.fromkeys(move_text(line.moves[0], letters) for line in actual)
        begun = f"{letter}) " if letter else ""
        number = "1..." if half else "1."
        firsts.append(begun + ", ".join(number + move for move in moves))
        counts.append(len(actual))
    return StatedSolution(tuple(firsts), tuple(counts))


def _of_key(text: str, letters: Letters, is_fairy: bool) -> StatedSolution:
    """Find the moves that are numbered 1 and marked with `!`, and nothing else."""
    source = any_source_of(text, is_fairy)
    if source is None:
        return NOTHING_STATED
    found: dict[str, None] = {}
    for found_move in source.pattern.finditer(text):
        marks = "".join((found_move["marks"] or "").split())
        if (
            found_move["number"]
            and _FIRST.fullmatch(found_move["number"])
            and marks.strip("+#") == "!"
        ):
            found[source.move(found_move, letters).rstrip("!+#")] = None
    return StatedSolution(tuple(found)[:_MOST_KEYS])
