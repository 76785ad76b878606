# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets in LaTeX: boards of one look, headings between them, comments behind solutions."""

from __future__ import annotations

from dataclasses import replace

from composer.diagrams.latex.sheet import sheet_latex
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.passages import Passage, with_passages
from composer.diagrams.pages.sheetstyle import Comments, Index, SheetStyle, Solutions
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.problem import Problem

PLAIN = Problem(parse_fen("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1"), comments=("A & B.",))


def test_boards_beside_a_fairy_one_are_drawn_like_it() -> None:
    grasshopper = Man.of(Colour.WHITE, Kind.of("grasshopper"), ())
    board = list(PLAIN.position.board)
    board[0] = grasshopper
    fairy = replace(PLAIN, position=replace(PLAIN.position, board=tuple(board)))
    bare = SheetStyle()
    assert r"\begin{diagram}" in sheet_latex([PLAIN], bare)
    told = sheet_latex([PLAIN, fairy], bare)
    assert r"\begin{diagram}" not in told
    assert told.count(r"\begin{tikzpicture}") == 3  # two boards, and the figure of the key


def test_headings_and_comments_stand_where_they_belong() -> None:
    headed = with_passages(PLAIN, (Passage("One & two", heading=True),), (Passage("The end."),))
    style = SheetStyle(solutions=Solutions.END, comments=Comments.WITH)
    told = sheet_latex([SheetEntry(Problem()), SheetEntry(headed)], style)
    assert told.index(r"\bfseries One \& two") < told.rindex(r"\begin{diagram}")
    assert told.index("The end.") > told.rindex(r"\end{diagram}")
    assert told.index(r"A \& B.") > told.index("The end.")


def test_pages_are_found_by_latex_itself() -> None:
    named = replace(PLAIN, credits=Credits(authors=("Loyd, Sam",)))
    style = SheetStyle(
        heading="Inediti & Co",
        first_number=None,
        solutions=Solutions.END,
        comments=Comments.APART,
        running_head=True,
        references=True,
        indexes=(Index.AUTHORS,),
    )
    told = sheet_latex([SheetEntry(PLAIN), SheetEntry(named)], style)
    for place in (0, 1):
        assert told.index(rf"\pageref{{solution-{place}}}") < told.index(
            rf"\label{{solution-{place}}}"
        )
    assert told.index(r"\label{diagram-1}") < told.index(r"\sheetpage{diagram-1}")
    assert told.index(r"\label{solution-1}") < told.index("Comments") < told.index("Composers")
    assert r"\sheethead}{\footnotesize\itshape Inediti \& Co}" in told
