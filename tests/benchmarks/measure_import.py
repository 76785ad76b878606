# SPDX-License-Identifier: GPL-3.0-or-later
"""How many problems a second come into a library, from JSON and from YAML.

    python tests/benchmarks/measure_import.py [NUMBER]

The problems are the sample collection with two to four men moved, so that positions differ, as
they do in a real collection: what has the same position is compared and linked.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

from build_library import disturbed

from composer.formats.sniff import scan_problems
from composer.formats.writing import write_problems
from composer.library.access.store import Library
from composer.library.changes.intake import bring_in
from composer.library.changes.samples import sample_problems
from composer.problem.problem import Problem


def varied(number: int) -> list[Problem]:
    """Return so many problems, hardly any two of them with the same position."""
    dice = random.Random(1)
    every = (
        replace(problem, position=disturbed(disturbed(problem.position, dice), dice))
        for problem in cycle(sample_problems())
    )
    return list(islice(every, number))


def measure(source: Path, folder: Path) -> None:
    """Import a file into a new library and print how fast it was."""
    begun, worked = time.perf_counter(), time.process_time()
    with Library.create(folder / f"{source.name}.chesslib") as library:
        *_, done = bring_in(library, scan_problems(source))
    wall, cpu = time.perf_counter() - begun, time.process_time() - worked
    print(
        f"{source.suffix[1:]}: {done.seen} read, {done.added} added, "
        f"{done.seen / wall:.0f}/s ({done.seen / cpu:.0f} a second of one core)"
    )


def main() -> None:
    """Measure both forms."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for end in ("jsonl", "olv"):
            source = folder / f"problems.{end}"
            write_problems(source, varied(number))
            measure(source, folder)


if __name__ == "__main__":
    main()
