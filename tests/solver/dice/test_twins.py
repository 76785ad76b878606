# SPDX-License-Identifier: GPL-3.0-or-later
"""Quick chances in tables games and plain ones agree on positions by chance.

`COMPOSER_FUZZ_GAMES` says how many positions are tried.
"""

from __future__ import annotations

import os
import random
from dataclasses import replace

from oracle.chances import PlainChances

from composer.games.tables import (
    POINTS,
    TASKS,
    TablesGoal,
    TablesPlay,
    TablesPosition,
    TablesProblem,
    TablesTask,
)
from composer.rules.book import Rules
from composer.rules.historic.tables import TABLES_BOOK
from composer.solver.dice.solve import solve_tables

COUNT = int(os.environ.get("COMPOSER_FUZZ_GAMES", "40"))


def _men(chance: random.Random, count: int, points: list[int]) -> dict[int, int]:
    men: dict[int, int] = {}
    for _ in range(count):
        point = chance.choice(points)
        men[point] = men.get(point, 0) + 1
    return men


def _problem(chance: random.Random) -> TablesProblem:
    goal, play = chance.choice(TASKS)
    dice = chance.choice((2, 2, 3))
    options = {"dice": dice, "bear_off": chance.choice(("at_least", "larger", "exact", "none"))}
    own, own_points = chance.randint(1, 4), list(range(1, chance.choice((6, 9, 24)) + 1))
    if dice == 3 or goal is not TablesGoal.ALL_OFF:
        own = min(own, 3)
    white = _men(chance, own, own_points)
    free = [point for point in range(1, POINTS + 1) if point not in white]
    black = _men(chance, chance.choice((0, 1, 3, 5)), free[: max(own_points)])
    throws = chance.randint(1, 2) if play is TablesPlay.AT_WILL and own < 4 else 1
    throw = tuple(chance.randint(1, 6) for _ in range(dice))
    task = TablesTask(goal, play, throws, () if play is TablesPlay.AT_WILL else throw)
    position = TablesPosition.of(white, black)
    if chance.random() < 0.5:
        position = TablesPosition(position.black[::-1], position.white[::-1], "black")
    return TablesProblem(position, Rules.of(TABLES_BOOK, options), task)


def test_answers_agree() -> None:
    chance = random.Random(17)
    verdicts = set()
    for _ in range(COUNT):
        problem = _problem(chance)
        plain, quick = solve_tables(problem, make=PlainChances), solve_tables(problem)
        assert plain.complete
        unnamed = {"nodes": 0, "solver": ""}
        assert replace(quick, **unnamed) == replace(plain, **unnamed), str(problem)
        verdicts.add(plain.verdict)
    assert len(verdicts) > 1


def test_black_has_the_same_chances_the_other_way_round() -> None:
    chance = random.Random(18)
    for _ in range(COUNT // 4):
        problem = _problem(chance)
        position = problem.position
        other = TablesPosition(position.black[::-1], position.white[::-1], position.other)
        one, two = solve_tables(problem), solve_tables(replace(problem, position=other))
        assert (one.best_chance, one.chance, one.least) == (two.best_chance, two.chance, two.least)
        assert len(one.plays) == len(two.plays)
        assert len(one.best) == len(two.best)
