# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether every history of a diagram ends, looked into in plain Python."""

from __future__ import annotations

from composer.problem.men import SIDES
from composer.problem.position import Position
from composer.retro.dying import Dying
from composer.retro.legality.ways import ARRAY
from composer.retro.unmoves.finding import is_game_array
from composer.retro.unmoves.unmove import NOTHING_KNOWN, Unmoved, take_back, unmoved_before
from oracle.retro.further import is_disproved
from oracle.retro.unmoves import plain_unmoves


def plain_dying(
    position: Position, unmoved: Unmoved = NOTHING_KNOWN, depth: int = 4, most_nodes: int = 10
) -> Dying:
    """Return what `composer.retro.dying.dying` says."""
    search = _Search(most_nodes, _can_be_tested(position, unmoved))
    for so_far in range(1, depth + 1):
        try:
            if search.dies(position, unmoved, so_far):
                return Dying(so_far, search.nodes, False)
        except _SpentError:
            return Dying(0, search.nodes, True)
    return Dying(0, search.nodes, False)


def _can_be_tested(position: Position, unmoved: Unmoved) -> bool:
    """Return whether the ways of the men can be looked into: no more men than the game has."""
    few = all(position.count(side) <= 16 for side in SIDES)
    return few and all(
        ARRAY[square] is not None and position[square] is ARRAY[square] for square in unmoved
    )


class _SpentError(Exception):
    """The positions that it may look at are used up."""


class _Search:
    """The search in plain Python."""

    def __init__(self, most: int, tested: bool) -> None:
        self.nodes = 0
        self._most = most
        self._tested = tested
        self._dead: set[tuple[Position, Unmoved]] = set()

    def dies(self, position: Position, unmoved: Unmoved, depth: int) -> bool:
        """Return whether every history ends within so many half-moves.

        Raises:
            _SpentError: nothing is known.
        """
        if (position, unmoved) in self._dead:
            return True
        if is_game_array(position):
            return False
        self.nodes += 1
        if self.nodes > self._most:
            raise _SpentError
        if self._tested and is_disproved(position.board, unmoved):
            self._dead.add((position, unmoved))
            return True
        found = plain_unmoves(position, unmoved)
        if depth == 1 and found:
            return False
        for unmove in found:
            before = take_back(position, unmove)
            if not self.dies(before, unmoved_before(unmoved, unmove), depth - 1):
                return False
        self._dead.add((position, unmoved))
        return True
