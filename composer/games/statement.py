# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks of games in words: `King escapes in 2`, as lists and captions have them."""

from __future__ import annotations

from typing import Final

from composer.games.tables import TablesGoal, TablesPlay, TablesProblem, TablesTask
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.book import RuleBook
from composer.rules.historic.tables.goals import TABLES_GOALS
from composer.said.languages import group_of


def task_text(task: GameTask, book: RuleBook, language: str = "en") -> str:
    """Return a task in words: who is to reach what, in how many turns.

    Args:
        task: the task.
        book: the rule book of its game.
        language: English where the words are not known in it.
    """
    game = book.game
    if game is None:
        return ""
    goal = game.goal(task.goal)
    words = goal.name(language)
    if len(goal.sides) > 1:
        words = f"{_player(task, book, language)}: {words}"
    named = {player.id: player.name(language) for player in game.players}
    details = " ".join(
        named.get(str(value), "") if name == "of" else _detail(value)
        for name, value in task.details
    )
    if details:
        words = f"{words} ({details})"
    words = words[:1].upper() + words[1:]
    if not task.turns:  # what stands on the board is asked for, not what can be brought about
        return words
    text = in_turns(words, task.turns, language, exactly=task.play is GamePlay.EXACT)
    play = play_words(task.play, language)
    return f"{text} ({play})" if play else text


def in_turns(goal: str, turns: int, language: str = "en", *, exactly: bool = False) -> str:
    """Return in how many turns a goal is to be reached: `King escapes in 2`."""
    words = group_of("task", language)["exactly" if exactly else "in"]
    return words.replace("%1", goal).replace("%2", str(turns))


def play_words(play: GamePlay, language: str = "en") -> str:
    """Return what stands in brackets behind a task of a kind of play; empty for direct play."""
    return group_of("task", language).get(play.value, "")


def _player(task: GameTask, book: RuleBook, language: str) -> str:
    players = () if book.game is None else book.game.players
    return next((player.name(language) for player in players if player.id == task.side), task.side)


def _detail(value: int | str | tuple[str, ...]) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def tables_text(task: TablesTask, language: str = "en") -> str:
    """Return in words what is asked of tables games: `All men off with the next throw: best play`.

    The throw is not in it: diagrams show it as dice.
    """
    words = group_of("tables", language)
    goal = _capital(next(row for row in TABLES_GOALS if row.id == task.goal.value).name(language))
    if task.play is TablesPlay.AT_WILL and task.goal is TablesGoal.WITHIN:
        return words["finished_at_will"].replace("%1", str(task.throws))
    if task.play is TablesPlay.AT_WILL:
        return words["in_throws"].replace("%1", goal).replace("%2", str(task.throws))
    if task.goal is TablesGoal.ALL_OFF:
        sentence = words["next_throw" if task.throws == 1 else "next_throws"]
        goal = sentence.replace("%1", goal).replace("%2", str(task.throws))
    elif task.goal is TablesGoal.WITHIN:
        goal = words["within_one" if task.throws == 1 else "within"]
        goal = goal.replace("%1", str(task.throws))
    if task.play is TablesPlay.WHICH:
        return words["which"].replace("%1", goal)
    compared = task.play is TablesPlay.BEST and task.goal not in _SUPERLATIVE
    return f"{goal}: {words['best']}" if compared else goal


_SUPERLATIVE: Final = (TablesGoal.SAFEST, TablesGoal.STAKES)
"""Goals of which the words say that the best is asked for."""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def enough_text(throws: int, language: str = "en") -> str:
    """Return that so many throws are enough to have all men off."""
    words = group_of("tables", language)
    return words["enough_one"] if throws == 1 else words["enough"].replace("%1", str(throws))


def asked_text(problem: GameProblem | TablesProblem, language: str = "en") -> str:
    """Return what is asked of a problem in words; empty where nothing is."""
    if problem.task is None:
        return ""
    if isinstance(problem, TablesProblem):
        throw = "-".join(map(str, problem.task.throw))
        words = tables_text(problem.task, language)
        return f"{words} ({throw})" if throw else words
    return task_text(problem.task, problem.rules.book, language)
