# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from diagrams.sheets import LOYD, check_page
from hypothesis import given
from hypothesis import strategies as st

from composer.diagrams.latex.sheet import sheet_latex
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.entryform import EntryForm, form_pages
from composer.diagrams.pages.page import A4, Box, Page, Paper, PlacedText, paper_named
from composer.diagrams.pages.pagesvg import page_svg
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.pages.typesetting import Column, estimated, unbroken_lines
from composer.notation.spans import Line, Span
from composer.problem.credits import Credits

TEXTS = st.text(
    st.characters() | st.sampled_from("<&>\\{}$%#_^~ \u00a0/\x00\u202e\ud800"), max_size=80
)
SPANS = st.lists(st.builds(Span, TEXTS, st.booleans(), st.booleans()), max_size=5)


def letters(text: str) -> str:
    """The letters without spaces and the marks of direction."""
    return "".join(text.replace("\u00a0", " ").replace("\u200e", "").split())


def typewriter(text: str, bold: bool, italic: bool) -> float:
    return 0.5 * len(text)


@given(SPANS, st.sampled_from([12.0, 30.0, 90.0]))
def test_lines_hold_all_letters_and_fit_their_column(spans: list[Span], room: float) -> None:
    lines = Column(room).set(spans, 9, hanging=2.0)
    given_letters = letters("".join(cleaned(f"|{span.text}|")[1:-1] for span in spans))
    told = letters("".join(span.text for line in lines for span in line.spans))
    assert told == given_letters
    for line in lines:
        assert line.offset + line.width <= room + 1e-6
    again = unbroken_lines(lines)
    assert letters("".join(line.text for line in again)) == given_letters


def test_lines_are_broken_at_spaces_and_after_strokes() -> None:
    column = Column(20 * 0.5 * 10 * 25.4 / 72, typewriter)  # twenty letters wide
    spans = (Span("1...Bh3/Bg2/Re2/Sxd4 "), Span("2.Qxb5# "), Span("and\u00a0more", bold=True))
    lines = ["".join(span.text for span in line.spans) for line in column.set(spans, 10)]
    assert lines == ["1...Bh3/Bg2/Re2/Sxd4", "2.Qxb5# and\u00a0more"]
    narrow = replace(column, room=column.room * 0.6)
    lines = ["".join(span.text for span in line.spans) for line in narrow.set(spans, 10)]
    assert lines == ["1...Bh3/Bg2/", "Re2/Sxd4", "2.Qxb5#", "and\u00a0more"]


def test_lines_after_the_first_hang() -> None:
    column = Column(30, typewriter)
    lines = column.set((Span("word " * 20),), 10, offset=4, hanging=3, gap=2)
    assert [line.offset for line in lines] == [4] + [7] * (len(lines) - 1)
    assert [line.begins for line in lines] == [True] + [False] * (len(lines) - 1)
    assert lines[0].height == pytest.approx(lines[1].height + 2)


def test_a_caption_gets_smaller_before_it_is_broken() -> None:
    column = Column(100 * 0.5 * 9 * 25.4 / 72, typewriter)  # a hundred letters of nine points
    sizes = [column.fit("x" * count, 9)[0].size_pt for count in (100, 105, 113)]
    assert sizes == [9, 9 * 0.93, 9 * 0.86]
    several = column.fit("word " * 30, 9)
    assert len(several) == 2
    assert several[0].size_pt == 9
    assert len(column.fit("word " * 200, 9)) > 2
    assert column.fit(" \x00 ", 9) == []


@given(TEXTS, TEXTS, TEXTS)
def test_any_text_makes_a_whole_page(author: str, source: str, heading: str) -> None:
    problem = replace(LOYD, credits=Credits((author,), source), title=heading)
    line = Line((Span(source), Span(author, italic=True)))
    style = SheetStyle(heading=heading, solutions=Solutions.UNDER, per_page=12)
    (*pages,) = sheet_pages([SheetEntry(problem, lines=(line,))], style)
    form = EntryForm(tourney=heading, sender=author, address=source)
    pages += form_pages([SheetEntry(problem, lines=(line,))], form)
    for page in pages:
        check_page(page)
        ElementTree.fromstring(page_svg(page, heading).encode())


@given(TEXTS, TEXTS)
def test_no_text_becomes_a_command_of_latex(author: str, heading: str) -> None:
    bare = replace(LOYD, credits=Credits())
    style = SheetStyle(heading="x" + heading, solutions=Solutions.END)
    entry = SheetEntry(bare, lines=(Line((Span(author + "\\input{x}$"),)),))
    text = sheet_latex([entry], style)
    assert "\\input{" not in text
    begin = text.index("\\begin{document}")
    body = text[begin:].replace("\\\\", "").replace("\\{", "").replace("\\}", "")
    assert body.count("{") == body.count("}")
    assert text.encode()


def test_papers_are_found_by_name() -> None:
    assert paper_named(" a4 ") == A4
    with pytest.raises(ValueError, match="A4, A5, Letter"):
        paper_named("B5")
    assert Paper("x", 1, 2).width == 1


def test_rectangles_that_share_an_edge_do_not_overlap() -> None:
    box = Box(0, 0, 10, 10)
    assert not box.overlaps(Box(10, 0, 5, 5))
    assert box.overlaps(Box(9, 9, 5, 5))
    assert (box.right, box.bottom) == (10, 10)
    text = PlacedText(0, 10, (Span("a\u00a0b"),), 10, estimated("a b", False, False))
    assert Page(1, 1, texts=(text,)).words() == "a b"
