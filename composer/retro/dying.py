# SPDX-License-Identifier: GPL-3.0-or-later
"""Search back: does every history of a diagram end, some half-moves back?

It ends in a position that has no un-move, or that the ways of its men disprove. Where all end,
no game leads to the diagram; that some history goes on proves nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from composer.problem.men import SIDES
from composer.problem.position import Position
from composer.retro.compiled import compiled_module
from composer.retro.legality.study import study
from composer.retro.legality.ways import ARRAY
from composer.retro.unmoves.finding import is_game_array, require_judged
from composer.retro.unmoves.plain import plain_unmoves
from composer.retro.unmoves.taking import NOTHING_KNOWN, Unmoved, take_back, unmoved_before

DEEPEST: Final = 12
"""Half-moves: histories that are not at an end so far back hardly ever are further back."""

FEW_POSITIONS: Final = 200
"""Positions looked at, compiled: some milliseconds at most."""

_PLAIN_SHARE: Final = 20  # how many times as long plain Python takes for one of them


class Stopper(Protocol):
    """What stops a search: any object with these attributes, such as a solver's token.

    Attributes:
        flag: one byte that is not 0 once the work is no longer wanted; compiled code reads it.
    """

    flag: bytearray

    @property
    def cancelled(self) -> bool:
        """Whether the work is no longer wanted."""
        ...


@dataclass(frozen=True, slots=True)
class Dying:
    """What a search back has found.

    Attributes:
        half_moves: within how many half-moves every history ends; 0 where that is not known.
        nodes: the positions looked at.
        stopped: whether it ended before it had looked as far back as it was to.
    """

    half_moves: int
    nodes: int
    stopped: bool


def dying(
    position: Position,
    unmoved: Unmoved = NOTHING_KNOWN,
    depth: int = DEEPEST,
    most_nodes: int = FEW_POSITIONS,
    token: Stopper | None = None,
) -> Dying:
    """Look back further and further, until every history has come to an end.

    The game array needs no past; but a diagram of its men may be a later position, so that it
    is asked before (`is_game_array`).

    Args:
        position: the diagram; a declared e.p. square is regarded.
        unmoved: squares of men that are known never to have moved.
        depth: how many half-moves back at most.
        most_nodes: how many positions to look at.
        token: stops the search.

    Raises:
        NotJudged: as `composer.retro.unmoves.finding.unmoves` says.
    """
    require_judged(position)
    module = compiled_module("unmoves")
    if module is not None:
        flag = None if token is None else token.flag
        return Dying(*module.dies(position, depth, unmoved, most_nodes, flag))
    tested = _can_be_tested(position, unmoved)
    search = _Search(max(most_nodes // _PLAIN_SHARE, 1), token, tested)
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
    """The positions that it may look at are used up, or the search was cancelled."""


class _Search:
    """The search in plain Python."""

    def __init__(self, most: int, token: Stopper | None, tested: bool) -> None:
        self.nodes = 0
        self._most = most
        self._token = token
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
        if self.nodes > self._most or (self._token is not None and self._token.cancelled):
            raise _SpentError
        if self._tested and not study(position.board, unmoved).possible:
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
