# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
import random

import pytest
from cases import every
from gamepositions import random_problem

from composer.games.position import GameError
from composer.games.record import other_game
from composer.games.statement import task_text
from composer.games.tablesform import tables_problem_from_object
from composer.games.task import GamePlay, GameTask
from composer.games.textform import problem_from_object, problem_from_text, problem_text
from composer.notation.sentences import Translated, worded_by
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.assault import ASSAULT_BOOK
from composer.rules.historic.tables.books import TABLES_BOOK
from composer.said.sentence import sentence_of

RECORD = {
    "game": "tablut",
    "options": {"king_away": "two"},
    "position": {"men": {"e5": "K", "a1": "B"}, "extra": {}},
    "turn": "white",
    "stipulation": {"goal": "take", "n": 2, "play": "direct", "k": 1, "side": "white"},
}


@every("book", GAME_BOOKS)
def test_what_is_written_is_read_again(book) -> None:
    chance = random.Random(5)
    for _ in range(20):
        problem = random_problem(chance, book)
        assert problem_from_text(problem_text(problem)) == problem


def test_options_left_out_are_the_books_own_and_all_are_written() -> None:
    problem = problem_from_object(RECORD)
    assert problem.rules["king_away"] == "two"
    assert problem.rules["variant"] == "lepore"
    assert problem.task is not None
    assert problem.task.play is GamePlay.DIRECT
    assert problem.task.number == 1
    written = json.loads(problem_text(problem))
    assert written["options"] == problem.rules.chosen()
    assert written["board"] == "9x9"
    assert written["stipulation"] == RECORD["stipulation"]


def _with(**changes: object) -> dict[str, object]:
    return {**RECORD, **changes}


def _asked(**changes: object) -> dict[str, object]:
    return _with(stipulation={**RECORD["stipulation"], **changes})


@every(
    "record, message",
    [
        ([], "record: expected an object"),
        (_with(game="go"), "no game is called 'go'"),
        (_with(game=7), "game: expected a text"),
        (_with(options={"wall": True}), "Tablut has no option 'wall'"),
        (_with(options={"king_away": "six"}), "king_away: expected four, two, got 'six'"),
        (_with(position={"men": ["K"]}), "men: expected an object"),
        (_with(position={"men": {"e5": 3}}), "e5: expected a text"),
        (_with(position={"men": {"z9": "K"}}), "no cell 'z9' on the board of Tablut"),
        (_with(turn="green"), "no player is called 'green'"),
        (_asked(n="2"), "n: expected a number"),
        (_asked(n=True), "n: expected a number"),
        (_asked(n=0), "expected 1 to 30 turns, got 0"),
        (_asked(play="loud"), "no play is called 'loud'"),
        (_asked(goal="mate"), "Tablut has no goal 'mate'; there are escape"),
        (_asked(goal="escape"), "escape needs nothing beside"),
        (_asked(k=None), "k: not understood"),
        (_asked(side="green"), "take: expected white, black, got 'green'"),
        (_asked(side="black"), "in direct play the side whose goal it is must be to move"),
        (_asked(play="self"), "whose goal it is must be another than the player to move"),
    ],
)
def test_what_is_not_understood_is_refused(record, message) -> None:
    with pytest.raises(GameError, match=message):
        problem_from_object(record)


@every("text", ["", "{", "[" * 100_000, "7", "\N{SNOWMAN}"])
def test_hostile_lines_are_refused(text: str) -> None:
    with pytest.raises(GameError):
        problem_from_text(text)


@every(
    "changed, place",
    [
        ({"optons": {}}, "optons: not understood"),
        ({"position": {"men": {"e5": "K"}, "fresh": ["a1"]}}, "position.fresh: not understood"),
        ({"men": {}}, "men: not understood"),
        ({"board": "24 points"}, "board: Tablut is played on 9x9, got '24 points'"),
    ],
)
def test_what_is_not_known_may_ask_something_and_is_refused(
    changed: dict[str, object], place: str
) -> None:
    problem_from_object({**RECORD, "answer": {"keys": []}})
    with pytest.raises(GameError, match=place):
        problem_from_object({**RECORD, **changed})
    _, note = other_game({**RECORD, **changed})
    assert place in str(note)


WRONG = (
    {"board": "1x1"},
    {"options": {"nope": 1}},
    {"position": {"men": {"zz9": "?"}}},
    {"position": {"men": {}, "extra": {"nope": {}}}},
    {"stipulation": {"goal": "nope", "n": 1, "side": "nobody"}},
)


@every("book", [*GAME_BOOKS, TABLES_BOOK])
def test_a_game_has_its_name_in_the_language_of_the_reader_in_every_complaint(book) -> None:
    read = tables_problem_from_object if book == TABLES_BOOK else problem_from_object
    spoken = set()
    for wrong in WRONG:
        with pytest.raises(GameError) as fault:
            read({"game": book.id, "position": {"men": {}} if book.game else {}, **wrong})
        sentence = worded_by(Translated("ru"), sentence_of(fault.value))
        assert sentence != str(fault.value)
        named = [language for language in ("en", "ru") if book.name(language) in sentence]
        assert named in ([], ["ru"]) or book.name() == book.name("ru"), sentence
        spoken.update(named)
    assert "ru" in spoken


def test_cells_of_a_task_in_small_letters_are_those_of_the_board() -> None:
    asked = {"goal": "reach", "n": 1, "play": "direct", "side": "white", "cells": ["00", "2f"]}
    record = {"game": "kaleido", "position": {"men": {"1j": "W", "5J": "p"}}, "stipulation": asked}
    task = problem_from_object(record).task
    assert task is not None
    assert task.cells == ("00", "2F")
    with pytest.raises(GameError, match="no cell '9f' on the board of CaleidoScacchi"):
        problem_from_object({**record, "stipulation": {**asked, "cells": ["9f"]}})


def test_a_goal_of_an_option_is_asked_for_only_with_it() -> None:
    asked = {"goal": "bind", "n": 1, "play": "direct", "side": "white", "k": 1}
    record = {"game": "petteia", "position": {"men": {"a1": "W"}}, "stipulation": asked}
    assert problem_from_object({**record, "options": {"capture": "bound"}}).task is not None
    with pytest.raises(GameError, match="bind: asked for only where the option capture is chosen"):
        problem_from_object(record)


def test_a_goal_of_either_side_agrees_with_any_name_of_it() -> None:
    task = GameTask("win", 2, GamePlay.DIRECT, "officers")
    words = [task_text(task, ASSAULT_BOOK, each) for each in ("de", "it", "fr", "es", "ru")]
    assert words == [
        "Offiziere: Gewinn in 2",
        "Ufficiali: vittoria in 2",
        "Officiers: gain en 2",
        "Oficiales: victoria en 2",
        "Офицеры: выигрыш, ходов: 2",
    ]
