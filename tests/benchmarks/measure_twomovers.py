# SPDX-License-Identifier: GPL-3.0-or-later
"""Two-movers whole, as Python values and as JSON text: milliseconds of CPU time, mean of all.

Usage: python tests/benchmarks/measure_twomovers.py FILE [TIMES]

FILE has one JSON object a line, with `fen` and `stipulation`; its two-movers are solved in one
session with one thread, as a composer's are, each as often as TIMES says (3), and the least
counts. `keys` is for keys and verdict only, `whole` for keys with their play, set play and tries,
`json` for the text of that on top, `nodes` the positions looked at for the whole.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.stipulation import parse_stipulation
from composer.solver.session import Session, backend
from composer.solver.solution import Solution
from composer.solver.solve import solve, solve_keys

TWO = parse_stipulation("#2")


def _least(times: int, work: Callable[[], Any]) -> tuple[float, Any]:
    least = float("inf")
    for _ in range(times):
        started = time.process_time_ns()
        done = work()
        least = min(least, (time.process_time_ns() - started) / 1e6)
    return least, done


def measure(positions: list[Position], times: int) -> dict[str, list[float]]:
    """Return milliseconds by what was measured, one for each position."""
    session = Session(threads=1)
    found: dict[str, list[float]] = {"keys": [], "whole": [], "json": [], "nodes": []}

    def whole(position: Position) -> Solution:
        return solve(position, TWO, session=session)

    for position in positions:
        found["keys"].append(_least(times, lambda: solve_keys(position, TWO, session=session))[0])  # noqa: B023
        took, solution = _least(times, lambda: whole(position))  # noqa: B023
        found["whole"].append(took)
        found["json"].append(_least(times, solution.to_json)[0])
        found["nodes"].append(solution.nodes)
    return found


def main() -> None:
    """Print the table."""
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    rows = [json.loads(line) for line in lines]
    positions = [parse_fen(row["fen"]) for row in rows if row.get("stipulation", "#2") == "#2"]
    print(f"{len(positions)} two-movers, solver: {backend()}, one thread, ms of CPU time")
    print(f"{'':8} {'mean':>9} {'median':>9} {'most':>9}")
    for name, values in measure(positions, times).items():
        mean, median, most = statistics.mean(values), statistics.median(values), max(values)
        print(f"{name:8} {mean:>9.3f} {median:>9.3f} {most:>9.3f}")


if __name__ == "__main__":
    main()
