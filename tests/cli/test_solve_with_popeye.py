# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer solve --with popeye`: another program's answer, and where ours differs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from standins import executable, output

from composer.launcher import main
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="starts a script")

FEN = "4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"
TWO = Problem(parse_fen(FEN), parse_task("#2"))
KEY = "\n   1.Rb3-f3 ! zugzwang.\n      1...Ke8-d8\n          2.Rf3-f8 #\n\n"
PLAIN = ("--no-set-play", "--no-tries")


def popeye(folder: Path, text: str, errors: str = "", status: int = 0) -> str:
    """Return the path of a program that prints a text."""
    script = (
        f"sys.stdout.write({text!r}); sys.stderr.write({errors!r}); sys.stdout.flush()\n"
        f"sys.exit({status})\n"
    )
    return str(executable(folder, script))


def test_its_answer_is_printed_with_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = popeye(tmp_path, output(TWO, KEY))
    assert main(["solve", FEN, "--with", "popeye", "--popeye", path, *PLAIN]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "#2   3+1",
        "Sound: 1.Rf3! (zugzwang)",
        "Popeye 4.104",
        "",
        "1.Rf3! zugzwang",
        "   1...Kd8 2.Rf8#",
    ]


def test_differences_are_listed_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = popeye(tmp_path, output(TWO, KEY.replace("Rf3-f8", "Rf3-f7")))
    asked = ["solve", FEN, "--with", "popeye", "--popeye", path, "--differences", *PLAIN]
    assert main(asked) == 0
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "Popeye 4.104 and this program differ in 2 lines",
        "   only here: key 1.Rb3-f3! 1...Ke8-d8 2.Rf3-f8",
        "   only Popeye 4.104: key 1.Rb3-f3! 1...Ke8-d8 2.Rf3-f7",
    ]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["solver"] == "Popeye 4.104"
    assert found["verdict"] == "sound"
    assert len(found["differences"]) == 3


def test_effects_of_conditions_are_written_and_kept_in_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    circe = Problem(parse_fen("7k/8/5K2/3p4/8/8/8/3Q4 w - - 0 1"), parse_task("#2 Circe"))
    rows = "\n   1.Qd1*d5[+bPd7] ! zugzwang.\n\n"
    path = popeye(tmp_path, output(circe, rows, "Circe"))
    asked = ["solve", "7k/8/5K2/3p4/8/8/8/3Q4", "-s", "#2 Circe", "--with", "popeye"]
    assert main([*asked, "--popeye", path]) == 0
    assert "1.Qxd5[+bPd7]!" in capsys.readouterr().out
    assert main([*asked, "--popeye", path, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["keys"][0]["move"]["popeye"] == "Qd1*d5[+bPd7]"


def test_a_partial_answer_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = popeye(tmp_path, output(TWO, KEY, end="solving interrupted. Time = 1.0 s\n"))
    assert main(["solve", FEN, "--with", "popeye", "--popeye", path]) == 0
    said = capsys.readouterr().out
    assert "Not finished" in said
    assert "Popeye did not finish" in said
    assert "Sound" not in said


@pytest.mark.parametrize(
    ("errors", "status", "words"),
    [("input-error: could not recognize condition", 0, "input-error"), ("", 3, "exit status 3")],
)
def test_a_failure_is_said_and_is_no_success(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    errors: str,
    status: int,
    words: str,
) -> None:
    path = popeye(tmp_path, output(TWO, KEY), errors, status)
    assert main(["solve", FEN, "--with", "popeye", "--popeye", path]) == 1
    assert words in capsys.readouterr().out
    assert main(["solve", FEN, "--with", "popeye", "--popeye", path, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert words in found["error"]
    assert found["verdict"] == "undecided"


def test_where_there_is_none_it_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("COMPOSER_POPEYE", raising=False)
    assert main(["solve", FEN, "--with", "popeye"]) == 2
    assert "found no Popeye" in capsys.readouterr().err
    assert main(["solve", FEN, "--with", "popeye", "--popeye", str(tmp_path / "x")]) == 2
    assert "there is no program" in capsys.readouterr().err
    assert main(["solve", FEN, "--differences"]) == 2
    monkeypatch.setenv("COMPOSER_POPEYE", popeye(tmp_path, output(TWO, KEY)))
    assert main(["solve", FEN, "--with", "popeye"]) == 0


def test_each_twin_is_asked_about(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "twins.inp"
    file.write_text(
        "BeginProblem\nPieces White Kd6 Rb3 Sa4 Black Ke8\nStipulation #2\n"
        "Twin Move b3 b7\nEndProblem\n",
        encoding="utf-8",
    )
    path = popeye(tmp_path, output(TWO, KEY))
    assert main(["solve", str(file), "--with", "popeye", "--popeye", path]) == 1
    said = capsys.readouterr().out
    assert "Sound: 1.Rf3!" in said
    assert "another diagram" in said  # the stand-in answers about the first only
