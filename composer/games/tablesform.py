# SPDX-License-Identifier: GPL-3.0-or-later
"""The text form of problems of tables games: one JSON object a line.

    {"game": "tables", "options": {"dice": 2, "bear_off": "larger"}, "board": "24 points",
     "position": {"white": {"24": 2, "bar": 1}, "black": {"1": 2, "off": 3}}, "turn": "white",
     "stipulation": {"goal": "all_off", "n": 1, "play": "best", "throw": [3, 5]}}

Men outside, not entered or hit and waiting, stand on `bar`, and men borne off on `off`; a star
marks special men: `24*`. What a game counts beside men, as baratas or stakes, is its `score`, by
player; it is left out where it is as at first. What is written beside, as authors and source, is
as in `composer.games.textform`. Reading forgives options left out, and options that a game has not
got where they say what holds in it; whatever else is not understood is refused, and nothing is
guessed.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from composer.games.jsonline import (
    BESIDE,
    TABLES_PARTS,
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
    AT_WILL,
    COUNTED,
    TASKS,
    Sort,
    TablesGoal,
    TablesPlay,
    TablesPosition,
    TablesProblem,
    TablesTask,
    place_of,
    place_text,
    takes_throw,
    tasks_of,
)
from composer.rules.book import Rules, RulesError, Value, written_value
from composer.rules.historic.tables.books import (
    TABLES_BOOK,
    is_tables_game,
    tables_book,
    tables_row,
)
from composer.rules.historic.tables.row import SWITCH_NAMES, TablesRow
from composer.said.sentence import Name, said, sentence_of

_LONGEST: Final = 1 << 16  # letters of a line
_SCORE: Final = "score"
_PARTS: Final = ("goal", "n", "play", "throw", "by")
_OLD_GOALS: Final = (TablesGoal.ALL_OFF, TablesGoal.HIT, TablesGoal.SAFEST)
_BY: Final = (TablesGoal.SAFEST, TablesGoal.SAVES, TablesGoal.BLOCKS)
"""Goals of which it can be said whose next throw is meant."""

_SAID_SO: Final[Mapping[str, str]] = MappingProxyType({"bear": "bear_off", "atleast": "at_least"})
"""Other words for options and their values, as other programs write them."""


def is_tables_object(found: object) -> bool:
    """Tell whether a JSON object is a record of a tables game."""
    return isinstance(found, dict) and is_tables_game(found.get("game"))


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
    require_known(record, (*TABLES_PARTS, *BESIDE))
    row, book = tables_row(record["game"]), tables_book(record["game"])
    require_board(record, book)
    try:
        options = _options(object_at(record.get("options", {}), "options"), row)
        rules = Rules.of(book, options)
    except RulesError as error:
        raise GameError(sentence_of(error)) from None
    placed = object_at(record.get("position"), "position")
    turn = text_at(record.get("turn", row.first), "turn")
    _require_players(placed, row)
    men = {player: _men(placed, player, row) for player in row.player_ids}
    score = object_at(record.get(_SCORE, {}), _SCORE)
    _require_players(score, row, _SCORE)
    position = TablesPosition.placed(row, men, turn).with_score(score)
    asked = record.get("stipulation")
    task = None if asked is None else _task(asked, row)
    return TablesProblem(position, rules, task, **beside_of(record))


def _require_players(found: Mapping[str, Any], row: TablesRow, part: str = "") -> None:
    """Refuse what is said of players whom the game has not.

    Raises:
        GameError: there is one; the text names the first.
    """
    unknown = sorted(set(found) - set(row.player_ids))
    if unknown:
        raise GameError(
            said(
                "{extra}: expected {players}",
                extra=f"{part}.{unknown[0][:40]}" if part else unknown[0][:40],
                players=", ".join(row.player_ids),
            )
        )


def _options(given: Mapping[str, Any], row: TablesRow) -> dict[str, Value]:
    """Return what is chosen; what a game has not got may only say what holds in it.

    Raises:
        GameError: it says something else.
    """
    found: dict[str, Value] = {}
    for word, said_value in given.items():
        name = _SAID_SO.get(word, word)
        value = _SAID_SO.get(said_value, said_value) if isinstance(said_value, str) else said_value
        if name in row.offers or name not in SWITCH_NAMES:
            found[name] = value
            continue
        holds = getattr(row.switches, name)
        if value != holds or type(value) is not type(holds):
            raise GameError(
                said(
                    "{option}: expected {values}, got {text}",
                    option=name,
                    values=written_value(holds),
                    text=repr(said_value)[:40],
                )
            )
    return found


def _men(placed: Mapping[str, Any], player: str, row: TablesRow) -> dict[Sort, int]:
    men = {}
    for label, count in object_at(placed.get(player, {}), player).items():
        sort = place_of(label, row)
        if type(count) is not int:
            place = f"position.{player}.{label}"
            raise GameError(said("{part}: expected a number", part=place))
        if sort in men:
            raise GameError(said("{part}: is there twice", part=f"{player}, {label}"))
        men[sort] = count
    return men


def _task(asked: object, row: TablesRow) -> TablesTask:
    found = object_at(asked, "stipulation")
    require_known(found, _PARTS, "stipulation")
    name = found.get("goal")
    if name == TablesPlay.AT_WILL.value and "play" not in found:
        number = _number(found, AT_WILL)
        return TablesTask(TablesGoal.WITHIN, TablesPlay.AT_WILL, number, _throw(found))
    try:
        goal = TablesGoal(name)
    except ValueError:
        raise GameError(
            said(
                "{game} has no goal {goal}; there are {goals}",
                game=Name(row.names),
                goal=repr(str(name)[:40]),
                goals=", ".join(dict.fromkeys(goal.value for goal, _ in tasks_of(row))),
            )
        ) from None
    if goal not in COUNTED and found.get("n", 1) != 1:
        raise GameError(said("{part}: not understood", part="stipulation.n"))
    if goal not in _BY and "by" in found:
        raise GameError(said("{part}: not understood", part="stipulation.by"))
    usual = None if goal in COUNTED else 1
    throw = _throw(found)
    by = text_at(found.get("by", ""), "by")
    return TablesTask(goal, _play(found, goal, throw), _number(found, usual), throw, by)


def _number(found: Mapping[str, Any], usual: int | None) -> int:
    number = found.get("n", usual)
    if type(number) is not int:
        raise GameError(said("{part}: expected a number", part="n"))
    return number


def _throw(found: Mapping[str, Any]) -> tuple[int, ...]:
    throw = found.get("throw", [])
    if not isinstance(throw, list):
        raise GameError(said("{part}: not understood", part="throw"))
    return tuple(throw)


def _play(found: Mapping[str, Any], goal: TablesGoal, throw: tuple[int, ...]) -> TablesPlay:
    """Return how it is asked; where that is not said a throw that is given tells it."""
    if "play" not in found:
        plays = [play for each, play in TASKS if each is goal]
        return next((play for play in plays if takes_throw(play) == bool(throw)), plays[0])
    try:
        return TablesPlay(found["play"])
    except ValueError:
        raise GameError(
            said("no play is called {name}", name=repr(str(found["play"])[:40]))
        ) from None


def tables_object(problem: TablesProblem) -> dict[str, Any]:
    """Return the options, men and task of a problem as a JSON object."""
    position, task, row = problem.position, problem.task, problem.position.row
    found: dict[str, Any] = {
        "game": row.id,
        "options": _chosen(problem.rules, row),
        "board": problem.rules.book.geometry.id,
        "position": {
            player: {place_text(*sort): count for sort, count in position.sorts(player).items()}
            for player in row.player_ids
        },
        "turn": position.turn,
    }
    if position.score:
        found[_SCORE] = dict(zip(row.player_ids, position.score, strict=True))
    if task is not None:
        found["stipulation"] = _task_object(task)
    return found


def _chosen(rules: Rules, row: TablesRow) -> dict[str, Value]:
    """Return every option; those that came later only where they are chosen."""
    own = dict(rules.options)
    return {
        name: value
        for name, value in rules.chosen().items()
        if name in own or name not in row.later
    }


def _task_object(task: TablesTask) -> dict[str, Any]:
    found: dict[str, Any] = {"goal": task.goal.value}
    if task.goal in COUNTED or task.goal in _OLD_GOALS:
        found["n"] = task.throws
    found["play"] = task.play.value
    if task.throw:
        found["throw"] = list(task.throw)
    if task.by:
        found["by"] = task.by
    return found


def tables_problem_object(problem: TablesProblem) -> dict[str, Any]:
    """Return a problem as a JSON object, with every option."""
    return {**tables_object(problem), **beside_object(problem)}
