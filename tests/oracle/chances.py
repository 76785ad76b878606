# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays and chances in tables games by plain enumeration: right by definition, and slow.

Every order of the numbers and every man is tried, and nothing is remembered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, product

from composer.rules.book import Rules
from composer.rules.historic.tables.books import tables_row
from composer.rules.historic.tables.row import BAR, OFF
from composer.solver.dice.answer import State
from composer.solver.options import Cancelled, Token
from oracle import PLAIN

Throw = tuple[int, ...]


@dataclass(frozen=True)
class _Man:
    """A man: whose, where, whether special, and whether he has hit in this throw."""

    owner: int
    place: int
    special: bool
    tired: bool = False


Board = tuple[_Man, ...]


class PlainChances:
    """Chances: an engine, as `composer.solver.dice.answer` says."""

    def __init__(self, rules: Rules, token: Token) -> None:
        """Read the options; the token stops a search."""
        chosen = rules.chosen()
        self._row = tables_row(rules.book.id)
        self._rules = self._row.switched(chosen)
        self._ways, self._homes = self._row.went(chosen)
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

    # Plays

    def results(self, state: State, player: int, throw: Throw) -> Mapping[State, bool]:
        """Return what a throw can lead to, each with whether it hits; nothing if it is lost."""
        if self._token.cancelled:
            raise Cancelled
        self._nodes += 1
        board = _board(state)
        numbers = self._numbers(throw)
        lines = list(self._lines(board, player, numbers, False))
        if self._rules.throw == "each":
            good = [line for line in lines if line[3]]
        else:
            most = max(len(numbers) - self._left(line, player) for line in lines)
            if self._rules.throw == "whole" and most < len(numbers):
                alone = tuple(man for man in board if man.owner == player)
                free = self._lines(alone, player, numbers, False)
                if max(len(numbers) - self._left(line, player) for line in free) > most:
                    return {}
            good = [line for line in lines if len(numbers) - self._left(line, player) == most > 0]
        return {
            _state(after, len(state)): hits
            for after, hits, left, _ in good
            if left != numbers or not self._mine(after, player)
        }

    def _left(self, line: tuple[Board, bool, Throw, bool], player: int) -> int:
        return len(line[2]) if self._mine(line[0], player) else 0

    def _numbers(self, throw: Throw) -> Throw:
        if self._rules.trictrac and set(throw) == {1, 2} and len(throw) == 2:
            return (1, 1, 2, 2, 5, 5, 6, 6)
        more = [self._rules.faces + 1 - die for die in throw if throw.count(die) > 1]
        return tuple(sorted([*throw, *(more if self._rules.doubles == "opposite" else [])]))

    def _mine(self, board: Board, player: int) -> list[_Man]:
        return [man for man in board if man.owner == player]

    def _lines(
        self, board: Board, player: int, left: Throw, hits: bool
    ) -> Iterator[tuple[Board, bool, Throw, bool]]:
        """Yield everything that can be reached, with the numbers left and whether it ends there."""
        further = False
        for used in self._choices(left):
            rest = tuple(number for at, number in enumerate(left) if at not in used)
            total = sum(left[at] for at in used)
            for man in sorted(set(self._mine(board, player)), key=repr):
                for after, hit in self._step(board, man, total):
                    further = True
                    yield from self._lines(after, player, rest, hits or hit)
        yield board, hits, left, not further

    def _choices(self, left: Throw) -> Iterator[tuple[int, ...]]:
        """Yield which numbers are played as one, by their places."""
        seen = set()
        for size in range(
            1, len(left) + 1 if self._rules.sum == "flight" else min(2, len(left) + 1)
        ):
            for used in combinations(range(len(left)), size):
                values = tuple(left[at] for at in used)
                if values in seen or (self._rules.order == "ascending" and 0 not in used):
                    continue
                seen.add(values)
                yield used

    def _step(self, board: Board, man: _Man, number: int) -> Iterator[tuple[Board, bool]]:
        """Yield the board after a man went so far; nothing where he cannot."""
        rules, mine = self._rules, self._mine(board, man.owner)
        if man.tired:
            return
        if rules.acts == "named":
            way = self._ways[man.owner]
            if number <= len(way) and way[number - 1] == man.place:
                rest = list(board)
                rest.remove(man)
                if man.special:
                    yield (*rest, _Man(man.owner, man.place, False)), False
                elif not any(each.special for each in mine):
                    yield tuple(rest), False
            return
        if rules.enter_first and man.place != BAR and any(each.place == BAR for each in mine):
            return
        if rules.upper_first and not man.special and not self._uppers_home(board, man.owner):
            return
        rest = list(board)
        rest.remove(man)
        if self._row.ring:
            place = self._around(board, man, number)
        else:
            way = self._ways[man.owner]
            at = way.index(self._place(man)) if self._place(man) in way else -1
            if at + number >= len(way):
                if self._leaves(board, man, at + number - len(way)):
                    yield tuple(rest), False
                return
            place = way[at + number]
        there = [each for each in rest if each.place == place]
        foes = [each for each in there if each.owner != man.owner]
        own = len(there) - len(foes)
        if foes and (rules.hit == "none" or len(foes) >= rules.block):
            return
        if foes and rules.marked_only and not foes[0].special:
            return
        if own >= rules.most_on_point:
            return
        if rules.half_single and own == 1 and place in self._row.halves[man.owner]:
            return
        homes = self._homes[man.owner] if self._homes else frozenset()
        apart = rules.spread and man.special and own and place in homes
        if apart and not self._uppers_home(board, man.owner):
            return
        arrived = _Man(man.owner, place, man.special, bool(foes))
        if foes:
            rest.remove(foes[0])
            rest += [arrived, *self._sent([*rest, arrived], foes[0])]
        else:
            rest.append(arrived)
        yield tuple(rest), bool(foes)

    def _place(self, man: _Man) -> int:
        waits = man.place == BAR and self._rules.hit == "back"
        return self._row.starts[man.owner] if waits else man.place

    def _sent(self, board: list[_Man], man: _Man) -> list[_Man]:
        """Return the man who was hit, where he comes to be; nobody where he is out."""
        if self._rules.hit == "out":
            return []
        if self._rules.hit == "enter":
            return [_Man(man.owner, BAR, man.special)]
        start = self._row.starts[man.owner]
        held = any(each.place == start and each.owner != man.owner for each in board)
        return [_Man(man.owner, BAR if held else start, man.special)]

    def _around(self, board: Board, man: _Man, number: int) -> int:
        place = man.place
        while number:
            place = place + 1 if place < self._row.points else 1
            if place in self._row.starts:
                owner = self._row.starts.index(place)
                here = sum(each.owner == owner and each.place == place for each in board)
                if owner == man.owner or here > 1:
                    continue
            number -= 1
        return place

    def _uppers_home(self, board: Board, player: int) -> bool:
        uppers = [man for man in self._mine(board, player) if man.special]
        return all(man.place in self._homes[player] for man in uppers)

    def _leaves(self, board: Board, man: _Man, surplus: int) -> bool:
        rules, home = self._rules, self._homes[man.owner]
        mine = self._mine(board, man.owner)
        if rules.bear_off == "none" or rules.end == "arrive" or man.place not in home:
            return False
        ready = {
            "all_home": all(each.place in home for each in mine),
            "any": True,
            "uppers_home": self._uppers_home(board, man.owner),
        }[rules.bear_when]
        way = self._ways[man.owner]
        behind = [
            each
            for each in mine
            if each.place == BAR or way.index(each.place) < way.index(man.place)
        ]
        larger = {"at_least": True, "larger": not behind, "exact": False}[rules.bear_off]
        return ready and (surplus == 0 or larger)

    # Chances

    def _throws(self) -> list[Throw]:
        return list(product(range(1, self._rules.faces + 1), repeat=self._rules.dice))

    def _mean(self, values: Iterator[Fraction]) -> Fraction:
        return sum(values, Fraction(0)) / len(self._throws())

    def has_won(self, state: State, player: int) -> bool:
        """Tell whether a player has reached the end of the game."""
        mine = [man for man in _board(state) if man.owner == player]
        end = self._rules.end
        if end == "last_player":
            return len(mine) == len(_board(state)) > 0
        return {
            "off": not mine,
            "arrive": not self._homes or all(man.place in self._homes[player] for man in mine),
            "specials_off": not any(man.special for man in mine),
        }[end]

    def within(self, state: State, player: int, throws: int) -> Fraction:
        """Return the greatest chance to have finished within so many throws."""
        if self.has_won(state, player):
            return Fraction(1)
        if throws == 0:
            return Fraction(0)
        return self._mean(
            max(
                self.within(after, player, throws - 1)
                for after in (self.results(state, player, throw) or {state: False})
            )
            if self.results(state, player, throw) or self._rules.stuck == "waits"
            else Fraction(0)
            for throw in self._throws()
        )

    def clears(self, state: State, player: int, throws: int) -> bool:
        """Tell whether so many throws of one's choice are enough to finish."""
        return self.has_won(state, player) or (
            throws > 0
            and any(
                self.clears(after, player, throws - 1)
                for throw in sorted({tuple(sorted(throw)) for throw in self._throws()})
                for after in self.results(state, player, throw)
            )
        )

    def hits(self, state: State, player: int) -> Fraction:
        """Return the chance that a player's next throw can hit."""
        return self._mean(
            Fraction(any(self.results(state, player, throw).values())) for throw in self._throws()
        )

    def hits_in_turn(self, state: State, player: int) -> Fraction:
        """Return the chance to hit in the whole turn, the second throw with it."""

        def chance(throw: Throw) -> Fraction:
            found = self.results(state, player, throw)
            if any(found.values()):
                return Fraction(1)
            doubled = self._rules.doubles == "opposite" and len(set(throw)) < len(throw)
            if not doubled and not (self._rules.trictrac and set(throw) == {1, 2}):
                return Fraction(0)
            return max(self.hits(after, player) for after in (found or {state: False}))

        return self._mean(chance(throw) for throw in self._throws())

    def loses(self, state: State, player: int) -> Fraction:
        """Return the chance that a player's next throw is lost."""
        return self._mean(
            Fraction(not self.results(state, player, throw)) for throw in self._throws()
        )

    def expected(self, state: State, player: int) -> Fraction | None:
        """Return how many throws are needed on average at least; None if it may never end."""
        if self.has_won(state, player):
            return Fraction(0)
        throws = self._throws()
        stays, total = 0, Fraction(len(throws))
        for throw in throws:
            found = [self.expected(after, player) for after in self.results(state, player, throw)]
            known = [value for value in found if value is not None]
            stays += not found
            lost = not found and self._rules.stuck == "loses"
            if lost or (found and not known):
                return None
            total += min(known) if known else 0
        return total / (len(throws) - stays) if stays < len(throws) else None

    def wins_race(self, state: State, player: int, other: int) -> Fraction | None:
        """Return the chance to finish first, men who do not meet; None if a throw can be lost."""
        chance = Fraction(0)
        for throw in self._throws():
            alone = tuple(men if at == player else () for at, men in enumerate(state))
            best: list[Fraction] = []
            for after in self.results(alone, player, throw):
                if self.has_won(after, player):
                    best.append(Fraction(1))
                    continue
                both = tuple(men if at == other else after[at] for at, men in enumerate(state))
                lost = self.wins_race(both, other, player)
                if lost is None:
                    return None
                best.append(1 - lost)
            if not best and self._rules.stuck == "waits":
                return None
            chance += max(best, default=Fraction(0))
        return chance / len(self._throws())


def _board(state: State) -> Board:
    return tuple(
        _Man(owner, sort // 2, sort % 2 == 1)
        for owner, men in enumerate(state)
        for sort in men
        if sort // 2 != OFF
    )


def _state(board: Board, players: int) -> State:
    return tuple(
        tuple(sorted(2 * man.place + man.special for man in board if man.owner == player))
        for player in range(players)
    )
