# SPDX-License-Identifier: GPL-3.0-or-later
"""The front door of tables games: whole answers by exact chances."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

from composer.games.position import GameError
from composer.games.tables import TablesGoal, TablesPlay, TablesProblem, TablesTask
from composer.rules.book import Rules
from composer.rules.historic.tables import TABLES_PLAYERS
from composer.said.sentence import Name, said
from composer.solver.dice.answer import ChanceEngine, RatedPlay, TablesAnswer, WholePlay
from composer.solver.dice.chances import QuickChances
from composer.solver.dice.plays import tables_plays
from composer.solver.dice.track import throws_of, track_of
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
        player = next(one for one in TABLES_PLAYERS if one.id == problem.position.turn)
        raise GameError(said("{player} has no man to move", player=Name(player.names)))
    search = _Search(problem, problem.task, make(problem.rules, token or Token()), report)
    try:
        return search.found()
    except Cancelled:
        return replace(search.answer(), complete=False)


@dataclass(slots=True)
class _Search:
    """One solve."""

    problem: TablesProblem
    task: TablesTask
    engine: ChanceEngine
    report: Report | None
    plays: tuple[RatedPlay, ...] = ()
    first: tuple[tuple[tuple[int, ...], WholePlay], ...] = ()
    chance: Fraction | None = None
    least: int | None = None
    done: int = 0
    of: int = 0

    def found(self) -> TablesAnswer:
        """Find everything."""
        if self.task.play is TablesPlay.AT_WILL:
            self._find_least()
        elif self.task.goal is TablesGoal.HIT:
            listed = tables_plays(self.problem.position, self.problem.rules, self.task.throw)
            self.plays = tuple(map(RatedPlay, listed))
            self.done = self.of = len(listed)
            self.chance = self.engine.hits(track_of(self.problem.position))
        else:
            self._rate()
        return self.answer(complete=True)

    def answer(self, complete: bool = False) -> TablesAnswer:
        """Return what was found; a search that is not at its end has no verdict but short."""
        best, best_chance = self._best() if complete or self._lists else ((), None)
        found = len(best) + len(self.first)
        verdict = GameVerdict.SOUND if found == 1 else GameVerdict.COOKED
        if self.least is not None and self.least < self.task.throws and found:
            verdict = GameVerdict.SHORT
        elif not complete:
            verdict = GameVerdict.UNDECIDED
        elif not found or (self.task.goal is TablesGoal.ALL_OFF and best_chance == 0):
            verdict = GameVerdict.NO_SOLUTION
        return TablesAnswer(
            verdict,
            self.plays,
            best,
            best_chance,
            self.chance,
            self.least,
            self.first,
            complete,
            self.done,
            self.of,
            self.engine.nodes,
            self.engine.name,
        )

    @property
    def _lists(self) -> bool:
        """Whether what is asked for is a list, of which a part is true as well."""
        return self.task.goal is TablesGoal.HIT

    def _best(self) -> tuple[tuple[str, ...], Fraction | None]:
        if self._lists:
            return tuple(play.play.text for play in self.plays if play.play.hits), None
        chances = [play.chance for play in self.plays if play.chance is not None]
        if not chances:
            return (), None
        best = min(chances) if self.task.goal is TablesGoal.SAFEST else max(chances)
        return tuple(play.play.text for play in self.plays if play.chance == best), best

    def _rate(self) -> None:
        """Rate every play of the throw."""
        position, rules = self.problem.position, self.problem.rules
        listed = tables_plays(position, rules, self.task.throw)
        self.of = len(listed)
        for play in listed:
            self.plays = (*self.plays, RatedPlay(play, self._chance_after(play)))
            self._say()
        if self.task.goal is TablesGoal.ALL_OFF:
            self.chance = self.engine.all_off(track_of(position), self.task.throws)

    def _chance_after(self, play: WholePlay) -> Fraction:
        if self.task.goal is TablesGoal.SAFEST:
            return self.engine.hits(track_of(play.after))
        mine = play.after.with_turn(play.after.other)
        return self.engine.all_off(track_of(mine), self.task.throws)

    def _find_least(self) -> None:
        """Find how few throws at will are enough, and how they begin."""
        position, rules = self.problem.position, self.problem.rules
        track = track_of(position)
        enough = (
            throws for throws in range(1, self.task.throws + 1) if self.engine.clears(track, throws)
        )
        self.least = next(enough, None)
        throws = throws_of(int(rules["dice"]))
        self.of = len(throws)
        if self.least is None:
            return
        for throw, _ in throws:
            for play in tables_plays(position, rules, throw):
                mine = play.after.with_turn(play.after.other)
                if self.engine.clears(track_of(mine), self.least - 1):
                    self.first = (*self.first, (throw, play))
            self._say()

    def _say(self) -> None:
        self.done += 1
        if self.report is not None:
            self.report(self.answer())
