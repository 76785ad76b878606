# SPDX-License-Identifier: GPL-3.0-or-later
"""Emptying the bin: the one operation that cannot be undone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from composer.library.access.store import Library
from composer.library.file.ids import numbers


@dataclass(frozen=True, slots=True)
class Emptied:
    """Records were removed for good, with all their versions.

    Attributes:
        ids: the records.
    """

    ids: tuple[int, ...]


def bin_count(library: Library) -> int:
    """Return how many records lie in the bin."""
    with library.reading() as connection:
        (count,) = connection.execute(
            "SELECT count(*) FROM record WHERE deleted_at IS NOT NULL"
        ).fetchone()
    return int(count)


def empty_bin(library: Library, ids: Iterable[int] | None = None) -> Emptied:
    """Remove records that lie in the bin for good; their numbers are not given again.

    Args:
        ids: those that are meant, of which only what lies in the bin is removed; all by
            default.
    """
    meant = None if ids is None else numbers(ids)
    with library.writing() as connection:
        found = connection.execute(
            """
            SELECT id FROM record WHERE deleted_at IS NOT NULL
            AND (? IS NULL OR id IN (SELECT value FROM json_each(?))) ORDER BY id
            """,
            (meant, meant),
        ).fetchall()
        connection.executemany("DELETE FROM words WHERE rowid = ?", found)
        connection.executemany("DELETE FROM record WHERE id = ?", found)
    return Emptied(tuple(record_id for (record_id,) in found))
