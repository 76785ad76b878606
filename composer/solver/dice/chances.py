# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances in tables games, found quickly.

A position is known by the points of the thrower's men, in rising order, and by the other side's
single men; points that are closed stay so, since only single men are hit. Chances are whole
numbers: of all ways to make so many throws, those in which it comes about. What is known is kept,
but no more of it than there is room for.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Final

from composer.rules.book import Rules
from composer.solver.dice.track import Track, chance_of, throws_of, ways_in_all
from composer.solver.options import Cancelled, Token

NAME: Final = "chances"
"""What this engine is called."""

MOST_KNOWN: Final = 200_000
"""How many positions are remembered at a time."""

_Men = tuple[int, ...]  # points in rising order
_Blots = frozenset[int]
_State = tuple[_Men, _Blots]


class QuickChances:
    """Chances: an engine, as `composer.solver.dice.answer` says."""

    def __init__(self, rules: Rules, token: Token) -> None:
        """Read the options; the token stops a search."""
        self._dice = int(rules["dice"])
        self._leaves = rules["bear_off"] != "none"
        self._by_larger = rules["bear_off"] == "larger"
        self._at_least = rules["bear_off"] == "at_least"
        self._token = token
        self._closed: _Blots = frozenset()
        self._known: dict[tuple[_Men, _Blots, int], int] = {}
        self._cleared: dict[tuple[_Men, _Blots, int], bool] = {}
        self._nodes = 0

    @property
    def name(self) -> str:
        """Which engine this is."""
        return NAME

    @property
    def nodes(self) -> int:
        """How many positions were looked at so far."""
        return self._nodes

    def all_off(self, track: Track, throws: int) -> Fraction:
        """Return the greatest chance to have all men off within so many throws."""
        men, blots = self._begin(track)
        return chance_of(self._ways_off(men, blots, throws), self._dice, throws)

    def clears(self, track: Track, throws: int) -> bool:
        """Tell whether so many throws of one's choice are enough to have all men off."""
        men, blots = self._begin(track)
        return self._can_clear(men, blots, throws)

    def hits(self, track: Track) -> Fraction:
        """Return the chance that the next throw can hit.

        One man is enough to hit: others cannot open a point for him without hitting themselves.
        """
        self._look()
        starts = [point for point, count in enumerate(track.own) if count]
        hitting = sum(
            ways
            for throw, ways in throws_of(self._dice)
            if any(
                _hits_from(start, order, track.foe)
                for order in set(permutations(throw))
                for start in starts
            )
        )
        return chance_of(hitting, self._dice)

    def _begin(self, track: Track) -> _State:
        closed = frozenset(point for point, count in enumerate(track.foe) if count > 1)
        if closed != self._closed:
            self._closed = closed
            self._known.clear()
            self._cleared.clear()
        men = tuple(point for point, count in enumerate(track.own) for _ in range(count))
        return men, frozenset(point for point, count in enumerate(track.foe) if count == 1)

    def _look(self) -> None:
        if self._token.cancelled:
            raise Cancelled
        self._nodes += 1

    def _is_too_far(self, men: _Men, throws: int) -> bool:
        """Tell whether so many throws can never be enough: a die takes off one man at most."""
        dice = self._dice * throws
        return not self._leaves or len(men) > dice or sum(men) > 6 * dice

    def _ways_off(self, men: _Men, blots: _Blots, throws: int) -> int:
        """Return in how many of all ways to make so many throws all men are off at last."""
        if not men:
            return ways_in_all(self._dice, throws)
        if self._is_too_far(men, throws):
            return 0
        key = (men, blots, throws)
        found = self._known.get(key)
        if found is None:
            self._look()
            found = sum(
                ways * self._best_ways(men, blots, throw, throws - 1)
                for throw, ways in throws_of(self._dice)
            )
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = found
        return found

    def _best_ways(self, men: _Men, blots: _Blots, throw: tuple[int, ...], throws: int) -> int:
        after = self._after(men, blots, throw)
        if any(not left for left, _ in after):
            return ways_in_all(self._dice, throws)
        if throws == 0:
            return 0
        return max(self._ways_off(left, single, throws) for left, single in after)

    def _can_clear(self, men: _Men, blots: _Blots, throws: int) -> bool:
        if not men:
            return True
        if throws == 0 or self._is_too_far(men, throws):
            return False
        key = (men, blots, throws)
        found = self._cleared.get(key)
        if found is None:
            self._look()
            found = any(
                self._can_clear(left, single, throws - 1)
                for throw, _ in reversed(throws_of(self._dice))
                for left, single in self._after(men, blots, throw)
            )
            if len(self._cleared) >= MOST_KNOWN:
                self._cleared.clear()
            self._cleared[key] = found
        return found

    def _after(self, men: _Men, blots: _Blots, throw: tuple[int, ...]) -> set[_State]:
        """Return what the plays of a throw can lead to."""
        found: set[_State] = set()
        seen: set[tuple[_Men, _Blots, _Men, tuple[int, ...]]] = set()

        def go(men: _Men, blots: _Blots, frozen: _Men, dice: tuple[int, ...]) -> None:
            """Play what is left; men who have hit are no more among those who go."""
            key = (men, blots, frozen, dice)
            if key in seen:
                return
            seen.add(key)
            further = False
            for place, die in enumerate(dice):
                if die in dice[:place]:
                    continue
                left = dice[:place] + dice[place + 1 :]
                for at, start in enumerate(men):
                    if at and start == men[at - 1]:
                        continue
                    end = start - die
                    others = men[:at] + men[at + 1 :]
                    if end in blots:
                        further = True
                        go(others, blots - {end}, _with(frozen, end), left)
                    elif end >= 1 and end not in self._closed:
                        further = True
                        go(_with(others, end), blots, frozen, left)
                    elif end < 1 and self._may_leave(men, frozen, start, die):
                        further = True
                        go(others, blots, frozen, left)
            if not further:
                found.add((tuple(sorted(men + frozen)), blots))

        go(men, blots, (), throw)
        return found

    def _may_leave(self, men: _Men, frozen: _Men, start: int, die: int) -> bool:
        farthest = max(men[-1], max(frozen, default=0))
        if not self._leaves or farthest > 6:
            return False
        return start == die or self._at_least or (self._by_larger and start == farthest)


def _with(men: _Men, point: int) -> _Men:
    """Return men with one more, in rising order."""
    for at, other in enumerate(men):
        if other >= point:
            return (*men[:at], point, *men[at:])
    return (*men, point)


def _hits_from(start: int, dice: tuple[int, ...], foe: tuple[int, ...]) -> bool:
    """Tell whether a man hits who plays dice in an order, all of them or the first ones."""
    for die in dice:
        start -= die
        if start < 1 or foe[start] > 1:
            return False
        if foe[start] == 1:
            return True
    return False
