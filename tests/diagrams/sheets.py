# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems that the tests of sheets share, and how a page is held to its rules."""

from __future__ import annotations

from itertools import combinations

from composer.diagrams.pages.page import Box, Page
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.twins import MoveMan, Twin

LOYD = Problem(
    parse_fen("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5"),
    credits=Credits(("Loyd, Samuel",), "Chess Monthly", "1860"),
)
BLOCK = Problem(
    parse_fen("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8"),
    credits=Credits(("Anna Köhler", "Фёдор Одинец"), "L'Échiquier & Suisse", "1925"),
)
MUTATE = Problem(
    parse_fen("8/2N5/1pN2K2/r1pQ1p2/p4B2/p1kp4/PpbR4/1nb5"),
    credits=Credits(("Mansfield, Comins",), "The Field", "1922", "1st Prize"),
)
THREE = Problem(
    parse_fen("8/8/1Q6/8/8/4K3/ppN5/1k6"),
    parse_stipulation("#3"),
    Credits(("Reti, Richard",), "", "1922"),
)
TWINS = Problem(
    parse_fen("8/8/8/3K4/8/5nP1/5Q1b/5N1k"),
    credits=Credits(("Twin, Author",), "Source", "1920"),
    twins=(Twin("b", (MoveMan(5, 2),)), Twin("c", (MoveMan(0, 9),))),
)
HELP = Problem(parse_fen("8/8/8/8/8/8/1k6/K6q"), parse_stipulation("h#2.5"))
EMPTY = Problem()

HOSTILE = Problem(
    LOYD.position,
    credits=Credits(
        ("Fürchterlich" * 40, "A <b>&amp; \\textbf{x} $y$ \x00\x1b\u202e", "שלום " * 90, "\ud800x"),
        "Source " * 70,
        "1999 " * 30,
        "W" * 500,
        "Dedicated " * 50,
        "12",
        "Tourney " * 40,
    ),
    title="{\\input{/etc/passwd}} " * 30,
    twins=tuple(Twin(letter, (MoveMan(27, place),)) for place, letter in enumerate("bcdefghij")),
)
"""Words such as nobody writes, but a file may hold."""

SAMPLES = (LOYD, BLOCK, MUTATE, THREE, TWINS, HELP, EMPTY)


def check_page(page: Page) -> None:
    """Everything lies on the paper, and nothing on anything else."""
    paper = Box(0, 0, page.width, page.height)
    boxes = list(page.boxes())
    for box in boxes:
        assert box.x >= 4, box
        assert box.y >= 4, box
        assert box.right <= paper.right - 4, box
        assert box.bottom <= paper.bottom - 4, box
    for one, other in combinations(boxes, 2):
        assert not one.overlaps(other), (one, other)
