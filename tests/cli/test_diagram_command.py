# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from composer.cli import main

CORNER = "8/8/8/3K4/8/5nP1/5Q1b/5N1k"

Capture = pytest.CaptureFixture[str]


def refusal(capsys: Capture, *arguments: str) -> str:
    assert main(["diagram", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    return line


def test_a_diagram_in_svg(tmp_path: Path) -> None:
    path = tmp_path / "corner.svg"
    assert main(["diagram", CORNER, "-s", "#3", "-o", str(path)]) == 0
    root = ElementTree.fromstring(path.read_text("utf-8"))
    assert root.tag.endswith("svg")
    assert "#3" in "".join(root.itertext())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "start"), [("a.png", b"\x89PNG"), ("a.pdf", b"%PDF")])
def test_diagrams_in_png_and_pdf(tmp_path: Path, name: str, start: bytes) -> None:
    path = tmp_path / name
    assert main(["diagram", CORNER, "-o", str(path), "--style", "screen"]) == 0
    assert path.read_bytes().startswith(start)


def test_a_file_is_overwritten_only_by_force(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    path.write_text("mine", "utf-8")
    line = refusal(capsys, CORNER, "-o", str(path))
    assert line == f"chess-composer: {path} exists already: --force overwrites it"
    assert path.read_text("utf-8") == "mine"
    assert main(["diagram", CORNER, "-o", str(path), "--force"]) == 0
    assert path.read_text("utf-8") != "mine"


def test_one_problem_of_a_file(capsys: Capture, tmp_path: Path) -> None:
    problems = tmp_path / "p.txt"
    problems.write_text(f"{CORNER} #3\n{CORNER} #4\n", "utf-8")
    path = tmp_path / "a.svg"
    message = refusal(capsys, str(problems), "-o", str(path))
    assert message.endswith("holds 2 problems: say which with --number")
    message = refusal(capsys, str(problems), "-o", str(path), "--number", "3")
    assert message == "chess-composer: --number: expected 1 to 2, got 3"
    assert not path.exists()
    assert main(["diagram", str(problems), "-o", str(path), "--number", "2"]) == 0
    assert "#4" in path.read_text("utf-8")


def test_what_cannot_be_drawn_is_refused(capsys: Capture, tmp_path: Path) -> None:
    assert "--style: expected one of" in refusal(
        capsys, CORNER, "-o", str(tmp_path / "a.svg"), "--style", "baroque"
    )
    assert "a.doc" in refusal(capsys, CORNER, "-o", str(tmp_path / "a.doc"))
    assert "missing" in refusal(capsys, CORNER, "-o", str(tmp_path / "missing" / "a.svg"))
    assert "FEN, placement" in refusal(capsys, "8/8/8", "-o", str(tmp_path / "a.svg"))
    assert "-o/--output" in refusal(capsys, CORNER)
    assert list(tmp_path.iterdir()) == []


def test_the_men_of_a_diagram_can_be_chosen(capsys: Capture, tmp_path: Path) -> None:
    pictures = {}
    for name in ("classic", "print"):
        path = tmp_path / f"{name}.svg"
        assert main(["diagram", CORNER, "-o", str(path), "--men", name]) == 0
        pictures[name] = path.read_text("utf-8")
    assert main(["diagram", CORNER, "-o", str(tmp_path / "d.svg")]) == 0
    assert (tmp_path / "d.svg").read_text("utf-8") == pictures["classic"] != pictures["print"]
    assert "--men" in refusal(capsys, CORNER, "-o", str(tmp_path / "e.svg"), "--men", "wooden")
