# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled engine of games and the plain one agree on positions by chance.

`COMPOSER_FUZZ_GAMES` says how many positions of each game are tried.
"""

from __future__ import annotations

import os
import random
from dataclasses import replace

import pytest
from gamepositions import random_position, random_problem, random_rules
from oracle.games.engine import PlainGame
from thorough import many

from composer.games.task import GamePlay, GameProblem
from composer.games.textform import problem_text
from composer.rules.book import RuleBook
from composer.rules.gamebooks import GAME_BOOKS
from composer.solver.games.solve import engine_of, solve_game

COUNT = int(os.environ.get("COMPOSER_FUZZ_GAMES", many(16, 16, 40)))
LIMIT = 10_000  # sequences of turns to be enumerated for one problem, roughly

pytest.importorskip("composer.solver.kernel.games", reason="it was not built")


def _count(book: RuleBook) -> int:
    players = () if book.game is None else book.game.players
    if len(book.geometry) > 100:  # plain play takes its time there
        return COUNT // 4
    return COUNT // 2 if len(players) > 2 else COUNT


@pytest.mark.parametrize("book", GAME_BOOKS, ids=lambda book: book.id)
def test_turns_and_results_agree(book: RuleBook) -> None:
    chance = random.Random(17)
    seen = 0
    for _ in range(_count(book)):
        position = random_position(chance, book, chance.choice((4, 8, 14)))
        problem = GameProblem(position, random_rules(chance, book))
        plain, compiled = engine_of(problem, make=PlainGame), engine_of(problem)
        turns = list(plain.turns())
        assert list(compiled.turns()) == turns, problem_text(problem)
        for one, other in zip(turns, compiled.turns(), strict=True):
            assert position.after(one) == position.after(other), problem_text(problem)
        assert plain.winner() == compiled.winner(), problem_text(problem)
        seen += len(turns)
        if turns and len(turns) < 60:
            assert plain.count(2) == compiled.count(2), problem_text(problem)
    assert seen > _count(book)


def _shortened(problem: GameProblem) -> GameProblem:
    """Return a problem in so few turns that plain enumeration soon ends."""
    assert problem.task is not None
    position, task = problem.position, problem.task
    sides = [position.with_turn(each) for each in position.present()]
    ways = max(len(engine_of(GameProblem(side, problem.rules)).turns()) for side in sides)
    halves = {GamePlay.HELP: 2.0, GamePlay.SERIES: 1.0}.get(task.play, 1.6)
    if task.play is not GamePlay.SERIES:
        halves *= len(position.present()) / 2
    turns = task.turns
    limit = LIMIT // 20 if len(position.game.players) > 2 else LIMIT
    while turns > 1 and ways ** (halves * turns) > limit:
        turns -= 1
    return replace(problem, task=replace(task, turns=turns))


@pytest.mark.parametrize("book", GAME_BOOKS, ids=lambda book: book.id)
def test_answers_agree(book: RuleBook) -> None:
    chance = random.Random(19)
    verdicts = set()
    for _ in range(_count(book)):
        problem = _shortened(random_problem(chance, book, chance.choice((3, 6, 14)), 3))
        plain = solve_game(problem, make=PlainGame, most_lines=10**6)
        compiled = solve_game(problem, most_lines=10**6)
        unnamed = {"nodes": 0, "solver": ""}
        assert replace(compiled, **unnamed) == replace(plain, **unnamed), problem_text(problem)
        verdicts.add(plain.verdict)
    assert len(verdicts) > 1
