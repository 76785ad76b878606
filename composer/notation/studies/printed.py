# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a study as its file printed it, and as it is printed here: in lines.

The main line is bold; each sideline has a line of its own below the move that it leaves, those of
its own stand in brackets. Below a move that asks for it stands a diagram.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.notation.letters import Letters
from composer.notation.spans import Line as PrintedLine
from composer.notation.spans import Span, joined
from composer.notation.studies.reading import read_tree
from composer.notation.studies.writing import line_texts
from composer.problem.men import Colour
from composer.problem.move import Move, play
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.studies.tree import Line, StudyTree, TreeMove

SOLUTION: Final = "solution"
"""The name of the extra with a printed solution."""


def printed_tree(problem: Problem) -> StudyTree | None:
    """Return the printed solution of a study; None where not all of it can be played."""
    text = problem.extra(SOLUTION)
    if problem.stipulation.claim is None or not text.strip():
        return None
    found = read_tree(text, problem.position)
    return found.tree if found.is_whole else None


@dataclass(frozen=True, slots=True)
class Piece:
    """Moves that are printed on one line.

    Attributes:
        way: the moves that lead there from the diagram.
        line: the moves; what they have of sidelines stands in brackets.
        is_main: whether they belong to the main line.
        diagrams: the positions of which a diagram stands below it.
    """

    way: tuple[Move, ...]
    line: Line
    is_main: bool
    diagrams: tuple[Position, ...] = ()


def pieces(tree: StudyTree) -> Iterator[Piece]:
    """Yield what of a solution is printed on one line each, in order.

    The main line ends where it has sidelines, and each line where a diagram follows; diagrams of
    lines in brackets stand below the brackets.
    """
    way: tuple[Move, ...] = ()
    position = tree.position
    begun: list[TreeMove] = []
    for told in tree.line:
        begun.append(replace(told, sidelines=()))
        after = play(position, told.move)
        if told.sidelines or told.shows_diagram:
            shown = (after,) if told.shows_diagram else ()
            yield Piece(way[: len(way) - len(begun) + 1], tuple(begun), True, shown)
            begun = []
        for sideline in told.sidelines:
            yield from _beside(way, position, sideline)
        way, position = (*way, told.move), after
    if begun:
        yield Piece(way[: len(way) - len(begun)], tuple(begun), True)


def _beside(way: tuple[Move, ...], position: Position, line: Line) -> Iterator[Piece]:
    """Yield a sideline in pieces."""
    begun: list[TreeMove] = []
    shown: list[Position] = []
    start = way
    for told in line:
        begun.append(told)
        inner = StudyTree(position, (told,))
        shown += (each.after for each in inner.placed() if each.told.shows_diagram)
        way, position = (*way, told.move), play(position, told.move)
        if shown:
            yield Piece(start, tuple(begun), False, tuple(shown))
            begun, shown, start = [], [], way
    if begun:
        yield Piece(start, tuple(begun), False)


def tree_lines(tree: StudyTree, letters: Letters) -> tuple[PrintedLine, ...]:
    """Return the lines of a solution in the letters of a language, diagrams among them."""
    first = 0 if tree.position.turn is Colour.WHITE else 1
    lines: list[PrintedLine] = []
    if tree.remarks:
        lines.append(PrintedLine((Span(" ".join(tree.remarks), italic=True),)))
    for piece in pieces(tree):
        spans = joined(_spans(piece.line, first + len(piece.way), letters, bold=piece.is_main))
        indent = 0 if piece.is_main else 1
        lines.append(PrintedLine(spans, indent))
        lines += (PrintedLine((), indent, diagram=position) for position in piece.diagrams)
    return tuple(lines)


def _spans(line: Line, ply: int, letters: Letters, *, bold: bool) -> Iterator[Span]:
    for place, (text, is_remark) in enumerate(line_texts(line, ply, letters)):
        if place:
            yield Span(" ", bold=bold and not is_remark)
        yield Span(text, bold=bold and not is_remark, italic=is_remark)
