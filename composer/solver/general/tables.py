# SPDX-License-Identifier: GPL-3.0-or-later
"""Movement as the plain numbers that the compiled engine reads."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

from composer.geometry.geometry import Geometry
from composer.problem.attacks import movement_of
from composer.problem.men import ORTHODOX_KINDS, ROYAL, SIDES, Colour, Kind, Man
from composer.rules.movement import Landing
from composer.rules.trails import Trail, TrailKind, trails
from composer.solver.conditions.condition import (
    QUALITY_ORDER,
    PlayedCondition,
    as_kind,
    turned,
    with_quality,
    without_quality,
)
from composer.solver.setup import is_promoted, promotions_for, promotions_of, settled

NO_CELL: Final = 511
MOST_CONTENTS: Final = 256
MOST_BECOMES: Final = 31
MOST_KINDS: Final = 46
_TRAIL_KINDS: Final = {TrailKind.RIDE: 0, TrailKind.HOP: 1, TrailKind.LOCUST: 2}
_LANDINGS: Final = {landing: number for number, landing in enumerate(Landing)}
_TO_EMPTY, _TO_CAPTURE, _NEAR, _IN_PASSING = 1, 2, 4, 8
_SPARES: Final = {"": 0, "w": 16, "b": 32}


@dataclass(frozen=True, slots=True, eq=False)
class WaysTable:
    """How a kind goes for one side, as the engine's `Ways`.

    Attributes:
        first: by cell, the number of its first trail; one more at the end (32 bits each).
        trails: the trails, 16 bytes each.
        cells: the cells of the trails (16 bits each).
        repeats: whether several trails from one cell may lead to the same one.
    """

    first: bytes
    trails: bytes
    cells: bytes
    repeats: bool


@lru_cache(maxsize=2048)
def ways_table(kind: Kind, geometry: Geometry, white: bool) -> WaysTable:
    """Return the table of a kind on a board, for White or for Black."""
    first, cells, packed = array("I"), array("H"), bytearray()
    repeats = False
    count = 0
    for cell in range(len(geometry)):
        first.append(count)
        found = trails(movement_of(kind), geometry, cell, white)
        for trail in found:
            packed += _packed(trail, len(cells))
            cells.extend(trail.cells)
            cells.extend(NO_CELL if cell is None else cell for cell in trail.aside)
        count += len(found)
        ends = [end for trail in found for end in _ends(trail)]
        repeats = repeats or len(set(ends)) < len(ends)
    first.append(count)
    return WaysTable(first.tobytes(), bytes(packed), cells.tobytes(), repeats)


def _packed(trail: Trail, start: int) -> bytes:
    flags = (
        _TO_EMPTY * trail.may_move
        | _TO_CAPTURE * trail.may_capture
        | _NEAR * trail.near
        | _IN_PASSING * trail.in_passing
        | _SPARES[trail.spares]
    )
    return struct.pack(
        "=IH8BH",
        start,
        NO_CELL if trail.passed is None else trail.passed,
        _TRAIL_KINDS[trail.kind],
        flags,
        trail.first_stop,
        trail.period,
        trail.hurdles,
        _LANDINGS[trail.landing],
        trail.distance,
        len(trail.cells),
        0,
    )


def _ends(trail: Trail) -> set[int]:
    """Return every cell where a man may arrive along a trail, the men standing well."""
    if trail.aside:
        return {cell for cell in trail.aside if cell is not None}
    return set(trail.cells[trail.first_stop :])


@dataclass(frozen=True, slots=True)
class Variants:
    """A man's numbers for conditions: what he is, and what they may make of him.

    Attributes:
        kind: the number of his kind.
        marks: his qualities, as bits.
        turned: the same man of the other side.
        as_kind: the same man as each kind, in the order of their numbers; 0 for none.
        given: the same man with each quality.
        taken: the same man without each quality.
    """

    kind: int
    marks: int
    turned: int
    as_kind: tuple[int, ...]
    given: tuple[int, ...]
    taken: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Contents:
    """All that may stand on a cell in the play from a diagram.

    Attributes:
        men: the men, numbered from 1 as they stand here.
        promotions: what men who are promoted become.
        kinds: all kinds there are, numbered from 1; the orthodox six come first.
        usual: what they become but for those who have kinds of their own.
        present: the kinds in the diagram.
    """

    men: tuple[Man, ...]
    promotions: tuple[Kind, ...]
    kinds: tuple[Kind, ...] = ORTHODOX_KINDS
    usual: tuple[Kind, ...] = ()
    present: frozenset[Kind] = frozenset()

    def number(self, man: Man) -> int:
        """Return the number of a man; 0 if he cannot be."""
        return self.men.index(man) + 1 if man in self.men else 0

    def variants(self, man: Man) -> Variants:
        """Return what conditions may make of a man."""
        return Variants(
            self.kinds.index(man.kind) + 1,
            sum(
                1 << place
                for place, quality in enumerate(QUALITY_ORDER)
                if quality in man.qualities
            ),
            self.number(turned(man)),
            tuple(self.number(as_kind(man, kind)) for kind in self.kinds),
            tuple(self.number(with_quality(man, quality)) for quality in QUALITY_ORDER),
            tuple(self.number(without_quality(man, quality)) for quality in QUALITY_ORDER),
        )

    def settled(self, man: Man) -> list[int]:
        """Return the numbers of what a man is after a move by White and by Black."""
        return [self.men.index(settled(man, side)) + 1 for side in SIDES]

    def becomes(self, man: Man) -> list[list[int]]:
        """Return the numbers of what a man is promoted to by White and by Black; 0 for nothing."""
        if not is_promoted(man.kind):
            return [[], []]
        promoted = [_promoted(man, self, side) for side in SIDES]
        return [
            [self.men.index(men[kind]) + 1 if kind in men else 0 for kind in self.promotions]
            for men in promoted
        ]


def _promoted(man: Man, contents: Contents, side: Colour) -> dict[Kind, Man]:
    """Return what a man is promoted to by a side, by kind."""
    after = settled(man, side)
    kinds = promotions_for(man.kind, contents.usual, contents.present)
    return {kind: Man.of(after.colour, kind, after.qualities) for kind in kinds}


@lru_cache(maxsize=256)
def contents_of(men: frozenset[Man], conditions: tuple[PlayedCondition, ...] = ()) -> Contents:
    """Return what may stand on a cell if just such men stand in the diagram.

    Raises:
        ValueError: more different men may arise than the engine has numbers for.
    """
    promotions = promotions_of(man.kind for man in men)
    present = frozenset(man.kind for man in men)
    for condition in conditions:
        promotions = condition.promotions(promotions, present)
    found: dict[Man, None] = dict.fromkeys(sorted(men, key=_order))
    usual = promotions
    own = (promotions_for(pawn, usual, present) for pawn in sorted(present))
    promotions = tuple(dict.fromkeys(chain(usual, *own)))
    contents = Contents((), promotions, usual=usual, present=present)
    kinds = ORTHODOX_KINDS
    if conditions:
        kinds = _kinds_arising(men, promotions, conditions)
        found |= dict.fromkeys(_men_arising(men, kinds, conditions))
    pending = list(found)
    while pending:
        man = pending.pop()
        for side in SIDES:
            new: Iterable[Man] = [settled(man, side)]
            if is_promoted(man.kind):
                new = [*new, *_promoted(man, contents, side).values()]
            for each in new:
                if each not in found:
                    found[each] = None
                    pending.append(each)
    if len(found) >= MOST_CONTENTS - 1 or len(promotions) > MOST_BECOMES or len(kinds) > MOST_KINDS:
        raise ValueError("more kinds of men than can be solved with")
    return Contents(tuple(found), promotions, kinds, usual, present)


def _kinds_arising(
    men: frozenset[Man], promotions: tuple[Kind, ...], conditions: tuple[PlayedCondition, ...]
) -> tuple[Kind, ...]:
    fairy = {man.kind for man in men} | set(promotions)
    for condition in conditions:
        fairy |= condition.arising(men).kinds
    return (*ORTHODOX_KINDS, *sorted(fairy - set(ORTHODOX_KINDS)))


def _men_arising(
    men: frozenset[Man], kinds: tuple[Kind, ...], conditions: tuple[PlayedCondition, ...]
) -> Iterable[Man]:
    """Yield the men of all these kinds and both sides, with the qualities that there may be."""
    arising = [condition.arising(men) for condition in conditions]
    colours = {Colour.WHITE, Colour.BLACK} | {man.colour for man in men}
    colours |= {Colour.NEUTRAL} if any(each.neutral for each in arising) else set()
    gained = set[str]().union(*(each.qualities for each in arising))
    sets = {frozenset[str](), *(man.qualities for man in men)}
    for quality in sorted(gained):
        sets |= {each for group in sets for each in (group | {quality}, group - {quality})}
    sets |= {group - {ROYAL} for group in sets}  # who changes his kind is royal last
    for qualities in sorted(sets, key=sorted):
        for colour in sorted(colours, key=lambda colour: colour.value):
            yield from (Man.of(colour, kind, qualities) for kind in kinds)


def _order(man: Man) -> tuple[str, int, tuple[str, ...]]:
    return man.colour.value, int(man.kind), tuple(sorted(man.qualities))
