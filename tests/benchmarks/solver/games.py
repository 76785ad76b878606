# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of games that are no chess, by chance: 5 men and more, the book's own options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import number, processor, share
from gamepositions import random_position, random_task  # of `tests/common`

from composer.games.defects import defects
from composer.games.task import GamePlay, GameProblem
from composer.rules.book import RuleBook, Rules
from composer.rules.gamebooks import GAME_BOOKS
from composer.solver.games.solve import engine_of, solve_game

ASKED: Final = ((GamePlay.DIRECT, 2), (GamePlay.SELF, 2), (GamePlay.HELP, 2))
MOST_MEN: Final = {"hare": 14, "halatafl": 14, "assault": 14, "arithmomachia": 24}
"""How many men there may be where ten are too few: a pack has lost, a pyramid is not whole."""


def problems(book: RuleBook, play: GamePlay, turns: int, count: int) -> Iterator[GameProblem]:
    """Yield problems in which nobody has won yet."""
    chance = random.Random(f"{book.id} {play.value} {turns}")
    most = MOST_MEN.get(book.id, 10)
    while count:
        position = random_position(chance, book, 13 if most == 14 else 8)
        task = random_task(chance, position, turns)
        fits = 5 <= sum(map(bool, position.men)) <= most
        if not fits or task.play is not play or task.turns != turns or defects(position):
            continue
        problem = GameProblem(position, Rules(book), task)
        if engine_of(problem).winner() is None:
            count -= 1
            yield problem


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows: all games together, and the one that takes longest."""
    for play, turns in ASKED:
        found: dict[str, list[float]] = {}
        for book in GAME_BOOKS:
            some = problems(book, play, turns, given.number(6, 2))
            found[book.id] = [processor(lambda p=p: solve_game(p)) for p in some]  # type: ignore[misc]
        times = sorted(taken for each in found.values() for taken in each)
        slowest = max(found, key=lambda name: max(found[name]))
        told = f"95 % {number(share(times, 0.95))}, most {number(times[-1])} ({slowest})"
        yield Figure(
            f"{len(found)} old games, {play.value} play in {turns}",
            times[len(times) // 2],
            note=f"{len(times)} by chance; {told}",
        )
