# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers to problems of tables games, and odds, as JSON objects; chances as `5/36`.

The frame names plays by their steps, all other games by the position that they lead to.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Final

from composer.games.tables import (
    TablesGoal,
    TablesPlay,
    TablesPosition,
    TablesProblem,
    TablesTask,
    names_throws,
    takes_throw,
)
from composer.solver.dice.answer import RatedPlay, TablesAnswer, WholePlay
from composer.solver.dice.odds import OddsPage
from composer.solver.dice.plays import NONE, generator_of, rest_plays
from composer.solver.dice.score import has_won
from composer.solver.dice.throws import Throw, numbers_of, throws_again

_THROWS: Final = (TablesGoal.HIT_CHANCE, TablesGoal.LOST)
"""Of what the throws that do it are named."""


def fraction_text(chance: Fraction) -> str:
    """Return a chance as it is written in files."""
    return f"{chance.numerator}/{chance.denominator}"


def tables_answer_object(answer: TablesAnswer, problem: TablesProblem) -> dict[str, Any]:
    """Return an answer as a JSON object: plays with their chances, and the best of them."""
    task = problem.task
    assert task is not None  # else it was not solved
    if problem.position.row.answers == "steps":
        return _by_steps(answer, task)
    if task.play is TablesPlay.AT_WILL or names_throws(task):
        first = [[list(throw), play.after.written] for throw, play in answer.first]
        found: dict[str, Any] = {"first": sorted(first)}
        return found if names_throws(task) else {"least": answer.least, **found}
    if task.goal is TablesGoal.PLAYS:
        return _listed(answer, problem, task)
    if not takes_throw(task.play):
        return _before_throw(answer, task)
    if task.play is TablesPlay.THROW:
        doing = _results(play for play in answer.plays if play.does)
        told = {"chance": _chance(answer.chance)} if task.goal is TablesGoal.HIT else {}
        return {"plays": doing, "count": len(_played(answer)), **told}
    values = {play.play.after.written: play.chance for play in answer.plays}
    best = sorted(text for text, chance in values.items() if chance == answer.best_chance)
    return {
        "values": {text: _chance(values[text]) for text in sorted(values)},
        "best": best,
        "value": _chance(answer.best_chance),
    }


def _by_steps(answer: TablesAnswer, task: TablesTask) -> dict[str, Any]:
    if task.play is TablesPlay.AT_WILL:
        first = [[list(throw), play.text] for throw, play in answer.first]
        return {"least": answer.least, "first": first}
    if names_throws(task):
        return {"first": [[list(throw), play.text] for throw, play in answer.first]}
    if not takes_throw(task.play):
        return _before_throw(answer, task)
    if task.play is TablesPlay.THROW:
        plays = [play.play.text for play in answer.plays]
        if task.goal is not TablesGoal.HIT:
            return {"plays": plays, "lost": answer.lost}
        return {"plays": plays, "hitting": list(answer.best), "chance": _chance(answer.chance)}
    found: dict[str, Any] = {
        "plays": {play.play.text: _chance(play.chance) for play in answer.plays},
        "best": list(answer.best),
        "best_chance": _chance(answer.best_chance),
    }
    if task.goal is TablesGoal.ALL_OFF:
        found["chance_before_throw"] = _chance(answer.chance)
    return found


def _before_throw(answer: TablesAnswer, task: TablesTask) -> dict[str, Any]:
    if answer.holds is not None:
        return {task.goal.value: answer.holds}
    if task.goal is TablesGoal.EXPECTED:
        return {"throws": _chance(answer.chance)}
    found: dict[str, Any] = {"chance": _chance(answer.chance)}
    if task.goal in _THROWS:
        found["throws"] = [list(throw) for throw in answer.throws]
    return found


def _listed(answer: TablesAnswer, problem: TablesProblem, task: TablesTask) -> dict[str, Any]:
    """Return the plays of a throw: what may be played, what hits, what ends the game."""
    generator = generator_of(problem.rules)
    plays = _played(answer)
    winning = (play for play in plays if has_won(generator, play.play, problem.position.turn))
    found = {
        "numbers": list(numbers_of(generator.switches, task.throw)),
        "again": throws_again(generator.switches, task.throw),
        "lost": answer.lost,
        "count": len(plays),
        "plays": _by_result(play.play for play in plays),
        "hits": _results(play for play in plays if play.play.hits),
        "wins": _results(winning),
    }
    if answer.lost and generator.switches.passes:
        found["passed_to"] = answer.passed or None
        found["passed_plays"] = _by_result(answer.passed_plays)
    if generator.switches.passed == "rest":
        found["left"] = {
            play.play.after.written: [_passed(problem, play.play, left) for left in play.play.left]
            for play in plays
            if play.play.left
        }
    if answer.over:
        found["over"] = True
    if problem.position.score or generator.switches.last_stake:
        found["scores"] = {
            play.play.after.written: _score(play.play.after) for play in answer.plays
        }
    return found


def _passed(problem: TablesProblem, play: WholePlay, left: Throw) -> dict[str, Any]:
    """Return what becomes of numbers that a play left over."""
    player, plays = rest_plays(problem.rules, play.after, problem.position.turn, left)
    return {"numbers": list(left), "passed_to": player or None, "plays": _by_result(plays)}


def _score(position: TablesPosition) -> dict[str, int]:
    return {player: position.scored(player) for player in position.row.player_ids}


def _played(answer: TablesAnswer) -> list[RatedPlay]:
    return [play for play in answer.plays if play.play.text != NONE]


def _by_result(plays: Iterable[WholePlay]) -> dict[str, str]:
    found = {play.after.written: play.text for play in plays}
    return dict(sorted(found.items()))


def _results(plays: Iterable[RatedPlay]) -> list[str]:
    return sorted(play.play.after.written for play in plays)


def _chance(chance: Fraction | None) -> str | None:
    return None if chance is None else fraction_text(chance)


def odds_object(page: OddsPage) -> dict[str, Any]:
    """Return a page of odds as a JSON object: the chances of each group by label, and the best."""
    found: dict[str, Any] = {
        group.id: {row.label: fraction_text(row.chance) for row in group.rows}
        for group in page.groups
    }
    return {**found, "best": list(page.best)} if page.best else found
