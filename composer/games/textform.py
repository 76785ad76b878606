# SPDX-License-Identifier: GPL-3.0-or-later
"""The text form of problems of games: one JSON object a line, as files of this program have it.

    {"form": "game", "version": 1, "id": ..., "game": "tablut",
     "options": {every option with its value}, "board": "9x9",
     "position": {"men": {cell: man}, "extra": {id: {player: number} or [cell]}}, "turn": player,
     "stipulation": {"goal": ..., "n": ..., "play": ..., "side": ..., details},
     "authors": [...], "source": ..., "number": ..., "date": ..., "distinction": ...,
     "tourney": ..., "dedication": ..., "title": ..., "keywords": [...], "comments": [...],
     "extras": {name: text}}

Reading forgives options left out, and a missing form, version and board. An `answer` may stand
beside. Whatever else is not understood is refused, names that are not known too, and nothing is
guessed. What is empty is left out.
"""

from __future__ import annotations

import json
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
from composer.games.position import Extra, GameError, GamePosition, game_of
from composer.games.task import Details, GamePlay, GameProblem, GameTask
from composer.rules.book import Rules, RulesError
from composer.rules.game import EXTRA_CELLS
from composer.said.sentence import said, sentence_of

_LONGEST: Final = 1 << 20  # letters of a line
_PARTS: Final = ("goal", "n", "play", "side")

FORM: Final = "game"
"""What the objects call their form."""

VERSION: Final = 1
"""Of which version the form is."""


def problem_from_text(text: str) -> GameProblem:
    """Return the problem of one line.

    Raises:
        GameError: it is none; the text says what is wrong.
    """
    return problem_from_object(value_of_line(text, _LONGEST))


def problem_from_object(found: object) -> GameProblem:
    """Return the problem of a JSON object.

    Raises:
        GameError: it is none; the text says what is wrong.
    """
    record = object_at(found, "record")
    _require_form(record)
    require_known(record, (*GAME_PARTS, *BESIDE))
    rules = _rules(record)
    require_board(record, rules.book)
    placed = object_at(record.get("position"), "position")
    require_known(placed, ("men", "extra"), "position")
    men = {cell: text_at(man, cell) for cell, man in object_at(placed.get("men"), "men").items()}
    extra = {
        name: _labels(given, name) if isinstance(given, list) else object_at(given, name)
        for name, given in object_at(placed.get("extra", {}), "extra").items()
    }
    turn = text_at(record.get("turn", game_of(rules.book).first), "turn")
    position = GamePosition.of(rules.book, men, turn, extra)
    asked = record.get("stipulation")
    task = None if asked is None else _task(asked)
    return GameProblem(position, rules, task, **beside_of(record))


def _require_form(record: Mapping[str, Any]) -> None:
    """Refuse what a newer version of the program has written."""
    form, version = record.get("form", FORM), record.get("version", VERSION)
    if form == FORM and version == VERSION:
        return
    raise GameError(
        said(
            "form {form} is of a newer version of the program",
            form=f"{form} {version}"[:40],
        )
    )


def _rules(record: Mapping[str, Any]) -> Rules:
    options = object_at(record.get("options", {}), "options")
    from composer.rules.gamebooks import game_book_of  # few problems are of a game

    try:
        board = text_at(record.get("board", ""), "board")
        book = game_book_of(text_at(record.get("game"), "game"), board)
        return Rules.of(book, options)
    except RulesError as error:
        raise GameError(sentence_of(error)) from None


def _task(asked: object) -> GameTask:
    found = object_at(asked, "stipulation")
    number = found.get("n")
    if type(number) is not int:
        raise GameError(said("{part}: expected a number", part="n"))
    try:
        play = GamePlay(found.get("play"))
    except ValueError:
        raise GameError(
            said("no play is called {name}", name=repr(str(found.get("play"))[:40]))
        ) from None
    details = tuple(
        (name, _detail(found[name], name)) for name in sorted(found) if name not in _PARTS
    )
    goal, side = text_at(found.get("goal"), "goal"), text_at(found.get("side"), "side")
    return GameTask(goal, number, play, side, details)


def _detail(value: object, name: str) -> int | str | tuple[str, ...]:
    if type(value) is int or isinstance(value, str):
        return value
    if isinstance(value, list):
        return _labels(value, name)
    raise GameError(said("{part}: not understood", part=name))


def _labels(found: list[object], part: str) -> tuple[str, ...]:
    return tuple(text_at(item, part) for item in found)


def problem_object(problem: GameProblem) -> dict[str, Any]:
    """Return a problem as a JSON object, with every option."""
    return {"form": FORM, "version": VERSION, **game_object(problem), **beside_object(problem)}


def game_object(problem: GameProblem) -> dict[str, Any]:
    """Return the game, options, men and task of a problem as a JSON object."""
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


def _extra_object(position: GamePosition) -> dict[str, dict[str, int] | list[str]]:
    extra: Extra = position.extra
    return {name: _extra_part(position, name, numbers) for name, numbers in extra}


def _extra_part(
    position: GamePosition, name: str, numbers: tuple[int, ...]
) -> dict[str, int] | list[str]:
    if position.game.extra(name).form == EXTRA_CELLS:
        return [position.book.geometry.cells[cell].label for cell in numbers]
    players = [player.id for player in position.game.players]
    return dict(zip(players, numbers, strict=True))


def _task_object(task: GameTask) -> dict[str, Any]:
    details: Details = task.details
    return {
        "goal": task.goal,
        "n": task.turns,
        "play": task.play.value,
        "side": task.side,
        **{name: list(value) if isinstance(value, tuple) else value for name, value in details},
    }
