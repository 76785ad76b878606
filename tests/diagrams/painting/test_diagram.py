# SPDX-License-Identifier: GPL-3.0-or-later
"""Qt's pictures of the same drawing: PNG, PDF, painters and small board images."""

from __future__ import annotations

import itertools
import os
import re
import shutil
import subprocess
import sys
import unicodedata
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from cases import every
from diagrams.samples import BARE, GOLDEN, IMAGE_WIDTH, LONG, NOTES, SHORT, TWINS, golden_image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.painting.board import MenImages, board_pixmap_image
from composer.diagrams.painting.diagram import Page, diagram_pdf, diagram_png, paint_diagram
from composer.diagrams.style.annotations import PLAIN, Annotations, Turn
from composer.diagrams.style.style import (
    ANONYMOUS_CAPTION,
    MAGAZINE,
    NO_CAPTION,
    PRINT,
    SCREEN,
    STYLES,
    DiagramStyle,
    Lettering,
)
from composer.diagrams.svg import diagram_size
from composer.problem.credits import Credits
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import SQUARES, is_light, parse_square

pytestmark = pytest.mark.usefixtures("qapp")


def read(png: bytes) -> QImage:
    image = QImage.fromData(png)
    assert not image.isNull()
    return image


def mean(image: QImage, rect: tuple[int, int, int, int]) -> float:
    """The mean lightness of a part of an image, 0 to 255."""
    left, top, wide, high = rect
    part = image.copy(left, top, wide, high).convertToFormat(QImage.Format.Format_Grayscale8)
    values = [part.pixelColor(x, y).value() for x in range(wide) for y in range(high)]
    return sum(values) / len(values)


def cell(image: QImage, square: str, flipped: bool = False) -> tuple[int, int, int, int]:
    """The pixels of a square in an image of the board alone."""
    index, side = parse_square(square), image.width() / 8
    column, row = index % 8, 7 - index // 8
    if flipped:
        column, row = 7 - column, 7 - row
    inset = side / 10 + 1
    return (
        round(column * side + inset),
        round(row * side + inset),
        round(side - 2 * inset),
        round(side - 2 * inset),
    )


@pytest.mark.parametrize("name", STYLES)
def test_dark_squares_are_darker_and_men_are_seen(name: str) -> None:
    bare = replace(STYLES[name], caption=NO_CAPTION, coordinates=False)
    image = read(diagram_png(SHORT, bare, width=480))
    light, dark = mean(image, cell(image, "h1")), mean(image, cell(image, "g1"))
    assert light > dark + 15
    assert mean(image, cell(image, "b4")) < light - 40  # a black pawn
    assert mean(image, cell(image, "c3")) != pytest.approx(dark, abs=1)


def test_black_men_stand_out_from_a_hatching_by_their_rim() -> None:
    problem = replace(SHORT, position=parse_fen("8/8/8/8/8/8/8/p7"))
    with_rim = read(diagram_png(problem, replace(MAGAZINE, caption=NO_CAPTION), width=960))
    without = read(diagram_png(problem, replace(MAGAZINE, caption=NO_CAPTION, halo=0), width=960))
    assert mean(with_rim, cell(with_rim, "a1")) > mean(without, cell(without, "a1")) + 3


def test_png_has_the_size_asked_for() -> None:
    size = diagram_size(SHORT)
    image = read(diagram_png(SHORT, width=600))
    assert (image.width(), image.height()) == (600, round(600 * size.height / size.width))
    assert read(diagram_png(SHORT, height=500)).height() == 500
    at_300_dpi = read(diagram_png(SHORT))
    assert at_300_dpi.width() == pytest.approx(size.width_mm / 25.4 * 300, abs=1)
    assert at_300_dpi.dotsPerMeterX() == pytest.approx(300 / 0.0254, rel=0.01)


def test_png_names_the_problem() -> None:
    assert read(diagram_png(SHORT, width=90)).text("Title") == "Samuel Loyd, Chess Monthly 1860, #2"
    anonymous = replace(MAGAZINE, caption=ANONYMOUS_CAPTION)
    assert read(diagram_png(SHORT, anonymous, width=90)).text("Title") == "#2"


