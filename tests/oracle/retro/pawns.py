# SPDX-License-Identifier: GPL-3.0-or-later
"""Captures that pawns need by their files and ranks, and how many they can have made."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from composer.problem.men import Colour
from composer.problem.squares import Square, file_of, rank_of
from oracle.retro.cells import BLACK, PAWN, WHITE, Cells

_COLOURS: Final = {WHITE: Colour.WHITE, BLACK: Colour.BLACK}


@dataclass(slots=True)
class PawnCount:
    """The pawns of a side, and how many men of the other they can have captured.

    Attributes:
        side: whose they are.
        pawns: their squares, in order.
        available: the men of the other side that pawns can have captured.
    """

    side: int
    pawns: tuple[int, ...]
    available: int
    known: dict[tuple[int, int], int] = field(default_factory=dict)

    @property
    def is_possible(self) -> bool:
        """Whether the pawns can have come to where they stand."""
        return len(self.pawns) <= 8 and self.needed(-1, -1) <= self.available

    def needed(self, square: int, origin: int) -> int:
        """Return the captures needed if the pawn on `square` came from `origin`.

        -1 as `square` adds a pawn on `origin`, as for an unpromotion; -1 for both changes
        nothing. More than any side has men stands for "cannot be".
        """
        found = self.known.get((square, origin))
        if found is None:
            pawns = [pawn for pawn in self.pawns if pawn != square]
            if origin >= 0:
                pawns.append(origin)
            least = captures_needed(tuple(sorted(pawns)), _COLOURS[self.side])
            found = 99 if least is None else least
            self.known[square, origin] = found
        return found


def pawn_counts(cells: Cells) -> tuple[PawnCount, PawnCount]:
    """Return the count for White and for Black."""
    men = [0, 0]
    pawns: tuple[list[int], list[int]] = ([], [])
    for square, man in enumerate(cells):
        if man:
            men[man >> 3] += 1
            if man & 7 == PAWN:
                pawns[man >> 3].append(square)
    return (
        PawnCount(WHITE, tuple(pawns[0]), 16 - men[1]),
        PawnCount(BLACK, tuple(pawns[1]), 16 - men[0]),
    )


@lru_cache(maxsize=1024)  # positions a man apart have the same pawns, as a rule
def captures_needed(pawns: tuple[Square, ...], colour: Colour) -> int | None:
    """Return the fewest captures that bring a side's pawns to their squares, or None.

    Each pawn comes from a file of its own; one that stands `n` ranks beyond its home can
    have changed files at most `n` times. The cheapest assignment is found file by file.
    """
    best = {0: 0}  # set of home files used, as bits -> captures
    for square in pawns:
        advanced = rank_of(square) - 1 if colour is Colour.WHITE else 6 - rank_of(square)
        extended: dict[int, int] = {}
        for used, cost in best.items():
            for home in range(8):
                change = abs(home - file_of(square))
                bits = used | 1 << home
                if bits != used and change <= advanced:
                    extended[bits] = min(cost + change, extended.get(bits, 99))
        best = extended
    return min(best.values(), default=None)
