# SPDX-License-Identifier: GPL-3.0-or-later
"""export to printed sheets and entry forms, without a window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.launcher import main

Capture = pytest.CaptureFixture[str]

OLV = "".join(
    f"---\nauthors: ['{author}']\nsource: Kolumne\ndate: 1880\n"
    "algebraic: {white: [Kc1, Qd4, Bb1, Sb2, Sc3, Pd5], black: [Ka1, Rd7, Pb4]}\n"
    "stipulation: '#2'\n"
    for author in ("Loyd, Sam", "Shinkman, William", "Kohtz & Kockelkorn")
)


@pytest.fixture
def olv(tmp_path: Path) -> Path:
    path = tmp_path / "in.olv"
    path.write_text(OLV, "utf-8")
    return path


def export(capsys: Capture, *words: object) -> tuple[int, str, str]:
    status = main(["export", *map(str, words)])
    out, err = capsys.readouterr()
    return status, out, err


def test_a_file_becomes_a_sheet_in_each_form(tmp_path: Path, olv: Path, capsys: Capture) -> None:
    for ending in ("pdf", "tex", "svg", "png"):
        path = tmp_path / f"sheet.{ending}"
        assert export(capsys, "--from", olv, "-o", path)[:2] == (0, f"{path}: 3 written\n")
        assert path.stat().st_size > 1000
    assert "Sam Loyd" in (tmp_path / "sheet.svg").read_text("utf-8")
    assert r"\author{Loyd, Sam}" in (tmp_path / "sheet.tex").read_text("utf-8")


def test_a_library_query_becomes_a_sheet(tmp_path: Path, olv: Path, capsys: Capture) -> None:
    library, path = tmp_path / "mine.chesslib", tmp_path / "sheet.svg"
    assert main(["import", str(olv), "--library", str(library), "--duplicates", "add"]) == 0
    capsys.readouterr()
    status, out, _ = export(capsys, "Shinkman", "--library", library, "-o", path, "--json")
    assert status == 0
    assert json.loads(out) == {"format": 1, "file": str(path), "written": 1}
    assert "Shinkman" in path.read_text("utf-8")
    assert "Loyd" not in path.read_text("utf-8")


def test_the_options_reach_the_page(tmp_path: Path, olv: Path, capsys: Capture) -> None:
    path = tmp_path / "sheet.svg"
    words = ("--heading", "A & B", "--subheading", "three", "--solutions", "under")
    more = ("--language", "it", "--paper", "Letter", "--across", "--first-number", "41")
    assert export(capsys, "--from", olv, "-o", path, *words, *more, "--per-page", "6")[0] == 0
    text = path.read_text("utf-8")
    assert 'width="279.4mm" height="215.9mm"' in text
    for told in ("A &amp; B", "three", "1.Cb5!", "41", "43", "Sam Loyd", "Kolumne"):
        assert told in text
    bare = ("--anonymous", "--no-numbers", "--force", "--style", "screen", "--men", "print")
    assert export(capsys, "--from", olv, "-o", path, *bare)[0] == 0
    text = path.read_text("utf-8")
    assert "Loyd" not in text
    assert "1.Cb5!" not in text


def test_pages_of_pictures_are_named(tmp_path: Path, olv: Path, capsys: Capture) -> None:
    path = tmp_path / "sheet.svg"
    _, out, _ = export(capsys, "--from", olv, "-o", path, "--per-page", "2", "--json")
    assert json.loads(out)["files"] == [str(tmp_path / f"sheet-{n}.svg") for n in (1, 2)]


def test_entry_forms_can_be_anonymous(tmp_path: Path, olv: Path, capsys: Capture) -> None:
    path = tmp_path / "form.svg"
    words = ("--form", "--tourney", "Memorial", "--theme", "Star flights")
    assert export(capsys, "--from", olv, "-o", path, *words, "--entry", "7")[0] == 0
    texts = [(tmp_path / f"form-{n}.svg").read_text("utf-8") for n in (1, 2, 3)]
    assert all("Memorial" in text and "Star flights" in text for text in texts)
    assert not any("Loyd" in text or "Kolumne" in text for text in texts)
    hidden = tmp_path / "hidden.svg"
    assert export(capsys, "--from", olv, "-o", hidden, *words, "--anonymous")[0] == 0
    texts = [(tmp_path / f"hidden-{n}.svg").read_text("utf-8") for n in (1, 2, 3)]
    assert not any("Loyd" in text or "Shinkman" in text for text in texts)
    named = ("--sender", "Anna", "--address", r"Via Roma 12\nVerona", "--force")
    assert export(capsys, "--from", olv, "-o", tmp_path / "named.svg", *words, *named)[0] == 0
    text = (tmp_path / "named-1.svg").read_text("utf-8")
    assert all(f'aria-label="{told}"' in text for told in ("Via Roma 12", "Verona"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("-o", "sheet.pdf", "--per-page", "5"), "per-page"),
        (("-o", "sheet.txt", "--format", "pdf"), "ends in .pdf"),
        (("-o", "sheet.pdf", "--heading", "x" * 400), "300 characters"),
        (("-o", "sheet.pdf", "--board", "3"), "15 to 250 mm"),
        (("-o", "sheet.pdf", "--first-number", "-1"), "number of 0"),
        (("-o", "sheet.pdf", "--style", "none"), "There is no style"),
        (("-o", "none/sheet.pdf"), "folder does not exist"),
        (("Loyd", "-o", "sheet.pdf"), "--from takes whole files"),
        (("-o", "form.tex", "--form"), "written as .pdf, .svg or .png"),
        (("-o", "form.pdf", "--form", "--theme", "x" * 5000), "4000 characters"),
        (("-o", "x" * 300 + ".pdf"), "the name is too long"),
        (("-o", "x" * 300, "--format", "html"), "the name is too long"),
        (("-o", "none/site", "--format", "html"), "the folder does not exist"),
        (("-o", "sheet.pdf", "--from", "missing.olv"), "missing.olv: there is no such file"),
        (("-o", "-", "--format", "html"), "export writes no standard output"),
        (("-o", "sheet.pdf", "--entry", "7"), "--entry stands on entry forms"),
        (("-o", "all.pgn", "--anonymous"), "a file of problems tells all"),
        (("-o", "all.olv", "--form", "--entry", "7"), "a file of problems tells all"),
    ],
)
def test_bad_input_is_told_in_one_line(
    tmp_path: Path,
    olv: Path,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    status, out, err = export(capsys, "--from", olv, *words)
    assert (status, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1
    assert sorted(tmp_path.iterdir()) == before


def test_an_existing_file_is_replaced_only_by_force(
    tmp_path: Path, olv: Path, capsys: Capture
) -> None:
    for name in ("sheet.pdf", "sheet.svg", "sheet.tex"):
        path = tmp_path / name
        path.write_text("mine")
        status, _, err = export(capsys, "--from", olv, "-o", path)
        assert status == 2
        assert "--force" in err
        assert path.read_text() == "mine"
        assert export(capsys, "--from", olv, "-o", path, "--force")[0] == 0
        assert path.read_bytes() != b"mine"


def test_a_file_can_become_a_file_of_another_form(
    tmp_path: Path, olv: Path, capsys: Capture
) -> None:
    path = tmp_path / "out.jsonl"
    assert export(capsys, "--from", olv, "-o", path)[:2] == (0, f"{path}: 3 written\n")
    assert len(path.read_text("utf-8").splitlines()) == 3
