# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether missing pawns can have come to an end, in plain Python: right by definition.

Pawns are counted by files here, and nothing else of them. Each of a side that is missing was
captured on some file, by a pawn that came there or otherwise, or it promoted from some file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from composer.problem.attacks import forward, neighbour
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.squares import Square, file_of, square_at
from composer.retro.legality.columns import columns_of
from composer.retro.legality.study import Study
from composer.retro.legality.ways import Mask
from oracle.retro.study import TRAPS

Files = tuple[int, ...]
"""Pawns, or captures, by file."""

_HOME: Final[Files] = (1,) * 8
_NONE: Final[Files] = (0,) * 8


def missing_can_end(position: Position, found: Study, colour: Colour) -> bool:
    """Return whether the missing pawns of a side can have come to an end by files alone.

    Args:
        position: a diagram with all pawns of the other side.
        found: what a study found of it.
        colour: the side whose pawns are missing.
    """
    own, other = found.sides if colour is Colour.WHITE else reversed(found.sides)
    wanted, theirs = (_files(position, side) for side in (colour, colour.other))
    entrances = _entrances(found.steady, colour)
    return any(
        _can_end(left, captured, own.missing - sum(captured), entrances, other.missing - made)
        for captured in _captured_on(theirs, own.missing)
        for made, left in _too_many(wanted, other.missing)
    )


def fewest_captures(pawns: Iterable[Square]) -> int:
    """Return how many captures brought the eight pawns of a side to their files at least."""
    files = [file_of(square) for square in pawns]
    return _away(_HOME, tuple(map(files.count, range(8))))


def _files(position: Position, colour: Colour) -> Files:
    return tuple(column.count(colour) for column in columns_of(position.board))


def _away(one: Files, other: Files) -> int:
    """Return the captures that lead from as many pawns to others at least."""
    here, there = ([f for f in range(8) for _ in range(files[f])] for files in (one, other))
    return sum(abs(first - second) for first, second in zip(here, there, strict=True))


def _after_one(files: Files) -> Iterator[tuple[int, Files]]:
    """Yield where a pawn can capture, and the files after it."""
    for file in range(8):
        for beside in (file - 1, file + 1):
            if files[file] and 0 <= beside < 8:
                after = list(files)
                after[file] -= 1
                after[beside] += 1
                yield beside, tuple(after)


def _captured_on(wanted: Files, most: int) -> set[Files]:
    """Return where pawns can have captured on their ways from home, at most so often."""
    edge = {(_HOME, _NONE)}
    found: set[Files] = set()
    while edge:
        found.update(captured for files, captured in edge if files == wanted)
        edge = {
            (after, tuple(count + (at == file) for at, count in enumerate(captured)))
            for files, captured in edge
            for file, after in _after_one(files)
            if sum(captured) + 1 + _away(after, wanted) <= most
        }
    return found


def _too_many(wanted: Files, most: int) -> set[tuple[int, Files]]:
    """Return captures that pawns made, and how many of them are too many on each file then."""
    edge = {_HOME}
    found: set[tuple[int, Files]] = set()
    for made in range(most + 1):
        for files in edge:
            left = tuple(here - there for here, there in zip(files, wanted, strict=True))
            if min(left) >= 0:
                found.add((made, left))
        edge = {after for files in edge for _, after in _after_one(files)}
    return found


def _can_end(left: Files, captured: Files, freely: int, entrances: Files, captures: int) -> bool:
    """Return whether the pawns too many on each file can be captured or promote."""
    prices = sorted(
        price
        for here, taken, price in zip(left, captured, entrances, strict=True)
        for _ in range(here - taken)
    )
    return sum(prices[: max(len(prices) - freely, 0)]) <= captures  # the dearest are captured


def _entrances(steady: Mask, colour: Colour) -> Files:
    """Return the captures with which a pawn promotes from before the last rank, by file."""
    shut = 99
    king = 60 if colour is Colour.WHITE else 4
    found = []
    for file in range(8):
        before = square_at(file, 6 if colour is Colour.WHITE else 1)
        ways = [(abs(side), neighbour(before, (side, forward(colour)))) for side in (-1, 0, 1)]
        is_trapped = before in TRAPS[colour] and steady >> king & 1
        if is_trapped or steady >> before & 1:
            found.append(shut)
        else:
            prices = [price for price, end in ways if end is not None and not steady >> end & 1]
            found.append(min(prices, default=shut))
    return tuple(found)
