# SPDX-License-Identifier: GPL-3.0-or-later
"""The text form of problems of tables games: one JSON object a line.

    {"game": "tables", "options": {"dice": 2, "bear_off": "larger"}, "board": "24 points",
     "position": {"white": {"24": 2}, "black": {"1": 2}}, "turn": "white",
     "stipulation": {"goal": "all_off", "n": 1, "play": "best", "throw": [3, 5]}}

What is written beside, as authors and source, is as in `composer.games.textform`.
Reading forgives options left out; whatever else is not understood is refused, and nothing is
guessed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from composer.games.jsonline import (
    BESIDE,
    GAME_PARTS,
    beside_object,
    beside_of,
    object_at,
    require_board,
    require_known,
    text_at,
    value_of_line,
)
from composer.games.position import GameError
from composer.games.tables import (
    TablesGoal,
    TablesPlay,
    TablesPosition,
    TablesProblem,
    TablesTask,
)
from composer.rules.book import Rules, RulesError
from composer.rules.historic.tables import TABLES_BOOK
from composer.said.sentence import Name, said, sentence_of

_LONGEST: Final = 1 << 16  # letters of a line
_PARTS: Final = ("goal", "n", "play", "throw")


def is_tables_object(found: object) -> bool:
    """Tell whether a JSON object is a record of a tables game."""
    return isinstance(found, dict) and found.get("game") == TABLES_BOOK.id


def tables_problem_from_text(text: str) -> TablesProblem:
    """Return the problem of one line.

    Raises:
        GameError: it is none; the text says what is wrong.
    """
    return tables_problem_from_object(value_of_line(text, _LONGEST))


def tables_problem_from_object(found: object) -> TablesProblem:
    """Return the problem of a JSON object.

    Raises:
        GameError: it is none; the text says what is wrong.
    """
    record = object_at(found, "record")
    if not is_tables_object(record):
        raise GameError(said("this is no record of {game}", game=Name(TABLES_BOOK.names)))
    require_known(record, (*GAME_PARTS, *BESIDE))
    require_board(record, TABLES_BOOK)
    try:
        rules = Rules.of(TABLES_BOOK, object_at(record.get("options", {}), "options"))
    except RulesError as error:
        raise GameError(sentence_of(error)) from None
    placed = object_at(record.get("position"), "position")
    turn = text_at(record.get("turn", "white"), "turn")
    unknown = sorted(set(placed) - {"white", "black"})
    if unknown:
        raise GameError(
            said("{extra}: expected {players}", extra=unknown[0][:40], players="white, black")
        )
    position = TablesPosition.of(_men(placed, "white"), _men(placed, "black"), turn)
    asked = record.get("stipulation")
    task = None if asked is None else _task(asked)
    return TablesProblem(position, rules, task, **beside_of(record))


def _men(placed: Mapping[str, Any], player: str) -> dict[int, int]:
    men = {}
    for label, count in object_at(placed.get(player, {}), player).items():
        if not label.isascii() or not label.isdecimal() or len(label) > 2:
            raise GameError(said("expected a point from 1 to 24, got {point}", point=repr(label)))
        if type(count) is not int:
            raise GameError(said("{part}: expected a number", part=label))
        men[int(label)] = count
    return men


def _task(asked: object) -> TablesTask:
    found = object_at(asked, "stipulation")
    require_known(found, _PARTS, "stipulation")
    number = found.get("n")
    if type(number) is not int:
        raise GameError(said("{part}: expected a number", part="n"))
    try:
        goal = TablesGoal(found.get("goal"))
    except ValueError:
        raise GameError(
            said(
                "{game} has no goal {goal}; there are {goals}",
                game=Name(TABLES_BOOK.names),
                goal=repr(str(found.get("goal"))[:40]),
                goals=", ".join(tables_goal.value for tables_goal in TablesGoal),
            )
        ) from None
    try:
        play = TablesPlay(found.get("play"))
    except ValueError:
        raise GameError(
            said("no play is called {name}", name=repr(str(found.get("play"))[:40]))
        ) from None
    throw = found.get("throw", [])
    if not isinstance(throw, list):
        raise GameError(said("{part}: not understood", part="throw"))
    return TablesTask(goal, play, number, tuple(throw))


def tables_object(problem: TablesProblem) -> dict[str, Any]:
    """Return the options, men and task of a problem as a JSON object."""
    position, task = problem.position, problem.task
    found: dict[str, Any] = {
        "game": TABLES_BOOK.id,
        "options": dict(problem.rules.chosen()),
        "board": TABLES_BOOK.geometry.id,
        "position": {
            player: {str(point): count for point, count in position.by_point(player).items()}
            for player in ("white", "black")
        },
        "turn": position.turn,
    }
    if task is not None:
        found["stipulation"] = {
            "goal": task.goal.value,
            "n": task.throws,
            "play": task.play.value,
            **({"throw": list(task.throw)} if task.throw else {}),
        }
    return found


def tables_problem_object(problem: TablesProblem) -> dict[str, Any]:
    """Return a problem as a JSON object, with every option."""
    return {**tables_object(problem), **beside_object(problem)}
