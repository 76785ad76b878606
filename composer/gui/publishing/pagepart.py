# SPDX-License-Identifier: GPL-3.0-or-later
"""The paper of sheets and forms, and how many diagrams stand on it."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from composer.diagrams.files.forms import Format
from composer.diagrams.pages.page import PAPERS
from composer.diagrams.pages.sheetstyle import GRIDS, Comments, Index, Solutions
from composer.gui.look.inputs import TickBox
from composer.gui.publishing.choices import LONGEST_HEADING, Choices, OutputKind
from composer.gui.publishing.fields import Choice, Number, Part, Ticked
from composer.gui.words.language import fill
from composer.notation.printed import Extent


class SolutionsPart(Part):
    """Place, form, set play and tries, thematic letters."""

    def __init__(self) -> None:
        super().__init__(self.tr("Solutions"))
        self.place = Choice(
            (
                (Solutions.NONE, self.tr("none")),
                (Solutions.UNDER, self.tr("under each diagram")),
                (Solutions.END, self.tr("at the end, on pages of their own")),
            )
        )
        self.extent = Choice(
            ((True, self.tr("compact, mates together")), (False, self.tr("full, a line each")))
        )
        self.set_play, self.tries = Choice(self._extents()), Choice(self._extents())
        self.lettered = TickBox(self.tr("Thematic letters"))
        self.comments = Choice(
            (
                (Comments.NONE, self.tr("none", "of comments")),
                (Comments.WITH, self.tr("with each solution")),
                (Comments.APART, self.tr("after all solutions")),
            )
        )
        self.row(self.tr("Place"), self.place)
        self.row(self.tr("Form"), self.extent)
        self.row(self.tr("Set play"), self.set_play)
        self.row(self.tr("Tries"), self.tries)
        self.row("", self.lettered)
        self.references = TickBox(self.tr("Its page under each diagram"))
        self.row(self.tr("Comments"), self.comments)
        self.row("", self.references)
        self.bind(
            solutions=self.place,
            compact=self.extent,
            set_play=self.set_play,
            tries=self.tries,
            lettered=self.lettered,
            comments=self.comments,
            references=self.references,
        )

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen, where solutions are printed."""
        is_web = choices.form is Format.HTML
        self.setVisible(choices.kind is not OutputKind.DIAGRAM and not is_web)
        super().show_choices(choices)
        self.show_row(self.place, choices.kind is OutputKind.SHEET)
        for field in (self.extent, self.set_play, self.tries, self.lettered):
            self.show_row(field, choices.prints_solutions)
        is_at_end = choices.solutions is Solutions.END
        for field in (self.comments, self.references):
            self.show_row(field, choices.kind is OutputKind.SHEET and is_at_end)

    def _extents(self) -> tuple[tuple[Extent, str], ...]:
        return (
            (Extent.NONE, self.tr("none", "of set play or tries")),
            (Extent.THEMATIC, self.tr("thematic ones")),
            (Extent.ALL, self.tr("all", "of set play or tries")),
        )


class PagePart(Part):
    """Paper, diagrams a page, headings and numbers."""

    def __init__(self) -> None:
        super().__init__(self.tr("Page"))
        self.paper = Choice((paper.name, paper.name) for paper in PAPERS)
        self.lies = Choice(((False, self.tr("upright")), (True, self.tr("across"))))
        self.lies.setAccessibleName(self.tr("How the paper lies"))
        self.per_page = Choice()
        self.heading, self.subheading = QLineEdit(), QLineEdit()
        self.numbered = TickBox(self.tr("from"))
        self.numbered.setAccessibleName(self.tr("Number the diagrams"))
        self.first = Number(0, 99_999)
        self.first.setAccessibleName(self.tr("First number"))
        self.own = TickBox(self.tr("those of the source"))
        self.own.setAccessibleName(self.tr("Number the diagrams as in their source"))
        self.running = TickBox(self.tr("Heading on each page"))
        self.indexes = Ticked(
            (
                (Index.AUTHORS, self.tr("authors")),
                (Index.SOURCES, self.tr("sources")),
                (Index.THEMES, self.tr("themes")),
                (Index.TYPES, self.tr("types", "of problems")),
            )
        )
        self.booklet = TickBox(self.tr("Booklet, to be folded"))
        self._paper = self.row(self.tr("Paper"), self.paper, self.lies)
        self.row(self.tr("Diagrams"), self.per_page)
        self.row(self.tr("Heading"), self.heading)
        self.row(self.tr("Below it"), self.subheading)
        self._numbers = self.row(self.tr("Numbers"), self.numbered, self.first)
        self._own = self.row("", self.own)
        self._running = self.row("", self.running)
        self.row(self.tr("Index of"), self.indexes)
        self._booklet = self.row("", self.booklet)
        for field in (self.heading, self.subheading):
            field.setMaxLength(LONGEST_HEADING)
        self.bind(
            paper=self.paper,
            across=self.lies,
            per_page=self.per_page,
            heading=self.heading,
            subheading=self.subheading,
            numbered=self.numbered,
            first_number=self.first,
            own_numbers=self.own,
            running_head=self.running,
            indexes=self.indexes,
            booklet=self.booklet,
        )

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen, where there are pages."""
        self.setVisible(choices.kind is not OutputKind.DIAGRAM or choices.form is Format.HTML)
        self._offer_grids(choices.across)
        super().show_choices(choices)
        self.first.setEnabled(choices.numbered)
        is_web = choices.form is Format.HTML
        on_paper = not is_web and choices.form is not Format.TEXT
        is_sheet = choices.kind is OutputKind.SHEET
        self.show_row(self._paper, on_paper)
        self.lies.setVisible(is_sheet)
        self.show_row(self.per_page, is_sheet and on_paper)
        self.show_row(self.heading, is_sheet or is_web)
        self.show_row(self.subheading, is_sheet and not is_web)
        self.show_row(self._numbers, is_sheet and not is_web)
        self.own.setEnabled(choices.numbered)
        self.show_row(self._own, is_sheet and not is_web)
        for shown in (self._running, self.indexes, self._booklet):
            self.show_row(shown, is_sheet and on_paper)
        self.booklet.setEnabled(choices.form is not Format.LATEX)  # pdfbook does it there

    def _offer_grids(self, across: bool) -> None:
        """Offer the ways diagrams can stand on the paper as it lies."""
        words = []
        for number, (columns, rows) in GRIDS.items():
            wide, high = (rows, columns) if across else (columns, rows)
            if number == 1:
                words.append((1, self.tr("1 on a page")))
            else:
                words.append((number, fill(self.tr("%1: %2 across, %3 down"), number, wide, high)))
        self.per_page.fill(words)
