# SPDX-License-Identifier: GPL-3.0-or-later
"""People: one person may be written in many ways.

A name met for the first time makes a person with one spelling; `Family, Given` and `Given
Family` are one spelling, whatever capitals and accents. One that certainly is a person who is
known, such as the same name in other letters, becomes a spelling of theirs by itself (see
`names`). The user joins people who are one, and parts spellings that are not; what was separated
is not joined by itself again. Problems keep their authors as they are written: who is meant
follows from the spelling.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from composer.library.access.reading import own_name
from composer.library.access.store import Library
from composer.library.file.faults import NameEmpty, PersonMissing
from composer.library.file.ids import numbers, row_id
from composer.library.index.indexing import folded, spelling_key, storable
from composer.library.names.joining import forget_apart, keep_apart, keep_pairs_apart
from composer.library.names.looking import people_written


@dataclass(frozen=True, slots=True)
class Person:
    """A person who composes.

    Attributes:
        person_id: the number; never given to another person.
        name: as it is shown.
        mine: whether it is the user.
        count: how many problems are by the person, the bin left aside.
        spellings: as the name is written in problems, by alphabet.
        joined: those of them that the program has joined.
    """

    person_id: int
    name: str
    mine: bool = False
    count: int = 0
    spellings: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()


def users_name(library: Library) -> str:
    """Return the user's name as it is shown; empty where it is not known, or not which of two.

    Raises:
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        return own_name(connection)


@dataclass(frozen=True, slots=True)
class Joined:
    """People turned out to be one.

    Attributes:
        person_id: who they are now.
        others: those who are no more, with their spellings as they are compared.
        was_mine: whether the person was the user's before.
        named: those of the others whom the user had named.
        apart: the spellings that were kept apart until then, in pairs as they are compared.
    """

    person_id: int
    others: tuple[Person, ...]
    was_mine: bool = False
    named: tuple[int, ...] = ()
    apart: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Separated:
    """Spellings belong to people of their own again.

    Attributes:
        person_id: whose they were.
        others: the people that they are now, with their spellings as they are compared.
        by_itself: those of the spellings that the program had joined.
    """

    person_id: int
    others: tuple[Person, ...]
    by_itself: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PersonRenamed:
    """A person is shown under another name.

    Attributes:
        person_id: the person.
        name: the name.
        before: the name before.
        was_named: whether the user had given that, too.
    """

    person_id: int
    name: str
    before: str
    was_named: bool = True


@dataclass(frozen=True, slots=True)
class PersonClaimed:
    """The user has said who they are, or are not; `before` is what was said before."""

    person_id: int
    mine: bool
    before: bool


def people(library: Library, beginning: str = "", limit: int = 200) -> tuple[Person, ...]:
    """Return people who have problems, by name.

    Args:
        beginning: only those of whom a word of a spelling begins so.
        limit: how many at most.
    """
    key = spelling_key(beginning)
    with library.reading() as connection:
        counts = _counts(connection)
        others = json.dumps(people_written(connection, beginning))
        found = connection.execute(
            """
            SELECT person.id, name, mine, group_concat(written, char(10)),
                group_concat(CASE WHEN joined THEN written END, char(10))
            FROM person JOIN spelling ON person_id = person.id
            WHERE ? = '' OR person.id IN (
                SELECT person_id FROM spelling WHERE instr(' ' || folded, ' ' || ?)
                UNION SELECT value FROM json_each(?)
            )
            GROUP BY person.id
            """,
            (key, key, others),
        ).fetchall()
    every = [
        Person(number, name, bool(mine), counts[number], _lines(spellings), _lines(joined))
        for number, name, mine, spellings, joined in found
        if counts.get(number)
    ]
    every.sort(key=lambda known: folded(known.name))
    return tuple(every[:limit])


def person(library: Library, person_id: int) -> Person:
    """Return a person.

    Raises:
        PersonMissing: there is no such person.
    """
    with library.reading() as connection:
        known = _known(connection, library, person_id)
        (count,) = connection.execute(
            """
            SELECT count(DISTINCT record.id) FROM authorship
            JOIN record ON record.id = record_id
            WHERE person_id = ? AND deleted_at IS NULL
            """,
            (person_id,),
        ).fetchone()
        written = connection.execute(
            "SELECT written, joined FROM spelling WHERE person_id = ? ORDER BY written",
            (person_id,),
        ).fetchall()
    spellings = tuple(spelling for spelling, _ in written)
    joined = tuple(spelling for spelling, by_itself in written if by_itself)
    return Person(person_id, known.name, known.mine, count, spellings, joined)


def join_people(
    library: Library, person_id: int, others: Iterable[int], by_itself: Iterable[str] = ()
) -> Joined:
    """Let other people be this one: their spellings and problems become this one's.

    Args:
        library: the library.
        person_id: who they all are.
        others: who is no more.
        by_itself: spellings, as they are compared, that count as joined by the program.

    Raises:
        PersonMissing: one of them is not there.
        LibraryFault: it could not be written; so with every operation here.
    """
    with library.writing() as connection:
        kept = _known(connection, library, person_id)
        gone = [
            _known(connection, library, key) for key in dict.fromkeys(others) if key != person_id
        ]
        named = tuple(each.person_id for each in gone if _is_named(connection, each.person_id))
        for each in gone:
            _hand_over(connection, each.spellings, person_id)
            connection.execute("DELETE FROM person WHERE id = ?", (each.person_id,))
        _mark_joined(connection, by_itself)
        apart = forget_apart(
            connection, [*kept.spellings, *(key for each in gone for key in each.spellings)]
        )
        if not kept.mine and any(each.mine for each in gone):
            connection.execute("UPDATE person SET mine = 1 WHERE id = ?", (person_id,))
    return Joined(person_id, tuple(gone), kept.mine, named, apart)


