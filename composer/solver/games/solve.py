# SPDX-License-Identifier: GPL-3.0-or-later
"""The front door: turns, counts and whole answers to problems of games.

The compiled engine plays; whoever measures it brings another one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from composer.games.defects import defects, too_many
from composer.games.position import GameError, GamePosition, GameTurn
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.book import Rules
from composer.said.sentence import joined, said
from composer.searched import Finished, Limit, Searched, Stopped
from composer.solver.games.answer import (
    GameAnswer,
    GameEngine,
    GameKey,
    GameVerdict,
    has_tree,
    line_length,
)
from composer.solver.games.compiled import compiled_game
from composer.solver.games.findings import listed, require_one_turn, with_triumphs
from composer.solver.games.thrown import require_one_thrown, thrown_turns
from composer.solver.options import Cancelled, Token

MOST_LINES: Final = 10_000
"""How many lines of help play are listed."""

Report = Callable[[GameAnswer], None]
"""Takes what was found so far."""

MakeEngine = Callable[[GameProblem, Token], GameEngine]
"""Makes an engine for a problem, which its token stops."""


def engine_of(
    problem: GameProblem, token: Token | None = None, make: MakeEngine = compiled_game
) -> GameEngine:
    """Return an engine for a problem; its token stops it.

    Args:
        problem: the position and the task; without a task it only lists turns.
        token: stops a search.
        make: makes the engine.

    Raises:
        GameError: the position has men that no engine can play with, such as two kings; or there
            is no compiled engine.
    """
    wrong = too_many(problem.position)
    if wrong is not None:
        raise GameError(wrong)
    return make(problem, token or Token())


def game_turns(position: GamePosition, rules: Rules) -> Sequence[GameTurn]:
    """Return the turns of the player to move, by text; none after the end of the game.

    Raises:
        GameError: as `engine_of`.
    """
    turns = engine_of(GameProblem(position, rules)).turns()
    return [turns[place] for place in thrown_turns(rules, position, turns)]


def solve_game(
    problem: GameProblem,
    token: Token | None = None,
    report: Report | None = None,
    *,
    most_lines: int = MOST_LINES,
    make: MakeEngine = compiled_game,
    trees: bool = True,
) -> GameAnswer:
    """Solve a problem.

    Args:
        problem: with a task.
        token: cancel it to stop; what was found until then is returned, not complete.
        report: is called with what was found so far, after each first turn.
        most_lines: how many lines of help play are wanted at most.
        make: makes the engine that answers.
        trees: whether what follows the keys is wanted.

    Raises:
        GameError: it has no task, or cannot be solved.
    """
    if problem.task is None:
        raise GameError(said("there is nothing to solve: the diagram has no task"))
    wrong = defects(problem.position)
    if wrong:
        raise GameError(joined(wrong))
    require_one_turn(problem.task)
    require_one_thrown(problem.rules, problem.task)
    if problem.task.play is GamePlay.LIST:
        return listed(problem, problem.task)
    engine = engine_of(problem, token, make)
    search = _Search(problem, problem.task, engine, report)
    try:
        if problem.task.play in (GamePlay.HELP, GamePlay.SERIES):
            return search.lines(most_lines)
        return with_triumphs(problem, problem.task, search.keys(trees))
    except Cancelled:
        return search.answer(Limit.CANCELLED)


class _Search:
    """One solve."""

    def __init__(
        self, problem: GameProblem, task: GameTask, engine: GameEngine, report: Report | None
    ) -> None:
        self._problem, self._task, self._engine, self._report = problem, task, engine, report
        self._keys: list[GameKey] = []
        self._lines: tuple[tuple[GameTurn, ...], ...] = ()
        self._found = 0  # how many lines were seen, those among them that are left out
        self._shorter: int | None = None
        self._first_turns = self._done = 0

    def answer(self, limit: Limit | None) -> GameAnswer:
        """Return what was found, by a search that came to its end or to a limit."""
        found, complete = len(self._keys) + self._found, limit is None
        return GameAnswer(
            _verdict(Finished(found) if limit is None else Stopped(found, limit), self._shorter),
            self._shorter,
            tuple(self._keys),
            self._lines,
            complete,
            self._first_turns,
            self._done,
            self._engine.nodes,
            self._engine.name,
            has_tree=has_tree(self._problem.position, self._task),
        )

    def lines(self, most: int) -> GameAnswer:
        """Find the lines of help play or a series."""
        players = self._problem.position.present()
        begins, wanted = self._problem.position.turn, self._task.turns
        for turns in range(1, wanted):
            length = line_length(self._task, players, begins, turns)
            if self._engine.lines(length, 1):
                self._shorter = turns
                break
        length = line_length(self._task, players, begins, wanted)
        found = self._engine.lines(length, most + 1)
        by_text = sorted(found, key=lambda line: [turn.text for turn in line])
        self._lines, self._found = tuple(by_text[:most]), len(found)
        return self.answer(Limit.LINES if len(found) > most else None)

    def keys(self, trees: bool) -> GameAnswer:
        """Find the first turns that solve, and then, where wanted, what follows them."""
        task, engine = self._task, self._engine
        turns = engine.turns()
        firsts = thrown_turns(self._problem.rules, self._problem.position, turns)
        self._first_turns = len(firsts)
        if task.play in (GamePlay.DIRECT, GamePlay.SELF):
            self._shorter = next(
                (m for m in range(1, task.turns) if self._any_solves(len(turns), m)), None
            )
        solving = []
        for done, number in enumerate(firsts, 1):
            if self._is_key(number):
                solving.append(number)
                self._keys.append(GameKey(turns[number]))
            self._done = done
            self._say()
        if trees and has_tree(self._problem.position, task):
            for place, number in enumerate(solving):
                self._keys[place] = engine.branch(number, task.turns)
                self._say()
        return self.answer(None)

    def _is_key(self, number: int) -> bool:
        if self._task.play is GamePlay.PREVENT:
            return self._engine.prevents(number, self._task.turns)
        return self._engine.solves(number, self._task.turns)

    def _any_solves(self, firsts: int, turns: int) -> bool:
        return any(self._engine.solves(number, turns) for number in range(firsts))

    def _say(self) -> None:
        if self._report is not None:
            self._report(self.answer(Limit.WORKING))


def _verdict(found: Searched[int], shorter: int | None) -> GameVerdict:
    """Return the verdict; that one turn too many solves, or sooner, is certain when it is seen."""
    if shorter is not None:
        return GameVerdict.SHORT
    if found.known > 1:
        return GameVerdict.COOKED
    if not isinstance(found, Finished):
        return GameVerdict.UNDECIDED
    return GameVerdict.SOUND if found.known else GameVerdict.NO_SOLUTION
