# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of what a diagram can become, apart from the code that makes it."""

from __future__ import annotations

from enum import Enum


class Format(Enum):
    """The kinds of files a diagram can be; the value is the ending of the file's name."""

    SVG = "svg"
    PNG = "png"
    PDF = "pdf"
    LATEX = "tex"
    TEXT = "txt"
    HTML = "html"


class LatexPackage(Enum):
    """The package of LaTeX that draws the board; the value is its name."""

    DIAGRAM = "diagram"
    CHESSBOARD = "chessboard"
    SKAK = "skak"


class DiagramFault(Exception):  # noqa: N818 -- faults of the world, not of the program
    """A diagram could not be drawn or written; the message is one plain sentence."""
