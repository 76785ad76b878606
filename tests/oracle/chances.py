# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances in tables games by plain enumeration: right by definition, and slow."""

from __future__ import annotations

from fractions import Fraction

from composer.rules.book import Rules
from composer.solver.dice.plays import plays_of_track
from composer.solver.dice.track import Track, throws_of, ways_in_all
from composer.solver.options import Cancelled, Token
from oracle import PLAIN


class PlainChances:
    """Chances: an engine, as `composer.solver.dice.answer` says."""

    def __init__(self, rules: Rules, token: Token) -> None:
        """Read the options; the token stops a search."""
        self._dice, self._bear_off = int(rules["dice"]), rules["bear_off"]
        self._token = token
        self._nodes = 0

    @property
    def name(self) -> str:
        """Which engine this is."""
        return PLAIN

    @property
    def nodes(self) -> int:
        """How many positions were looked at so far."""
        return self._nodes

    def _after(self, track: Track, throw: tuple[int, ...]) -> list[Track]:
        if self._token.cancelled:
            raise Cancelled
        self._nodes += 1
        return list(plays_of_track(track, throw, self._bear_off))

    def all_off(self, track: Track, throws: int) -> Fraction:
        """Return the greatest chance to have all men off within so many throws."""
        if not any(track.own):
            return Fraction(1)
        if throws == 0:
            return Fraction(0)
        return sum(
            (
                Fraction(ways, ways_in_all(self._dice))
                * max(self.all_off(after, throws - 1) for after in self._after(track, throw))
                for throw, ways in throws_of(self._dice)
            ),
            Fraction(0),
        )

    def hits(self, track: Track) -> Fraction:
        """Return the chance that the next throw can hit."""
        return sum(
            (
                Fraction(ways, ways_in_all(self._dice))
                for throw, ways in throws_of(self._dice)
                if any(sum(after.foe) < sum(track.foe) for after in self._after(track, throw))
            ),
            Fraction(0),
        )

    def clears(self, track: Track, throws: int) -> bool:
        """Tell whether so many throws of one's choice are enough to have all men off."""
        if not any(track.own):
            return True
        return throws > 0 and any(
            self.clears(after, throws - 1)
            for throw, _ in throws_of(self._dice)
            for after in self._after(track, throw)
        )
