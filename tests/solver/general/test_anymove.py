# SPDX-License-Identifier: GPL-3.0-or-later
"""The goal of any move, `~1`: its solutions are the legal moves, by whatever rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from composer.launcher import main
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task, stipulation_in_words
from composer.problem.task import rules_in_words
from composer.rules.books import rules_of
from composer.solver.legal import legal_moves
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.popeyemoves import popeye_text
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

GRID = """BeginProblem
Pieces White Kd4 Black Ka8
Stipulation {}
Condition {}
EndProblem
"""


@pytest.mark.parametrize("rules", ["", " GridChess", " Circe", " AntiCirce", " Maximummer"])
@pytest.mark.parametrize(
    "fen", ["1k6/8/8/3pP3/8/8/8/R3K2R w KQ d6", "8/8/8/8/3K4/8/8/k7 w", "8/1P6/8/8/8/8/8/8 w"]
)
def test_every_legal_move_is_a_key(fen: str, rules: str) -> None:
    position, asked = parse_fen(fen), parse_task(f"~1{rules}")
    solution = solve(position, asked, SolveOptions(retro=False))
    keys = {popeye_text(key.move) for key in solution.keys if key.move is not None}
    assert keys == set(map(popeye_text, legal_moves(position, asked.rules)))
    judge = Session(1).judge(asked, Token(), retro=False)
    assert len(judge.judge([position])[0].keys) == len(keys)


def test_in_direct_play_the_first_move_ends_it() -> None:
    one, many = (solve("8/8/8/8/8/k1K5/8/1Q6 w - - 0 1", asked) for asked in ("~1", "~3"))
    assert [key.move for key in many.keys] == [key.move for key in one.keys]
    assert many.message == one.message
    assert many.verdict is Verdict.UNDECIDED


def test_help_play_of_one_move_lists_all() -> None:
    solution = solve("8/8/8/8/8/1K6/5R2/k7 b - - 0 1", "h~1")
    assert len(solution.lines) == 19
    assert len(solution.set_lines) == 20


def test_by_the_laws_of_old_games_it_is_not_solved() -> None:
    with pytest.raises(UnsupportedStipulation, match="today's chess"):
        solve("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "~1 medieval")


def test_a_task_that_is_not_understood_keeps_its_conditions() -> None:
    asked = stipulation_in_words("unheard of 3 (GridChess)")
    assert asked.words
    assert rules_in_words(asked) == parse_task("#2 GridChess").rules
    assert rules_in_words(stipulation_in_words("<>1 (Unheard of)")) is None
    assert rules_in_words(parse_task("#2 ponziani")) == rules_of("ponziani")
    assert Problem(parse_fen("8/8/8/8/3K4/8/8/k7 w"), asked).stipulation.words


@pytest.mark.parametrize("asked", ["~1", "<>3", "#2"])
def test_moves_are_listed_by_the_conditions_of_any_task(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "F.inp"
    path.write_text(GRID.format(asked, "GridChess"), encoding="utf-8")
    assert main(["moves", str(path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 5


def test_moves_are_refused_where_a_condition_is_not_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "F.inp"
    path.write_text(GRID.format("<>3", "Losing Chess"), encoding="utf-8")
    assert main(["moves", str(path)]) == 2
    assert capsys.readouterr().out == ""
