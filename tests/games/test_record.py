# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of games as collections and files hold them: nothing lost, and what is wrong named."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from cases import every
from gamepositions import random_position, random_rules, random_task

from composer.formats.entry import RecordError
from composer.formats.jsonlines import entry_of, jsonline
from composer.games.position import GameError
from composer.games.record import as_problem, game_name, game_problem
from composer.games.statement import task_text
from composer.games.task import GameProblem
from composer.games.textform import problem_from_object, problem_object
from composer.library.records.problemform import parse_problem, problem_text
from composer.problem.credits import Credits
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.rules.book import RuleBook
from composer.rules.gamebooks import GAME_BOOKS, game_book_of

CREDITS = Credits(("Rossi, Ada",), "La Scacchiera", "2026-11", "1st Prize", "to M.", "17", "A-50")

RECORD: dict[str, Any] = {
    "game": "tablut",
    "board": "9x9",
    "position": {"men": {"e5": "K", "a1": "B"}, "extra": {}},
    "turn": "white",
    "stipulation": {"goal": "escape", "n": 2, "play": "direct", "side": "white"},
}


def by_chance(book: RuleBook) -> GameProblem:
    chance = random.Random(book.id)
    position = random_position(chance, book)
    return GameProblem(
        position,
        random_rules(chance, book),
        random_task(chance, position),
        credits=CREDITS,
        title="Fuga",
        keywords=("miniature",),
        comments=("First remark.", "Second\nremark."),
        extras=(("reprints", "Elsewhere 2027"),),
    )


@every("book", GAME_BOOKS)
def test_what_is_kept_and_what_is_written_into_a_file_is_the_same_problem(book: RuleBook) -> None:
    game = by_chance(book)
    kept = as_problem(game)
    assert game_problem(kept) == game
    assert parse_problem(problem_text(kept)) == kept
    entry = entry_of(json.loads(jsonline(kept, "7")))
    assert (entry.problem, entry.id, entry.notes) == (kept, "7", ())
    assert problem_from_object(problem_object(game)) == game
    assert problem_object(game).items() >= {"form": "game", "version": 1}.items()
    assert game_name(kept, "de") == book.name("de")
    assert game.task is not None
    assert task_text(game.task, book)


def test_a_task_in_words() -> None:
    book = game_book_of("tablut")
    task = problem_from_object(RECORD).task
    assert task is not None
    assert task_text(task, book) == "King escapes in 2"
    assert task_text(task, book, "de") == "König entkommt in 2"
    take = problem_from_object(
        RECORD | {"stipulation": {"goal": "take", "n": 3, "play": "help", "side": "black", "k": 2}}
    ).task
    assert take is not None
    assert task_text(take, book, "it") == "Nero: cattura pezzi (2) in 3 (gioco d'aiuto)"


@every(
    "change, said",
    [
        ({"game": "senet"}, "no game is called 'senet'"),
        ({"options": {"throne": "square"}}, "throne"),
        ({"position": {"men": {"e5": "K", "k1": "B"}}}, "no cell 'k1'"),
        ({"version": 2}, "newer version"),
        ({"stipulation": {"goal": "checkers", "n": 1}}, "no play is called"),
    ],
)
def test_what_is_unknown_is_kept_as_it_came_and_named(change: dict[str, Any], said: str) -> None:
    came = RECORD | change | {"authors": ["Rossi, Ada"], "answer": {"keys": ["e5-a5"]}}
    entry = entry_of(came)
    (note,) = entry.notes
    assert str(note).startswith("kept as it came, and not solved: ")
    assert said in str(note)
    again = json.loads(jsonline(entry.problem))
    assert {name: again[name] for name in came if name != "answer"} == {
        name: value for name, value in came.items() if name != "answer"
    }
    assert again["extras"] == {"answer": '{"keys": ["e5-a5"]}'}
    assert parse_problem(problem_text(entry.problem)) == entry.problem
    with pytest.raises(GameError, match=said):
        game_problem(entry.problem)


def test_two_kings_are_kept_and_named() -> None:
    entry = entry_of(RECORD | {"position": {"men": {"e5": "K", "d4": "K"}}})
    assert str(entry.notes[0]) == "not solved: king: 2 on the board, expected at most 1"
    assert game_problem(entry.problem).position.by_cell() == {"d4": "K", "e5": "K"}


def test_what_cannot_even_be_kept_is_refused() -> None:
    deep: Any = []
    for _ in range(30):
        deep = [deep]
    for change in ({"game": ""}, {"game": "\x1b[2J"}, {"options": deep, "game": "senet"}):
        with pytest.raises(RecordError):
            entry_of(RECORD | change)


def test_a_game_has_no_board_of_chess() -> None:
    kept = as_problem(problem_from_object(RECORD))
    with pytest.raises(ValueError, match="no chess"):
        replace(kept, stipulation=TWO_MOVER)
    with pytest.raises(GameError, match="chess"):
        game_problem(Problem())
