# SPDX-License-Identifier: GPL-3.0-or-later
"""All keys that lead to a position, as they are found, with their tries; else why there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from composer.analysis.schemes.keyorder import RankedKey, likely_first, ranked
from composer.analysis.schemes.nearmisses import patches
from composer.analysis.schemes.takebacks import Key, keys_of, take_backs
from composer.analysis.schemes.tries import Cook, Try, cooks_of, tries_of, why_no_key
from composer.analysis.schemes.work import SchemeWork
from composer.problem.position import Position
from composer.solver.options import Cancelled

MOST_NEAR: Final = 24
"""Near misses that are shown."""

MOST_CARDS: Final = 120
"""Keys that are shown; the tries of all of them are looked for."""

_MOST_PATCHED: Final = 60
_FIRST_TRIED: Final = 24  # diagrams of longer play, before the first list


@dataclass(frozen=True)
class Listed:
    """All keys, the best first, near misses last."""

    rows: tuple[RankedKey, ...]
    tried: int = 0
    left: int = 0


@dataclass(frozen=True)
class Tried:
    """The tries beside a key."""

    row: RankedKey
    tries: tuple[Try, ...]


@dataclass(frozen=True)
class Rested:
    """The cooks of a near miss."""

    row: RankedKey
    cooks: tuple[Cook, ...]


@dataclass(frozen=True)
class PatchesEnd:
    """No more patches come.

    Attributes:
        cut: whether there may be more, which were not looked for.
    """

    cut: bool


def look_for_keys(after: Position, work: SchemeWork, patched: bool) -> Iterator[object]:
    """Yield what is found of keys that lead to a position; of longer play, as it is found.

    Args:
        after: the position, Black to move.
        work: what is asked, what longer play is worked with, and what ends it.
        patched: whether near misses are to be made sound, too; if no key is quiet and legal they
            are in any case.
    """
    rows: tuple[RankedKey, ...] = ()
    for listed in _long_lists(after, work) if work.is_long else _lists(after, work):
        yield listed
        rows = listed.rows
    if work.is_over:
        return
    sound = [row for row in rows if row.key.is_sound]
    if not any(is_plain(row) for row in sound):
        try:
            yield why_no_key(after, work)
        except Cancelled:  # the keys that were found stay
            work.tally.open += 1
    for row in islice((row for row in sound if is_plain(row) and is_quiet(row)), MOST_CARDS):
        yield Tried(row, tries_of(row.key.taken_back, work))
    for row in near_misses(rows)[:MOST_NEAR]:
        yield Rested(row, cooks_of(row.key, work))
    if patched or not any(is_quiet(row) and is_plain(row) for row in sound):
        count, given_up = 0, False
        try:
            for one in islice(patches(after, work=work), _MOST_PATCHED):
                yield one
                count += 1
        except Cancelled:
            work.tally.open += 1
            given_up = True
        yield PatchesEnd(given_up or count == _MOST_PATCHED)
    for row in islice((row for row in sound if is_plain(row) and not is_quiet(row)), MOST_CARDS):
        if work.is_over:
            return
        yield Tried(row, tries_of(row.key.taken_back, work))


def _lists(after: Position, work: SchemeWork) -> Iterator[Listed]:
    found = []
    for key in keys_of(after, work=work):
        if work.is_over:
            return
        found.append(key)
    yield Listed(ranked(after, found))


def _long_lists(after: Position, work: SchemeWork) -> Iterator[Listed]:
    """Yield the list of keys again and again while more diagrams are tried, the likely first."""
    tried = likely_first(after, take_backs(after))
    found: list[Key] = []
    start, size = 0, _FIRST_TRIED
    while start < len(tried) and not work.is_over:
        found += keys_of(after, work=work, taken_back=tried[start : start + size])
        start, size = start + size, 2 * size
        if work.is_over:
            return
        left = max(len(tried) - start, 0)
        yield Listed(ranked(after, found, work=work), len(tried) - left, left)


def is_quiet(row: RankedKey) -> bool:
    """Return whether a key takes nobody."""
    return row.key.taken_back.captured is None


def is_plain(row: RankedKey) -> bool:
    """Return whether nothing of a diagram forbids it: shown without being asked for."""
    return not (row.key.white_in_check or row.promoted_force or row.impossible)


def near_misses(rows: Iterable[RankedKey]) -> tuple[RankedKey, ...]:
    """Return the near misses worth showing: legal, quiet ones first."""
    near = [row for row in rows if not row.key.is_sound and is_plain(row)]
    near.sort(key=lambda row: (not is_quiet(row), len(row.key.cooks)))
    return tuple(near)
