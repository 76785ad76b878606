# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is meant by words: people are looked for in all forms of all their spellings."""

from __future__ import annotations

import json
import sqlite3
from itertools import chain
from typing import Final

from composer.library.names.folding import folded
from composer.library.names.forms import phrases, word_forms, words_of

MOST_WORDS: Final = 20
"""Words of a name that are looked at."""

EVERYBODY: Final = -1

# Until an older library is renewed its spellings have no forms.
_FORMS: Final = "ifnull(forms, ' ' || replace(replace(folded, '-', ' '), ',', ' '))"
_PEOPLE: Final = "SELECT DISTINCT person_id FROM spelling WHERE"


def people_written(connection: sqlite3.Connection, text: str, most: int = EVERYBODY) -> list[int]:
    """Return the people one of whose spellings has words that begin so, in any of its forms.

    Args:
        most: how many at most; where there is no word in the text, that many of all.
    """
    condition, parameters = _condition(text)
    if not condition and most == EVERYBODY:
        return []
    statement = " ".join((_PEOPLE, condition or "1", "LIMIT ?"))
    found = connection.execute(statement, (*parameters, most)).fetchall()
    return [person_id for (person_id,) in found]


def other_spellings(connection: sqlite3.Connection, text: str, phrase: bool = False) -> list[str]:
    """Return, of people who are written so, the spellings that are not: as they are compared.

    Args:
        phrase: the words stand in just this order, the last one whole unless it ends with `*`.
    """
    if not words_of(text):
        return []
    people = json.dumps(people_written(connection, text))
    wanted = " ".join(map(folded, words_of(text)))
    begun = not phrase or text.rstrip().endswith("*")
    by_person: dict[int, dict[str, bool]] = {}
    for person_id, key, written, forms in connection.execute(_OF_SEVERAL, (people,)):
        if phrase:
            sought = f" {wanted}" if begun else f" {wanted} "
            has = any(sought in f" {each} " for each in phrases(written))
        else:
            has = all(
                any(f" {form}" in (forms or f" {key}") for form in word_forms(word))
                for word in words_of(text)
            )
        by_person.setdefault(person_id, {})[key] = has
    return [
        key
        for spellings in by_person.values()
        if any(spellings.values())
        for key, has in spellings.items()
        if not has
    ]


_OF_SEVERAL: Final = """
    SELECT person_id, folded, written, forms FROM spelling
    WHERE person_id IN (
        SELECT person_id FROM spelling WHERE person_id IN (SELECT value FROM json_each(?))
        GROUP BY person_id HAVING count(*) > 1
    )
"""


def _condition(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the condition that a spelling has all words of a text; empty where there is none."""
    words = words_of(text)[:MOST_WORDS]
    ways = [tuple(dict.fromkeys(map(folded, word_forms(word)))) for word in words]
    ways = [way for way in ways if any(way)]
    found = " AND ".join(
        "(" + " OR ".join([f"instr({_FORMS}, ?)"] * len(way)) + ")" for way in ways
    )
    return found, tuple(f" {each}" for each in chain.from_iterable(ways))
