# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure how long problems of tables games take: processor time of whole answers.

    python tests/benchmarks/dice/measure_tables.py [--problems N]

Positions by chance: five men at home, or on the way with one outside, two dice; prints the median
and the greatest time in milliseconds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

from composer.games.tables import Sort, TablesGoal, TablesPlay, TablesPosition, TablesProblem
from composer.games.tables import TablesTask as Task
from composer.rules.book import Rules
from composer.rules.historic.tables.books import tables_book, tables_row
from composer.rules.historic.tables.row import BAR
from composer.solver.dice.solve import solve_tables

_BOOK, _ROW = tables_book("tables"), tables_row("tables")
_RULES = Rules.of(_BOOK, {"hit": "enter", "throw": "most"})


def _home(chance: random.Random) -> TablesPosition:
    """Five men on the last six points."""
    men: dict[int, int] = {}
    for _ in range(5):
        point = chance.randint(1, 6)
        men[point] = men.get(point, 0) + 1
    return TablesPosition.of(men)


def _meeting(chance: random.Random) -> TablesPosition:
    """Nine men of each side who meet, one of them outside."""
    points = list(range(1, 25))
    chance.shuffle(points)
    white: dict[Sort, int] = {(BAR, False): 1}
    white |= {(point, False): chance.choice((1, 2)) for point in points[:5]}
    black: dict[Sort, int] = {(point, False): chance.choice((1, 2)) for point in points[5:11]}
    return TablesPosition.placed(_ROW, {"white": white, "black": black})


_MEASURED: tuple[tuple[str, Callable[[random.Random], TablesPosition], Task], ...] = (
    ("all off, throw and 2 more", _home, Task(TablesGoal.ALL_OFF, TablesPlay.BEST, 2, (5, 2))),
    ("all off, throw and 3 more", _home, Task(TablesGoal.ALL_OFF, TablesPlay.BEST, 3, (5, 2))),
    ("within 2 throws", _home, Task(TablesGoal.WITHIN, TablesPlay.CHANCE, 2)),
    ("within 3 throws", _home, Task(TablesGoal.WITHIN, TablesPlay.CHANCE, 3)),
    ("fewest throws on average", _home, Task(TablesGoal.EXPECTED, TablesPlay.CHANCE)),
    ("can he hit", _meeting, Task(TablesGoal.HIT_CHANCE, TablesPlay.CHANCE)),
    ("safest play", _meeting, Task(TablesGoal.SAFEST, TablesPlay.BEST, 1, (5, 2))),
    ("all throws that save", _meeting, Task(TablesGoal.SAVES, TablesPlay.CHANCE)),
)


def main() -> None:
    """Measure every task."""
    parser = argparse.ArgumentParser(description="Measure tables games.")
    parser.add_argument("--problems", type=int, default=20)
    count = parser.parse_args().problems
    for name, made, task in _MEASURED:
        chance, times = random.Random(name), []
        for _ in range(count):
            problem = TablesProblem(made(chance), _RULES, task)
            began = time.process_time()
            solve_tables(problem)
            times.append((time.process_time() - began) * 1000)
        told = f"median {statistics.median(times):8.1f} ms  greatest {max(times):8.1f} ms"
        print(f"{name:28} {told}", flush=True)


if __name__ == "__main__":
    main()
