# SPDX-License-Identifier: GPL-3.0-or-later
"""Special squares, grids and marks of men: written by every form, and read as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from composer.formats.fenlines import fenline, parse_fenline
from composer.formats.forms import WRITTEN
from composer.formats.popeye.reading import read_popeye
from composer.formats.rules import read_requested
from composer.formats.sniff import read_problems
from composer.formats.writing import write_problems
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import told_stipulation
from composer.rules.book import ORTHODOX, Rules
from composer.rules.grids import Grid, with_grid
from composer.rules.reading import rules_named
from composer.rules.specialsquares import Special, squares_of

MEN = "7k/8/8/8/8/8/8/K1Q5"


def _rules(text: str) -> Rules:
    found = rules_named(text)
    assert found is not None
    return found


def _problem(rules: Rules, marks: str = "") -> Problem:
    return Problem(parse_fen(f"{MEN} w - - 0 1 {marks}".strip()), told_stipulation("#2")).under(
        rules
    )


EACH_A_CELL = Grid(tuple(range(64)))
PROBLEMS = {
    "squares": _problem(
        _rules("Hole a3b3, Imitator e4f5, Wormholes a8c6, MagicSquares d4e5 Type2, GridChess")
    ),
    "shifted": _problem(_rules("GridChess VerticalShift")),
    "lines": _problem(_rules("GridChess Irregular GridLine Ha24 Vc61")),
    "largest": _problem(with_grid(ORTHODOX, EACH_A_CELL)),
    "marks": _problem(_rules("medieval"), "fresh=c1;immune=a1h8;immovable=h8;intact"),
    "both": _problem(_rules("medieval, Hole d4"), "immune=a1"),
}


@pytest.mark.parametrize("name", PROBLEMS)
@pytest.mark.parametrize("form", WRITTEN)
def test_what_is_special_comes_back_from_every_form(tmp_path: Path, form: str, name: str) -> None:
    problem = PROBLEMS[name]
    write_problems(tmp_path / f"p{form}", [problem])
    (entry,) = read_problems(tmp_path / f"p{form}")
    assert entry.problem.position == problem.position
    assert entry.problem.rules == problem.rules
    assert entry.problem.stipulation == problem.stipulation


def test_popeye_is_given_squares_without_spaces_between(tmp_path: Path) -> None:
    problem = _problem(_rules("Hole a1 b2 c3, MagicSquares d4 e5 Type2"))
    write_problems(tmp_path / "p.inp", [problem])
    told = (tmp_path / "p.inp").read_text("utf-8")
    assert "Condition Hole a1b2c3\n" in told
    assert "Condition MagicSquares d4e5 Type2\n" in told


def test_popeyes_words_for_special_squares_are_read() -> None:
    text = """\
BeginProblem
Pieces White Ka1 Qc1
       Black Kh8
Stipulation #2
Condition hole a3b3 imitator e4
Condition grid orthogonal bdf246
EndProblem
"""
    (entry,) = read_popeye(enumerate(text.splitlines(), 1))
    rules = entry.problem.rules
    assert squares_of(rules, Special.HOLE) == (16, 17)
    assert squares_of(rules, Special.IMITATOR) == (28,)


def test_marks_that_cannot_be_read_stay_in_words() -> None:
    asked = read_requested(parse_fen(MEN), "#2", ["Marks fresh=z9"])
    assert not asked.position.state
    assert asked.options == ("Marks fresh=z9",)


def test_a_line_ends_its_marks_where_an_operation_begins() -> None:
    problem = PROBLEMS["marks"]
    found = parse_fenline(fenline(problem)).problem
    assert found.position.state == problem.position.state
    plain = parse_fenline(f"{MEN} w - - 0 1 fresh=c1; id x;").problem
    assert str(plain.position.state) == "fresh=c1"
