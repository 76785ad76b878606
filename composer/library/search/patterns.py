# SPDX-License-Identifier: GPL-3.0-or-later
"""Which records of a library a pattern lies on, by the planes of `index.planes`."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from composer.library.index.canonical import MEN
from composer.library.index.planes import Planes, planes_of, together
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
    ways = placings(pattern)
    found = 0
    for planes in planes_of(connection):
        found |= planes.records(Lying(planes).anywhere(ways))
    fairy = _fairy_positions(connection)
    if not fairy:
        return found
    lain_on = (number for number, men in fairy if any(lies(way, men) for way in ways))
    return found & ~together(number for number, _ in fairy) | together(lain_on)


_FAIRY: Final = """
    SELECT record.id, version.problem FROM trait
    JOIN record ON record.id = trait.record_id
    JOIN version ON version.id = record.current_version
    WHERE trait.kind = 'told' AND trait.name = 'piece:fairy'
"""


def _fairy_positions(connection: sqlite3.Connection) -> list[tuple[int, Position]]:
    """Return the positions with fairy men: planes hold the twelve orthodox men only.

    A record that is damaged has none here; it is reported where it is opened.
    """
    found = []
    for number, text in connection.execute(_FAIRY):
        try:
            found.append((number, parse_problem(text).position))
        except (ValueError, TypeError, OverflowError):
            continue
    return found


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
