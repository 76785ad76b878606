# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of tables games by chance: whole answers.

Five men at home, or nine a side who meet with one outside, two dice and three; fifteen men of Tric
Trac who have thrown 1 and 2, of which not all plays can be looked at.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import processor, together

from composer.games.tables import Sort, TablesGoal, TablesPlay, TablesPosition, TablesProblem
from composer.games.tables import TablesTask as Task
from composer.rules.book import Rules
from composer.rules.historic.tables.books import tables_book, tables_row
from composer.rules.historic.tables.row import BAR
from composer.solver.dice.solve import solve_tables

_BOOK, _ROW = tables_book("tables"), tables_row("tables")
_RULES = Rules.of(_BOOK, {"hit": "enter", "throw": "most"})
_THREE = Rules.of(_BOOK, {"hit": "enter", "throw": "most", "dice": 3})
_WHOLE = Rules(tables_book("buffa"))
_TRICTRAC = Rules.of(tables_book("tric_trac"), {"trictrac": True})


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


def _fifteen(game: str, waiting: int) -> Callable[[random.Random], TablesPosition]:
    """Return what makes positions of fifteen men of each side, some of White's outside."""

    def made(chance: random.Random) -> TablesPosition:
        points = list(range(1, 25))
        chance.shuffle(points)
        white = _spread(chance, points[:10], 15 - waiting)
        black = _spread(chance, points[10:18], 15)
        men = {"white": {**white, (BAR, False): waiting}, "black": black}
        return TablesPosition.placed(tables_row(game), men, "white")

    return made


def _spread(chance: random.Random, points: list[int], count: int) -> dict[Sort, int]:
    men: dict[Sort, int] = {(point, False): 1 for point in points}
    for _ in range(count - len(points)):
        men[chance.choice(points), False] += 1
    return men


_CHANCE, _BEST = TablesPlay.CHANCE, TablesPlay.BEST
_PLAYS = Task(TablesGoal.PLAYS, TablesPlay.THROW, 1, (5, 2, 1))
_SAFE = Task(TablesGoal.SAFEST, TablesPlay.BEST, 1, (5, 2, 1))
_CAN_HIT = Task(TablesGoal.HIT_CHANCE, TablesPlay.CHANCE)
_ALL_12 = Task(TablesGoal.PLAYS, TablesPlay.THROW, 1, (1, 2))
_SAFEST = TablesGoal.SAFEST

_MEASURED: tuple[tuple[str, Callable[[random.Random], TablesPosition], Rules, Task], ...] = (
    ("all off, throw and 2 more", _home, _RULES, Task(TablesGoal.ALL_OFF, _BEST, 2, (5, 2))),
    ("all off, throw and 3 more", _home, _RULES, Task(TablesGoal.ALL_OFF, _BEST, 3, (5, 2))),
    ("within 2 throws", _home, _RULES, Task(TablesGoal.WITHIN, _CHANCE, 2)),
    ("within 3 throws", _home, _RULES, Task(TablesGoal.WITHIN, _CHANCE, 3)),
    ("fewest throws on average", _home, _RULES, Task(TablesGoal.EXPECTED, _CHANCE)),
    ("can he hit", _meeting, _RULES, Task(TablesGoal.HIT_CHANCE, _CHANCE)),
    ("safest play", _meeting, _RULES, Task(_SAFEST, _BEST, 1, (5, 2))),
    ("all throws that save", _meeting, _RULES, Task(TablesGoal.SAVES, _CHANCE)),
    ("3 dice: within 2 throws", _home, _THREE, Task(TablesGoal.WITHIN, _CHANCE, 2)),
    ("3 dice: all off, 2 more", _home, _THREE, Task(TablesGoal.ALL_OFF, _BEST, 2, (5, 2, 1))),
    ("3 dice: throws on average", _home, _THREE, Task(TablesGoal.EXPECTED, _CHANCE)),
    ("3 dice: can he hit", _meeting, _THREE, Task(TablesGoal.HIT_CHANCE, _CHANCE)),
    ("3 dice: safest play", _meeting, _THREE, _SAFE),
    ("3 dice: throws that save", _meeting, _THREE, Task(TablesGoal.SAVES, _CHANCE)),
    ("Buffa, 15 men: every play", _fifteen("buffa", 0), _WHOLE, _PLAYS),
    (
        "Buffa, 15 men: safest play",
        _fifteen("buffa", 0),
        _WHOLE,
        _SAFE,
    ),
    ("Buffa, 1 outside: safest", _fifteen("buffa", 1), _WHOLE, _SAFE),
    ("Tric Trac 1+2: can he hit", _fifteen("tric_trac", 0), _TRICTRAC, _CAN_HIT),
    ("Tric Trac 1+2: every play", _fifteen("tric_trac", 0), _TRICTRAC, _ALL_12),
    ("the same, 3 outside", _fifteen("tric_trac", 3), _TRICTRAC, _ALL_12),
)


def figures(given: Given) -> Iterator[Figure]:
    """Yield the row: the median of each kind of task, and of these the slowest."""
    taken = {}
    for name, made, rules, task in _MEASURED:
        chance = random.Random(name)
        problems = [TablesProblem(made(chance), rules, task) for _ in range(given.number(20, 2))]
        taken[name] = median(processor(partial(solve_tables, problem)) for problem in problems)
    yield together("tables games: medians of each task", taken)
