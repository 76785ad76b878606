# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is meant by words: people are looked for in all forms of all their spellings.

They are also found by the name that the user has given them, by words that write their name
alike, and, where nobody else is found, by words with a small mistake in them.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from composer.library.names.forms import (
    ALIKE,
    alike,
    folded,
    forms_of,
    near,
    phrases,
    spelling_key,
    word_forms,
    words_of,
)

MOST_WORDS: Final = 20
"""Words of a name that are looked at."""

EVERYBODY: Final = -1

# Until an older library is renewed its spellings have no forms.
_FORMS: Final = "ifnull(forms, ' ' || replace(replace(folded, '-', ' '), ',', ' '))"
_PEOPLE: Final = "SELECT DISTINCT person_id FROM spelling WHERE"
_NAMED: Final = "SELECT id, name FROM person WHERE named"
_ROWS: Final = """
    SELECT person_id, folded, written, forms FROM spelling
    WHERE person_id IN (SELECT value FROM json_each(?))
"""

Ways = tuple[str, ...]  # beginnings of forms, each with a blank before it


def people_written(connection: sqlite3.Connection, text: str, most: int = EVERYBODY) -> list[int]:
    """Return the people who are written so, whom the user calls so first.

    Each word of the text begins a word of one of their names, in any of its forms or written
    alike; where nobody has such a name, but for small mistakes.

    Args:
        most: how many at most; where there is no word in the text, that many of all.
    """
    words = words_of(text)[:MOST_WORDS]
    if not words:
        return [] if most == EVERYBODY else _having(connection, (), most)
    found = _written(connection, [_as_written(word) + _as_heard(word) for word in words], most)
    if found:
        return found
    known = _known_sounds(connection)
    return _having(connection, [_as_written(word) + _mistaken(word, known) for word in words], most)


def people_called(connection: sqlite3.Connection, name: str) -> list[int]:
    """Return the people with just this name, the user's or a spelling, in whatever order."""
    key = spelling_key(name)
    found = dict.fromkeys(
        number for number, given in connection.execute(_NAMED) if spelling_key(given) == key
    )
    spelt = connection.execute("SELECT person_id FROM spelling WHERE folded = ?", (key,))
    return list(found | dict.fromkeys(number for (number,) in spelt))


def other_spellings(connection: sqlite3.Connection, text: str, phrase: bool = False) -> list[str]:
    """Return, of people who are written so, the spellings that are not: as they are compared.

    Words that are nobody's are also found in names that are written alike.

    Args:
        phrase: the words stand in just this order, the last one whole unless it ends with `*`.
    """
    words = words_of(text)[:MOST_WORDS]
    if not words:
        return []
    ways = [_as_written(word) for word in words]
    people = _written(connection, ways, EVERYBODY)
    if not people and not phrase:
        whole = [tuple(f"{way} " for way in _as_heard(word)) for word in words]
        people, ways = _having(connection, whole, EVERYBODY), []
    wanted = " ".join(map(folded, words))
    sought = f" {wanted}" if not phrase or text.rstrip().endswith("*") else f" {wanted} "

    def has(written: str, forms: str) -> bool:
        if phrase:
            return any(sought in f" {phrase} " for phrase in phrases(written))
        return bool(ways) and _begun(forms, ways)

    meant = {number for number, name in connection.execute(_NAMED) if has(name, forms_of(name))}
    others: list[tuple[int, str]] = []
    for person_id, key, written, forms in connection.execute(_ROWS, (json.dumps(people),)):
        if has(written, forms or f" {key}"):
            meant.add(person_id)
        else:
            others.append((person_id, key))
    return [key for person_id, key in others if not ways or person_id in meant]


def _written(connection: sqlite3.Connection, ways: Sequence[Ways], most: int) -> list[int]:
    """Return the people with a spelling, or a name that the user gave, of such words."""
    named = (number for number, name in connection.execute(_NAMED) if _begun(forms_of(name), ways))
    found = list(dict.fromkeys(chain(named, _having(connection, ways, most))))
    return found if most == EVERYBODY else found[:most]


def _having(connection: sqlite3.Connection, ways: Sequence[Ways], most: int) -> list[int]:
    """Return the people with a spelling that has all words, each in one of its ways."""
    if not all(ways):
        return []
    condition = " AND ".join(
        "(" + " OR ".join([f"instr({_FORMS} || ' ', ?)"] * len(way)) + ")" for way in ways
    )
    statement = " ".join((_PEOPLE, condition or "1", "LIMIT ?"))
    found = connection.execute(statement, (*chain.from_iterable(ways), most)).fetchall()
    return [person_id for (person_id,) in found]


def _begun(forms: str, ways: Iterable[Ways]) -> bool:
    """Return whether forms have all words, each in one of its ways."""
    return all(any(way in f"{forms} " for way in ways_of_word) for ways_of_word in ways)


def _as_written(word: str) -> Ways:
    return tuple(f" {key}" for key in dict.fromkeys(map(folded, word_forms(word))) if key)


def _as_heard(word: str) -> Ways:
    keys = dict.fromkeys(alike(folded(form)) for form in word_forms(word))
    return tuple(f" {ALIKE}{key}" for key in keys if key)


def _mistaken(word: str, known: frozenset[str]) -> Ways:
    keys = {alike(folded(form)) for form in word_forms(word)}
    meant = sorted({key_near for key in keys for key_near in near(key, known)})
    return tuple(f" {ALIKE}{key} " for key in meant)


def _known_sounds(connection: sqlite3.Connection) -> frozenset[str]:
    """Return what is alike in each word of all spellings."""
    rows = connection.execute("SELECT forms FROM spelling WHERE forms IS NOT NULL")
    words = chain.from_iterable(forms.split() for (forms,) in rows)
    return frozenset(word.removeprefix(ALIKE) for word in words if word.startswith(ALIKE))
