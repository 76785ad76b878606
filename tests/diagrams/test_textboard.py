# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams as plain text."""

from __future__ import annotations

from dataclasses import replace

from diagrams.samples import BARE, HELP, LONG, SHORT
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions

from composer.diagrams.style.style import ANONYMOUS_CAPTION, MAGAZINE, NO_CAPTION, SCREEN
from composer.diagrams.textboard import diagram_text
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import square_at

LOYD = """\
Samuel Loyd
Chess Monthly 1860

+-----------------+
| . : . : . : . : |
| : . : r : . : . |
| . : . : . : . : |
| : . : P : . : . |
| . p . Q . : . : |
| : . S . : . : . |
| . S . : . : . : |
| k B K . : . : . |
+-----------------+
#2              6+3
"""


def test_a_diagram_in_letters() -> None:
    assert diagram_text(SHORT) == LOYD


def test_coordinates_and_the_other_side() -> None:
    lines = diagram_text(HELP, replace(SCREEN, flipped=True, letters="figurine")).splitlines()
    assert lines[3] == "1 | ♛ : . : . : . ♔ |"
    assert lines[-2:] == ["    h g f e d c b a", "  h#2.5           1+2"]


def test_long_lines_are_broken_and_nobody_is_named_unasked() -> None:
    text = diagram_text(replace(LONG, title="word " * 60))
    assert max(map(len, text.splitlines())) <= 60
    assert "Black to move; White may not castle (0-0)" in text
    anonymous = diagram_text(LONG, replace(MAGAZINE, caption=ANONYMOUS_CAPTION))
    assert "Соколовский" not in anonymous
    assert diagram_text(BARE, replace(MAGAZINE, caption=NO_CAPTION)).count("\n") == 10


@given(any_positions(), st.booleans())
def test_the_position_can_be_read_off(position: Position, flipped: bool) -> None:
    style = replace(MAGAZINE, caption=NO_CAPTION, flipped=flipped)
    rows = [
        line[2:-2].split(" ")
        for line in diagram_text(Problem(position), style).splitlines()
        if line.startswith("|")
    ]
    found = {}
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            if sign not in ".:":
                place = (7 - column, row) if flipped else (column, 7 - row)
                found[square_at(*place)] = Man.from_letter(sign)
    assert found == dict(position)


@given(st.lists(st.text(st.characters(exclude_categories=()), max_size=80), max_size=3))
def test_any_names_leave_the_board_whole(names: list[str]) -> None:
    text = diagram_text(replace(SHORT, credits=Credits(tuple(names))))
    board = LOYD[LOYD.index("+---") : LOYD.index("#2")]
    assert board in text
    text.encode("utf-8")


def test_black_men_of_figures_and_long_keys_can_be_read() -> None:
    position = parse_fen("k6,15/8/8/8/8/8/8/K.15.EQ.RL.CAG2 w")
    text = diagram_text(Problem(position), MAGAZINE)
    assert ",15" in text.split("\n")[1]
    assert " 15" in text.split("\n")[8]
    key = text.split("\n")[-4:]
    names = {"CA camel", "15 (1,5)-leaper", "G grasshopper", "EQ equihopper", "RL rook-lion"}
    assert names <= {word.strip() for line in key for word in line.split(";")}
