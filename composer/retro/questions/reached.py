# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that leads to a position of the past: the proof that moves taken back were possible.

Where the search for a game does not find one to the position itself, it is asked of positions a
few half-moves before it: each that a game leads to leads on to it. Where few moves can have led
to one, more is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.problem.position import Position
from composer.retro.dying import Stopper, dying
from composer.retro.unmoves.finding import is_game_array, unmoves
from composer.retro.unmoves.unmove import NOTHING_KNOWN, Unmoved, take_back, unmoved_before
from composer.retro.witness import Budget, Facts, Outcome, find_game

MOST_POSITIONS: Final = 1_000_000
"""Positions looked at for the position itself, where nothing else is said."""
_MEMORY: Final = 4 << 20  # bytes for each search
_CROWDED: Final = 20  # more men than these: each position takes longer, and half of them must do
_SHARE: Final = 20  # how much less is looked at for each position before it
_FEW: Final = 2  # moves that may have led to a position: then as much as for itself
_MOST_FORCED: Final = 4  # positions for which as much is looked at
_DEEPEST: Final = 4  # half-moves before it
_MOST_ASKED: Final = 12  # positions before it
_BACK: Final = 100  # positions, to pass over histories that end


def is_reached(
    position: Position,
    unmoved: Unmoved = NOTHING_KNOWN,
    most: int = MOST_POSITIONS,
    token: Stopper | None = None,
) -> bool:
    """Return whether a game is found that leads to a position. That none is found proves nothing.

    Args:
        position: men, the side to move, and the e.p. square if one is declared.
        unmoved: squares of men that have never moved.
        most: how many positions to look at for it.
        token: stops the search.

    Raises:
        NotJudged: as `composer.retro.unmoves.finding.unmoves` says.
    """
    if _is_found(position, unmoved, most, token):
        return True
    waiting = [(0, list(_earlier(position, unmoved, token)))]
    asked = forced = 0
    while waiting:
        depth, earlier = waiting.pop(0)
        is_forced = len(earlier) <= _FEW
        for before, still in earlier:
            if asked >= _MOST_ASKED or (token is not None and token.cancelled):
                return False
            asked += 1
            share = _SHARE
            if is_forced and forced < _MOST_FORCED:
                forced += 1
                share = 1
            if _is_found(before, still, most // share, token):
                return True
            if depth + 1 < _DEEPEST:
                waiting.append((depth + 1, list(_earlier(before, still, token))))
        waiting.sort(key=lambda each: len(each[1]))  # those with few last moves first
    return False


def _earlier(
    position: Position, unmoved: Unmoved, token: Stopper | None
) -> Iterator[tuple[Position, Unmoved]]:
    """Yield the positions before one whose histories do not end soon, the quiet moves first."""
    for unmove in sorted(unmoves(position, unmoved), key=lambda each: each.uncaptured is not None):
        if token is not None and token.cancelled:
            return
        before, still = take_back(position, unmove), unmoved_before(unmoved, unmove)
        if is_game_array(before) or not dying(before, still, most_nodes=_BACK).half_moves:
            yield before, still


def _is_found(position: Position, unmoved: Unmoved, most: int, token: Stopper | None) -> bool:
    crowded = len(position) > _CROWDED
    budget = Budget(max(most // 2 if crowded else most, 1), _MEMORY)
    return find_game(position, Facts(unmoved), budget, token).outcome is Outcome.FOUND
