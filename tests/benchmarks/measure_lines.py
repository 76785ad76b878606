# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast help play and series are solved, beside the reference program of the field.

python tests/benchmarks/measure_lines.py [PROBLEMS.jsonl]

PROBLEMS holds one published problem a line, with `fen`, `stipulation` and `result`: the lines, and
`wall_time`, what the reference program took on a machine that had other work. Ours is processor
time, for all lines and set play as Python objects, by one thread in a session of its own. Of what
takes longer than `SHARED` it is told, too, how evenly two threads share the work: how many times
as long one thread works as the busier of two.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_stipulation
from composer.solver.kernel.engine import LineKernel, LineSolve
from composer.solver.lines import MOST_LINES
from composer.solver.options import SolveOptions
from composer.solver.session import Session
from composer.solver.solve import solve

CORPUS: Final = Path(__file__).resolve().parents[3] / "shared" / "corpus" / "composed-play.jsonl"
SHARED: Final = 1.0  # seconds of one thread
ANCHORS: Final = (  # name, position, stipulation, seconds that the reference program took
    ("T11/T12", "2rR2BK/p1n1q1pp/1nPrb3/3kb3/8/1p1p4/3PP3/8 b - - 0 1", "h#3", 0.804),
    ("T13/T14", "k1n5/1n6/8/8/7p/5p1N/5p2/5K1R b - - 0 1", "h#4", 0.014),
    ("T15/T16", "2N5/3p4/3rkpK1/8/3n4/8/8/8 b - - 0 1", "h#5", 0.014),
    ("T20", "8/3p4/8/1KPp4/3P4/8/k2P4/2B2B2 b - - 0 1", "ser-h#14", 0.161),
)


@dataclass(frozen=True, slots=True)
class Measured:
    """One problem: what it asks, our seconds, the reference program's, whether lines agree."""

    fen: str
    stipulation: str
    ours: float
    theirs: float
    equal: bool


def measure(record: dict[str, Any]) -> Measured:
    """Solve a problem in a session of its own, as the reference program does."""
    begun = time.process_time()
    session = Session(threads=1)
    solution = solve(record["fen"], record["stipulation"], SolveOptions(), session=session)
    session.close()
    seconds = time.process_time() - begun
    ours = {tuple(move.uci for move in line.moves) for line in solution.lines}
    theirs = {tuple(filter(None, line)) for line in record["result"]["solutions"]}
    stipulation, taken = record["stipulation"], record["result"]["wall_time"]
    return Measured(record["fen"], stipulation, seconds, taken, ours == theirs)


def problems(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the problems of these kinds."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            asked = parse_stipulation(record["stipulation"])
            if asked.has_lines and record["result"]["status"] == "ok":
                yield record


def share_of_two(fen: str, stipulation: str) -> float:
    """Return how many times as long one thread works as the busier of two."""
    (alone,), shared = _worked(fen, stipulation, 1), _worked(fen, stipulation, 2)
    return alone / max(shared)


def _worked(fen: str, stipulation: str, threads: int) -> list[float]:
    """Return the seconds of processor time that each of some threads worked."""
    asked = parse_stipulation(stipulation)
    work = LineSolve(LineKernel(64), parse_fen(fen), asked, bytearray(1))
    work.want(MOST_LINES)
    seconds = [0.0] * threads

    def run(number: int) -> None:
        begun = time.thread_time()
        work.run(number)
        seconds[number] += time.thread_time() - begun

    for length in work.lengths:
        work.begin_length(length)
        running = [threading.Thread(target=run, args=(number,)) for number in range(threads)]
        for thread in running:
            thread.start()
        for thread in running:
            thread.join()
    return seconds


def row(name: str, found: list[Measured]) -> str:
    """Sum up problems of one kind."""
    ours, theirs = sum(each.ours for each in found), sum(each.theirs for each in found)
    times = [each.ours for each in found]
    slower = max(each.ours - each.theirs for each in found)
    return (
        f"{name:9}{len(found):5}{ours:9.3f}{median(times) * 1000:9.2f}{max(times) * 1000:9.1f}"
        f"{theirs:9.2f}{theirs / ours:7.0f}{slower * 1000:11.1f}"
        f"{sum(not each.equal for each in found):9}"
    )


def main() -> None:
    """Measure the problems of a file and the anchors; print the table."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else CORPUS
    found = [measure(record) for record in problems(path)]
    print("             n    sum s  median ms  most ms  their s  times  slower ms  differing")
    for kind in sorted({each.stipulation for each in found}):
        print(row(kind, [each for each in found if each.stipulation == kind]))
    print(row("all", found))
    for each in found:
        if each.ours > SHARED:
            share = share_of_two(each.fen, each.stipulation)
            print(
                f"{each.stipulation} {each.fen}: {each.ours:.2f} s, two threads {share:.2f} times"
            )
    for name, fen, stipulation, theirs in ANCHORS:
        begun = time.process_time()
        solution = solve(fen, stipulation, SolveOptions(), session=Session(threads=1))
        ours = time.process_time() - begun
        print(f"{name} {stipulation}: {ours:.4f} s, theirs {theirs:.3f} s; {solution.message}")


if __name__ == "__main__":
    main()
