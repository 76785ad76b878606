# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams painted with Qt: on any painter, as images, as PNG, as PDF.

Neither widgets nor a screen are needed. Letters need a `QGuiApplication`: the functions that make
a whole file start one of their own where none is running, and those that paint for a window expect
the window's.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from composer.diagrams.board.ofrules import shown_by_rules
from composer.diagrams.captions.caption import caption
from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.files.pdfdates import in_universal_time
from composer.diagrams.files.png import Pixels, png_file
from composer.diagrams.games.diagram import GameDiagram, diagram_picture, picture_mm
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.painting.board import (
    MenImages,
    add_letters,
    paint_board,
    platform_words,
    svg_renderer,
)
from composer.diagrams.painting.games import paint_picture, picture_image
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.measures import PIECE_BOX
from composer.diagrams.style.style import MAGAZINE, CaptionPart, DiagramStyle, Hatch
from composer.diagrams.svg import Size, Surround, diagram_size, diagram_svg, surround
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.said.sentence import said

LARGEST_SIDE: Final = 10_000
"""Pixels of the longest side that a PNG may have."""

PRINT_DPI: Final = 300
_PDF_DPI: Final = 1200
_SMALLEST_CRISP: Final = 8  # pixels of a square below which squares may lie between pixels


class Page(Enum):
    """The page of a PDF: as large as the diagram, or A4 with the diagram in the middle."""

    DIAGRAM = "diagram"
    A4 = "a4"


@contextmanager
def offscreen_application() -> Iterator[None]:
    """Let a block draw letters: use the running Qt application, or one without a screen.

    To be entered on the main thread where no application is running.
    """
    if QGuiApplication.instance() is not None:
        yield
        return
    # On Windows the platform without a screen has no fonts, and there always is a screen.
    platform = platform_words() if sys.platform == "win32" else ["-platform", "offscreen"]
    application = QGuiApplication(["chess-composer", *platform])
    try:
        yield
    finally:
        application.shutdown()


def paint_diagram(
    painter: QPainter,
    problem: Problem,
    style: DiagramStyle,
    rect: QRectF,
    notes: Annotations = PLAIN,
) -> QRectF:
    """Paint a diagram with its caption as large as fits into a rectangle, in its middle.

    Returns the rectangle that the diagram fills. Needs a running `QGuiApplication`.
    """
    add_letters()
    size = diagram_size(problem, style, notes)
    scale = min(rect.width() / size.width, rect.height() / size.height)
    place = QRectF(0, 0, size.width * scale, size.height * scale)
    place.moveCenter(rect.center())
    svg_renderer(diagram_svg(problem, style, notes)).render(painter, place)
    return place


def diagram_image(
    problem: Problem,
    style: DiagramStyle = MAGAZINE,
    *,
    width: int | None = None,
    height: int | None = None,
    dpi: float = PRINT_DPI,
    transparent: bool = False,
    notes: Annotations = PLAIN,
    men: MenImages | None = None,
) -> QImage:
    """Return a diagram as an image; see `diagram_png`. Needs a running `QGuiApplication`."""
    if transparent:
        style = replace(style, paper=None)
    style, notes = shown_by_rules(problem, style, notes)
    around = surround(problem, style, notes)
    wide, high = _pixels(around.size, width, height, dpi)
    opaque = style.paper is not None
    form = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(wide, high, form)
    if image.isNull():
        raise DiagramFault(
            said(
                "There is not enough memory for a picture of {wide} x {high} pixels.",
                wide=wide,
                high=high,
            )
        )
    image.fill(QColor(style.paper) if style.paper is not None else Qt.GlobalColor.transparent)
    painter = QPainter(image)
    side = _whole_pixels(around.size, wide, high)
    if side >= _SMALLEST_CRISP:
        _paint_crisp(painter, problem, style, around, side, men or MenImages(), notes)
    else:
        drawing = svg_renderer(diagram_svg(problem, style, notes, outlined=True))
        drawing.render(painter, QRectF(0, 0, wide, high))
    painter.end()
    dots = round(wide / around.size.width_mm * 1000)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    return image


def _whole_pixels(size: Size, wide: int, high: int) -> int:
    """Return how many whole pixels a square can have."""
    return math.floor(PIECE_BOX * min(wide / size.width, high / size.height) + 1e-6)


