# SPDX-License-Identifier: GPL-3.0-or-later
"""import, export and search: a library without a window."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from patience import awaited

from composer.diagrams.pages.passages import Passage, passages_of
from composer.formats.entry import Entry
from composer.formats.sniff import read_problems
from composer.launcher import main
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.arranging import arrange
from composer.library.changes.collections import add_to_collection, make_collection
from composer.library.changes.operations import add_problem
from composer.library.changes.writing import BATCH
from composer.library.search.search import find
from composer.problem.credits import Credits
from composer.problem.problem import Problem

MEN = "algebraic: {white: [Kd5, Qf2], black: [Kh1, Ph2]}\n"
OLV = (
    f"---\nauthors: ['Loyd, Sam']\nsource: Kolumne\ndate: 1880-05\n{MEN}stipulation: '#3'\n"
    f"solution: |\n  1.x\n   y\n---\nauthors: [Nobody]\n{MEN}stipulation: '+'\n"
    "---\nalgebraic: {white: [XXd5]}\nstipulation: '#2'\n"
)

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def olv(tmp_path: Path) -> Path:
    path = tmp_path / "in.olv"
    path.write_text(OLV, "utf-8")
    return path


@pytest.fixture
def library(tmp_path: Path, olv: Path, capsys: Capture) -> Path:
    path = tmp_path / "mine.chesslib"
    assert main(["import", str(olv), "--library", str(path)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out == (
        f"{olv}: 2 added, 0 merged, 0 there already, 1 not read, 1 with a note, 1 linked\n"
        f"{olv}, line 10: added as 2 (Nobody, +, 2+2): same position as 1 "
        "(Sam Loyd, Kolumne 1880-05, #3, 2+2)\n"
        f"{olv}, line 14: XXd5: XX is no man that is known here\n"
    )
    return path


def test_a_second_import_adds_nothing(library: Path, olv: Path, capsys: Capture) -> None:
    assert main(["import", str(olv), "--library", str(library), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["added"], told["merged"], told["skipped"], told["unread"]) == (0, 0, 2, 1)
    assert told["reasons"][0]["line"] == 14
    assert told["notes"] == [{"line": 10, "message": "stipulation +: kept in words and not solved"}]
    assert main(["import", str(olv), "--library", str(library), "--duplicates", "add"]) == 0
    with Library.open(library) as opened:
        assert len(find(opened)) == 4


def test_a_dry_run_lists_what_would_come_and_changes_nothing(
    library: Path, olv: Path, tmp_path: Path, capsys: Capture
) -> None:
    other = tmp_path / "other.olv"
    other.write_text(
        OLV.replace("Kolumne", "Buch").replace("1880-05", "1890").replace("Nobody", "Doe"), "utf-8"
    )
    before = library.read_bytes()
    command = ["import", str(other), "--library", str(library), "--dry-run"]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert "would be 1 added, 1 merged, 0 there already" in out
    assert "merged with 1 (Sam Loyd, Kolumne 1880-05, #3, 2+2); reprint: Buch 1890" in out
    assert "added as 3 (Doe, +, 2+2): same position as 1" in out
    assert main([*command, "--json"]) == 0
    trial = json.loads(capsys.readouterr().out)
    assert trial["dry_run"] is True
    assert library.read_bytes() == before
    assert main([*command[:-1], "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for name in ("added", "merged", "linked", "joints", "links"):
        assert told[name] == trial[name]
    assert main(["search", f"import:{told['import']}", "--library", str(library), "--count"]) == 0
    assert capsys.readouterr().out == "2\n"
    with Library.open(library, read_only=True) as opened:
        assert load(opened, 1).problem.extra("reprints") == "Buch 1890"
    none = tmp_path / "none.chesslib"
    assert main(["import", str(other), "--library", str(none), "--dry-run"]) == 0
    assert not none.exists()
    assert main([*command, "--classify"]) == 2


@pytest.mark.parametrize("end", ["olv", "jsonl"])
def test_links_go_out_and_a_second_import_of_them_changes_nothing(
    library: Path, tmp_path: Path, end: str, capsys: Capture
) -> None:
    out = tmp_path / f"out.{end}"
    assert main(["export", "--library", str(library), "-o", str(out)]) == 0
    told = [problem.problem.extra("links") for problem in read_problems(out)]
    assert told == [
        '["same position as Sam Loyd, Kolumne 1880-05, #3, 2+2"]',
        '["same position as Nobody, +, 2+2"]',
    ]
    capsys.readouterr()
    assert main(["import", str(out), "--library", str(library)]) == 0
    assert "0 added, 0 merged, 2 there already" in capsys.readouterr().out


def test_one_unreadable_file_does_not_keep_the_others_out(
    tmp_path: Path, olv: Path, capsys: Capture
) -> None:
    library, picture = tmp_path / "l.chesslib", tmp_path / "picture.olv"
    picture.write_bytes(b"\x89PNG")
    names = [str(tmp_path / "none.olv"), str(olv), str(picture)]
    assert main(["import", *names, "--library", str(library)]) == 2
    out, err = capsys.readouterr()
    assert out.startswith(f"{olv}: 2 added")
    first, second = err.splitlines()
    assert "none.olv: there is no such file" in first
    assert "picture.olv: " in second
    assert main(["import", *names, "--library", str(library), "--json"]) == 2
    (report, last) = map(json.loads, capsys.readouterr().out.splitlines())
    assert report["skipped"] == 2
    assert [each["file"] for each in last["unreadable"]] == [names[0], names[2]]
    unmade = tmp_path / "unmade.chesslib"
    assert main(["import", names[0], names[2], "--library", str(unmade)]) == 2
    assert not unmade.exists()


def test_search_finds_words(library: Path, capsys: Capture) -> None:
    assert main(["search", "loyd", "kolumne", "--library", str(library)]) == 0
    assert capsys.readouterr().out == "1: Sam Loyd, Kolumne 1880-05 #3 2+2\n"
    assert main(["search", "nobody", "--library", str(library), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["asked"] == "+"
    assert main(["search", "never", "--library", str(library)]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("end", ["olv", "jsonl", "pgn", "csv", "inp", "txt", "yaml"])
def test_export_writes_what_can_be_read_back(
    library: Path, tmp_path: Path, end: str, capsys: Capture
) -> None:
    out = tmp_path / f"out.{end}"
    assert main(["export", "--library", str(library), "-o", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["written"] == 2
    assert [str(problem.problem.stipulation) for problem in read_problems(out)] == ["+", "#3"]
    if end in ("olv", "jsonl"):
        assert read_problems(out)[1].problem.extra("solution") == "1.x\n y\n"
    assert main(["export", "--library", str(library), "-o", str(out)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main(["export", "loyd", "--library", str(library), "-o", str(out), "--force"]) == 0
    assert len(read_problems(out)) == 1
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["import", "none.olv"], "there is no such file"),
        (["search", "x"], "There is no library"),
        (["export", "-o", "out.doc"], "There is no library"),
        (["import"], "required"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    tmp_path: Path, capsys: Capture, arguments: list[str], words: str
) -> None:
    library = tmp_path / "none.chesslib"
    assert main([*arguments, "--library", str(library)]) == 2
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1
    assert not library.exists()


def test_an_unknown_form_is_refused(library: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["export", "--library", str(library), "-o", str(tmp_path / "out.doc")]) == 2
    assert "ends in .olv" in capsys.readouterr().err


def test_a_file_that_breaks_off_keeps_what_came(tmp_path: Path, capsys: Capture) -> None:
    path, library = tmp_path / "torn.olv", tmp_path / "l.chesslib"
    path.write_text(OLV + "---\n\0\n", "utf-8")
    assert main(["import", str(path), "--library", str(library)]) == 2
    out = capsys.readouterr().out
    assert "2 added" in out
    assert "not a text file" in out


def test_without_a_name_the_library_is_the_studio_s_own(olv: Path, home: Path) -> None:
    assert main(["import", str(olv)]) == 0
    (found,) = home.rglob("library.chesslib")
    with Library.open(found) as opened:
        assert len(find(opened)) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal to send")
def test_ctrl_c_leaves_whole_batches(tmp_path: Path) -> None:
    path, library = tmp_path / "many.olv", tmp_path / "l.chesslib"
    path.write_text(f"---\n{MEN}stipulation: '#3'\n" * 20_000, "utf-8")
    command = ["import", str(path), "--library", str(library), "--duplicates", "add"]
    process = subprocess.Popen(
        [sys.executable, "-m", "composer", *command], stdout=subprocess.PIPE, text=True
    )
    awaited(lambda: _count(library))
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    told = int(out.split(": ")[1].split(" added")[0])
    assert told % BATCH == 0
    with Library.open(library) as opened:
        opened.check()
        assert len(find(opened)) in (told, told + BATCH)  # stopped between the disk and the word


def _count(library: Path) -> int:
    if not library.exists():
        return 0
    with Library.open(library, read_only=True) as opened:
        return len(find(opened))


def test_an_export_keeps_letters_back_unless_asked(tmp_path: Path, capsys: Capture) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text(
        "A. Bee\nWhite: Kd5, Qf2\nBlack: Kh1, Ph2\n#2\n\nBest regards\nA. Bee\na.bee@example.org\n",
        "utf-8",
    )
    library, out = str(tmp_path / "mine.chesslib"), tmp_path / "out.jsonl"
    assert main(["import", str(letter), "--library", library]) == 0
    assert main(["export", "--library", library, "-o", str(out)]) == 0
    assert "--originals writes them" in capsys.readouterr().err
    assert "example.org" not in out.read_text("utf-8")
    assert main(["export", "--library", library, "-o", str(out), "--originals", "--force"]) == 0
    assert "example.org" in out.read_text("utf-8")


def test_a_collection_goes_out_in_its_own_order_with_headings(
    tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "mine.chesslib"
    with Library.create(path) as library:
        number = make_collection(library, "Column").collection_id
        one, two, three = (
            add_problem(library, Problem(credits=Credits((name,)))).record_id for name in "ABC"
        )
        add_to_collection(library, number, (one, two, three))
        passages = Passage("Miniatures", heading=True), Passage("To be continued.")
        arrange(library, number, (three, passages[0], one, two, passages[1]))
    out = tmp_path / "out.jsonl"
    command = ["export", "in:column", "--library", str(path), "--order", "collection", "--force"]
    assert main([*command, "-o", str(out)]) == 0
    entries = list(read_problems(out))
    problems = [entry.problem for entry in entries if isinstance(entry, Entry)]
    assert [problem.credits.authors[0] for problem in problems] == ["C", "A", "B"]
    assert passages_of(problems[1]) == passages[:1]
    assert main(["export", "in:column", "--library", str(path), "--force", "-o", str(out)]) == 0
    assert "Miniatures" not in out.read_text("utf-8")
    sheet = tmp_path / "out.tex"
    assert main([*command, "-o", str(sheet)]) == 0
    told = sheet.read_text("utf-8")
    assert told.index("C") < told.index("Miniatures")
    assert told.index("To be continued") > told.index("Miniatures")
    assert main([*command, "--anonymous", "-o", str(sheet)]) == 0
    assert "Miniatures" not in sheet.read_text("utf-8")
    capsys.readouterr()
    assert main([*command[:1], *command[2:], "-o", str(out)]) == 2
    assert "names one collection" in capsys.readouterr().err
