# SPDX-License-Identifier: GPL-3.0-or-later
"""search, classify and export by a query, and that Ctrl-C leaves nothing half done."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from library.version1 import make_version_1
from patience import awaited

from composer.analysis.report import ANALYSIS_VERSION
from composer.cli.arguments.libraries import _ORDERS
from composer.cli.arguments.parser import parser
from composer.cli.libraries import ORDERS
from composer.cli.search import FORMATS
from composer.launcher import main
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.changes.remembered import Remembered, keep_memory
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.search.search import find, rows
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation, parse_task

SOUND = "4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"
BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"

_LONGEST = 240.0
"""Seconds until a program must have told something, on a machine that is full of other work."""

Capture = pytest.CaptureFixture[str]
only_posix = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no such signal to send"
)


@pytest.fixture
def library(tmp_path: Path) -> Path:
    path = tmp_path / "mine.chesslib"
    with Library.create(path) as made:
        for fen, author, asked in (
            (SOUND, "Aubry", "#2"),
            (BLOCK, "Müller", "#2"),
            (SOUND, "Zeller", "ser-hs#2"),
        ):
            add_problem(made, Problem(parse_fen(fen), parse_stipulation(asked), Credits((author,))))
    return path


def chess_samples() -> list[Problem]:
    """The samples but for the old games, of which some take their time."""
    return [sample_problem for sample_problem in sample_problems() if sample_problem.game is None]


def library_of(copies: int, path: Path) -> Path:
    """Make a library with all of them so many times."""
    with Library.create(path) as made:
        every = [
            replace(chess_sample, title=f"{n}")
            for n in range(copies)
            for chess_sample in chess_samples()
        ]
        for _ in add_problems(made, map(NewProblem, every)):
            pass
    return path


@pytest.fixture
def large(tmp_path: Path) -> Path:
    return library_of(8, tmp_path / "large.chesslib")


def ran(capsys: Capture, *words: str) -> str:
    assert main(list(words)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def analysed(path: Path) -> dict[int, str]:
    with Library.open(path, read_only=True) as opened:
        opened.check()
        return {
            row.record_id: row.finding.verdict
            for row in rows(opened, find(opened))
            if row.finding is not None and row.finding.analysis_version == ANALYSIS_VERSION
        }


# search


def test_search_sorts_and_limits(capsys: Capture, library: Path) -> None:
    search = ("search", "--library", str(library), "--format", "id")
    assert ran(capsys, *search) == "3\n2\n1\n"
    assert ran(capsys, *search, "--order", "authors") == "1\n2\n3\n"
    assert ran(capsys, *search, "--order", "men", "--reverse") == "2\n1\n3\n"
    assert ran(capsys, *search, "--limit", "2", "--order", "added") == "3\n2\n"
    assert ran(capsys, "search", "--library", str(library), "--count", "#2") == "2\n"


def test_search_tells_the_lines_that_end_so(capsys: Capture, library: Path) -> None:
    ran(capsys, "classify", "--library", str(library))
    search = ("search", 'mate:"kd8 Rf8 shifted by=R"', "--library", str(library))
    assert ran(capsys, *search) == "1: Aubry #2 3+1 sound 1.Rf3  1.Rf3! Kd8 2.Rf8#\n"
    assert ran(capsys, *search, "--count") == "1\n"
    (end,) = json.loads(ran(capsys, *search, "--json"))["ends"]
    assert (end["line"], end["phase"]) == ("1.Rf3! Kd8 2.Rf8#", "play")
    assert end["position"] == "3k1R2/8/3K4/8/N7/8/8/8"


def test_each_format_is_one_line_a_problem(capsys: Capture, library: Path) -> None:
    ran(capsys, "classify", "--library", str(library))
    search = ("search", "author:Aubry", "--library", str(library), "--format")
    assert ran(capsys, *search, "text") == "1: Aubry #2 3+1 sound 1.Rf3\n"
    assert ran(capsys, *search, "fen") == f"{SOUND}\t#2\n"
    found = json.loads(ran(capsys, *search, "json"))
    assert (found["format"], found["id"], found["fen"]) == (1, "1", SOUND)
    assert found["finding"]["verdict"] == "sound"
    assert found["finding"]["keys"] == ["b3f3"]
    assert found["finding"]["analysed"]
    assert found["finding"]["themes"]
    assert json.loads(ran(capsys, "search", "zeller", "--library", str(library), "--json"))[
        "finding"
    ]["note"].startswith("ser-hs#2 is not solved: such series have no agreed rules")


def test_the_help_names_every_order_and_format() -> None:
    assert (*ORDERS, "collection") == _ORDERS
    search = parser().parse_args(["search", "x"])
    assert search.format in FORMATS


STRANGER = "7k/5K1r/8/8/8/2Q5/8/8 w - - 0 1"


def test_search_ranks_by_likeness(capsys: Capture, library: Path) -> None:
    search = ("search", "--library", str(library))
    nearest = SOUND.replace("3K4/8/N7", "3K4/7p/N7")
    told = ran(capsys, *search, "--like", nearest, "--json").splitlines()
    found = [json.loads(line) for line in told]
    assert [each["id"] for each in found[:2]] in (["1", "3"], ["3", "1"])
    assert 1 > found[0]["likeness"] >= found[-1]["likeness"] > 0
    assert "4 men in the same places" in found[0]["common"]
    assert ran(capsys, *search, f"like:{nearest}", "--json").splitlines() == told
    least = round(found[0]["likeness"] * 100) - 1
    few = ran(capsys, *search, "--like", nearest, "--least", str(least), "--format", "id")
    assert len(few.splitlines()) == 2
    assert ran(capsys, *search, f"like:{nearest}@{least}", "#2 or #3", "--format", "id") == "1\n"
    parts = {part["part"]: part for part in found[0]["parts"]}
    weight = sum(part["weight"] for part in parts.values())
    total = sum(part["weight"] * part["value"] for part in parts.values()) / weight
    assert found[0]["likeness"] == pytest.approx(total, abs=0.01)
    assert parts["mates"]["guessed"]  # a position alone is not solved
    first, reasons = ran(capsys, *search, "--like", "1", "--limit", "1").splitlines()
    assert first.endswith("3: Zeller ser-hs#2 3+1")
    assert reasons.strip() == "the same position"
    assert ran(capsys, *search, "--like", STRANGER) == "Nothing alike.\n"
    assert ran(capsys, *search, "--like", STRANGER, "--format", "id") == ""
    assert ran(capsys, *search, "--like", "1", "--order", "added", "--count") == "1\n"


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("--like", "4711"), "--like: there is no problem 4711 in the library"),
        (("--like", "9" * 40), "--like: there is no problem"),
        (("--like", "8/8/8"), "expected 8 ranks"),
        (("--like", "nothing.olv"), "neither a FEN nor a file"),
        (("--least", "60"), "--least: expected --like"),
        (("--like", "1", "--least", "101"), "expected a number from 1 to 100"),
        (("#2 like:4711",), "place 4: There is no problem 4711 in the library."),
    ],
)
def test_a_problem_that_is_not_there_has_none_like_it(
    capsys: Capture, library: Path, words: tuple[str, ...], wrong: str
) -> None:
    assert main(["search", "--library", str(library), *words]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert wrong in err


@pytest.mark.parametrize("command", ["search", "export", "classify"])
def test_a_query_that_is_wrong_is_shown_with_its_place(
    capsys: Capture, library: Path, tmp_path: Path, command: str
) -> None:
    more = {"export": ["-o", str(tmp_path / "o.csv")], "classify": ["--again"], "search": []}
    words = ["müller", "men<=x", "#2"]
    assert main([command, *words, "--library", str(library), *more[command]]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    first, query, mark = err.splitlines()
    assert first.startswith("chess-composer: query, place 13: ")
    assert query == "    müller men<=x #2"
    assert query[mark.index("^") : mark.rindex("^") + 1] == "x"
    assert not (tmp_path / "o.csv").exists()


# classify


def test_classify_analyses_what_waits_once(capsys: Capture, library: Path) -> None:
    assert ran(capsys, "classify", "--library", str(library), "--jobs", "1") == (
        "3 analysed (2 sound, 1 unsupported)\n"
    )
    assert analysed(library) == {1: "sound", 2: "sound", 3: "unsupported"}
    assert ran(capsys, "classify", "--library", str(library)) == "0 analysed\n"
    again = ("classify", "--library", str(library), "--again")
    assert ran(capsys, *again, "author:Aubry") == "1 analysed (1 sound)\n"
    assert ran(capsys, *again) == "3 analysed (2 sound, 1 unsupported)\n"


def test_classify_as_json_is_a_line_a_problem(capsys: Capture, library: Path) -> None:
    lines = ran(capsys, "classify", "--library", str(library), "--json").splitlines()
    found = {each["id"]: each["finding"] for each in map(json.loads, lines)}
    assert len(lines) == 3
    assert {number: each["verdict"] for number, each in found.items()} == {
        **{"1": "sound", "2": "sound", "3": "unsupported"}
    }
    assert found["2"]["variations"] == 4


def test_an_import_can_be_analysed_at_once(capsys: Capture, tmp_path: Path) -> None:
    source, library = tmp_path / "in.txt", tmp_path / "l.chesslib"
    source.write_text(f"{SOUND}\t#2\n{BLOCK}\t#2\n", "utf-8")
    lines = ran(capsys, "import", str(source), "--library", str(library), "--classify").splitlines()
    assert lines[-1] == "2 analysed (2 sound)"
    assert len(analysed(library)) == 2


def test_classify_needs_a_library_and_a_query_only_to_do_it_again(
    capsys: Capture, library: Path, tmp_path: Path
) -> None:
    assert main(["classify", "--library", str(tmp_path / "none.chesslib")]) == 2
    assert "There is no library" in capsys.readouterr().err
    assert main(["classify", "author:x", "--library", str(library)]) == 2
    assert "--again" in capsys.readouterr().err


# Ctrl-C


def interrupted(
    until: Callable[[int], object], *words: str, out: Path
) -> subprocess.CompletedProcess[str]:
    """Run the program and press Ctrl-C, as a terminal does: all its processes are told.

    Args:
        until: tells when, given the process.
        out: where its standard output goes, so that it can be looked at meanwhile.
    """
    with out.open("wb") as stream:
        process = subprocess.Popen(
            [sys.executable, "-m", "composer", *words],
            stdout=stream,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        awaited(lambda: process.poll() is not None or until(process.pid), _LONGEST)
        with suppress(ProcessLookupError):  # it was faster than the finger
            os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    told = out.read_text("utf-8")
    return subprocess.CompletedProcess(words, process.returncode, told, err)


@only_posix
def test_ctrl_c_ends_classify_between_two_batches(capsys: Capture, tmp_path: Path) -> None:
    path, out, count = tmp_path / "new.chesslib", tmp_path / "told.txt", 1200
    circe = Problem(parse_fen(SOUND), parse_task("#2 Circe"))  # no game is looked for to it
    with Library.create(path) as made:
        for _ in add_problems(made, map(NewProblem, [circe] * count)):
            pass
    ended = interrupted(
        lambda _: out.stat().st_size, "classify", "--library", str(path), "--json", out=out
    )
    assert (ended.returncode, ended.stderr) == (130, "chess-composer: stopped\n")
    told = {int(json.loads(line)["id"]) for line in ended.stdout.splitlines()}
    kept = analysed(path)
    assert told
    assert told <= set(kept)
    assert len(kept) < count
    line = ran(capsys, "classify", "--library", str(path))
    assert "still to do" not in line
    assert len(analysed(path)) == count


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc, to see what a process has loaded")
@pytest.mark.parametrize("loaded", ["_json.", "_datetime.", "_sqlite3.", ".chesslib-wal"])
def test_ctrl_c_at_any_moment_is_quiet(large: Path, tmp_path: Path, loaded: str) -> None:
    """The moments are those at which a process has certain files in its memory."""
    ended = interrupted(
        lambda process: (
            loaded in Path(f"/proc/{process}/maps").read_text("utf-8")
            or list(large.parent.glob(f"*{loaded}"))
        ),
        *("classify", "--library", str(large)),
        out=tmp_path / "told.txt",
    )
    assert (ended.returncode, ended.stderr) == (130, "chess-composer: stopped\n")
    analysed(large)


@only_posix
def test_ctrl_c_leaves_no_half_export(large: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.olv"
    target.write_text("what was there", "utf-8")

    def begun(_: int) -> bool:
        return any(tmp_path.glob("*.part")) or len(list(tmp_path.glob("*out*"))) > 1

    words = ("export", "--library", str(large), "-o", str(target), "--force")
    ended = interrupted(begun, *words, out=tmp_path / "told.txt")
    names = sorted(path.name for path in tmp_path.iterdir() if "out" in path.name)
    assert names == ["out.olv"]
    if ended.returncode == 0:  # the machine was faster than the finger
        assert "872 written" in ended.stdout
    else:
        assert (ended.returncode, ended.stderr) == (130, "chess-composer: stopped\n")
        assert target.read_text("utf-8") == "what was there"


@only_posix
def test_ctrl_c_ends_check_and_its_processes(tmp_path: Path) -> None:
    hours = "7k/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1\t#9"
    source = tmp_path / "in.txt"
    source.write_text("\n".join([f"{SOUND}\t#2", *[hours] * 9]), "utf-8")
    out = tmp_path / "told.txt"
    ended = interrupted(
        lambda _: out.stat().st_size, "check", str(source), "--jobs", "2", out=out
    )  # the first is told, and the others take hours
    assert (ended.returncode, ended.stderr) == (130, "chess-composer: stopped\n")
    assert len(ended.stdout.splitlines()) == 1


# progress


@only_posix
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["classify", "--library", "LIBRARY"], "of 3"),
        (["check", "FILE", "--jobs", "1"], "2 checked"),
        (["import", "FILE", "--library", "LIBRARY"], "2 read, "),
        (["export", "--library", "LIBRARY", "-o", "OUT"], "0 of 3 written"),
    ],
)
def test_a_terminal_shows_how_far_it_has_come(
    library: Path, tmp_path: Path, words: list[str], told: str
) -> None:
    import pty

    source = tmp_path / "in.txt"
    source.write_text(f"{SOUND}\t#2\n{BLOCK}\t#2\n", "utf-8")
    names = {"LIBRARY": str(library), "FILE": str(source), "OUT": str(tmp_path / "out.csv")}
    screen, terminal = pty.openpty()
    command = [sys.executable, "-m", "composer", *(names.get(word, word) for word in words)]
    ended = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=terminal, timeout=60, check=True, text=True
    )
    os.close(terminal)
    shown = os.read(screen, 100_000).decode()
    os.close(screen)
    assert told in shown
    assert shown.endswith("\x1b[K")  # the line is clear again
    assert "\x1b" not in ended.stdout


def test_print_takes_the_letters_of_its_language(
    capsys: Capture, library: Path, tmp_path: Path
) -> None:
    problem = Problem(parse_fen(SOUND), credits=Credits(("Лошинский, Лев",), "Schwalbe"))
    with Library.open(library) as opened:
        add_problem(opened, problem)
    export = ("export", "--library", str(library), "author:Loshinsky", "-o")
    for language, name in (("en", "Lev Loshinsky"), ("de", "Lew Loschinski")):
        sheet = tmp_path / f"{language}.svg"
        ran(capsys, *export, str(sheet), "--language", language)
        assert name in sheet.read_text("utf-8")
    kept = tmp_path / "kept.olv"
    ran(capsys, *export, str(kept))
    assert "Лошинский, Лев" in kept.read_text("utf-8")  # as it was written
    drawn = tmp_path / "drawn.svg"
    ran(capsys, "diagram", str(kept), "-o", str(drawn))
    assert "Loshinsky" in drawn.read_text("utf-8")


@pytest.mark.parametrize("command", [["search", "--count"], ["export", "-o", "out.jsonl"]])
def test_an_older_library_is_brought_up_to_date_by_what_only_reads(
    command: list[str], tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    older = tmp_path / "older.chesslib"
    make_version_1(older, [(Problem(parse_fen(SOUND), parse_stipulation("#2")), None)])
    backup = tmp_path / "older.backup-of-version-1.chesslib"
    assert main([*command, "--library", str(older)]) == 0
    told = capsys.readouterr()
    assert "1" in told.out
    assert told.err == (
        f"chess-composer: {older}: brought up to date; as it was before: {backup}\n"
    )
    assert backup.exists()
    assert main([*command, "--library", str(older), *(["--force"] * (command[0] == "export"))]) == 0
    assert capsys.readouterr().err == ""


def test_a_dry_run_leaves_an_older_library_as_it_is(tmp_path: Path, capsys: Capture) -> None:
    older, news = tmp_path / "older.chesslib", tmp_path / "news.fen"
    make_version_1(older, [(Problem(parse_fen(SOUND), parse_stipulation("#2")), None)])
    news.write_text(f"{BLOCK}\n")
    before = older.read_bytes()
    assert main(["import", str(news), "--library", str(older), "--dry-run"]) == 2
    assert "older version" in capsys.readouterr().err
    assert older.read_bytes() == before


def test_the_story_of_a_problem_is_told(library: Path, capsys: Capture) -> None:
    sound, block = Problem(parse_fen(SOUND)), Problem(parse_fen(BLOCK))
    with Library.open(library) as opened:
        met = (
            Remembered(1, block, verdict="cooked"),
            Remembered(3, sound, 1, key_text="Rf3", looked=("1.Rf3 Kd8",)),
        )
        keep_memory(opened, 1, met)
    assert main(["story", "1", "--library", str(library)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("1. #2 cooked\n")
    assert "1.Rf3 Kd8" in out
    assert "One more position was met" in out
    assert main(["story", "1", "--library", str(library), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert ([step["number"] for step in told["steps"]], told["kept_no_longer"]) == ([1, 3], 1)
    assert main(["story", "1", "--main", "--html", "--library", str(library)]) == 0
    assert capsys.readouterr().out.count("<svg") == 2
    assert main(["story", "2", "--library", str(library)]) == 0
    assert "nothing is remembered" in capsys.readouterr().out
    assert main(["story", "99", "--library", str(library)]) == 2
    assert "no longer in the library" in capsys.readouterr().err
