# SPDX-License-Identifier: GPL-3.0-or-later
"""Where solutions stand, and how they are printed."""

from __future__ import annotations

from dataclasses import replace

from composer.diagrams.files.forms import Format
from composer.diagrams.pages.sheetstyle import Solutions
from composer.gui.look.inputs import TickBox
from composer.gui.publishing.choices import Choices, OutputKind
from composer.gui.publishing.fields import Choice, Part
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
        self.row(self.tr("Place"), self.place)
        self.row(self.tr("Form"), self.extent)
        self.row(self.tr("Set play"), self.set_play)
        self.row(self.tr("Tries"), self.tries)
        self.row("", self.lettered)
        for choice in (self.place, self.extent, self.set_play, self.tries):
            choice.currentIndexChanged.connect(self.changed)
        self.lettered.toggled.connect(self.changed)

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen, where solutions are printed."""
        is_web = choices.form is Format.HTML
        self.setVisible(choices.kind is not OutputKind.DIAGRAM and not is_web)
        self.place.choose(choices.solutions)
        self.extent.choose(choices.compact)
        self.set_play.choose(choices.set_play)
        self.tries.choose(choices.tries)
        self.lettered.blockSignals(True)
        self.lettered.setChecked(choices.lettered)
        self.lettered.blockSignals(False)
        self.show_row(self.place, choices.kind is OutputKind.SHEET)
        for field in (self.extent, self.set_play, self.tries, self.lettered):
            self.show_row(field, choices.prints_solutions)

    def taken(self, choices: Choices) -> Choices:
        """Return choices with what is chosen here."""
        return replace(
            choices,
            solutions=self.place.value,
            compact=self.extent.value,
            set_play=self.set_play.value,
            tries=self.tries.value,
            lettered=self.lettered.isChecked(),
        )

    def _extents(self) -> tuple[tuple[Extent, str], ...]:
        return (
            (Extent.NONE, self.tr("none", "of set play or tries")),
            (Extent.THEMATIC, self.tr("thematic ones")),
            (Extent.ALL, self.tr("all", "of set play or tries")),
        )
