# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages painted with Qt: on any painter (a printer's too), as PDF, PNG and images.

Letters need a `QGuiApplication`: `pages_pdf` and `page_png` start one of their own where none is
running; `paint_page`, `page_image`, `print_pages` and `PageLetters` expect the window's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)
from PySide6.QtSvg import QSvgRenderer

from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.files.pdfdates import in_universal_time
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.letters.shipped import FIGURINE_FAMILY, TEXT_FAMILY
from composer.diagrams.pages.entry import Progress, stop_if_cancelled
from composer.diagrams.pages.page import MM_PER_POINT, Align, Page, PlacedBoard, PlacedText
from composer.diagrams.pages.pagesvg import board_document
from composer.diagrams.painting.board import add_letters
from composer.diagrams.painting.diagram import LARGEST_SIDE, offscreen_application
from composer.diagrams.style.style import Lettering
from composer.said.sentence import said
from composer.solver.options import Token

_SERIF: Final = (TEXT_FAMILY, FIGURINE_FAMILY, "Noto Serif", "DejaVu Serif", "serif")
_SANS: Final = ("Source Sans 3", "Noto Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans", "Arial")
FAMILIES: Final = MappingProxyType({Lettering.SERIF: _SERIF, Lettering.SANS: _SANS})
"""The letters that pages are set in: each from the first of these that has it."""

_UNITS: Final = 100  # units of a font in a millimetre: metrics are whole numbers of them
_MEASURED_AT: Final = 1000  # units of the letters that are measured
_PDF_DPI: Final = 1200
_PNG_QUALITY: Final = 60
_MOST_MEASURED: Final = 50_000  # widths remembered: solutions have the same few words
_SAME_SIZE: Final = 0.99  # papers have whole points, pages have not


class PageLetters:
    """The letters that pages are painted in, each cut and size made once.

    Its owner drops it before the Qt application ends. Not to be shared between threads.
    """

    def __init__(self, lettering: Lettering = Lettering.SERIF) -> None:
        add_letters()
        self._lettering = lettering
        self._fonts: dict[tuple[int, bool, bool], QFont] = {}
        self._metrics: dict[tuple[int, bool, bool], QFontMetricsF] = {}
        self._measured: dict[tuple[str, bool, bool], float] = {}

    def measure(self, text: str, bold: bool, italic: bool) -> float:
        """Return how wide a text is, as a multiple of the size: a `Measure` for `sheet_pages`."""
        key = (text, bold, italic)
        known = self._measured.get(key)
        if known is None:
            if len(self._measured) >= _MOST_MEASURED:
                self._measured.clear()
            known = self.width(text, _MEASURED_AT, bold, italic) / _MEASURED_AT
            self._measured[key] = known
        return known

    def width(self, text: str, pixels: int, bold: bool, italic: bool) -> float:
        """Return how wide a text is, in the units of the font."""
        key = (pixels, bold, italic)
        metrics = self._metrics.get(key)
        if metrics is None:
            metrics = self._metrics[key] = QFontMetricsF(self.font(*key))
        return metrics.horizontalAdvance(text)

    def font(self, pixels: int, bold: bool, italic: bool) -> QFont:
        """Return the letters of a size and cut."""
        key = (pixels, bold, italic)
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = QFont()
            is_serif = self._lettering is Lettering.SERIF
            font.setFamilies(list(FAMILIES[self._lettering]))
            font.setStyleHint(QFont.StyleHint.Serif if is_serif else QFont.StyleHint.SansSerif)
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            font.setFeature(QFont.Tag("liga"), 0)  # what is searched for has no ligatures
            font.setPixelSize(pixels)
            font.setBold(bold)
            font.setItalic(italic)
        return font


