# SPDX-License-Identifier: GPL-3.0-or-later
"""The doors that users go through, beside Popeye in one run: ratios of processor time.

    python tests/benchmarks/door/measure_door.py FILE.jsonl [--popeye PATH] [--most N]

FILE has one JSON object a line, with `fen` and `stipulation`; its two-movers are put to
`composer.solve`, each by itself, as Python objects and as JSON text, and to Popeye in one file,
with set play, tries and variations (`--popeye`, else what PATH finds). Then `check` solves the
same file as a command with one process. At last it is counted how long commands take that solve
one position, or none, against `python -c pass`; the least of five.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import composer
from composer.solver.session import backend

ONE = "8/8/8/8/8/1K6/7R/k7 w - - 0 1"
TIMES = 5


def door(fens: Sequence[str], asks: Callable[[str], object]) -> list[float]:
    """Return the milliseconds of processor time that each position takes."""
    found = []
    for fen in fens:
        started = time.process_time_ns()
        asks(fen)
        found.append((time.process_time_ns() - started) / 1e6)
    return found


def processor_time(command: Sequence[str]) -> float:
    """Return the seconds of processor time that a command takes, its children's included."""
    before = os.times()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = os.times()
    return (after.children_user + after.children_system) - (
        before.children_user + before.children_system
    )


def popeye_seconds(popeye: Path, fens: Sequence[str]) -> float:
    """Return the seconds that Popeye takes for all positions in one file."""
    problems = "NextProblem\n".join(
        f"Forsyth {fen.split()[0].replace('N', 'S').replace('n', 's')}\n"
        "Stipulation #2\nOption SetPlay Try Variation NoBoard\n"
        for fen in fens
    )
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "asked.inp"
        asked.write_text(f"BeginProblem\n{problems}EndProblem\n", encoding="utf-8")
        return processor_time([str(popeye), "-maxmem", "64M", str(asked)])


def told(name: str, milliseconds: float, count: int, theirs: float) -> str:
    """Return a row of the table."""
    mine = milliseconds / count
    beside = f"{theirs / milliseconds * 1e3:>9.1f}" if theirs else ""
    return f"{name:34} {mine:>9.3f} {beside}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--popeye", type=Path, default=shutil.which("popeye"))
    parser.add_argument("--most", type=int, default=1000)
    given = parser.parse_args()
    rows = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    fens = [row["fen"] for row in rows if row.get("stipulation", "#2") == "#2"][: given.most]
    composer.solve(ONE, "#2")  # the first one loads what solves
    objects = door(fens, lambda fen: composer.solve(fen, "#2"))
    texts = door(fens, lambda fen: composer.solve(fen, "#2").to_json())
    theirs = popeye_seconds(given.popeye, fens) if given.popeye else 0.0
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "asked.epd"
        asked.write_text("".join(f"{fen}\n" for fen in fens), encoding="utf-8")
        command = [sys.executable, "-m", "composer", "check", str(asked), "-s", "#2", "--jobs", "1"]
        checked = processor_time(command)
    print(f"{len(fens)} two-movers, solver: {backend()}")
    print(f"{'':34} {'ms each':>9} {'Popeye / ours':>13}")
    if theirs:
        print(told("Popeye, all in one file", theirs * 1e3, len(fens), 0))
    print(told("composer.solve", sum(objects), len(fens), theirs))
    print(told("  of half of them at most", statistics.median(objects), 1, theirs / len(fens)))
    print(told("composer.solve(...).to_json()", sum(texts), len(fens), theirs))
    print(told("check FILE", checked * 1e3, len(fens), theirs))
    plain = min(processor_time([sys.executable, "-c", "pass"]) for _ in range(TIMES))
    for words in (("--version",), ("solve", ONE, "-s", "#1"), ("solve", ONE, "-s", "#1", "--json")):
        command = [sys.executable, "-m", "composer", *words]
        took = min(processor_time(command) for _ in range(TIMES))
        print(
            f"{' '.join(words):34.34} {took * 1e3:>9.0f}   {took / plain:.0f} times python -c pass"
        )


if __name__ == "__main__":
    main()
