# SPDX-License-Identifier: GPL-3.0-or-later
"""The search back over moves taken back, in plain Python."""

from __future__ import annotations

from typing import Final

from composer.retro.rights.search import SpentError, Supposed
from composer.retro.rights.values import Back
from oracle.retro.cages import cage_proof
from oracle.retro.cells import ARRAY, BLACK, WHITE, Cells, board_of_cells
from oracle.retro.further import is_disproved
from oracle.retro.unplay import moves_back

_ARRAY: Final = list(ARRAY)


class PlainBackSearch:
    """The plain search."""

    def __init__(self, budget: int) -> None:
        self.nodes = 0
        self._budget = budget
        self._refuted: set[tuple[bytes, int, int, int]] = set()
        self._survived: dict[tuple[bytes, int, int, int], int] = {}

    def refuted(self, cells: Cells, mover: int, supposed: Supposed, depth: int) -> bool:
        """Return whether a position is proved impossible, looking so many half-moves back.

        Raises:
            SpentError: the nodes are used up; nothing is proved.
        """
        key = (bytes(cells), mover, supposed.fixed, supposed.forced)
        if key in self._refuted:
            return True
        known = self._survived.get(key)
        if known is not None and known >= depth:
            return False
        self._count()
        if known is None and self._impossible(cells, supposed):
            self._refuted.add(key)
            return True
        if depth == 0 or (mover == BLACK and cells == _ARRAY):
            self._survived[key] = depth
            return False
        for back in moves_back(cells, mover, supposed.fixed, supposed.forced):
            if not refuted_before(self, cells, back, mover, supposed, depth - 1):
                self._survived[key] = depth
                return False
        self._refuted.add(key)
        return True

    def closed(self, cells: Cells, mover: int, supposed: Supposed, most: int) -> bool:
        """Return whether all that can have led there is at most so many positions, not the array.

        Raises:
            SpentError: they are more, or the nodes are used up; nothing is proved.
        """
        waiting = [(list(cells), mover, supposed)]
        found = set()
        for here, side, known in waiting:  # it grows
            if side == BLACK and here == _ARRAY:
                return False
            key = (bytes(here), side, known.fixed, known.forced)
            if key in found or self.refuted(here, side, known, 0):
                continue
            found.add(key)
            if len(found) > most:
                raise SpentError
            for back in moves_back(here, side, known.fixed, known.forced):
                before = list(here)
                for square, man in back.changes:
                    before[square] = man
                earlier = Supposed(known.fixed | back.unmoved, back.forced)
                waiting.append((before, opponent(side), earlier))
        self._refuted |= found
        return True

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self._budget:
            raise SpentError

    def _impossible(self, cells: Cells, supposed: Supposed) -> bool:
        if cage_proof(cells, supposed.fixed) is not None:
            return True
        unmoved = frozenset(square for square in range(64) if supposed.fixed >> square & 1)
        return is_disproved(board_of_cells(cells), unmoved)


def refuted_before(
    search: PlainBackSearch, cells: Cells, back: Back, mover: int, supposed: Supposed, depth: int
) -> bool:
    """Return whether the position before a move is refuted, looking so far back from it.

    Raises:
        SpentError: as `PlainBackSearch.refuted`.
    """
    before = list(cells)
    for square, man in back.changes:
        before[square] = man
    now = Supposed(supposed.fixed | back.unmoved, back.forced)
    return search.refuted(before, opponent(mover), now, depth)


def opponent(side: int) -> int:
    """Return the other side."""
    return WHITE if side == BLACK else BLACK
