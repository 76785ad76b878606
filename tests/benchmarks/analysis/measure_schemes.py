# SPDX-License-Identifier: GPL-3.0-or-later
"""What the scheme bench takes: milliseconds of processor time, median and most.

    python tests/benchmarks/analysis/measure_schemes.py FOLDER

FOLDER has the files of answers that `tests/truth/schemes.py` compares.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from composer.analysis.schemes.keepandkill import Phase, keep_and_kill, stoppers
from composer.analysis.schemes.keyorder import ranked
from composer.analysis.schemes.nearmisses import patches
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.separator import separate
from composer.analysis.schemes.smaller import smaller
from composer.analysis.schemes.takebacks import keys_of
from composer.problem.fen import parse_fen
from composer.solver.schemeplay import number_of, parse_step, scheme_board


def number(text: str) -> int:
    """Return a move as a number; `-` is set play."""
    return 0 if text == "-" else number_of(parse_step(text))


def records(path: Path) -> Iterable[dict[str, Any]]:
    """Yield the records of a file."""
    return map(json.loads, path.read_text(encoding="utf-8").splitlines())


def wanted(first: str, mates: dict[str, str]) -> Phase:
    """Return a phase with its wanted mates."""
    return Phase(number(first), {number(one): number(mate) for one, mate in mates.items()})


def main() -> None:
    """Print the table."""
    folder = Path(sys.argv[1])
    times: dict[str, list[float]] = defaultdict(list)

    def measure(name: str, work: Callable[[], object]) -> None:
        started = time.process_time_ns()
        work()
        times[name].append((time.process_time_ns() - started) / 1e6)

    for record in records(folder / "postkey-visible.jsonl"):
        after = parse_fen(record["post"])
        measure("live table", lambda: table_of(scheme_board(after)))  # noqa: B023
        measure("all keys", lambda: list(keys_of(after, 0)))  # noqa: B023
        measure("all keys, in their order", lambda: ranked(after, keys_of(after, 0)))  # noqa: B023
        if len(times["one patch, first found"]) < 40:
            measure("one patch, first found", lambda: next(patches(after), None))  # noqa: B023
            measure("one patch, all", lambda: list(patches(after)))  # noqa: B023
    for record in records(folder / "separate-visible.jsonl"):
        diagram = parse_fen(f"{record['fen']} w - - 0 1")
        defences = list(map(number, record["defences"]))
        measure("separator", lambda: separate(diagram, defences))  # noqa: B023
    for record in records(folder / "keepkill-phases-visible.jsonl"):
        diagram = parse_fen(f"{record['fen']} w - - 0 1")
        phases = [wanted(*phase) for phase in record["phases"].items()]
        measure("keep and kill, two phases", lambda: list(keep_and_kill(diagram, phases)))  # noqa: B023
    for record in records(folder / "keepkill-visible.jsonl"):
        diagram = parse_fen(f"{record['fen']} w - - 0 1")
        phase = wanted(record["key"], record["thematic"])
        measure("stoppers", lambda: list(stoppers(diagram, phase)))  # noqa: B023
        measure("smaller form, up to three", lambda: list(smaller(diagram, phase, False, 3)))  # noqa: B023
    print(f"{'':28} {'median':>8} {'most':>8}")
    for name, taken in times.items():
        print(f"{name:28} {statistics.median(taken):>8.1f} {max(taken):>8.1f}")


if __name__ == "__main__":
    main()
