# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks of games as they are written in the field, and who begins with them."""

from __future__ import annotations

import pytest
from cases import every

from composer.games.position import GameError, GamePosition
from composer.games.statement import task_text
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.gui.games.panels.taskwords import (
    parse_task,
    usual_tasks,
    with_task,
    with_turn,
)
from composer.rules.book import RuleBook, Rules
from composer.rules.gamebooks import GAME_BOOKS, game_book_of
from composer.said.languages import CODES

TABLUT = game_book_of("tablut")


@every("book", GAME_BOOKS)
def test_every_task_that_is_offered_is_read_as_it_is_written(book: RuleBook) -> None:
    assert book.game is not None
    for player in book.game.players:
        tasks = list(usual_tasks(book, player.id))
        assert tasks
        for task in tasks:
            for language in CODES:
                text = task_text(task, book, language)
                assert parse_task(text, book, player.id) == task, text


@every(
    "text, goal, turns, play, side, details",
    [
        ("king escapes in 2", "escape", 2, GamePlay.DIRECT, "white", ()),
        ("help: escape in 3", "escape", 3, GamePlay.HELP, "white", ()),
        ("Tuichi 1", "tuichi", 1, GamePlay.DIRECT, "white", ()),
        ("Tuichi in exactly 3", "tuichi", 3, GamePlay.EXACT, "white", ()),
        ("takes men (2) in 3, black", "take", 3, GamePlay.DIRECT, "black", (("k", 2),)),
        ("Black: takes men (2) in 3", "take", 3, GamePlay.DIRECT, "black", (("k", 2),)),
        ("König entkommt in 2 (Hilfsspiel)", "escape", 2, GamePlay.HELP, "white", ()),
        ("no Raichi for 2", "raichi", 2, GamePlay.PREVENT, "white", ()),
        ("Tuichi, ходов ровно: 3", "tuichi", 3, GamePlay.EXACT, "white", ()),
    ],
)
def test_tasks_are_read_as_they_are_typed(
    text: str, goal: str, turns: int, play: GamePlay, side: str, details: tuple[object, ...]
) -> None:
    assert parse_task(text, TABLUT, "white") == GameTask(goal, turns, play, side, details)  # type: ignore[arg-type]


@every(
    "text, said",
    [
        ("mate in 2", "no goal"),
        ("king escapes", "in how many turns"),
        ("takes men (many) in 2", "expected a number"),
        ("king escapes in 99", "1 to 30"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, said: str) -> None:
    with pytest.raises(GameError, match=said):
        parse_task(text, TABLUT, "white")


def test_who_begins_follows_the_task_and_the_side_follows_who_begins() -> None:
    empty = GameProblem(GamePosition.empty(TABLUT), Rules(TABLUT))
    assert empty.position.turn == "black"
    escape = with_task(empty, parse_task("king escapes in 2", TABLUT, "black"))
    assert escape.position.turn == "white"
    wins = with_task(escape, parse_task("wins in 2", TABLUT, "white"))
    turned = with_turn(wins, "black")
    assert turned.task is not None
    assert (turned.position.turn, turned.task.side) == ("black", "black")


def test_a_goal_of_one_side_keeps_that_side_to_move() -> None:
    empty = GameProblem(GamePosition.empty(TABLUT), Rules(TABLUT))
    escape = with_task(empty, parse_task("king escapes in 2", TABLUT, "white"))
    with pytest.raises(GameError, match="in direct play its side begins"):
        with_turn(escape, "black")


def test_captures_are_those_of_the_player_to_move() -> None:
    book = game_book_of("arithmomachia")
    assert parse_task("which captures?", book, "even").side == "even"
    assert parse_task("odd: which captures?", book, "even").side == "odd"
