# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from composer.cli import check, checkjournal
from composer.launcher import main
from composer.pools.handout import Done
from composer.solver.session import kept_endings
from composer.studies.tables import Men

BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
THREATS = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"
MUTATE = "8/2N5/1pN2K2/r1pQ1p2/p4B2/p1kp4/PpbR4/1nb5 w - - 0 1"
CORNER = "8/8/8/3K4/8/5nP1/5Q1b/5N1k w - - 0 1"
HOURS = "7k/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1\t#9"

Capture = pytest.CaptureFixture[str]

RECORDS: list[dict[str, Any]] = [
    {
        "id": "a",
        "fen": BLOCK,
        "stipulation": "#2",
        "authors": ["Doe, Jané"],
        "source": "Example",
        "date": "1925",
    },
    {"id": "b", "fen": "8/8/8/8/8/8/8/8", "stipulation": "#2"},
    {"id": "c", "fen": "no board"},
    {"id": "d", "fen": CORNER, "stipulation": "ser-hs#2"},
    {"id": "e", "fen": THREATS, "stipulation": "2#"},
    {"fen": MUTATE, "stipulation": "#2"},
    {"id": 7, "fen": CORNER, "stipulation": "#2"},
]


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    path = tmp_path / "collection.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in RECORDS), "utf-8")
    return path


