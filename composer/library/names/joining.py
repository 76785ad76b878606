# SPDX-License-Identifier: GPL-3.0-or-later
"""Entering spellings: one that certainly is a person who is known becomes a spelling of theirs.

Whoever parts a spelling from a person is remembered in `kept_apart`, and it is not joined by
itself again.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Final

from composer.library.file.ids import row_id
from composer.library.names.forms import (
    forms_of,
    is_transcription,
    known_spellings,
    outline,
    spelling_key,
    storable,
)

_ADD: Final = """
    INSERT INTO spelling (folded, written, person_id, forms, outline, joined)
    VALUES (?, ?, ?, ?, ?, ?)
"""
_KNOWN: Final = """
    SELECT DISTINCT person_id FROM spelling
    WHERE folded IN (SELECT value FROM json_each(?)) AND folded <> ?
"""
_OUTLINED: Final = "SELECT folded, written, person_id FROM spelling WHERE outline = ?"
_KEPT_APART: Final = """
    SELECT 1 FROM kept_apart JOIN spelling ON folded IN (one, other)
    WHERE person_id = ? AND folded <> ? AND ? IN (one, other)
"""


def person_of(connection: sqlite3.Connection, key: str, name: str) -> int:
    """Return the person who is written so; a spelling that is not known is entered.

    Args:
        key: the name as it is compared (`spelling_key`).
        name: the name as it is written.
    """
    found = connection.execute(
        "SELECT person_id, forms IS NULL, written FROM spelling WHERE folded = ?", (key,)
    ).fetchone()
    if found is None:
        return _entered(connection, key, name)
    person_id, is_old, written = found
    return _renewed(connection, key, written, person_id) if is_old else int(person_id)


class People:
    """Who is written so, within one transaction: a spelling once met is remembered."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known: dict[str, int] = {}

    def named(self, author: str) -> tuple[str, int] | None:
        """Return the key of a name and the person; None where it has no letters.

        A name that the library does not know is entered.
        """
        key = spelling_key(author)
        if not key:
            return None
        if key not in self._known:
            self._known[key] = person_of(self._connection, key, storable(author).strip())
        return key, self._known[key]

    def whoever(self, authors: Iterable[str]) -> frozenset[object]:
        """Return who some authors are: equal for the same people in whatever known spelling."""
        return frozenset(
            storable(author).strip() if (found := self.named(author)) is None else found[1]
            for author in authors
        )


def _entered(connection: sqlite3.Connection, key: str, name: str) -> int:
    others = _certainly(connection, key, name)
    joined = len(others) == 1  # two people may be meant where the user keeps them apart
    if joined:
        person_id = others[0]
    else:
        person_id = row_id(connection.execute("INSERT INTO person (name) VALUES (?)", (name,)))
    forms = (forms_of(name), outline(name))
    connection.execute(_ADD, (key, name, person_id, *forms, joined))
    return person_id


def _renewed(connection: sqlite3.Connection, key: str, name: str, person_id: int) -> int:
    """Give a spelling of an older library its forms, and join it where that is certain."""
    connection.execute(
        "UPDATE spelling SET forms = ?, outline = ? WHERE folded = ?",
        (forms_of(name), outline(name), key),
    )
    (count,) = connection.execute(
        "SELECT count(*) FROM spelling WHERE person_id = ?", (person_id,)
    ).fetchone()
    others = [person for person in _certainly(connection, key, name) if person != person_id]
    if count > 1 or len(others) != 1:  # who is who was said by hand, or is not certain
        return person_id
    (other,) = others
    name_told = connection.execute(
        "SELECT 1 FROM person WHERE id = ? AND (named OR mine)", (person_id,)
    ).fetchone()
    if name_told is not None:
        return person_id
    connection.execute(
        "UPDATE spelling SET person_id = ?, joined = 1 WHERE folded = ?", (other, key)
    )
    connection.execute(
        "UPDATE authorship SET person_id = ? WHERE person_id = ?", (other, person_id)
    )
    connection.execute("DELETE FROM person WHERE id = ?", (person_id,))
    return other


def _certainly(connection: sqlite3.Connection, key: str, name: str) -> list[int]:
    """Return the people who are certainly written so, without those it is kept apart from."""
    found = dict.fromkeys(
        person_id
        for (person_id,) in connection.execute(
            _KNOWN, (json.dumps(sorted(known_spellings(key))), key)
        )
    )
    for other, written, person_id in connection.execute(_OUTLINED, (outline(name),)):
        if other != key and is_transcription(name, written):
            found[person_id] = None
    return [person for person in found if not _is_kept_apart(connection, key, person)]


def _is_kept_apart(connection: sqlite3.Connection, key: str, person_id: int) -> bool:
    found = connection.execute(_KEPT_APART, (person_id, key, key)).fetchone()
    return found is not None


def keep_apart(connection: sqlite3.Connection, key: str, others: list[str]) -> None:
    """Remember that a spelling is not the person of others, within the caller's transaction."""
    keep_pairs_apart(
        connection, [(min(key, other), max(key, other)) for other in others if other != key]
    )


def keep_pairs_apart(connection: sqlite3.Connection, pairs: Iterable[tuple[str, str]]) -> None:
    """Remember again what `forget_apart` has forgotten."""
    connection.executemany("INSERT OR IGNORE INTO kept_apart VALUES (?, ?)", list(pairs))


def forget_apart(connection: sqlite3.Connection, keys: list[str]) -> tuple[tuple[str, str], ...]:
    """Forget that some spellings were kept apart, and return which: they are one person now."""
    among = """
        FROM kept_apart WHERE one IN (SELECT value FROM json_each(?))
        AND other IN (SELECT value FROM json_each(?))
    """
    listed = json.dumps(keys)
    given = (listed, listed)
    pairs = connection.execute("SELECT one, other" + among, given).fetchall()
    connection.execute("DELETE" + among, given)
    return tuple((str(one), str(other)) for one, other in pairs)
