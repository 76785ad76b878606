# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding problems: a sorted list of numbers first, then the rows that are to be seen.

The list of numbers is small and gives the table a true scroll bar; rows are fetched by the
page. What is asked is a query (see `composer.library.query.parser`), as a value or as text.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any, Final

from composer.library.access.store import Library
from composer.library.file.faults import LibraryDamaged, RecordDamaged, reporting_faults
from composer.library.query.parser import EVERYTHING, Query
from composer.library.records.stored import finding_of, read_problem
from composer.library.records.values import Row, moment
from composer.library.search.firstpage import FirstRecords, first_of
from composer.library.search.orders import Order as Order
from composer.library.search.orders import order_by
from composer.library.search.statement import ask, ids_of, listed

PAGE: Final = 100
"""Records of a page."""


_MANY: Final = 50_000  # records from which on a whole order is gone through to sort them


def find(
    library: Library,
    query: Query | str = "",
    order: Order = Order.SAVED,
    *,
    reverse: bool = False,
    in_bin: bool = False,
) -> list[int]:
    """Return the numbers of all records that a query finds, sorted.

    Args:
        query: what is looked for; everything if it is empty.
        reverse: turn the whole order round.
        in_bin: look in the bin instead.

    Raises:
        QueryError: the query cannot be understood; says what and where.
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        asked = ask(library, connection, query, in_bin, by_lists=True)
        sorting = order_by(order, reverse)
        if asked.is_everything:
            return ids_of(connection, asked.walk(order), sorting, asked.parameters)
        if asked.is_sorted_along(order):
            return ids_of(connection, asked.gather(), sorting, asked.parameters)
        found = ids_of(connection, asked.gather(), "", asked.parameters)
        if len(found) < _MANY or in_bin:
            return ids_of(connection, listed(order), sorting, (json.dumps(found),))
        everything = ask(library, connection, EVERYTHING, in_bin, by_lists=True)
        wanted = set(found)
        ordered = ids_of(connection, everything.walk(order), sorting, ())
        return [record_id for record_id in ordered if record_id in wanted]


def find_page(
    library: Library,
    query: Query | str = "",
    order: Order = Order.SAVED,
    *,
    reverse: bool = False,
    in_bin: bool = False,
    offset: int = 0,
    limit: int = PAGE,
) -> list[int]:
    """Return a page of what `find` returns, sooner; for the first pages of a long list.

    Args:
        query: what is looked for.
        order: how it is sorted.
        reverse: turn the whole order round.
        in_bin: look in the bin instead.
        offset: how many are passed over.
        limit: how many are wanted.

    Raises:
        QueryError: the query cannot be understood; says what and where.
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        asked = ask(library, connection, query, in_bin, by_lists=False)
        sorting = " ".join((order_by(order, reverse), "LIMIT ? OFFSET ?"))
        if not asked.is_sparse:
            most = offset + limit
            first = FirstRecords(library, connection, asked, order, reverse, most).find()
            if first is not None:
                return first[offset:]
            if asked.is_everything and not in_bin:
                return ids_of(connection, asked.walk(order), sorting, (limit, offset))
            asked = ask(library, connection, query, in_bin, by_lists=True)
        if asked.is_sorted_along(order):
            parameters = (*asked.parameters, limit, offset)
            return ids_of(connection, asked.gather(), sorting, parameters)
        found = ids_of(connection, asked.gather(), "", asked.parameters)
        page = first_of(connection, found, order, reverse, offset + limit)
        if page is not None:
            return page[offset:]
        return ids_of(connection, listed(order), sorting, (json.dumps(found), limit, offset))


def count(library: Library, query: Query | str = "") -> int:
    """Return how many records outside the bin a query finds.

    Raises:
        QueryError: the query cannot be understood; says what and where.
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        asked = ask(library, connection, query, in_bin=False, by_lists=True)
        statement = " ".join(("SELECT count(*)", asked.tables, asked.where))
        (found,) = connection.execute(statement, asked.parameters).fetchone()
    return int(found)


def rows(library: Library, ids: Iterable[int]) -> tuple[Row, ...]:
    """Return the rows of these records, in this order; meant for a page of some hundreds.

    A record that is no longer there is left out; so is one that is damaged, which the library
    notes in `passed_over`.

    Raises:
        LibraryFault: the file cannot be read.
    """
    wanted = [int(record_id) for record_id in ids]
    by_id: dict[int, Row] = {}
    with library.reading() as connection:
        for fields in _read_round(library, connection, wanted):
            with library.passing_over(fields[0]):
                by_id[fields[0]] = _row(library, *fields)
    return tuple(by_id[record_id] for record_id in wanted if record_id in by_id)


_ROWS: Final = """
    SELECT record.id, changed_at, created_at, opened_at, deleted_at, award, note, problem,
        (SELECT count(*) FROM version AS each WHERE each.record_id = record.id),
        verdict, keys, key_text, complete, solver, analysis_version, details
    FROM record
    JOIN version ON version.id = record.current_version
    LEFT JOIN finding ON finding.version_id = version.id
    WHERE record.id IN (SELECT value FROM json_each(?))
"""


def _read_round(
    library: Library, connection: sqlite3.Connection, wanted: list[int]
) -> Iterator[tuple[Any, ...]]:
    """Yield the fields of records; where a page of the file is damaged, those that can be read."""
    try:
        with reporting_faults(library.path):
            yield from connection.execute(_ROWS, (json.dumps(wanted),)).fetchall()
    except LibraryDamaged:
        if len(wanted) == 1:
            damaged = RecordDamaged(library.path, str(wanted[0]))
            library.passed_over.setdefault(wanted[0], damaged)
            return
        for record_id in wanted:
            yield from _read_round(library, connection, [record_id])


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
        problem=read_problem(text, library.path, record_id),
        finding=finding_of(library.path, *fields),
        version_count=count,
        changed_at=moment(changed),
        created_at=moment(created),
        opened_at=None if opened is None else moment(opened),
        deleted_at=None if deleted is None else moment(deleted),
        award=award,
        note=note,
    )
