# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams in files: whole or not there, and every fault of the world told in a sentence."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from cases import every
from diagrams.samples import LONG, NOTES, SHORT, TWINS
from privileges import nobody, open_folder, posix_only
from PySide6.QtGui import QImage

from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.files.placing import Placing
from composer.diagrams.style.style import ANONYMOUS_CAPTION, MAGAZINE, SCREEN
from composer.diagrams.svg import diagram_size, diagram_svg
from composer.diagrams.writing.diagrams import Output, diagram_content, resized, write_diagram


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("a.svg", b"<svg "),
        ("b.png", b"\x89PNG"),
        ("c.pdf", b"%PDF"),
        ("D.SVG", b"<svg "),
        ("e.tex", b"\\documentclass"),
        ("f.txt", b"Samuel Loyd\n"),
        ("g.html", b"<!DOCTYPE html>"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_ending_chooses_the_form(tmp_path: Path, name: str, start: bytes) -> None:
    write_diagram(SHORT, tmp_path / name, SCREEN)
    assert (tmp_path / name).read_bytes().startswith(start)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_svg_file_is_the_drawing_in_utf_8(tmp_path: Path) -> None:
    write_diagram(LONG, tmp_path / "ж.svg")
    assert (tmp_path / "ж.svg").read_bytes() == diagram_svg(LONG, outlined=True).encode("utf-8")


@pytest.mark.parametrize("name", ["a.gif", "a", "svg", ".svg", "a.svg.doc"])
def test_other_endings_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(DiagramFault) as caught:
        write_diagram(SHORT, tmp_path / name)
    told = f"{name}: a diagram is written as .svg, .png, .pdf, .tex, .txt or .html."
    assert str(caught.value) == told
    assert not list(tmp_path.iterdir())


def test_file_that_is_there_is_replaced_or_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(DiagramFault, match="there already"):
        write_diagram(SHORT, path, overwrite=False)
    assert path.read_text(encoding="utf-8") == "old"
    write_diagram(SHORT, path)
    assert path.read_text(encoding="utf-8").startswith("<svg")


def test_places_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "folder.svg").mkdir()
    faults = {
        "missing/a.svg": "the folder does not exist",
        "file/a.svg": "cannot be written",
        "folder.svg": "is a folder, not a file",
        "x" * 300 + ".svg": "the name is too long",
        "nul\0.svg": "cannot be written",
    }
    if sys.platform != "win32":  # whose files may have it
        faults["half\ud800.svg"] = "a character that no file's name can have"
    for name, words in faults.items():
        with pytest.raises(DiagramFault, match=words) as caught:
            write_diagram(SHORT, tmp_path / name)
        assert str(caught.value).endswith(".")
        assert "\n" not in str(caught.value)
    assert {path.name for path in tmp_path.iterdir()} == {"file", "folder.svg"}


@posix_only
def test_shut_folder_is_told() -> None:
    with open_folder() as folder:
        folder.chmod(0o555)
        with nobody(), pytest.raises(DiagramFault, match="writing is not allowed there"):
            write_diagram(SHORT, folder / "a.svg")


@pytest.mark.skipif(sys.platform == "win32", reason="making links needs rights on Windows")
def test_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.svg").write_text("old", encoding="utf-8")
    (tmp_path / "link.svg").symlink_to("real.svg")
    write_diagram(SHORT, tmp_path / "link.svg")
    assert (tmp_path / "link.svg").is_symlink()
    assert (tmp_path / "real.svg").read_text(encoding="utf-8").startswith("<svg")


