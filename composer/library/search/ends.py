# SPDX-License-Identifier: GPL-3.0-or-later
"""Which records of a library have a line that ends as is wanted, and which line that is.

Patterns are laid on the planes of all last positions (`index.endings`); the rest is read off the
rows that are left.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.file.faults import RecordMissing
from composer.library.index.endings import ENDINGS, RANKS
from composer.library.index.planes import marks, numbers, together
from composer.library.query.ends import EndSought
from composer.library.query.parser import Query
from composer.library.query.pattern import WantedSquares, lies, placings
from composer.library.query.terms import Field, Node, terms_in
from composer.library.records.ends import (
    EndsError,
    FoundEnd,
    FoundEnds,
    end_position,
    position_with,
)
from composer.library.records.values import Row
from composer.library.search.patterns import diagram_of, lain_on
from composer.problem.men import Man
from composer.problem.position import Position

SHORT: Final = 2_000
"""Last positions up to which they are fetched one by one."""


def end_bits(connection: sqlite3.Connection, sought: EndSought, mates: bool) -> int:
    """Return the records with a line that ends as is wanted, those in the bin too, as bits.

    Args:
        mates: whether only mates count.
    """
    found = 0
    for pattern, by in sought.ways():
        ids = None
        if pattern is not None:
            ids = lain_on(connection, pattern, ENDINGS, _with_fairy_men(connection))
        found |= _records(connection, sought, mates, by, ids)
    return found


def ending_so(
    known: FoundEnds, diagram: Position, sought: EndSought, mates: bool
) -> Iterator[FoundEnd]:
    """Yield those of a problem's last positions that are as is wanted.

    Args:
        known: the last positions.
        diagram: that of the record.
        mates: whether only mates count.
    """
    ways = [(None if pattern is None else placings(pattern), by) for pattern, by in sought.ways()]
    for end in known.ends:
        if end.phase not in sought.phases or (mates and end.goal != "#"):
            continue
        if RANKS[end.cleanness] < RANKS[sought.cleanness]:
            continue
        if any(_is_so(end, diagram, laid, by) for laid, by in ways):
            yield end


def lines_ending_so(library: Library, record_id: int, query: Query) -> tuple[FoundEnd, ...]:
    """Return the last positions for which a record is found, each with its line.

    Raises:
        LibraryFault: there is no such record, or it cannot be read.
    """
    wanted = ends_wanted(query.parts)
    if not wanted:
        return ()
    record = load(library, record_id)
    known = None if record.finding is None else record.finding.ends
    if known is None:
        return ()
    diagram = record.problem.position
    found = (end for sought in wanted for end in ending_so(known, diagram, *sought))
    return tuple(dict.fromkeys(found))


def with_lines(library: Library, rows: Iterable[Row], query: Query) -> tuple[Row, ...]:
    """Return rows with the last positions for which a query finds them.

    Raises:
        LibraryFault: the file cannot be read.
    """
    found = tuple(rows)
    if not ends_wanted(query.parts):
        return found
    told = {}
    for row in found:
        with library.passing_over(row.record_id), suppress(RecordMissing):
            told[row.record_id] = lines_ending_so(library, row.record_id, query)
    return tuple(replace(row, ends=told.get(row.record_id, ())) for row in found)


def ends_wanted(parts: Sequence[Node]) -> tuple[tuple[EndSought, bool], ...]:
    """Return how lines must end by a query that holds, whether as mates; denied terms do not count.

    Args:
        parts: the parts of the query.
    """
    return tuple(
        (value, term.field is Field.MATE)
        for term in terms_in(parts)
        for value in term.values
        if isinstance(value, EndSought)
    )


def _is_so(
    end: FoundEnd, diagram: Position, laid: Sequence[WantedSquares] | None, by: Man | None
) -> bool:
    if by is not None and end.last_man != by.letter:
        return False
    if laid is None:
        return True
    try:
        position = end_position(diagram, end)
    except EndsError:
        return False
    return any(lies(way, position) for way in laid)


def _records(
    connection: sqlite3.Connection,
    sought: EndSought,
    mates: bool,
    by: Man | None,
    ids: int | None,
) -> int:
    """Return the records of rows that are as is wanted, of all or of those given as bits."""
    phases = json.dumps([phase.value for phase in sought.phases])
    statement, values = _ROWS, (phases, RANKS[sought.cleanness])
    more: list[object] = []
    if mates:
        statement += " AND goal = '#'"
    if by is not None:
        statement += " AND man = ?"
        more.append(by.letter)
    if ids is not None and ids.bit_count() <= SHORT:
        statement += " AND id IN (SELECT value FROM json_each(?))"
        more.append(json.dumps(numbers(ids)))
    elif ids is not None:
        statement += " AND substr(?, id + 1, 1) = x'01'"
        more.append(marks(ids))
    found = connection.execute(statement, (*values, *more))
    return together({record_id for (record_id,) in found})


_ROWS: Final = """
    SELECT record_id FROM ending
    WHERE phase IN (SELECT value FROM json_each(?)) AND cleanness >= ?
"""


_FAIRY: Final = """
    SELECT record.id, version.problem FROM record JOIN version ON version.id = current_version
    WHERE record.id IN (
        SELECT record_id FROM ending WHERE fairy
        UNION SELECT record_id FROM trait WHERE kind = 'told' AND name = 'piece:fairy')
"""
_OF_RECORD: Final = "SELECT id, men FROM ending WHERE record_id = ?"


def _with_fairy_men(connection: sqlite3.Connection) -> Iterator[tuple[int, Position | None]]:
    """Yield the last positions of problems with fairy men: planes hold the twelve orthodox only.

    None stands for one that cannot be read.
    """
    for record_id, text in connection.execute(_FAIRY).fetchall():
        diagram = diagram_of(text)
        for number, men in connection.execute(_OF_RECORD, (record_id,)).fetchall():
            yield number, None if diagram is None else _position(diagram, men)


def _position(diagram: Position, men: str) -> Position | None:
    try:
        return position_with(diagram, men)
    except EndsError:
        return None
