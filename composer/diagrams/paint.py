# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams painted with Qt: on any painter, as PNG, as PDF, as small board images.

The only file here that imports PySide6; it needs no widgets and no screen. Letters need a
`QGuiApplication`: the functions that make a whole file start one of their own where none is
running, and those that paint for a window expect the window's.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)
from PySide6.QtSvg import QSvgRenderer

from composer.diagrams.board import hatch_lines
from composer.diagrams.caption import caption
from composer.diagrams.faults import DiagramFault
from composer.diagrams.lettering import cleaned
from composer.diagrams.measures import corner
from composer.diagrams.pieces import PIECE_BOX, man_document
from composer.diagrams.style import MAGAZINE, CaptionPart, DiagramStyle, Hatch, PieceSet
from composer.diagrams.svg import Size, diagram_size, diagram_svg
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import SQUARES, Square, is_light

LARGEST_SIDE: Final = 10_000
"""Pixels of the longest side that a PNG may have."""

PRINT_DPI: Final = 300
_PDF_DPI: Final = 1200
NOTHING_LIT: Final[Mapping[Square, str]] = MappingProxyType({})
_PNG_QUALITY: Final = 60  # how hard Qt packs: twice as fast as its default, a tenth larger
_SMALLEST_HATCHED: Final = 14  # pixels of a square below which lines would flicker


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
    platform = [] if sys.platform == "win32" else ["-platform", "offscreen"]
    application = QGuiApplication(["chess-composer", *platform])
    try:
        yield
    finally:
        application.shutdown()


def paint_diagram(painter: QPainter, problem: Problem, style: DiagramStyle, rect: QRectF) -> QRectF:
    """Paint a diagram with its caption as large as fits into a rectangle, in its middle.

    Returns the rectangle that the diagram fills. Needs a running `QGuiApplication`.
    """
    size = diagram_size(problem, style)
    scale = min(rect.width() / size.width, rect.height() / size.height)
    place = QRectF(0, 0, size.width * scale, size.height * scale)
    place.moveCenter(rect.center())
    _renderer(diagram_svg(problem, style)).render(painter, place)
    return place


def diagram_image(
    problem: Problem,
    style: DiagramStyle = MAGAZINE,
    *,
    width: int | None = None,
    height: int | None = None,
    transparent: bool = False,
) -> QImage:
    """Return a diagram as an image; see `diagram_png`. Needs a running `QGuiApplication`."""
    if transparent:
        style = replace(style, paper=None)
    size = diagram_size(problem, style)
    wide, high = _pixels(size, width, height)
    opaque = style.paper is not None
    form = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(wide, high, form)
    if image.isNull():
        raise DiagramFault(f"There is not enough memory for a picture of {wide} x {high} pixels.")
    image.fill(QColor(style.paper) if style.paper is not None else Qt.GlobalColor.transparent)
    painter = QPainter(image)
    _renderer(diagram_svg(problem, style)).render(painter, QRectF(0, 0, wide, high))
    painter.end()
    image.setDotsPerMeterX(round(wide / size.width_mm * 1000))
    image.setDotsPerMeterY(round(high / size.height_mm * 1000))
    title = caption(problem, style).one_line()
    if title:
        image.setText("Title", title)
    return image


def diagram_png(
    problem: Problem,
    style: DiagramStyle = MAGAZINE,
    *,
    width: int | None = None,
    height: int | None = None,
    transparent: bool = False,
) -> bytes:
    """Return a diagram as a PNG file.

    Args:
        problem: the problem.
        style: how it looks.
        width: pixels; without it, it follows from the height.
        height: pixels; without both, the style's size on paper at 300 dots an inch.
        transparent: whether to leave out the paper behind the diagram.

    Raises:
        DiagramFault: the picture would be empty or too large.
        ValueError: both width and height are given.
    """
    if transparent:
        style = replace(style, paper=None)
    with offscreen_application():
        image = diagram_image(problem, style, width=width, height=height)
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if style.paper is not None and _is_grey(style):
            image = image.convertToFormat(QImage.Format.Format_Grayscale8)
        if not image.save(buffer, "PNG", _PNG_QUALITY):  # type: ignore[call-overload]
            raise DiagramFault("The picture could not be made into a PNG file.")
        return bytes(buffer.data().data())


def diagram_pdf(
    problem: Problem, style: DiagramStyle = MAGAZINE, *, page: Page = Page.DIAGRAM
) -> bytes:
    """Return a diagram as a PDF file of one page: vectors, with letters that can be selected.

    What the caption tells is the title of the document; the author is named in it only where
    the caption names him.
    """
    with offscreen_application():
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        _prepare(writer, problem, style, page)
        painter = QPainter()
        if not painter.begin(writer):
            raise DiagramFault("The diagram could not be made into a PDF file.")
        paint_diagram(painter, problem, style, _place(writer, diagram_size(problem, style)))
        painter.end()
        del painter, writer  # the writer must be gone before its buffer
        return bytes(buffer.data().data())


class MenImages:
    """The men as images, each drawn once for each size. The caller owns and keeps it.

    Not to be shared between threads.
    """

    def __init__(self) -> None:
        self._images: dict[tuple[PieceSet, Man, int, float], QImage] = {}

    def image(self, man: Man, side: int, style: DiagramStyle) -> QImage:
        """Return a man in a square of `side` pixels."""
        halo = style.halo if isinstance(style.dark, Hatch) else 0.0
        key = (style.pieces, man, side, halo)
        found = self._images.get(key)
        if found is None:
            found = self._images[key] = self._drawn(man, side, halo, style.pieces)
        return found

    def clear(self) -> None:
        """Forget all images, as when the window has come to a screen of another scale."""
        self._images.clear()

    @staticmethod
    def _drawn(man: Man, side: int, halo: float, pieces: PieceSet) -> QImage:
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        _renderer(man_document(man, halo, pieces)).render(painter, QRectF(0, 0, side, side))
        painter.end()
        return image


