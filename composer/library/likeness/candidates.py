# SPDX-License-Identifier: GPL-3.0-or-later
"""Which records stand nearest to a position, by the planes of `composer.library.index.planes`.

For each way of laying the position on the records' boards, the men that meet are counted for
all records at once: a counter is a row of large integers, one for each binary digit, in which
bit n belongs to record n.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import chain
from typing import Final

from composer.library.index.planes import Planes, numbers, planes_of
from composer.library.likeness.alignment import (
    BLACK_KING,
    Alignment,
    Men,
    around,
    exchanged,
    kings_meeting,
    other_symmetries,
    recoloured,
    symmetries,
)
from composer.problem.squares import SQUARES, Square, Symmetry

Counter = list[int]


def nearest(
    connection: sqlite3.Connection,
    men: Men,
    most: int,
    king: int = BLACK_KING,
    exchanges: bool = False,
) -> list[int]:
    """Return the records that have most men in common with a position, near the king double.

    Args:
        men: the men of the position.
        most: how many records are wanted.
        king: the king to be mated, as its place in `MEN`.
        exchanges: whether those are wanted, too, that are like it with the colours exchanged.
    """
    by_count: dict[int, int] = {}
    for planes in planes_of(connection):
        counters = _counters(planes, men, king)
        if exchanges:
            half = _half(men, king)
            counters = chain(
                counters,
                (
                    (counter, max(half, least))
                    for counter, least in _counters(planes, exchanged(men), recoloured(king))
                ),
            )
        for counter, least in counters:
            for count, bits in _counted(counter, planes.present, least):
                by_count[count] = by_count.get(count, 0) | planes.records(bits)
    found: dict[int, None] = {}
    for count in sorted(by_count, reverse=True):
        if len(found) >= most or not count:
            break
        for number in numbers(by_count[count], most):
            found[number] = None
    return list(found)[:most]


def _half(men: Men, king: int) -> int:
    """Return half of what the men count, those near the king double."""
    near = around(_square(men, king))
    return (sum(2 if near >> square & 1 else 1 for _, square in men) + 1) // 2


def _counters(planes: Planes, men: Men, mated: int) -> Iterator[tuple[Counter, int]]:
    """Yield the counters of all layings, each with the least count that matters.

    They are counted in place, and with the kings brought together. Those that do not mean the
    same are counted in place only, and matter where at least half meets: else they would find
    much that only looks a little alike, and take four times as long.
    """
    king = _square(men, mated)
    near = around(king)
    half = _half(men, mated)
    for turned in other_symmetries(men):
        counter = _counter(
            (planes.of(man, _at(turned, square)), near >> square & 1) for man, square in men
        )
        yield counter, half
    for symmetry in symmetries(men):
        counter = _counter(
            (planes.of(man, _at(symmetry, square)), near >> square & 1) for man, square in men
        )
        yield counter, 1
        if king is not None:
            meetings = [
                (planes.of(mated, target), kings_meeting(symmetry, king, target))
                for target in SQUARES
            ]
            counter = _counter(
                (_following(planes, meetings, man, square), near >> square & 1)
                for man, square in men
                if man != mated
            )
            yield counter, 1


def _square(men: Men, king: int) -> Square | None:
    """Return where a king stands; None if there is not exactly one."""
    kings = [square for man, square in men if man == king]
    return kings[0] if len(kings) == 1 else None


def _at(symmetry: Symmetry | None, square: Square) -> Square:
    return square if symmetry is None else symmetry.apply(square)


def _following(
    planes: Planes, meetings: list[tuple[int, Alignment]], man: int, square: Square
) -> int:
    """Return the records where a man stands to the king to be mated as it does here.

    Args:
        meetings: the records that have their king on a square, and how the position is laid there.
    """
    found = 0
    for there, how in meetings:
        place = how.place(square) if there else None
        if place is not None:
            found |= there & planes.of(man, place)
    return found


def _counter(features: Iterator[tuple[int, int]]) -> Counter:
    """Add up features; each is a set of records, and whether it counts double."""
    counter: Counter = []
    for bits, digit in features:
        carry = bits
        while carry:
            while len(counter) <= digit:
                counter.append(0)
            counter[digit], carry = counter[digit] ^ carry, counter[digit] & carry
            digit += 1
    return counter


_ENOUGH: Final = 4000  # records beyond which smaller counts are not looked at


def _counted(counter: Counter, present: int, least: int) -> Iterator[tuple[int, int]]:
    """Yield counts, the largest first, and the records that have them, until there are enough."""
    told = 0
    for count in range((1 << len(counter)) - 1, least - 1, -1):
        bits = present
        for digit, plane in enumerate(counter):
            bits = bits & plane if count >> digit & 1 else bits & ~plane
            if not bits:
                break
        if bits:
            yield count, bits
            told += bits.bit_count()
            if told > _ENOUGH:
                return
