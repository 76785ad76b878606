# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams of tables games: dice, what is asked, the best plays with their chances."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from xml.etree import ElementTree

import pytest

from composer.diagrams.files.forms import Format
from composer.diagrams.games.board import SIDE
from composer.diagrams.games.tablesdiagram import (
    chance_text,
    dice_picture,
    tables_diagram,
    tables_paragraphs,
)
from composer.diagrams.games.tablesplaces import RING_STONE, ring_corners, ring_places
from composer.diagrams.games.theme import LINEN
from composer.diagrams.style.style import MAGAZINE
from composer.diagrams.writing.diagrams import game_content
from composer.games.statement import asked_text, tables_text
from composer.games.tables import (
    TablesGoal,
    TablesPlay,
    TablesPosition,
    TablesProblem,
    TablesTask,
)
from composer.rules.book import Rules
from composer.rules.historic.tables.books import tables_book, tables_row
from composer.rules.historic.tables.row import OFF
from composer.solver.dice.solve import solve_tables

_SAFEST = TablesTask(TablesGoal.SAFEST, TablesPlay.BEST, 1, (3, 5))


def _problem() -> TablesProblem:
    return TablesProblem(TablesPosition.of({24: 2, 8: 1}, {1: 2, 3: 1}), task=_SAFEST)


def test_a_diagram_tells_throw_task_and_best_play() -> None:
    problem = _problem()
    answer = solve_tables(problem)
    style = replace(MAGAZINE, coordinates=True)
    diagram = tables_diagram(problem, style, answer)
    assert diagram.caption.men == "3+3"
    assert diagram.caption.notes == ("White throws 3-5",)
    assert diagram.hand is not None
    assert answer.best[0] in diagram.solution[0].lead
    svg = game_content(_problem(), Format.SVG, diagram.style, answer)
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    latex = game_content(_problem(), Format.LATEX, diagram.style, answer)
    assert latex.count(rb"\begin{tikzpicture}") == 2


def test_each_die_shows_its_pips() -> None:
    dice = dice_picture((1, 6, 4), 576, LINEN)
    assert len(dice.items) == 3 + 1 + 6 + 4


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "All men off in 2 throws of one’s choice"),
        ("it", "Tutti i pezzi fuori in 2 tiri a scelta"),
        ("ru", "Все фишки сняты, бросков по выбору: 2"),
    ],
)
def test_what_is_asked_is_told_in_words(language: str, words: str) -> None:
    task = TablesTask(TablesGoal.ALL_OFF, TablesPlay.AT_WILL, 2)
    assert tables_text(task, language) == words
    best = TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 1, (2, 6))
    assert tables_text(best) == "All men off with the next throw: best play"
    assert tables_text(_SAFEST) == "Safest play"
    assert asked_text(_problem(), "fr") == "Coup le plus sûr (3-5)"


def test_chances_are_told_exactly() -> None:
    assert chance_text(Fraction(11, 36)) == "11/36 (30.6\N{NO-BREAK SPACE}%)"
    assert chance_text(Fraction(11, 36), "de") == "11/36 (30,6\N{NO-BREAK SPACE}%)"
    assert chance_text(Fraction(1, 123_456)) == "0.0\N{NO-BREAK SPACE}%"


def test_who_is_off_and_how_many_throws_are_told() -> None:
    position = TablesPosition.placed(
        tables_row("fallas"), {"white": {(OFF, False): 13, (OFF, True): 1, (3, True): 1}}
    )
    task = TablesTask(TablesGoal.WITHIN, TablesPlay.BEST, 2, (6, 5, 4))
    problem = TablesProblem(position, Rules(tables_book("fallas")), task)
    caption = tables_diagram(problem).caption
    assert caption.task == "Finished within 2 throws: best play"
    off = "Off: White\N{NO-BREAK SPACE}13; White, marked man\N{NO-BREAK SPACE}1"
    assert caption.notes == ("White throws 6-5-4", off)
    one = replace(problem, task=replace(task, throws=1))
    assert tables_diagram(one).caption.task == "Finished with one throw: best play"


def test_an_unfinished_answer_is_not_told_as_none() -> None:
    answer = replace(solve_tables(_problem()), best=(), plays=(), chance=None, complete=False)
    told = [tables_paragraph.parts for tables_paragraph in tables_paragraphs(answer, _SAFEST)]
    assert told == [("Not solved to the end.",)]


def test_the_board_of_the_planets_has_seven_sides_of_seven_points() -> None:
    places = ring_places()
    for side in range(7):
        (ax, ay), *_, (bx, by) = ((place.x, place.y) for place in places[7 * side : 7 * side + 7])
        for place in places[7 * side : 7 * side + 7]:  # all on one line
            assert abs((bx - ax) * (place.y - ay) - (by - ay) * (place.x - ax)) < 1e-6
    first, last = places[0], places[6]
    assert first.x < last.x
    assert abs(first.y - last.y) < 1e-9
    for one, other in combinations(places, 2):
        assert math.dist((one.x, one.y), (other.x, other.y)) > RING_STONE
    for x, y in ring_corners():
        assert 0 <= x <= SIDE
        assert 0 <= y <= SIDE