def _paint_crisp(
    painter: QPainter,
    problem: Problem,
    style: DiagramStyle,
    around: Surround,
    side: int,
    men: MenImages,
    notes: Annotations,
) -> None:
    """Paint a diagram in the middle of an image, every square equally many pixels wide."""
    scale = side / PIECE_BOX
    page, size = painter.viewport(), around.size
    left = round((page.width() - size.width * scale) / 2 + around.x * scale)
    top = round((page.height() - size.height * scale) / 2 + around.y * scale)
    border = max(1, round(style.frame.width * scale)) if style.frame is not None else 0
    paint_board(
        painter,
        problem.position,
        style,
        QPoint(left, top),
        side,
        men,
        border=border,
        notes=notes,
    )
    place = QRectF(0, 0, size.width * scale, size.height * scale)
    place.moveTo(left - around.x * scale, top - around.y * scale)
    svg_renderer(around.svg).render(painter, place)


def diagram_png(
    problem: Problem,
    style: DiagramStyle = MAGAZINE,
    *,
    width: int | None = None,
    height: int | None = None,
    dpi: float = PRINT_DPI,
    transparent: bool = False,
    notes: Annotations = PLAIN,
    men: MenImages | None = None,
) -> bytes:
    """Return a diagram as a PNG file, which tells caption and FEN as text too.

    Args:
        problem: the problem.
        style: how it looks.
        width: pixels; without it, it follows from the height.
        height: pixels; without both, the style's size on paper.
        dpi: dots an inch of paper, where neither width nor height is given.
        transparent: whether to leave out the paper behind the diagram.
        notes: marks, arrows, turned men and a label.
        men: images of the men to draw with, for who draws many diagrams.

    Raises:
        DiagramFault: the picture would be empty or too large.
        ValueError: both width and height are given.
    """
    if transparent:
        style = replace(style, paper=None)
    with offscreen_application():
        image = diagram_image(
            problem, style, width=width, height=height, dpi=dpi, notes=notes, men=men
        )
    pixels, rows = _rows(image, style)
    words = {"Title": caption(problem, style, notes).one_line()}
    words["Description"] = fen(problem.position)
    return png_file(
        rows,
        image.width(),
        image.height(),
        pixels,
        dots_per_mm=image.dotsPerMeterX() / 1000,
        words={keyword: text for keyword, text in words.items() if text},
    )


def _rows(image: QImage, style: DiagramStyle) -> tuple[Pixels, bytes]:
    """Return the pixels of an image as PNG has them, in the fewest channels."""
    if style.paper is None:
        return Pixels.RGBA, _packed(image.convertToFormat(QImage.Format.Format_RGBA8888), 4)
    if _is_grey(style):
        return Pixels.GREY, bytes(image.constBits())[1::4]  # green; 32 bits leave no gaps
    return Pixels.RGB, _packed(image.convertToFormat(QImage.Format.Format_RGB888), 3)


def _packed(image: QImage, channels: int) -> bytes:
    """Return the rows of an image without the gaps that Qt leaves between them."""
    content, stride, wide = bytes(image.constBits()), image.bytesPerLine(), image.width() * channels
    if stride == wide:
        return content
    return b"".join([content[at : at + wide] for at in range(0, len(content), stride)])


def diagram_pdf(
    problem: Problem,
    style: DiagramStyle = MAGAZINE,
    *,
    page: Page = Page.DIAGRAM,
    notes: Annotations = PLAIN,
) -> bytes:
    """Return a diagram as a PDF file of one page: vectors, with letters that can be selected.

    What the caption tells is the title of the document; the author is named in it only where
    the caption names him.
    """
    size = diagram_size(problem, style, notes)
    author = cleaned(problem.credits.caption_authors())
    return _pdf_file(
        caption(problem, style, notes).one_line(),
        size,
        lambda painter, place: paint_diagram(painter, problem, style, place, notes),
        page,
        author if CaptionPart.AUTHORS in style.caption else "",
    )


