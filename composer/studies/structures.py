# SPDX-License-Identifier: GPL-3.0-or-later
"""What can come of a diagram: its pieces free, its pawns wherever they can still get to.

After the idea of P. Karpov's FinalGen (2012): tables not of a material but of the pawn structures
that are still within reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.studies.tables import NOBODY, Men

MOST_FREE: Final = 2
"""Men that may move freely in one table, beside the kings and pawns."""

MOST_TURNED: Final = 4
"""Men, with the kings, of which there are tables of our own for all structures together."""

_PROMOTED: Final = range(4)
_HALVES: Final = 2


class Structure(NamedTuple):
    """Men whose pawns stay where they are.

    Attributes:
        white: White's pieces, from the queen (0) to the knight (3), in order.
        black: Black's.
        white_pawns: squares as bits.
        black_pawns: the same.
    """

    white: tuple[int, ...]
    black: tuple[int, ...]
    white_pawns: int
    black_pawns: int

    @property
    def exchanged(self) -> Structure:
        """The same with the colours exchanged, seen from the other side."""
        return Structure(
            self.black, self.white, _flipped(self.black_pawns), _flipped(self.white_pawns)
        )

    @property
    def free(self) -> int:
        """How many men move freely beside the kings."""
        return len(self.white) + len(self.black)

    @property
    def pawns(self) -> int:
        """How many pawns there are."""
        return (self.white_pawns | self.black_pawns).bit_count()

    @property
    def total(self) -> int:
        """How many men there are, with the kings."""
        return 2 + self.free + self.pawns

    @property
    def entries(self) -> int:
        """How many positions a table has, with either side to move."""
        return int(_HALVES * 64 ** (2 + self.free))

    @property
    def is_bare(self) -> bool:
        """Whether White has his king alone."""
        return not self.white and not self.white_pawns

    @property
    def men(self) -> Men:
        """The men of its table; two at most move freely."""
        kinds = (*self.white, *self.black)
        first, second = (*kinds, NOBODY, NOBODY)[:2]
        if len(kinds) == 1 and self.black:
            first, second = NOBODY, self.black[0]
        return Men(
            first,
            second,
            bool(self.black),
            whole=True,
            dark=len(self.black) > 1,
            white_pawns=self.white_pawns,
            black_pawns=self.black_pawns,
        )


def structure_of(position: Position, side: Colour) -> tuple[Structure, tuple[Square, ...]]:
    """Return the structure of a position, and where its men stand, with a side for White.

    Returns:
        The structure, and the squares of its White's king, the free men in order, and its
        Black's king.
    """
    flip = 0 if side is Colour.WHITE else 56
    kings: dict[Colour, Square] = {}
    free: dict[Colour, list[tuple[int, Square]]] = {Colour.WHITE: [], Colour.BLACK: []}
    pawns = {Colour.WHITE: 0, Colour.BLACK: 0}
    for square, man in position:
        if man.kind is Kind.KING:
            kings[man.colour] = square ^ flip
        elif man.kind is Kind.PAWN:
            pawns[man.colour] |= 1 << (square ^ flip)
        else:
            free[man.colour].append((NOBODY - man.kind, square ^ flip))
    own, others = sorted(free[side]), sorted(free[side.other])
    structure = Structure(
        tuple(kind for kind, _ in own),
        tuple(kind for kind, _ in others),
        pawns[side],
        pawns[side.other],
    )
    squares = [square for _, square in (*own, *others)]
    return structure, (kings[side], *squares, kings[side.other])


def led_into(structure: Structure) -> tuple[tuple[Structure, bool], ...]:
    """Return all structures into which a move leads, and whether it promotes."""
    found = dict(_by_white(structure))
    for led, promotes in _by_white(structure.exchanged):
        found.setdefault(led.exchanged, promotes)
    return tuple(found.items())


class Plan(NamedTuple):
    """Which tables are to be made.

    Attributes:
        structures: those with more than four men, each after all that it leads into.
        core: those of them that no promotion leads into.
        entries: how many positions they have.
        is_exact: whether nothing was left out.
    """

    structures: tuple[Structure, ...]
    core: frozenset[Structure]
    entries: int
    is_exact: bool


def size_of(root: Structure, most: int) -> int:
    """Return how many positions there are without promotions; counted up to so many."""
    seen, coming, entries = {root}, [root], 0
    while coming and entries <= most:
        structure = coming.pop()
        if structure.total <= MOST_TURNED:
            continue
        entries += structure.entries
        for led, promotes in led_into(structure):
            if not promotes and led not in seen:
                seen.add(led)
                coming.append(led)
    return entries


def planned(root: Structure, most: int) -> Plan:
    """Choose tables: those without promotions, then after one, and so on, small ones first.

    Args:
        root: the structure of the diagram; it may be as large as it is.
        most: how many positions there may be after promotions, in all.
    """
    chosen: set[Structure] = set()
    core: set[Structure] = set()
    waiting = [(0, root.entries, 0, root)]
    entries, is_exact, number = 0, True, 0
    while waiting:
        promoted, size, _, structure = heappop(waiting)
        if structure in chosen or structure.total <= MOST_TURNED:
            continue
        if structure.free > MOST_FREE or (promoted and entries + size > most):
            is_exact = False
            continue
        chosen.add(structure)
        if not promoted:
            core.add(structure)
        entries += size
        for led, promotes in led_into(structure):
            if led not in chosen:
                number += 1
                heappush(waiting, (promoted + promotes, led.entries, number, led))
    return Plan(tuple(sorted(chosen, key=_order)), frozenset(core), entries, is_exact)


def _order(structure: Structure) -> tuple[int, int, int]:
    """Whatever a move leads into comes before it: fewer men, fewer pawns, or pawns further on."""
    ranks = sum(square // 8 for square in _squares(structure.white_pawns))
    ranks += sum(7 - square // 8 for square in _squares(structure.black_pawns))
    return structure.total, structure.pawns, -ranks


def _by_white(structure: Structure) -> Iterator[tuple[Structure, bool]]:
    _, black, own, others = structure
    for kind in sorted(set(black)):
        yield structure._replace(black=_without(black, kind)), False
    for square in _squares(others):
        yield structure._replace(black_pawns=others & ~(1 << square)), False
    for square in _squares(own):
        left = structure._replace(white_pawns=own & ~(1 << square))
        for target in _attacked(square):
            if others >> target & 1:
                yield from _coming(left._replace(black_pawns=others & ~(1 << target)), target)
            elif not own >> target & 1:
                for kind in sorted(set(black)):
                    yield from _coming(left._replace(black=_without(black, kind)), target)
        if (own | others) >> (square + 8) & 1:
            continue
        yield from _coming(left, square + 8)
        if square < 16 and not (own | others) >> (square + 16) & 1:
            yield from _coming(left, square + 16)
            yield from _passed(left, square + 8)


def _passed(left: Structure, mid: Square) -> Iterator[tuple[Structure, bool]]:
    """Yield what Black's taking in passing comes to."""
    for square in _attacked(mid):
        if left.black_pawns >> square & 1:
            yield left._replace(black_pawns=left.black_pawns & ~(1 << square) | 1 << mid), False


def _coming(left: Structure, target: Square) -> Iterator[tuple[Structure, bool]]:
    """Yield what a white pawn that comes to a square makes of a structure without it."""
    if target < 56:
        yield left._replace(white_pawns=left.white_pawns | 1 << target), False
        return
    for kind in _PROMOTED:
        yield left._replace(white=tuple(sorted((*left.white, kind)))), True


def _without(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    place = kinds.index(kind)
    return kinds[:place] + kinds[place + 1 :]


@cache
def _attacked(square: Square) -> tuple[Square, ...]:
    """Return what a white pawn attacks."""
    return tuple(square + 8 + files for files in (-1, 1) if 0 <= square % 8 + files < 8)


def _squares(bits: int) -> Iterator[Square]:
    while bits:
        square = (bits & -bits).bit_length() - 1
        yield square
        bits &= bits - 1


def _flipped(bits: int) -> int:
    return int.from_bytes(bits.to_bytes(8, "little"), "big")