def paint_page(
    painter: QPainter,
    page: Page,
    scale: float | None = None,
    letters: PageLetters | None = None,
) -> None:
    """Paint a page with its corner at the painter's origin.

    Args:
        painter: a painter on anything: an image, a PDF, a printer.
        page: the page.
        scale: units of the painter in a millimetre; the device's own dots if not given.
        letters: kept by the caller, who paints more than one page; else made for this one.
    """
    kept = PageLetters(page.lettering) if letters is None else letters
    dots = painter.device().logicalDpiX() / 25.4 if scale is None else scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(dots, dots)
    for board in page.boards:
        _paint_board(painter, board)
    for rule in page.rules:
        painter.setPen(QPen(QColor(rule.colour), rule.width, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(rule.x1, rule.y1), QPointF(rule.x2, rule.y2))
    painter.scale(1 / _UNITS, 1 / _UNITS)
    painter.setPen(QColor("#000000"))
    for text in page.texts:
        _paint_text(painter, text, kept)
    painter.restore()


def page_image(page: Page, width: int, letters: PageLetters | None = None) -> QImage:
    """Return a page as an image so many pixels wide.

    Args:
        page: the page.
        width: of the image, in pixels.
        letters: kept by the caller, who paints more than one page; else made for this one.

    Raises:
        DiagramFault: the picture would be empty, or too large for the memory.
    """
    height = round(width * page.height / page.width)
    if width < 1 or max(width, height) > LARGEST_SIDE:
        raise DiagramFault(
            said(
                "A page of {width} x {height} pixels cannot be drawn; a side may have 1 to {most}.",
                width=width,
                height=height,
                most=LARGEST_SIDE,
            )
        )
    image = QImage(width, height, QImage.Format.Format_RGB32)
    if image.isNull():
        raise DiagramFault(
            said(
                "There is not enough memory for a page of {width} x {height} pixels.",
                width=width,
                height=height,
            )
        )
    image.fill(Qt.GlobalColor.white)
    image.setDotsPerMeterX(round(width / page.width * 1000))
    image.setDotsPerMeterY(round(height / page.height * 1000))
    painter = QPainter(image)
    paint_page(painter, page, width / page.width, letters)
    painter.end()
    return image


def page_png(page: Page, width: int) -> bytes:
    """Return a page as a PNG file so many pixels wide.

    Raises:
        DiagramFault: the picture would be empty, or too large for the memory.
    """
    with offscreen_application():
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image = page_image(page, width)
        if not image.save(buffer, "PNG", _PNG_QUALITY):  # type: ignore[call-overload]
            raise DiagramFault(said("The page could not be made into a PNG file."))
        return bytes(buffer.data().data())


@dataclass(frozen=True, slots=True)
class About:
    """What a document says of itself, not to be seen on its pages."""

    title: str = ""
    author: str = ""


def pages_pdf(
    pages: Sequence[Page],
    about: About | None = None,
    *,
    token: Token | None = None,
    progress: Progress | None = None,
) -> bytes:
    """Return pages as a PDF file: vectors, with letters that can be selected.

    Raises:
        DiagramFault: there is no page.
        Cancelled: the token was cancelled.
    """
    if not pages:
        raise DiagramFault(said("There is no page to write."))
    with offscreen_application():
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_PDF_DPI)
        writer.setCreator("Chess Composer")
        described = About() if about is None else about
        writer.setTitle(cleaned(described.title))
        if hasattr(writer, "setAuthor"):  # from Qt 6.9 on
            writer.setAuthor(cleaned(described.author))
        print_pages(writer, pages, token=token, progress=progress)
        del writer  # it must be gone before its buffer
        return in_universal_time(bytes(buffer.data().data()))


def print_pages(
    device: QPagedPaintDevice,
    pages: Sequence[Page],
    *,
    token: Token | None = None,
    progress: Progress | None = None,
) -> None:
    """Paint pages on a device of pages, such as a PDF or a printer; it gets their size.

    Raises:
        DiagramFault: there is no page, or the device does not begin.
        Cancelled: the token was cancelled.
    """
    if not pages:
        raise DiagramFault(said("There is no page to print."))
    _set_paper(device, pages[0])
    painter = QPainter()
    if not painter.begin(device):
        raise DiagramFault(said("The pages cannot be printed there."))
    letters = PageLetters(pages[0].lettering)
    try:
        for place, page in enumerate(pages):
            stop_if_cancelled(token)
            if place:
                _set_paper(device, page)
                device.newPage()
            paint_page(painter, page, _dots(device, page), letters)
            if progress is not None:
                progress(place + 1, len(pages))
    finally:
        painter.end()


def _set_paper(device: QPagedPaintDevice, page: Page) -> None:
    upright = (min(page.width, page.height), max(page.width, page.height))
    across = page.width > page.height
    size = QPageSize(
        QSizeF(*upright),
        QPageSize.Unit.Millimeter,
        "",
        QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    turn = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
    layout = QPageLayout(size, turn, QMarginsF(0, 0, 0, 0))
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)


def _dots(device: QPagedPaintDevice, page: Page) -> float:
    """Return how many dots of a device a millimetre of the page has.

    A printer that has no such paper gets the page smaller, so that nothing is cut.
    """
    paper = device.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    fit = min(1.0, paper.width() / page.width, paper.height() / page.height)
    return device.logicalDpiX() / 25.4 * (fit if fit < _SAME_SIZE else 1.0)


def _paint_board(painter: QPainter, placed: PlacedBoard) -> None:
    renderer = QSvgRenderer(QByteArray(board_document(placed).encode("utf-8")))
    renderer.render(painter, QRectF(placed.x, placed.y, placed.side, placed.side))


def _paint_text(painter: QPainter, text: PlacedText, letters: PageLetters) -> None:
    """Paint a line; letters wider than those it was measured with are made narrower."""
    pixels = max(1, round(text.size_pt * MM_PER_POINT * _UNITS))
    wide = [letters.width(span.text, pixels, span.bold, span.italic) for span in text.spans]
    total, room = sum(wide), text.width * _UNITS
    squeeze = room / total if 0 < room < total * 0.998 else 1.0
    at = -{Align.LEFT: 0.0, Align.CENTRE: total / 2, Align.RIGHT: total}[text.align]
    painter.save()
    painter.translate(text.x * _UNITS, text.y * _UNITS)
    painter.scale(squeeze, 1.0)
    for span, step in zip(text.spans, wide, strict=True):
        painter.setFont(letters.font(pixels, span.bold, span.italic))
        painter.drawText(QPointF(at, 0), span.text)
        at += step
    painter.restore()
