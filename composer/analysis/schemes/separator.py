# SPDX-License-Identifier: GPL-3.0-or-later
"""The separator: first moves after which each named defence has one mate, and a distinct one.

A first move that gives check has no defences in this sense: Black is bound to parry it.

Two such phases of which every mate differs are a pair: changed mates; where only some differ it is
a partial one. In a reciprocal pair two defences exchange their mates, in a cyclic one three or more
pass them on in a ring. Three phases that are pairs with each other make a triple (Zagoruiko); it is
cyclic if all defences have the same three mates, one in each phase.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from operator import ne

from composer.analysis.schemes.replies import Table, table_of
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.position import Position
from composer.solver.options import Cancelled
from composer.solver.schemeplay import Number, captures

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
        changed: how many defences have another mate; all of them unless it is partial.
    """

    one: Separated
    other: Separated
    change: Change
    changed: int


@dataclass(frozen=True)
class Triple:
    """Three phases, each a pair with the others.

    Attributes:
        phases: the phases.
        change: cyclic where all defences have the same three mates; reciprocal where two of the
            phases are.
    """

    phases: tuple[Separated, Separated, Separated]
    change: Change


@dataclass(frozen=True)
class Separation:
    """What the separator finds.

    Attributes:
        phases: the phases with one distinct mate each, set play first.
        pairs: the pairs, the best first.
        triples: three phases that are pairs with each other, those with a name first.
        more_triples: whether there are more than those.
        partial: the pairs of which only some mates differ, those with most changes first; none
            unless they were asked for.
    """

    phases: tuple[Separated, ...]
    pairs: tuple[Pair, ...]
    triples: tuple[Triple, ...] = ()
    more_triples: bool = False
    partial: tuple[Pair, ...] = ()


def separate(
    position: Position,
    defences: Sequence[Number],
    least: int | None = None,
    work: SchemeWork = TWO,
) -> Separation:
    """Look for first moves that separate named defences; White is to move.

    Args:
        position: the scheme.
        defences: those that are to be told apart.
        least: how many of them are to have another mate in a partial pair; None for no such pairs.
        work: what is asked, and what longer play is worked with; first moves whose play takes too
            long are left out, and counted in its tally.

    Raises:
        Unsolvable: the position is no scheme.
    """
    phases = list(_phases(position, defences, work.on_many() if work.is_long else work))
    every = len(defences)
    wanted = every if least is None else max(1, least)
    found = [
        _pair(one, other, changed)
        for one, other in combinations(phases, 2)
        if (changed := sum(map(ne, one.mates, other.mates))) >= wanted
    ]
    pairs = sorted((pair for pair in found if pair.changed == every), key=_pair_rank)
    partial = sorted((pair for pair in found if pair.changed < every), key=_pair_rank)
    triples = _triples(pairs)
    return Separation(
        tuple(phases),
        tuple(pairs),
        tuple(sorted(triples[:_MOST_TRIPLES], key=_triple_rank)),
        len(triples) > _MOST_TRIPLES,
        tuple(partial),
    )


def _phases(
    position: Position, defences: Sequence[Number], work: SchemeWork
) -> Iterator[Separated]:
    board = work.board(position)
    for first in (SET_PLAY, *board.moves()):
        try:
            phase = _separated(first, table_of(board, first), defences, position)
        except Cancelled:
            if work.is_over:
                return
            work.tally.open += 1
            continue
        if phase is not None:
            yield phase


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


def _pair(one: Separated, other: Separated, changed: int) -> Pair:
    nearer, further = sorted((one, other), key=lambda phase: phase.rank)
    return Pair(nearer, further, _change(one, other), changed)


def _change(one: Separated, other: Separated) -> Change:
    """Tell whether defences exchange their mates, two of them or more in a ring."""
    of_mate = {mate: place for place, mate in enumerate(one.mates)}
    rings = {_ring(place, of_mate, other.mates) for place in range(len(one.mates))}
    if 2 in rings:
        return Change.RECIPROCAL
    return Change.CYCLIC if rings - {0, 1} else Change.CHANGED  # 1 keeps its mate


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
        -pair.changed,
        not any(solves),
        sum(tries) + 2 * (all(solves)),
        pair.one.captures + pair.other.captures,
        pair.one.first,
        pair.other.first,
    )


def _triples(pairs: Sequence[Pair]) -> list[Triple]:
    """Return triples, one more than are told if there are so many."""
    kinds = {frozenset((pair.one.first, pair.other.first)): pair.change for pair in pairs}
    phases = {phase.first: phase for pair in pairs for phase in (pair.one, pair.other)}
    found: list[Triple] = []
    for three in combinations(phases.values(), 3):
        twos = [frozenset((a.first, b.first)) for a, b in combinations(three, 2)]
        if all(two in kinds for two in twos):
            found.append(Triple(three, _of_three(three, {kinds[two] for two in twos})))
            if len(found) > _MOST_TRIPLES:
                break
    return found


def _of_three(three: tuple[Separated, Separated, Separated], kinds: set[Change]) -> Change:
    """Name a triple by its mates, and by its pairs."""
    sets = {frozenset(mates) for mates in zip(*(phase.mates for phase in three), strict=True)}
    if len(three[0].mates) > 1 and len(sets) == 1:
        return Change.CYCLIC
    return Change.RECIPROCAL if Change.RECIPROCAL in kinds else Change.CHANGED


def _triple_rank(triple: Triple) -> int:
    return (Change.CYCLIC, Change.RECIPROCAL, Change.CHANGED).index(triple.change)
