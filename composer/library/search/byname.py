# SPDX-License-Identifier: GPL-3.0-or-later
"""Searching by names in any language: games, goals, men on cells, fairy men, rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from composer.library.index.games import GAME, placed
from composer.library.index.indexing import number_key, words_key
from composer.library.names.forms import folded, storable
from composer.library.query.terms import Field, Text
from composer.library.search.conditions import Listed
from composer.problem.originals.status import IN_WORK
from composer.rules.books import BOOKS
from composer.rules.conditions import condition_named
from composer.rules.fairykind import ByLanguage
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.tables.books import TABLES_BOOKS
from composer.rules.kinds import FAIRY_KINDS

_ANY = ("any", "*")
_KEPT = (*GAME_BOOKS, *TABLES_BOOKS)


def of_games(field: Field, value: Text) -> Listed:
    """Return the list of the records of a game, with a goal, or with a man on a cell.

    Names are understood in every language; what no name is like is looked for as the beginning
    of an id. A man on a cell is `K@e5`; `@e5` is any man there. The books of chess that have
    rules of their own are found as well.
    """
    text = " ".join(storable(value.text).split())
    match field:
        case Field.GAME:
            return _game(text)
        case Field.GOAL:
            names = tuple(dict.fromkeys(f"goal:{goal}" for goal in _goals(folded(text))))
            return _named(names) if names else _begun(f"goal:{folded(text)}")
        case _:
            man, at, cell = text.rpartition("@")
            return _named((placed(man, cell),)) if at and man else _begun(placed("", cell))


def named_traits(field: Field, value: Text) -> Listed:
    """Return the list of the records that have a fairy man, or are played by rules.

    What no name is like is looked for as the beginning of an id, so that `half` finds
    half-neutral men and `koeko` a condition that the program does not know.
    """
    text = " ".join(value.text.split())
    found = dict.fromkeys(_men(text) if field is Field.PIECE else _rules(text))
    if found:
        return _named(tuple(f"{field.value}:{name}" for name in found))
    return _begun(f"{field.value}:{folded(text).replace(' ', '-')}")


def of_publication(field: Field, value: Text) -> Listed:
    """Return the list of the records with a number in their source, or of a tourney.

    A number is found whole or by its last part (`1164` of `97/1164`), `1160-1170` are all from
    one to the other, `11*` those that begin so; of a tourney all words must stand there, each may
    be begun only.
    """
    if field is Field.SOURCE_NUMBER:
        return _numbered(value.text)
    key = words_key(value.text)
    if value.exact:
        return _named((f"tourney:{key}",))
    words = key.split()
    condition = " AND ".join(["instr(' ' || substr(name, 9), ' ' || ?)"] * len(words))
    within = "name >= 'tourney:' AND name < 'tourney;'"
    return _listed(f"{within} AND {condition}" if words else "0", tuple(words))


def of_code(value: Text) -> Listed:
    """Return the list of the studies with a code: `U1`, `(c)`, `cook`, `minor_dual`."""
    return _named((f"code:{words_key(value.text)}",))


def of_status(word: str) -> Listed:
    """Return the list of the originals at a stage; of all with `any`, of unfinished with `open`."""
    if word == "any":
        return _begun("status:")
    stages = (stage.value for stage in IN_WORK) if word == "open" else (word,)
    return _named(tuple(f"status:{stage}" for stage in stages))


def _numbered(text: str) -> Listed:
    span = _FROM_TO.fullmatch(text.strip())
    if span is not None:
        ends = sorted((int(span[1]), int(span[2])))
        return _listed(
            "name >= 'no:' AND name < 'no;' AND substr(name, 4) NOT GLOB '*[^0-9]*'"
            " AND CAST(substr(name, 4) AS INTEGER) BETWEEN ? AND ?",
            tuple(ends),
        )
    key = number_key(text)
    if not key:
        return _named(("no:",))  # no record has it
    return _begun(f"no:{key}") if text.rstrip().endswith("*") else _named((f"no:{key}",))


_FROM_TO: Final = re.compile(r"(\d{1,9})\s*(?:-|–|\.\.+|…)\s*(\d{1,9})", re.ASCII)


def game_names(language: str) -> tuple[str, ...]:
    """Return what the games are called in a language, as they may stand after `game:`."""
    return tuple(book.name(language) for book in _KEPT)


def goal_names(language: str) -> tuple[str, ...]:
    """Return what the goals of all games are called in a language, each name once."""
    goals = (goal for book in GAME_BOOKS if book.game for goal in book.game.goals)
    return tuple(dict.fromkeys(goal.name(language) for goal in goals))


def _game(text: str) -> Listed:
    small = folded(text)
    if small in _ANY:
        return _named((GAME,))
    names = [f"{GAME}:{book.id}" for book in _KEPT if _is_called(small, book.id, book.names)]
    names += [f"rules:{book.id}" for book in BOOKS if _is_called(small, book.id, book.names)]
    return _named(tuple(names)) if names else _begun(f"{GAME}:{small}")


def _goals(small: str) -> Iterator[str]:
    for book in GAME_BOOKS:
        for goal in () if book.game is None else book.game.goals:
            if _is_called(small, goal.id, goal.names):
                yield goal.id


def _men(text: str) -> Iterator[str]:
    small = folded(text)
    for row in FAIRY_KINDS:
        letters = (row.code, *(letter for _, letter in row.letters))
        is_named = small == row.id.replace("-", " ") or _is_called(small, row.id, row.names)
        if is_named or text.upper() in letters:
            yield row.id


def _rules(text: str) -> Iterator[str]:
    small = folded(text)
    for book in BOOKS:
        if _is_called(small, book.id, book.names):
            yield book.id
    condition = condition_named(text)
    if condition is not None:
        yield condition.id


def _is_called(small: str, name: str, names: ByLanguage) -> bool:
    return small in (name, *(folded(word) for _, word in names))


def _named(names: tuple[str, ...]) -> Listed:
    listed = ", ".join("?" * len(names))
    return _listed(f"name IN ({listed})", names)


def _begun(begun: str) -> Listed:
    return _listed("name >= ? AND name < ?", (begun, f"{begun}\U0010ffff"))


def _listed(condition: str, parameters: tuple[str | int, ...]) -> Listed:
    return Listed(
        f"SELECT record_id FROM trait WHERE kind = 'told' AND {condition}",  # noqa: S608 - ours
        "trait.record_id = record.id",
        parameters,
    )
