# SPDX-License-Identifier: GPL-3.0-or-later
"""Quick chances in tables games and plain ones agree on positions by chance, whatever the game.

`COMPOSER_FUZZ_GAMES` says how many positions of the frame are tried, and a third as many of each
other game.
"""

from __future__ import annotations

import os
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle.chances import PlainChances
from thorough import many

from composer.games.tables import (
    TASKS,
    Sort,
    TablesGoal,
    TablesPlay,
    TablesPosition,
    TablesProblem,
    TablesTask,
    takes_throw,
    tasks_of,
)
from composer.games.tablesform import tables_problem_from_object, tables_problem_object
from composer.rules.book import RuleBook, Rules
from composer.rules.historic.tables.books import (
    TABLES_BOOK,
    TABLES_BOOKS,
    tables_book,
    tables_row,
)
from composer.rules.historic.tables.row import BAR, OFF, TablesRow
from composer.solver.dice.generator import Generator
from composer.solver.dice.plays import generator_of, ways_of
from composer.solver.dice.solve import solve_tables
from composer.solver.games.answer import GameVerdict
from composer.solver.options import Token

COUNT = int(os.environ.get("COMPOSER_FUZZ_GAMES", "40"))
POINTS = 24


def _men(chance: random.Random, count: int, points: list[int]) -> dict[int, int]:
    men: dict[int, int] = {}
    for _ in range(count):
        point = chance.choice(points)
        men[point] = men.get(point, 0) + 1
    return men


def _problem(chance: random.Random) -> TablesProblem:
    """Return a problem of the frame."""
    goal, play = chance.choice(TASKS[:4])
    dice = chance.choice((2, 2, 3))
    options = {
        "dice": dice,
        "bear_off": chance.choice(("at_least", "larger", "exact", "none")),
        "throw": chance.choice(("each", "each", "most", "whole")),
        "hit": chance.choice(("out", "enter", "back")),
    }
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
        position = _turned(position)
    return TablesProblem(position, Rules.of(TABLES_BOOK, options), task)


def _turned(position: TablesPosition) -> TablesPosition:
    """Return a position of the frame with the other side in the same place."""
    white, black = (
        {25 - at: n for at, n in position.by_point(p).items()} for p in ("white", "black")
    )
    return TablesPosition.of(black, white, position.other)


