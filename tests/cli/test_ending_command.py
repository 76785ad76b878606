# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json

import pytest

from composer.launcher import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def compiled() -> None:
    pytest.importorskip("composer.studies.kernel.endings")


def test_a_position_with_all_its_moves(capsys: Capture) -> None:
    assert main(["ending", "8/8/8/8/8/4k3/4P3/4K3 b"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "draw"
    assert lines[1] in ("Kd4: draw", "Ke4: draw", "Kf4: draw")


def test_as_json_the_quickest_win_first(capsys: Capture) -> None:
    assert main(["ending", "7k/5K2/8/8/8/8/8/6R1 w", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["value"] == {"winner": "white", "mate_in": 1}
    assert found["moves"][0] == {"move": "g1h1", "san": "Rh1#", "winner": "white", "mate_in": 0}
    assert [move["mate_in"] for move in found["moves"][1:3]] == [1, 1]


def test_mutual_zugzwangs(capsys: Capture) -> None:
    assert main(["ending", "KRKN", "--limit", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "KRvKN: 18 mutual zugzwangs, 0 of them for the full point"
    assert len(lines) == 4
    assert lines[1].endswith("moves")
    assert lines[3] == "and 16 more (--limit N)"
    assert main(["ending", "KKP", "--json", "--limit", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["zugzwangs"], found["full_point"], len(found["positions"])) == (80, 0, 1)


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("KQKRP", "at most 4 men"),
        ("KXK", "expected men such as KRKN"),
        ("8/8/8/8/8/kK6/8/8 w", "legal"),
        ("8/8 w", "FEN"),
    ],
)
def test_what_no_table_has(capsys: Capture, what: str, reason: str) -> None:
    assert main(["ending", what]) == 2
    assert reason in capsys.readouterr().err


def test_what_is_found_streams_as_lines(capsys: Capture) -> None:
    assert main(["ending", "KPK", "--find", "only-moves", "--only", "4", "--limit", "1"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(
        "8/8/8/1k6/8/8/K5P1/8 w - - 0 1; White mates in 28 moves; 6 only moves: "
    )
    assert "; mutual zugzwang after move 1, 2, 3, 4, 5, 6" in told
    assert main(["ending", "KPK", "--find", "longest", "--limit", "2", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["mate_in"] for row in rows] == [28, 28]
    assert main(["ending", "KPK", "--find", "unique", "--claim", "="]) == 2


def test_problems_with_a_task_are_listed(capsys: Capture) -> None:
    assert main(["ending", "KRKN", "--task", "#2", "--solutions", "2", "--limit", "1"]) == 0
    told = capsys.readouterr().out
    assert " w - - 0 1  #2  1." in told
    assert told.count("; 1.") == 1
    assert main(["ending", "KRKN", "--task", "h#1", "--limit", "1", "--json"]) == 0
    (line,) = json.loads(capsys.readouterr().out)["solutions"]
    assert main(["ending", "8/8/8/8/8/4k3/4P3/4K3 b", "--task", "h#1"]) == 2
    assert "--task goes with the men of a class" in capsys.readouterr().err
    assert len(line) == 2
    assert main(["ending", "KXK", "--task", "h#2"]) == 2
    assert "kings among them" in capsys.readouterr().err
    assert main(["ending", "KRK", "--task", "="]) == 2


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (["KRKN", "--task", "#2", "--find", "echo"], "--find does not go with --task"),
        (["KRKN", "--task", "#2", "--only", "2"], "--only does not go with --task"),
        (["KRKN", "--task", "#2", "--claim", "="], "--claim does not go with --task"),
        (["KRKN", "--solutions", "2"], "--solutions goes with --task"),
        (["KRKN", "--only", "2"], "--only does not go with --find zugzwang"),
        (["KRK", "--find", "longest", "--claim", "="], "--claim does not go with --find longest"),
        (["8/8/8/8/8/4k3/4P3/4K3 b", "--find", "echo"], "not with a diagram"),
        (["8/8/8/8/8/4k3/4P3/4K3 b", "--claim", "="], "not with a diagram"),
        (["KRKN", "--before"], "--before goes with a diagram"),
        (["KRKN", "--kings"], "--kings goes with a diagram"),
        (["8/8/8/4k3/8/4K3/4P3/8 w", "--syzygy", "."], "--syzygy goes with --kings"),
        (["8/8/8/4k3/8/4K3/4P3/8 w", "--kings", "--before"], "--kings does not go with --before"),
        (["8/8/8/4k3/8/4K3/4PNB1/8 w", "--kings"], "at most 4 men"),
    ],
)
def test_nothing_is_asked_for_in_vain(capsys: Capture, given: list[str], reason: str) -> None:
    assert main(["ending", *given]) == 2
    assert reason in capsys.readouterr().err


def test_a_study_may_begin_a_move_earlier(capsys: Capture) -> None:
    assert main(["ending", "8/8/8/1k6/8/1K6/6P1/8 b", "--before", "--limit", "1"]) == 0
    told = capsys.readouterr().out
    assert told.count("; only move: 1.Kb3\n") == 1


def test_corresponding_squares_of_the_kings_are_listed(capsys: Capture) -> None:
    pawn = ["ending", "8/8/8/4k3/8/4K3/4P3/8 w", "--kings"]
    assert main(pawn) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"K{file}3: {file}5" for file in "abcdefgh"]  # the direct opposition
    assert main([*pawn, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["corresponding"] == {f"{file}3": [f"{file}5"] for file in "abcdefgh"}
    assert (found["unknown"], found["finished"]) == (0, True)
