# SPDX-License-Identifier: GPL-3.0-or-later
"""The options of diagrams, printed sheets and entry forms.

Nothing is loaded here that draws: every command reads this.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from composer.diagrams.files.forms import Format, LatexPackage
from composer.diagrams.style.annotations import Arrow, MarkShape, SquareMark, Turn
from composer.diagrams.style.style import PieceSet
from composer.notation.letters import CODES
from composer.problem.squares import Square, parse_square

STANDARD_OUTPUT: Final = "-"

SHEET_FORMS: Final = ("pdf", "tex", "svg", "png")
"""The forms of printed sheets, by the end of a file's name."""

FORM_FIELDS: Final = MappingProxyType(
    {
        "tourney": "the name of the tourney",
        "section": "its section",
        "entry": "the number of an anonymous entry; then nobody is named",
        "sender": "who sends it (default: the problem's authors)",
        "address": "the sender's address; \\n begins a line",
        "theme": "the theme",
        "remarks": "remarks to the judge",
    }
)
"""What an entry form alone tells: the name of the option, and what it is for."""


def add_drawing(command: argparse.ArgumentParser) -> None:
    """Add all options of a diagram."""
    command.add_argument(
        "-o",
        "--output",
        required=True,
        metavar="OUT",
        help="the file to write, or - for standard output",
    )
    command.add_argument(
        "--format",
        choices=[form.value for form in Format],
        help="the form of the file (default: what its ending says)",
    )
    command.add_argument("--force", action="store_true", help="overwrite a file that exists")
    _add_style(command)
    _add_size(command)
    _add_notes(command)


def _add_style(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--style",
        default="",
        metavar="NAME|FILE",
        help="magazine, screen, tournament, print, one of your own, or a .json file",
    )
    command.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set a part of the style, such as square_mm=5 or template.left={stipulation}",
    )
    command.add_argument(
        "--men",
        choices=[piece_set.value for piece_set in PieceSet],
        help="the set of men; print bears very small boards (default: the style's)",
    )
    command.add_argument(
        "--coordinates",
        action=argparse.BooleanOptionalAction,
        help="letters and figures at the edges (default: as the style has it)",
    )
    command.add_argument("--flip", action="store_true", help="show the board from Black's side")
    command.add_argument(
        "--transparent", action="store_true", help="leave out the paper behind the diagram"
    )
    command.add_argument(
        "--package",
        choices=[latex_package.value for latex_package in LatexPackage],
        default=LatexPackage.DIAGRAM.value,
        help="the package of LaTeX that draws the board (default: diagram)",
    )


def _add_size(command: argparse.ArgumentParser) -> None:
    widths = command.add_mutually_exclusive_group()
    widths.add_argument(
        "--width", type=_pixels, metavar="PIXELS", help="the width of a PNG in pixels"
    )
    widths.add_argument(
        "--cm", type=_measure, metavar="CM", help="the width of the whole picture on paper"
    )
    command.add_argument(
        "--dpi",
        type=_measure,
        default=300.0,
        metavar="DPI",
        help="dots an inch of a PNG without --width (default: 300)",
    )


def _add_notes(command: argparse.ArgumentParser) -> None:
    shapes = ", ".join(shape.value for shape in MarkShape)
    command.add_argument(
        "--mark",
        type=_mark,
        action="append",
        default=[],
        metavar="[SHAPE:]SQUARE",
        help=f"mark a square, such as e4 or cross:e4; shapes: {shapes}",
    )
    command.add_argument(
        "--arrow",
        type=_arrow,
        action="append",
        default=[],
        metavar="SQUARES",
        help="draw an arrow, such as c3b5",
    )
    command.add_argument(
        "--turn",
        type=_turn,
        action="append",
        default=[],
        metavar="SQUARE:DEGREES",
        help="turn a man by 90, 180 or 270 degrees, such as e4:90",
    )
    command.add_argument(
        "--label", default="", metavar="TEXT", help="what stands before the authors, as a number"
    )


