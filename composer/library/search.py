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
from composer.library.query import EVERYTHING, Query, parse_query
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
    AWARD = "award"
    KEY = "key"
    THREATS = "number of threats"
    VARIATIONS = "most variations first"
    TRIES = "most tries first"
    CHANGED = "most changed mates first"
    SET_PLAY = "most set play first"
    DUALS = "most duals first"


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
    Order.AWARD: (("record.award IS NULL", False), ("record.award", False), ("record.id", True)),
    Order.KEY: (
        ("coalesce(classification.key_text, '') = ''", False),
        ("classification.key_text", False),
        ("record.id", True),
    ),
    Order.THREATS: (
        ("classification.threats IS NULL", False),
        ("classification.threats", False),
        ("record.id", True),
    ),
    Order.VARIATIONS: (("coalesce(classification.variations, -1)", True), ("record.id", True)),
    Order.TRIES: (("coalesce(classification.tries, -1)", True), ("record.id", True)),
    Order.CHANGED: (("coalesce(classification.changed, -1)", True), ("record.id", True)),
    Order.SET_PLAY: (("coalesce(classification.set_mates, -1)", True), ("record.id", True)),
    Order.DUALS: (("coalesce(classification.duals, -1)", True), ("record.id", True)),
}

_COMPUTED: Final = frozenset(
    order
    for order, columns in _COLUMNS.items()
    if any("classification." in column for column, _ in columns)
)

# The index of each order that has one; those of records leave out the bin.
_INDEXES: Final = {
    Order.SAVED: "INDEXED BY record_by_changed",
    Order.ADDED: "NOT INDEXED",
    Order.AUTHORS: "INDEXED BY record_by_authors",
    Order.SOURCE: "INDEXED BY record_by_source",
    Order.DATE: "INDEXED BY record_by_date",
    Order.TITLE: "INDEXED BY record_by_title",
    Order.STIPULATION: "INDEXED BY record_by_stipulation",
    Order.MEN: "INDEXED BY record_by_men",
    Order.AWARD: "INDEXED BY record_narrow",
}

# CROSS JOIN makes SQLite begin with the table on the left; NOT INDEXED leaves it the numbers
# of records only, which is best where they are listed.
_AND_CLASSIFICATION: Final = "CROSS JOIN classification ON classification.record_id = record.id"
_CLASSIFICATION_FIRST: Final = (
    "FROM classification CROSS JOIN record NOT INDEXED ON record.id = classification.record_id"
)
_BY_VERDICT: Final = (
    "FROM classification INDEXED BY classification_by_verdict"
    " CROSS JOIN record NOT INDEXED ON record.id = classification.record_id"
)
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
        asked = _asked(library, connection, query, in_bin, by_lists=True)
        sorting = _order_by(order, reverse)
        if asked.is_everything:
            return _ids(connection, asked.walk(order), sorting, asked.parameters)
        found = _ids(connection, asked.gather(), "", asked.parameters)
        if len(found) < _MANY or in_bin:
            return _ids(connection, _listed(order), sorting, (json.dumps(found),))
        everything = _asked(library, connection, EVERYTHING, in_bin, by_lists=True)
        wanted = set(found)
        ordered = _ids(connection, everything.walk(order), sorting, ())
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
        asked = _asked(library, connection, query, in_bin, by_lists=False)
        sorting = " ".join((_order_by(order, reverse), "LIMIT ? OFFSET ?"))
        if not asked.is_sparse:
            parameters = (*asked.parameters, limit, offset)
            if asked.is_everything:
                return _ids(connection, asked.walk(order), sorting, parameters)
            page = _soon(connection, asked.walk(order), sorting, parameters)
            if page is not None:
                return page
            asked = _asked(library, connection, query, in_bin, by_lists=True)
        found = _ids(connection, asked.gather(), "", asked.parameters)
        return _ids(connection, _listed(order), sorting, (json.dumps(found), limit, offset))


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
        is_listed: whether the records that come into question are listed first.
        is_classified: whether it asks for what was computed.
        in_bin: whether the bin is looked through.
    """

    where: str
    parameters: tuple[object, ...]
    is_everything: bool
    is_sparse: bool
    is_listed: bool
    is_classified: bool
    in_bin: bool

    @property
    def tables(self) -> str:
        """The tables to look through, the one first that is quicker to go through."""
        if self.is_listed or not self.is_classified:
            how = "NOT INDEXED" if self.is_listed else "INDEXED BY record_narrow"
            return " ".join(("FROM record", how, self._classification))
        return _CLASSIFICATION_FIRST

    @property
    def _classification(self) -> str:
        return _AND_CLASSIFICATION if self.is_classified else ""

    def walk(self, order: Order) -> str:
        """Return the statement that goes along an order's index and looks at each record."""
        if order is Order.VERDICT:
            return " ".join(("SELECT record.id", _BY_VERDICT, self.where))
        if order in _COMPUTED:
            return " ".join(("SELECT record.id", _CLASSIFICATION_FIRST, self.where))
        how = "" if self.in_bin else _INDEXES.get(order, "")
        return " ".join(("SELECT record.id FROM record", how, self._classification, self.where))

    def gather(self) -> str:
        """Return the statement that finds all records, in any order."""
        return " ".join(("SELECT record.id", self.tables, self.where))


def _listed(order: Order) -> str:
    """Return the statement of records that are given as JSON, to be sorted."""
    return " ".join(
        (
            "SELECT record.id FROM record NOT INDEXED",
            _AND_CLASSIFICATION if order in _COMPUTED else "",
            "WHERE record.id IN (SELECT value FROM json_each(?))",
        )
    )


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
        is_listed=translation.is_listed,
        is_classified="classification." in condition.sql,
        in_bin=in_bin,
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
