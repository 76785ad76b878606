# SPDX-License-Identifier: GPL-3.0-or-later
"""LaTeX: read back by our own reader, and really set by pdfLaTeX where it is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from diagrams.pdflatex import typeset
from diagrams.samples import BARE, LONG, NOTES, SHORT, TWINS
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions
from thorough import IN_FULL

from composer.diagrams.files.forms import LatexPackage
from composer.diagrams.latex.diagram import diagram_latex, latex_diagram, latex_document
from composer.diagrams.style.style import ANONYMOUS_CAPTION, MAGAZINE, PRINT, SCREEN, TOURNAMENT
from composer.formats.entry import Entry
from composer.formats.latex import read_latex
from composer.problem.credits import Credits
from composer.problem.fen import fen
from composer.problem.men import Colour
from composer.problem.position import Position, possible_castling
from composer.problem.problem import Problem

HOSTILE = Problem(
    SHORT.position,
    credits=Credits(
        (
            "\\input{x} $&#%_^~{}[]|;?`!`--''`,,`",
            'Пётр А. Б & "Жук"',
            "Mono",
            "A/B, C/D",
            "Ü ğ Ş ŗ ḥ é́ שלום Ω ♘ 中",
            "",
        ),
        "<S> \\\\ ; x",
        "Spring 1950",
        "é\x00\ud800",
        "^^M % \\end{document}",
    ),
    title="W" * 500 + "; " + "\\" * 4,
)
packages = pytest.mark.parametrize("package", list(LatexPackage))


def read_back(latex: str) -> Problem:
    (entry,) = read_latex(enumerate(latex.split("\n"), 1))
    assert isinstance(entry, Entry), entry
    return entry.problem


def test_a_diagram_as_magazines_are_sent_it() -> None:
    record, *lines = latex_diagram(SHORT).splitlines()
    assert record.startswith(f"% chess-composer {len(lines)} ")
    assert lines == [
        "% 8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1",
        r"\begin{diagram}\sloppy",
        r"\author{Loyd, Samuel}%",
        r"\source{Chess Monthly}%",
        r"\year{1860}%",
        r"\pieces[6+3]{wKc1, wDd4, wLb1, wSb2, wSc3, wBd5, sKa1, sTd7, sBb4}%",
        r"\stipulation{\#2}%",
        r"\end{diagram}",
    ]


@given(any_positions())
def test_our_own_reader_reads_the_men(position: Position) -> None:
    if not len(position):
        return
    plain = Position.of(dict(position), Colour.WHITE, possible_castling(position.board))
    read = read_back(latex_diagram(Problem(plain)))
    assert read.position == plain


def test_our_own_reader_reads_the_credits() -> None:
    credits = Credits(
        ("Vukčević, Milan", "Łoś, Jan"),
        "Šah & Mat",
        "1949-05-07",
        "1st Prize",
        "to Ø. Ænes",
        "12",
        "50 JT",
    )
    read = read_back(latex_diagram(replace(SHORT, credits=credits)))
    assert read.credits == credits
    assert read.stipulation == SHORT.stipulation


def test_what_the_style_does_not_tell_is_not_in_the_file() -> None:
    anonymous = replace(MAGAZINE, caption=ANONYMOUS_CAPTION)
    for package in LatexPackage:
        told = diagram_latex(LONG, anonymous, package=package)
        assert "Sons" not in told
        assert "Suisse" not in told
        assert "Black to move" in told.replace("~", " ")


def test_marks_turns_and_the_label_are_taken_along() -> None:
    told = latex_diagram(TWINS, notes=NOTES)
    assert r"\specialdiagnum{12}" in told
    assert r"\fieldframe{d3, d4, d5, d6}" in told
    assert "wSRd6" in told
    assert "wTUd7" in told
    assert r"\twins{b) bPc2\ensuremath{\rightarrow}d4; c) = b), +bPa4}" in told
    board = latex_diagram(TWINS, notes=NOTES, package=LatexPackage.CHESSBOARD)
    assert "markmove=c2-c4" in board
    assert board.count("markfield=") == 4


@packages
def test_the_board_is_that_of_the_style(package: LatexPackage) -> None:
    latex = latex_diagram(SHORT, replace(SCREEN, flipped=True), package=package)
    if package is LatexPackage.DIAGRAM:
        assert r"\setboolean{legend}{true}" in latex
        return
    assert fen(SHORT.position) in latex
    assert "inverse=true" in latex or r"\showinverseboard" in latex
    plain = latex_diagram(SHORT, replace(MAGAZINE, letters="figurine"), package=package)
    assert "inverse=true" not in plain
    assert r"\showinverseboard" not in plain


hostile = st.text(st.characters(exclude_categories=()), max_size=60) | st.text(
    st.sampled_from("\\{}$&#%_^~<>|\"'`-[];/?!,éßжש x^^M"), max_size=60
)


@packages
@given(names=st.lists(hostile, max_size=3), words=hostile)
def test_hostile_words_close_no_bracket_and_end_no_line(
    package: LatexPackage, names: list[str], words: str
) -> None:
    credits = Credits(tuple(names), words, words, words, words, words, words)
    latex = diagram_latex(replace(SHORT, credits=credits, title=words), package=package)
    latex.encode("utf-8")
    bare = re.sub(r"\\(?:[A-Za-z]+|.)", "", latex)
    bare = "\n".join(line.partition("%")[0] for line in bare.split("\n"))
    depth = 0
    for sign in bare:
        depth += (sign == "{") - (sign == "}")
        assert depth >= 0
    assert depth == 0
    assert latex.count(r"\begin") == latex.count(r"\end") == 2
    assert latex.rstrip().endswith(r"\end{document}")


def test_several_diagrams_make_one_document() -> None:
    made = [latex_diagram(SHORT, package=package) for package in LatexPackage]
    document = latex_document(made)
    for name in ("diagram", "chessboard", "skak"):
        assert re.search(rf"\\usepackage.*{name}\}}", document), name


def has_style(name: str) -> bool:
    if shutil.which("kpsewhich") is None:
        return False
    done = subprocess.run(["kpsewhich", f"{name}.sty"], capture_output=True, check=False)
    return done.returncode == 0


CASES = {
    "plain": (SHORT, MAGAZINE),
    "long": (LONG, replace(SCREEN, square_mm=5, text_pt=9)),
    "marked": (TWINS, TOURNAMENT),
    "hostile": (HOSTILE, replace(MAGAZINE, flipped=True)),
    "bare": (BARE, PRINT),
    "figurines": (TWINS, replace(MAGAZINE, letters="figurine")),
}


PLAIN = ("plain", "marked", "bare", "figurines")
"""Cases that need no fonts of other scripts."""

DESK = ("marked", "hostile")
"""Cases in which most is drawn and written: the others are set where `CI` is."""


@packages
@pytest.mark.slow
@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="pdflatex is not installed")
def test_pdflatex_sets_every_diagram(package: LatexPackage, tmp_path: Path) -> None:
    needed = {"diagram": ("pstricks",), "chessboard": ("xifthen",), "skak": ("xkeyval",)}
    for style in (package.value, *needed[package.value], "iftex"):
        if not has_style(style):
            pytest.skip(f"the LaTeX package {style} is not installed")
    cases = CASES if has_cyrillic_fonts() else {n: CASES[n] for n in PLAIN}
    if not IN_FULL:
        cases = {name: cases[name] for name in DESK if name in cases}
    drawn = [latex_diagram(*case, package=package, notes=NOTES) for case in cases.values()]
    path = tmp_path / "all.tex"
    path.write_text(latex_document(drawn), encoding="utf-8", newline="\n")
    typeset(path, draft=True)


def has_cyrillic_fonts() -> bool:
    if shutil.which("kpsewhich") is None:
        return False
    done = subprocess.run(["kpsewhich", "t2aenc.def"], capture_output=True, check=False)
    return done.returncode == 0