def test_paper_is_white_or_left_out() -> None:
    opaque = read(diagram_png(SHORT, width=300))
    assert opaque.pixelColor(299, 0) == QColor("#ffffff")
    assert not opaque.hasAlphaChannel()
    clear = read(diagram_png(SHORT, width=300, transparent=True))
    assert clear.pixelColor(299, 0).alpha() == 0
    assert clear.pixelColor(150, clear.height() // 2).alpha() == 255


def test_png_keeps_colours() -> None:
    style = replace(SCREEN, caption=NO_CAPTION, coordinates=False)
    image = read(diagram_png(BARE, style, width=400))
    found = {image.pixelColor(200 + 50 * i + 25, 200 + 25).name() for i in (0, 1)}
    assert found == {"#cbbba0", "#f0eadf"}


@pytest.mark.parametrize("size", [{"width": 0}, {"width": 10_001}, {"height": 10_001}], ids=str)
def test_impossible_sizes_are_refused_in_words(size: dict[str, int]) -> None:
    with pytest.raises(DiagramFault, match=r"^A picture of \d+ x \d+ pixels .*\.$"):
        diagram_png(SHORT, **size)  # type: ignore[arg-type]


def test_width_and_height_together_are_refused() -> None:
    with pytest.raises(ValueError, match="got both"):
        diagram_png(SHORT, width=100, height=100)


def test_painting_fills_the_middle_of_the_rectangle() -> None:
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("#00ff00"))
    painter = QPainter(image)
    place = paint_diagram(painter, SHORT, MAGAZINE, QRectF(0, 0, 400, 400))
    painter.end()
    assert place.height() == pytest.approx(400)
    assert place.center().x() == pytest.approx(200)
    assert image.pixelColor(5, 200) == QColor("#00ff00")
    assert image.pixelColor(round(place.left()) + 4, 20) != QColor("#00ff00")


def shrunk(image: QImage, side: int = 8) -> list[int]:
    """The grey of an image in squares of so many pixels."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    small = grey.scaled(
        grey.width() // side,
        grey.height() // side,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return [
        small.pixelColor(x, y).value() for y in range(small.height()) for x in range(small.width())
    ]


@pytest.mark.parametrize("name", STYLES)
def test_styles_look_as_their_golden_images(name: str) -> None:
    golden, drawn = QImage(str(GOLDEN / f"{name}.png")), read(golden_image(name))
    assert drawn.width() == golden.width() == IMAGE_WIDTH
    assert drawn.height() == golden.height()
    apart = [abs(a - b) for a, b in zip(shrunk(drawn), shrunk(golden), strict=True)]
    # Letters with serifs are the program's own; others depend on the fonts of the machine.
    is_known = STYLES[name].lettering is Lettering.SERIF
    assert sum(apart) / len(apart) < (0.5 if is_known else 12)
    assert sorted(apart)[len(apart) * 9 // 10] < (4 if is_known else 60)


def test_squares_of_a_png_are_equally_wide_and_crisp() -> None:
    style = replace(PRINT, caption=NO_CAPTION)
    for width in (299, 300, 301, 613):
        image = read(diagram_png(BARE, style, width=width))
        row = [image.pixelColor(x, image.height() // 2).name() for x in range(image.width())]
        runs = [len(list(run)) for colour, run in itertools.groupby(row) if colour != "#000000"]
        squares = runs[1:-1] if len(runs) == 10 else runs
        assert len(set(squares)) == 1, runs
        assert len(squares) == 8


def test_marks_and_turned_men_are_in_the_picture() -> None:
    plain, noted = (read(diagram_png(TWINS, SCREEN, width=600, notes=n)) for n in (PLAIN, NOTES))
    assert (plain.width(), plain.height()) == (noted.width(), noted.height())
    assert plain != noted
    red = QColor(SCREEN.mark).name()
    names = {
        noted.pixelColor(x, y).name() for x in range(0, 600) for y in range(0, noted.height(), 2)
    }
    assert red in names
    assert red not in {
        plain.pixelColor(x, y).name() for x in range(0, 600) for y in range(0, plain.height(), 2)
    }


def test_a_man_turned_by_half_stands_on_his_head() -> None:
    style = replace(PRINT, dark="#ffffff", caption=NO_CAPTION, frame=None)
    square = parse_square("e4")
    alone = replace(BARE, position=Position.of({square: Man.BLACK_PAWN}))
    upright = read(diagram_png(alone, style, width=728))
    turned = read(
        diagram_png(alone, style, width=728, notes=Annotations(turned=((square, Turn.HALF),)))
    )
    left, top, wide, high = cell(upright, "e4")
    upper, lower = (left, top, wide, high // 2), (left, top + high // 2, wide, high // 2)
    assert mean(upright, upper) > mean(upright, lower) + 20
    assert mean(turned, upper) < mean(turned, lower) - 20
    vector = QImage(728, 728, QImage.Format.Format_RGB32)
    vector.fill(QColor("#ffffff"))
    painter = QPainter(vector)
    notes = Annotations(turned=((square, Turn.HALF),))
    paint_diagram(painter, alone, style, QRectF(0, 0, 728, 728), notes)
    painter.end()
    assert mean(vector, upper) < mean(vector, lower) - 20


def test_the_painted_and_the_drawn_diagram_are_alike() -> None:
    for style in STYLES.values():
        crisp = read(diagram_png(TWINS, style, width=480, notes=NOTES))
        vector = QImage(480, crisp.height(), QImage.Format.Format_RGB32)
        vector.fill(QColor("#ffffff"))
        painter = QPainter(vector)
        room = QRectF(0, 0, 480, crisp.height())
        paint_diagram(painter, TWINS, style, room, NOTES)
        painter.end()
        apart = [abs(a - b) for a, b in zip(shrunk(crisp, 20), shrunk(vector, 20), strict=True)]
        assert sum(apart) / len(apart) < 12, style.name


@every("title", ["W" * 500, "word " * 100, "שלום " * 90, "中" * 300, "Ж" * 400])
def test_no_letter_of_a_long_title_leaves_the_picture(title: str) -> None:
    problem = replace(SHORT, title=title, credits=Credits((title,), title))
    for style in (MAGAZINE, SCREEN):
        image = read(diagram_png(problem, style, width=400))
        for column in (0, 1, image.width() - 2, image.width() - 1):
            inked = [
                y for y in range(image.height()) if image.pixelColor(column, y).lightness() < 128
            ]
            assert not inked, (style.name, column)


def test_png_tells_the_position() -> None:
    assert read(diagram_png(LONG, width=90)).text("Description") == fen(LONG.position)


def test_kept_men_make_no_difference() -> None:
    men = MenImages()
    for _ in range(2):
        assert diagram_png(TWINS, width=300, men=men) == diagram_png(TWINS, width=300)


def test_a_tiny_picture_is_drawn_all_the_same() -> None:
    image = read(diagram_png(TWINS, width=24))
    assert image.width() == 24
    assert min(image.pixelColor(x, 20).lightness() for x in range(24)) < 200


def tool(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [name, *arguments], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")
def test_poppler_reads_text_title_and_author(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(diagram_pdf(LONG, notes=NOTES))
    told = tool("pdfinfo", str(path))
    assert re.search("^Title: +12 Фёдор Одинец-Соколовский", told, re.MULTILINE)
    assert re.search("^Author: +Фёдор Одинец-Соколовский & שלום כהן", told, re.MULTILINE)
    assert re.search("^Pages: +1$", told, re.MULTILINE)
    text = unicodedata.normalize("NFKC", tool("pdftotext", str(path), "-"))
    for words in ("Star flights", "Фёдор", "שלום", "A <B> & Sons", "#2", "14+14"):
        assert words in text


def pdf_streams(pdf: bytes) -> bytes:
    found = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    unpacked = b""
    for stream in found:
        try:
            unpacked += zlib.decompress(stream)
        except zlib.error:
            unpacked += stream
    return unpacked


def pdf_text(text: str) -> bytes:
    """A text as Qt writes it into the document's information."""
    return b"\xfe\xff" + text.encode("utf-16-be")