def game_png(diagram: GameDiagram, *, width: int | None = None, dpi: float = PRINT_DPI) -> bytes:
    """Return the diagram of a game as a PNG file, which tells its caption as text too.

    Args:
        diagram: the diagram.
        width: pixels; without it the size on paper.
        dpi: dots an inch of paper, where the width is not given.

    Raises:
        DiagramFault: the picture would be empty or too large.
    """
    picture, size = diagram_picture(diagram), _size_of(diagram)
    asked = round(size.width_mm * dpi / 25.4) if width is None else width
    wide, high = _pixels(size, asked, None, dpi)
    with offscreen_application():
        add_letters()
        image = picture_image(picture, wide, high)
    return png_file(
        _packed(image.convertToFormat(QImage.Format.Format_RGBA8888), 4),
        wide,
        high,
        Pixels.RGBA,
        dots_per_mm=wide / size.width_mm,
        words={"Title": picture.title} if picture.title else {},
    )


def game_pdf(diagram: GameDiagram) -> bytes:
    """Return the diagram of a game as a PDF file of one page as large as it is.

    Raises:
        DiagramFault: Qt cannot write it.
    """
    picture = diagram_picture(diagram)

    def paint(painter: QPainter, place: QRectF) -> None:
        add_letters()
        paint_picture(painter, picture, place, as_text=True)

    return _pdf_file(picture.title, _size_of(diagram), paint)


def _size_of(diagram: GameDiagram) -> Size:
    picture = diagram_picture(diagram)
    return Size(picture.width, picture.height, *picture_mm(diagram, picture))


def _pdf_file(
    title: str,
    size: Size,
    paint: Callable[[QPainter, QRectF], object],
    page: Page = Page.DIAGRAM,
    author: str = "",
) -> bytes:
    """Return a PDF file of one page on which something of a size is painted."""
    with offscreen_application():
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        _prepare(writer, title, size, page)
        # Qt can name the author of a PDF from 6.9 on.
        if author and hasattr(writer, "setAuthor"):
            writer.setAuthor(author)
        painter = QPainter()
        if not painter.begin(writer):
            raise DiagramFault(said("The diagram could not be made into a PDF file."))
        paint(painter, _place(writer, size))
        painter.end()
        del painter, writer  # the writer must be gone before its buffer
        return in_universal_time(bytes(buffer.data().data()))


def _pixels(size: Size, width: int | None, height: int | None, dpi: float) -> tuple[int, int]:
    if width is not None and height is not None:
        raise ValueError("expected a width or a height, got both")
    if width is not None:
        wide, high = width, round(width * size.height / size.width)
    elif height is not None:
        wide, high = round(height * size.width / size.height), height
    else:
        dots = dpi / 25.4
        wide, high = round(size.width_mm * dots), round(size.height_mm * dots)
    if min(wide, high) < 1:
        raise DiagramFault(
            said("A picture of {wide} x {high} pixels would be empty.", wide=wide, high=high)
        )
    if max(wide, high) > LARGEST_SIDE:
        raise DiagramFault(
            said(
                "A picture of {wide} x {high} pixels is too large; a side may have at most {most}.",
                wide=wide,
                high=high,
                most=LARGEST_SIDE,
            )
        )
    return wide, high


def _is_grey(style: DiagramStyle) -> bool:
    dark = style.dark.colour if isinstance(style.dark, Hatch) else style.dark
    frame = style.frame.colour if style.frame is not None else style.ink
    colours = (style.light, dark, frame, style.ink, style.mark, style.paper or style.ink)
    return all(c[1:3].lower() == c[3:5].lower() == c[5:7].lower() for c in colours)


def _prepare(writer: QPdfWriter, title: str, size: Size, page: Page) -> None:
    writer.setResolution(_PDF_DPI)
    writer.setCreator("Chess Composer")
    writer.setTitle(title)
    paper = QPageSize(QPageSize.PageSizeId.A4)
    if page is Page.DIAGRAM:
        paper = QPageSize(
            QSizeF(size.width_mm, size.height_mm),
            QPageSize.Unit.Millimeter,
            "Diagram",
            QPageSize.SizeMatchPolicy.ExactMatch,
        )
    margins = QMarginsF(0, 0, 0, 0)
    writer.setPageLayout(QPageLayout(paper, QPageLayout.Orientation.Portrait, margins))


def _place(writer: QPdfWriter, size: Size) -> QRectF:
    """Return where the diagram goes: in the middle, at its size on paper where it fits."""
    dots = writer.resolution() / 25.4
    sheet = QRectF(0, 0, writer.width(), writer.height())
    place = QRectF(0, 0, size.width_mm * dots, size.height_mm * dots)
    if place.width() > sheet.width() or place.height() > sheet.height():
        return sheet
    place.moveCenter(sheet.center())
    return place
