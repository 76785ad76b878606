# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams of games as PNG and PDF files, and on any painter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.files.pdfdates import in_universal_time
from composer.diagrams.files.png import Pixels, png_file
from composer.diagrams.games.diagram import GameDiagram, diagram_picture, picture_mm
from composer.diagrams.painting.diagram import LARGEST_SIDE, offscreen_application
from composer.diagrams.painting.games import paint_picture, picture_image
from composer.diagrams.painting.letters import add_letters
from composer.said.sentence import said

_PDF_DPI: Final = 1200
_PER_INCH: Final = 25.4


def game_png(diagram: GameDiagram, *, width: int | None = None, dpi: float = 300.0) -> bytes:
    """Return a diagram as a PNG file, which tells its caption as text too.

    Args:
        diagram: the diagram.
        width: pixels; without it the size on paper.
        dpi: dots an inch of paper, where the width is not given.

    Raises:
        DiagramFault: the picture would be empty or too large.
    """
    picture = diagram_picture(diagram)
    wide_mm, _ = picture_mm(diagram, picture)
    wide = round(wide_mm * dpi / _PER_INCH) if width is None else width
    high = round(wide * picture.height / picture.width)
    if not 0 < min(wide, high) <= max(wide, high) <= LARGEST_SIDE:
        raise DiagramFault(
            said(
                "A picture of {wide} x {high} pixels is not possible; a side may have at most"
                " {most}.",
                wide=wide,
                high=high,
                most=LARGEST_SIDE,
            )
        )
    with offscreen_application():
        add_letters()
        image = picture_image(picture, wide, high)
    rows = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return png_file(
        bytes(rows.constBits()),
        wide,
        high,
        Pixels.RGBA,
        dots_per_mm=wide / wide_mm,
        words={"Title": picture.title} if picture.title else {},
    )


def game_pdf(diagram: GameDiagram) -> bytes:
    """Return a diagram as a PDF file of one page as large as it is.

    Raises:
        DiagramFault: Qt cannot write it.
    """
    picture = diagram_picture(diagram)
    wide, high = picture_mm(diagram, picture)
    with offscreen_application():
        add_letters()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_PDF_DPI)
        writer.setCreator("Chess Composer")
        writer.setTitle(picture.title)
        exact = QPageSize.SizeMatchPolicy.ExactMatch
        size = QPageSize(QSizeF(wide, high), QPageSize.Unit.Millimeter, "Diagram", exact)
        upright = QPageLayout.Orientation.Portrait
        writer.setPageLayout(QPageLayout(size, upright, QMarginsF(0, 0, 0, 0)))
        painter = QPainter()
        if not painter.begin(writer):
            raise DiagramFault(said("The diagram could not be made into a PDF file."))
        paint_picture(painter, picture, QRectF(0, 0, writer.width(), writer.height()), as_text=True)
        painter.end()
        del painter, writer  # the writer must be gone before its buffer
        return in_universal_time(bytes(buffer.data().data()))
