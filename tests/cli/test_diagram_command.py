# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from composer.diagrams.style.savedstyles import save_style
from composer.diagrams.style.style import SCREEN
from composer.launcher import main

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
    line = refusal(capsys, CORNER, "-o", str(tmp_path / "a.svg"), "--style", "baroque")
    assert "--style: There is no style 'baroque'; there are magazine, screen" in line
    assert "a.doc" in refusal(capsys, CORNER, "-o", str(tmp_path / "a.doc"))
    assert "missing" in refusal(capsys, CORNER, "-o", str(tmp_path / "missing" / "a.svg"))
    long = refusal(capsys, CORNER, "-o", str(tmp_path / ("x" * 300 + ".svg")))
    assert "the name is too long" in long
    assert "FEN, placement" in refusal(capsys, "8/8/8", "-o", str(tmp_path / "a.svg"))
    assert "-o/--output" in refusal(capsys, CORNER)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--set", "square_mm"], "--set: expected name=value"),
        (["--set", "colour=red"], "--set: colour: there is nothing of that name"),
        (["--set", "dark=red"], "--set: expected a colour such as"),
        (["--set", "template.left={autor}"], "{autor} at character 1"),
        (["--set", "square_mm=0"], "expected the square to measure 1 to 200, got 0"),
        (["--mark", "e9"], "expected a square such as e4, got 'e9'"),
        (["--mark", "star:e4"], "expected circle, dot, cross or frame, got 'star'"),
        (["--arrow", "e4"], "expected two squares such as c3b5, got 'e4'"),
        (["--arrow", "e4e4"], "an arrow between two squares, got e4 twice"),
        (["--turn", "e4:45"], "90, 180 or 270 degrees"),
        (["--turn", "e4:90", "--turn", "e4:180"], "each square to be turned once"),
        (["--width", "-5"], "--width"),
        (["--width", "0", "--format", "png"], "would be empty"),
        (["--width", "10001", "--format", "png"], "too large"),
        (["--width", "600", "--cm", "5"], "not allowed with"),
        (["--cm", "nan"], "expected a number, got 'nan'"),
        (["--cm", "0.1"], "expected a width of 0.5 to 200 cm, got 0.1"),
        (["--dpi", "5"], "expected 10 to 4800 dots an inch, got 5"),
        (["--package", "tikz"], "--package"),
        (["--format", "gif"], "--format"),
        (["--style", "missing.json"], "missing.json cannot be read"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, list) else "",
)
@pytest.mark.usefixtures("qapp")
def test_senseless_options_are_refused_in_words(
    capsys: Capture, tmp_path: Path, options: list[str], words: str
) -> None:
    assert words in refusal(capsys, CORNER, "-o", str(tmp_path / "a.svg"), *options)
    assert list(tmp_path.iterdir()) == []


def test_every_form_by_ending_and_by_name(tmp_path: Path) -> None:
    starts = {"svg": b"<svg ", "tex": b"\\documentclass", "txt": b"+----"}
    for form, start in starts.items():
        by_ending, by_name = tmp_path / f"a.{form}", tmp_path / f"{form}.out"
        assert main(["diagram", CORNER, "-o", str(by_ending)]) == 0
        assert main(["diagram", CORNER, "-o", str(by_name), "--format", form]) == 0
        assert by_ending.read_bytes() == by_name.read_bytes()
        assert by_name.read_bytes().startswith(start)


@pytest.mark.parametrize("package", ["diagram", "chessboard", "skak"])
def test_the_package_of_latex_is_chosen(tmp_path: Path, package: str) -> None:
    path = tmp_path / "a.tex"
    assert main(["diagram", CORNER, "-o", str(path), "--package", package]) == 0
    assert package in path.read_text("utf-8")


def test_the_standard_output_takes_a_diagram(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["diagram", CORNER, "-o", "-", "--format", "svg"]) == 0
    out, err = capfdbinary.readouterr()
    assert ElementTree.fromstring(out).tag.endswith("svg")
    assert err == b""
    assert main(["diagram", CORNER, "-o", "-"]) == 2
    assert b"--format: expected a form" in capfdbinary.readouterr().err


