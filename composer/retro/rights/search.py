# SPDX-License-Identifier: GPL-3.0-or-later
"""Search back over moves taken back: does every history of a position end in an impossible one?

It is given what is supposed (men who have never moved). A position is *refuted* if it is proved
impossible as it stands, or if every move that may have led to it leads from a refuted one. To
be refuted is certain; not to be refuted says only that nothing was proved so far back.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Final, Protocol

from composer.retro.compiled import compiled_module
from composer.retro.legality.study import study
from composer.retro.rights.board import ARRAY, BLACK, WHITE, Cells, board_of_cells
from composer.retro.rights.cages import cage_proof
from composer.retro.rights.unplay import Back, moves_back
from composer.retro.rights.values import HasCancelled

_ARRAY: Final = list(ARRAY)


class SpentError(Exception):
    """The nodes are used up, or the work is no longer wanted."""


@dataclass(frozen=True, slots=True)
class Supposed:
    """What is supposed of a position's history.

    Attributes:
        fixed: the squares of men who have never moved, as bits.
        forced: where a pawn stands whose double step was the last move; -1 for none.
    """

    fixed: int = 0
    forced: int = -1


class Refuting(Protocol):
    """One search back from a board, with a number of nodes that it may look at."""

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        ...

    def refuted(self, cells: Cells, mover: int, supposed: Supposed, depth: int) -> bool:
        """Return whether a position is proved impossible, looking so many half-moves back.

        Raises:
            SpentError: the nodes are used up or the token was cancelled; nothing is proved.
        """
        ...


def back_search(budget: int, token: HasCancelled | None = None) -> Refuting:
    """Return the compiled search where there is one, else its plain twin.

    Raises:
        ImportError: the compiled one is wanted by name, and was not built.
    """
    module = compiled_module("rights")
    return BackSearch(budget, token) if module is None else CompiledSearch(module, budget, token)


def refuted_before(
    search: Refuting, cells: Cells, back: Back, mover: int, supposed: Supposed, depth: int
) -> bool:
    """Return whether the position before a move is refuted, looking so far back from it.

    Raises:
        SpentError: as `Refuting.refuted`.
    """
    before = list(cells)
    for square, man in back.changes:
        before[square] = man
    now = Supposed(supposed.fixed | back.unmoved, back.forced)
    return search.refuted(before, opponent(mover), now, depth)


class CompiledSearch:
    """The compiled search; it looks at the same positions as the plain one."""

    def __init__(self, module: ModuleType, budget: int, token: HasCancelled | None) -> None:
        self._token = token
        self._search = module.Refuter(budget, getattr(token, "flag", None))

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        found: int = self._search.nodes
        return found

    def refuted(self, cells: Cells, mover: int, supposed: Supposed, depth: int) -> bool:
        """Return whether a position is proved impossible; as `Refuting.refuted`."""
        if self._token is not None and self._token.cancelled:
            raise SpentError
        found: bool = self._search.refuted(
            bytes(cells), mover, supposed.fixed, supposed.forced, depth
        )
        if self._search.spent:
            raise SpentError
        return found


class BackSearch:
    """The plain search."""

    def __init__(self, budget: int, token: HasCancelled | None = None) -> None:
        self.nodes = 0
        self._budget = budget
        self._token = token
        self._refuted: set[tuple[bytes, int, int, int]] = set()
        self._survived: dict[tuple[bytes, int, int, int], int] = {}

    def refuted(self, cells: Cells, mover: int, supposed: Supposed, depth: int) -> bool:
        """Return whether a position is proved impossible, looking so many half-moves back.

        Raises:
            SpentError: the nodes are used up or the token was cancelled; nothing is proved.
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

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self._budget or (self._token is not None and self._token.cancelled):
            raise SpentError

    def _impossible(self, cells: Cells, supposed: Supposed) -> bool:
        if cage_proof(cells, supposed.fixed) is not None:
            return True
        unmoved = frozenset(square for square in range(64) if supposed.fixed >> square & 1)
        return not study(board_of_cells(cells), unmoved).possible


def opponent(side: int) -> int:
    """Return the other side."""
    return WHITE if side == BLACK else BLACK
