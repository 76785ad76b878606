# SPDX-License-Identifier: GPL-3.0-or-later
"""How many problems a second come into a library, from JSON and from YAML.

    python tests/benchmarks/measure_import.py [NUMBER]

The problems are the sample collection, shifted in what is asked so that all of them differ.
"""

from __future__ import annotations

import sys
import tempfile
import time
from dataclasses import replace
from itertools import count, islice
from pathlib import Path

from composer.formats.sniff import scan_problems
from composer.formats.writing import write_problems
from composer.library.intake import bring_in
from composer.library.samples import sample_problems
from composer.library.store import Library
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation


def varied(number: int) -> list[Problem]:
    """Return so many problems that all differ."""
    samples = sample_problems()
    every = (
        replace(each, stipulation=Stipulation(each.stipulation.goal, moves))
        for moves in count(1)
        for each in samples
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
