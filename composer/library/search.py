# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding problems: a sorted list of numbers first, then the rows that are to be seen.

The list of numbers is small and gives the table a true scroll bar; rows are fetched by the
page. What is asked is a query (see `composer.library.query`), as a value or as text.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any, Final

from composer.library.alike import alike_bits
from composer.library.patternsearch import pattern_bits
from composer.library.query import Query, parse_query
from composer.library.querysql import Translation
from composer.library.records import Row, moment
from composer.library.store import Library
from composer.library.stored import finding_of, read_problem

PAGE: Final = 100
"""Records of a page."""

_PATIENCE: Final = 0.03  # seconds of walking along an order before the other way is taken


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


# Each order's columns, as the indexes have them, and whether they descend.
_COLUMNS: Final = {
    Order.SAVED: (("record.changed_at", True), ("record.id", True)),
    Order.ADDED: (("record.id", True),),
    Order.AUTHORS: (
        ("record.authors_order = ''", False),
        ("record.authors_order", False),
        ("record.year IS NULL", False),
        ("record.year", False),
        ("record.id", True),
    ),
    Order.SOURCE: (
        ("record.source_order = ''", False),
        ("record.source_order", False),
        ("record.year IS NULL", False),
        ("record.year", False),
        ("record.id", True),
    ),
    Order.DATE: (
        ("record.year IS NULL", False),
        ("record.year", False),
        ("record.date", False),
        ("record.id", True),
    ),
    Order.TITLE: (
        ("record.title_order = ''", False),
        ("record.title_order", False),
        ("record.id", True),
    ),
    Order.STIPULATION: (("record.genre", False), ("record.moves", False), ("record.id", True)),
    Order.MEN: (("record.men", False), ("record.id", True)),
    Order.VERDICT: (
        ("classification.verdict IS NULL", False),
        ("classification.verdict", False),
        ("classification.record_id", True),
    ),
}

# CROSS JOIN makes SQLite begin with the table on the left.
_RECORD: Final = "FROM record"
_RECORD_FIRST: Final = (
    "FROM record CROSS JOIN classification ON classification.record_id = record.id"
)
_CLASSIFICATION_FIRST: Final = (
    "FROM classification CROSS JOIN record ON record.id = classification.record_id"
)
_FOUND: Final = "FROM found CROSS JOIN record ON record.id = found.id"
_FOUND_CLASSIFIED: Final = (
    "FROM found CROSS JOIN record ON record.id = found.id"
    " CROSS JOIN classification ON classification.record_id = found.id"
)


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
        asked = _asked(library, connection, query, in_bin, by_lists=True)
        sorting = _order_by(order, reverse)
        if asked.is_everything:
            return _ids(connection, asked.walk(order), sorting, asked.parameters)
        return _ids(connection, asked.gather(order), sorting, asked.parameters)


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
        asked = _asked(library, connection, query, in_bin, by_lists=False)
        sorting = _order_by(order, reverse) + " LIMIT ? OFFSET ?"
        parameters = (*asked.parameters, limit, offset)
        if asked.is_everything:
            return _ids(connection, asked.walk(order), sorting, parameters)
        if not asked.is_sparse:
            found = _soon(connection, asked.walk(order), sorting, parameters)
            if found is not None:
                return found
            asked = _asked(library, connection, query, in_bin, by_lists=True)
            parameters = (*asked.parameters, limit, offset)
        return _ids(connection, asked.gather(order), sorting, parameters)


def count(library: Library, query: Query | str = "", *, in_bin: bool = False) -> int:
    """Return how many records a query finds.

    Raises:
        QueryError: the query cannot be understood; says what and where.
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        asked = _asked(library, connection, query, in_bin, by_lists=True)
        statement = " ".join(("SELECT count(*)", asked.tables, asked.where))
        (found,) = connection.execute(statement, asked.parameters).fetchone()
    return int(found)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A query as the parts of a statement.

    Attributes:
        where: the WHERE clause.
        parameters: what its question marks stand for.
        is_everything: whether nothing is asked but the bin.
        is_sparse: whether it is known to find few records.
        is_classified: whether it asks for what was computed.
    """

    where: str
    parameters: tuple[object, ...]
    is_everything: bool
    is_sparse: bool
    is_classified: bool

    @property
    def tables(self) -> str:
        """The tables to look through, the one first that is quicker to go through."""
        if not self.is_classified:
            return _RECORD
        return _RECORD_FIRST if self.is_sparse else _CLASSIFICATION_FIRST

    def walk(self, order: Order) -> str:
        """Return the statement that goes along an order's index and looks at each record."""
        if order is Order.VERDICT:
            tables = _CLASSIFICATION_FIRST
        else:
            tables = _RECORD_FIRST if self.is_classified else _RECORD
        return " ".join(("SELECT record.id", tables, self.where))

    def gather(self, order: Order) -> str:
        """Return the statement that finds all records first, to be sorted then."""
        tables = _FOUND_CLASSIFIED if order is Order.VERDICT else _FOUND
        inner = " ".join(("SELECT record.id AS id", self.tables, self.where))
        return " ".join(("WITH found AS MATERIALIZED (", inner, ") SELECT record.id", tables))


def _asked(
    library: Library,
    connection: sqlite3.Connection,
    query: Query | str,
    in_bin: bool,
    by_lists: bool,
) -> _Asked:
    query = parse_query(query) if isinstance(query, str) else query
    translation = Translation(
        connection,
        datetime.now().astimezone(),
        lambda pattern: pattern_bits(connection, pattern),
        lambda record_id: alike_bits(connection, library.path, record_id),
        by_lists=by_lists,
    )
    condition = translation.condition(query)
    kept = "record.deleted_at IS NOT NULL" if in_bin else "record.deleted_at IS NULL"
    return _Asked(
        " ".join(("WHERE", kept, "AND (", condition.sql, ")")),
        condition.parameters,
        is_everything=not query.parts,
        is_sparse=translation.is_sparse,
        is_classified="classification." in condition.sql,
    )


def _order_by(order: Order, reverse: bool) -> str:
    columns = (
        f"{column} DESC" if descends != reverse else column for column, descends in _COLUMNS[order]
    )
    return " ".join(("ORDER BY", ", ".join(columns)))


def _ids(
    connection: sqlite3.Connection, statement: str, sorting: str, parameters: tuple[object, ...]
) -> list[int]:
    found = connection.execute(" ".join((statement, sorting)), parameters).fetchall()
    return [record_id for (record_id,) in found]


def _soon(
    connection: sqlite3.Connection, statement: str, sorting: str, parameters: tuple[object, ...]
) -> list[int] | None:
    """Return what a statement finds; None if that takes too long."""
    end = time.perf_counter() + _PATIENCE
    stopped = False

    def stop() -> bool:
        nonlocal stopped
        stopped = time.perf_counter() > end
        return stopped

    connection.set_progress_handler(stop, 5000)
    try:
        return _ids(connection, statement, sorting, parameters)
    except sqlite3.OperationalError:
        if not stopped:
            raise
        return None
    finally:
        connection.set_progress_handler(None, 0)


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
