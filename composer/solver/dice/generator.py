# SPDX-License-Identifier: GPL-3.0-or-later
"""What a throw can lead to in any tables game.

The men of a player are sorts in rising order, one for each man on the board or waiting: twice the
place, and one more of a special man. Men who are off are not among them. While a throw is played,
those who have hit stand apart: they go no further.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from composer.games.tables import TablesPosition
from composer.rules.book import Rules
from composer.rules.historic.tables.row import BAR, OFF, TablesRow
from composer.solver.dice.answer import State
from composer.solver.dice.compiled import (
    EMPTYING,
    HITTING,
    LOSING,
    MOST_REACHED,
    TooManyPlays,
    compiled_plays,
)
from composer.solver.dice.throws import Throw, numbers_of, throws_of
from composer.solver.options import Cancelled, Token

Men = tuple[int, ...]
"""Sorts of men in rising order."""

MOST_KEPT: Final = 200_000
"""How many results are remembered at a time."""


class Move(NamedTuple):
    """What one number does.

    Attributes:
        start: the sort of the man who goes.
        end: the sort that he becomes; `2 * OFF` and one more of a special man if he leaves.
        hits: whether he hits.
    """

    start: int
    end: int
    hits: bool


class Middle(NamedTuple):
    """A position in the middle of a throw.

    Attributes:
        own: the thrower's men who may go.
        frozen: those who have hit.
        others: the men of the others; at the thrower's place is nothing.
        has_hit: whether anybody was hit.
    """

    own: Men
    frozen: Men
    others: State
    has_hit: bool


class TakenStep(NamedTuple):
    """A number that is played: from which position, to which, and how."""

    start: int
    after: int
    move: Move


class End(NamedTuple):
    """A position in which a throw ends: its number, the numbers left, and the men."""

    number: int
    left: Throw
    state: State


class _Foes(NamedTuple):
    """The others' men by point: those that close it, and single ones who can be hit."""

    closed: frozenset[int]
    single: dict[int, tuple[int, int]]  # point -> player, sort
    counts: dict[int, tuple[int, int]]  # point -> player, number


