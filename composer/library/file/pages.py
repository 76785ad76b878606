# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows read from the pages of a database file by hand, for where SQLite cannot reach them.

A page that says where others lie may be lost while they are there. What a page is made of is
told in SQLite's "Database File Format" (https://www.sqlite.org/fileformat2.html).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, Final

HEAD: Final = 100
"""Bytes of the head of a file."""

MAGIC: Final = b"SQLite format 3\0"
_TABLE_LEAF: Final = 0x0D
_LARGEST: Final = 16_000_000  # bytes of a row
_SIZES: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 8}  # bytes of numbers, by kind

Value = int | float | bytes | str | None
PageRow = tuple[int, tuple[Value, ...]]


def varint(page: bytes, at: int) -> tuple[int, int]:
    """Return a number of up to nine bytes, and where it ends."""
    value = 0
    for place in range(8):
        byte = page[at + place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + place + 1
    return value << 8 | page[at + 8], at + 9


def sizes(head: bytes) -> tuple[int, int]:
    """Return how many bytes a page has, and how many pages the head of a file tells of.

    Zero and zero, where it is not the head of a database.
    """
    if len(head) < HEAD or not head.startswith(MAGIC):
        return 0, 0
    page = int.from_bytes(head[16:18], "big")
    return 65536 if page == 1 else page, int.from_bytes(head[28:32], "big")


def rows_in_pages(file: IO[bytes]) -> Iterator[PageRow]:
    """Yield the rows of all tables with row numbers: the number and the values, texts as bytes.

    Pages that are free, and rows that are not whole, are passed over.
    """
    file.seek(0)
    pages = _Pages(file)
    for number in range(1, pages.count + 1):
        if number not in pages.free:
            yield from pages.rows(number)


class _Pages:
    """The pages of an open file."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        head = file.read(HEAD)
        self._size, self.count = sizes(head)
        self._usable = self._size - (head[20] if self._size else 0)
        self.free = self._free(int.from_bytes(head[32:36], "big")) if self._size else frozenset()

    def _page(self, number: int) -> bytes:
        self._file.seek((number - 1) * self._size)
        return self._file.read(self._size)

    def _free(self, trunk: int) -> frozenset[int]:
        """Return the pages in no use, as far as their list can be read."""
        found: set[int] = set()
        while 0 < trunk <= self.count and trunk not in found:
            found.add(trunk)
            page = self._page(trunk)
            if len(page) < self._size:
                break
            trunk, length = struct.unpack_from(">II", page)
            length = min(length, self._size // 4 - 2)
            found.update(struct.unpack_from(f">{length}I", page, 8))
        return frozenset(found)

    def rows(self, number: int) -> Iterator[PageRow]:
        """Yield the rows of a page; none where it is no leaf of a table."""
        page, start = self._page(number), HEAD if number == 1 else 0
        if len(page) < self._size or page[start] != _TABLE_LEAF:
            return
        (count,) = struct.unpack_from(">H", page, start + 3)
        count = min(count, (self._size - start - 8) // 2)
        for (at,) in struct.iter_unpack(">H", page[start + 8 : start + 8 + 2 * count]):
            with suppress(IndexError, struct.error, ValueError):
                length, body = varint(page, at)
                row, body = varint(page, body)
                yield row, tuple(values(self._payload(page, body, length)))

    def _payload(self, page: bytes, at: int, length: int) -> bytes:
        """Return the bytes of a row, also those that lie on further pages."""
        if length > _LARGEST:
            raise ValueError("too long")
        most, least = self._usable - 35, (self._usable - 12) * 32 // 255 - 23
        if length <= most:
            return page[at : at + length]
        here = least + (length - least) % (self._usable - 4)
        here = here if here <= most else least
        parts, rest = [page[at : at + here]], length - here
        (further,) = struct.unpack_from(">I", page, at + here)
        while rest > 0:
            if not 0 < further <= self.count:
                raise ValueError("no further page")
            page = self._page(further)
            (further,) = struct.unpack_from(">I", page)
            parts.append(page[4 : 4 + min(rest, self._usable - 4)])
            rest -= len(parts[-1]) or rest
        return b"".join(parts)


def values(payload: bytes) -> Iterator[Value]:
    """Yield the values of a row, texts as bytes.

    Raises:
        ValueError: it is not whole.
    """
    body, at = varint(payload, 0)
    end = body
    while at < end:
        kind, at = varint(payload, at)
        size = (kind - 12) // 2 if kind >= 12 else _SIZES.get(kind, 0)
        value = payload[body : body + size]
        if len(value) < size:
            raise ValueError("cut off")
        body += size
        if kind == 0:
            yield None
        elif kind == 7:
            yield float(struct.unpack(">d", value)[0])
        elif kind in (8, 9):
            yield kind - 8
        elif kind in _SIZES:
            yield int.from_bytes(value, "big", signed=True)
        else:
            yield value
