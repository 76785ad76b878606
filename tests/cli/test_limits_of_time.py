# SPDX-License-Identifier: GPL-3.0-or-later
"""Long solves: a limit of time, progress, and what is known when they are stopped."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from composer.cli import neighbours, solve
from composer.cli.arguments.parser import parser
from composer.cli.arguments.solving import CHECK_SECONDS
from composer.launcher import main

HOURS = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1"
MATE = "8/8/8/8/8/1K6/7R/k7 w - - 0 1"

Capture = pytest.CaptureFixture[str]


class Pressed:
    """Takes progress in, and presses Ctrl-C when some of it has a word."""

    def __init__(self, word: str = "Not finished") -> None:
        self.word = word
        self.lines: list[str] = []

    def __call__(self, text: str) -> None:
        if self.word in text and not self.lines:
            self.lines.append(text)
            signal.raise_signal(signal.SIGINT)


def test_a_solve_stops_when_its_time_is_up(capsys: Capture) -> None:
    assert main(["solve", HOURS, "-s", "#9", "--seconds", "0.05"]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[1].startswith("Not finished: ")
    assert err == ""


def test_json_says_that_it_is_not_complete(capsys: Capture) -> None:
    assert main(["solve", HOURS, "-s", "#9", "--seconds", "0.05", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["verdict"], found["complete"]) == ("undecided", False)


def test_ctrl_c_prints_what_is_known(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    pressed = Pressed()
    monkeypatch.setattr(solve, "show_progress", pressed)
    monkeypatch.setattr(solve, "_SILENT", 0.0)
    before = signal.getsignal(signal.SIGINT)
    assert main(["solve", HOURS, "-s", "#9"]) == 130
    assert signal.getsignal(signal.SIGINT) is before
    out, err = capsys.readouterr()
    assert pressed.lines[0].startswith("Not finished: ")
    assert out.splitlines()[1].startswith("Not finished: ")
    assert err == "chess-composer: stopped\n"


def test_the_next_problem_is_solved_though_one_takes_too_long(
    capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / "two.epd"
    path.write_text(f"{HOURS[:-4]} dm 9;\n{MATE[:-4]} dm 1;\n", "utf-8")
    assert main(["check", str(path), "--json", "--seconds", "0.05", "--jobs", "1"]) == 0
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert (first["verdict"], first["complete"]) == ("undecided", False)
    assert first["message"].startswith("Not finished: ")
    assert (second["verdict"], second["complete"]) == ("sound", True)


def test_all_parts_of_a_problem_share_its_time(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "twins.jsonl"
    record: dict[str, Any] = {"fen": HOURS, "stipulation": "#9", "twins": {"b": "Remove a2"}}
    path.write_text(json.dumps(record) + "\n", "utf-8")
    assert main(["check", str(path), "--json", "--seconds", "0.05"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [part["complete"] for part in found["twins"]] == [False, False]


def test_check_has_a_limit_of_its_own() -> None:
    assert parser().parse_args(["check", "file"]).seconds == CHECK_SECONDS > 0
    assert parser().parse_args(["solve", "file"]).seconds == 0


def test_neighbours_of_what_takes_hours_end(capsys: Capture) -> None:
    assert main(["neighbours", HOURS, "-s", "#9", "--seconds", "0.05"]) == 0
    out, _ = capsys.readouterr()
    assert out.startswith(
        "no edit was tried, for the diagram itself was not solved in full: Not finished"
    )


def test_neighbours_that_are_stopped_tell_what_is_known(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed = Pressed(" edits, ")
    monkeypatch.setattr(neighbours, "show_progress", pressed)
    star = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
    assert main(["neighbours", star, "--jobs", "1"]) == 130
    out, err = capsys.readouterr()
    assert out.startswith("Not finished: ")
    assert " edits tried" in out.splitlines()[0]
    assert err == "chess-composer: stopped\n"


@pytest.mark.parametrize("seconds", ["-1", "nan", "inf", "1e9", "soon", ""])
def test_what_is_no_time_is_refused(capsys: Capture, seconds: str) -> None:
    assert main(["solve", MATE, "--seconds", seconds]) == 2
    assert "expected 0 to 1000000 seconds" in capsys.readouterr().err
