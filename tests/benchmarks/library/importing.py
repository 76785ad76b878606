# SPDX-License-Identifier: GPL-3.0-or-later
"""How many problems a second come into a library: into a new one, and into a large one.

The problems are published ones with two to four men moved, so that positions differ, as they do in
a real collection: what has the same position is compared and linked.
"""

from __future__ import annotations

import random
import shutil
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.library.build import disturbed, large

from composer.formats.sniff import scan_problems
from composer.formats.writing import write_problems
from composer.library.access.store import Library
from composer.library.changes.intake import bring_in
from composer.library.changes.samples import sample_problems
from composer.problem.problem import Problem

GOAL: Final = 3000.0  # a second
VALUES: Final = "half of it is to make values of what the reader of the text tells"
FORMS: Final = {"JSON": "jsonl", "YAML": "olv"}


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    source_of = {}
    with tempfile.TemporaryDirectory(dir=given.made if given.made.exists() else None) as name:
        folder = Path(name)
        for form, end in FORMS.items():
            source_of[form] = folder / f"problems.{end}"
            write_problems(source_of[form], varied(given.number(10_000, 300)))
            yield brought(f"import of {form} into a new library", source_of[form], folder / end)
        copy = folder / "large"
        shutil.copyfile(large(given), copy)
        yield brought("import of JSON into a large library", source_of["JSON"], copy)


def varied(number: int) -> list[Problem]:
    """Return so many problems, hardly any two of them with the same position."""
    dice = random.Random(1)
    every = (
        replace(problem, position=disturbed(disturbed(problem.position, dice), dice))
        for problem in cycle(sample_problems())
    )
    return list(islice(every, number))


def brought(name: str, source: Path, path: Path) -> Figure:
    """Bring a file into a library, as a command does."""
    library = Library.open(path) if path.exists() else Library.create(path)
    with library:
        begun, worked = time.perf_counter(), time.process_time()
        *_, done = bring_in(library, scan_problems(source))
    passed, spent = time.perf_counter() - begun, time.process_time() - worked
    return Figure(
        name,
        done.seen / spent,
        "a second",
        GOAL,
        True,
        note=f"of one core; {done.seen:,} read, {done.added:,} added, "
        f"{done.seen / passed:,.0f} a second by the clock",
        hindrance=VALUES,
    )
