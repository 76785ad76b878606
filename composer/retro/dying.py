# SPDX-License-Identifier: GPL-3.0-or-later
"""Search back: does every history of a diagram end, some half-moves back?

It ends in a position that has no un-move, or that the ways of its men disprove. Where all end,
no game leads to the diagram; that some history goes on proves nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from composer.problem.position import Position
from composer.retro.unmoves.finding import judging
from composer.retro.unmoves.unmove import NOTHING_KNOWN, Unmoved

DEEPEST: Final = 12
"""Half-moves: histories that are not at an end so far back hardly ever are further back."""

FEW_POSITIONS: Final = 200
"""Positions looked at: some milliseconds at most."""


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
    flag = None if token is None else token.flag
    return Dying(*judging(position).dies(position, depth, unmoved, most_nodes, flag))
