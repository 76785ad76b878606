# SPDX-License-Identifier: GPL-3.0-or-later
"""The last moves and those before them, in plain Python."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from composer.problem.position import Position
from composer.problem.squares import Square
from composer.retro.legality.proving import Earlier
from composer.retro.unmoves.finding import is_game_array
from composer.retro.unmoves.unmove import take_back, unmoved_before
from oracle.retro.study import study
from oracle.retro.unmoves import plain_unmoves

DEPTH: Final = 3
"""The half-moves that are taken back in turn."""

MOST: Final = 60
"""The positions that are looked at; where there are more, nothing is proved."""


def plain_look_earlier(position: Position, unmoved: Set[Square], shallow: bool) -> Earlier:
    """Return what `composer.retro.legality.proving.look_earlier` says."""
    if is_game_array(position):
        return Earlier.POSSIBLE
    known = frozenset(unmoved)
    last = plain_unmoves(position, known)
    if not last:
        return Earlier.NO_LAST_MOVE
    if shallow:
        return Earlier.POSSIBLE
    search = _Search()
    for unmove in last:
        before = take_back(position, unmove)
        if search.can_arise(before, unmoved_before(known, unmove), DEPTH - 1):
            return Earlier.POSSIBLE
    return Earlier.NONE_CAN_BE


class _Search:
    def __init__(self) -> None:
        self._left = MOST

    def can_arise(self, position: Position, unmoved: frozenset[Square], depth: int) -> bool:
        """Return whether a position is not disproved, looking back so many half-moves more."""
        self._left -= 1
        if self._left < 0 or is_game_array(position):
            return True
        if not study(position.board, unmoved).possible:
            return False
        last = plain_unmoves(position, unmoved)
        if depth == 0 or not last:
            return bool(last)
        return any(
            self.can_arise(take_back(position, unmove), unmoved_before(unmoved, unmove), depth - 1)
            for unmove in last
        )
