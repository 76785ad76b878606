# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions and tasks of tables games: what they hold, their text, what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from cases import every

from composer.games.position import GameError
from composer.games.record import any_game, as_problem, other_game
from composer.games.tables import (
    TablesGoal,
    TablesPlay,
    TablesPosition,
    TablesProblem,
    TablesTask,
)
from composer.games.tablesform import (
    tables_problem_from_object,
    tables_problem_from_text,
    tables_problem_object,
)
from composer.library.records.problemform import parse_problem, problem_text
from composer.problem.position import EMPTY
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK
from composer.rules.historic.tables.goals import TABLES_GOALS

RECORD: dict[str, Any] = {
    "game": "tables",
    "options": {"dice": 2, "bear_off": "exact"},
    "board": "24 points",
    "position": {"white": {"6": 2}, "black": {"20": 1}},
    "turn": "white",
    "stipulation": {"goal": "all_off", "n": 1, "play": "best", "throw": [3, 5]},
}


def test_every_goal_is_offered_once() -> None:
    assert sorted(goal.id for goal in TABLES_GOALS) == sorted(goal.value for goal in TablesGoal)


def test_a_record_comes_back_as_it_was() -> None:
    problem = tables_problem_from_object(RECORD)
    assert tables_problem_object(problem) == RECORD
    assert tables_problem_from_text(json.dumps(tables_problem_object(problem))) == problem
    assert problem.task == TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 1, (3, 5))


def test_what_is_written_beside_comes_back_as_it_was() -> None:
    beside = {
        "authors": ["A. Author", "B. Other"],
        "source": "A Journal",
        "date": "1901",
        "title": "Two throws",
        "comments": ["a note"],
        "extras": {"id": "17"},
    }
    problem = tables_problem_from_object(RECORD | beside)
    assert problem.credits.authors == ("A. Author", "B. Other")
    assert tables_problem_object(problem) == RECORD | beside
    assert tables_problem_from_text(json.dumps(tables_problem_object(problem))) == problem
    kept = as_problem(problem)
    assert any_game(kept) == problem
    assert kept.game == as_problem(tables_problem_from_object(RECORD)).game  # as it ever was
    assert parse_problem(problem_text(kept)) == kept


def test_what_is_counted_beside_men_comes_back_as_it_was() -> None:
    record = {"game": "imperatore", "position": {"white": {"1": 15}}, "score": {"black": 3}}
    problem = tables_problem_from_object(record)
    assert (problem.position.scored("white"), problem.position.scored("black")) == (0, 3)
    again = tables_problem_object(problem)
    assert again["score"] == {"white": 0, "black": 3}
    assert tables_problem_from_object(again) == problem
    kept, note = other_game(record)
    assert not str(note)
    assert any_game(Problem(EMPTY, NO_TASK, game=kept)) == problem


@every(
    "score, words",
    [
        ({"red": 1}, "score.red: expected white, black"),
        ({"white": 1000}, "score, white: expected 0 to 999"),
        ({"white": True}, "score, white: expected 0 to 999"),
    ],
)
def test_a_score_that_cannot_be_is_refused(score: dict[str, Any], words: str) -> None:
    with pytest.raises(GameError, match=words):
        tables_problem_from_object({"game": "imperatore", "position": {}, "score": score})


def test_only_what_a_solver_is_told_counts_as_asked() -> None:
    problem = tables_problem_from_object(RECORD)
    assert replace(problem, title="Another").asked == problem.asked
    moved = problem.position.with_turn("black")
    assert replace(problem, position=moved).asked != problem.asked


def test_men_are_put_and_taken() -> None:
    position = TablesPosition.empty().with_men("white", 24, 2).with_men("black", 1, 3)
    assert position == TablesPosition.of({24: 2}, {1: 3})
    assert (position.count("white", 24), position.total("black")) == (2, 3)
    assert position.with_men("white", 24, 0).by_point("white") == {}
    assert position.with_turn("black").other == "white"


