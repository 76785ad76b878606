# SPDX-License-Identifier: GPL-3.0-or-later
"""The front door of tables games: whole answers by exact chances."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from composer.games.position import GameError
from composer.games.tables import (
    TablesGoal,
    TablesPlay,
    TablesProblem,
    TablesTask,
    names_throws,
    takes_throw,
)
from composer.rules.book import Rules
from composer.said.sentence import Name, said
from composer.solver.dice.answer import ChanceEngine, RatedPlay, State, TablesAnswer, WholePlay
from composer.solver.dice.barata import has_barata
from composer.solver.dice.chances import QuickChances
from composer.solver.dice.compiled import TooManyPlays
from composer.solver.dice.plays import NONE, generator_of, tables_plays
from composer.solver.dice.throws import Throw, throws_of
from composer.solver.games.answer import GameVerdict
from composer.solver.options import Cancelled, Token

Report = Callable[[TablesAnswer], None]
"""Takes what was found so far."""

MakeChances = Callable[[Rules, Token], ChanceEngine]
"""Makes an engine for some rules, which its token stops."""


def solve_tables(
    problem: TablesProblem,
    token: Token | None = None,
    report: Report | None = None,
    *,
    make: MakeChances = QuickChances,
) -> TablesAnswer:
    """Solve a problem of tables games.

    Args:
        problem: with a task.
        token: cancel it to stop; what was found until then is returned, not complete.
        report: is called with what was found so far, after each play.
        make: makes the engine that answers.

    Raises:
        GameError: it has no task, or who throws has no man.
    """
    if problem.task is None:
        raise GameError(said("there is nothing to solve: the diagram has no task"))
    if not problem.position.total(problem.position.turn):
        players = problem.position.row.players
        player = next(one for one in players if one.id == problem.position.turn)
        raise GameError(said("{player} has no man to move", player=Name(player.names)))
    token = token or Token()
    search = _Search(problem, problem.task, make(problem.rules, token), report, token)
    try:
        return search.found()
    except Cancelled as ended:
        too_much = isinstance(ended, TooManyPlays)
        return replace(search.answer(), complete=False, too_much=too_much)


_RATED: Final = (
    *(TablesGoal.ALL_OFF, TablesGoal.SAFEST, TablesGoal.WITHIN),
    *(TablesGoal.EXPECTED, TablesGoal.RACE, TablesGoal.STAKES, TablesGoal.BLOCKS),
)
"""What compares plays by numbers."""

_LEAST: Final = (TablesGoal.SAFEST, TablesGoal.EXPECTED)
"""Of what the least is best."""

_TO_WIN: Final = (TablesGoal.ALL_OFF, TablesGoal.WITHIN, TablesGoal.RACE)
"""What is no answer without any chance."""


@dataclass(slots=True)
class _Search:
    """One solve."""

    problem: TablesProblem
    task: TablesTask
    engine: ChanceEngine
    report: Report | None
    token: Token
    plays: tuple[RatedPlay, ...] = ()
    first: tuple[tuple[Throw, WholePlay], ...] = ()
    throws: tuple[Throw, ...] = ()
    chance: Fraction | None = None
    holds: bool | None = None
    least: int | None = None
    passed: str = ""
    passed_plays: tuple[WholePlay, ...] = ()
    done: int = 0
    of: int = 0

    def found(self) -> TablesAnswer:
        """Find everything."""
        if self.task.play is TablesPlay.AT_WILL:
            self._find_least()
        elif not takes_throw(self.task.play):
            self._ask()
        elif self.task.goal in _RATED:
            self._rate()
        else:
            self._list()
        return self.answer(complete=True)

    def answer(self, complete: bool = False) -> TablesAnswer:
        """Return what was found; a search that is not at its end has no verdict but short."""
        known = (complete and not self._is_open_race) or self._lists
        best, best_chance, second = self._best() if known else ((), None, None)
        return TablesAnswer(
            self._verdict(len(best) + len(self.first), best_chance, complete),
            self.plays,
            best,
            best_chance,
            second,
            self.chance,
            self.least,
            self.first,
            self.throws,
            self.holds,
            self._is_lost,
            self._is_lost and generator_of(self.problem.rules).switches.stuck == "loses",
            self.passed,
            self.passed_plays,
            complete,
            False,
            self.done,
            self.of,
            self.engine.nodes,
            self.engine.name,
        )

    def _verdict(self, found: int, best: Fraction | None, complete: bool) -> GameVerdict:
        goal = self.task.goal
        if self.least is not None and self.least < self.task.throws and found:
            return GameVerdict.SHORT
        if not complete or self._is_open_race:
            return GameVerdict.UNDECIDED
        if self.task.play is TablesPlay.CHANCE and not names_throws(self.task):
            return GameVerdict.SOUND if self.holds or self.chance else GameVerdict.NO_SOLUTION
        if not found or (goal in _TO_WIN and best == 0):
            return GameVerdict.NO_SOLUTION
        return GameVerdict.SOUND if found == 1 else GameVerdict.COOKED

    @property
    def _is_open_race(self) -> bool:
        """Whether a race is asked of which a chance was not found."""
        if self.task.goal is not TablesGoal.RACE:
            return False
        if self.task.play is TablesPlay.CHANCE:
            return self.chance is None
        return any(play.chance is None for play in self.plays)

    @property
    def _is_lost(self) -> bool:
        return [play.play.text for play in self.plays] == [NONE]

    @property
    def _lists(self) -> bool:
        """Whether what is asked for is a list, of which a part is true as well."""
        return self.task.play is TablesPlay.THROW

    def _best(self) -> tuple[tuple[str, ...], Fraction | None, Fraction | None]:
        if self._lists:
            return tuple(play.play.text for play in self.plays if play.does), None, None
        chances = {play.chance for play in self.plays if play.chance is not None}
        if not chances:
            return (), None, None
        order = sorted(chances, reverse=self.task.goal not in _LEAST)
        best, second = order[0], order[1] if len(order) > 1 else None
        return tuple(play.play.text for play in self.plays if play.chance == best), best, second

    # Positions as the engine has them

    @property
    def _player(self) -> int:
        return self.problem.position.row.player_ids.index(self.problem.position.turn)

    @property
    def _state(self) -> State:
        return generator_of(self.problem.rules).state_of(self.problem.position)

    def _after(self, play: WholePlay) -> State:
        return generator_of(self.problem.rules).state_of(play.after)

    @property
    def _next(self) -> int:
        return (self._player + 1) % len(self.problem.position.row.players)

    @property
    def _by(self) -> int:
        """Who shall not hit."""
        by = self.task.by
        return self.problem.position.row.player_ids.index(by) if by else self._next

    def _plays(self, throw: Throw) -> tuple[WholePlay, ...]:
        return tables_plays(self.problem.position, self.problem.rules, throw, self.token)

    # A throw

    def _rate(self) -> None:
        """Rate every play of the throw."""
        listed = self._plays(self.task.throw)
        self.of = len(listed)
        stakes = self.task.goal is TablesGoal.STAKES
        for play in listed:
            worth = self._stakes(play) if stakes else self._worth(self._after(play))
            self.plays = (*self.plays, RatedPlay(play, worth))
            self._say()
        if self.task.goal is TablesGoal.ALL_OFF:
            self.chance = self.engine.within(self._state, self._player, self.task.throws)

    def _stakes(self, play: WholePlay) -> Fraction:
        """Return how many stakes a play wins."""
        turn = self.problem.position.turn
        return Fraction(play.after.scored(turn) - self.problem.position.scored(turn))

    def _worth(self, state: State) -> Fraction | None:
        """Return what a play is worth by the position after it."""
        engine, player = self.engine, self._player
        match self.task.goal:
            case TablesGoal.SAFEST:
                return engine.hits(state, self._by)
            case TablesGoal.BLOCKS:
                return engine.loses(state, self._by)
            case TablesGoal.ALL_OFF:
                return engine.within(state, player, self.task.throws)
            case TablesGoal.WITHIN:
                return engine.within(state, player, self.task.throws - 1)
            case TablesGoal.EXPECTED:
                more = engine.expected(state, player)
                return None if more is None else 1 + more
            case _:
                if engine.has_won(state, player):
                    return Fraction(1)
                lost = self._wins_race(state, self._next, player)
                return None if lost is None else 1 - lost

    def _wins_race(self, state: State, player: int, other: int) -> Fraction | None:
        """Return the chance to finish first; None where it is not found.

        Numbers that are left over would help the other, who is not asked in a race.
        """
        switches = generator_of(self.problem.rules).switches
        if switches.passes and switches.passed == "rest":
            return None
        return self.engine.wins_race(state, player, other)

    def _list(self) -> None:
        """List the plays of the throw, and which of them do what is asked."""
        listed = self._plays(self.task.throw)
        self.plays = tuple(RatedPlay(play, does=self._does(play)) for play in listed)
        self.done = self.of = len(listed)
        if self.task.goal is TablesGoal.HIT:
            self.chance = self.engine.hits(self._state, self._player)
        if self._is_lost:
            self._pass_on()

    def _does(self, play: WholePlay) -> bool:
        match self.task.goal:
            case TablesGoal.HIT:
                return play.hits > 0
            case TablesGoal.BARATA:
                generator = generator_of(self.problem.rules)
                return has_barata(generator, self._after(play), self._player)
            case _:
                return play.text != NONE

    def _pass_on(self) -> None:
        """Find who plays a throw that is lost."""
        position, rules = self.problem.position, self.problem.rules
        generator, throw = generator_of(rules), tuple(sorted(self.task.throw))
        other = generator.passed_to(self._state, self._player, throw)
        if other is not None:
            self.passed = position.row.player_ids[other]
            self.passed_plays = tables_plays(
                position.with_turn(self.passed), rules, throw, self.token
            )

    # Before a throw

    def _ask(self) -> None:
        """Find what holds before a throw."""
        engine, state, player = self.engine, self._state, self._player
        match self.task.goal:
            case TablesGoal.HIT:
                self._find_first(hitting=True)
            case TablesGoal.BARATA if self.task.play is TablesPlay.WHICH:
                generator = generator_of(self.problem.rules)
                self._find_first(lambda after: has_barata(generator, after, player))
            case TablesGoal.HIT_CHANCE:
                self.chance = engine.hits(state, player)
                self._note_throws(lambda after: any(after.values()))
            case TablesGoal.HIT_TURN:
                self.chance = engine.hits_in_turn(state, player)
            case TablesGoal.LOST:
                self.chance = engine.loses(state, player)
                self._note_throws(lambda after: not after)
            case TablesGoal.WITHIN:
                self.chance = engine.within(state, player, self.task.throws)
            case TablesGoal.EXPECTED:
                self.chance = engine.expected(state, player)
            case TablesGoal.RACE:
                self.chance = self._wins_race(state, player, self._next)
            case TablesGoal.SAVES:
                self._find_saving()
            case _:
                self.holds = has_barata(generator_of(self.problem.rules), state, player)

    @property
    def _throws(self) -> tuple[Throw, ...]:
        switches = generator_of(self.problem.rules).switches
        return tuple(throw for throw, _ in throws_of(switches.dice, switches.faces))

    def _note_throws(self, fits: Callable[[Mapping[State, bool]], bool]) -> None:
        """Keep the throws of which the results are such."""
        state, player = self._state, self._player
        self.throws = tuple(
            throw for throw in self._throws if fits(self.engine.results(state, player, throw))
        )

    def _find_first(
        self, fits: Callable[[State], bool] = lambda _: True, *, hitting: bool = False
    ) -> None:
        """Find the throws with plays that lead to such positions, or only those that hit, too."""
        state, player = self._state, self._player
        self.of = len(self._throws)
        for throw in self._throws:
            reached = self.engine.results(state, player, throw) or {state: False}
            fitting = {after for after, hits in reached.items() if hits >= hitting and fits(after)}
            if fitting:
                plays = self._plays(throw)
                self.first += tuple((throw, play) for play in plays if self._after(play) in fitting)
            self._say()

    def _find_saving(self) -> None:
        """Find the throws with plays after which nobody can be hit."""
        by = self._by
        self._find_first(lambda after: self.engine.hits(after, by) == 0)

    def _find_least(self) -> None:
        """Find how few throws at will are enough, and how they begin."""
        state, player = self._state, self._player
        every = range(1, self.task.throws + 1)
        self.least = next((n for n in every if self.engine.clears(state, player, n)), None)
        self.of = len(self._throws)
        if self.least is not None:
            left = self.least - 1
            self._find_first(lambda after: self.engine.clears(after, player, left))

    def _say(self) -> None:
        self.done += 1
        if self.report is not None:
            self.report(self.answer())
