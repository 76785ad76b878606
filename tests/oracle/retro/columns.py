# SPDX-License-Identifier: GPL-3.0-or-later
"""Kernels of pawn columns looked at one after the other, in plain Python."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.men import SIDES, Colour, Kind
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.retro.assignment import NEVER, assign
from composer.retro.compiled import compiled_module
from composer.retro.legality.columns import MOST, START, Answer, Cancelled, Column, columns_of
from composer.retro.legality.study import Side
from composer.retro.legality.ways import Mask
from oracle.retro.study import study

LONGEST: Final = 6

MOST_PLAIN: Final = 3_000
"""Kernels kept at most."""


@dataclass(frozen=True, slots=True)
class Kernel:
    """Columns, and what may still happen.

    Attributes:
        columns: by file.
        missing: men of White and Black that may still be captured.
        promoted: promotions of White and Black that are still needed.
    """

    columns: tuple[Column, ...]
    missing: tuple[int, int]
    promoted: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Quest:
    """What is asked.

    Attributes:
        start: the columns of the game array, what is missing and promoted in the diagram.
        wanted: the columns of the diagram.
        locked: the files on which White's and Black's own pawn has never moved.
    """

    start: Kernel
    wanted: tuple[Column, ...]
    locked: tuple[frozenset[int], frozenset[int]]


def quest_of(position: Position, unmoved: Set[Square]) -> Quest | None:
    """Return what is to be asked of a diagram; None if a study disproves it already."""
    found = study(position.board, unmoved)
    if not found.possible:
        return None
    white, black = found.sides
    start = Kernel(
        START, (white.missing, black.missing), (least_promoted(white), least_promoted(black))
    )
    locked = (_locked(found.steady >> 8), _locked(found.steady >> 48))
    return Quest(start, columns_of(position.board), locked)


def _locked(rank: Mask) -> frozenset[int]:
    return frozenset(file for file in range(8) if rank >> file & 1)


def least_promoted(side: Side) -> int:
    """Return how many men of a side are promoted at least, by their origins."""
    costs = [
        [
            NEVER
            if cost >= NEVER
            else int(column in side.pawn_table and side.men[row].kind is not Kind.PAWN)
            for column, cost in enumerate(costs)
        ]
        for row, costs in enumerate(side.costs[0])
    ]
    return assign(costs, 16).cost


def search_columns(quest: Quest, most: int = MOST, token: Cancelled | None = None) -> Answer:
    """Return whether any captures and promotions lead to the columns that are wanted.

    Args:
        quest: what is asked.
        most: kernels kept at most; where there would be more, the answer is unknown.
        token: stops the search; the answer is unknown then.
    """
    module = compiled_module("legality")
    if module is None:
        return plain_search(quest, min(most, MOST_PLAIN))
    found = module.search_columns(
        _coded(quest.start.columns),
        _coded(quest.wanted),
        tuple(sum(1 << file for file in files) for files in quest.locked),
        quest.start.missing,
        quest.start.promoted,
        most,
        None if token is None else token.flag,
    )
    return Answer(found)


def _coded(columns: tuple[Column, ...]) -> int:
    """Return columns as a number: a byte a file, 1 for Black's, and a 1 that ends it."""
    code = 0
    for file, column in enumerate(columns):
        byte = 1 << len(column)
        for index, colour in enumerate(column):
            byte |= (colour is Colour.BLACK) << index
        code |= byte << 8 * file
    return code


def plain_search(quest: Quest, most: int = MOST_PLAIN) -> Answer:
    """Return the same by looking at all kernels that can be reached, the plain way."""
    seen, edge = {quest.start}, [quest.start]
    while edge:
        kernel = edge.pop()
        if kernel.columns == quest.wanted and kernel.promoted == (0, 0):
            return Answer.POSSIBLE
        for after in following(kernel, quest.locked):
            if after not in seen:
                if len(seen) >= most:
                    return Answer.UNKNOWN
                seen.add(after)
                edge.append(after)
    return Answer.IMPOSSIBLE


def following(kernel: Kernel, locked: tuple[frozenset[int], frozenset[int]]) -> Iterator[Kernel]:
    """Yield the kernels that one promotion or capture makes of a kernel."""
    for file, column in enumerate(kernel.columns):
        for index, colour in enumerate(column):
            if _is_locked(column, file, index, locked):
                continue
            gone = _with(kernel, file, column[:index] + column[index + 1 :])
            if index == (len(column) - 1 if colour is Colour.WHITE else 0):
                yield _promoting(gone, colour)
            if _missing(kernel, colour):
                yield _capturing(gone, colour)
            if _missing(kernel, colour.other):
                for beside in (file - 1, file + 1):
                    if 0 <= beside < 8:
                        yield from _arriving(gone, colour, beside, locked)


def _arriving(
    kernel: Kernel, colour: Colour, file: int, locked: tuple[frozenset[int], frozenset[int]]
) -> Iterator[Kernel]:
    column = kernel.columns[file]
    for index, other in enumerate(column):
        if other is not colour and not _is_locked(column, file, index, locked):
            taken = (*column[:index], colour, *column[index + 1 :])
            yield _capturing(_with(kernel, file, taken), colour.other)
    if len(column) == LONGEST:
        return
    first = 1 if column and column[0] is Colour.WHITE and file in locked[0] else 0
    last = len(column)
    if column and column[-1] is Colour.BLACK and file in locked[1]:
        last -= 1
    for index in range(first, last + 1):
        put = (*column[:index], colour, *column[index:])
        yield _capturing(_with(kernel, file, put), colour.other)


def _is_locked(
    column: Column, file: int, index: int, locked: tuple[frozenset[int], frozenset[int]]
) -> bool:
    if column[index] is Colour.WHITE:
        return index == 0 and file in locked[0]
    return index == len(column) - 1 and file in locked[1]


def _missing(kernel: Kernel, colour: Colour) -> int:
    return kernel.missing[SIDES.index(colour)]


def _with(kernel: Kernel, file: int, column: Column) -> Kernel:
    columns = (*kernel.columns[:file], column, *kernel.columns[file + 1 :])
    return replace(kernel, columns=columns)


def _capturing(kernel: Kernel, colour: Colour) -> Kernel:
    white, black = kernel.missing
    missing = (white - 1, black) if colour is Colour.WHITE else (white, black - 1)
    return replace(kernel, missing=missing)


def _promoting(kernel: Kernel, colour: Colour) -> Kernel:
    white, black = kernel.promoted
    if colour is Colour.WHITE:
        return replace(kernel, promoted=(max(white - 1, 0), black))
    return replace(kernel, promoted=(white, max(black - 1, 0)))
