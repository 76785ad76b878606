# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure what the proofs of castling and en passant cost: of diagrams at hand, or of a file.

    python tests/benchmarks/measure_rights.py [FILE.jsonl ...]

Prints, for the quick look that many diagrams get and for the whole one, the milliseconds of one
core (least of five) and positions looked at: median and most.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from statistics import median

from composer.problem.fen import parse_fen
from composer.problem.position import Position, possible_castling
from composer.retro.rights.proving import CHEAP, FULL, rights
from composer.retro.rights.values import capturable_passing

OURS = Path(__file__).parents[1] / "data" / "rights.jsonl"


def diagrams(paths: list[Path]) -> list[Position]:
    """Return the diagrams that have a right to be judged."""
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    found = [parse_fen(json.loads(line)["fen"]) for line in lines]
    return [
        position
        for position in found
        if possible_castling(position.board) or capturable_passing(position)
    ]


def measure(position: Position, budget: int) -> tuple[float, int]:
    """Return milliseconds and positions looked at."""
    least = float("inf")
    for _ in range(5):
        started = time.process_time()
        found = rights(position, budget)
        least = min(least, time.process_time() - started)
    return 1000 * least, found.nodes


def main() -> None:
    """Print the table."""
    positions = diagrams([Path(name) for name in sys.argv[1:]] or [OURS])
    print(f"{len(positions)} diagrams")
    for name, budget in (("quick", CHEAP), ("whole", FULL)):
        measured = [measure(position, budget) for position in positions]
        times, nodes = [each[0] for each in measured], [each[1] for each in measured]
        print(f"{name}: median {median(times):.2f} ms, most {max(times):.2f} ms;", end=" ")
        print(f"{median(nodes):.0f} positions, most {max(nodes)}")


if __name__ == "__main__":
    main()
