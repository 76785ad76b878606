# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands above and below a diagram."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

from cases import every

from composer.diagrams.captions.caption import caption, field_values, printed_date
from composer.diagrams.latex.diagram import diagram_latex
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.entryform import EntryForm, form_pages
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import SheetStyle
from composer.diagrams.style.annotations import Annotations
from composer.diagrams.style.style import ANONYMOUS_CAPTION, MAGAZINE, NO_CAPTION, SCREEN
from composer.diagrams.style.template import FIELDS
from composer.diagrams.svg import diagram_svg
from composer.diagrams.web.page import problem_page
from composer.formats.entry import Entry
from composer.formats.olv import read_document
from composer.formats.olvwriting import olv_document
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.statement import with_statement
from composer.problem.stipulation import parse_stipulation
from composer.problem.twintext import parse_twin
from composer.rules.book import Rules
from composer.rules.historic.ponziani import PONZIANI_BOOK

TWINS = (parse_twin("b", "Move c3 d4"), parse_twin("c", "Continued Add black Pa4"))
PROBLEM = Problem(parse_fen("4k3/8/8/4n3/8/2P5/8/R3K3 w Q -"), twins=TWINS)
BLACK_TO_MOVE = parse_fen("4k3/8/8/4n3/8/2P5/8/R3K3 b Q -")
STYLE = SCREEN


def test_twins_stand_below_the_board() -> None:
    lines = [line.text for line in caption(PROBLEM, STYLE).below]
    assert lines == ["b) wPc3→d4", "c) = b), +bPa4"]
    words = "".join(ElementTree.fromstring(diagram_svg(PROBLEM, STYLE)).itertext())
    assert "wPc3→d4" in words.replace("\u00a0", " ")


def test_the_title_of_a_drawing_says_by_what_rules_the_problem_is_played() -> None:
    problem = PROBLEM.under(Rules(PONZIANI_BOOK))
    title = ElementTree.fromstring(diagram_svg(problem, STYLE))[0].text
    assert title == "#2, Ponziani"


def test_a_twin_that_nobody_understands_harms_no_picture() -> None:
    twins = (parse_twin("b", "Condition <Circe> & \x00\ud800"),)
    svg = diagram_svg(replace(PROBLEM, twins=twins), STYLE)
    assert "<Circe>" in "".join(ElementTree.fromstring(svg).itertext()).replace("\u00a0", " ")


def test_number_and_tourney_stand_in_the_caption() -> None:
    credits = Credits(("Doe, Jane",), "Example", "1950", "1st Prize", "", "123", "Smith JT")
    lines = [line.text for line in caption(replace(PROBLEM, credits=credits), STYLE).above]
    assert [line.replace("\u00a0", " ") for line in lines] == [
        "Jane Doe",
        "Example (123) 1950, 1st Prize, Smith JT",
    ]


@every(
    "date, printed",
    [
        ("1925", "1925"),
        ("1925-05", "05/1925"),
        ("1925-05-07", "7.5.1925"),
        ("1925-13", "1925-13"),
        ("1925-05-32", "1925-05-32"),
        ("Spring 1925", "Spring 1925"),
        ("", ""),
        ("١٩٢٥-٠٥", "١٩٢٥-٠٥"),
    ],
)
def test_dates_are_printed_as_magazines_do(date: str, printed: str) -> None:
    assert printed_date(date) == printed


def test_every_field_of_a_template_can_be_told() -> None:
    credits = Credits(("Doe, Jane",), "Example", "1950-05", "1st Prize", "to X", "123", "Smith JT")
    problem = replace(
        PROBLEM,
        credits=credits,
        title="Title",
        position=BLACK_TO_MOVE,
        keywords=("Grimshaw", "Half-pin"),
    )
    problem = with_statement(problem, "C+ Popeye 4.87")
    values = field_values(problem, STYLE, Annotations("7"))
    assert set(values) == set(FIELDS)
    assert values["year"] == "1950"
    assert values["date"] == "05/1950"
    assert values["label"] == "7"
    assert values["themes"] == "Grimshaw, Half-pin"


def test_parts_that_a_style_does_not_tell_are_empty_in_its_template() -> None:
    anonymous = replace(STYLE, caption=ANONYMOUS_CAPTION)
    told = field_values(replace(PROBLEM, credits=Credits(("X",), "Y")), anonymous)
    assert set(told) == {"stipulation", "men", "twins"}
    assert field_values(PROBLEM, replace(STYLE, caption=NO_CAPTION)) == {}


def test_twins_are_told_in_the_letters_of_the_style() -> None:
    for code, words in (("de", "b) wBc3→d4"), ("figurine", "b) ♙c3→d4")):
        lines = [line.text for line in caption(PROBLEM, replace(STYLE, letters=code)).below]
        assert lines[0] == words


def test_the_title_of_a_document_is_one_line_of_plain_spaces() -> None:
    problem = replace(PROBLEM, credits=Credits(("Doe, Jane", "Li"), "Some Magazine", "1950"))
    told = caption(problem, MAGAZINE, Annotations("7")).one_line()
    assert told == "7 Jane Doe & Li, Some Magazine 1950, #2"


HELP = (
    "stipulation: 'h#2 2.1.1.1'\noptions: [SetPlay, Circe]\n"
    "algebraic:\n  white: [Ka1, Bd4]\n  black: [Kh8, Pa7]\ntwins:\n  b: Move d4 d5\n"
)


def test_a_help_problem_is_told_as_magazines_print_it() -> None:
    (entry,) = read_document(HELP)
    assert isinstance(entry, Entry)
    problem = entry.problem
    words = caption(problem, MAGAZINE)
    assert words.left.replace("\u00a0", " ") == "h#2* 2.1.1.1"
    assert [line.text for line in words.below] == ["Circe", "b) wBd4→d5"]
    latex = diagram_latex(problem, MAGAZINE)
    assert r"\stipulation{h\#2* 2.1.1.1}" in latex.replace("~", " ")
    assert r"\condition{Circe}" in latex
    page = problem_page(problem, ())
    assert ">h#2* 2.1.1.1<" in page.replace("\u00a0", " ")
    assert '<p class="condition">Circe</p>' in page
    assert "<li>b) wBd4→d5</li>" in page
    for text in (sheet(problem), form(problem)):
        for told in ("h#2* 2.1.1.1", "Circe", "b) wBd4→d5"):
            assert told in text
    (again,) = read_document(olv_document(problem))
    assert isinstance(again, Entry)
    assert again.problem == problem


def sheet(problem: Problem) -> str:
    (page,) = sheet_pages([SheetEntry(problem)], SheetStyle(per_page=1))
    return page.words() + " ".join(text.text for text in page.texts)


def form(problem: Problem) -> str:
    return "\n".join(page.words() for page in form_pages([SheetEntry(problem)], EntryForm()))


def test_a_number_of_solutions_is_told_in_words() -> None:
    problem = Problem(
        parse_fen("8/8/8/8/8/8/1k6/K6q"),
        parse_stipulation("h#2"),
        extras=(("intended-solutions", "4"), ("twins", '{"b": "Condition Circe"}')),
    )
    for code, told in (("en", "h#2 4 solutions"), ("de", "h#2 4 Lösungen")):
        words = caption(problem, replace(MAGAZINE, letters=code))
        assert words.left.replace("\u00a0", " ") == told
        assert [line.text for line in words.below] == ["b) Condition Circe"]