def checked(capsys: Capture, *arguments: str) -> list[dict[str, Any]]:
    assert main(["check", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_one_line_a_record_in_the_order_of_the_file(
    capsys: Capture, collection: Path, jobs: str
) -> None:
    found = checked(capsys, str(collection), "--jobs", jobs)
    assert [each["id"] for each in found] == ["a", "b", None, "d", "e", None, "7"]
    assert [each["verdict"] for each in found] == [
        *("sound", "invalid", "invalid", "undecided"),
        *("sound", "sound", "sound"),
    ]
    assert found[0]["authors"] == ["Doe, Jané"]
    assert found[0]["source"] == "Example"
    assert found[0]["tries"] == []
    assert found[0]["keys"][0]["move"]["uci"] == "e3e4"
    assert f"{collection}, line 3: FEN" in found[2]["error"]
    assert "ser-hs#2 is not solved: such series have no agreed rules" in found[3]["error"]
    assert "error" not in found[0]


def test_the_tables_of_studies_are_made_once(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = pytest.importorskip("composer.studies.kernel.endings")
    made: list[Men] = []

    def make(men: Men, *rest: object) -> object:
        made.append(men)
        return kernel.make(men, *rest)

    monkeypatch.setattr(
        "composer.studies.endings.compiled_tables",
        lambda: SimpleNamespace(**{**vars(kernel), "make": make}),
    )
    kept_endings.cache_clear()
    path = tmp_path / "studies.jsonl"
    fens = ["8/8/8/8/8/1K6/7R/k7 w - - 0 1", "8/8/8/8/8/K7/7R/k7 w - - 0 1"]
    records = [{"fen": each, "stipulation": "+"} for each in fens]
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    found = checked(capsys, str(path), "--jobs", "1")
    kept_endings.cache_clear()
    assert [each["verdict"] for each in found] == ["proved", "proved"]
    assert made
    assert len(made) == len(set(made))


STUDIES = [
    {
        "fen": "8/7k/8/8/8/3P4/8/6K1 w - - 0 1",
        "stipulation": "+",
        "extras": {"solution": "1.Kf2 Kg6 2.Ke3"},
    },
    {
        "fen": "8/7k/8/8/8/3P4/8/6K1 w - - 0 1",
        "stipulation": "+",
        "extras": {"solution": "1.Kg2 Kg6"},
    },
    {"fen": "8/8/8/8/8/1K6/7R/k7 w - - 0 1", "stipulation": "+"},
    {"fen": "8/8/8/8/8/K7/7R/k7 w - - 0 1", "stipulation": "+"},
]


@pytest.fixture
def studies(tmp_path: Path) -> Path:
    pytest.importorskip("composer.studies.kernel.endings")
    path = tmp_path / "studies.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in STUDIES), "utf-8")
    return path


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_study_whose_line_is_printed_is_audited(
    capsys: Capture, studies: Path, jobs: str
) -> None:
    assert main(["check", str(studies), "--jobs", jobs]) == 0
    lines = [line.partition(": ")[2] for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == "+: win, proved: in the line 2 moves of White are each the only one"
    assert lines[1].startswith("+: the line fails at move 1: Kg2 is answered by Kg8 (draw)")
    assert lines[2].startswith("+: Win, proved: ")


def test_the_audit_stands_beside_the_first_moves_in_json(capsys: Capture, studies: Path) -> None:
    found = checked(capsys, str(studies), "--jobs", "1")
    assert found[0]["verdict"] == "proved"
    assert (found[0]["audit"]["sound"], found[0]["audit"]["gbr"]) == (True, "0000.10")
    assert [move["san"] for move in found[0]["audit"]["moves"]] == ["Kf2", "Ke3"]
    assert "audit" not in found[2]


def test_a_check_that_was_interrupted_goes_on(
    capsys: Capture, studies: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, asked = tmp_path / "journal", ["check", str(studies), "--jobs", "1"]
    assert main(asked) == 0
    whole = capsys.readouterr().out
    done: list[str] = []

    def line_of(task: check.Task, *rest: Any) -> Any:
        done.append(task.place)
        if len(done) == 3:
            raise KeyboardInterrupt
        return solved(task, *rest)

    solved = check.line_of
    monkeypatch.setattr(check, "line_of", line_of)
    assert main([*asked, "-o", str(journal)]) == 130
    assert capsys.readouterr().out == "".join(whole.splitlines(keepends=True)[:2])
    assert main([*asked, "-o", str(journal)]) == 2
    assert "--resume goes on with it" in capsys.readouterr().err
    assert main([*asked, "-o", str(journal), "--resume"]) == 0
    assert capsys.readouterr().out == whole
    assert len(done) == 5  # two, the one that was interrupted, and two more
    assert main([*asked, "-o", str(journal), "--resume", "--seconds", "9"]) == 2
    assert "is the journal of another search" in capsys.readouterr().err
    assert main([*asked, "--resume"]) == 2


def test_a_journal_holds_the_names_of_files_that_are_no_text(tmp_path: Path) -> None:
    path, search = tmp_path / "journal", checkjournal.CheckSearch(("0",), (("json", "False"),), 1)
    done = Done(0, checkjournal.Checked(1), ("\udcff.fen, line 1: #2: Sound",))
    with checkjournal.Journal.begin(path, search) as journal:
        journal.keep(done)
    known, chunks = checkjournal.Journal.read(path)
    assert (known, [*chunks]) == (search, [done])


def test_a_journal_of_another_analysis_is_not_gone_on_with(
    capsys: Capture, studies: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["check", str(studies), "--jobs", "1", "-o", str(tmp_path / "journal"), "--resume"]
    with monkeypatch.context() as before:
        before.setattr(checkjournal, "ANALYSIS_VERSION", checkjournal.ANALYSIS_VERSION - 1)
        assert main(asked) == 0
    assert main(asked) == 2
    assert "is the journal of another search" in capsys.readouterr().err


def test_what_asks_nothing_is_not_solved_and_says_so(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "bare.txt"
    path.write_text(f"{CORNER}\n{CORNER.replace(' w ', ' b ')} bm #-4;\n", "utf-8")
    for found in checked(capsys, str(path)):
        assert (found["verdict"], found["stipulation"]) == ("undecided", None)
        assert found["error"] == "no task is given; write what is asked, such as #2"
    assert main(["check", str(path)]) == 0
    line = capsys.readouterr().out.splitlines()[0]
    assert line == f"{path}, line 1: no task is given; write what is asked, such as #2"
    assert main(["solve", str(path)]) == 2
    assert "no task is given" in capsys.readouterr().err
    assert checked(capsys, str(path), "-s", "#2")[0]["verdict"] == "sound"


def test_tries_are_sought_when_asked(capsys: Capture, collection: Path) -> None:
    found = checked(capsys, str(collection), "--tries", "--jobs", "1")
    assert found[0]["tries"]


def test_the_line_for_people(capsys: Capture, collection: Path) -> None:
    assert main(["check", str(collection), "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == (
        f"{collection}, line 1: a Jané Doe, Example 1925 #2: Sound: 1.Qe4! (zugzwang)"
    )
    assert lines[2].startswith(f"{collection}, line 3: FEN")
    assert lines[5] == f"{collection}, line 6: #2: Sound: 1.Kg6! (zugzwang)"
    assert len(lines) == len(RECORDS)


def test_several_files_and_another_stipulation(
    capsys: Capture, tmp_path: Path, collection: Path
) -> None:
    other = tmp_path / "other.fen"
    other.write_text(f"{CORNER} #2\n", "utf-8")
    found = checked(capsys, str(other), str(other), "-s", "#1")
    assert [each["stipulation"] for each in found] == ["#1", "#1"]
    assert [each["verdict"] for each in found] == ["no-solution", "no-solution"]


def test_every_file_is_looked_at_before_the_first_is_solved(
    capsys: Capture, tmp_path: Path, collection: Path
) -> None:
    picture = tmp_path / "board.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    assert main(["check", str(collection), str(picture)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"chess-composer: {picture}: this is a picture (PNG)")
    assert err.count("\n") == 1


def test_a_file_that_breaks_off_keeps_what_was_found(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_bytes(f"{CORNER} #2\n# \0\n{CORNER}".encode())
    assert main(["check", str(path), "--jobs", "1"]) == 2
    out, err = capsys.readouterr()
    assert out.count("\n") <= 1
    assert err == f"chess-composer: {path}, line 2: not a text file: it has a zero byte here\n"


@pytest.mark.parametrize("jobs", ["0", "-1", "x", "1000"])
def test_the_number_of_jobs_is_checked(capsys: Capture, collection: Path, jobs: str) -> None:
    assert main(["check", str(collection), f"--jobs={jobs}"]) == 2
    assert "argument --jobs: expected a number from 1 to 256" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")
def test_ctrl_c_stops_all_processes(tmp_path: Path) -> None:
    path = tmp_path / "hours.txt"
    path.write_text(f"{CORNER} #2\n" + f"{HOURS}\n" * 8, "utf-8")
    program = subprocess.Popen(
        [sys.executable, "-m", "composer", "check", str(path), "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with program:
        assert program.stdout is not None
        assert "Sound: 1.Kd6!" in program.stdout.readline()  # now the others are under way
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)  # ends: no process holds the pipes
    assert program.returncode == 130
    assert err == "chess-composer: stopped\n"
    assert "Traceback" not in out


@pytest.mark.corpus
def test_the_large_collection_gets_a_line_each(
    capsys: Capture, corpus: Path, tmp_path: Path
) -> None:
    path = tmp_path / "some.jsonl"
    lines = (corpus / "composed-twomovers.jsonl").read_text("utf-8").splitlines()[:40]
    path.write_text("\n".join(lines), "utf-8")
    found = checked(capsys, str(path), "--jobs", "2")
    assert len(found) == 40
    for line, each in zip(lines, found, strict=True):
        record = json.loads(line)
        assert each["authors"] == record["authors"]
        if record["sound"]:
            assert each["verdict"] == "sound"


def test_a_problem_that_rests_on_its_history_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "retro.jsonl"
    board = "3Rrb2/k2bQ1pp/P2PRn2/PPp2K2/pqB5/1pP5/7P/6B1 w - - 0 1"
    record = {"fen": board, "stipulation": "#2", "keywords": ["En passant"]}
    path.write_text(json.dumps(record) + "\n", "utf-8")
    assert main(["check", str(path)]) == 0
    told = capsys.readouterr().out
    assert "Depends on whether the last move was c7-c5: not decided" in told
    assert "(sound with en passant on c6: 1.bxc6 e.p.+!)" in told
    assert main(["check", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["verdict"] == "depends"
    assert found["not_decided"] == ["the last move was c7-c5"]
    (depends,) = found["depends"]
    assert (depends["en_passant"], depends["castling_off"]) == ("c6", [])
    assert depends["fen"] == board.replace(" w - - ", " w - c6 ")
    assert depends["key"] == {"uci": "b5c6", "san": "bxc6+", "text": "bxc6 e.p.+"}
    assert main(["solve", str(path)]) == 0
    assert "\nSound with en passant on c6: 1.bxc6 e.p.+!\n" in capsys.readouterr().out
