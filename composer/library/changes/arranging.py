# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of one's own that a collection has, with headings and text between its problems.

What was never put anywhere comes last, in the order in which it was gathered.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from composer.diagrams.pages.passages import Item, Passage
from composer.library.access.store import Library
from composer.library.file.faults import CollectionMissing
from composer.library.index.indexing import folded, storable

LONGEST: Final = 20_000
"""Characters of a passage."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """A collection has another order.

    Attributes:
        collection_id: its number.
        items: what stands in it now.
        before: what stood in it, in the order it had.
    """

    collection_id: int
    items: tuple[Item, ...]
    before: tuple[Item, ...]


def contents(library: Library, collection_id: int) -> tuple[Item, ...]:
    """Return the problems of a collection, the bin left aside, and what stands between them.

    Raises:
        CollectionMissing: there is no such collection, or it is a smart one.
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        require_by_hand(connection, library, collection_id)
        hidden = set(in_bin(connection, collection_id))
        return tuple(item for item in all_contents(connection, collection_id) if item not in hidden)


def contents_by_name(library: Library, name: str) -> tuple[Item, ...]:
    """Return what `contents` does, of the collection of a name, whatever the capitals.

    Raises:
        CollectionMissing: there is none of that name, or it is a smart one.
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        found = connection.execute("SELECT id, name FROM collection").fetchall()
    wanted = folded(name).strip()
    for number, written in found:
        if folded(written).strip() == wanted:
            return contents(library, number)
    raise CollectionMissing(library.path, f"collection {name}")


def as_arranged(
    library: Library, records: tuple[int, ...], collection_id: int | None
) -> tuple[int, ...]:
    """Return records in the order of a collection; as they are where none is named or it is smart.

    Raises:
        LibraryFault: the file cannot be read.
    """
    if collection_id is None:
        return records
    try:
        items = contents(library, collection_id)
    except CollectionMissing:
        return records
    places = {item: place for place, item in enumerate(items)}
    return tuple(sorted(records, key=lambda record: places.get(record, len(places))))


def arrange(library: Library, collection_id: int, items: Iterable[Item]) -> Arranged:
    """Give a collection another order and other passages; it gains and loses no problem.

    Problems that are not named, such as those in the bin, stay behind the one they stood behind.

    Raises:
        CollectionMissing: there is no such collection, or it is a smart one.
        LibraryFault: it could not be written.
    """
    with library.writing() as connection:
        require_by_hand(connection, library, collection_id)
        before = all_contents(connection, collection_id)
        wanted = _completed(tuple(items), before)
        place(connection, collection_id, wanted)
    return Arranged(collection_id, wanted, before)


def require_by_hand(connection: sqlite3.Connection, library: Library, collection_id: int) -> None:
    """Refuse a collection that is not there, or is filled by a search.

    Raises:
        CollectionMissing: it is.
    """
    found = connection.execute(
        "SELECT query FROM collection WHERE id = ?", (collection_id,)
    ).fetchone()
    if found is None or found[0] is not None:
        raise CollectionMissing(library.path, f"collection {collection_id}")


def all_contents(connection: sqlite3.Connection, collection_id: int) -> tuple[Item, ...]:
    """Return all that is in a collection, in its order, the bin included."""
    rows: list[tuple[bool, int, int, int, Item]] = [
        (at is None, at or 0, added, number, number)
        for number, at, added in connection.execute(
            "SELECT record_id, place, added_at FROM membership WHERE collection_id = ?",
            (collection_id,),
        )
    ]
    rows += [
        (False, at, 0, -1, Passage(text, bool(heading)))
        for at, heading, text in connection.execute(
            "SELECT place, heading, text FROM passage WHERE collection_id = ?", (collection_id,)
        )
    ]
    return tuple(row[-1] for row in sorted(rows, key=lambda row: row[:-1]))


def arrangement(connection: sqlite3.Connection, collection_id: int) -> tuple[Item, ...]:
    """Return what stands in a collection in its order; nothing if it was never put into one."""
    items = all_contents(connection, collection_id)
    (placed,) = connection.execute(
        "SELECT count(place) FROM membership WHERE collection_id = ?", (collection_id,)
    ).fetchone()
    return items if placed or any(isinstance(item, Passage) for item in items) else ()


def in_bin(connection: sqlite3.Connection, collection_id: int) -> tuple[int, ...]:
    """Return the problems of a collection that lie in the bin."""
    found = connection.execute(
        """
        SELECT record_id FROM membership JOIN record ON record.id = record_id
        WHERE collection_id = ? AND deleted_at IS NOT NULL
        """,
        (collection_id,),
    )
    return tuple(number for (number,) in found)


def place(connection: sqlite3.Connection, collection_id: int, items: Sequence[Item]) -> None:
    """Write down an order; problems that are not in the collection are passed over."""
    connection.execute("DELETE FROM passage WHERE collection_id = ?", (collection_id,))
    connection.execute(
        "UPDATE membership SET place = NULL WHERE collection_id = ?", (collection_id,)
    )
    for at, item in enumerate(items):
        if isinstance(item, Passage):
            text = storable(item.text).strip()[:LONGEST]
            if text:
                connection.execute(
                    "INSERT INTO passage (collection_id, place, heading, text) VALUES (?, ?, ?, ?)",
                    (collection_id, at, item.heading, text),
                )
        else:
            connection.execute(
                "UPDATE membership SET place = ? WHERE collection_id = ? AND record_id = ?",
                (at, collection_id, item),
            )


def _completed(items: tuple[Item, ...], before: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return items with the problems that they leave out, each behind the one it was behind."""
    there = {item for item in before if isinstance(item, int)}
    named: set[Item] = set()
    kept: list[Item] = []
    for item in items:
        if isinstance(item, Passage) or (item in there and item not in named):
            kept.append(item)
            named.add(item)
    behind: dict[Item | None, list[Item]] = {}  # what stood behind each, and is left out
    last: Item | None = None
    for item in before:
        if item in named:
            last = item
        elif isinstance(item, int):
            behind.setdefault(last, []).append(item)
    found = behind.pop(None, [])
    for item in kept:
        found.append(item)
        found += behind.pop(item, ())
    return tuple(found)
