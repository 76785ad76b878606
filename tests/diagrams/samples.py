# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems and styles that the tests of diagrams share, and how golden files are made anew.

`python tests/diagrams/samples.py` writes the golden files; look at each before
you keep it.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path

from composer.diagrams.style import MAGAZINE, NO_CAPTION, PRINT, SCREEN, DiagramStyle, PieceSet
from composer.diagrams.svg import board_svg, diagram_svg
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

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

PICTURES: dict[str, tuple[Problem, DiagramStyle]] = {
    "magazine": (SHORT, MAGAZINE),
    "magazine-long": (LONG, MAGAZINE),
    "screen": (SHORT, SCREEN),
    "print": (HELP, PRINT),
    "own-men": (LONG, dataclasses.replace(MAGAZINE, pieces=PieceSet.PRINT)),
    "flipped": (HELP, dataclasses.replace(SCREEN, flipped=True, paper=None)),
    "plain": (BARE, dataclasses.replace(PRINT, caption=NO_CAPTION, frame=None)),
}


def _write() -> None:
    for name, (problem, style) in PICTURES.items():
        text = diagram_svg(problem, style)
        (GOLDEN / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    text = board_svg(SHORT.position, SCREEN)
    (GOLDEN / "board.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    _write()
