# SPDX-License-Identifier: GPL-3.0-or-later
"""The first records of a query in an order, found by going along the order as far as needed.

Where an index leads along it, each record is looked at in turn. Otherwise the first thousands
are worked out of one table alone, whatever lies in the bin, and those that are requested are
picked from them: that is several times sooner than looking at all records and sorting them.
"""

from __future__ import annotations

import json
import sqlite3
import time
from dataclasses import dataclass
from itertools import groupby, islice
from operator import itemgetter
from typing import Final

from composer.library.access.store import GivenUp, Library
from composer.library.search.orders import (
    BY_VALUES,
    Order,
    by_award,
    order_by,
    values_of,
)
from composer.library.search.statement import StatementParts, every, ids_of

FIRST: Final = 3000
"""Records that are worked out, beyond those that are wanted, where no index leads along; a
quarter of them where nothing is asked but that they do not lie in the bin."""

_PATIENCE: Final = 0.025  # seconds of work along an order before the other way is taken
_WAIT: Final = 0.1  # seconds in all, for a slow disk
_MOST_PASSED: Final = 20_000
"""Records that are passed along an order in search of those that were found: some milliseconds."""

_GLANCE: Final = 0.125
"""The part of the records that must be found in twice that part of the time to go on."""


@dataclass(frozen=True, slots=True)
class FirstRecords:
    """The first records of a query.

    Attributes:
        library: the library.
        connection: its connection, within `Library.reading`.
        asked: the query, not worked out by lists.
        order: how they are sorted.
        reverse: whether the whole order is turned round.
        most: how many are wanted.
    """

    library: Library
    connection: sqlite3.Connection
    asked: StatementParts
    order: Order
    reverse: bool
    most: int

    def find(self) -> list[int] | None:
        """Return the records, fewer if there are no more.

        Returns:
            None if they are not to be had so, or not soon.
        """
        if self.asked.in_bin or self.asked.is_rare:
            return None
        if self.order is not Order.AWARD and self.order not in BY_VALUES:
            sorting = order_by(self.order, self.reverse)
            statement = " ".join((self.asked.walk(self.order), sorting, "LIMIT ?"))
            return self._walked(statement, self.asked.parameters, self.most)
        if self.asked.share * FIRST < 2 * self.most:  # they would hardly be among the first
            return None
        return self._by_award() if self.order is Order.AWARD else self._by_values()

    def _by_award(self) -> list[int] | None:
        """Find records with the best distinctions, and then those with none; or turned round."""
        first: list[int] = []
        for statement in by_award(self.reverse):
            rest = self._looked_at - len(first)
            first += ids_of(self.connection, statement, "LIMIT ?", (rest,))
        page = self._picked(first)
        return page if len(page) == self.most or len(first) < self._looked_at else None

    def _by_values(self) -> list[int] | None:
        """Find the records with the first of some computed values.

        Those of equal values are fetched in the order in which they lie, for then SQLite passes
        over all but the first of them; they are turned round afterwards. Of the last value there
        may be more than were fetched: its records are gone through one by one, if need be.
        """
        statement = values_of(self.order, self.reverse)
        rows = self.connection.execute(statement, (self._looked_at,)).fetchall()
        ties = [(value, list(same)) for value, same in groupby(rows, itemgetter(slice(1, None)))]
        last = ties.pop()[0] if rows and len(rows) == self._looked_at else None
        page = self._picked(
            [row[0] for _, same in ties for row in (same if self.reverse else reversed(same))]
        )
        if last is None or len(page) == self.most:
            return page
        tied = self.asked.tied(tuple(value for value, _ in BY_VALUES[self.order]))
        direction = "" if self.reverse else "DESC"
        statement = " ".join((tied, "ORDER BY classification.record_id", direction, "LIMIT ?"))
        missing = self.most - len(page)
        rest = self._walked(statement, (*self.asked.parameters, *last), missing)
        return None if rest is None or len(rest) < missing else page + rest

    @property
    def _looked_at(self) -> int:
        return self.most + (FIRST // 4 if self.asked.is_everything else FIRST)

    def _picked(self, first: list[int]) -> list[int]:
        """Return those of some records that are requested, as far as they are wanted."""
        parameters = (*self.asked.parameters, json.dumps(first))
        found = set(ids_of(self.connection, self.asked.among(), "", parameters))
        return [record_id for record_id in first if record_id in found][: self.most]

    def _walked(
        self, statement: str, parameters: tuple[object, ...], most: int
    ) -> list[int] | None:
        """Return the first that a statement finds; None if something is asked and it takes long."""
        found: list[int] = []
        begun, worked, too_long = time.perf_counter(), time.thread_time(), False

        def stop() -> bool:
            nonlocal too_long
            glanced = time.thread_time() - worked > _PATIENCE * _GLANCE * 2
            too_long = not self.asked.is_everything and (
                time.perf_counter() - begun > _PATIENCE or (glanced and len(found) < most * _GLANCE)
            )
            return too_long

        try:
            with self.library.giving_up(stop):
                for (record_id,) in self.connection.execute(statement, (*parameters, most)):
                    found.append(record_id)
        except GivenUp:
            if not too_long:
                raise
            return None
        return found


def first_of(
    connection: sqlite3.Connection, found: list[int], order: Order, reverse: bool, most: int
) -> list[int] | None:
    """Return the first of many records, going along an order; None if they are not to be had soon.

    Args:
        connection: to the library.
        found: the records, in any order, none of them in the bin.
        order: how they are sorted.
        reverse: whether the whole order is turned round.
        most: how many are wanted.
    """
    along = every(order)
    if along is None or len(found) <= max(most, FIRST):
        return None
    wanted, first = set(found), list[int]()
    statement = " ".join((along, order_by(order, reverse)))
    for (record_id,) in islice(connection.execute(statement), _MOST_PASSED):
        if record_id in wanted:
            first.append(record_id)
            if len(first) == most:
                return first
    return None
