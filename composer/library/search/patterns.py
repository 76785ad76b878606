# SPDX-License-Identifier: GPL-3.0-or-later
"""Which records of a library a pattern lies on, by the planes of `index.planes`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from composer.library.index.canonical import MEN
from composer.library.index.planes import DIAGRAMS, Planes, Source, planes_of, together
from composer.library.query.pattern import Pattern, Want, Wanted, WantedSquares, lies, placings
from composer.library.records.problemform import parse_problem
from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.problem.squares import Square

_PLACE: Final = {man: place for place, man in enumerate(MEN)}
_WHITE: Final = tuple(_PLACE[man] for man in MEN if man.colour is Colour.WHITE)
_BLACK: Final = tuple(_PLACE[man] for man in MEN if man.colour is Colour.BLACK)


def pattern_bits(connection: sqlite3.Connection, pattern: Pattern) -> int:
    """Return the records on which a pattern lies, those in the bin too, as bits."""
    return lain_on(connection, pattern, DIAGRAMS, _fairy_positions(connection))


def lain_on(
    connection: sqlite3.Connection,
    pattern: Pattern,
    source: Source,
    fairy: Iterable[tuple[int, Position | None]],
) -> int:
    """Return the rows of a source of positions that a pattern lies on, as bits.

    Args:
        connection: to the library.
        pattern: the pattern.
        source: of the planes, which hold the twelve orthodox men only.
        fairy: the rows with fairy men, and their positions; None for one that cannot be read.
    """
    ways = placings(pattern)
    found = 0
    for planes in planes_of(connection, source):
        found |= planes.records(Lying(planes).anywhere(ways))
    seen, lying = list[int](), list[int]()
    for number, position in fairy:
        seen.append(number)
        if position is not None and any(lies(way, position) for way in ways):
            lying.append(number)
    return found & ~together(seen) | together(lying) if seen else found


_FAIRY: Final = """
    SELECT record.id, version.problem FROM trait
    JOIN record ON record.id = trait.record_id
    JOIN version ON version.id = record.current_version
    WHERE trait.kind = 'told' AND trait.name = 'piece:fairy'
"""


def _fairy_positions(connection: sqlite3.Connection) -> Iterator[tuple[int, Position]]:
    """Yield the positions with fairy men, but those of records that are damaged.

    Such a record is reported where it is opened.
    """
    for number, text in connection.execute(_FAIRY).fetchall():
        position = diagram_of(text)
        if position is not None:
            yield number, position


def diagram_of(text: str) -> Position | None:
    """Return the diagram of a problem as it is kept; None where it cannot be read."""
    try:
        return parse_problem(text).position
    except (ValueError, TypeError, OverflowError):
        return None


class Lying:
    """Lays patterns on the records of some planes."""

    def __init__(self, planes: Planes) -> None:
        self._planes = planes
        self._known: dict[tuple[Square, Wanted], int] = {}

    def anywhere(self, ways: Sequence[WantedSquares]) -> int:
        """Return what a pattern lies on, as bits of the planes."""
        found = 0
        for way in ways:
            found |= self._lies(way)
        return found

    def _lies(self, way: WantedSquares) -> int:
        found = self._planes.present
        for square, wanted in way:
            found &= self._holding(square, wanted)
            if not found:
                break
        return found

    def _holding(self, square: Square, wanted: Wanted) -> int:
        """Return the records that hold what is wanted on a square."""
        known = self._known.get((square, wanted))
        if known is None:
            known = self._known[square, wanted] = self._made(square, wanted)
        return known

    def _made(self, square: Square, wanted: Wanted) -> int:
        planes = self._planes
        if isinstance(wanted, Man):
            return planes.of(_PLACE[wanted], square) if wanted in _PLACE else 0
        if wanted is Want.EMPTY:
            return planes.present & ~self._holding(square, Want.ANY_MAN)
        if wanted is Want.ANY_MAN:
            white, black = Want.ANY_WHITE, Want.ANY_BLACK
            return self._holding(square, white) | self._holding(square, black)
        if wanted is Want.ANY_WHITE:
            return planes.any_of(_WHITE, square)
        if wanted is Want.ANY_BLACK:
            return planes.any_of(_BLACK, square)
        return planes.any_of((_PLACE[man] for man in wanted if man in _PLACE), square)
