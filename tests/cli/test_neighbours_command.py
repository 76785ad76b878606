# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from composer.cli.given import Asked
from composer.formats.jsonlines import jsonline
from composer.launcher import main
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solve import solve_keys
from composer.web.limits import USUAL
from composer.web.request import solve_request
from composer.web.stages import answers

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
LONG = "r3r2k/b4pp1/2R5/6N1/3nN3/8/1K2n1R1/3Q4 w - - 0 1"

Capture = pytest.CaptureFixture[str]


def _lines(capsys: Capture, *arguments: str) -> list[dict[str, Any]]:
    assert main(["neighbours", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def test_edits_of_a_question_are_told_by_what_is_found(capsys: Capture) -> None:
    fen = "7B/4P1k1/4P3/6KQ/8/n7/8/8 w - - 0 1"
    found = _lines(capsys, fen, "-s", "Last move?", "--edits", "remove")
    sound = [each for each in found if each["verdict"] == "sound"]
    assert sound
    assert all(each["message"].startswith("Sound: -1.") and "men" in each for each in sound)
    assert main(["neighbours", fen, "-s", "Last move?", "--edits", "remove"]) == 0
    out, _ = capsys.readouterr()
    assert "Remove black knight a3: the same answer" in out


def test_json_has_one_line_for_every_edit(capsys: Capture) -> None:
    found = _lines(capsys, STAR, "--edits", "remove,change")
    men = len(parse_fen(STAR)) - 2
    assert len([each for each in found if each["kind"] == "remove"]) == men
    assert len({each["fen"] for each in found}) == len(found)
    for each in found[::13]:
        assert list(each)[:4] == ["edit", "fen", "verdict", "keys"]
        alone = solve_keys(each["fen"], "#2")
        assert each["verdict"] == alone.verdict.value
        assert each["keys"] == [key.move.uci for key in alone.keys if key.move]
        assert each["complete"]


def test_a_sound_edit_says_what_it_keeps(capsys: Capture) -> None:
    found = _lines(capsys, STAR, "--edits", "mirror")
    mirror = next(each for each in found if each["edit"] == "Mirror the board, a1 to h1")
    assert mirror["verdict"] == "sound"
    assert mirror["keys"] == ["d3d4"]
    assert mirror["same_key"] is True
    assert mirror["themes_lost"] == []


def test_moves_are_those_of_kings_too(capsys: Capture) -> None:
    kinds = {line["kind"] for line in _lines(capsys, STAR, "--edits", "move")}
    assert kinds == {"move", "king"}


def test_the_limit_keeps_the_best(capsys: Capture) -> None:
    found = _lines(capsys, STAR, "--edits", "remove,add", "--limit", "3", "--jobs", "1")
    assert [each["verdict"] for each in found] == ["sound"] * 3
    assert all(each["same_key"] for each in found)


def test_without_json_the_sound_ones_are_listed_the_best_first(capsys: Capture) -> None:
    assert main(["neighbours", STAR, "--edits", "add", "--limit", "2"]) == 0
    head, first, second = capsys.readouterr().out.splitlines()
    assert head.endswith(" sound")
    assert " edits tried, " in head
    for line in (first, second):
        assert line.startswith("Add ")
        assert "1.Qe4!; the same key and play" in line


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([STAR, "--edits", "fly"], "expected edits among move, king, add"),
        ([STAR, "-s", "ser-hs#2"], "ser-hs#2 is not solved: such series have no agreed rules"),
        ([STAR, "--limit", "0"], "expected a number"),
        (["nowhere.olv"], "neither a FEN nor a file"),
    ],
)
def test_bad_input_is_told_in_one_line(capsys: Capture, arguments: list[str], told: str) -> None:
    assert main(["neighbours", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ("8/8/8/8/k2N1QK1/8/8/8 w - - 0 1", "#2"),
        ("8/8/8/2k5/2P5/2N5/2N3Q1/3K4 w - - 0 1", "#3"),
        ("8/1R6/3r4/2rk4/4R3/7p/6pq/K5bb b - - 0 1", "h#2"),
    ],
)
def test_the_page_is_told_the_same_neighbours(capsys: Capture, position: str, asked: str) -> None:
    printed = {each["fen"]: each for each in _lines(capsys, position, "-s", asked)}
    sound = {fen for fen, each in printed.items() if each["verdict"] == "sound"}
    problem = Asked.of(asked).put_to(Problem(parse_fen(position)))
    session = Session(threads=1)
    request = {"problem": json.loads(jsonline(problem)), "stages": ["neighbours"]}
    *_, last = answers(solve_request(request), Token(), session, USUAL)
    session.close()
    told = last["extra"]
    assert (told["total"], told["sound"]) == (len(printed), len(sound))
    assert told["found"]
    for each in told["found"]:
        assert each["fen"] in sound
        assert printed[each["fen"]]["same_key"] == each["same"]


def test_rights_that_exclude_each_other_have_a_key_each(capsys: Capture) -> None:
    either = "r3k2r/p1p4p/4K3/8/8/6Q1/8/8 w kq - 0 1"  # Loyd, Missouri Democrat 1859
    assert main(["neighbours", either, "--edits", "add", "--limit", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[1].endswith("1.Qxc7!, 1.Qg7!; the same key")


TWINS = """BeginProblem
Pieces White Kf7 Ra3 Rg2
 Black Kh8
Stipulation h#1
{zero}Twin
Move g2 f2
EndProblem
"""


def test_of_twins_it_is_said_that_only_the_diagram_is_tried(
    tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "twins.inp"
    file.write_text(TWINS.format(zero=""), "utf-8")
    assert main(["neighbours", str(file), "--edits", "mirror"]) == 0
    assert capsys.readouterr().out.endswith("Of a) only: the other twins were not tried.\n")


def test_edits_of_a_diagram_that_is_no_problem_are_not_tried(
    tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "zero.inp"
    file.write_text(TWINS.format(zero="Zeroposition\nMove a3 b3\n"), "utf-8")
    assert main(["neighbours", str(file), "--edits", "mirror"]) == 2
    assert "the diagram of a zero position is not solved" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="a Ctrl-C for one process is of Unix")
def test_ctrl_c_ends_it_cleanly() -> None:
    command = [sys.executable, "-m", "composer", "neighbours", LONG, "-s", "#4", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert json.loads(running.stdout.readline())["complete"]  # it is in the midst of it
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err.decode().splitlines() == ["chess-composer: stopped"]
