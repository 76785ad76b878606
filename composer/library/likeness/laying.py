# SPDX-License-Identifier: GPL-3.0-or-later
"""Laying a problem on the boards of others, so that most of its men meet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import and_, or_
from typing import Final

from composer.library.likeness.alignment import (
    BLACK_KING,
    Alignment,
    Boards,
    Men,
    aligned,
    around,
    king_of,
    kings_meeting,
    recoloured,
    symmetries,
)
from composer.library.likeness.fairymen import FairyMen, nearness
from composer.problem.squares import Square, Symmetry

_OTHER: Final = 0.9  # of what a laying counts that does not mean the same
_CLEARLY: Final = 0.6  # below it such a laying does not count at all


@dataclass(frozen=True, slots=True)
class Meeting:
    """How a problem is placed best on another, and how many men meet.

    Attributes:
        alignment: the laying.
        score: from 0 to 1; men near the king to be mated count double, and a laying that does
            not mean the same (turned with pawns, or with the colours exchanged) a tenth less.
        same: the squares of the men that meet, as a bitboard of the other problem.
        near: those of them near the king to be mated.
        far: how many men of both problems together meet none.
        men: how many men both problems have together.
        matrix: from 0 to 1, how many of the men near that king meet, itself left out of account.
        near_men: how many these are in both problems together.
        met_king: whether the king itself meets; he is one of those that are the same.
        king: that king, as its place in `MEN`.
        is_same_problem: whether the laying means the same.
    """

    alignment: Alignment
    score: float
    same: int
    near: int
    far: int
    men: int
    matrix: float
    near_men: int
    met_king: bool
    king: int = BLACK_KING
    is_same_problem: bool = True


class Laying:
    """A problem that is placed on one record after another; how it lies is worked out once."""

    def __init__(
        self,
        men: Men,
        fairy: FairyMen = (),
        king: int = BLACK_KING,
        exchanges: bool = False,
    ) -> None:
        """Make ready.

        Args:
            men: its orthodox men.
            fairy: its fairy men; with them only a mirror from left to right means the same.
            king: the king to be mated, as its place in `MEN`.
            exchanges: whether it is also laid with the colours exchanged.
        """
        self._count = len(men) + len(fairy)
        self._men, self._fairy = men, fairy
        self._mated = king
        self._king = king_of(aligned(men, Alignment()), king)
        self._symmetries = (None, Symmetry.MIRROR_FILES) if fairy else symmetries(men)
        self._others = tuple(symmetry for symmetry in Symmetry if symmetry not in self._symmetries)
        self._colours = (False, True) if exchanges else (False,)
        self._ways: dict[tuple[Square | None, bool], tuple[_Way, ...]] = {}

    def best_meeting(self, boards: Boards, others: int = 0, fairy: FairyMen = ()) -> Meeting:
        """Lay the problem on the boards of a record so that most of its men meet.

        Args:
            boards: the orthodox men of the record.
            others: how many fairy men it has besides.
            fairy: these, where they are known: the same meet, those that are like one another
                count half as much, and all others meet none.
        """
        occupied = reduce(or_, boards)
        theirs = occupied.bit_count() + others
        standing = {square: man for man, square in fairy}
        best, found = -1.0, None
        for exchanged in self._colours:
            mated = recoloured(self._mated) if exchanged else self._mated
            king = king_of(boards, mated)
            near = around(king)
            near_theirs = (occupied & near).bit_count()
            near_theirs += sum(near >> square & 1 for _, square in fairy)
            for way in self._ways_to(king, exchanged):
                same = reduce(or_, map(and_, way.boards, boards))
                near_mine = (way.occupied & near).bit_count()
                common: float = same.bit_count() + (same & near).bit_count()
                for man, square in way.fairy:
                    near_mine += near >> square & 1
                    other = standing.get(square)
                    alike = 0.0 if other is None else nearness(man, other)
                    common += alike * (2 if near >> square & 1 else 1)
                    same |= (alike == 1) << square
                all_near = near_mine + near_theirs
                score = 2 * common / (self._count + theirs + all_near) * way.weight
                if way.weight < 1 and score < _CLEARLY:  # a few men always meet in some way
                    continue
                if score > best:  # the first of equals is the plainest
                    best, found = score, (way, same, near, all_near, mated)
        assert found is not None  # in place it is always laid
        way, same, near, all_near, mated = found
        met_king = bool(boards[mated] & same)
        around_it = (same & near).bit_count() - met_king
        near_men = all_near - 2 * met_king
        return Meeting(
            way.alignment,
            best,
            same,
            same & near,
            self._count + theirs - 2 * same.bit_count(),
            self._count + theirs,
            2 * around_it / near_men if near_men else 0.0,
            near_men,
            met_king,
            mated,
            way.weight == 1,
        )

    def _ways_to(self, king: Square | None, exchanged: bool) -> tuple[_Way, ...]:
        ways = self._ways.get((king, exchanged))
        if ways is None:
            ways = tuple(map(self._way, self._alignments(king, exchanged)))
            self._ways[king, exchanged] = ways
        return ways

    def _way(self, alignment: Alignment) -> _Way:
        boards = aligned(self._men, alignment)
        other = alignment.exchanged or alignment.symmetry in self._others
        colours = (
            (man.recoloured() if alignment.exchanged else man, alignment.place(square))
            for man, square in self._fairy
        )
        fairy = tuple((man, square) for man, square in colours if square is not None)
        return _Way(alignment, boards, reduce(or_, boards), _OTHER if other else 1.0, fairy)

    def _alignments(self, king: Square | None, exchanged: bool) -> Iterator[Alignment]:
        """Yield the layings in place first, then those that bring the kings together."""
        for symmetry in (*self._symmetries, *self._others):
            yield Alignment(symmetry, exchanged=exchanged)
        if self._king is None or king is None:
            return
        for symmetry in self._symmetries:
            alignment = kings_meeting(symmetry, self._king, king, exchanged)
            if alignment.is_shifted:
                yield alignment


@dataclass(frozen=True, slots=True)
class _Way:
    """A laying of the problem, with its men where they come to lie, and what it counts."""

    alignment: Alignment
    boards: Boards
    occupied: int
    weight: float
    fairy: FairyMen
