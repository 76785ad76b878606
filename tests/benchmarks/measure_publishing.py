# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the export window takes from a choice to the page, and how long the window stands still.

Run as a program; nothing is tested here.
"""

from __future__ import annotations

import os
import time
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from composer.diagrams.files.forms import Format
from composer.diagrams.pages.sheetstyle import Solutions
from composer.gui.documents.workbench import Workbench
from composer.gui.publishing.choices import OutputKind, What
from composer.gui.publishing.exporting import ExportWindow
from composer.gui.publishing.stock import Stock
from composer.gui.user.prompts import Prompts
from composer.library.changes.samples import sample_problems
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation


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


def main() -> None:
    """Measure and print."""
    application = QApplication([])
    workbench = Workbench()
    two = parse_stipulation("#2")
    stock = Shelf(workbench)
    stock.problems = tuple(
        sample_problem for sample_problem in sample_problems() if sample_problem.stipulation == two
    )
    workbench.document.open(stock.problems[0])
    window = ExportWindow(stock, Prompts())
    window.resize(1100, 822)
    window.show()
    gaps, last = [0.0], [time.perf_counter()]

    def tick() -> None:
        now = time.perf_counter()
        gaps.append(now - last[0])
        last[0] = now

    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(5)

    def measure(name: str, **changes: object) -> None:
        gaps.clear()
        last[0] = start = time.perf_counter()
        window.choose(**changes)
        wanted = replace(window.choices)
        while window._seen is None or window._seen.asked.choices != wanted:
            application.processEvents()
            time.sleep(0.001)
        took = time.perf_counter() - start
        print(f"{name:32} {took * 1000:7.0f} ms, longest pause {max(gaps, default=0) * 1000:4.0f}")

    sheet = {"what": What.SELECTED, "kind": OutputKind.SHEET, "form": Format.PDF}
    measure("one diagram", what=What.BOARD, kind=OutputKind.DIAGRAM, form=Format.PNG)
    measure("100 problems", **sheet)
    measure("100, solved, under", solutions=Solutions.UNDER)
    measure("100, full", compact=False)
    measure("100, at the end", solutions=Solutions.END)
    measure("100, LaTeX", form=Format.LATEX)
    measure("2000 problems", what=What.FOUND, solutions=Solutions.NONE, form=Format.PDF)
    window.close_worker()


if __name__ == "__main__":
    main()
