# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of `export` that concern printed sheets and entry forms."""

from __future__ import annotations

import argparse
from types import MappingProxyType
from typing import Final

from composer.diagrams.style.style import PieceSet
from composer.notation.letters import CODES

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
    from composer.diagrams.pages.sheetstyle import GRIDS

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
    from composer.diagrams.pages.sheetstyle import Solutions

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