def separate_again(library: Library, joined: Joined) -> Separated:
    """Make again the people who were joined; the undo of `join_people`.

    Raises:
        PersonMissing: who they became is not there any more.
    """
    with library.writing() as connection:
        _known(connection, library, joined.person_id)
        for other in joined.others:
            connection.execute(
                "INSERT INTO person (id, name, mine, named) VALUES (?, ?, ?, ?)",
                (other.person_id, other.name, other.mine, other.person_id in joined.named),
            )
            _hand_over(connection, other.spellings, other.person_id)
            _mark_joined(connection, other.joined)
        keep_pairs_apart(connection, joined.apart)
        connection.execute(
            "UPDATE person SET mine = ? WHERE id = ?", (joined.was_mine, joined.person_id)
        )
    return Separated(joined.person_id, joined.others)


def separate_spelling(library: Library, spelling: str) -> Separated:
    """Let a spelling be a person of its own; it is not joined with the others by itself again.

    Raises:
        PersonMissing: nobody is written so, or in no other way.
    """
    key = spelling_key(spelling)
    with library.writing() as connection:
        found = connection.execute(
            "SELECT person_id, written, joined FROM spelling WHERE folded = ?", (key,)
        ).fetchone()
        if found is None:
            raise PersonMissing(library.path, spelling)
        person_id, written, by_itself = found
        others = [
            spelling
            for spelling in _known(connection, library, person_id).spellings
            if spelling != key
        ]
        if not others:
            raise PersonMissing(library.path, f"{written} is the only spelling")
        cursor = connection.execute("INSERT INTO person (name) VALUES (?)", (written,))
        separated = Person(row_id(cursor), written, spellings=(key,))
        _hand_over(connection, separated.spellings, separated.person_id)
        keep_apart(connection, key, others)
    return Separated(person_id, (separated,), (key,) if by_itself else ())


def rename_person(library: Library, person_id: int, name: str, named: bool = True) -> PersonRenamed:
    """Show a person under another name, in print, too; how problems write it stays.

    Args:
        named: whether it is the user's own word; undo tells otherwise.

    Raises:
        PersonMissing: there is no such person.
        NameEmpty: there is no name.
    """
    name = " ".join(storable(name).split())
    if not name:
        raise NameEmpty(library.path)
    with library.writing() as connection:
        known = _known(connection, library, person_id)
        (was_named,) = connection.execute(
            "SELECT named FROM person WHERE id = ?", (person_id,)
        ).fetchone()
        connection.execute(
            "UPDATE person SET name = ?, named = ? WHERE id = ?", (name, named, person_id)
        )
    return PersonRenamed(person_id, name, known.name, bool(was_named))


def claim_person(library: Library, person_id: int, mine: bool = True) -> PersonClaimed:
    """Say that a person is the user, or is not.

    Raises:
        PersonMissing: there is no such person.
    """
    with library.writing() as connection:
        known = _known(connection, library, person_id)
        connection.execute("UPDATE person SET mine = ? WHERE id = ?", (mine, person_id))
    return PersonClaimed(person_id, mine, known.mine)


def _lines(text: str | None) -> tuple[str, ...]:
    return tuple(sorted(text.split("\n"))) if text else ()


def _counts(connection: sqlite3.Connection) -> dict[int, int]:
    """Return how many problems people have; the bin, which is small, is taken off."""
    counts = dict(
        connection.execute(
            "SELECT person_id, count(DISTINCT record_id) FROM authorship GROUP BY person_id"
        )
    )
    binned = connection.execute(
        """
        SELECT person_id, count(DISTINCT record_id)
        FROM record CROSS JOIN authorship ON record_id = record.id
        WHERE deleted_at IS NOT NULL GROUP BY person_id
        """
    )
    for person_id, count in binned:
        counts[person_id] -= count
    return counts


def _known(connection: sqlite3.Connection, library: Library, person_id: int) -> Person:
    """Return a person with spellings, also those that the program joined, as they are compared."""
    found = connection.execute(
        "SELECT name, mine FROM person WHERE id = ?", (person_id,)
    ).fetchone()
    if found is None:
        raise PersonMissing(library.path, f"person {person_id}")
    keys = connection.execute(
        "SELECT folded, joined FROM spelling WHERE person_id = ? ORDER BY folded", (person_id,)
    ).fetchall()
    spellings = tuple(key for key, _ in keys)
    joined = tuple(key for key, by_itself in keys if by_itself)
    return Person(person_id, found[0], bool(found[1]), spellings=spellings, joined=joined)


def _is_named(connection: sqlite3.Connection, person_id: int) -> bool:
    (named,) = connection.execute("SELECT named FROM person WHERE id = ?", (person_id,)).fetchone()
    return bool(named)


def _mark_joined(connection: sqlite3.Connection, keys: Iterable[str]) -> None:
    connection.executemany(
        "UPDATE spelling SET joined = 1 WHERE folded = ?", [(key,) for key in keys]
    )


def _hand_over(connection: sqlite3.Connection, keys: tuple[str, ...], person_id: int) -> None:
    """Let spellings, and the problems that are signed so, belong to a person."""
    wanted = [(person_id, key) for key in keys]
    owners = {
        owner
        for key in keys
        for (owner,) in connection.execute(
            "SELECT person_id FROM spelling WHERE folded = ?", (key,)
        )
    }
    connection.executemany("UPDATE spelling SET person_id = ?, joined = 0 WHERE folded = ?", wanted)
    connection.execute(
        """
        UPDATE authorship
        SET person_id = (SELECT person_id FROM spelling WHERE folded = authorship.spelling)
        WHERE person_id IN (SELECT value FROM json_each(?))
        """,
        (numbers(owners),),
    )
