# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast self and reflex play is solved, beside the reference program of the field.

python tests/benchmarks/measure_selfplay.py [PROBLEMS.jsonl] [THREADS]

PROBLEMS holds one published problem a line, with `fen`, `stipulation` and `result`: the keys, for
shorter ones the whole tree, and `wall_time`, what the reference program took on a machine that
had other work. Ours is the processor time of all threads, for just what the record holds: the
keys, or all phases as Python objects with the play after every continuation.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from composer.problem.stipulation import parse_stipulation
from composer.problem.stipulations.play import Play
from composer.solver.options import SolveOptions
from composer.solver.phases import Phase, Variation
from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.solver.solve import solve, solve_keys

PLAYS: Final = (Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)
CORPUS: Final = Path(__file__).resolve().parents[3] / "shared" / "corpus" / "composed-play.jsonl"
ANCHORS: Final = (  # name, position, stipulation, seconds that the reference program took
    ("T17", "8/6p1/1p2p1R1/b3K3/3P4/3Qnk1B/2pprp2/2q1r3 w - - 0 1", "s#2", 0.013),
    ("T18", "2nq1b2/p2pk1pR/Rp1N4/1P6/PKB5/1PBQ4/8/8 w - - 0 1", "s#3", 0.111),
    ("T19", "8/4B3/3Rp2p/2Nbk1pP/1Qp2pKn/1N3P1P/3R4/8 w - - 0 1", "s#4", 2.252),
)


@dataclass(frozen=True, slots=True)
class Measured:
    """One problem: what it asks, our seconds, the reference program's, whether the keys agree."""

    fen: str
    stipulation: str
    ours: float
    theirs: float
    equal: bool


def unfold(variations: tuple[Variation, ...]) -> int:
    """Work out the play after every continuation; return how many variations there are."""
    return len(variations) + sum(
        unfold(answer.variations) for variation in variations for answer in variation.continuations
    )


def unfold_all(solution: Solution) -> None:
    """Work out all that is put off until somebody asks."""
    phases: list[Phase] = [*solution.keys, *solution.tries]
    if solution.set_play is not None:
        phases.append(solution.set_play)
    for phase in phases:
        unfold(phase.variations)


def measure(record: dict[str, Any], threads: int) -> Measured:
    """Solve a problem in a session of its own, as the reference program does."""
    result = record["result"]
    whole = bool(result["tries"] or result["setplay"])
    whole |= any(key["variations"] or key["threats"] for key in result["keys"])
    begun = time.process_time()
    session = Session(threads=threads)
    if whole:
        solution = solve(record["fen"], record["stipulation"], SolveOptions(), session=session)
        unfold_all(solution)
    else:
        solution = solve_keys(record["fen"], record["stipulation"], session=session)
    session.close()
    seconds = time.process_time() - begun
    keys = {key.move.uci for key in solution.keys if key.move is not None}
    equal = keys == {key["move"] for key in result["keys"]}
    stipulation, theirs = record["stipulation"], result["wall_time"]
    return Measured(record["fen"], stipulation, seconds, theirs, equal)


def problems(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the problems of these kinds."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            asked = parse_stipulation(record["stipulation"])
            if asked.play in PLAYS and not asked.series and record["result"]["status"] == "ok":
                yield record


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
    threads = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    found = [measure(record, threads) for record in problems(path)]
    print(f"{threads} thread{'' if threads == 1 else 's'}; times of ours are of the processor")
    print("             n    sum s  median ms  most ms  their s  times  slower ms  differing")
    for kind in sorted({each.stipulation for each in found}):
        print(row(kind, [each for each in found if each.stipulation == kind]))
    print(row("all", found))
    for name, fen, stipulation, theirs in ANCHORS:
        begun = time.process_time()
        solution = solve(fen, stipulation, SolveOptions(tries=False), session=Session(threads=1))
        unfold_all(solution)
        ours = time.process_time() - begun
        print(f"{name} {stipulation}: {ours:.4f} s, theirs {theirs:.3f} s; {solution.message}")


if __name__ == "__main__":
    main()