@pytest.mark.usefixtures("qapp")
def test_the_size_of_a_picture(tmp_path: Path) -> None:
    sizes = {
        ("--width", "320"): (320, 300),
        ("--cm", "5", "--dpi", "254"): (500, 254),
        ("--cm", "2,5", "--dpi", "508"): (500, 508),
    }
    for options, (width, dots) in sizes.items():
        path = tmp_path / "a.png"
        assert main(["diagram", CORNER, "-o", str(path), "--force", *options]) == 0
        image = QImage(str(path))
        assert image.width() == width
        if options[0] == "--cm":
            assert image.dotsPerMeterX() == pytest.approx(dots / 0.0254, rel=0.01)
    path = tmp_path / "a.svg"
    assert main(["diagram", CORNER, "-o", str(path), "--cm", "8"]) == 0
    assert ElementTree.fromstring(path.read_bytes()).get("width") == "80mm"


@pytest.mark.usefixtures("qapp")
def test_the_paper_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    assert main(["diagram", CORNER, "-o", str(path), "--transparent"]) == 0
    assert QImage(str(path)).pixelColor(0, 0).alpha() == 0


def drawn(tmp_path: Path, *options: str) -> str:
    path = tmp_path / "a.svg"
    assert main(["diagram", CORNER, "-o", str(path), "--force", *options]) == 0
    return path.read_text("utf-8")


def test_parts_of_the_style_are_set(tmp_path: Path) -> None:
    plain = drawn(tmp_path)
    assert ">8</text>" not in plain
    assert ">8</text>" in drawn(tmp_path, "--coordinates")
    assert ">8</text>" not in drawn(tmp_path, "--style", "screen", "--no-coordinates")
    assert drawn(tmp_path, "--flip") != plain
    told = drawn(tmp_path, "--set", "template.left={stipulation} ({men})", "--set", "dark=#abcdef")
    assert "#2 (4+3)" in told
    assert "#abcdef" in told


def test_marks_arrows_turns_and_a_label(tmp_path: Path) -> None:
    told = drawn(
        tmp_path,
        *("--mark", "e4", "--mark", "cross:d5", "--arrow", "f2g2", "--turn", "d5:90"),
        *("--label", "12", "--set", "template.right={label}"),
    )
    assert "<circle" in told
    assert "rotate(90 " in told
    assert 'fill-opacity="0.8"' in told
    assert 'aria-label="12"' in told


def test_a_style_of_ones_own_is_found_by_name_and_by_file(home: Path, tmp_path: Path) -> None:
    path = save_style(replace(SCREEN, name="Mein Stil", dark="#123456"))
    assert home in path.parents
    assert "#123456" in drawn(tmp_path, "--style", "mein stil")
    assert "#123456" in drawn(tmp_path, "--style", str(path))


def test_the_men_of_a_diagram_can_be_chosen(capsys: Capture, tmp_path: Path) -> None:
    pictures = {}
    for name in ("classic", "print"):
        path = tmp_path / f"{name}.svg"
        assert main(["diagram", CORNER, "-o", str(path), "--men", name]) == 0
        pictures[name] = path.read_text("utf-8")
    assert main(["diagram", CORNER, "-o", str(tmp_path / "d.svg")]) == 0
    assert (tmp_path / "d.svg").read_text("utf-8") == pictures["classic"] != pictures["print"]
    assert "--men" in refusal(capsys, CORNER, "-o", str(tmp_path / "e.svg"), "--men", "wooden")


def test_other_commands_load_nothing_that_draws() -> None:
    program = (
        "import sys, composer.launcher\n"
        "composer.launcher.main(['solve', '8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5'])\n"
        "wrong = {'svg', 'pieces', 'latex', 'web', 'painting', 'writing'}\n"
        "sys.exit(str([m for m in sys.modules if m.split('.')[-1] in wrong\n"
        "    and m.startswith('composer.diagrams')] or ''))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.stderr.strip() == b""
