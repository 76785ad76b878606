# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams printed alone: in their true size, at the head of a page each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.pages.entry import Progress, stop_if_cancelled
from composer.diagrams.pages.page import paper_named
from composer.gui.publishing.choices import ExportRequest
from composer.said.sentence import said
from composer.solver.options import Token

_EDGE: Final = 15.0  # millimetres kept free around a diagram


@dataclass(frozen=True, slots=True)
class Printed:
    """A diagram that is to be printed.

    Attributes:
        wide: millimetres.
        high: millimetres.
        paint: paints it into a rectangle.
    """

    wide: float
    high: float
    paint: Callable[[QPainter, QRectF], object]


def print_diagrams(
    device: QPagedPaintDevice,
    diagrams: Sequence[Printed],
    asked: ExportRequest,
    token: Token,
    progress: Progress,
) -> None:
    """Print diagrams, one a page; one that is larger than the paper is made smaller.

    Args:
        device: a printer, or a file of pages; it gets the paper that is requested.
        diagrams: those that are printed.
        asked: on what paper.
        token: a way to stop.
        progress: called with how many pages are done.

    Raises:
        DiagramFault: there is nothing to print, or the printer does not begin.
        Cancelled: the token was cancelled.
    """
    if not diagrams:
        raise DiagramFault(said("There is no page to print."))
    paper = paper_named(asked.choices.paper)
    size = QPageSize(
        QSizeF(paper.width, paper.height),
        QPageSize.Unit.Millimeter,
        "",
        QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    layout = QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)
    painter = QPainter()
    if not painter.begin(device):
        raise DiagramFault(said("The pages cannot be printed there."))
    try:
        for place, diagram in enumerate(diagrams):
            stop_if_cancelled(token)
            if place:
                device.newPage()
            diagram.paint(painter, _place_on_paper(device, diagram.wide, diagram.high))
            progress(place + 1, len(diagrams))
    finally:
        painter.end()


def _place_on_paper(device: QPagedPaintDevice, wide: float, high: float) -> QRectF:
    """Return where something so many millimetres large is printed: at the head of a page.

    It is smaller where it would not fit.
    """
    dots = device.logicalDpiX() / 25.4
    page = device.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    fit = min(1.0, (page.width() - 2 * _EDGE) / wide, (page.height() - 2 * _EDGE) / high)
    rect = QRectF(0, 0, wide * fit * dots, high * fit * dots)
    rect.moveLeft((page.width() * dots - rect.width()) / 2)
    rect.moveTop(_EDGE * dots)
    return rect


def chosen_pages(printer: QPrinter, current: int) -> Callable[[int], range]:
    """Return what says which of so many pages a print dialog requested."""
    ranges, asked = QPrinter.PrintRange, printer.printRange()
    first, last = printer.fromPage(), printer.toPage()

    def chosen(count: int) -> range:
        if asked == ranges.CurrentPage:
            return range(min(current, count - 1), min(current, count - 1) + 1)
        if asked == ranges.PageRange and first:
            return range(min(first, count) - 1, min(max(first, last), count))
        return range(count)

    return chosen
