# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands above and below a diagram."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

from composer.diagrams.caption import caption
from composer.diagrams.style import SCREEN
from composer.diagrams.svg import diagram_svg
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.twintext import parse_twin

TWINS = (parse_twin("b", "Move c3 d4"), parse_twin("c", "Continued Add black Pa4"))
PROBLEM = Problem(parse_fen("4k3/8/8/4n3/8/2P5/8/R3K3 w Q -"), twins=TWINS)
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
