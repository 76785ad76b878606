# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances in tables games, exact.

What is known of a position is kept, but no more of it than there is room for. Chances of so many
throws are whole numbers: of all ways to make them, those in which it comes about.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from composer.rules.book import Rules
from composer.solver.dice.answer import State
from composer.solver.dice.compiled import TooManyPlays
from composer.solver.dice.generator import Generator, Men
from composer.solver.dice.plays import generator_of
from composer.solver.dice.throws import (
    Throw,
    most_numbers,
    throws_again,
    throws_of,
    ways_in_all,
)
from composer.solver.options import Cancelled, Token

NAME: Final = "chances"
"""What this engine is called."""

MOST_KNOWN: Final = 200_000
"""How many positions are remembered at a time."""


_Number = tuple[float, Fraction]
"""A number rounded, by which most are compared, and exact, for those that look alike."""

_NEVER: Final[_Number] = (0.0, Fraction(0))

MOST_NODES: Final = 500_000
"""How many positions a search looks at; where that is not enough nothing is decided."""


class QuickChances:
    """Chances: an engine, as `composer.solver.dice.answer` says."""

    def __init__(self, rules: Rules, token: Token) -> None:
        """Read the options; the token stops a search."""
        self._generator = generator = Generator(generator_of(rules).row, rules, token)
        switches = generator.switches
        self._throws = throws_of(switches.dice, switches.faces)
        self._all = ways_in_all(switches)
        self._reach = most_numbers(switches)
        self._token = token
        self._known: dict[tuple[State, int, int], int] = {}
        self._cleared: dict[tuple[State, int, int], bool] = {}
        self._expected: dict[tuple[State, int], _Number | None] = {}
        self._hitting: dict[tuple[State, int], int] = {}
        self._races: dict[tuple[Men, int, Men, int], _Number | None] = {}
        self._is_lost_with_it = switches.stuck == "loses"
        self._nodes = 0

    @property
    def name(self) -> str:
        """Which engine this is."""
        return NAME

    @property
    def nodes(self) -> int:
        """How many positions were looked at so far."""
        return self._nodes

    def _look(self) -> None:
        if self._token.cancelled:
            raise Cancelled
        if self._nodes >= MOST_NODES:
            raise TooManyPlays
        self._nodes += 1

    def results(self, state: State, player: int, throw: Throw) -> Mapping[State, bool]:
        """Return what a throw can lead to, each with whether it hits; nothing if it is lost."""
        self._look()
        return self._generator.results(state, player, throw)

    def has_won(self, state: State, player: int) -> bool:
        """Tell whether a player has reached the end of the game."""
        return self._generator.has_won(state, player)

    def within(self, state: State, player: int, throws: int) -> Fraction:
        """Return the greatest chance to have finished within so many throws."""
        return Fraction(self._ways(state, player, throws), self._all**throws)

    def _ways(self, state: State, player: int, throws: int) -> int:
        """Return in how many of all ways to make so many throws it is finished at last."""
        if self._generator.has_won(state, player):
            return int(self._all**throws)
        if throws == 0 or self._is_too_far(state[player], player, throws):
            return 0
        key = (state, player, throws)
        found = self._known.get(key)
        if found is None:
            found = self._counted(state, player, throws)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = found
        return found

    def _counted(self, state: State, player: int, throws: int) -> int:
        if throws == 1 and self._generator.switches.end == "off":
            return self._emptying(state, player)
        found = 0
        for throw, ways in self._throws:
            after = self.results(state, player, throw)
            if after or not self._is_lost_with_it:
                found += ways * self._best(after or {state: False}, player, throws - 1)
        return found

    def _emptying(self, state: State, player: int) -> int:
        """Return how many throws take all men off at once."""
        return self._counting(self._generator.emptying(state, player))

    def _counting(self, does: list[bool]) -> int:
        """Return how many ways to throw there are to the throws that do something."""
        self._look()
        return sum(ways for (_, ways), each in zip(self._throws, does, strict=True) if each)

    def _best(self, states: Mapping[State, bool], player: int, throws: int) -> int:
        whole = int(self._all**throws)
        if any(self._generator.has_won(state, player) for state in states):
            return whole
        if throws == 0:
            return 0
        best = 0
        for state in states:
            best = max(best, self._ways(state, player, throws))
            if best == whole:
                break
        return best

    def _is_too_far(self, men: Men, player: int, throws: int) -> bool:
        """Tell whether so many throws can never be enough."""
        generator, switches = self._generator, self._generator.switches
        numbers = self._reach * throws
        if switches.end == "off":
            length = len(generator.ways[player])
            far = sum(length - generator.distance(player, sort) for sort in men)
            hindmost = switches.bear_off == "none" or len(men) > numbers
            return hindmost or far > switches.faces * numbers
        if switches.end == "arrive":
            length = len(generator.ways[player]) - len(generator.homes[player])
            far = sum(max(0, length - generator.distance(player, sort)) for sort in men)
            return far > switches.faces * numbers
        return False

    def clears(self, state: State, player: int, throws: int) -> bool:
        """Tell whether so many throws of one's choice are enough to finish."""
        if self._generator.has_won(state, player):
            return True
        if throws == 0 or self._is_too_far(state[player], player, throws):
            return False
        key = (state, player, throws)
        found = self._cleared.get(key)
        if found is None:
            found = any(
                self.clears(after, player, throws - 1)
                for throw, _ in reversed(self._throws)
                for after in self.results(state, player, throw)
            )
            if len(self._cleared) >= MOST_KNOWN:
                self._cleared.clear()
            self._cleared[key] = found
        return found

    def hits(self, state: State, player: int) -> Fraction:
        """Return the chance that a player's next throw can hit."""
        if not any(men for place, men in enumerate(state) if place != player):
            return Fraction(0)
        key = (state, player)
        found = self._hitting.get(key)
        if found is None:
            if len(self._hitting) >= MOST_KNOWN:
                self._hitting.clear()
            found = self._hitting[key] = self._counting(self._generator.hitting(state, player))
        return Fraction(found, self._all)

    def hits_in_turn(self, state: State, player: int) -> Fraction:
        """Return the chance to hit in the whole turn, the second throw after equal dice with it."""
        chance = Fraction(0)
        for throw, ways in self._throws:
            after = self.results(state, player, throw)
            if any(after.values()):
                chance += Fraction(ways, self._all)
            elif throws_again(self._generator.switches, throw):
                best = max(self.hits(each, player) for each in (after or {state: False}))
                chance += Fraction(ways, self._all) * best
        return chance

    def loses(self, state: State, player: int) -> Fraction:
        """Return the chance that a player's next throw is lost."""
        return Fraction(self._counting(self._generator.losing(state, player)), self._all)

    def expected(self, state: State, player: int) -> Fraction | None:
        """Return how many throws are needed on average at least; None if it may never end.

        Men go one way, so that only a lost throw leaves them where they are.
        """
        found = self._needed(state, player)
        return None if found is None else found[1]

    def _needed(self, state: State, player: int) -> _Number | None:
        key = (state, player)
        if key not in self._expected:
            if len(self._expected) >= MOST_KNOWN:
                self._expected.clear()
            won = self._generator.has_won(state, player)
            found = Fraction(0) if won else self._expectation(state, player)
            self._expected[key] = None if found is None else (float(found), found)
        return self._expected[key]

    def _expectation(self, state: State, player: int) -> Fraction | None:
        stays, total = 0, Fraction(self._all)
        for throw, ways in self._throws:
            after = self.results(state, player, throw)
            if not after and self._is_lost_with_it:
                return None
            if not after:
                stays += ways
                continue
            needed = [found for each in after if (found := self._needed(each, player)) is not None]
            if not needed:
                return None
            total += ways * min(needed)[1]
        return None if stays == self._all else total / (self._all - stays)

    def wins_race(self, state: State, player: int, other: int) -> Fraction | None:
        """Return the chance to finish first, men who do not meet; None if a throw can be lost."""
        found = self._race(state[player], player, state[other], other)
        return None if found is None else found[1]

    def _race(self, mine: Men, player: int, his: Men, other: int) -> _Number | None:
        key = (mine, player, his, other)
        if key not in self._races:
            if len(self._races) >= MOST_KNOWN:
                self._races.clear()
            found = self._raced(*key)
            self._races[key] = None if found is None else (float(found), found)
        return self._races[key]

    def _raced(self, mine: Men, player: int, his: Men, other: int) -> Fraction | None:
        chance = Fraction(0)
        for throw, ways in self._throws:
            least: _Number | None = None  # of the other's chance
            for after in self.results(self._alone(mine, player), player, throw):
                if self._generator.has_won(after, player):
                    least = _NEVER
                    break
                lost = self._race(his, other, after[player], player)
                if lost is None:
                    return None
                least = lost if least is None else min(least, lost)
            if least is None and not self._is_lost_with_it:
                return None
            if least is not None:
                chance += ways * (1 - least[1])
        return chance / self._all

    def _alone(self, men: Men, player: int) -> State:
        players = range(len(self._generator.row.players))
        return tuple(men if place == player else () for place in players)