def test_pdf_names_title_and_author() -> None:
    pdf = diagram_pdf(SHORT)
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert pdf_text("Samuel Loyd, Chess Monthly 1860, #2") in pdf
    assert re.search(rb"/Title", pdf)
    assert b"/Author" in pdf


def test_anonymous_pdf_names_nobody() -> None:
    pdf = diagram_pdf(SHORT, replace(MAGAZINE, caption=ANONYMOUS_CAPTION))
    assert b"L\x00o\x00y\x00d" not in pdf
    assert b"Loyd" not in pdf


def test_pdf_is_drawn_in_vectors_with_letters() -> None:
    pdf = diagram_pdf(LONG)
    assert b"/Subtype /Image" not in pdf
    content = pdf_streams(pdf)
    assert b"Tj" in content or b"TJ" in content
    assert b"beginbfchar" in content or b"beginbfrange" in content  # letters can be copied
    assert len(pdf) < 120_000


@pytest.mark.parametrize("page", Page, ids=str)
def test_pdf_page_is_the_diagram_or_a4(page: Page) -> None:
    found = re.search(rb"/MediaBox \[([^\]]*)\]", diagram_pdf(SHORT, page=page))
    assert found is not None
    _, _, wide, high = (float(number) for number in found[1].split())
    size = diagram_size(SHORT)
    points = 72 / 25.4
    expected = {
        Page.DIAGRAM: (size.width_mm * points, size.height_mm * points),
        Page.A4: (595, 842),
    }
    assert (wide, high) == pytest.approx(expected[page], abs=1.5)


