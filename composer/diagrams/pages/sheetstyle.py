# SPDX-License-Identifier: GPL-3.0-or-later
"""How a sheet of many problems looks, as a value."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from composer.diagrams.pages.page import A4, Box, Paper
from composer.diagrams.style.style import MAGAZINE, DiagramStyle
from composer.notation.printed import PrintOptions

GRIDS: Final = {1: (1, 1), 2: (1, 2), 3: (1, 3), 4: (2, 2), 6: (2, 3), 9: (3, 3), 12: (3, 4)}
"""How many diagrams a page may have, with how many stand across and down, paper upright."""

_FOOT: Final = 8.0  # for the number of the page
_LAST_NUMBER: Final = 999_999
_LONGEST: Final = 300  # characters of a heading


class Solutions(Enum):
    """Where solutions stand."""

    NONE = "none"
    UNDER = "under"  # under each diagram
    END = "end"  # on pages of their own, after the diagrams


class Comments(Enum):
    """Where the comments on problems stand."""

    NONE = "none"
    WITH = "with"  # with the solution of each
    APART = "apart"  # after all solutions


class Index(Enum):
    """What an index at the end lists."""

    AUTHORS = "authors"
    SOURCES = "sources"
    THEMES = "themes"
    TYPES = "types"


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """How a sheet looks.

    Attributes:
        diagram: how diagrams look; the size of boards and letters follows from the grid.
        paper: the size of the paper.
        across: whether the paper lies across.
        per_page: how many diagrams a page has: 1, 2, 3, 4, 6, 9 or 12.
        heading: stands over the first page.
        subheading: stands below the heading.
        first_number: the number of the first problem; None leaves numbers out.
        solutions: where solutions stand.
        solution: how solutions are printed.
        board_mm: how wide boards are at most; 0 for as wide as looks well.
        margin_mm: what is kept free at the edges of the paper.
        page_numbers: whether pages are numbered, where there are several.
        running_head: whether the heading stands small at the top of all pages but the first.
        own_numbers: whether diagrams bear the numbers that problems have in their source.
        references: whether under each diagram stands on which page its solution is.
        comments: where comments stand, if solutions stand at the end.
        indexes: what is listed at the end.
        booklet: whether pages lie two by two, so that printed on both sides they can be folded.

    Raises:
        ValueError: a number is out of its range, or the heading is too long.
    """

    diagram: DiagramStyle = MAGAZINE
    paper: Paper = A4
    across: bool = False
    per_page: int = 6
    heading: str = ""
    subheading: str = ""
    first_number: int | None = 1
    solutions: Solutions = Solutions.NONE
    solution: PrintOptions = field(default_factory=PrintOptions)
    board_mm: float = 0.0
    margin_mm: float = 15.0
    page_numbers: bool = True
    running_head: bool = False
    own_numbers: bool = False
    references: bool = False
    comments: Comments = Comments.NONE
    indexes: tuple[Index, ...] = ()
    booklet: bool = False

    def __post_init__(self) -> None:
        if self.per_page not in GRIDS:
            known = ", ".join(map(str, GRIDS))
            raise ValueError(f"expected {known} diagrams a page, got {self.per_page}")
        if not 5 <= self.margin_mm <= 40:
            raise ValueError(f"expected a margin of 5 to 40 mm, got {self.margin_mm}")
        if self.board_mm and not 15 <= self.board_mm <= 250:
            raise ValueError(f"expected boards of 15 to 250 mm, got {self.board_mm}")
        if self.first_number is not None and not 0 <= self.first_number <= _LAST_NUMBER:
            raise ValueError(f"expected a number of 0 to {_LAST_NUMBER}, got {self.first_number}")
        for text in (self.heading, self.subheading):
            if len(text) > _LONGEST:
                raise ValueError(f"a heading has at most {_LONGEST} characters, got {len(text)}")

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the paper as it lies, in millimetres."""
        upright = (self.paper.width, self.paper.height)
        return (upright[1], upright[0]) if self.across else upright

    @property
    def grid(self) -> tuple[int, int]:
        """How many diagrams stand across and down."""
        columns, rows = GRIDS[self.per_page]
        return (rows, columns) if self.across else (columns, rows)

    @property
    def body(self) -> Box:
        """Where diagrams and text may stand on a page without a heading."""
        width, height = self.size
        edge = self.margin_mm
        foot = _FOOT if self.page_numbers else 0.0
        return Box(edge, edge, width - 2 * edge, height - 2 * edge - foot)