MIDWAY = """
import resource, sys
from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.writing.diagrams import write_diagram
from composer.problem.problem import Problem
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    write_diagram(Problem(), sys.argv[1])
except DiagramFault as fault:
    print(fault)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on a file's size")
def test_old_file_stays_whole_when_writing_fails_midway(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    path.write_text("old", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", MIDWAY, str(path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == f"{path} cannot be written: file too large.\n"
    assert path.read_text(encoding="utf-8") == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.svg"]


def test_writing_svg_loads_no_qt(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from composer.diagrams.writing.diagrams import write_diagram\n"
        "from composer.problem.problem import Problem\n"
        "write_diagram(Problem(), sys.argv[1])\n"
        "sys.exit('PySide6' in sys.modules)"
    )
    path = tmp_path / "a.svg"
    subprocess.run([sys.executable, "-c", program, str(path)], check=True, timeout=60)
    assert path.exists()


def test_the_form_goes_before_the_ending(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    write_diagram(SHORT, path, form=Format.SVG)
    assert path.read_bytes() == diagram_content(SHORT, Format.SVG)


@pytest.mark.parametrize("form", [Format.SVG, Format.LATEX, Format.TEXT])
def test_notes_and_width_come_into_every_form(form: Format) -> None:
    plain = diagram_content(TWINS, form)
    noted = diagram_content(TWINS, form, output=Output(width_cm=8, notes=NOTES))
    assert plain != noted
    assert b"12" in noted


@pytest.mark.usefixtures("qapp")
def test_pictures_have_the_width_on_paper_that_is_asked_for() -> None:
    for style in (MAGAZINE, SCREEN):
        for width_cm in (2.0, 5.0, 17.5):
            output = Output(width_cm=width_cm, dpi=254)
            wider = resized(TWINS, style, 10 * width_cm)
            assert diagram_size(TWINS, wider).width_mm == pytest.approx(10 * width_cm)
            image = QImage.fromData(diagram_content(TWINS, Format.PNG, style, output))
            assert image.width() == round(100 * width_cm)
            pdf = diagram_content(TWINS, Format.PDF, style, output)
            found = re.search(rb"/MediaBox \[0 0 ([\d.]+)", pdf)
            assert found is not None
            assert float(found[1]) == pytest.approx(width_cm / 2.54 * 72, abs=1.5)


@pytest.mark.usefixtures("qapp")
def test_the_paper_is_left_out_of_pictures() -> None:
    output = Output(transparent=True, width=200)
    image = QImage.fromData(diagram_content(SHORT, Format.PNG, output=output))
    assert image.pixelColor(0, 0).alpha() == 0
    svg = diagram_content(SHORT, Format.SVG, output=output).decode()
    assert svg.count("<rect") == diagram_content(SHORT, Format.SVG).decode().count("<rect") - 1


@every(
    "wrong",
    [
        {"width": 5, "width_cm": 5.0},
        {"width_cm": 0.1},
        {"width_cm": float("nan")},
        {"dpi": 0},
        {"dpi": 1e9},
    ],
)
def test_senseless_wishes_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="expected"):
        Output(**wrong)  # type: ignore[arg-type]


def test_a_picture_too_small_for_its_letters_is_refused_in_a_sentence() -> None:
    with pytest.raises(DiagramFault) as caught:
        diagram_content(SHORT, Format.SVG, output=Output(width_cm=0.6))
    told = (
        "A picture 0.6 cm wide is not possible: expected the square to measure 1 to 200, got 0.73"
    )
    assert str(caught.value).startswith(told)


def test_a_page_names_nobody_whom_the_style_does_not_name() -> None:
    problem = replace(SHORT, title="Secret", comments=("by Sam",), keywords=("Loyd",))
    told = diagram_content(problem, Format.HTML).decode()
    assert "Samuel Loyd" in told
    anonymous = replace(MAGAZINE, caption=ANONYMOUS_CAPTION)
    told = diagram_content(problem, Format.HTML, anonymous).decode()
    for name in ("Loyd", "Monthly", "1860", "Secret", "Sam"):
        assert name not in told
    assert told_only(problem, MAGAZINE) is problem


def test_several_files_come_all_or_none(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"older")
    (tmp_path / "folder").mkdir()
    with Placing() as placing:
        placing.add(tmp_path / "a.txt", b"new")
        placing.add(tmp_path / "b.txt", b"new")
        with pytest.raises(DiagramFault, match="is a folder"):
            placing.add(tmp_path / "folder", b"new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.txt", "folder"]
    assert (tmp_path / "a.txt").read_bytes() == b"older"
    with Placing() as placing:
        placing.add(tmp_path / "a.txt", b"new")
        placing.add(tmp_path / "b.txt", b"new")
        assert (tmp_path / "a.txt").read_bytes() == b"older"
        placing.put()
    assert (tmp_path / "a.txt").read_bytes() == (tmp_path / "b.txt").read_bytes() == b"new"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.txt", "b.txt", "folder"]
