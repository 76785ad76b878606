# SPDX-License-Identifier: GPL-3.0-or-later
"""Special squares and grids in every form of a diagram."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor

from composer.diagrams.board.ofrules import notes_by_rules, style_by_rules
from composer.diagrams.board.specials import grid_lines, special_drawing
from composer.diagrams.latex.diagram import diagram_latex
from composer.diagrams.painting.board import board_pixmap_image
from composer.diagrams.style.annotations import Badge
from composer.diagrams.style.style import MAGAZINE, SCREEN, DiagramStyle
from composer.diagrams.svg import diagram_svg
from composer.diagrams.textboard import diagram_text
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.rules.grids import read_grid
from composer.rules.reading import rules_named
from composer.rules.specialsquares import Special


def _problem(text: str, fen: str = "4k3/3r4/8/2Q5/4N3/8/3P4/K3b2n") -> Problem:
    rules = rules_named(text)
    assert rules is not None
    return Problem(parse_fen(fen)).under(rules)


ALL = _problem("GridChess, Hole b4c4, Imitator f6, Wormholes a8e4, MagicSquares d4e1")
MARKED = _problem("medieval", "4k3/3r4/8/2Q5/8/8/8/K7 w - - 0 1 fresh=c5;immune=d7")

TEXT = """\
+---------------------------------+
| (.)   :|  .   :|  k   :|  .   : |
|                                 |
|   :   .|  :   r|  :   .|  :   . |
| --- --- --- --- --- --- --- --- |
|   .   :|  .   :|  .   @|  .   : |
|                                 |
|   :   .|  Q   .|  :   .|  :   . |
| --- --- --- --- --- --- --- --- |
|   .   #|  # [:]|(S)   :|  .   : |
|                                 |
|   :   .|  :   .|  :   .|  :   . |
| --- --- --- --- --- --- --- --- |
|   .   :|  .   P|  .   :|  .   : |
|                                 |
|   K   .|  :   .|[b]   .|  :   s |
+---------------------------------+
#2                              4+4
Grid chess; Holes b4c4; Imitator f6; Magic squares d4e1;
Wormholes a8e4
"""


def test_letters_show_special_squares_and_grid() -> None:
    assert diagram_text(ALL) == TEXT


def test_letters_of_a_flipped_board_show_the_grid_from_the_other_side() -> None:
    lines = diagram_text(_problem("GridChess Orthogonal a7"), replace(MAGAZINE, flipped=True))
    board = lines.splitlines()
    assert board[1] == "| s : . b . : .|K |"
    assert [at for at, line in enumerate(board[1:16], 1) if "-" in line] == [14]


def test_letters_tell_the_marks_and_have_one_colour() -> None:
    told = diagram_text(MARKED)
    assert ":" not in told.split("#2")[0]
    assert told.rstrip().endswith("c5: may leap; d7: immune")
    german = diagram_text(MARKED, replace(MAGAZINE, letters="de"))
    assert german.rstrip().endswith("c5: darf springen; d7: unverletzlich")


@pytest.mark.parametrize("style", [MAGAZINE, SCREEN, replace(SCREEN, flipped=True)])
def test_a_drawing_has_each_special_square_at_its_place(style: DiagramStyle) -> None:
    svg = diagram_svg(ALL, style)
    ElementTree.fromstring(svg)
    for special, count in (
        (Special.HOLE, 2),
        (Special.IMITATOR, 1),
        (Special.WORMHOLE, 2),
        (Special.MAGIC, 2),
    ):
        assert svg.count(special_drawing(special)) == count
    x, y = (2 * 45, 5 * 45) if style.flipped else (5 * 45, 2 * 45)
    assert f'<g transform="translate({x} {y})">{special_drawing(Special.IMITATOR)}' in svg


def test_a_grid_is_drawn_in_lines_as_long_as_they_run() -> None:
    grid = read_grid("")
    assert grid is not None
    lines = set(grid_lines(grid.edges, flipped=False))
    assert lines == {
        *((x, 360, x, 0) for x in (90, 180, 270)),
        *((0, y, 360, y) for y in (90, 180, 270)),
    }


def test_a_board_for_latex_is_drawn_where_squares_are_special() -> None:
    latex = diagram_latex(ALL)
    assert r"\begin{tikzpicture}" in latex
    assert r"line cap=rect] (90,358.6) -- (90,1.4)" in latex
    assert r"\begin{tikzpicture}" not in diagram_latex(ALL.under(Problem().rules))


def test_a_small_board_shows_holes_grid_and_colour() -> None:
    style = style_by_rules(ALL.rules, SCREEN)
    plain = board_pixmap_image(ALL.position, 98, style)
    drawn = board_pixmap_image(
        ALL.position, 98, style, notes=notes_by_rules(ALL.position, ALL.rules)
    )
    side, at = 12, parse_square("b4")
    hole = (1 + side * (at % 8) + side // 2, 1 + side * (7 - at // 8) + side // 2)
    assert plain.pixelColor(*hole) != drawn.pixelColor(*hole)
    ink = QColor(SCREEN.ink)
    assert drawn.pixelColor(1 + 2 * side, 5) == ink
    assert plain.pixelColor(1 + 2 * side, 5) != ink


def test_a_small_medieval_board_has_one_colour_and_signs() -> None:
    style = style_by_rules(MARKED.rules, SCREEN)
    notes = notes_by_rules(MARKED.position, MARKED.rules)
    assert [badge for _, badge in notes.badges] == [Badge.LEAPS, Badge.IMMUNE]
    drawn = board_pixmap_image(MARKED.position, 194, style, notes=notes)
    bare = board_pixmap_image(MARKED.position, 194, style)
    assert drawn.pixelColor(20, 100) == drawn.pixelColor(44, 100)  # a light and a dark square
    assert drawn != bare


def test_letters_tell_royal_and_half_neutral_men_apart() -> None:
    told = diagram_text(_problem("Circe", "G{royal}6=Q{half-neutral}/8/8/8/8/8/8/8"))
    assert "|  G*" in told
    assert "=Q~ |" in told
