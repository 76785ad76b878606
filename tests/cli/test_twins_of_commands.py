# SPDX-License-Identifier: GPL-3.0-or-later
"""solve and check on problems with twins: every twin is solved, the verdict is that of all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from composer.analysis.twins import solve_parts
from composer.launcher import main
from composer.library.classify.worker import Round, classify
from composer.library.records.problemform import problem_from_object
from composer.solver.session import Session
from composer.studio.partsobject import parts_object

SOUND = "4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"
"""1.Rf3! alone solves; with the king on a1 nothing does."""

Capture = pytest.CaptureFixture[str]


def file_of(tmp_path: Path, twins: dict[str, str], fen: str = SOUND) -> str:
    path = tmp_path / "twins.jsonl"
    record = {"id": "x", "fen": fen, "authors": ["Doe, Jo"], "stipulation": "#2", "twins": twins}
    path.write_text(json.dumps(record), "utf-8")
    return str(path)


def told(capsys: Capture, *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    (line,) = out.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


@pytest.mark.parametrize("command", ["solve", "check"])
def test_every_twin_has_its_solution(capsys: Capture, tmp_path: Path, command: str) -> None:
    found = told(capsys, command, file_of(tmp_path, {"b": "Mirror a1<-->h1"}))
    assert (found["format"], found["verdict"], found["complete"]) == (1, "sound", True)
    assert found["fen"] == SOUND
    assert [key["move"]["uci"] for key in found["keys"]] == ["b3f3"]
    assert found["message"] == "a) Sound: 1.Rf3! (zugzwang); b) Sound: 1.Rc3! (zugzwang)"
    a, b = found["twins"]
    assert (a["letter"], b["letter"]) == ("a", "b")
    assert a["keys"] == found["keys"]
    assert b["fen"].startswith("3k4/8/4K3/8/7N/6R1/8/8")
    assert [key["move"]["uci"] for key in b["keys"]] == ["g3c3"]
    assert b["verdict"] == "sound"
    assert b["themes"]
    assert "twins" not in b


@pytest.mark.parametrize("command", ["solve", "check"])
def test_one_twin_at_fault_spoils_the_whole(capsys: Capture, tmp_path: Path, command: str) -> None:
    found = told(capsys, command, file_of(tmp_path, {"b": "Move d6 a1", "c": "Remove b3"}))
    assert found["verdict"] == "no-solution"
    assert found["complete"]
    assert [twin["verdict"] for twin in found["twins"]] == ["sound", "no-solution", "no-solution"]
    assert [key["move"]["uci"] for key in found["keys"]] == ["b3f3"]
    assert "error" not in found


@pytest.mark.parametrize("command", ["solve", "check"])
def test_what_cannot_be_solved_of_it_is_told(capsys: Capture, tmp_path: Path, command: str) -> None:
    twins = {"b": "Stipulation ser-hs#2", "c": "Move d4 d5"}
    found = told(capsys, command, file_of(tmp_path, twins))
    a, b, c = found["twins"]
    assert a["verdict"] == "sound"
    assert (b["verdict"], b["stipulation"], b["complete"]) == ("undecided", "ser-hs#2", False)
    assert "ser-hs#2 is not solved: such series have no agreed rules" in b["error"]
    assert (c["verdict"], c["fen"]) == ("invalid", None)
    assert c["error"] == "no man stands on d4"
    assert found["verdict"] == "invalid"
    assert not found["complete"]
    assert found["error"] == f"{b['error']}; {c['error']}"


def test_a_zero_position_begins_with_its_first_twin(capsys: Capture, tmp_path: Path) -> None:
    bare = "4k3/8/3K4/8/8/1R6/8/8 w - - 0 1"
    found = told(capsys, "solve", file_of(tmp_path, {"a": "Add white Sa4"}, bare))
    assert found["fen"] == SOUND
    assert [twin["letter"] for twin in found["twins"]] == ["a"]
    assert found["verdict"] == "sound"


def test_the_page_for_people(capsys: Capture, tmp_path: Path) -> None:
    assert main(["solve", file_of(tmp_path, {"b": "Move d6 a1"}), "--no-tries"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:5] == ["Jo Doe", "#2   3+1", "", "a)", "Sound: 1.Rf3! (zugzwang)"]
    assert "1.Rf3! zugzwang" in lines
    place = lines.index("b) wKd6→a1")
    assert lines[place + 1 :] == ["No solution in two moves"]


def test_the_line_for_people(capsys: Capture, tmp_path: Path) -> None:
    path = file_of(tmp_path, {"b": "Move d6 a1"})
    assert main(["check", path]) == 0
    out = capsys.readouterr().out
    assert out == (
        f"{path}, line 1: x Jo Doe #2: a) Sound: 1.Rf3! (zugzwang); b) No solution in two moves\n"
    )


def test_nothing_solvable_in_it_is_bad_input(capsys: Capture, tmp_path: Path) -> None:
    path = file_of(tmp_path, {"b": "Move d6 a1"})
    assert main(["solve", path, "-s", "ser-hs#2"]) == 2
    assert "stipulation: ser-hs#2 is not solved" in capsys.readouterr().err


BOTH_SIDES = "8/8/4q3/2Q5/5R2/3K4/4r3/k7"
"""Sound h#1 with either side to begin."""


def test_duplex_is_a_form_of_each_part(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "duplex.jsonl"
    record = {"fen": f"{BOTH_SIDES} b - - 0 1", "stipulation": "h#1 1.1 duplex"}
    path.write_text(json.dumps(record), "utf-8")
    found = told(capsys, "check", str(path))
    assert found["verdict"] == "sound"
    assert found["message"] == "a) Sound: one solution; Duplex: Sound: one solution"
    assert [twin["letter"] for twin in found["twins"]] == ["a", "duplex"]
    assert [twin["fen"].split()[1] for twin in found["twins"]] == ["b", "w"]
    assert main(["solve", str(path)]) == 0
    out, _ = capsys.readouterr()
    assert out.startswith("h#1 1.1 Duplex   3+3\n")
    assert "\nDuplex\nSound: one solution\n\n1.Qc4 Qe3#" in out


def test_duplex_solutions_and_set_play_may_be_asked_for_in_one_word(capsys: Capture) -> None:
    assert main(["solve", BOTH_SIDES, "-s", "h#1* 2.1 duplex"]) == 0
    out, _ = capsys.readouterr()
    assert out.startswith("h#1* 2.1 Duplex   3+3\n")
    assert out.count("Too few: one solution, 2.1 intended") == 2


def test_it_is_said_who_begins_where_that_is_unusual(capsys: Capture) -> None:
    assert main(["solve", f"{BOTH_SIDES} w - - 0 1", "-s", "h#1"]) == 0
    out, _ = capsys.readouterr()
    assert out.splitlines()[1] == "White begins."
    assert main(["solve", BOTH_SIDES, "-s", "h#1"]) == 0
    assert "begins" not in capsys.readouterr().out


def test_themes_of_help_twins_are_those_of_the_library() -> None:
    """A file has one answer: the solutions of all parts are read together at both doors."""
    fen = "6B1/3P4/R7/2n5/1p6/1k1p4/8/1K6 b - - 0 1"
    record = {"fen": fen, "stipulation": "h#2", "twins": {"b": "Move a6 h6"}}
    problem = problem_from_object(record)
    parts = tuple(solve_parts(problem))
    told = {theme["id"] for theme in parts_object(parts, problem)["themes"]}
    session = Session(threads=1)
    finding = classify(problem, Round.ANALYSES, session)
    session.close()
    assert finding.details is not None
    assert told == {theme.id for theme in finding.details.themes} != set()
