# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages painted with Qt: what is seen, what can be selected, what stays within its place."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from diagrams.sheets import BLOCK, HOSTILE, LOYD, SAMPLES, TWINS, check_page
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from thorough import many

from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.pages.entryform import EntryForm, form_pages
from composer.diagrams.pages.page import A5, MM_PER_POINT, Page, PlacedText
from composer.diagrams.pages.pagesvg import page_svg
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.painting.page import (
    About,
    PageLetters,
    page_image,
    page_png,
    pages_pdf,
    paint_page,
    print_pages,
)
from composer.diagrams.style.style import MAGAZINE, Lettering
from composer.notation.printed import PrintOptions
from composer.notation.spans import Span
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.solver.options import Cancelled, Token

pytestmark = pytest.mark.usefixtures("qapp")


def laid_out(problems: list[Problem], style: SheetStyle) -> tuple[Page, ...]:
    return sheet_pages(problems, style, measure=PageLetters().measure)


def read_pdf(content: bytes, folder: Path, *options: str) -> str:
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext is not installed (Debian's poppler-utils)")
    path = folder / "sheet.pdf"
    path.write_bytes(content)
    done = subprocess.run(
        ["pdftotext", *options, "-enc", "UTF-8", str(path), "-"], capture_output=True, check=True
    )
    assert not done.stderr
    return done.stdout.decode()


def ink(image: QImage, box: QRectF) -> bool:
    """Whether anything dark lies in a part of an image."""
    left, top, right, bottom = (
        round(edge) for edge in (box.left(), box.top(), box.right(), box.bottom())
    )
    return any(
        image.pixelColor(x, y).value() < 128
        for x in range(max(0, left), min(right, image.width()))
        for y in range(max(0, top), min(bottom, image.height()))
    )


def test_the_words_of_a_pdf_can_be_selected(tmp_path: Path) -> None:
    style = SheetStyle(
        heading="Grimshaw with bishop beside rook",
        solutions=Solutions.END,
        solution=PrintOptions(lettered=False),
    )
    content = pages_pdf(laid_out([LOYD, BLOCK, TWINS], style), About("Sheet", "Somebody"))
    words = read_pdf(content, tmp_path, "-layout")
    for told in (
        "Grimshaw with bishop beside rook",
        "Samuel Loyd",
        "Chess Monthly 1860",
        "Фёдор Одинец",
        "L'Échiquier & Suisse 1925",
        "#2",
        "6+3",
        "b) wSf1→c1",
        "Solutions",
        "1.Nb5!",
        "but 1...Rxd5!",
    ):
        assert told in words
    assert words.count("\f") == 2
    info = subprocess.run(["pdfinfo", tmp_path / "sheet.pdf"], capture_output=True, check=True)
    assert b"Title:" in info.stdout
    assert b"Sheet" in info.stdout
    assert b"A4" in info.stdout


def test_figurines_can_be_selected(tmp_path: Path) -> None:
    style = SheetStyle(solutions=Solutions.UNDER, solution=PrintOptions.of("figurine"))
    words = read_pdf(pages_pdf(laid_out([BLOCK], style)), tmp_path)
    assert "1.♕e4!" in words.replace("\n", "")


def test_words_without_measure_all_reach_the_pdf(tmp_path: Path) -> None:
    style = SheetStyle(solutions=Solutions.UNDER, per_page=4, paper=A5)
    pages = laid_out([HOSTILE, LOYD, HOSTILE], style)
    for page in pages:
        check_page(page)
    letters = Counter(read_pdf(pages_pdf(pages), tmp_path))
    assert letters["W"] >= 2 * 500
    assert letters["ü"] >= 2 * 40
    assert letters["ש"] >= 2 * 90


@pytest.mark.parametrize("across", [False, True])
def test_a_page_has_the_size_of_its_paper(tmp_path: Path, across: bool) -> None:
    content = pages_pdf(laid_out([LOYD], SheetStyle(paper=A5, across=across)))
    read_pdf(content, tmp_path)
    info = subprocess.run(["pdfinfo", tmp_path / "sheet.pdf"], capture_output=True, check=True)
    size = next(line for line in info.stdout.decode().splitlines() if "Page size" in line)
    width, height = (round(float(word)) for word in size.split()[2:5:2])
    wanted = (595, 420) if across else (420, 595)
    assert abs(width - wanted[0]) <= 1
    assert abs(height - wanted[1]) <= 1


def test_what_is_painted_lies_where_the_page_says(qapp: object) -> None:
    (page,) = laid_out([BLOCK], SheetStyle(per_page=1, heading="Heading"))
    image = page_image(page, 1050)
    dots = 1050 / page.width
    for text in page.texts:
        box = text.box
        place = QRectF(box.x * dots, box.y * dots, box.width * dots, box.height * dots)
        assert ink(image, place), text
    (board,) = page.boards
    frame = QRectF(board.x * dots - 3, board.y * dots + 20, 4, 40)
    assert ink(image, frame)  # the frame lies outside the squares
    margin = QRectF(0, 0, 14 * dots, image.height())
    assert not ink(image, margin)


def test_letters_wider_than_measured_are_drawn_narrower() -> None:
    text = PlacedText(10, 20, (Span("MMMMMMMMMM", bold=True),), 20, 20)
    image = page_image(Page(100, 40, texts=(text,)), 1000)
    assert ink(image, QRectF(100, 130, 200, 90))
    assert not ink(image, QRectF(303, 100, 690, 200))


def test_measured_widths_are_those_that_are_painted() -> None:
    letters = PageLetters()
    width = letters.measure("Comins Mansfield", True, False)
    assert width == pytest.approx(
        letters.measure("Comins ", True, False) + letters.measure("Mansfield", True, False), abs=0.1
    )
    size = 20
    text = PlacedText(10, 20, (Span("Comins Mansfield", bold=True),), size, 0.0)
    image = page_image(Page(200, 40, texts=(text,)), 2000)
    end = (10 + width * size * MM_PER_POINT) * 10
    assert ink(image, QRectF(end - 12, 100, 12, 110))
    assert not ink(image, QRectF(end + 4, 100, 200, 110))


def test_a_page_is_painted_on_any_painter_at_its_scale() -> None:
    (page,) = laid_out([LOYD], SheetStyle(per_page=1))
    image = QImage(420, 594, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    paint_page(painter, page, 2.0)
    painter.end()
    board = page.boards[0]
    assert ink(image, QRectF(board.x * 2, board.y * 2, board.side * 2, board.side * 2))
    assert not ink(image, QRectF(0, 560, 420, 34))


def test_a_png_is_as_wide_as_asked_for() -> None:
    (page,) = laid_out([LOYD], SheetStyle())
    image = QImage.fromData(page_png(page, 700))
    assert (image.width(), image.height()) == (700, round(700 * 297 / 210))


@pytest.mark.parametrize("width", [0, 20_000])
def test_a_picture_beyond_measure_is_refused(width: int) -> None:
    with pytest.raises(DiagramFault, match="cannot be drawn"):
        page_png(Page(210, 297), width)


def test_a_pdf_can_be_stopped_and_tells_its_progress() -> None:
    pages = laid_out([LOYD] * 3, SheetStyle(per_page=1))
    told: list[tuple[int, int]] = []
    pages_pdf(pages, progress=lambda *done: told.append(done))
    assert told == [(1, 3), (2, 3), (3, 3)]
    token = Token()
    with pytest.raises(Cancelled):
        pages_pdf(pages, token=token, progress=lambda *_: token.cancel())
    with pytest.raises(DiagramFault, match="no page"):
        pages_pdf([])


@pytest.mark.parametrize("across", [False, True])
def test_pages_go_to_a_printer_at_their_size(tmp_path: Path, across: bool) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    style = SheetStyle(paper=A5, across=across, per_page=1)
    print_pages(printer, laid_out([LOYD, BLOCK], style))
    words = read_pdf((tmp_path / "printed.pdf").read_bytes(), tmp_path)
    assert "Samuel Loyd" in words
    assert words.count("\f") == 2
    info = subprocess.run(["pdfinfo", tmp_path / "printed.pdf"], capture_output=True, check=True)
    size = next(line for line in info.stdout.decode().splitlines() if "Page size" in line)
    width, height = (float(word) for word in size.split()[2:5:2])
    assert (width > height) == across
    assert min(width, height) == pytest.approx(420, abs=2)


def test_the_letters_are_those_of_the_style() -> None:
    plain, serif = (
        PageLetters(lettering).measure("illiterate", False, False) for lettering in Lettering
    )
    assert plain != serif
    style = SheetStyle(diagram=replace(MAGAZINE, lettering=Lettering.SANS))
    (page,) = sheet_pages([LOYD], style)
    assert 'font-family="sans-serif"' in page_svg(page)
    assert page_image(page, 300) != page_image(replace(page, lettering=Lettering.SERIF), 300)


def test_an_entry_form_is_painted(tmp_path: Path) -> None:
    form = EntryForm(tourney="Memorial", number="17", theme="Star flights")
    pages = form_pages(SAMPLES, form, measure=PageLetters().measure)
    for page in pages:
        check_page(page)
    words = read_pdf(pages_pdf(pages), tmp_path)
    for told in ("Memorial", "17", "23", "Star flights", "Solution"):
        assert told in words
    for name in ("Loyd", "Köhler", "Mansfield"):
        assert name not in words


def test_a_pdf_is_made_where_no_application_runs(tmp_path: Path) -> None:
    path = tmp_path / "alone.pdf"
    program = (
        "import sys\n"
        "from composer.diagrams.writing.sheets import write_sheet\n"
        "from composer.diagrams.pages.sheetstyle import SheetStyle\n"
        "from composer.problem.fen import parse_fen\n"
        "from composer.problem.problem import Problem\n"
        f"problem = Problem(parse_fen({'8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5'!r}))\n"
        "for _ in range(2):\n"
        "    write_sheet(sys.argv[1], [problem], SheetStyle(), overwrite=True)\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, str(path)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert path.read_bytes().startswith(b"%PDF")


@pytest.mark.corpus
@pytest.mark.parametrize("solutions", Solutions)
def test_nothing_overlaps_on_sheets_of_real_problems(
    corpus: Path, solutions: Solutions, tmp_path: Path
) -> None:
    with (corpus / "composed-twomovers.jsonl").open(encoding="utf-8") as file:
        records = [json.loads(line) for line in file][:: many(44, 22, 11)]
    problems = [
        Problem(
            parse_fen(record["fen"]),
            credits=Credits(
                tuple(record.get("authors") or ()),
                record.get("source") or "",
                str(record.get("year") or ""),
            ),
        )
        for record in records
    ]
    pages = laid_out(problems, SheetStyle(solutions=solutions))
    for page in pages:
        check_page(page)
    assert sum(len(page.boards) for page in pages) == len(problems)
    words = read_pdf(pages_pdf(pages), tmp_path)
    for place, problem in enumerate(problems, start=1):
        assert str(place) in words
        for word in problem.credits.caption_authors().split():
            assert word in words