def test_answers_agree() -> None:
    chance = random.Random(17)
    verdicts = set()
    for _ in range(COUNT // 2):
        problem = _problem(chance)
        plain, quick = solve_tables(problem, make=PlainChances), solve_tables(problem)
        assert plain.complete
        unnamed: dict[str, Any] = {"nodes": 0, "solver": ""}
        assert replace(quick, **unnamed) == replace(plain, **unnamed), str(problem)
        verdicts.add(plain.verdict)
    assert len(verdicts) > 1


def test_black_has_the_same_chances_the_other_way_round() -> None:
    chance = random.Random(18)
    for _ in range(COUNT // 4):
        problem = _problem(chance)
        other = _turned(problem.position)
        one, two = solve_tables(problem), solve_tables(replace(problem, position=other))
        assert (one.best_chance, one.chance, one.least) == (two.best_chance, two.chance, two.least)
        assert len(one.plays) == len(two.plays)
        assert len(one.best) == len(two.best)


# Every game, by its own array of places


def _options(chance: random.Random, book: RuleBook) -> dict[str, Any]:
    return {
        option.id: chance.choice(option.values) for option in book.options if chance.random() < 0.4
    }


def _placed(
    chance: random.Random, row: TablesRow, turn: str, most: int, *, meet: bool = True
) -> TablesPosition:
    """Return few men by chance: on the board, some waiting, the others off."""
    taken: set[int] = set()
    men: dict[str, dict[Sort, int]] = {}
    for number, player in enumerate(row.player_ids):
        way = row.ways[number] if row.ways else tuple(range(1, row.points + 1))
        own: dict[Sort, int] = {}
        if meet or player == turn:
            start = chance.choice((0, len(way) // 2, len(way) - 7))
            free = [point for point in way if point not in taken]
            near = [point for point in free if point in way[start : start + 9]] or free
            for _ in range(chance.randint(1, most)):
                sort = (chance.choice(near), bool(row.special) and chance.random() < 0.4)
                own[sort] = own.get(sort, 0) + 1
                if sort[1] and sum(own[each] for each in own if each[1]) > row.men(special=True):
                    del own[sort]
            taken |= {place for place, _ in own}
            if row.switches.hit == "enter" and chance.random() < 0.3:
                own[BAR, False] = 1
        left = row.men(special=False if row.special else None)
        left -= sum(count for (_, special), count in own.items() if not special)
        men[player] = {**own, (OFF, False): left}
    return TablesPosition.placed(row, men, turn)


@pytest.mark.parametrize("book", TABLES_BOOKS, ids=lambda book: book.id)
def test_a_throw_leads_to_the_same_positions(book: RuleBook) -> None:
    chance, row = random.Random(book.id), tables_row(book.id)
    lost = hits = 0
    for _ in range(max(12, COUNT // 2)):
        rules = Rules.of(book, _options(chance, book))
        position = _placed(chance, row, chance.choice(row.player_ids), 3)
        generator = generator_of(rules)
        faces, dice = generator.switches.faces, generator.switches.dice
        throw = tuple(sorted(chance.randint(1, faces) for _ in range(dice)))
        state, player = generator.state_of(position), row.player_ids.index(position.turn)
        quick = generator.results(state, player, throw)
        plain = PlainChances(rules, Token()).results(state, player, throw)
        assert quick == plain, (position.written, position.turn, str(rules), throw)
        lost += not quick
        hits += any(quick.values())
    assert hits or row.switches.hit == "none"


@pytest.mark.parametrize("book", TABLES_BOOKS, ids=lambda book: book.id)
def test_every_task_has_the_same_answer(book: RuleBook) -> None:
    """Where there is no time, each task in every second game that has it."""
    chance, row = random.Random(f"{book.id} tasks"), tables_row(book.id)
    for number, (goal, play) in enumerate(tasks_of(row), TABLES_BOOKS.index(book)):
        if goal is TablesGoal.HIT_TURN and row.switches.dice == 3:
            continue  # too long for plain enumeration
        meets = goal in _MEETING
        most = 2 if meets else 1
        rules = Rules.of(book, {"stuck": "loses"}) if row.id == "fallas" else Rules(book)
        position = _placed(chance, row, chance.choice(row.player_ids), most, meet=meets)
        if not meets:
            position = _near_home(position)
        switches = generator_of(rules).switches
        throw = tuple(sorted(chance.randint(1, switches.faces) for _ in range(switches.dice)))
        task = TablesTask(goal, play, 1, throw if takes_throw(play) else ())
        problem = TablesProblem(position, rules, task)
        if number % many(2, 2, 1):
            continue
        plain, quick = solve_tables(problem, make=PlainChances), solve_tables(problem)
        unnamed: dict[str, Any] = {"nodes": 0, "solver": ""}
        assert replace(quick, **unnamed) == replace(plain, **unnamed), str(problem)


_MEETING = (
    *(TablesGoal.HIT, TablesGoal.HIT_CHANCE, TablesGoal.LOST, TablesGoal.PLAYS),
    *(TablesGoal.BARATA, TablesGoal.SAFEST, TablesGoal.HIT_TURN, TablesGoal.BLOCKS),
    TablesGoal.STAKES,
)


def _near_home(position: TablesPosition) -> TablesPosition:
    """Return a position with one man of each player at the end of his way."""
    row = position.row
    if row.ring:
        return position
    men: dict[str, dict[Sort, int]] = {}
    taken: set[int] = set()
    for number, player in enumerate(row.player_ids):
        point = next(place for place in row.ways[number][-3:] if place not in taken)
        taken.add(point)
        men[player] = {(point, bool(row.special)): 1}
    return TablesPosition.placed(row, men, position.turn)


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(TABLES_BOOKS))
def test_a_record_of_any_game_comes_back_as_it_was(chance: random.Random, book: RuleBook) -> None:
    row = tables_row(book.id)
    goal, play = chance.choice(tasks_of(row))
    rules = Rules.of(book, _options(chance, book))
    switches = row.switched(rules.chosen())
    throw = tuple(chance.randint(1, switches.faces) for _ in range(switches.dice))
    task = TablesTask(goal, play, 1, throw if takes_throw(play) else ())
    position = _placed(chance, row, chance.choice(row.player_ids), 4)
    problem = TablesProblem(position, rules, task)
    assert tables_problem_from_object(tables_problem_object(problem)) == problem


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(TABLES_BOOKS))
def test_no_play_makes_or_loses_men(chance: random.Random, book: RuleBook) -> None:
    row = tables_row(book.id)
    generator = generator_of(Rules(book))
    position = _placed(chance, row, chance.choice(row.player_ids), 3)
    throw = tuple(sorted(chance.randint(1, 6) for _ in range(generator.switches.dice)))
    state, player = generator.state_of(position), row.player_ids.index(position.turn)
    for after in generator.results(state, player, throw):
        reached = generator.position_of(after, position, position.other)
        for each in row.player_ids:
            assert sum(reached.sorts(each).values()) == sum(position.sorts(each).values())


@pytest.mark.parametrize("book", TABLES_BOOKS, ids=lambda book: book.id)
def test_compiled_plays_and_plain_ones_are_equal(book: RuleBook) -> None:
    chance, row = random.Random(f"{book.id} compiled"), tables_row(book.id)
    for _ in range(max(10, COUNT // 4)):
        rules = Rules.of(book, _options(chance, book))
        quick, plain = Generator(row, rules), Generator(row, rules, compiled=False)
        if not quick.is_compiled:
            pytest.skip("it was not built")
        position = _placed(chance, row, chance.choice(row.player_ids), chance.choice((2, 3, 4)))
        state, player = quick.state_of(position), row.player_ids.index(position.turn)
        told = (position.written, position.turn, str(rules))
        assert quick.hitting(state, player) == plain.hitting(state, player), told
        assert quick.losing(state, player) == plain.losing(state, player), told
        assert quick.emptying(state, player) == plain.emptying(state, player), told
        for throw in chance.sample(quick.throws, 3):
            one, two = (each.results(state, player, throw) for each in (quick, plain))
            assert one == two, (*told, throw)
            quick_ends, plain_ends = (
                sorted((end.left, end.state) for end in each.steps(state, player, throw)[1])
                for each in (quick, plain)
            )
            assert quick_ends == plain_ends, (*told, throw)
            quick_ways, plain_ways = (
                {after: text for after, (text, _) in ways_of(each, state, player, throw).items()}
                for each in (quick, plain)
            )
            assert quick_ways == plain_ways, (*told, throw)


def test_a_lower_number_of_another_man_lets_a_higher_one_hit() -> None:
    men = {"white": {(BAR, False): 1, (7, False): 2}, "black": {(10, False): 1}}
    row = tables_row("tric_trac")
    position = TablesPosition.placed(row, men, "white")
    for compiled in (True, False):
        generator = Generator(row, Rules(tables_book("tric_trac")), compiled=compiled)
        hitting = dict(
            zip(
                generator.throws,
                generator.hitting(generator.state_of(position), 0),
                strict=True,
            )
        )
        assert hitting[2, 3]  # 2 enters, 3 hits


def test_more_plays_than_can_be_looked_at_leave_a_task_undecided() -> None:
    row, book = tables_row("tric_trac"), tables_book("tric_trac")
    men = {
        "white": {(point, False): 1 for point in range(1, 16)},
        "black": {(24, False): 1, (23, False): 2},
    }
    rules = Rules.of(book, {"trictrac": True})
    task = TablesTask(TablesGoal.SAFEST, TablesPlay.BEST, 1, (1, 2))
    answer = solve_tables(TablesProblem(TablesPosition.placed(row, men, "white"), rules, task))
    assert not answer.complete
    assert answer.verdict is GameVerdict.UNDECIDED
