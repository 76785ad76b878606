# SPDX-License-Identifier: GPL-3.0-or-later
"""A query as the parts of a statement, and the ways in which a library is gone through."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from typing import Final

from composer.clock import here
from composer.library.access.store import Library
from composer.library.query.parser import Query, parse_query
from composer.library.search.ends import end_bits
from composer.library.search.orders import COMPUTED, COMPUTED_INDEXES, INDEXES, Order
from composer.library.search.patterns import pattern_bits

# CROSS JOIN makes SQLite begin with the table on the left; NOT INDEXED leaves it the numbers
# of records only, which is best where they are listed.
_AND_CLASSIFICATION: Final = "CROSS JOIN classification ON classification.record_id = record.id"
_CLASSIFICATION_FIRST: Final = (
    "FROM classification CROSS JOIN record NOT INDEXED ON record.id = classification.record_id"
)
_AND_RECORD: Final = "CROSS JOIN record NOT INDEXED ON record.id = classification.record_id"
_LISTED: Final = "IN (SELECT value FROM json_each(?))"


@dataclass(frozen=True, slots=True)
class StatementParts:
    """A query as the parts of a statement.

    Attributes:
        where: the WHERE clause.
        parameters: what its question marks stand for.
        is_everything: whether nothing is asked but the bin.
        is_sparse: whether it is known to find few records.
        is_rare: whether it is likely to find few records.
        share: the share of all records that the lists which must hold have in common, if they
            have nothing to do with each other.
        is_listed: whether the records that come into question are listed first.
        is_classified: whether it asks for what was computed.
        in_bin: whether the bin is looked through.
    """

    where: str
    parameters: tuple[object, ...]
    is_everything: bool
    is_sparse: bool
    is_rare: bool
    share: float
    is_listed: bool
    is_classified: bool
    in_bin: bool

    @property
    def tables(self) -> str:
        """The tables to look through, the one first that is quicker to go through."""
        if self.is_listed:
            how = "NOT INDEXED"
        elif self.in_bin:
            how = "INDEXED BY record_in_bin"
        elif self.is_classified:
            return _CLASSIFICATION_FIRST
        else:
            how = "INDEXED BY record_narrow"
        return " ".join(("FROM record", how, self._classification))

    @property
    def _classification(self) -> str:
        return _AND_CLASSIFICATION if self.is_classified else ""

    def walk(self, order: Order) -> str:
        """Return the statement that goes along an order's index and looks at each record."""
        if order in COMPUTED_INDEXES:
            along = " ".join(("FROM classification", COMPUTED_INDEXES[order], _AND_RECORD))
            return " ".join(("SELECT record.id", along, self.where))
        if order in COMPUTED:
            return " ".join(("SELECT record.id", _CLASSIFICATION_FIRST, self.where))
        how = "" if self.in_bin else INDEXES.get(order, "")
        return " ".join(("SELECT record.id FROM record", how, self._classification, self.where))

    def among(self) -> str:
        """Return the statement that finds those of some records, given as JSON."""
        tables = " ".join(("FROM record NOT INDEXED", self._classification))
        return " ".join(("SELECT record.id", tables, self.where, "AND record.id", _LISTED))

    def tied(self, values: tuple[str, ...]) -> str:
        """Return the statement that goes along the records with some computed values, given last.

        Args:
            values: expressions about `classification`.
        """
        same = " AND ".join(" ".join((value, "IS ?")) for value in values)
        return " ".join(("SELECT record.id", _CLASSIFICATION_FIRST, self.where, "AND", same))

    def is_sorted_along(self, order: Order) -> bool:
        """Return whether `gather` reads what the order sorts by anyway, and can sort as well."""
        return (self.is_listed or self.in_bin) and order not in COMPUTED

    def gather(self) -> str:
        """Return the statement that finds all records, in any order."""
        return " ".join(("SELECT record.id", self.tables, self.where))


def ask(
    library: Library,
    connection: sqlite3.Connection,
    query: Query | str,
    in_bin: bool,
    by_lists: bool,
) -> StatementParts:
    """Make the parts of a query's statements.

    Args:
        by_lists: work out every list (see `Translation`).

    Raises:
        QueryError: the query cannot be understood; says what and where.
    """
    from composer.library.likeness.ranking import alike_bits
    from composer.library.search.translation import Finders, Translation

    query = parse_query(query) if isinstance(query, str) else query
    translation = Translation(
        connection,
        here(),
        Finders(
            lambda pattern: pattern_bits(connection, pattern),
            lambda model: alike_bits(connection, library.path, model),
            lambda sought, mates: end_bits(connection, sought, mates),
        ),
        by_lists=by_lists,
    )
    condition = translation.condition(query)
    kept = "record.deleted_at IS NOT NULL" if in_bin else "record.deleted_at IS NULL"
    return StatementParts(
        " ".join(("WHERE", kept, "AND (", condition.sql, ")")),
        condition.parameters,
        is_everything=not query.parts,
        is_sparse=translation.is_sparse,
        is_rare=translation.is_rare,
        share=translation.share,
        is_listed=translation.is_listed,
        is_classified="classification." in condition.sql,
        in_bin=in_bin,
    )


def every(order: Order) -> str | None:
    """Return the statement that lists all records along an order's index; None where it has none.

    Along what was computed, the bin is listed, too.
    """
    if order in COMPUTED_INDEXES:
        return " ".join(("SELECT record_id FROM classification", COMPUTED_INDEXES[order]))
    if order not in INDEXES or order in (Order.ADDED, Order.AWARD):
        return None
    along = " ".join(("FROM record", INDEXES[order]))
    return " ".join(("SELECT record.id", along, "WHERE record.deleted_at IS NULL"))


def listed(order: Order) -> str:
    """Return the statement of records that are given as JSON, to be sorted."""
    if order in COMPUTED:  # its columns are all there
        return " ".join(("SELECT record_id FROM classification WHERE record_id", _LISTED))
    return " ".join(("SELECT record.id FROM record NOT INDEXED WHERE record.id", _LISTED))


def ids_of(
    connection: sqlite3.Connection, statement: str, sorting: str, parameters: tuple[object, ...]
) -> list[int]:
    """Return the numbers of records that a statement finds, in its order.

    They come as one text: of many, rows would take twice as long to make.
    """
    every = " ".join((statement, sorting))
    asked = "".join(("WITH found(id) AS (", every, ") SELECT json_group_array(id) FROM found"))
    (found,) = connection.execute(asked, parameters).fetchone()
    ids: list[int] = json.loads(found)
    return ids
