# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from diagrams.pdflatex import typeset
from diagrams.sheets import BLOCK, EMPTY, HELP, HOSTILE, LOYD, TWINS
from thorough import some

from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.latex.sheet import sheet_latex
from composer.diagrams.pages.entry import SheetEntry, solved_entries
from composer.diagrams.pages.entryform import EntryForm
from composer.diagrams.pages.page import A5
from composer.diagrams.pages.pagesvg import page_svg
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.style.style import SCREEN, TOURNAMENT
from composer.diagrams.writing.sheets import write_form, write_pages, write_sheet
from composer.notation.printed import PrintOptions
from composer.notation.spans import Line, Span
from composer.problem.problem import Problem
from composer.solver.options import Cancelled, Token

pytestmark = pytest.mark.usefixtures("qapp")

SVG = "{http://www.w3.org/2000/svg}"


def test_a_pdf_holds_all_pages(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    assert write_sheet(path, [LOYD] * 3, SheetStyle(per_page=1)) == (path,)
    assert path.read_bytes().startswith(b"%PDF")
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"]


@pytest.mark.parametrize(
    ("problems", "style", "title", "author"),
    [
        ([LOYD, LOYD], SheetStyle(heading="Two & two"), "Two & two", "Samuel Loyd"),
        ([LOYD], SheetStyle(), "Samuel Loyd, Chess Monthly 1860, #2", "Samuel Loyd"),
        ([LOYD, BLOCK], SheetStyle(heading="Two"), "Two", ""),
        ([LOYD], SheetStyle(diagram=TOURNAMENT), "#2", ""),
    ],
)
def test_a_document_says_what_it_is_and_whose(
    tmp_path: Path, problems: list[Problem], style: SheetStyle, title: str, author: str
) -> None:
    path = tmp_path / "sheet.pdf"
    write_sheet(path, problems, style)
    if shutil.which("pdfinfo") is None:
        pytest.skip("pdfinfo is not installed (Debian's poppler-utils)")
    done = subprocess.run(["pdfinfo", str(path)], capture_output=True, check=True)
    told = dict(line.split(":", 1) for line in done.stdout.decode().splitlines())
    assert told["Title"].strip() == title
    assert told.get("Author", "").strip() == author


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_each_page_of_pictures_is_a_file_of_its_own(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"sheet.{ending}"
    assert write_sheet(path, [LOYD], SheetStyle()) == (path,)
    several = write_sheet(path, [LOYD] * 3, SheetStyle(per_page=1), overwrite=True)
    assert [path.name for path in several] == [f"sheet-{n}.{ending}" for n in (1, 2, 3)]
    assert all(path.stat().st_size for path in several)


def test_what_is_there_already_stays(tmp_path: Path) -> None:
    for name in ("sheet.pdf", "sheet.tex", "sheet.svg"):
        path = tmp_path / name
        path.write_text("mine")
        with pytest.raises(DiagramFault, match="is there already"):
            write_sheet(path, [LOYD], SheetStyle())
        assert path.read_text() == "mine"
        if name != "sheet.tex":
            with pytest.raises(DiagramFault, match="is there already"):
                write_form(path, [LOYD], EntryForm())
            assert path.read_text() == "mine"
    (tmp_path / "new-2.svg").write_text("mine")
    with pytest.raises(DiagramFault, match=r"new-2\.svg is there already"):
        write_sheet(tmp_path / "new.svg", [LOYD] * 3, SheetStyle(per_page=1))
    assert not (tmp_path / "new-1.svg").exists()


def test_a_place_where_nothing_can_be_written_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(DiagramFault, match="the folder does not exist"):
        write_sheet(tmp_path / "none" / "sheet.pdf", [LOYD], SheetStyle())
    with pytest.raises(DiagramFault, match=r"written as \.pdf, \.svg, \.png or \.tex"):
        write_sheet(tmp_path / "sheet.doc", [LOYD], SheetStyle())
    with pytest.raises(DiagramFault, match=r"written as \.pdf, \.svg or \.png"):
        write_pages(tmp_path / "sheet.tex", [])


def test_a_stopped_sheet_leaves_no_file(tmp_path: Path) -> None:
    for ending in ("pdf", "svg", "png"):
        token = Token()
        pages = sheet_pages([LOYD] * 3, SheetStyle(per_page=1))
        with pytest.raises(Cancelled):
            write_pages(
                tmp_path / f"sheet.{ending}",
                pages,
                token=token,
                progress=lambda *_, stop=token: stop.cancel(),
            )
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_leaves_no_file(tmp_path: Path) -> None:
    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    for ending in ("pdf", "svg", "png", "tex"):
        path, style = tmp_path / f"sheet.{ending}", SheetStyle(solutions=Solutions.END)
        with pytest.raises(KeyboardInterrupt):
            write_sheet(path, [LOYD] * 7, style, progress=stop)
    assert list(tmp_path.iterdir()) == []


def test_progress_is_told_of_problems_and_then_of_pages(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    style = SheetStyle(per_page=1, solutions=Solutions.UNDER)
    write_sheet(tmp_path / "a.pdf", [LOYD] * 2, style, progress=lambda *d: told.append(d))
    assert told == [(1, 2), (2, 2), (1, 2), (2, 2)]


def test_a_page_is_well_formed_svg_that_tells_everything() -> None:
    style = SheetStyle(solutions=Solutions.UNDER, diagram=SCREEN, heading="A <b> & co")
    for page in sheet_pages([HOSTILE, BLOCK, TWINS, EMPTY], style):
        root = ElementTree.fromstring(page_svg(page, "T & <t>"))
        assert root.get("width") == "210mm"
        texts = ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]
        told = [text.text.strip() for text in page.texts]
        assert [text.replace("\u00a0", " ").strip() for text in texts if text in told] or told
        words = " ".join(texts).replace("\u200e", "")
        for text in page.texts:
            assert text.text.replace("\u200e", "").split()[0] in words
    first = page_svg(sheet_pages([BLOCK], style)[0])
    if shutil.which("xmllint"):
        done = subprocess.run(["xmllint", "--noout", "-"], input=first.encode(), check=False)
        assert done.returncode == 0


def test_latex_has_every_diagram_and_solution() -> None:
    style = SheetStyle(
        heading="A & B_%",
        per_page=2,
        paper=A5,
        solutions=Solutions.END,
        solution=PrintOptions.of("figurine"),
    )
    text = sheet_latex([LOYD, BLOCK, HELP], style)
    assert text.count(r"\begin{diagram}") == 3
    assert text.count(r"\setsheetrow{") == 3  # each in a row of its own
    assert text.count(r"\clearpage") == 1
    assert r"A \& B\_\%" in text
    assert "paperwidth=148mm" in text
    assert r"\textbf{1.\whitefigure{Q}e4{!}}" in text
    assert r"\textbf{2}\enspace \emph{" in text
    assert r"{chessfss}" in text
    assert not any(sign in text for sign in "♔♕♖♗♘♙")


@pytest.mark.parametrize("solutions", some([Solutions.END, Solutions.UNDER], 2))
def test_latex_is_accepted(tmp_path: Path, solutions: Solutions) -> None:
    if shutil.which("pdflatex") is None:
        pytest.skip("pdflatex is not installed (Debian's texlive-latex-extra, texlive-games)")
    found = subprocess.run(["kpsewhich", "diagram.sty"], capture_output=True, check=False)
    if found.returncode:
        pytest.skip("the LaTeX package diagram is not installed (Debian's texlive-games)")
    path = tmp_path / "sheet.tex"
    style = SheetStyle(heading=r"\x $y$", per_page=4, solutions=solutions)
    write_sheet(path, [LOYD, HOSTILE, BLOCK, TWINS, HELP, EMPTY], style)
    typeset(path, draft=True)


def test_latex_keeps_as_many_diagrams_a_page_as_asked_for(tmp_path: Path) -> None:
    if shutil.which("pdflatex") is None or shutil.which("pdftotext") is None:
        pytest.skip("pdflatex or pdftotext is not installed")
    found = subprocess.run(["kpsewhich", "diagram.sty"], capture_output=True, check=False)
    if found.returncode:
        pytest.skip("the LaTeX package diagram is not installed (Debian's texlive-games)")
    options = PrintOptions.of("figurine")
    style = SheetStyle(heading="Twelve", solutions=Solutions.END, solution=options)
    figured = replace(style, diagram=replace(style.diagram, letters="figurine"))
    solved = solved_entries([LOYD, TWINS], options)
    write_sheet(tmp_path / "sheet.tex", solved * 6, figured)
    log = typeset(tmp_path / "sheet.tex").replace("\n", "")
    told = subprocess.run(
        ["pdftotext", "-layout", "sheet.pdf", "-"], cwd=tmp_path, capture_output=True, check=True
    )
    pages = told.stdout.decode().split("\f")
    assert [page.count("Samuel Loyd") for page in pages[:2]] == [3, 3]
    assert "Solutions" in pages[2]
    chess = subprocess.run(["kpsewhich", "chessfss.sty"], capture_output=True, check=False)
    if chess.returncode == 0:  # the figurines are those of a chess font, not letters of the text
        assert "Figurine" in log


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_stopped_sheet_leaves_older_pages_as_they_were(tmp_path: Path, ending: str) -> None:
    pages = sheet_pages([LOYD] * 3, SheetStyle(per_page=1))
    for number in (1, 2, 3):
        (tmp_path / f"sheet-{number}.{ending}").write_text("older", "utf-8")
    token = Token()

    def stop(done: int, _: int) -> None:
        if done == 2:
            token.cancel()

    path = tmp_path / f"sheet.{ending}"
    with pytest.raises(Cancelled):
        write_pages(path, pages, overwrite=True, token=token, progress=stop)
    assert {path.read_text("utf-8") for path in tmp_path.iterdir()} == {"older"}
    assert len(list(tmp_path.iterdir())) == 3
    write_pages(path, pages, overwrite=True)
    assert not [path for path in tmp_path.iterdir() if path.read_bytes() == b"older"]
    assert len(list(tmp_path.iterdir())) == 3


def test_a_solution_higher_than_a_page_is_not_kept_in_a_box_of_latex() -> None:
    lines = tuple(Line((Span(f"1...Ka{number} 2.Qb{number}#"),), 1) for number in range(90))
    style = SheetStyle(solutions=Solutions.UNDER, per_page=6)
    text = sheet_latex([SheetEntry(LOYD, lines=lines), SheetEntry(BLOCK, lines=lines[:9])], style)
    assert text.count("Ka89") == text.count("Ka50") == 1
    row = text.index(r"\end{lrbox}")
    assert text.index("Ka7 2.Qb7") < row < text.index("Ka50") < text.index("Ka89")
    assert r"\setsheetrow{0pt}" in text
    short = sheet_latex([SheetEntry(LOYD, lines=lines[:9])], style)
    assert short.index("Ka8 2.Qb8") < short.index(r"\end{lrbox}")
    assert r"\setsheetrow{0pt}" not in short
