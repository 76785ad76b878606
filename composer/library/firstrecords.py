# SPDX-License-Identifier: GPL-3.0-or-later
"""The first records of a query in an order, found by going along the order as far as needed.

Where an index leads along it, each record is looked at in turn. Otherwise the first thousands
are worked out of one table alone, whatever lies in the bin, and those that are asked for are
picked from them: that is several times sooner than looking at all records and sorting them.
"""

from __future__ import annotations

import json
import sqlite3
import time
from itertools import groupby
from operator import itemgetter
from typing import Final

from composer.library.asked import Asked, ids_of
from composer.library.orders import (
    BY_VALUES,
    Order,
    by_award,
    order_by,
    values_of,
)

FIRST: Final = 3000
"""Records that are worked out, beyond those that are wanted, where no index leads along; a
quarter of them where nothing is asked but that they do not lie in the bin."""

_PATIENCE: Final = 0.025  # seconds of walking along an order before the other way is taken
_GLANCE: Final = 0.125  # the part of the records that is found, else it is given up, in twice
# that part of the time


def first_records(
    connection: sqlite3.Connection, asked: Asked, order: Order, reverse: bool, most: int
) -> list[int] | None:
    """Return the first records, fewer than `most` if there are no more.

    Returns:
        None if they are not to be had so, or not soon.
    """
    if asked.in_bin or asked.is_rare:
        return None
    if order is not Order.AWARD and order not in BY_VALUES:
        statement, sorting = asked.walk(order), " ".join((order_by(order, reverse), "LIMIT ?"))
        return _found(connection, asked, statement, sorting, (*asked.parameters, most))
    if asked.share * FIRST < 2 * most:  # they would hardly be among the first
        return None
    if order is Order.AWARD:
        return _by_award(connection, asked, reverse, most)
    return _by_values(connection, asked, order, reverse, most)


def _by_award(
    connection: sqlite3.Connection, asked: Asked, reverse: bool, most: int
) -> list[int] | None:
    """Find records with the best distinctions, and then those with none; or turned round."""
    looked_at = _looked_at(asked, most)
    first: list[int] = []
    for statement in by_award(reverse):
        first += ids_of(connection, statement, "LIMIT ?", (looked_at - len(first),))
    page = _picked(connection, asked, first)[:most]
    return page if len(page) == most or len(first) < looked_at else None


def _by_values(
    connection: sqlite3.Connection, asked: Asked, order: Order, reverse: bool, most: int
) -> list[int] | None:
    """Find the records with the first of some computed values.

    Those of equal values are fetched in the order in which they lie, for then SQLite passes over
    all but the first of them; they are turned round afterwards. Of the last value there may be
    more than were fetched: its records are gone through one by one, if they are needed.
    """
    looked_at = _looked_at(asked, most)
    rows = connection.execute(values_of(order, reverse), (looked_at,)).fetchall()
    ties = [(value, list(tied)) for value, tied in groupby(rows, itemgetter(slice(1, None)))]
    last = ties.pop()[0] if rows and len(rows) == looked_at else None
    first = [row[0] for _, tied in ties for row in (tied if reverse else reversed(tied))]
    page = _picked(connection, asked, first)[:most]
    if last is None or len(page) == most:
        return page
    statement = asked.tied(tuple(value for value, _ in BY_VALUES[order]))
    sorting = " ".join(("ORDER BY classification.record_id", "" if reverse else "DESC", "LIMIT ?"))
    parameters = (*asked.parameters, *last, most - len(page))
    rest = _found(connection, asked, statement, sorting, parameters)
    return None if rest is None or len(page) + len(rest) < most else page + rest


def _looked_at(asked: Asked, most: int) -> int:
    return most + (FIRST // 4 if asked.is_everything else FIRST)


def _picked(connection: sqlite3.Connection, asked: Asked, first: list[int]) -> list[int]:
    """Return those of some records that are asked for."""
    parameters = (*asked.parameters, json.dumps(first))
    found = set(ids_of(connection, asked.among(), "", parameters))
    return [record_id for record_id in first if record_id in found]


def _found(
    connection: sqlite3.Connection,
    asked: Asked,
    statement: str,
    sorting: str,
    parameters: tuple[object, ...],
) -> list[int] | None:
    """Return what a statement finds; None if something is asked and it takes too long."""
    if asked.is_everything:
        return ids_of(connection, statement, sorting, parameters)
    return _soon(connection, statement, sorting, parameters)


def _soon(
    connection: sqlite3.Connection, statement: str, sorting: str, parameters: tuple[object, ...]
) -> list[int] | None:
    """Return what a statement finds that ends in a limit; None if that takes too long."""
    few = int(str(parameters[-1])) * _GLANCE
    found: list[int] = []
    begun, worked, stopped = time.perf_counter(), time.thread_time(), False

    def stop() -> bool:
        nonlocal stopped
        stopped = time.perf_counter() - begun > _PATIENCE or (
            len(found) < few and time.thread_time() - worked > _PATIENCE * _GLANCE * 2
        )
        return stopped

    connection.set_progress_handler(stop, 5000)
    try:
        for (record_id,) in connection.execute(" ".join((statement, sorting)), parameters):
            found.append(record_id)
    except sqlite3.OperationalError:
        if not stopped:
            raise
        return None
    finally:
        connection.set_progress_handler(None, 0)
    return found
