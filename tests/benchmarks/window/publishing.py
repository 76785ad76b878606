# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window: from a choice to the page, and how long the window stands still meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

from benchmarks.bench.figure import Figure, Given
from benchmarks.window.bench import Ticks, until

from composer.diagrams.files.forms import Format
from composer.diagrams.pages.sheetstyle import Solutions
from composer.gui.documents.workbench import Workbench
from composer.gui.program.app import make_application
from composer.gui.publishing.choices import OutputKind, What
from composer.gui.publishing.exporting import ExportWindow
from composer.gui.publishing.stock import Stock
from composer.gui.user.prompts import Prompts
from composer.library.changes.samples import sample_problems
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER


class Shelf(Stock):
    """A hundred problems selected, two thousand found."""

    problems: tuple[Problem, ...] = ()

    @property
    def is_open(self) -> bool:
        """A library is open."""
        return True

    def count(self, what: What) -> int:
        """How many there are."""
        return {What.BOARD: 1, What.SELECTED: 100, What.FOUND: 2000}[what]

    def fetch(self, what, take, failed) -> None:
        """Hand them over."""
        take(tuple((self.problems * 2000)[: self.count(what)]))


SHEET = {"what": What.SELECTED, "kind": OutputKind.SHEET, "form": Format.PDF}
CHOICES = {
    "one diagram": {"what": What.BOARD, "kind": OutputKind.DIAGRAM, "form": Format.PNG},
    "100 problems": SHEET,
    "100 with solutions under them": {**SHEET, "solutions": Solutions.UNDER},
    "100 with solutions at the end": {**SHEET, "solutions": Solutions.END},
    "2,000 problems": {**SHEET, "what": What.FOUND, "solutions": Solutions.NONE},
}


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    application = make_application()
    stock = Shelf(Workbench())
    stock.problems = tuple(each for each in sample_problems() if each.stipulation == TWO_MOVER)
    window = ExportWindow(stock, Prompts())
    window.resize(1100, 822)
    window.show()
    ticks = Ticks()
    for name, changes in CHOICES.items():
        ticks.gaps()
        begun = time.perf_counter()
        window.choose(**changes)
        wanted = replace(window.choices)
        until(lambda: window._seen is not None and window._seen.asked.choices == wanted)  # noqa: B023
        taken = 1000 * (time.perf_counter() - begun)
        yield Figure(
            f"export, from choice to page: {name}",
            taken,
            note=f"longest pause {max(ticks.gaps()):.0f} ms",
        )
    window.close_worker()
    window.deleteLater()
    application.processEvents()
