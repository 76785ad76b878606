# SPDX-License-Identifier: GPL-3.0-or-later
"""The text form of problems of games: one JSON object a line, as files of this program have it.

    {"id": ..., "game": "tablut", "options": {every option with its value}, "board": "9x9",
     "position": {"men": {cell: man}, "extra": {id: {player: number}}}, "turn": player,
     "stipulation": {"goal": ..., "n": ..., "play": ..., "side": ..., details}}

Reading forgives options left out; whatever else is not understood is refused, and nothing is
guessed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from composer.games.position import Extra, GameError, GamePosition, game_of
from composer.games.task import Details, GamePlay, GameProblem, GameTask
from composer.rules.book import Rules, RulesError
from composer.rules.books import game_book_of
from composer.said.sentence import said

_LONGEST: Final = 1 << 20  # letters of a line
_PARTS: Final = ("goal", "n", "play", "side")


def problem_from_text(text: str) -> GameProblem:
    """Return the problem of one line.

    Raises:
        GameError: it is none; the text says what is wrong.
    """
    if len(text) > _LONGEST:
        raise GameError(said("the line is too long"))
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise GameError(said("this is no JSON: {error}", error=str(error))) from None
    return problem_from_object(found)


def problem_from_object(found: object) -> GameProblem:
    """Return the problem of a JSON object.

    Raises:
        GameError: it is none; the text says what is wrong.
    """
    record = _object(found, "record")
    rules = _rules(record)
    placed = _object(record.get("position"), "position")
    men = {cell: _text(man, cell) for cell, man in _object(placed.get("men"), "men").items()}
    extra = {
        name: _object(numbers, name)
        for name, numbers in _object(placed.get("extra", {}), "extra").items()
    }
    turn = _text(record.get("turn", game_of(rules.book).first), "turn")
    position = GamePosition.of(rules.book, men, turn, extra)
    asked = record.get("stipulation")
    return GameProblem(position, rules, None if asked is None else _task(asked))


def _rules(record: Mapping[str, Any]) -> Rules:
    options = _object(record.get("options", {}), "options")
    try:
        book = game_book_of(_text(record.get("game"), "game"))
        return Rules.of(book, options)
    except RulesError as error:
        raise GameError(str(error)) from None


def _task(asked: object) -> GameTask:
    found = _object(asked, "stipulation")
    number = found.get("n")
    if type(number) is not int:
        raise GameError(said("{part}: expected a number", part="n"))
    try:
        play = GamePlay(found.get("play"))
    except ValueError:
        raise GameError(
            said("no play is called {name}", name=repr(str(found.get("play"))[:40]))
        ) from None
    details = tuple((name, _detail(found[name], name)) for name in found if name not in _PARTS)
    goal, side = _text(found.get("goal"), "goal"), _text(found.get("side"), "side")
    return GameTask(goal, number, play, side, details)


def _detail(value: object, name: str) -> int | str | tuple[str, ...]:
    if type(value) is int or isinstance(value, str):
        return value
    if isinstance(value, list):
        return tuple(_text(each, name) for each in value)
    raise GameError(said("{part}: not understood", part=name))


def _object(found: object, part: str) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise GameError(said("{part}: expected an object", part=part))
    return found


def _text(found: object, part: str) -> str:
    if not isinstance(found, str):
        raise GameError(said("{part}: expected a text", part=part))
    return found


def problem_object(problem: GameProblem) -> dict[str, Any]:
    """Return a problem as a JSON object, with every option."""
    position = problem.position
    found: dict[str, Any] = {
        "game": position.book.id,
        "options": dict(problem.rules.chosen()),
        "board": position.book.geometry.id,
        "position": {"men": position.by_cell(), "extra": _extra_object(position)},
        "turn": position.turn,
    }
    if problem.task is not None:
        found["stipulation"] = _task_object(problem.task)
    return found


def problem_text(problem: GameProblem) -> str:
    """Return a problem as one line."""
    return json.dumps(problem_object(problem), ensure_ascii=False)


def _extra_object(position: GamePosition) -> dict[str, dict[str, int]]:
    players = [each.id for each in position.game.players]
    extra: Extra = position.extra
    return {name: dict(zip(players, numbers, strict=True)) for name, numbers in extra}


def _task_object(task: GameTask) -> dict[str, Any]:
    details: Details = task.details
    return {
        "goal": task.goal,
        "n": task.turns,
        "play": task.play.value,
        "side": task.side,
        **{name: list(value) if isinstance(value, tuple) else value for name, value in details},
    }
