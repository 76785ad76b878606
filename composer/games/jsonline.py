# SPDX-License-Identifier: GPL-3.0-or-later
"""What reading any record of a game begins with: a line, and the objects in it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from composer.games.position import GameError
from composer.games.task import Beside
from composer.problem.credits import Credits
from composer.rules.book import RuleBook
from composer.said.sentence import Name, said


def value_of_line(text: str, most: int) -> object:
    """Return the JSON value of a line, which must not be too long.

    Raises:
        GameError: the line is longer, or is no JSON.
    """
    if len(text) > most:
        raise GameError(said("the line is too long"))
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise GameError(said("this is no JSON: {error}", error=str(error))) from None
    return found


GAME_PARTS: Final = ("game", "options", "board", "position", "turn", "stipulation")
"""The names in a record that say what the problem is; all others are beside it."""

TABLES_PARTS: Final = (*GAME_PARTS, "score")
"""The same of tables games, which may count something beside men."""

BESIDE: Final = (
    *("form", "version", "id", "year", "authors", "source", "number", "date", "distinction"),
    *("tourney", "dedication", "title", "keywords", "comments", "extras", "answer"),
)
"""The names in a record that change nothing of what is asked."""

_CREDITS: Final = ("source", "number", "date", "distinction", "tourney", "dedication")


def beside_of(record: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a record says beside men, rules and task, by the names of `Beside`.

    Raises:
        GameError: something is no text; the sentence names the part.
    """
    words = {name: text_at(record.get(name, ""), name) for name in (*_CREDITS, "title")}
    title = words.pop("title")
    extras = object_at(record.get("extras", {}), "extras")
    return {
        "credits": Credits(_texts(record, "authors"), **words),
        "title": title,
        "keywords": _texts(record, "keywords"),
        "comments": _texts(record, "comments"),
        "extras": tuple((name, text_at(text, name)) for name, text in extras.items()),
    }


def beside_object(problem: Beside) -> dict[str, Any]:
    """Return what is written of a problem beside men, rules and task; what is empty is left out."""
    credits = problem.credits
    found = {
        "authors": list(credits.authors),
        **{name: getattr(credits, name) for name in _CREDITS},
        "title": problem.title,
        "keywords": list(problem.keywords),
        "comments": list(problem.comments),
        "extras": dict(problem.extras),
    }
    return {name: value for name, value in found.items() if value}


def require_known(found: Mapping[str, Any], known: Iterable[str], part: str = "") -> None:
    """Refuse an object that has names which are not understood: they may ask something else.

    Raises:
        GameError: it has; the text names the first, with its place.
    """
    unknown = sorted(set(found) - set(known))
    if unknown:
        place = f"{part}.{unknown[0]}" if part else unknown[0]
        raise GameError(said("{part}: not understood", part=place[:60]))


def require_board(record: Mapping[str, Any], book: RuleBook) -> None:
    """Refuse a record that names another board than that of its game.

    Raises:
        GameError: it does.
    """
    board = record.get("board", book.geometry.id)
    if board != book.geometry.id:
        raise GameError(
            said(
                "board: {game} is played on {board}, got {found}",
                game=Name(book.names),
                board=book.geometry.id,
                found=repr(str(board)[:40]),
            )
        )


def object_at(found: object, part: str) -> dict[str, Any]:
    """Return a part of a record that must be an object.

    Raises:
        GameError: it is none; the text names the part.
    """
    if not isinstance(found, dict):
        raise GameError(said("{part}: expected an object", part=part))
    return found


def text_at(found: object, part: str) -> str:
    """Return a part of a record that must be a text.

    Raises:
        GameError: it is none; the sentence names the part.
    """
    if not isinstance(found, str):
        raise GameError(said("{part}: expected a text", part=part))
    return found


def _texts(record: Mapping[str, Any], name: str) -> tuple[str, ...]:
    found = record.get(name, [])
    if not isinstance(found, list):
        raise GameError(said("{part}: expected a list of texts", part=name))
    return tuple(text_at(item, name) for item in found)