def board_pixmap_image(
    position: Position,
    size_px: int,
    style: DiagramStyle,
    men: MenImages | None = None,
    lit: Mapping[Square, str] = NOTHING_LIT,
) -> QImage:
    """Return the board alone as a small image, `size_px` device pixels wide and high.

    All squares are equally many whole pixels wide; the few pixels that are left over stay
    transparent around the board. Hatching too fine for the pixels becomes its grey. With
    `men` kept by the caller it takes well under a millisecond. Needs no application.

    Args:
        position: the men.
        size_px: device pixels of a side.
        style: the colours and the men's drawings; captions and coordinates are left out.
        men: the drawings that the caller keeps.
        lit: squares to be tinted under their men, each with its `#aarrggbb`.

    Raises:
        ValueError: the image would be smaller than 16 or larger than 4096 pixels.
    """
    if not 16 <= size_px <= 4096:
        raise ValueError(f"expected a board of 16 to 4096 pixels, got {size_px}")
    men = MenImages() if men is None else men
    border = max(1, round(size_px / 240)) if style.frame is not None else 0
    side = (size_px - 2 * border) // 8
    start = (size_px - 8 * side) // 2
    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if style.frame is not None:
        outer, whole = start - border, 8 * side + 2 * border
        painter.fillRect(outer, outer, whole, whole, QColor(style.frame.colour))
    painter.fillRect(start, start, 8 * side, 8 * side, QColor(style.light))
    _paint_dark_squares(painter, style, start, side)
    for square, tint in lit.items():
        painter.fillRect(*_corner(square, style, start, side), side, side, QColor(tint))
    for square, man in position:
        x, y = _corner(square, style, start, side)
        painter.drawImage(x, y, men.image(man, side, style))
    painter.end()
    return image


def _paint_dark_squares(painter: QPainter, style: DiagramStyle, start: int, side: int) -> None:
    dark = [_corner(square, style, start, side) for square in SQUARES if not is_light(square)]
    hatch = style.dark if isinstance(style.dark, Hatch) else None
    if hatch is None or side < _SMALLEST_HATCHED:
        colour = QColor(style.dark) if isinstance(style.dark, str) else _tone(style, style.dark)
        for left, top in dark:
            painter.fillRect(left, top, side, side, colour)
        return
    scale = side / PIECE_BOX
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(hatch.colour), hatch.width * scale, c=Qt.PenCapStyle.FlatCap))
    lines = [(x * scale, y * scale) for x, y in hatch_lines(hatch)]
    for left, top in dark:
        painter.drawLines([QLineF(left + x, top + y, left + y, top + x) for x, y in lines])


def _tone(style: DiagramStyle, hatch: Hatch) -> QColor:
    """Return the flat colour that a hatching has from afar."""
    part = min(1.0, hatch.width * 2**0.5 / hatch.gap)
    light, line = QColor(style.light), QColor(hatch.colour)
    return QColor(
        round(light.red() + (line.red() - light.red()) * part),
        round(light.green() + (line.green() - light.green()) * part),
        round(light.blue() + (line.blue() - light.blue()) * part),
    )


def _corner(square: Square, style: DiagramStyle, start: int, side: int) -> tuple[int, int]:
    x, y = corner(square, style.flipped)
    return start + x // PIECE_BOX * side, start + y // PIECE_BOX * side


def _renderer(svg: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(svg.encode("utf-8")))


def _pixels(size: Size, width: int | None, height: int | None) -> tuple[int, int]:
    if width is not None and height is not None:
        raise ValueError("expected a width or a height, got both")
    if width is not None:
        wide, high = width, round(width * size.height / size.width)
    elif height is not None:
        wide, high = round(height * size.width / size.height), height
    else:
        dots = PRINT_DPI / 25.4
        wide, high = round(size.width_mm * dots), round(size.height_mm * dots)
    if min(wide, high) < 1:
        raise DiagramFault(f"A picture of {wide} x {high} pixels would be empty.")
    if max(wide, high) > LARGEST_SIDE:
        raise DiagramFault(
            f"A picture of {wide} x {high} pixels is too large;"
            f" a side may have at most {LARGEST_SIDE}."
        )
    return wide, high


def _is_grey(style: DiagramStyle) -> bool:
    dark = style.dark.colour if isinstance(style.dark, Hatch) else style.dark
    frame = style.frame.colour if style.frame is not None else style.ink
    colours = (style.light, dark, frame, style.ink, style.paper or style.ink)
    return all(c[1:3].lower() == c[3:5].lower() == c[5:7].lower() for c in colours)


def _prepare(writer: QPdfWriter, problem: Problem, style: DiagramStyle, page: Page) -> None:
    words = caption(problem, style)
    writer.setResolution(_PDF_DPI)
    writer.setCreator("Chess Composer")
    writer.setTitle(words.one_line())
    # Qt can name the author of a PDF from 6.9 on.
    if CaptionPart.AUTHORS in style.caption and hasattr(writer, "setAuthor"):
        writer.setAuthor(cleaned(problem.credits.caption_authors()))
    paper = QPageSize(QPageSize.PageSizeId.A4)
    if page is Page.DIAGRAM:
        size = diagram_size(problem, style)
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
