# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from composer.launcher import main
from composer.library.records.problemform import problem_text
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.rules.book import Rules
from composer.rules.conditions import condition_of

RETI = ["study", "7K/8/k1P5/7p/8/8/8/8 w", "-s", "="]
PAWN = ["study", "8/7k/8/8/8/3P4/8/6K1 w", "-s", "+"]
BENKO = ["study", "r7/p7/kP2B3/2K5/8/1P6/8/8 w", "-s", "+", "--line", "1.Bc4+ Ka5 2.b7 Rf8 3.Bd3"]
FAKE = Path(__file__).parents[1] / "beside" / "engine.py"
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def compiled() -> None:
    pytest.importorskip("composer.studies.kernel.endings")


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    path = tmp_path / "engine"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{FAKE}"\n', encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_line_is_audited(capsys: Capture) -> None:
    assert main([*RETI, "--line", "1.Kg7! h4 2.Kf6 Kb6"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "draw, proved: in the line 2 moves of White are each the only one"
    assert lines[-1] == "GBR 0000.11"
    assert lines[1].startswith("tries that one answer alone refutes: 1.c7? Kb7!, 2.Kf8? Kb6!")
    assert lines[3] == "1.Kg7  T draw ...Ka7"
    assert "    c7  T Black mates in 14 moves ...Kb7!" in lines


def test_it_is_told_which_lines_end_in_mate_or_stalemate(capsys: Capture) -> None:
    pawn = ["study", "8/1k6/8/P7/K7/8/8/8 w", "-s", "+", "--line"]
    line = [*pawn, "1.Kb5 Ka7 2.a6 Ka8 (2...Kb8 3.Kb6 Ka8 4.a7) 3.Kb6 Kb8 4.a7+ Ka8"]
    assert main(line) == 0
    assert "the line to 4.a7 ends in an ideal stalemate" in capsys.readouterr().out.splitlines()
    assert main([*line, "--json"]) == 0
    (end,) = json.loads(capsys.readouterr().out)["ends"]
    assert (end["end"], end["purity"], end["main"]) == ("stalemate", "ideal", False)
    assert (end["fen"], end["line"][-1]) == ("k7/P7/1K6/8/8/8/8/8 b - - 0 1", "a6a7")


def test_without_a_line_the_printed_one_is_audited(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "studies.pgn"
    moves = "1. Kf2 Kg6 (1... Kh6 2. Ke3) 2. Ke3 Kf5"
    file.write_text(
        f'[Black "0000.10"]\n[Result "1-0"]\n[FEN "8/7k/8/8/8/3P4/8/6K1 w - - 0 1"]\n\n{moves} *\n'
    )
    assert main(["study", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [move["san"] for move in found["moves"]] == ["Kf2", "Ke3"]
    (sideline,) = found["sidelines"]
    assert (sideline["begins"], sideline["thematic"]) == ("1...Kh6", False)
    assert [move["san"] for move in sideline["moves"]] == ["Ke3"]
    assert main(PAWN) == 2
    assert "--line" in capsys.readouterr().err


def test_moves_may_be_written_by_their_squares_and_told_as_json(capsys: Capture) -> None:
    assert main([*PAWN, "--line", "g1f2 h7g6 f2e3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["claim"], found["sound"], found["finished"]) == ("+", True, True)
    assert [move["only"] for move in found["moves"]] == [True, True]
    other = found["moves"][0]["others"][0]
    assert other["mark"] == "T"
    assert other["value"]["winner"] is None


@pytest.mark.skipif(sys.platform == "win32", reason="the engine is a shell's script")
def test_an_engine_is_asked_where_nothing_is_proved(capsys: Capture, engine: Path) -> None:
    assert main([*BENKO, "--engine", str(engine), "--nodes", "777", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sound"] is None
    first = found["moves"][0]
    assert (first["mark"], first["engine"]["name"], first["engine"]["nodes"]) == (
        "E",
        "Fake 1",
        777,
    )
    assert not any("proved:" in each and "not proved" not in each for each in found["verdict"])
    assert main([*BENKO, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"][0]["mark"] == "O"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([*RETI, "--line", "1.Kg7 h4 2.Kf4"], "--line: character 12: Kf4 cannot be played"),
        ([*RETI, "--line", ""], "expected the moves"),
        ([*RETI[:2], "--line", "Kg7"], "expected a study"),
        ([*RETI, "--line", "Kg7", "--engine", "/no/such/engine"], "no engine found"),
        ([*RETI, "--line", "Kg7", "--syzygy", "/no/such/folder"], "--syzygy"),
        (["study", "8/8/8/8/8/kK6/8/8 w", "-s", "=", "--line", "Ka1"], "no move can be"),
    ],
)
def test_bad_input(capsys: Capture, arguments: list[str], reason: str) -> None:
    assert main(arguments) == 2
    assert reason in capsys.readouterr().err


def test_a_study_under_a_condition_is_not_audited_by_todays_rules(
    capsys: Capture, tmp_path: Path
) -> None:
    problem = replace(
        Problem(parse_fen("8/7k/8/8/8/3P4/8/6K1 w - - 0 1")),
        stipulation=replace(parse_task("+"), rules=Rules(conditions=(condition_of("Circe"),))),
    )
    file = tmp_path / "circe.jsonl"
    file.write_text(f"{problem_text(problem)}\n", encoding="utf-8")
    assert main(["study", str(file), "--line", "1.Kf2"]) == 2
    assert "today's chess only" in capsys.readouterr().err
    assert main(["solve", str(file)]) != 0
    assert "proved" not in capsys.readouterr().out