class Generator:
    """The plays of a game by its rules."""

    def __init__(
        self, row: TablesRow, rules: Rules, token: Token | None = None, *, compiled: bool = True
    ) -> None:
        """Read the row of a game, and what is chosen; the token stops it.

        Where it is built, compiled code answers what is asked of whole throws; both are equal.
        """
        self._token = token or Token()
        chosen = rules.chosen()
        self.row, self.switches = row, row.switched(chosen)
        self.ways, self.homes = row.went(chosen)
        self._steps = tuple({point: step for step, point in enumerate(way)} for way in self.ways)
        self._foes: dict[State, _Foes] = {}
        self._ends: dict[tuple[int, int], tuple[int, ...]] = {}
        self._groups: dict[Throw, tuple[tuple[int, Throw], ...]] = {}
        self._is_limited = self.switches.most_on_point < _MANY
        self._results: dict[tuple[State, int, Throw], dict[State, bool]] = {}
        throws = throws_of(self.switches.dice, self.switches.faces)
        self.throws = tuple(throw for throw, _ in throws)
        self._compiled = (
            compiled_plays(row, self.switches, self.ways, self.homes) if compiled else None
        )

    @property
    def is_compiled(self) -> bool:
        """Whether compiled code answers what is asked of whole throws."""
        return self._compiled is not None

    def look(self) -> None:
        """Stop where that is wanted.

        Raises:
            Cancelled: it is.
        """
        if self._token.cancelled:
            raise Cancelled

    # Positions

    def state_of(self, position: TablesPosition) -> State:
        """Return the men of a position."""
        return tuple(
            tuple(
                2 * place + special
                for (place, special), count in men
                if place != OFF
                for _ in range(count)
            )
            for men in position.men
        )

    def position_of(self, state: State, before: TablesPosition, turn: str) -> TablesPosition:
        """Return a state as a position: who is no more on the board has left it."""
        placed = {}
        named = self.switches.acts == "named"  # special men become plain ones
        groups = ((False, True),) if named else ((False,), (True,))
        for player, men, old in zip(self.row.player_ids, state, before.men, strict=True):
            found: dict[tuple[int, bool], int] = {}
            for sort in men:
                key = (sort >> 1, bool(sort & 1))
                found[key] = found.get(key, 0) + 1
            for group in groups:
                had = sum(count for (_, marked), count in old if marked in group)
                left = had - sum(count for (_, marked), count in found.items() if marked in group)
                if left:
                    found[OFF, group[0]] = left
            placed[player] = found
        return replace(TablesPosition.placed(self.row, placed, turn), score=before.score)

    def distance(self, player: int, sort: int) -> int:
        """Return how far on his way a man is; -1 where he must come in."""
        place = sort >> 1
        if self.row.ring:
            return (place - self.row.starts[player]) % self.row.points
        if place == BAR:
            enters = self.switches.hit != "back"
            return -1 if enters else self._steps[player][self.row.starts[player]]
        return self._steps[player][place]

    def has_won(self, state: State, player: int) -> bool:
        """Tell whether a player has reached the end of the game."""
        men, end = state[player], self.switches.end
        if end == "off":
            return not men
        if end == "arrive":
            return all(sort >> 1 in self.homes[player] for sort in men)
        if end == "specials_off":
            return not any(sort & 1 for sort in men)
        return bool(men) and not any(other for place, other in enumerate(state) if place != player)

    # Single numbers

    def moves(self, middle: Middle, player: int, number: int) -> Iterator[tuple[Move, Middle]]:
        """Yield what one number can be used for."""
        if self.switches.acts == "named":
            yield from self._named(middle, player, number)
            return
        own, frozen, others, has_hit = middle
        mine = own + frozen if frozen else own
        enters_first = self.switches.enter_first and min(mine, default=2) < 2
        waits = self.switches.upper_first and not self._specials_home(mine, player)
        foes, ends = self._foes_of(others), self._ends_of(player, number)
        counted = self.switches.half_single or self.switches.spread or self._is_limited
        may_leave: bool | None = None
        before = -1
        for at, sort in enumerate(own):
            if sort == before:
                continue
            before = sort
            if (enters_first and sort > 1) or (waits and not sort & 1):
                continue
            end = ends[sort] if ends else self._round(player, sort >> 1, number, foes)
            rest = own[:at] + own[at + 1 :]
            if end >= OFF:
                if may_leave is None:
                    may_leave = self._may_leave(player, mine)
                if may_leave and self._takes_off(player, sort, end - OFF, mine):
                    gone = Move(sort, 2 * OFF + (sort & 1), False)
                    yield gone, Middle(rest, frozen, others, has_hit)
                continue
            if end in foes.closed or (counted and self._is_forbidden(player, sort, end, mine)):
                continue
            after = 2 * end + (sort & 1)
            if end in foes.single:
                victim, hit = foes.single[end]
                left = self._sent(others, player, victim, hit, (*rest, *frozen, after))
                yield Move(sort, after, True), Middle(rest, _with(frozen, after), left, True)
            else:
                arrived = Middle(_with(rest, after), frozen, others, has_hit)
                yield Move(sort, after, False), arrived

    def _named(self, middle: Middle, player: int, number: int) -> Iterator[tuple[Move, Middle]]:
        """Yield what a number does to the point that it names."""
        way, own = self.ways[player], middle.own
        plain = 2 * way[number - 1] if number <= len(way) else -1
        if plain + 1 in own:
            rest = _with(_without(own, plain + 1), plain)
            yield Move(plain + 1, plain, False), middle._replace(own=rest)
        elif plain in own and not any(sort & 1 for sort in own):
            yield Move(plain, 2 * OFF, False), middle._replace(own=_without(own, plain))

    def _ends_of(self, player: int, number: int) -> tuple[int, ...]:
        """Return by sorts where men come with a number; from `OFF` on the surplus is added.

        On a ring there are none: it depends on who stands where.
        """
        if self.row.ring:
            return ()
        found = self._ends.get((player, number))
        if found is None:
            way = self.ways[player]
            ends = []
            for sort in range(2 * self.row.points + 2):
                on_way = sort >> 1 in self._steps[player] or sort >> 1 == BAR
                end = self.distance(player, sort) + number if on_way else 0
                ends.append(way[end] if end < len(way) else OFF + end - len(way))
            found = self._ends[player, number] = tuple(ends)
        return found

    def _round(self, player: int, point: int, number: int, foes: _Foes) -> int:
        """Return where a man comes on the ring: starts are skipped that two of their men hold."""
        starts = {start: owner for owner, start in enumerate(self.row.starts)}
        while number:
            point = point % self.row.points + 1
            owner = starts.get(point)
            held = owner is not None and foes.counts.get(point, (-1, 0))
            if owner == player or (held and held[0] == owner and held[1] > 1):
                continue
            number -= 1
        return point

    def _may_leave(self, player: int, mine: Men) -> bool:
        """Tell whether men of the arrival quarter may leave at all."""
        switches, home = self.switches, self.homes[player]
        if switches.bear_off == "none" or switches.end == "arrive":
            return False
        if switches.bear_when == "all_home":
            return all(each >> 1 in home for each in mine)
        return switches.bear_when == "any" or self._specials_home(mine, player)

    def _takes_off(self, player: int, sort: int, surplus: int, mine: Men) -> bool:
        """Tell whether a number takes off a man who may leave."""
        bear_off = self.switches.bear_off
        if sort >> 1 not in self.homes[player]:
            return False
        if surplus == 0 or bear_off == "at_least":
            return True
        if bear_off == "exact":
            return False
        steps = self._steps[player]
        mark = steps[sort >> 1]
        return not any(each >> 1 == BAR or steps[each >> 1] < mark for each in mine)

    def _specials_home(self, mine: Men, player: int) -> bool:
        home = self.homes[player]
        return all(sort >> 1 in home for sort in mine if sort & 1)

    def _is_forbidden(self, player: int, sort: int, end: int, mine: Men) -> bool:
        """Tell whether own men keep a man from stopping."""
        switches = self.switches
        here = mine.count(2 * end) + mine.count(2 * end + 1)
        if here >= switches.most_on_point:
            return True
        if switches.half_single and here == 1 and end in self.row.halves[player]:
            return True
        apart = switches.spread and sort & 1 and here and end in self.homes[player]
        return bool(apart) and not self._specials_home(mine, player)

    def _sent(self, others: State, player: int, victim: int, sort: int, mine: Men) -> State:
        """Return the others' men after one of them was hit."""
        left = list(others[victim])
        left.remove(sort)
        if self.switches.hit == "enter":
            left = [BAR * 2 + (sort & 1), *left]
        elif self.switches.hit == "back":
            start = self.row.starts[victim]
            held = any(each >> 1 == start for each in mine) or any(
                each >> 1 == start
                for place, men in enumerate(others)
                if place not in (player, victim)
                for each in men
            )
            left.append(2 * (BAR if held else start) + (sort & 1))
        return (*others[:victim], tuple(sorted(left)), *others[victim + 1 :])

    def _foes_of(self, others: State) -> _Foes:
        found = self._foes.get(others)
        if found is None:
            if len(self._foes) >= MOST_KEPT:
                self._foes.clear()
            found = self._foes[others] = self._counted(others)
        return found

    def _counted(self, others: State) -> _Foes:
        sorts: dict[int, list[tuple[int, int]]] = {}
        for player, men in enumerate(others):
            for sort in men:
                if sort > 1:
                    sorts.setdefault(sort >> 1, []).append((player, sort))
        switches = self.switches
        closed = frozenset(
            point
            for point, men in sorts.items()
            if len(men) >= switches.block
            or switches.hit == "none"
            or (switches.marked_only and any(not sort & 1 for _, sort in men))
        )
        single = {point: men[0] for point, men in sorts.items() if point not in closed}
        counts = {point: (men[0][0], len(men)) for point, men in sorts.items()}
        return _Foes(closed, single, counts)

    # Whole throws

    def groups(self, left: Throw) -> tuple[tuple[int, Throw], ...]:
        """Return what may be played next of the numbers left: a number or sum, and the rest."""
        found = self._groups.get(left)
        if found is None:
            found = self._groups[left] = tuple(dict.fromkeys(self._grouped(left)))
        return found

    def _grouped(self, left: Throw) -> Iterator[tuple[int, Throw]]:
        most = len(left) if self.switches.sum == "flight" else min(1, len(left))
        for size in range(1, most + 1):
            for chosen in combinations(range(len(left)), size):
                if self.switches.order == "ascending" and 0 not in chosen:
                    continue
                rest = tuple(number for place, number in enumerate(left) if place not in chosen)
                yield sum(left[place] for place in chosen), rest

    def begun(self, state: State, player: int) -> Middle:
        """Return a state before anything of a throw is played."""
        return Middle(state[player], (), (*state[:player], (), *state[player + 1 :]), False)

    def ended(self, middle: Middle, player: int) -> State:
        """Return the state after a throw."""
        own = tuple(sorted(middle.own + middle.frozen)) if middle.frozen else middle.own
        return (*middle.others[:player], own, *middle.others[player + 1 :])

    def finals(self, state: State, player: int, throw: Throw) -> dict[tuple[Middle, Throw], None]:
        """Return all ends of the throw, with the numbers left; none if it is lost."""
        numbers = numbers_of(self.switches, throw)
        reached, stuck = self._explored(self.begun(state, player), player, numbers)
        if self.switches.throw == "each":
            begun = (self.begun(state, player), numbers)
            return {key: None for key in stuck if key != begun}
        fewest = min(self._left(*key) for key in reached)
        if fewest == len(numbers):
            return {}
        if (
            self.switches.throw == "whole"
            and fewest
            and self._is_kept(state, player, numbers, fewest)
        ):
            return {}
        return {key: None for key in reached if self._left(*key) == fewest}

    def _left(self, middle: Middle, left: Throw) -> int:
        """Return how many numbers are left; none where nobody is left to move."""
        return len(left) if middle.own or middle.frozen else 0

    def _is_kept(self, state: State, player: int, numbers: Throw, fewest: int) -> bool:
        """Tell whether without the others' men more numbers could be played."""
        alone = tuple(men if place == player else () for place, men in enumerate(state))
        reached, _ = self._explored(self.begun(alone, player), player, numbers)
        return min(self._left(*key) for key in reached) < fewest

    def _explored(
        self, first: Middle, player: int, numbers: Throw
    ) -> tuple[dict[tuple[Middle, Throw], None], list[tuple[Middle, Throw]]]:
        """Return all that can be reached, and that from which nothing further can."""
        reached: dict[tuple[Middle, Throw], None] = {(first, numbers): None}
        waiting, stuck = [(first, numbers)], []
        while waiting:
            self.look()
            if len(reached) > MOST_REACHED:
                raise TooManyPlays
            key = waiting.pop()
            middle, left = key
            further = False
            if left and (middle.own or middle.frozen):
                for number, rest in self.groups(left):
                    for _, after in self.moves(middle, player, number):
                        further = True
                        reach = (after, rest)
                        if reach not in reached:
                            reached[reach] = None
                            waiting.append(reach)
            if not further:
                stuck.append(key)
        return reached, stuck

    def results(self, state: State, player: int, throw: Throw) -> dict[State, bool]:
        """Return what a throw can lead to, each with whether it hits; nothing if it is lost."""
        key = (state, player, throw)
        found = self._results.get(key)
        if found is None:
            if len(self._results) >= MOST_KEPT:
                self._results.clear()
            found = self._found(state, player, throw)
            self._results[key] = found
        return found

    def _found(self, state: State, player: int, throw: Throw) -> dict[State, bool]:
        if self._compiled is not None:
            numbers = numbers_of(self.switches, throw)
            return self._compiled.results(state, player, numbers, self._token)
        return {
            self.ended(middle, player): middle.has_hit
            for middle, _ in self.finals(state, player, throw)
        }

    def hitting(self, state: State, player: int) -> list[bool]:
        """Tell of each throw in order whether it can be played so that somebody is hit."""
        if self._compiled is not None:
            return self._compiled.each_throw(state, player, HITTING, self._token)
        return [
            self.may_hit(state, player, throw) and any(self.results(state, player, throw).values())
            for throw in self.throws
        ]

    def losing(self, state: State, player: int) -> list[bool]:
        """Tell of each throw in order whether it is lost."""
        if self._compiled is not None:
            return self._compiled.each_throw(state, player, LOSING, self._token)
        return [not self.results(state, player, throw) for throw in self.throws]

    def emptying(self, state: State, player: int) -> list[bool]:
        """Tell of each throw in order whether it can take all of a player's men off."""
        if self._compiled is not None:
            return self._compiled.each_throw(state, player, EMPTYING, self._token)
        begun = self.begun(state, player)
        return [
            self.empties(begun, player, numbers_of(self.switches, throw)) for throw in self.throws
        ]

    def steps(self, state: State, player: int, throw: Throw) -> tuple[list[TakenStep], list[End]]:
        """Return how a throw leads to its ends, and these; nothing if it is lost.

        Positions are numbered, the first is 0; steps with more numbers left come first.
        """
        numbers = numbers_of(self.switches, throw)
        if self._compiled is not None:
            steps, found = self._compiled.steps(state, player, numbers, self._token)
            return [
                TakenStep(start, after, Move(sort, end, hits))
                for start, after, sort, end, hits in steps
            ], [End(*each) for each in found]
        finals = self.finals(state, player, throw)
        known: dict[tuple[Middle, Throw], int] = {(self.begun(state, player), numbers): 0}
        taken: list[TakenStep] = []
        for number_left in range(len(numbers) if finals else 0, 0, -1):
            for key in [key for key in known if len(key[1]) == number_left]:
                self.look()
                for number, rest in self.groups(key[1]):
                    for move, after in self.moves(key[0], player, number):
                        reached = known.setdefault((after, rest), len(known))
                        taken.append(TakenStep(known[key], reached, move))
        ends = [End(known[key], key[1], self.ended(key[0], player)) for key in finals]
        return taken, ends

    def empties(self, middle: Middle, player: int, left: Throw) -> bool:
        """Tell whether a player can have all men off with these numbers.

        Such a play is always whole: nobody is left to move.
        """
        men = len(middle.own) + len(middle.frozen)
        if men == 0:
            return True
        return men <= len(left) and any(
            self.empties(after, player, rest)
            for number, rest in self.groups(left)
            for _, after in self.moves(middle, player, number)
        )

    def may_hit(self, state: State, player: int, throw: Throw) -> bool:
        """Tell whether a single man stands where one man could come by some of the numbers.

        Where none does nobody is hit; where one does a play that hits has still to be found.
        """
        if self.row.ring:
            return True
        steps, begun = self._steps[player], self.begun(state, player)
        single = [steps[point] for point in self._foes_of(begun.others).single if point in steps]
        if not single:
            return False
        sums = {0}
        for number in numbers_of(self.switches, throw):
            sums |= {total + number for total in sums}
        starts = {self.distance(player, sort) for sort in state[player]}
        return any(mark - start in sums for mark in single for start in starts if mark > start)

    def leftovers(self, state: State, player: int, throw: Throw) -> dict[State, tuple[Throw, ...]]:
        """Return by results which numbers of a throw are left over for the next player."""
        found: dict[State, tuple[Throw, ...]] = {}
        if self.switches.passed == "rest" and self.switches.passes:
            for _, left, after in self.steps(state, player, throw)[1]:
                if left:
                    found[after] = tuple(sorted({*found.get(after, ()), left}))
        return found

    def passed_to(self, state: State, player: int, throw: Throw) -> int | None:
        """Return who plays a throw that a player has lost; None if nobody does."""
        number = len(self.row.players)
        for step in range(1, self.switches.passes + 1):
            other = (player + step) % number
            if self.results(state, other, throw):
                return other
        return None


_MANY: Final = 99


def _without(men: Men, sort: int) -> Men:
    """Return men with one less."""
    at = men.index(sort)
    return men[:at] + men[at + 1 :]


def _with(men: Men, sort: int) -> Men:
    """Return men with one more, in rising order."""
    for at, other in enumerate(men):
        if other >= sort:
            return (*men[:at], sort, *men[at:])
    return (*men, sort)
