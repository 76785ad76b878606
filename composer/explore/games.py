# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches for sound problems of games that are no chess: men placed by chance, and judged.

A candidate depends on the search and its number alone, so that the same search finds the same
everywhere. What is sound loses the men without which its play stays as it is.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from composer.games.defects import defects
from composer.games.position import EMPTY, GameError, GamePosition
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.book import Rules
from composer.searched import Finished, Limit, Searched, Stopped
from composer.solver.deadline import Deadline
from composer.solver.games.answer import GameAnswer, GameVerdict
from composer.solver.games.solve import engine_of, solve_game
from composer.solver.options import Cancelled, Token

MOST_TRIED: Final = 10_000_000
"""Candidates of a search."""


@dataclass(frozen=True, slots=True)
class GameDemands:
    """What a find must hold besides being sound.

    Attributes:
        quiet: whether its key, or the first turn of its line, takes nothing.
        variations: how many different replies there are at least, each the only one.
        duals: how many defences may be answered in several ways; None for any number.
        men: how many men there are at most; 0 for any number.
        spare: whether men are taken off without which its play stays as it is.
    """

    quiet: bool = True
    variations: int = 0
    duals: int | None = None
    men: int = 0
    spare: bool = True


@dataclass(frozen=True, slots=True)
class GameSearch:
    """What is searched for.

    Attributes:
        rules: the game and what is chosen in it.
        task: what is to be brought about.
        turn: the id of the player to move.
        fixed: men that stand, by the labels of their cells.
        men: letters of men, each with how many of them are placed, at least and at most.
        cells: labels of the cells on which they are placed.
        extra: ids of extras with the number of each player, by id.
        tried: how many candidates there are.
        seed: another one is another search.
        seconds: how long a candidate may take; 0 for as long as it wants.
        hold: what a find must hold.
    """

    rules: Rules
    task: GameTask
    turn: str
    fixed: tuple[tuple[str, str], ...] = ()
    men: tuple[tuple[str, int, int], ...] = ()
    cells: tuple[str, ...] = ()
    extra: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()
    tried: int = 10_000
    seed: int = 0
    seconds: float = 0.0
    hold: GameDemands = GameDemands()


@dataclass(frozen=True, slots=True)
class GameFind:
    """A problem that holds all that was demanded.

    Attributes:
        number: of the candidate; the same in every run of the same search.
        problem: the problem.
        answer: what the solver says of it.
        variations: how many different replies there are, each the only one.
        duals: how many defences are answered in several ways.
    """

    number: int
    problem: GameProblem
    answer: GameAnswer
    variations: int
    duals: int

    @property
    def men(self) -> int:
        """How many men it has."""
        return sum(1 for _ in self.problem.position.placed())

    @property
    def rank(self) -> tuple[int, ...]:
        """What the better of two has less of: variations missing, men, duals."""
        return -self.variations, self.men, self.duals, self.number


@dataclass(frozen=True, slots=True)
class GameFinds:
    """What is found among some candidates.

    Attributes:
        finds: those that hold all that was demanded.
        unfinished: how many were given up for lack of time; nothing is known of them.
    """

    finds: tuple[GameFind, ...]
    unfinished: int


def finds(search: GameSearch, numbers: range) -> GameFinds:
    """Return what is found among some candidates."""
    tried = [_tried(search, number) for number in numbers]
    found = tuple(trial.known for trial in tried if trial.known is not None)
    return GameFinds(found, sum(isinstance(trial, Stopped) for trial in tried))


def candidate(search: GameSearch, number: int) -> GameProblem | None:
    """Return a candidate; None where its men do not make a problem."""
    chance = random.Random(f"{search.seed}/{number}")
    placed = dict(search.fixed)
    free = [cell for cell in search.cells if cell not in placed]
    chance.shuffle(free)
    for letter, least, most in search.men:
        for _ in range(chance.randint(least, most)):
            if not free:
                return None
            placed[free.pop()] = letter
    extra = {name: dict(numbers) for name, numbers in search.extra}
    try:
        position = GamePosition.of(search.rules.book, placed, search.turn, extra)
        return None if defects(position) else GameProblem(position, search.rules, search.task)
    except GameError:
        return None


def judged(search: GameSearch, number: int, problem: GameProblem) -> Searched[GameFind | None]:
    """Return a problem as a find; None where it does not hold what is demanded."""
    token = Token()
    with Deadline(token, search.seconds):
        try:
            if not _has_one_key(problem, token):
                return Finished(None)
            answer = solve_game(problem, token)
        except GameError:
            return Finished(None)
        except Cancelled:
            return Stopped(None, Limit.CANCELLED)
    if answer.verdict is GameVerdict.UNDECIDED:
        return Stopped(None, Limit.CANCELLED)
    if answer.verdict is not GameVerdict.SOUND:
        return Finished(None)
    find = GameFind(number, problem, answer, *_play(answer))
    hold = search.hold
    if find.variations < hold.variations or (hold.duals is not None and find.duals > hold.duals):
        return Finished(None)
    return Finished(None if hold.quiet and _takes(answer, problem) else find)


def _has_one_key(problem: GameProblem, token: Token) -> bool:
    """Return whether a problem may be sound; most are not, and are given up at the second key.

    It says yes where keys are not what is looked for: the solver says the rest.
    """
    task = problem.task
    if task is None or task.play not in (GamePlay.DIRECT, GamePlay.SELF):
        return True
    engine = engine_of(problem, token)
    firsts, found = range(len(engine.turns())), 0
    if task.turns > 1 and any(engine.solves(number, 1) for number in firsts):
        return False
    for number in firsts:
        found += engine.solves(number, task.turns)
        if found > 1:
            return False
    return found == 1


def _tried(search: GameSearch, number: int) -> Searched[GameFind | None]:
    problem = candidate(search, number)
    if problem is None:
        return Finished(None)
    searched = judged(search, number, problem)
    find = searched.known
    if find is None:
        return searched
    if search.hold.spare:
        find = _spared(search, find)
    is_wanted = not search.hold.men or find.men <= search.hold.men
    return Finished(find if is_wanted else None)


def _spared(search: GameSearch, find: GameFind) -> GameFind:
    """Take off, one after the other, the men without which the play is not poorer."""
    fixed = {cell for cell, _ in search.fixed}
    labels = [cell.label for cell in find.problem.position.book.geometry.cells]
    for cell, _ in tuple(find.problem.position.placed()):
        if labels[cell] in fixed:
            continue
        position = find.problem.position.with_man(cell, EMPTY)
        if defects(position):
            continue
        lighter = judged(search, find.number, replace(find.problem, position=position)).known
        if lighter is not None and lighter.rank <= find.rank and _key(lighter) == _key(find):
            find = lighter
    return find


def _key(find: GameFind) -> str:
    answer = find.answer
    return answer.keys[0].turn.text if answer.keys else answer.lines[0][0].text


def _play(answer: GameAnswer) -> tuple[int, int]:
    """Return how many different single replies there are, and how many defences have several."""
    replies = [defence.replies for key in answer.keys for defence in key.defences]
    single = {reply[0].text for reply in replies if len(reply) == 1}
    return len(single), sum(len(reply) > 1 for reply in replies)


def _takes(answer: GameAnswer, problem: GameProblem) -> bool:
    """Return whether the first turn takes men: there are fewer after it."""
    first = answer.keys[0].turn if answer.keys else answer.lines[0][0]
    if problem.task is not None and problem.task.play in (GamePlay.HELP, GamePlay.SERIES):
        return False
    before = sum(1 for _ in problem.position.placed())
    return sum(1 for _ in problem.position.after(first).placed()) < before