def without_margin(image: QImage) -> QImage:
    """The part of a board's image that is not transparent."""
    seen = [x for x in range(image.width()) if image.pixelColor(x, image.height() // 2).alpha()]
    return image.copy(seen[0], seen[0], len(seen), len(seen))


@every("name", STYLES)
@every("side", [16, 57, 60, 160, 321])
def test_small_board_shows_squares_and_men(name: str, side: int) -> None:
    style, men = STYLES[name], MenImages()
    image = board_pixmap_image(SHORT.position, side, style, men)
    assert (image.width(), image.height()) == (side, side)
    if side < 57:
        return
    image = without_margin(image)
    assert mean(image, cell(image, "h1")) > mean(image, cell(image, "g1")) + 10
    assert mean(image, cell(image, "b4")) < mean(image, cell(image, "h1")) - 40
    flipped = board_pixmap_image(SHORT.position, side, replace(style, flipped=True), men)
    flipped = without_margin(flipped)
    pawn, light = cell(flipped, "b4", flipped=True), cell(flipped, "h1", flipped=True)
    assert mean(flipped, pawn) < mean(flipped, light) - 40


def test_small_board_has_crisp_squares() -> None:
    image = board_pixmap_image(EMPTY, 101, PRINT)
    found = {image.pixelColor(x, y).name() for x in range(3, 98) for y in range(3, 98)}
    assert found == {"#ffffff", "#d4d4d4"}
    assert image.pixelColor(0, 0).alpha() == 0  # 12 pixels a square and the frame make 98
    for square in SQUARES:
        left, top, wide, high = cell(image, "abcdefgh"[square % 8] + "12345678"[square // 8])
        middle = image.pixelColor(left + wide // 2, top + high // 2).name()
        assert middle == ("#ffffff" if is_light(square) else "#d4d4d4")


def test_men_are_drawn_once_for_each_size() -> None:
    men = MenImages()
    man = SHORT.position[parse_square("d4")]
    assert man is not None
    assert men.image(man, 40, SCREEN) is men.image(man, 40, SCREEN)
    assert men.image(man, 41, SCREEN).width() == 41
    assert men.image(man, 40, MAGAZINE) != men.image(man, 40, SCREEN)
    before = men.image(man, 40, SCREEN)
    men.clear()
    assert men.image(man, 40, SCREEN) is not before
    assert men.image(man, 40, SCREEN) == before


@pytest.mark.parametrize("side", [15, 4097])
def test_impossible_small_boards_are_refused(side: int) -> None:
    with pytest.raises(ValueError, match="16 to 4096"):
        board_pixmap_image(EMPTY, side, PRINT)


def test_lit_squares_are_tinted_under_their_men() -> None:
    plain = DiagramStyle(name="plain", light="#ffffff", dark="#dddddd", frame=None)
    men = MenImages()
    before = board_pixmap_image(SHORT.position, 160, plain, men)
    lit = dict.fromkeys((0, 1), "#ff0000ff")
    after = board_pixmap_image(SHORT.position, 160, plain, men, lit)
    differing = {
        (x // 20, y // 20)
        for x in range(160)
        for y in range(160)
        if before.pixel(x, y) != after.pixel(x, y)
    }
    assert differing == {(0, 7), (1, 7)}
    assert after.pixelColor(1, 141).name() == "#0000ff"


ALONE = """
from composer.diagrams.painting.diagram import diagram_pdf, diagram_png
from composer.diagrams.painting.board import board_pixmap_image
from composer.diagrams.style.style import MAGAZINE
from composer.problem.problem import Problem
from PySide6.QtGui import QGuiApplication
board_pixmap_image(Problem().position, 60, MAGAZINE)
assert diagram_png(Problem(), width=120) == diagram_png(Problem(), width=120)
assert diagram_pdf(Problem()).startswith(b"%PDF")
assert QGuiApplication.instance() is None
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication(["later", "-platform", "offscreen"])
window = QWidget(); window.show(); application.processEvents()
assert diagram_png(Problem(), width=120).startswith(b"\\x89PNG")
assert QApplication.instance() is application
window.close()
"""


def test_pictures_are_made_without_screen_or_application() -> None:
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in gone}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", ALONE],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_no_widgets_are_loaded() -> None:
    program = (
        "import sys, composer.diagrams.painting.diagram\n"
        "sys.exit('PySide6.QtWidgets' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_running_application_stays(qapp: QGuiApplication) -> None:
    diagram_png(BARE, width=60)
    assert QGuiApplication.instance() is qapp
