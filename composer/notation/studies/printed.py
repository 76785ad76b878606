# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a study as its file printed it, and as it is printed here: in lines.

The main line is bold; each sideline has a line of its own below the move that it leaves, those of
its own stand in brackets.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.notation.letters import Letters
from composer.notation.spans import Line as PrintedLine
from composer.notation.spans import Span, joined
from composer.notation.studies.reading import read_tree
from composer.notation.studies.writing import line_texts
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.studies.tree import Line, StudyTree

SOLUTION: Final = "solution"
"""The name of the extra with a printed solution."""


def printed_tree(problem: Problem) -> StudyTree | None:
    """Return the printed solution of a study; None where not all of it can be played."""
    text = problem.extra(SOLUTION)
    if problem.stipulation.claim is None or not text.strip():
        return None
    found = read_tree(text, problem.position)
    return found.tree if found.is_whole else None


def tree_lines(tree: StudyTree, letters: Letters) -> tuple[PrintedLine, ...]:
    """Return the lines of a solution in the letters of a language."""
    first = 0 if tree.position.turn is Colour.WHITE else 1
    lines = list(_main(tree.line, first, letters))
    if tree.remarks:
        told = Span(" ".join(tree.remarks), italic=True)
        lines.insert(0, PrintedLine((told,)))
    return tuple(lines)


def _main(line: Line, first: int, letters: Letters) -> Iterator[PrintedLine]:
    """Yield the main line in pieces, with its sidelines between them."""
    begun = 0
    for place, told in enumerate(line):
        if not told.sidelines and place + 1 < len(line):
            continue
        piece = [*line[begun:place], replace(told, sidelines=())]
        yield PrintedLine(joined(_spans(tuple(piece), first + begun, letters, bold=True)))
        for sideline in told.sidelines:
            spans = _spans(sideline, first + place, letters, bold=False)
            yield PrintedLine(joined(spans), indent=1)
        begun = place + 1


def _spans(line: Line, ply: int, letters: Letters, *, bold: bool) -> Iterator[Span]:
    for place, (text, is_remark) in enumerate(line_texts(line, ply, letters)):
        if place:
            yield Span(" ", bold=bold and not is_remark)
        yield Span(text, bold=bold and not is_remark, italic=is_remark)
