# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks as the field reads them: `King escapes in 2`, `White: takes men (2) in 3 (help play)`.

What is shown is the text of `composer.games.statement`; what is typed may leave out whose goal it
is, and may begin with the play: `help: mill in 2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.games.position import GameError, GamePosition, game_of
from composer.games.statement import in_turns, play_words
from composer.games.task import Details, GamePlay, GameProblem, GameTask, plays_of
from composer.gui.games.board.words import player_name
from composer.gui.words.language import language, tr
from composer.rules.book import RuleBook
from composer.rules.game import Game, GameGoal
from composer.said.languages import CODES
from composer.said.sentence import said

_NUMBER: Final = re.compile(r"(?<![\w(])(\d{1,2})\b(?![^(]*\))")
_BRACKETS: Final = re.compile(r"\(([^()]*)\)")
_USUAL_NUMBERS: Final = (2, 3, 1)
_TURNED: Final = (GamePlay.SELF, GamePlay.PREVENT)
_OFFERED: Final = (
    *(GamePlay.DIRECT, GamePlay.LIST, GamePlay.HELP),
    *(GamePlay.SELF, GamePlay.SERIES, GamePlay.PREVENT),
)
_STEMS: Final = (
    (GamePlay.HELP, ("hilf", "aiut")),
    (GamePlay.SELF, ("selbst", "auto")),
    (GamePlay.SERIES, ("ser-",)),
    (GamePlay.PREVENT, ("no ", "kein", "verhinder", "nessun", "impedi")),
)
"""How words may begin that are typed for a kind of play, beside those that are shown."""
_EXACTLY: Final = ("exactly", "genau", "esattamente", "exactement", "exactamente", "ровно")


def play_name(play: GamePlay) -> str:
    """Return how a play is called, as a title."""
    return {
        GamePlay.DIRECT: tr("Direct"),
        GamePlay.EXACT: tr("Exactly"),
        GamePlay.SELF: tr("Self"),
        GamePlay.HELP: tr("Help"),
        GamePlay.SERIES: tr("Series"),
        GamePlay.PREVENT: tr("Prevent"),
        GamePlay.LIST: tr("Nobody plays"),
    }[play]


def play_hint(play: GamePlay) -> str:
    """Return what a play means, in a sentence."""
    return {
        GamePlay.DIRECT: tr("The side to move reaches the goal against every play."),
        GamePlay.EXACT: tr("The same, but with its last turn, neither before nor after."),
        GamePlay.SELF: tr("Who is to move forces the other side to reach the goal."),
        GamePlay.HELP: tr("All players help to reach the goal with the last turn."),
        GamePlay.SERIES: tr("Who is to move makes all the turns; the last reaches the goal."),
        GamePlay.PREVENT: tr("Turns after which the other side cannot force its goal in time."),
        GamePlay.LIST: tr("What stands on the board is listed."),
    }[play]


def goal_name(goal: GameGoal) -> str:
    """Return what a goal is called."""
    return goal.name(language())


def usual_side(game: Game, goal: GameGoal, play: GamePlay, turn: str) -> str:
    """Return whose goal it is where nothing is said.

    In direct play, series and lists it is the player to move, else the next one; where the goal
    cannot be his, the first whose it can be.
    """
    own = play in (GamePlay.DIRECT, GamePlay.EXACT, GamePlay.SERIES, GamePlay.LIST)
    wanted = turn if own else game.after(turn)
    return wanted if wanted in goal.sides else goal.sides[0]


def detail_words(details: Details) -> str:
    """Return what a goal needs beside its name, as it is written in brackets."""
    return "; ".join(
        " ".join(value) if isinstance(value, tuple) else str(value) for _, value in details
    )


def usual_details(book: RuleBook, goal: GameGoal, side: str) -> Details:
    """Return what a goal needs, as it is offered at first."""
    words = dict(goal.words)
    return tuple(
        (name, words[name][0] if name in words else _usual_detail(book, name, side))
        for name in goal.details
    )


def _usual_detail(book: RuleBook, name: str, side: str) -> int | str | tuple[str, ...]:
    game, cells = game_of(book), book.geometry.cells
    middle = min(cells, key=lambda cell: _from_middle(book, cell.x, cell.y)).label
    if name == "k":
        return 1
    if name == "cells":
        return (middle,)
    if name == "cell":
        return middle
    if name == "man":
        own = [man.letter for man in game.men if man.owner == side]
        return own[0] if own else game.men[0].letter
    if name == "of":
        return game.after(side)
    return ""


def _from_middle(book: RuleBook, x: float, y: float) -> float:
    cells = book.geometry.cells
    middle_x = (min(cell.x for cell in cells) + max(cell.x for cell in cells)) / 2
    middle_y = (min(cell.y for cell in cells) + max(cell.y for cell in cells)) / 2
    return (x - middle_x) ** 2 + (y - middle_y) ** 2


def usual_tasks(book: RuleBook, turn: str) -> Iterator[GameTask]:
    """Yield the tasks that are offered: every goal in direct play, then the other plays."""
    game = game_of(book)
    for play in _OFFERED:
        for goal in game.goals:
            side = usual_side(game, goal, play, turn)
            if play not in plays_of(goal) or (play in _TURNED and side == turn):
                continue
            numbers = {GamePlay.DIRECT: _USUAL_NUMBERS, GamePlay.LIST: (0,)}.get(play, (2,))
            for number in numbers:
                details = usual_details(book, goal, side)
                yield GameTask(goal.id, number, play, side, details)


def parse_task(text: str, book: RuleBook, turn: str) -> GameTask:
    """Return the task that a text stands for.

    Raises:
        GameError: it is none; the text says what is missing.
    """
    game = game_of(book)
    small = " ".join(text.casefold().split())
    goal = _goal_in(small, game)
    if goal is None:
        names = ", ".join(goal_name(goal) for goal in game.goals)
        raise GameError(said("no goal of the game is named; there are {goals}", goals=names))
    brackets = _BRACKETS.findall(text)
    of_play = [bracket for bracket in brackets if _play_named(bracket.casefold()) is not None]
    play = _play_in(small, of_play, goal)
    bare = _BRACKETS.sub(" ", small)
    numbers = _NUMBER.findall(bare)
    if play is not GamePlay.LIST and not numbers:
        raise GameError(
            said(
                "in how many turns? Write a number, as in {example}",
                example=in_turns(goal_name(goal), 2, language()),
            )
        )
    side = _side_in(bare, game, goal) or usual_side(game, goal, play, turn)
    given = next((bracket for bracket in brackets if bracket not in of_play), "")
    details = _details_in(given, book, goal, side)
    number = 0 if play is GamePlay.LIST else int(numbers[-1])
    return GameTask(goal.id, number, play, side, details)


def _play_named(words: str) -> GamePlay | None:
    """Return the play that words begin with, in any of the languages."""
    for play, stems in _STEMS:
        if words.startswith((play.value, *stems, *(play_words(play, code) for code in CODES))):
            return play
    return None


def _play_in(small: str, brackets: list[str], goal: GameGoal) -> GamePlay:
    plays = plays_of(goal)
    if plays == (GamePlay.LIST,):
        return GamePlay.LIST
    found = _play_named(brackets[-1].casefold()) if brackets else _play_named(small)
    if found is not None:
        return found
    exactly = any(word in small for word in _EXACTLY)
    return GamePlay.EXACT if exactly else plays[0]


def _goal_in(small: str, game: Game) -> GameGoal | None:
    """Return the goal that a text names: by the longest of its names, in any language."""
    found = [
        (len(name), -place, goal)
        for place, goal in enumerate(game.goals)
        for name in (goal.id, *(name.casefold() for _, name in goal.names))
        if re.search(rf"(?<!\w){re.escape(name)}", small)
    ]
    return max(found, key=lambda each: each[:2])[2] if found else None


def _side_in(bare: str, game: Game, goal: GameGoal) -> str:
    """Return the player whom a text names before a colon, or after a comma; empty if none."""
    before, colon, _ = bare.partition(":")
    _, comma, after = bare.rpartition(",")
    words = {before.strip() if colon else "", after.strip() if comma else ""} - {""}
    for player in game.players:
        names = {player.id, *(name.casefold() for _, name in player.names)}
        if words & names and player.id in goal.sides:
            return player.id
    return ""


def _details_in(text: str, book: RuleBook, goal: GameGoal, side: str) -> Details:
    usual = usual_details(book, goal, side)
    parts = [part.strip() for part in re.split("[;,]", text)] if text.strip() else []
    return tuple(
        (name, detail_of(name, parts[place] if place < len(parts) else "", value))
        for place, (name, value) in enumerate(usual)
    )


def detail_of(
    name: str, text: str, usual: int | str | tuple[str, ...]
) -> int | str | tuple[str, ...]:
    """Return a detail from its text; what is usual where there is none.

    Raises:
        GameError: a number was expected.
    """
    if not text:
        return usual
    if isinstance(usual, int):
        if not (text.isascii() and text.isdigit() and len(text) < 4):
            raise GameError(said("{part}: expected a number", part=name))
        return int(text)
    return tuple(text.split()) if isinstance(usual, tuple) else text


def with_task(problem: GameProblem, task: GameTask | None) -> GameProblem:
    """Return a problem with another task; who is to move follows where the play demands it.

    Raises:
        GameError: the task cannot be had in this game.
    """
    if task is None:
        return replace(problem, task=None)
    return replace(problem, position=begun(problem.position, task), task=task)


def begun(position: GamePosition, task: GameTask) -> GamePosition:
    """Return a position with a player to move who may begin a task."""
    if task.play in (GamePlay.DIRECT, GamePlay.EXACT):
        return position.with_turn(task.side)
    if task.play in _TURNED and position.turn == task.side:
        return position.with_turn(position.game.after(task.side))
    return position


def with_turn(problem: GameProblem, player: str) -> GameProblem:
    """Return a problem with another player to move; the side of the task goes with him.

    Raises:
        GameError: the task is a goal of another, who must begin.
    """
    position, task = problem.position.with_turn(player), problem.task
    if task is None:
        return replace(problem, position=position)
    game = position.game
    goal = game.goal(task.goal)
    own = task.play in (GamePlay.DIRECT, GamePlay.EXACT)
    if own and player not in goal.sides:
        raise GameError(
            said(
                "{goal} is no goal of {player}, and in direct play its side begins",
                goal=goal_name(goal),
                player=player_name(game, player),
            )
        )
    if own or task.side == problem.position.turn or task.play in _TURNED:
        side = usual_side(game, goal, task.play, player)
        if task.play in _TURNED and side == player:
            raise GameError(
                said("{goal} must be the goal of another than who begins", goal=goal_name(goal))
            )
        task = replace(task, side=side)
    return replace(problem, position=position, task=task)
