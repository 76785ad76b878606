# SPDX-License-Identifier: GPL-3.0-or-later
"""Planes: for each man and each square, which records have that man there, one bit a record.

A plane of all records is one large integer whose bit n is record n, so that a pattern is
found in a whole library by a handful of `&`. Planes are kept in the table `plane` in chunks of
`CHUNK` records, and are derived from `diagram`. What changed there since stands in `unplaned`
(triggers see to it) and is looked at by itself, so that an answer is never out of date. Last
positions have planes of their own (see `endings`); a bit is then a row of `ending`.
"""

from __future__ import annotations

import re
import sqlite3
import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from composer.library.index.canonical import MEN
from composer.problem.squares import Square

CHUNK: Final = 8000
"""Records of a chunk: 1000 bytes, of which four fit one page of SQLite."""

PRESENT: Final = len(MEN) * 64
"""The plane of the records that there are."""

ENOUGH: Final = 1000
"""Changed records from which on the planes are rewritten after a change of the library."""

_CHUNKS: Final = 1 << 20  # room for the chunks of one plane in the numbers of the table

Row = tuple[int, ...]
"""What a bit stands for, and its twelve boards."""


@dataclass(frozen=True, slots=True)
class Source:
    """What planes are made of and where they are kept; each attribute but the last is SQL.

    Attributes:
        stored: gives the rows of a plane, from one place to another.
        stored_of_chunk: gives the rows of all planes of a chunk.
        changed: gives the numbers of what changed since, in order.
        changed_there: the same between two numbers.
        forget: takes what lies between two numbers out of what changed.
        rewrite: keeps a row.
        fresh: gives the boards of what changed and is there, of all or between two numbers.
    """

    stored: str
    stored_of_chunk: str
    changed: str
    changed_there: str
    forget: str
    rewrite: str
    fresh: Callable[[sqlite3.Connection, tuple[int, int] | None], list[Row]]


def _fresh_diagrams(connection: sqlite3.Connection, span: tuple[int, int] | None) -> list[Row]:
    if span is None:
        return connection.execute(_FRESH).fetchall()
    return connection.execute(_FRESH_THERE, span).fetchall()


_FRESH: Final = """
    SELECT record_id, wk, wq, wr, wb, wn, wp, bk, bq, br, bb, bn, bp FROM diagram
    WHERE record_id IN (SELECT record_id FROM unplaned)
"""
_FRESH_THERE: Final = """
    SELECT record_id, wk, wq, wr, wb, wn, wp, bk, bq, br, bb, bn, bp FROM diagram
    WHERE record_id IN (SELECT record_id FROM unplaned WHERE record_id >= ? AND record_id < ?)
"""

DIAGRAMS: Final = Source(
    stored="SELECT place, bits FROM plane WHERE place >= ? AND place < ? ORDER BY place",
    stored_of_chunk="""
        WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
        SELECT place, bits FROM number CROSS JOIN plane ON place = n * ? + ?
    """,
    changed="SELECT record_id FROM unplaned ORDER BY record_id",
    changed_there="SELECT record_id FROM unplaned WHERE record_id >= ? AND record_id < ?",
    forget="DELETE FROM unplaned WHERE record_id >= ? AND record_id < ?",
    rewrite="INSERT OR REPLACE INTO plane VALUES (?, ?)",
    fresh=_fresh_diagrams,
)
"""The diagrams of the records: a bit is a record."""


@dataclass(slots=True)
class Planes:
    """The planes of some records, read or made as they are requested.

    Attributes:
        present: the records there are, as bits.
        outdated: whether what is kept has bits of others, which changed since.
    """

    present: int
    outdated: bool = False
    _connection: sqlite3.Connection | None = None
    _source: Source = DIAGRAMS
    _known: dict[int, int] = field(default_factory=dict)
    _records: tuple[int, ...] | None = None

    def records(self, bits: int) -> int:
        """Return bits of these planes as bits of records: bit n stands for record n."""
        if self._records is None or not bits:
            return bits
        return together(self._records[number] for number in numbers(bits))

    def of(self, man: int, square: Square) -> int:
        """Return the records that have a man on a square.

        Args:
            man: its place in `composer.library.index.bitboards.MEN`.
        """
        number = man << 6 | square
        bits = self._known.get(number)
        if bits is None:
            bits = (
                0 if self._connection is None else _stored(self._connection, self._source, number)
            )
            self._known[number] = bits = bits & self.present if self.outdated else bits
        return bits

    def any_of(self, men: Iterable[int], square: Square) -> int:
        """Return the records that have one of some men on a square."""
        bits = 0
        for man in men:
            bits |= self.of(man, square)
        return bits


def planes_of(connection: sqlite3.Connection, source: Source = DIAGRAMS) -> tuple[Planes, ...]:
    """Return the planes of all records: those kept, and those of what is not in them yet."""
    rows = source.fresh(connection, None)
    stale = together(number for (number,) in connection.execute(source.changed))
    present = _stored(connection, source, PRESENT) & ~stale
    kept = Planes(present, bool(stale), connection, source)
    if not rows:
        return (kept,)
    known = _bits(enumerate(rows))
    fresh = tuple(row[0] for row in rows)
    return kept, Planes(known[PRESENT], _known=known, _records=fresh)


