# SPDX-License-Identifier: GPL-3.0-or-later
"""The key to the men and the line of rules, in every form of a diagram."""

from __future__ import annotations

from dataclasses import replace

from fairymen import MIXED, fairy_problem

from composer.diagrams.captions.caption import caption
from composer.diagrams.captions.conditions import all_conditions_of
from composer.diagrams.captions.menkey import key_lines, key_of
from composer.diagrams.pages.cells import Measures, cell_of, placed
from composer.diagrams.pages.entry import SheetEntry
from composer.diagrams.pages.pagesvg import board_document
from composer.diagrams.pages.sheetstyle import SheetStyle
from composer.diagrams.pages.typesetting import Column
from composer.diagrams.style.style import MAGAZINE, SCREEN
from composer.diagrams.style.stylefile import parse_style, style_json
from composer.diagrams.svg import diagram_size, diagram_svg, surround
from composer.diagrams.textboard import diagram_text
from composer.diagrams.web.page import WebOptions, problem_page

NAMES = ["nightrider", "grasshopper", "equihopper", "rook-lion"]
NO_KEY = replace(MAGAZINE, key=False)


def test_each_fairy_kind_is_named_once_in_the_language_of_the_letters() -> None:
    position = fairy_problem().position
    assert [entry.name for entry in key_of(position, "en-s")] == NAMES
    assert [entry.name for entry in key_of(position, "de")][1] == "Grashüpfer"
    assert key_of(fairy_problem({"a1": MIXED["e4"], "a4": MIXED["a4"]}).position, "en") == ()


def test_lines_are_broken_where_there_is_no_room() -> None:
    entries = key_of(fairy_problem().position, "en")
    lines = key_lines(entries, 10, 200, lambda text: len(text) / 2)
    assert [[entry.entry.name for entry in line] for line in lines] == [NAMES[:2], NAMES[2:]]
    assert all(line[0].figure_x == 0 for line in lines)
    assert lines[0][1].figure_x > lines[0][0].name_x + 50


def test_a_diagram_draws_the_key_below_unless_its_style_does_not() -> None:
    problem = fairy_problem()
    told, bare = diagram_svg(problem), diagram_svg(problem, NO_KEY)
    assert told.count('href="#w-rook-lion"') == 1  # on the board it is neutral
    assert all(name in told and name + "<" not in bare for name in NAMES)
    assert "w-rook-lion" not in bare
    assert diagram_size(problem).height > diagram_size(problem, NO_KEY).height
    assert 'id="w-rook-lion"' in surround(problem, SCREEN).svg


def test_sheets_place_figures_below_the_board_beside_their_names() -> None:
    measures = Measures(80, 60, 9, 8)
    style = SheetStyle(diagram=MAGAZINE)
    cell = cell_of(SheetEntry(fairy_problem()), 0, style, measures, Column(60))
    lying = placed(cell, 0, 20, MAGAZINE, measures)
    assert [figure.man.kind.id for figure in lying.boards[0].key] == NAMES
    names = {text.text: text for text in lying.texts if text.text in NAMES}
    for figure in lying.boards[0].key:
        assert figure.y > 60
        named = names[figure.man.kind.id]
        assert lying.boards[0].x + figure.x + figure.side <= named.x
        assert 20 + figure.y < named.y < 20 + figure.y + figure.side
    assert max(name.y for name in names.values()) < 20 + 60 + cell.under_height + 1
    assert 'href="#w-rook-lion"' in board_document(lying.boards[0])


def test_a_board_of_letters_is_as_wide_as_its_longest_sign() -> None:
    text = diagram_text(fairy_problem())
    rows = [line for line in text.splitlines() if line.startswith(("|", "+"))]
    assert len({len(row) for row in rows}) == 1
    assert " =G " in text
    assert " EQ* " in text
    assert "=RL |" in text
    assert text.endswith("N nightrider; G grasshopper; EQ equihopper; RL rook-lion\n")


def test_rules_are_named_and_told_in_a_line() -> None:
    problem = fairy_problem(task="#2 Ponziani, castling=orthodox, Circe")
    assert all_conditions_of(problem, "de") == ("Ponziani (Rochade: wie heute)", "Circe")
    told, bare = caption(problem, MAGAZINE), caption(problem, replace(MAGAZINE, rules=False))
    assert told.below[:-1] == bare.below
    assert told.below[-1].italic
    assert "castle to any two squares" in told.below[-1].text
    assert not any("castle" in line.text for line in caption(fairy_problem(), MAGAZINE).below)


def test_pages_name_men_and_rules() -> None:
    problem = fairy_problem(task="#2 Ponziani")
    told = problem_page(problem, ())
    assert "castle to any two squares" in told
    assert '<g id="w-rook-lion">' in told
    assert 'href="#w-rook-lion"' in told
    bare = problem_page(problem, (), WebOptions.of_style(replace(NO_KEY, rules=False)))
    assert "castle to any two squares" not in bare
    assert "w-rook-lion" not in bare


def test_styles_keep_both_choices_and_old_ones_have_them() -> None:
    style = replace(MAGAZINE, rules=False, key=False)
    assert parse_style(style_json(style)) == style
    assert parse_style('{"name": "old"}').key
