# SPDX-License-Identifier: GPL-3.0-or-later
"""The candidates of a search, numbered: from any number its position, without the others.

Candidates are counted in blocks, one for each set of slots that differ from the diagram: first
none, then each alone, then pairs, and so on, so that a small number means a near candidate. No
position is given twice: where several numbers lead to the same one, only the least counts.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from math import comb, prod

from composer.explore.spec import Order, Place, Spec, SpecError
from composer.problem.edits import set_squares
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.said.sentence import said

_ROUNDS = 4

_MOST_BLOCKS = 500_000
LARGEST = 10**15
"""Candidates; at a hundred thousand a second these would take three centuries."""

Chosen = tuple[tuple[int, int], ...]
"""Which slots differ, each with the number of its choice, in the order of the slots."""


class Space:
    """All candidates of a search."""

    def __init__(self, spec: Spec) -> None:
        """Count the candidates.

        Raises:
            SpecError: there are too many to be counted.
        """
        self._spec = spec
        self._others = tuple(slot.others() for slot in spec.slots)
        count = len(spec.slots)
        if sum(comb(count, number) for number in range(spec.most_changes + 1)) > _MOST_BLOCKS:
            raise SpecError(said("too many sets of men may vary; allow fewer men or fewer changes"))
        self._blocks = tuple(
            block
            for number in range(spec.most_changes + 1)
            for block in combinations(range(count), number)
        )
        self._place_of_block = {block: place for place, block in enumerate(self._blocks)}
        sizes = (prod(len(self._others[slot]) for slot in block) for block in self._blocks)
        self._starts = (0, *accumulate(sizes))
        self.size = self._starts[-1]
        if self.size > LARGEST:
            raise SpecError(
                said(
                    "there are {size} candidates; expected at most {most}",
                    size=f"{self.size:.1e}",
                    most=f"{LARGEST:.0e}",
                )
            )
        self._number_of = tuple(
            {other: number for number, other in enumerate(others)} for others in self._others
        )
        self._kin = _kin_of(
            [
                {place for place in (slot.home, *others) if place is not None}
                for slot, others in zip(spec.slots, self._others, strict=True)
            ]
        )
        scrambled = spec.order is Order.RANDOM
        self._scramble = Scramble(self.size, spec.seed) if scrambled else None

    @property
    def tried(self) -> int:
        """How many candidates the search tries in all."""
        limit = self._spec.limit
        return min(limit, self.size) if limit else self.size

    def candidate(self, turn: int) -> Position | None:
        """Return the position whose turn it is; None if men collide or it comes elsewhere.

        Args:
            turn: from 0 to below `tried`.
        """
        number = self._number_at(turn)
        chosen = self.chosen(number)
        changes = self._changes(chosen)
        if changes is None or not self._is_first(number, chosen):
            return None
        return set_squares(self._spec.position, changes)

    def changed(self, turn: int) -> int:
        """Return how many slots differ from the diagram in the candidate of a turn."""
        return len(self.chosen(self._number_at(turn)))

    def _number_at(self, turn: int) -> int:
        return turn if self._scramble is None else self._scramble.place(turn)

    def chosen(self, number: int) -> Chosen:
        """Return which slots differ in the candidate of a number, and how."""
        block = bisect_right(self._starts, number) - 1
        rest = number - self._starts[block]
        chosen = []
        for slot in reversed(self._blocks[block]):
            rest, choice = divmod(rest, len(self._others[slot]))
            chosen.append((slot, choice))
        return tuple(reversed(chosen))

    def number(self, chosen: Chosen) -> int:
        """Return the number of a candidate; the inverse of `chosen`."""
        block = tuple(slot for slot, _ in chosen)
        rest = 0
        for slot, choice in chosen:
            rest = rest * len(self._others[slot]) + choice
        return self._starts[self._place_of_block[block]] + rest

    def _changes(self, chosen: Chosen) -> dict[Square, Man | None] | None:
        """Return what to change on the board; None if two men meet."""
        changes: dict[Square, Man | None] = {}
        for slot, _ in chosen:
            home = self._spec.slots[slot].home
            if home is not None:
                changes[home[0]] = None
        taken: set[Square] = set()
        for slot, choice in chosen:
            place = self._others[slot][choice]
            if place is None:
                continue
            square = place[0]
            stays = self._spec.position[square] is not None and square not in changes
            if stays or square in taken:
                return None
            taken.add(square)
        for slot, choice in chosen:
            place = self._others[slot][choice]
            if place is not None:
                changes[place[0]] = place[1]
        return changes

    def _is_first(self, number: int, chosen: Chosen) -> bool:
        """Return whether no lesser number leads to the same position.

        Only slots of a kin can stand for each other, be it by a chain: a man goes where a
        second was, and the second to where the first cannot go.
        """
        kin = sorted({slot for first, _ in chosen for slot in self._kin[first]})
        if len(kin) == len(chosen) and all(len(self._kin[slot]) == 1 for slot in kin):
            return True
        held = {slot: self._others[slot][choice] for slot, choice in chosen}
        homes = {slot: self._spec.slots[slot].home for slot in kin}
        standing = {place for slot in kin if (place := held.get(slot, homes[slot])) is not None}
        return all(
            self.number(other) >= number
            for other in self._layings(homes, standing, most=len(chosen))
        )

    def _layings(
        self, homes: dict[int, Place | None], standing: set[Place], most: int
    ) -> Iterator[Chosen]:
        """Yield every way to fill these places while changing at most `most` slots."""
        away = [slot for slot, home in homes.items() if home is not None and home not in standing]
        rest = [slot for slot in homes if slot not in away]
        strangers = standing.difference(homes.values())
        for number in range(most - len(away) + 1):
            for more in combinations(rest, number):
                slots = sorted((*away, *more))
                places = strangers | {home for slot in more if (home := homes[slot]) is not None}
                yield from self._taken(slots, list(places), ())

    def _taken(self, slots: list[int], places: list[Place], done: Chosen) -> Iterator[Chosen]:
        """Yield every way in which these slots, all of them changed, take these places."""
        if len(places) > len(slots):
            return
        if not slots:
            yield done
            return
        slot, rest = slots[0], slots[1:]
        numbers = self._number_of[slot]
        for place in places:
            if place in numbers:
                others = [other for other in places if other is not place]
                yield from self._taken(rest, others, (*done, (slot, numbers[place])))
        if None in numbers:
            yield from self._taken(rest, places, (*done, (slot, numbers[None])))


def _kin_of(accepted: Sequence[set[Place]]) -> tuple[tuple[int, ...], ...]:
    """Return for each slot all that share a place with it, directly or through others."""
    kin = [{number} for number in range(len(accepted))]
    for a, b in combinations(range(len(accepted)), 2):
        if kin[a] is not kin[b] and not accepted[a].isdisjoint(accepted[b]):
            joined = kin[a] | kin[b]
            for number in joined:
                kin[number] = joined
    return tuple(tuple(sorted(group)) for group in kin)


class Scramble:
    """A random order of the numbers below a size, without a list of them.

    The same size and seed give the same one on every machine. A Feistel network of four rounds
    permutes the numbers below a power of four; those beyond the size are sent through again until
    they fall below it (cycle walking; Black and Rogaway, 2002).
    """

    def __init__(self, size: int, seed: int) -> None:
        self._size = size
        self._half = max(1, ((max(size, 2) - 1).bit_length() + 1) // 2)
        self._mask = (1 << self._half) - 1
        self._keys = tuple(
            int.from_bytes(hashlib.blake2b(f"{seed}/{n}".encode(), digest_size=8).digest(), "big")
            for n in range(_ROUNDS)
        )

    def place(self, turn: int) -> int:
        """Return the number whose turn it is; every number below the size has one turn."""
        number = self._once(turn)
        while number >= self._size:
            number = self._once(number)
        return number

    def _once(self, number: int) -> int:
        left, right = number >> self._half, number & self._mask
        for key in self._keys:
            left, right = right, left ^ (_mixed(right ^ key) & self._mask)
        return left << self._half | right


def _mixed(number: int) -> int:
    """Return 64 well mixed bits (the finish of splitmix64)."""
    number = (number + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    number = ((number ^ number >> 30) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    number = ((number ^ number >> 27) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return number ^ number >> 31
