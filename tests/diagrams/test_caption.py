# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands above and below a diagram."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from composer.diagrams.annotations import Annotations
from composer.diagrams.caption import caption, field_values, printed_date
from composer.diagrams.style import ANONYMOUS_CAPTION, MAGAZINE, NO_CAPTION, SCREEN
from composer.diagrams.svg import diagram_svg
from composer.diagrams.template import FIELDS
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.twintext import parse_twin

TWINS = (parse_twin("b", "Move c3 d4"), parse_twin("c", "Continued Add black Pa4"))
PROBLEM = Problem(parse_fen("4k3/8/8/4n3/8/2P5/8/R3K3 w Q -"), twins=TWINS)
BLACK_TO_MOVE = parse_fen("4k3/8/8/4n3/8/2P5/8/R3K3 b Q -")
STYLE = SCREEN


def test_twins_stand_below_the_board() -> None:
    lines = [line.text for line in caption(PROBLEM, STYLE).below]
    assert lines == ["b) wPc3 to d4", "c) = b), +bPa4"]
    words = "".join(ElementTree.fromstring(diagram_svg(PROBLEM, STYLE)).itertext())
    assert "wPc3 to d4" in words.replace("\u00a0", " ")


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


@pytest.mark.parametrize(
    ("date", "printed"),
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
    for code, words in (("de", "b) wBc3 nach d4"), ("figurine", "b) ♙c3 to d4")):
        lines = [line.text for line in caption(PROBLEM, replace(STYLE, letters=code)).below]
        assert lines[0] == words


def test_the_title_of_a_document_is_one_line_of_plain_spaces() -> None:
    problem = replace(PROBLEM, credits=Credits(("Doe, Jane", "Li"), "Some Magazine", "1950"))
    told = caption(problem, MAGAZINE, Annotations("7")).one_line()
    assert told == "7 Jane Doe & Li, Some Magazine 1950, #2"
