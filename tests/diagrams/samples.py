# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems and styles that the tests of diagrams share, and how golden files are made again.

`python tests/diagrams/samples.py` writes the golden files; look at each before
you keep it.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path

from composer.diagrams.style.annotations import Annotations, Arrow, MarkShape, SquareMark, Turn
from composer.diagrams.style.style import (
    MAGAZINE,
    NO_CAPTION,
    PRINT,
    SCREEN,
    STYLES,
    TOURNAMENT,
    DiagramStyle,
    PieceSet,
)
from composer.diagrams.svg import board_svg, diagram_svg
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.twintext import parse_twin

GOLDEN = Path(__file__).parent / "golden"

SHORT = Problem(
    parse_fen("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5"),
    credits=Credits(("Loyd, Samuel",), "Chess Monthly", "1860"),
)

LONG = Problem(
    parse_fen("3k4/KR1q1bpN/2nPP1Q1/1pPb1n2/r3B1P1/5r2/1pBpNp1p/R3K2R b Q - 0 1"),
    credits=Credits(
        ("Одинец-Соколовский, Фёдор", "שלום כהן", "A <B> & Sons"),
        "L'Échiquier & Suisse",
        "1925-05",
        "3rd Honourable Mention ex aequo",
        "Dedicated to J. Hartong",
    ),
    title="Star flights",
)

HELP = Problem(
    parse_fen("8/8/8/8/8/8/1k6/K6q"), parse_stipulation("h#2.5"), Credits(("Anna Köhler",))
)

BARE = Problem()

TWINS = Problem(
    parse_fen("2n1r3/1p1R1b2/3NB2q/p2pk1P1/1Q3p2/3r1N1K/2p1P1B1/n3R2b"),
    credits=Credits(
        ("Mansfield, Comins", "Лошинский, Лев"), "The Problemist", "1963-05-07", "1st Prize"
    ),
    twins=(parse_twin("b", "Move c2 d4"), parse_twin("c", "Continued Add black Pa4")),
)

NOTES = Annotations(
    "12",
    tuple(SquareMark(8 * index + 3, shape) for index, shape in enumerate(MarkShape, 2)),
    (Arrow(10, 26), Arrow(21, 6)),
    ((43, Turn.QUARTER), (51, Turn.HALF), (12, Turn.THREE_QUARTERS)),
)

PICTURES: dict[str, tuple[Problem, DiagramStyle]] = {
    "magazine": (SHORT, MAGAZINE),
    "magazine-long": (LONG, MAGAZINE),
    "screen": (SHORT, SCREEN),
    "print": (HELP, PRINT),
    "own-men": (LONG, dataclasses.replace(MAGAZINE, pieces=PieceSet.PRINT)),
    "flipped": (HELP, dataclasses.replace(SCREEN, flipped=True, paper=None)),
    "tournament": (TWINS, TOURNAMENT),
    "plain": (BARE, dataclasses.replace(PRINT, caption=NO_CAPTION, frame=None)),
}


ANNOTATED = {"notes-hatched": MAGAZINE, "notes-flat": dataclasses.replace(SCREEN, flipped=True)}
"""Styles in which the sample with twins is drawn with all kinds of marks."""

IMAGE_WIDTH = 240
"""Pixels of the width of the golden images, one for each style that comes with the program."""


def outlined_picture() -> str:
    """Draw a sample as it is written to a file, with letters as outlines."""
    return diagram_svg(LONG, MAGAZINE, outlined=True)


def golden_image(name: str) -> bytes:
    """Draw the image of a style of the program; needs Qt."""
    from composer.diagrams.painting.diagram import diagram_png

    return diagram_png(TWINS, STYLES[name], width=IMAGE_WIDTH)


def _write() -> None:
    from composer.diagrams.painting.diagram import offscreen_application

    drawn = {name: diagram_svg(problem, style) for name, (problem, style) in PICTURES.items()}
    drawn |= {name: diagram_svg(TWINS, style, NOTES) for name, style in ANNOTATED.items()}
    drawn |= {"outlined": outlined_picture()}
    for name, text in drawn.items():
        (GOLDEN / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    with offscreen_application():
        for name in STYLES:
            (GOLDEN / f"{name}.png").write_bytes(golden_image(name))
    text = board_svg(SHORT.position, SCREEN)
    (GOLDEN / "board.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    _write()
