# SPDX-License-Identifier: GPL-3.0-or-later
"""Collections: a problem may be in several. A smart one is a kept search, filled by its query."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from composer.diagrams.pages.passages import Item
from composer.library.access.store import Library
from composer.library.changes.arranging import all_contents, arrangement, place
from composer.library.changes.renamed import naming
from composer.library.file.faults import CollectionMissing, NameEmpty, NameTaken
from composer.library.file.ids import now, numbers, row_id
from composer.library.index.indexing import folded, storable


@dataclass(frozen=True, slots=True)
class Collection:
    """A collection of the library.

    Attributes:
        collection_id: its number; never given to another collection.
        name: its name, which no other collection has, whatever the capitals.
        query: for a smart collection, its search in the query language; else None.
        count: how many problems are in it, the bin left aside; None for a smart one.
    """

    collection_id: int
    name: str
    query: str | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class CollectionMade:
    """A collection was made, or brought back."""

    collection_id: int
    name: str
    query: str | None = None


@dataclass(frozen=True, slots=True)
class SearchChanged:
    """A smart collection has another query; `before` is the one it had."""

    collection_id: int
    query: str
    before: str


@dataclass(frozen=True, slots=True)
class CollectionRenamed:
    """A collection has another name.

    Attributes:
        collection_id: its number.
        name: the name it has now.
        before: the name it had.
        searches: kept searches that name it, which follow.
    """

    collection_id: int
    name: str
    before: str
    searches: tuple[SearchChanged, ...] = ()


@dataclass(frozen=True, slots=True)
class CollectionDropped:
    """A collection was removed; its problems stay in the library.

    Attributes:
        collection_id: its number.
        name: its name.
        query: its query, if it was a smart one.
        made_at: when it was made, in microseconds since 1970.
        members: (record, time it was added) of each problem that was in it.
        items: what stood in it, in its order (see `arranging`).
    """

    collection_id: int
    name: str
    query: str | None
    made_at: int
    members: tuple[tuple[int, int], ...]
    items: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class Gathered:
    """Problems were added to a collection; `ids` are those that were not in it."""

    collection_id: int
    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakenOut:
    """Problems were taken out of a collection.

    Attributes:
        collection_id: the collection.
        members: (record, time it was added) of each.
        items: what stood in it before, in its order (see `arranging`).
    """

    collection_id: int
    members: tuple[tuple[int, int], ...]
    items: tuple[Item, ...] = ()


def collections(library: Library) -> tuple[Collection, ...]:
    """Return all collections by name, those filled by hand with their counts."""
    with library.reading() as connection:
        found = connection.execute(
            """
            SELECT id, name, query, CASE WHEN query IS NULL THEN
                (SELECT count(*) FROM membership WHERE collection_id = collection.id)
                - (SELECT count(*) FROM membership JOIN record ON record.id = record_id
                    WHERE collection_id = collection.id AND deleted_at IS NOT NULL) END
            FROM collection
            """
        ).fetchall()
    return tuple(sorted((Collection(*row) for row in found), key=lambda row: folded(row.name)))


def make_collection(library: Library, name: str, query: str | None = None) -> CollectionMade:
    """Make an empty collection, or keep a search under a name as a smart one.

    Raises:
        NameTaken: there is one of that name.
        NameEmpty: there is no name.
        LibraryFault: it could not be made; so with every operation here.
    """
    with library.writing() as connection:
        name = _free_name(connection, library, name)
        kept = None if query is None else storable(query)
        cursor = connection.execute(
            "INSERT INTO collection (name, query, made_at) VALUES (?, ?, ?)", (name, kept, now())
        )
        made = CollectionMade(row_id(cursor), name, kept)
    return made


def rename_collection(library: Library, collection_id: int, name: str) -> CollectionRenamed:
    """Give a collection another name; kept searches that name it do so by the new one.

    Raises:
        CollectionMissing: there is no such collection.
        NameTaken: another one has the name.
        NameEmpty: there is no name.
    """
    with library.writing() as connection:
        return _rename(connection, library, collection_id, name, {})


def name_back(library: Library, renamed: CollectionRenamed) -> CollectionRenamed:
    """Give a collection the name it had, and kept searches the words they had.

    A search that was changed since keeps what it is, but for the name.

    Raises:
        CollectionMissing: there is no such collection.
        NameTaken: another one has the name by now.
    """
    words = {(search.collection_id, search.query): search.before for search in renamed.searches}
    with library.writing() as connection:
        return _rename(connection, library, renamed.collection_id, renamed.before, words)


def _rename(
    connection: sqlite3.Connection,
    library: Library,
    collection_id: int,
    name: str,
    words: dict[tuple[int, str], str],
) -> CollectionRenamed:
    """Rename; `words` are the texts that searches, by number and text, are known to get."""
    before, _, _ = _found(connection, library, collection_id)
    name = _free_name(connection, library, name, collection_id)
    found = connection.execute("SELECT id, name, query FROM collection").fetchall()
    names = [each for _, each, _ in found]
    connection.execute("UPDATE collection SET name = ? WHERE id = ?", (name, collection_id))
    changed = []
    for number, _, query in found:
        if query is None:
            continue
        text = words.get((number, query)) or storable(naming(query, before, name, names))
        if text != query:
            changed.append(SearchChanged(number, text, query))
    connection.executemany(
        "UPDATE collection SET query = ? WHERE id = ?",
        [(search.query, search.collection_id) for search in changed],
    )
    return CollectionRenamed(collection_id, name, before, tuple(changed))


def change_search(library: Library, collection_id: int, query: str) -> SearchChanged:
    """Let a smart collection search for something else.

    Raises:
        CollectionMissing: there is no such smart collection.
    """
    with library.writing() as connection:
        _, before, _ = _found(connection, library, collection_id)
        if before is None:
            raise CollectionMissing(library.path, f"smart collection {collection_id}")
        query = storable(query)
        connection.execute("UPDATE collection SET query = ? WHERE id = ?", (query, collection_id))
    return SearchChanged(collection_id, query, before)


def drop_collection(library: Library, collection_id: int) -> CollectionDropped:
    """Remove a collection; the problems in it stay where they are.

    Raises:
        CollectionMissing: there is no such collection.
    """
    with library.writing() as connection:
        name, query, made_at = _found(connection, library, collection_id)
        members = connection.execute(
            "SELECT record_id, added_at FROM membership WHERE collection_id = ?", (collection_id,)
        ).fetchall()
        items = arrangement(connection, collection_id)
        connection.execute("DELETE FROM collection WHERE id = ?", (collection_id,))
    return CollectionDropped(collection_id, name, query, made_at, tuple(members), items)


def bring_back_collection(library: Library, dropped: CollectionDropped) -> CollectionMade:
    """Make a collection again that was dropped, with the problems that are still there.

    Raises:
        NameTaken: another one has the name by now.
    """
    with library.writing() as connection:
        name = _free_name(connection, library, dropped.name)
        connection.execute(
            "INSERT INTO collection (id, name, query, made_at) VALUES (?, ?, ?, ?)",
            (dropped.collection_id, name, dropped.query, dropped.made_at),
        )
        _add(connection, dropped.collection_id, dropped.members)
        place(connection, dropped.collection_id, dropped.items)
    return CollectionMade(dropped.collection_id, name, dropped.query)


def add_to_collection(library: Library, collection_id: int, ids: Iterable[int]) -> Gathered:
    """Put problems into a collection; those that are in it stay.

    Raises:
        CollectionMissing: there is no such collection, or it is a smart one.
    """
    time = now()
    return bring_members_back(library, collection_id, ((record_id, time) for record_id in ids))


def bring_members_back(
    library: Library,
    collection_id: int,
    members: Iterable[tuple[int, int]],
    items: Sequence[Item] = (),
) -> Gathered:
    """Put problems into a collection as of given times; the undo of taking them out.

    Args:
        library: the library.
        collection_id: the collection.
        members: (record, time it was added) of each.
        items: the order that the collection had; without it they come last.

    Raises:
        CollectionMissing: there is no such collection, or it is a smart one.
    """
    with library.writing() as connection:
        _, query, _ = _found(connection, library, collection_id)
        if query is not None:
            raise CollectionMissing(library.path, f"collection {collection_id} is a search")
        wanted = dict(members)
        there = {record for record, _ in _members(connection, collection_id, wanted)}
        before = all_contents(connection, collection_id)
        added = _add(
            connection, collection_id, [pair for pair in wanted.items() if pair[0] not in there]
        )
        kept = [item for item in items if item not in wanted]
        if items and before == tuple(kept):  # nobody has arranged it since
            place(connection, collection_id, items)
    return Gathered(collection_id, added)


def take_from_collection(library: Library, collection_id: int, ids: Iterable[int]) -> TakenOut:
    """Take problems out of a collection; they stay in the library.

    Raises:
        CollectionMissing: there is no such collection.
    """
    with library.writing() as connection:
        _found(connection, library, collection_id)
        members = _members(connection, collection_id, ids)
        items = arrangement(connection, collection_id)
        connection.executemany(
            "DELETE FROM membership WHERE collection_id = ? AND record_id = ?",
            [(collection_id, record_id) for record_id, _ in members],
        )
    return TakenOut(collection_id, members, items)


def _found(
    connection: sqlite3.Connection, library: Library, collection_id: int
) -> tuple[str, str | None, int]:
    """Return name, query and time of making."""
    found: tuple[str, str | None, int] | None = connection.execute(
        "SELECT name, query, made_at FROM collection WHERE id = ?", (collection_id,)
    ).fetchone()
    if found is None:
        raise CollectionMissing(library.path, f"collection {collection_id}")
    return found


def _free_name(
    connection: sqlite3.Connection, library: Library, name: str, own: int | None = None
) -> str:
    """Return a name as it is kept, or say why it cannot be had."""
    name = " ".join(storable(name).split())
    if not name:
        raise NameEmpty(library.path)
    for number, taken in connection.execute("SELECT id, name FROM collection").fetchall():
        if number != own and folded(taken) == folded(name):
            raise NameTaken(library.path, taken)
    return name


def _members(
    connection: sqlite3.Connection, collection_id: int, ids: Iterable[int]
) -> tuple[tuple[int, int], ...]:
    """Return (record, time it was added) of those of the records that are in a collection."""
    return tuple(
        connection.execute(
            """
            SELECT record_id, added_at FROM membership
            WHERE collection_id = ? AND record_id IN (SELECT value FROM json_each(?))
            """,
            (collection_id, numbers(ids)),
        )
    )


def _add(
    connection: sqlite3.Connection, collection_id: int, members: Iterable[tuple[int, int]]
) -> tuple[int, ...]:
    """Add the records that there are; return them."""
    wanted = dict(members)
    found = connection.execute(
        "SELECT id FROM record WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id",
        (numbers(wanted),),
    ).fetchall()
    connection.executemany(
        "INSERT INTO membership (collection_id, record_id, added_at) VALUES (?, ?, ?)",
        [(collection_id, record_id, wanted[record_id]) for (record_id,) in found],
    )
    return tuple(record_id for (record_id,) in found)
