# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a printed sheet of the sample collection takes, in each form.

    python tests/benchmarks/measure_sheets.py [NUMBER]

NUMBER problems (100 if not given) are solved, laid out and written.
"""

from __future__ import annotations

import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

from composer.diagrams.pages.entry import solved_entries
from composer.diagrams.pages.entryform import EntryForm
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.painting.page import offscreen_application
from composer.diagrams.writing.sheets import write_form, write_sheet
from composer.library.changes.samples import sample_problems
from composer.notation.printed import PrintOptions


def main() -> None:
    """Print the seconds of each form."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    problems = list(islice(cycle(sample_problems()), number))
    print(f"{number} problems")
    begun = time.perf_counter()
    entries = solved_entries(problems, PrintOptions())
    print(f"{'solved with phase tables':32}{time.perf_counter() - begun:8.2f} s")
    begun = time.perf_counter()
    pages = sheet_pages(entries, SheetStyle(solutions=Solutions.END))
    took = time.perf_counter() - begun
    print(f"{'laid out, measured without Qt':32}{took:8.2f} s, {len(pages)} pages")
    with tempfile.TemporaryDirectory() as folder, offscreen_application():
        for ending in (".pdf", ".svg", ".tex", ".png"):
            for solutions in Solutions:
                path = Path(folder, f"sheet-{solutions.value}{ending}")
                begun = time.perf_counter()
                files = write_sheet(path, problems, SheetStyle(solutions=solutions))
                took = time.perf_counter() - begun
                size = sum(file.stat().st_size for file in files) / 1000
                name = f"{ending}, solutions: {solutions.value}"
                print(f"{name:32}{took:8.2f} s, {size:.0f} kB")
        begun = time.perf_counter()
        write_form(Path(folder, "form.pdf"), problems, EntryForm(number="1"))
        print(f"{'entry forms, .pdf':32}{time.perf_counter() - begun:8.2f} s")


if __name__ == "__main__":
    main()
