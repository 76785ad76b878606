# SPDX-License-Identifier: GPL-3.0-or-later
"""The head of the form: which problems, what becomes of them, in which kind of file."""

from __future__ import annotations

from dataclasses import replace

from composer.diagrams.files.forms import Format, LatexPackage
from composer.gui.publishing.choices import Choices, OutputKind, What
from composer.gui.publishing.fields import Choice, Part, Segments
from composer.gui.words.language import fill, grouped


class HeadPart(Part):
    """Three rows of words, and the package where LaTeX is chosen."""

    def __init__(self) -> None:
        super().__init__("")
        self.what = Segments(
            self.tr("Problems"),
            (
                (What.BOARD, self.tr("This problem")),
                (What.SELECTED, self.tr("Selected")),
                (What.FOUND, self.tr("Search")),
            ),
        )
        self.kind = Segments(
            self.tr("Kind"),
            (
                (OutputKind.DIAGRAM, self.tr("Diagram")),
                (OutputKind.SHEET, self.tr("Sheet")),
                (OutputKind.FORM, self.tr("Entry form")),
            ),
        )
        self.form = Segments(
            self.tr("Format"),
            (
                (Format.SVG, "SVG"),
                (Format.PNG, "PNG"),
                (Format.PDF, "PDF"),
                (Format.LATEX, "LaTeX"),
                (Format.HTML, "HTML"),
                (Format.TEXT, self.tr("Text")),
            ),
        )
        self.package = Choice(
            (
                (LatexPackage.DIAGRAM, self.tr("diagram, of the magazines")),
                (LatexPackage.CHESSBOARD, "chessboard"),
                (LatexPackage.SKAK, "skak"),
            )
        )
        for segments in (self.what, self.kind, self.form):
            self.wide_row(segments)
            segments.chosen.connect(self.changed)
        self.row(self.tr("Package"), self.package)
        self.package.currentIndexChanged.connect(self.changed)

    def show_counts(self, selected: int, found: int) -> None:
        """Say how many problems are selected and found."""
        self.what.name(What.SELECTED, fill(self.tr("%1 selected"), grouped(selected)))
        self.what.name(What.FOUND, fill(self.tr("Search, %1"), grouped(found)))

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen."""
        self.what.choose(choices.what)
        self.kind.choose(choices.kind)
        self.form.choose(choices.form)
        self.package.choose(choices.package)
        for form in Format:
            button = self.form.button(form)
            can = form in choices.forms
            button.setEnabled(can)
            words = self.tr("Entry forms are written as PDF, SVG or PNG.")
            button.setToolTip("" if can else words)
        self.show_row(self.package, choices.form is Format.LATEX)

    def taken(self, choices: Choices) -> Choices:
        """Return choices with what is chosen here."""
        return replace(
            choices,
            what=self.what.value,
            kind=self.kind.value,
            form=self.form.value,
            package=self.package.value,
        )
