# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from composer.launcher import main

BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
THREATS = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5"
MUTATE = "8/2N5/1pN2K2/r1pQ1p2/p4B2/p1kp4/PpbR4/1nb5"
CORNER = "8/8/8/3K4/8/5nP1/5Q1b/5N1k"

Capture = pytest.CaptureFixture[str]


def answer(capsys: Capture, *arguments: str) -> dict[str, Any]:
    assert main(["solve", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    (line,) = out.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def refusal(capsys: Capture, *arguments: str) -> str:
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    return line


@pytest.mark.parametrize(
    ("position", "key", "threats", "defences", "effective"),
    [
        (BLOCK, "e3e4", 0, 4, 4),
        (THREATS, "c3b5", 4, 11, 3),
        (MUTATE, "f6g6", 0, 10, 10),
        (CORNER, "d5d6", 0, 9, 9),
    ],
)
def test_the_contract_of_the_json(
    capsys: Capture, position: str, key: str, threats: int, defences: int, effective: int
) -> None:
    found = answer(capsys, position)
    assert found["format"] == 1
    assert (found["stipulation"], found["verdict"], found["complete"]) == ("#2", "sound", True)
    (phase,) = found["keys"]
    assert phase["move"]["uci"] == key
    assert len(phase["threats"]) == threats
    assert phase["zugzwang"] is (threats == 0)
    assert len(phase["variations"]) == defences
    assert sum(variation["effective"] for variation in phase["variations"]) == effective
    assert not phase["refutations"]
    assert all(variation["continuations"][0]["mate"] for variation in phase["variations"])
    assert set(found) == {
        *("format", "fen", "stipulation", "verdict", "message", "complete", "set_play", "tries"),
        *("keys", "lines", "set_lines", "intended", "shape", "lines_cut", "themes", "quality"),
        *("nodes", "seconds", "solver"),
        "twins",
    }
    assert found["twins"] == []


def test_the_solution_as_text(capsys: Capture) -> None:
    assert main(["solve", THREATS]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["#2   6+3", "Sound: 1.Nb5! (four threats)", ""]
    assert any(line.startswith("1.Nb5! threat 2.") for line in lines)
    assert "but 1...Rxd5!" in lines


def test_an_award_below_the_solution(capsys: Capture) -> None:
    assert main(["solve", BLOCK, "-s", "#2", "--no-tries", "--award"]) == 0
    told = capsys.readouterr().out.split("\n\n")[-3:]
    assert [paragraph.split()[0] for paragraph in told] == ["For:", "Against:", "Not"]
    assert "Paid for by the star of flights" in told[1]


def test_letters_and_words_of_a_language(capsys: Capture) -> None:
    assert main(["solve", THREATS, "--language", "it", "--no-tries"]) == 0
    out = capsys.readouterr().out
    assert "Sound: 1.Cb5!" in out
    assert "1.Cb5! minaccia 2." in out
    assert "1.N" not in out


def test_choices_of_what_is_printed(capsys: Capture) -> None:
    def key_lines(*choices: str) -> list[str]:
        assert main(["solve", THREATS, *choices]) == 0
        return capsys.readouterr().out.split("\n1.Nb5!")[-1].splitlines()[1:]

    assert len(key_lines()) == 3
    assert len(key_lines("--all-defences", "--one-a-line")) == 11
    assert main(["solve", CORNER, "--all-tries"]) == 0
    assert "1.Qg2+?" in capsys.readouterr().out
    assert main(["solve", CORNER]) == 0
    assert "1.Qg2+?" not in capsys.readouterr().out


def test_tries_are_sought_with_as_many_refutations_as_asked(capsys: Capture) -> None:
    one = answer(capsys, CORNER)["tries"]
    two = answer(capsys, CORNER, "--refutations", "2")["tries"]
    assert {len(each["refutations"]) for each in one} == {1}
    assert {len(each["refutations"]) for each in two} == {1, 2}
    assert answer(capsys, CORNER, "--no-tries")["tries"] == []


def test_a_fen_need_not_be_quoted(capsys: Capture) -> None:
    assert answer(capsys, *BLOCK.split())["keys"][0]["move"]["uci"] == "e3e4"


def test_a_stipulation_can_be_asked(capsys: Capture) -> None:
    found = answer(capsys, "8/8/1Q6/8/8/4K3/ppN5/1k6", "-s", "#3")
    assert found["stipulation"] == "#3"
    assert [key["move"]["uci"] for key in found["keys"]] == ["c2a1"]


def test_a_position_that_cannot_be_solved_is_an_answer(capsys: Capture) -> None:
    found = answer(capsys, "8/8/8/8/8/8/8/8")
    assert found["verdict"] == "invalid"
    assert found["message"]


def test_every_problem_of_a_file(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "two problems.txt"
    path.write_text(f"{CORNER} dm 2;\n{BLOCK} 2#\n", "utf-8")
    assert main(["solve", str(path), "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    keys = [json.loads(line)["keys"][0]["move"]["uci"] for line in lines]
    assert keys == ["d5d6", "e3e4"]


def test_authors_and_source_stand_above_the_solution(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    named = {"authors": ["Doe, Jané"], "source": "Example", "date": "1925"}
    record = {"fen": CORNER, "stipulation": "#2", **named}
    path.write_text(json.dumps(record), "utf-8")
    assert main(["solve", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["Jané Doe", "Example 1925"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["8/8/8/3K4/8/5nP1/5Q1b/5N1"], "FEN, rank 1: expected 8 squares, got 7"),
        ([f"{CORNER} x - - 0 1"], "FEN, side to move: expected w or b, got 'x'"),
        ([f"{CORNER} w - e4 0 1"], "FEN, e.p. square:"),
        (["8/8/8"], "FEN, placement: expected 8 ranks"),
        (["nothing.txt"], "nothing.txt: neither a FEN nor a file that is there"),
        ([""], "expected a FEN or a file, got nothing"),
        ([CORNER, "-s", "mate"], "argument -s/--stipulation: expected a stipulation"),
        ([CORNER, "-s", "ser-hs#2"], "stipulation: ser-hs#2 is not solved"),
        ([CORNER, "--refutations", "0"], "argument --refutations: expected a number from 1 to 99"),
        ([CORNER, "--refutations", "x"], "argument --refutations: expected a number from 1 to 99"),
        ([CORNER, "--language", "xx"], "argument --language: invalid choice: 'xx'"),
        ([CORNER, "--unknown"], "unrecognized arguments: --unknown"),
        ([], "the following arguments are required: FEN|FILE"),
    ],
)
def test_bad_input_is_one_line(capsys: Capture, arguments: list[str], message: str) -> None:
    assert refusal(capsys, "solve", *arguments).startswith(f"chess-composer: {message}")


def test_a_bad_record_is_named_by_file_and_line(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "p.txt"
    path.write_text(f"{CORNER}\n\n9/8\n", "utf-8")
    assert f"{path}, line 3: FEN, placement" in refusal(capsys, "solve", str(path))
    path.write_bytes(b"\x89PNG\r\n")
    assert f"{path}: this is a picture (PNG)" in refusal(capsys, "solve", str(path))
    assert f"{tmp_path}: this is a folder" in refusal(capsys, "solve", str(tmp_path))


def test_no_qt_is_loaded() -> None:
    script = (
        "import sys\n"
        "from composer.launcher import main\n"
        f"status = main(['solve', {CORNER!r}, '--json'])\n"
        "status = status or main(['--version'])\n"
        "loaded = [name for name in sys.modules if name.startswith('PySide6')]\n"
        "sys.exit(status or len(loaded))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()


def test_set_play_begins_where_the_first_moves_are_left_out(capsys: Capture) -> None:
    assert main(["solve", "8/8/8/8/8/1K6/5R2/1k6 w - - 0 1", "-s", "exact-h#1.5*"]) == 0
    assert capsys.readouterr().out.splitlines()[3] == "1...... 2.Ka1 Rf1#"
    assert main(["solve", "8/8/8/8/8/2k5/4q1r1/K7 w - - 0 1", "-s", "ser-r#2*"]) == 0
    assert "1...Rg1#" in capsys.readouterr().out.splitlines()


def test_set_play_that_a_task_does_not_have_is_not_an_empty_one(capsys: Capture) -> None:
    position, why = "8/8/8/8/8/1K6/5R2/1k6 w - - 0 1", "ser-#1 has no set play"
    assert main(["solve", position, "-s", "ser-#1*"]) == 0
    assert why in capsys.readouterr().out
    assert main(["solve", position, "-s", "ser-#1"]) == 0
    assert why not in capsys.readouterr().out
    assert answer(capsys, position, "-s", "ser-#1")["no_set_play"].startswith(why)
    unsought = answer(capsys, position, "-s", "h#1.5", "--no-set-play")
    assert unsought["no_set_play"] == "set play was not looked for"
    assert "no_set_play" not in answer(capsys, position, "-s", "h#1.5")


def test_statistics_stand_below_the_solution(capsys: Capture) -> None:
    assert main(["solve", BLOCK, "-s", "#2", "--no-tries"]) == 0
    plain = capsys.readouterr().out
    assert main(["solve", BLOCK, "-s", "#2", "--no-tries", "--statistics"]) == 0
    *rest, last = capsys.readouterr().out.splitlines()
    assert rest == [*plain.splitlines(), ""]
    looked, seconds, solver = last.split(", ")
    assert looked.removesuffix(" positions looked at").isdigit()
    assert float(seconds.removesuffix(" s")) >= 0
    assert solver in ("kernel", "reference")


def test_a_study_says_what_tables_know_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("composer.studies.kernel.endings")
    assert main(["solve", "8/7k/8/8/8/3P4/8/6K1 w - - 0 1", "-s", "+"]) == 0
    assert "Win, proved: 1.Kf2 is the only first move" in capsys.readouterr().out
    assert main(["solve", "8/8/8/8/8/4k3/4P3/4K3 w - - 0 1", "-s", "+", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["verdict"] == "no-solution"
    assert "is answered by 1..." in found["message"]


def test_a_study_that_no_table_has_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "8/8/1KP4p/3r4/8/8/8/k7 w", "-s", "="]) == 2
    assert "not proved here: tables of endings have at most 4 men" in capsys.readouterr().err