def add_sheet_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of sheets and forms to a command."""
    command.add_argument(
        "--from",
        dest="files",
        action="append",
        default=[],
        metavar="FILE",
        help="take the problems of this file, not those of a library; may be repeated",
    )
    _add_sheet(command.add_argument_group("sheets (.pdf, .tex, .svg, .png)"))
    _add_solutions(command.add_argument_group("solutions on sheets and forms"))
    _add_form(command.add_argument_group("entry forms (.pdf, .svg, .png)"))


def _add_sheet(group: argparse._ArgumentGroup) -> None:
    from composer.diagrams.pages.page import PAPERS
    from composer.diagrams.pages.sheetstyle import GRIDS, Index

    group.add_argument(
        "--per-page",
        type=int,
        choices=tuple(GRIDS),
        default=6,
        help="how many diagrams a page has (default: 6)",
    )
    group.add_argument(
        "--paper",
        choices=[paper.name for paper in PAPERS],
        default="A4",
        help="the size of the paper (default: A4)",
    )
    group.add_argument("--across", action="store_true", help="lay the paper across")
    group.add_argument(
        "--board",
        type=float,
        default=0.0,
        metavar="MM",
        help="how wide boards are at most (default: as wide as looks well)",
    )
    group.add_argument("--heading", default="", metavar="TEXT", help="stands over the first page")
    group.add_argument("--subheading", default="", metavar="TEXT", help="stands below the heading")
    group.add_argument(
        "--first-number",
        type=int,
        default=1,
        metavar="N",
        help="the number of the first diagram (default: 1)",
    )
    group.add_argument("--no-numbers", action="store_true", help="leave numbers out")
    group.add_argument(
        "--own-numbers",
        action="store_true",
        help="number diagrams as the problems are numbered in their source",
    )
    group.add_argument(
        "--running-head", action="store_true", help="repeat the heading small on each page"
    )
    group.add_argument(
        "--index",
        action="append",
        default=[],
        choices=[index.value for index in Index],
        help="list this at the end; may be repeated",
    )
    group.add_argument(
        "--booklet",
        action="store_true",
        help="lay pages two by two, to be printed on both sides and folded (with --paper A5)",
    )
    group.add_argument("--style", default="", metavar="NAME", help="the style of the diagrams")
    group.add_argument(
        "--men",
        choices=[piece_set.value for piece_set in PieceSet],
        default=None,
        help="the set of men (default: the style's)",
    )
    group.add_argument(
        "--anonymous",
        action="store_true",
        help="name neither authors nor sources, also on web pages",
    )


def _add_solutions(group: argparse._ArgumentGroup) -> None:
    from composer.diagrams.pages.sheetstyle import Comments, Solutions

    group.add_argument(
        "--references",
        action="store_true",
        help="say under each diagram on which page its solution stands, where that is at the end",
    )
    group.add_argument(
        "--comments",
        choices=[comments.value for comments in Comments],
        default=Comments.NONE.value,
        help="print comments with the solutions at the end, or apart from them (default: none)",
    )
    group.add_argument(
        "--solutions",
        choices=[solutions.value for solutions in Solutions],
        default=Solutions.NONE.value,
        help="print solutions under each diagram, or at the end (default: none)",
    )
    group.add_argument(
        "--full", action="store_true", help="give each defence a line of its own, and all tries"
    )
    group.add_argument("--no-tries", action="store_true", help="leave tries and set play out")
    group.add_argument(
        "--no-letters", action="store_true", help="leave the letters of the phase table out"
    )
    group.add_argument(
        "--language",
        choices=CODES,
        default="en-s",
        help="letters of the men and words (default: en-s, with S for the knight)",
    )


def _add_form(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--form", action="store_true", help="write an entry form for each problem, no sheet"
    )
    for name, what in FORM_FIELDS.items():
        group.add_argument(f"--{name}", default="", metavar="TEXT", help=what)


def _pixels(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 7:
        return int(text)
    raise argparse.ArgumentTypeError(f"expected a number of pixels, got {text!r}")


def _measure(text: str) -> float:
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise argparse.ArgumentTypeError(f"expected a number, got {text!r}")
    return value


def _mark(text: str) -> SquareMark:
    shape, _, square = text.rpartition(":")
    wanted = shape or MarkShape.CIRCLE.value
    for mark_shape in MarkShape:
        if mark_shape.value == wanted:
            return SquareMark(_square(square), mark_shape)
    shapes = _listed(mark_shape.value for mark_shape in MarkShape)
    raise argparse.ArgumentTypeError(f"expected {shapes}, got {shape!r}")


def _arrow(text: str) -> Arrow:
    squares = text.replace("-", "")
    if len(squares) != 4:
        raise argparse.ArgumentTypeError(f"expected two squares such as c3b5, got {text!r}")
    try:
        return Arrow(_square(squares[:2]), _square(squares[2:]))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _turn(text: str) -> tuple[Square, Turn]:
    square, _, degrees = text.partition(":")
    for turn in Turn:
        if str(turn.value) == degrees:
            return _square(square), turn
    turns = _listed(str(turn.value) for turn in Turn)
    raise argparse.ArgumentTypeError(
        f"expected a square and {turns} degrees, such as e4:90, got {text!r}"
    )


def _square(text: str) -> Square:
    try:
        return parse_square(text.strip().lower())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _listed(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}"
