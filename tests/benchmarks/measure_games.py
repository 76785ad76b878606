# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure how long problems of games that are no chess take, by the compiled engine.

    python tests/benchmarks/measure_games.py [--problems N] [--plain] [GAME ...]

For each game, play and number of turns: problems by chance with 5 to 10 men, solved whole. Prints
the median and the greatest time in milliseconds and the turns looked at; with `--plain` also how
many times as long the plain engine takes for the first of them that it can do soon.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "common"))

from gamepositions import random_position, random_task

from composer.games.defects import defects
from composer.games.task import GamePlay, GameProblem
from composer.rules.book import RuleBook, Rules
from composer.rules.books import GAME_BOOKS, game_book_of
from composer.solver.games.solve import engine_of, solve_game

_PLAYS = (GamePlay.DIRECT, GamePlay.SELF, GamePlay.HELP)


def problems(book: RuleBook, play: GamePlay, turns: int, count: int) -> Iterator[GameProblem]:
    """Yield problems with the book's own options in which nobody has won yet."""
    chance = random.Random(f"{book.id} {play.value} {turns}")
    while count:
        position = random_position(chance, book, 13 if book.id in ("hare", "halatafl") else 5)
        men = sum(map(bool, position.men))
        task = random_task(chance, position, turns)
        hunt = book.id in ("hare", "halatafl")
        fits = 5 <= men <= (14 if hunt else 10)
        if not fits or task.play is not play or task.turns != turns or defects(position):
            continue
        problem = GameProblem(position, Rules(book), task)
        if engine_of(problem).winner() is None:
            count -= 1
            yield problem


def _seconds(problem: GameProblem, plain: bool = False) -> tuple[float, int]:
    began = time.perf_counter()
    answer = solve_game(problem, plain=plain)
    return time.perf_counter() - began, answer.nodes


def _measure(book: RuleBook, play: GamePlay, turns: int, count: int, plain: bool) -> None:
    given = list(problems(book, play, turns, count))
    found = [_seconds(problem) for problem in given]
    times = [seconds * 1000 for seconds, _ in found]
    row = [
        f"{book.id:12} {play.value:7} {turns}",
        f"median {statistics.median(times):8.2f} ms",
        f"greatest {max(times):9.1f} ms",
        f"{statistics.median(nodes for _, nodes in found):10,.0f} turns",
    ]
    if plain:
        soon = [number for number, (_, nodes) in enumerate(found) if nodes < 100_000][:3]
        slow = sum(_seconds(given[number], True)[0] for number in soon)
        quick = sum(found[number][0] for number in soon)
        row.append(f"plain {slow / quick:7.0f} times as long" if soon else "plain: too long")
    print("  ".join(row), flush=True)


def main() -> None:
    """Measure the games that were named, or all."""
    parser = argparse.ArgumentParser(description="Measure games that are no chess.")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--problems", type=int, default=40)
    parser.add_argument("--plain", action="store_true")
    given = parser.parse_args()
    for book in [game_book_of(name) for name in given.games] or GAME_BOOKS:
        for play in _PLAYS:
            for turns in (2, 3):
                if turns == 3 and (play is GamePlay.HELP or len(book.geometry) > 100):
                    continue
                _measure(book, play, turns, given.problems, given.plain)


if __name__ == "__main__":
    main()
