# SPDX-License-Identifier: GPL-3.0-or-later
"""Web pages before they are written: what they tell, problem by problem, as a page of paper.

How a page really looks is the browser's affair; it plays the solution.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage, QPagedPaintDevice

from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.pages.entry import Progress, entry_of, stop_if_cancelled
from composer.diagrams.pages.page import A5, Page
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.painting.page import PageLetters, page_image
from composer.diagrams.textboard import diagram_text
from composer.diagrams.web.page import WebOptions, problem_page, write_page
from composer.diagrams.web.site import write_site
from composer.diagrams.web.words import web_words_of
from composer.gui.publishing.choices import ExportRequest
from composer.gui.publishing.proofs import Clip
from composer.gui.publishing.solvings import Solvings
from composer.notation.letters import FIGURINES
from composer.problem.problem import Problem
from composer.said.sentence import said
from composer.solver.options import Token

_TITLE: Final = "Chess problems"


@dataclass(frozen=True, slots=True)
class WebProof:
    """A page of a problem, or a site of many.

    Attributes:
        asked: the problems and how they look.
        solvings: solves the problems that are looked at.
        letters: those in which they are shown here.
    """

    asked: ExportRequest
    solvings: Solvings
    letters: PageLetters
    text: str | None = None
    is_exact: bool = False

    @property
    def count(self) -> int:
        """How many problems there are."""
        return len(self.asked.problems)

    def size(self, place: int) -> tuple[float, float]:
        """Return the size of the paper that a problem is shown on."""
        return A5.width, A5.height

    def words(self, place: int) -> str:
        """Return caption and men of a problem."""
        return diagram_text(self._problem(place), self.asked.choices.diagram)

    def image(self, place: int, width: int, token: Token) -> QImage:
        """Return what the page of a problem tells."""
        return page_image(self._page(place, token), width, self.letters)

    def clip(self, place: int, token: Token) -> Clip:
        """Return the page of a problem as HTML text."""
        problem = self._problem(place)
        solved = self.solvings.solved(problem, token)
        return Clip(problem_page(problem, solved, self._options))

    def targets(self, path: Path) -> tuple[Path, ...]:
        """Return the one file, or the folder of a site."""
        return (path,) if self.count == 1 else (_folder(path),)

    def write(self, path: Path, token: Token, progress: Progress) -> tuple[Path, ...]:
        """Write the page or the site; of a site its first page is returned."""
        if self.count == 1:
            problem = self._problem(0)
            solved = self.solvings.solved(problem, token)
            stop_if_cancelled(token)
            write_page(path, problem, solved, self._options)
            return (path,)
        problems = [self._problem(place) for place in range(self.count)]
        first = write_site(
            _folder(path),
            problems,
            self.asked.choices.heading.strip() or _TITLE,
            self._options,
            overwrite=True,
            token=token,
            progress=progress,
        )
        return (first,)

    def print_on(
        self, device: QPagedPaintDevice, places: Sequence[int], token: Token, progress: Progress
    ) -> None:
        """Refuse: what is printed are pages.

        Raises:
            DiagramFault: always.
        """
        raise DiagramFault(said("There is no page to print."))

    @property
    def _options(self) -> WebOptions:
        style, asked = self.asked.choices.diagram, self.asked
        options = WebOptions.of_style(style)
        words = options.words
        if style.letters == FIGURINES.code:
            words = web_words_of(asked.language)
        return replace(options, options=asked.options, words=words)

    def _problem(self, place: int) -> Problem:
        return told_only(self.asked.problems[place], self.asked.choices.diagram)

    def _page(self, place: int, token: Token) -> Page:
        asked = self.asked
        problem = self._problem(place)
        solved = self.solvings.solved(problem, token)
        style = SheetStyle(
            diagram=asked.choices.diagram,
            paper=A5,
            per_page=1,
            first_number=None,
            solutions=Solutions.UNDER,
            solution=asked.options,
            page_numbers=False,
            board_mm=70,
        )
        entry = entry_of(problem, solved, asked.options)
        return sheet_pages((entry,), style, measure=self.letters.measure)[0]


def _folder(path: Path) -> Path:
    """Return the folder of a site: the name that was chosen, without `.html`."""
    return path.with_suffix("") if path.suffix.lower() in (".html", ".htm") else path
