# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure moves taken back, and try them on many positions.

    python tests/benchmarks/measure_retro.py [--trips N]

Prints for each diagram of `tests/data/unmoves.json` how long its un-moves take as Python values,
by compiled code and by plain Python, and how many rows of un-moves are counted a second. With
`--trips`, that many positions of random games are gone through in both directions: the reverse
of every legal move must be among the un-moves of the position that it leads to, and every
un-move, taken back, must be a legal move that leads to the diagram again.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "common"))

from oracle.retro.unmoves import plain_unmoves
from retro.unmoving import games, played_again, reverse_of, without_history

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.retro.unmoves.finding import count_unmoves, unmoves
from composer.solver.legal import legal_moves, position_after

_CASES = Path(__file__).resolve().parent.parent / "data" / "unmoves.json"


def _microseconds(work: Callable[[], object], times: int) -> float:
    work()
    found = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        found.append(time.perf_counter() - began)
    return statistics.median(found) * 1e6


def measure_diagrams() -> None:
    """Print the times of each diagram."""
    for case in json.loads(_CASES.read_text(encoding="utf-8")):
        position, depth = parse_fen(case["fen"]), len(case["counts"])
        listed = _microseconds(lambda position=position: unmoves(position), 300)
        plain = _microseconds(lambda position=position: plain_unmoves(position), 5)
        began = time.perf_counter()
        rows = count_unmoves(position, depth)
        rate = rows / (time.perf_counter() - began) / 1e6
        print(
            f"{case['name']:34} {case['counts'][0]:4} un-moves  {listed:6.1f} us"
            f"  plain {plain:8.0f} us  {rate:7.1f} million rows a second ({depth} half-moves)"
        )


def go_round(position: Position) -> tuple[int, int]:
    """Try all moves and all un-moves of a position; return how many there were.

    Raises:
        AssertionError: one of them does not lead back.
    """
    moves = legal_moves(position)
    for move in moves:
        after = without_history(position_after(position, move))
        assert reverse_of(move) in unmoves(after), (position, move.uci)
    found = unmoves(without_history(position))
    for unmove in found:
        reached = played_again(without_history(position), unmove)
        assert reached is not None, (position, unmove.text())
        assert without_history(reached) == without_history(position), (position, unmove.text())
    return len(moves), len(found)


def go_round_many(count: int, seed: int) -> None:
    """Go round so many positions of random games, and print what was tried."""
    began, positions, moves, back = time.perf_counter(), 0, 0, 0
    chance = random.Random(seed)
    for game in games(seed):
        for position, _, _ in game:
            if chance.random() < 0.25:  # positions a move apart are much the same
                forward, backward = go_round(position)
                positions, moves, back = positions + 1, moves + forward, back + backward
        if positions >= count:
            break
    seconds = time.perf_counter() - began
    print(f"{positions:,} positions, {moves:,} moves and {back:,} un-moves in {seconds:.0f} s")


def main() -> None:
    """Measure, and try if asked to."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--trips", type=int, default=0)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    if given.trips:
        go_round_many(given.trips, given.seed)
    else:
        measure_diagrams()


if __name__ == "__main__":
    main()