@every(
    "change, words",
    [
        ({"position": {"white": {"25": 1}}}, "expected a point from 1 to 24, bar or off, got 25"),
        ({"position": {"white": {"e4": 1}}}, "expected a point from 1 to 24, bar or off, got 'e4'"),
        ({"position": {"white": {"1": 1}, "black": {"1": 1}}}, "point 1: men of both sides"),
        ({"position": {"white": {"1": 16}}}, "white: 16 men, expected at most 15"),
        ({"position": {"white": {"1": -1}}}, "white, 1: expected a number of men"),
        ({"position": {"white": {"1": True}}}, "1: expected a number"),
        ({"position": {"red": {"1": 1}}}, "red: expected white, black"),
        ({"turn": "red"}, "no player is called 'red'"),
        ({"options": {"dice": 4}}, "dice: expected 2, 3, got '4'"),
        ({"stipulation": {**RECORD["stipulation"], "throw": [1]}}, "expected 2 dice, got 1"),
        ({"stipulation": {**RECORD["stipulation"], "throw": [1, 7]}}, "a die shows 1 to 6"),
        ({"stipulation": {**RECORD["stipulation"], "throw": []}}, "the throw is missing"),
        ({"stipulation": {**RECORD["stipulation"], "n": 0}}, "expected 1 to 10 throws, got 0"),
        ({"stipulation": {**RECORD["stipulation"], "n": "1"}}, "n: expected a number"),
        ({"stipulation": {**RECORD["stipulation"], "goal": "mate"}}, "has no goal 'mate'"),
        ({"stipulation": {**RECORD["stipulation"], "play": "throw"}}, "got throw"),
        ({"stipulation": {**RECORD["stipulation"], "play": "at_will"}}, "are chosen, not given"),
        ({"stipulation": {**RECORD["stipulation"], "of": 1}}, "of: not understood"),
        ({"stipulation": {**RECORD["stipulation"], "by": "black"}}, "stipulation.by: not under"),
        ({"stipulation": {"goal": "plays", "throw": [1, 2], "n": 3}}, "stipulation.n: not underst"),
        ({"optons": {}}, "optons: not understood"),
        ({"calls": [10]}, "calls: not understood"),
        ({"score": {"white": 1}}, "score: Tables counts nothing beside men"),
        ({"position": {"white": {"6": "2"}}}, "position.white.6: expected a number"),
        ({"game": "chess"}, "no record of Tables"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], words: str) -> None:
    with pytest.raises(GameError, match=words):
        tables_problem_from_text(json.dumps(RECORD | change))


@every(
    "game, men, words",
    [
        ("doblet", {"white": {"13": 1}}, "white, 13: this player's men cannot stand there"),
        ("doblet", {"black": {"bar": 1}}, "black, bar: this player's men cannot stand there"),
        ("el_mundo", {"green": {"19": 1}}, "green, 19: this player's men cannot stand there"),
        ("el_mundo", {"green": {"bar": 13}}, "green: 13 men, expected at most 12"),
        ("fallas", {"white": {"24*": 3}}, r"white \*: 3 men, expected at most 2"),
        ("fallas", {"white": {"24": 1, "024": 1}}, "got '024'"),
        ("tabula", {"white": {"24*": 1}}, r"white, 24\*: tabula has no special men"),
        ("astronomia", {"sun": {"50": 1}}, "expected a point from 1 to 49, bar or off, got 50"),
        ("astronomia", {"sun": {"1": 1}, "moon": {"1": 1}}, "point 1: men of two players"),
        ("laquet", {"pluto": {"1": 1}}, "pluto: expected white, black"),
    ],
)
def test_men_who_cannot_be_there_are_named_with_their_place(
    game: str, men: dict[str, dict[str, int]], words: str
) -> None:
    with pytest.raises(GameError, match=words):
        tables_problem_from_object({"game": game, "position": men})


def test_an_option_that_a_game_has_not_got_may_only_say_what_holds() -> None:
    record = {"game": "tabula", "position": {}, "options": {"bear": "atleast", "dice": 3}}
    assert tables_problem_from_object(record).rules.options == ()
    with pytest.raises(GameError, match="dice: expected 3, got 2"):
        tables_problem_from_object({**record, "options": {"dice": 2}})


def test_other_rules_are_refused() -> None:
    with pytest.raises(GameError, match="this is no JSON"):
        tables_problem_from_text("{")
    from composer.rules.book import ORTHODOX

    with pytest.raises(GameError, match="of different games"):
        TablesProblem(TablesPosition.empty(), ORTHODOX)
