# SPDX-License-Identifier: GPL-3.0-or-later
"""The separator: first moves after which each named defence has one mate, and a distinct one.

A first move that gives check has no defences in this sense: Black is bound to parry it.

Two such phases of which every mate differs are a pair: changed mates. In a reciprocal pair two
defences exchange their mates, in a cyclic one three or more pass them on in a ring; three phases
that are pairs with each other make a triple (Zagoruiko).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from composer.analysis.schemes.replies import Table, table_of
from composer.problem.position import Position
from composer.solver.schemeplay import Number, captures, scheme_board

SET_PLAY: Number = 0
"""The phase without a first move."""

_MOST_TRIPLES = 50


class Change(Enum):
    """How the mates of two phases differ."""

    CHANGED = "changed"
    RECIPROCAL = "reciprocal"
    CYCLIC = "cyclic"


@dataclass(frozen=True)
class Separated:
    """A phase in which each named defence has one mate, and a distinct one.

    Attributes:
        first: the first move; `SET_PLAY` for none.
        mates: the mates, in the order of the defences.
        refuted: by how many replies; 0 where the first move solves.
        captures: whether it takes a man.
    """

    first: Number
    mates: tuple[Number, ...]
    refuted: int
    captures: bool

    @property
    def rank(self) -> tuple[int, bool, Number]:
        """What it is sorted by: few refutations, no capture."""
        refuted = 0 if self.first == SET_PLAY else self.refuted
        return refuted, self.captures, self.first


@dataclass(frozen=True)
class Pair:
    """Two phases of which every mate differs.

    Attributes:
        one: the phase that comes nearer to a solution.
        other: the other.
        change: how they differ.
    """

    one: Separated
    other: Separated
    change: Change


@dataclass(frozen=True)
class Separation:
    """What the separator finds.

    Attributes:
        phases: the phases with one distinct mate each, set play first.
        pairs: the pairs, the best first.
        triples: the first moves of three phases, each a pair with the others.
    """

    phases: tuple[Separated, ...]
    pairs: tuple[Pair, ...]
    triples: tuple[tuple[Separated, Separated, Separated], ...]


def separate(position: Position, defences: Sequence[Number]) -> Separation:
    """Look for first moves that separate named defences; White is to move.

    Raises:
        Unsolvable: the position is no scheme.
    """
    board = scheme_board(position)
    phases = [
        phase
        for first in (SET_PLAY, *board.moves())
        if (phase := _separated(first, table_of(board, first), defences, position)) is not None
    ]
    pairs = [
        _pair(one, other)
        for one, other in combinations(phases, 2)
        if all(a != b for a, b in zip(one.mates, other.mates, strict=True))
    ]
    pairs.sort(key=_pair_rank)
    return Separation(tuple(phases), tuple(pairs), _triples(pairs))


def _separated(
    first: Number, table: Table, defences: Sequence[Number], position: Position
) -> Separated | None:
    if table.in_check:
        return None
    mates = []
    for defence in defences:
        answers = table.replies.get(defence, ())
        if len(answers) != 1:
            return None
        mates.append(answers[0])
    if len(set(mates)) < len(mates):
        return None
    refuted = len(table.holes) + table.is_stuck
    takes = first != SET_PLAY and captures(position, first)
    return Separated(first, tuple(mates), refuted, takes)


def _pair(one: Separated, other: Separated) -> Pair:
    nearer, further = sorted((one, other), key=lambda phase: phase.rank)
    return Pair(nearer, further, _change(one, other))


def _change(one: Separated, other: Separated) -> Change:
    """Tell whether defences exchange their mates, two of them or more in a ring."""
    of_mate = {mate: place for place, mate in enumerate(one.mates)}
    rings = {_ring(place, of_mate, other.mates) for place in range(len(one.mates))}
    if 2 in rings:
        return Change.RECIPROCAL
    return Change.CYCLIC if rings - {0} else Change.CHANGED


def _ring(start: int, of_mate: Mapping[Number, int], mates: Sequence[Number]) -> int:
    """Return how many defences pass their mates on to each other from one on; 0 for no ring."""
    place, count = start, 0
    while mates[place] in of_mate and count < len(mates):
        place, count = of_mate[mates[place]], count + 1
        if place == start:
            return count
    return 0


def _pair_rank(pair: Pair) -> tuple[object, ...]:
    solves = [phase.refuted == 0 and phase.first != SET_PLAY for phase in (pair.one, pair.other)]
    tries = [0 if phase.first == SET_PLAY else phase.refuted for phase in (pair.one, pair.other)]
    return (
        not any(solves),
        sum(tries) + 2 * (all(solves)),
        pair.one.captures + pair.other.captures,
        pair.one.first,
        pair.other.first,
    )


def _triples(pairs: Sequence[Pair]) -> tuple[tuple[Separated, Separated, Separated], ...]:
    changed = {frozenset((pair.one.first, pair.other.first)) for pair in pairs}
    phases = {phase.first: phase for pair in pairs for phase in (pair.one, pair.other)}
    found = []
    for one, two, three in combinations(phases.values(), 3):
        firsts = (one.first, two.first, three.first)
        if all(frozenset(two_of) in changed for two_of in combinations(firsts, 2)):
            found.append((one, two, three))
            if len(found) == _MOST_TRIPLES:
                break
    return tuple(found)
