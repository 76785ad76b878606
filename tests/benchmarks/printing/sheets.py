# SPDX-License-Identifier: GPL-3.0-or-later
"""A printed sheet of the sample collection in each form, and a site of two-movers."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import processor, together

from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.painting.page import offscreen_application
from composer.diagrams.web.site import write_site
from composer.diagrams.writing.sheets import write_sheet
from composer.library.changes.samples import sample_problems
from composer.problem.stipulation import TWO_MOVER


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows; solving the problems is part of them, with solutions."""
    count = given.number(100, 5)
    problems = list(islice(cycle(sample_problems()), count))
    with tempfile.TemporaryDirectory() as folder, offscreen_application():
        taken = {}
        for ending in (".pdf", ".svg", ".tex"):
            for solutions in (Solutions.NONE, Solutions.END):
                path = Path(folder, f"sheet-{solutions.value}{ending}")
                style = SheetStyle(solutions=solutions)
                name = f"{ending[1:].upper()}, solutions: {solutions.value}"
                taken[name] = processor(lambda: write_sheet(path, problems, style)) / 1000  # noqa: B023
        yield together(f"a sheet of {count}", taken, unit="s")
        two = [problem for problem in sample_problems() if problem.stipulation == TWO_MOVER]
        number = given.number(500, 10)
        some = islice(cycle(two), number)
        spent = processor(lambda: write_site(Path(folder) / "site", some, "Measured"))
        yield Figure(f"a site of {number} two-movers, solved and written", spent / 1000, "s")