def together(found: Iterable[int]) -> int:
    """Return numbers of records as bits."""
    records = list(found)
    octets = bytearray(max(records, default=0) // 8 + 1)
    for number in records:
        octets[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(octets, "little")


def numbers(bits: int, most: int | None = None) -> list[int]:
    """Return which bits are set, or the first of them: the numbers of the records, ascending."""
    found: list[int] = []
    octets = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
    for some in _SOME.finditer(octets):
        base = some.start() << 3
        found += [base + bit for bit in _BITS[octets[some.start()]]]
        if most is not None and len(found) >= most:
            return found[:most]
    return found


def marks(bits: int) -> bytes:
    """Return a byte for each record from 0 on: 1 where the bit is set."""
    octets = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
    return b"".join(map(_MARKS.__getitem__, octets))


def catch_up(
    connection: sqlite3.Connection, least: int = 1, most: int = 4, source: Source = DIAGRAMS
) -> bool:
    """Bring the planes up to date within the caller's transaction; return whether any was not.

    Args:
        least: with fewer changed records than these nothing is done: they are looked at by
            themselves, which is quicker than rewriting planes after each save.
        most: how many chunks are rewritten at once, so that no transaction takes long.
        source: what the planes are made of.
    """
    found = _changed_after(connection, source, least - 1)
    if found is None:
        return False
    for _ in range(most):
        found = _changed_after(connection, source, 0)
        if found is None:
            break
        chunk = found // CHUNK
        span = (chunk * CHUNK, (chunk + 1) * CHUNK)
        changed = [number for (number,) in connection.execute(source.changed_there, span)]
        _rewrite(connection, source, chunk, changed)
        connection.execute(source.forget, span)
    return True


def _changed_after(connection: sqlite3.Connection, source: Source, passed: int) -> int | None:
    """Return the first of what changed when some are passed over."""
    statement = " ".join((source.changed, "LIMIT 1 OFFSET ?"))
    found = connection.execute(statement, (passed,)).fetchone()
    return None if found is None else int(found[0])


def _rewrite(
    connection: sqlite3.Connection, source: Source, chunk: int, changed: list[int]
) -> None:
    """Take what changed out of a chunk's planes and put in what there is now."""
    first = chunk * CHUNK
    rows = source.fresh(connection, (first, first + CHUNK))
    kept = (1 << CHUNK) - 1 & ~together(number - first for number in changed)
    now = _bits((row[0] - first, row) for row in rows)
    before = _chunk(connection, source, chunk)
    rewritten = []
    for number in sorted(before.keys() | now.keys()):
        was = before.get(number, 0)
        bits = (was & kept) | now.get(number, 0)
        if bits != was:
            rewritten.append((number * _CHUNKS + chunk, bits.to_bytes(CHUNK // 8, "little")))
    connection.executemany(source.rewrite, rewritten)


def _chunk(connection: sqlite3.Connection, source: Source, chunk: int) -> dict[int, int]:
    values = (PRESENT, _CHUNKS, chunk)
    found = connection.execute(source.stored_of_chunk, values).fetchall()
    return {place // _CHUNKS: int.from_bytes(bits, "little") for place, bits in found}


def _stored(connection: sqlite3.Connection, source: Source, number: int) -> int:
    """Return a plane of all chunks."""
    first = number * _CHUNKS
    rows = connection.execute(source.stored, (first, first + _CHUNKS)).fetchall()
    if rows and rows[-1][0] - first == len(rows) - 1:  # none is missing, as mostly
        return int.from_bytes(b"".join([bits for _, bits in rows]), "little")
    parts: list[bytes] = []
    for place, bits in rows:
        while len(parts) < place - first:
            parts.append(_NONE)
        parts.append(bits)
    return int.from_bytes(b"".join(parts), "little")


def _bits(rows: Iterable[tuple[int, Row]]) -> dict[int, int]:
    """Return the planes of some rows of `diagram`, each with the number of its bit.

    The boards are placed one after the other, eight octets each; a rank of all records is then a
    slice, and the digits of a plane are read off it at once, the last record first.
    """
    listed = list(rows)
    count = max((number for number, _ in listed), default=-1) + 1
    boards, present = bytearray(_BOARDS.size * count), bytearray(b"0" * count)
    for number, row in listed:
        _BOARDS.pack_into(boards, _BOARDS.size * number, *row[1:])
        present[number] = _ONE
    planes = {PRESENT: int(present[::-1], 2)} if listed else {}
    for ranks in range(_BOARDS.size):
        column = bytes(boards[ranks :: _BOARDS.size])[::-1]
        if column.count(0) == count:
            continue
        for file, digits in enumerate(_DIGITS):
            if bits := int(column.translate(digits), 2):
                planes[ranks << 3 | file] = bits
    return planes


_BOARDS: Final = struct.Struct(f"<{len(MEN)}q")
_ONE: Final = ord("1")
_DIGITS: Final = tuple(bytes(48 + (octet >> bit & 1) for octet in range(256)) for bit in range(8))
_NONE: Final = bytes(CHUNK // 8)
_SOME: Final = re.compile(rb"[^\0]")
_BITS: Final = tuple(tuple(bit for bit in range(8) if octet >> bit & 1) for octet in range(256))
_MARKS: Final = tuple(bytes(octet >> bit & 1 for bit in range(8)) for octet in range(256))
