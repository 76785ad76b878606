# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding problems: a sorted list of numbers first, then the rows that are to be seen.

The list of numbers is small (8 bytes a problem) and gives the table a true scroll bar; rows
are fetched by the page.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from enum import Enum
from typing import Any, Final

from composer.library.indexing import folded
from composer.library.records import Row, moment
from composer.library.store import Library
from composer.library.stored import finding_of, read_problem

MOST_WORDS: Final = 64
"""Words of a filter that are looked at; no one types more, but anyone may paste more."""


class Order(Enum):
    """How a list of problems is sorted. What is unknown comes last; ties, the newest first."""

    SAVED = "last saved first"
    ADDED = "last added first"
    AUTHORS = "authors"
    SOURCE = "source"
    DATE = "date"
    TITLE = "title"
    STIPULATION = "stipulation"
    MEN = "number of men"
    VERDICT = "verdict"


_ORDER_BY: Final = {
    Order.SAVED: " ORDER BY changed_at DESC, id DESC",
    Order.ADDED: " ORDER BY id DESC",
    Order.AUTHORS: " ORDER BY authors_order = '', authors_order, year IS NULL, year, id DESC",
    Order.SOURCE: " ORDER BY source_order = '', source_order, year IS NULL, year, id DESC",
    Order.DATE: " ORDER BY year IS NULL, year, date, id DESC",
    Order.TITLE: " ORDER BY title_order = '', title_order, id DESC",
    Order.STIPULATION: " ORDER BY genre, moves, id DESC",
    Order.MEN: " ORDER BY men, id DESC",
    Order.VERDICT: " ORDER BY verdict IS NULL, verdict, id DESC",
}

_FIND: Final = """
    SELECT id FROM record LEFT JOIN finding ON finding.version_id = record.current_version
    WHERE (deleted_at IS NOT NULL) = :in_bin
    AND (:words IS NULL OR id IN (SELECT rowid FROM words WHERE words MATCH :words))
"""


def find(
    library: Library,
    text: str = "",
    order: Order = Order.SAVED,
    *,
    reverse: bool = False,
    in_bin: bool = False,
) -> list[int]:
    """Return the numbers of the records that match a text, sorted.

    Every word of the text must begin a word of the record's authors, source, title, date,
    distinction, dedication, keywords, comments or stipulation. Accents and capitals do not
    matter; any text is allowed, no sign in it has a meaning of its own.

    Args:
        reverse: turn the whole order round.
        in_bin: look in the bin instead.

    Raises:
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        found = connection.execute(
            _FIND + _ORDER_BY[order], {"words": match_expression(text), "in_bin": in_bin}
        ).fetchall()
    ids = [record_id for (record_id,) in found]
    if reverse:
        ids.reverse()
    return ids


def rows(library: Library, ids: Iterable[int]) -> tuple[Row, ...]:
    """Return the rows of these records, in this order; meant for a page of some hundreds.

    A record that is no longer there is left out.

    Raises:
        LibraryFault: the file cannot be read.
    """
    wanted = [int(each) for each in ids]
    with library.reading() as connection:
        found = connection.execute(
            """
            SELECT record.id, changed_at, created_at, opened_at, deleted_at, award, note, problem,
                (SELECT count(*) FROM version AS each WHERE each.record_id = record.id),
                verdict, keys, key_text, complete, solver, analysis_version, details
            FROM record
            JOIN version ON version.id = record.current_version
            LEFT JOIN finding ON finding.version_id = version.id
            WHERE record.id IN (SELECT value FROM json_each(?))
            """,
            (json.dumps(wanted),),
        ).fetchall()
    by_id = {fields[0]: _row(library, *fields) for fields in found}
    return tuple(by_id[each] for each in wanted if each in by_id)


def _row(
    library: Library,
    record_id: int,
    changed: int,
    created: int,
    opened: int | None,
    deleted: int | None,
    award: int | None,
    note: str,
    text: str,
    count: int,
    *fields: Any,
) -> Row:
    return Row(
        record_id=record_id,
        problem=read_problem(text, library.path),
        finding=finding_of(library.path, *fields),
        version_count=count,
        changed_at=moment(changed),
        created_at=moment(created),
        opened_at=None if opened is None else moment(opened),
        deleted_at=None if deleted is None else moment(deleted),
        award=award,
        note=note,
    )


def match_expression(text: str) -> str | None:
    """Return the FTS5 expression for a text that a user typed; None if it has no words.

    Each word is quoted, so that nothing in it is read as syntax, and matches as a prefix.
    """
    words = [word for word in folded(text).split() if any(map(_counts, word))]
    quoted = ('"' + word.replace('"', '""') + '"*' for word in words[:MOST_WORDS])
    return " AND ".join(quoted) or None


def _counts(character: str) -> bool:
    """Tell whether the index keeps a character (see the tokenizer in the schema)."""
    return character in "#=" or unicodedata.category(character)[0] in "LN"
