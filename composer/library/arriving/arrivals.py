# SPDX-License-Identifier: GPL-3.0-or-later
"""What each import brought, kept so that it can be shown, and taken back."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from composer.library.access.store import Library
from composer.library.file.ids import now, numbers, row_id
from composer.library.index.indexing import Index, storable
from composer.library.records.stored import (
    put_into_bin,
    read_problem,
    rewrite,
    sorted_numbers,
    take_out_of_bin,
)


@dataclass(frozen=True, slots=True)
class Imported:
    """An import was taken back, or brought back.

    Attributes:
        intake_id: which one.
        is_there: whether it is there now.
        ids: records that were put into the bin, or taken out of it.
        rewritten: records that hold again what they held before, or what came to them.
        left: records that were changed since, and stay as they are.
    """

    intake_id: int
    is_there: bool
    ids: tuple[int, ...] = ()
    rewritten: tuple[int, ...] = ()
    left: tuple[int, ...] = ()


@dataclass(slots=True)
class Arrivals:
    """What a batch brings, gathered until its records are written.

    Attributes:
        added: new records.
        joined: what records held before, and what they hold now, as texts.
    """

    added: list[int] = field(default_factory=list)
    joined: dict[int, tuple[str, str]] = field(default_factory=dict)

    def note_joined(self, record_id: int, before: str, after: str) -> None:
        """Note that a record holds more now; it may do so twice in a batch."""
        first = self.joined.get(record_id, (before, after))[0]
        self.joined[record_id] = (first, after)

    def write(self, connection: sqlite3.Connection, intake_id: int) -> None:
        """Write it down, within the transaction of the batch."""
        connection.executemany(
            _ADD, [(intake_id, record_id, "added", None, None) for record_id in self.added]
        )
        connection.executemany(
            _ADD,
            [(intake_id, record_id, "joined", *texts) for record_id, texts in self.joined.items()],
        )


_ADD: Final = """
    INSERT INTO arrival VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE
    SET after = excluded.after
"""
_THERE: Final = """
    SELECT id FROM record WHERE deleted_at IS NULL AND id IN (SELECT value FROM json_each(?))
"""
_ADDED: Final = "SELECT record_id FROM arrival WHERE intake_id = ? AND deed = 'added'"
_UNCHANGED: Final = """
    SELECT record.id FROM arrival
    JOIN record ON record.id = arrival.record_id
    JOIN version ON version.id = current_version
    WHERE intake_id = ? AND deed = 'added'
    AND CASE WHEN after IS NULL THEN changed_at = created_at ELSE problem = after END
"""
"""Of new records those that hold what they came with, or what the same import made of them."""
_JOINED: Final = """
    SELECT record.id, before, after, version.id, problem FROM arrival
    JOIN record ON record.id = arrival.record_id
    JOIN version ON version.id = current_version
    WHERE intake_id = ? AND deed = 'joined' ORDER BY record.id
"""


def begin_intake(library: Library, files: Sequence[str]) -> int:
    """Write down that an import begins; return its number.

    Raises:
        LibraryFault: it could not be written; so with every operation here.
    """
    with library.writing() as connection:
        cursor = connection.execute(
            "INSERT INTO intake (made_at, files) VALUES (?, ?)",
            (now(), storable("\n".join(files))),
        )
        return row_id(cursor)


def end_intake(library: Library, intake_id: int) -> Imported | None:
    """Return what an import brought; one that brought nothing is not kept."""
    with library.writing() as connection:
        added = sorted_numbers(connection.execute(_ADDED, (intake_id,)))
        joined = tuple(row[0] for row in connection.execute(_JOINED, (intake_id,)).fetchall())
        if added or joined:
            return Imported(intake_id, True, added, joined)
        connection.execute("DELETE FROM intake WHERE id = ?", (intake_id,))
    return None


def take_back(library: Library, intake_id: int) -> Imported:
    """Take an import back: new records go to the bin, others hold what they held before.

    What was changed since by hand stays as it is.
    """
    with library.writing() as connection:
        added = sorted_numbers(connection.execute(_ADDED, (intake_id,)))
        unchanged = sorted_numbers(connection.execute(_UNCHANGED, (intake_id,)))
        changed = numbers(set(added).difference(unchanged))
        stay = sorted_numbers(connection.execute(_THERE, (changed,)))
        gone = put_into_bin(connection, unchanged)
        rewritten, left = _rewrite(connection, library, intake_id, back=True)
    return Imported(intake_id, False, gone, rewritten, tuple(sorted((*stay, *left))))


def bring_back(library: Library, taken: Imported) -> Imported:
    """Do again what `take_back` has undone, and no more."""
    with library.writing() as connection:
        back = take_out_of_bin(connection, taken.ids)
        rewritten, left = _rewrite(connection, library, taken.intake_id, back=False)
    return Imported(taken.intake_id, True, back, rewritten, left)


def _rewrite(
    connection: sqlite3.Connection, library: Library, intake_id: int, back: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Let joined records hold what they held before, or after; those changed since are left."""
    rewritten, left = list[int](), list[int]()
    with Index(connection) as index:
        for record_id, before, after, version_id, text in connection.execute(
            _JOINED, (intake_id,)
        ).fetchall():
            there, wanted = (after, before) if back else (before, after)
            if text != there:
                left.append(int(record_id))
                continue
            problem = read_problem(wanted, library.path, record_id)
            time = rewrite(connection, version_id, wanted)
            connection.execute("UPDATE record SET changed_at = ? WHERE id = ?", (time, record_id))
            index.update(record_id, problem)
            rewritten.append(int(record_id))
    return tuple(rewritten), tuple(left)
