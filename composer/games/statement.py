# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks of games in words: `King escapes in 2`, as lists and captions have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.games.tables import TablesPlay, TablesProblem, TablesTask
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.book import RuleBook

_IN: Final[Mapping[str, str]] = {
    "en": "{goal} in {turns}",
    "de": "{goal} in {turns}",
    "it": "{goal} in {turns}",
}
_EXACTLY: Final[Mapping[str, str]] = {
    "en": "{goal} in exactly {turns}",
    "de": "{goal} in genau {turns}",
    "it": "{goal} in esattamente {turns}",
}
_PLAYS: Final[Mapping[GamePlay, Mapping[str, str]]] = {
    GamePlay.SELF: {"en": "self play", "de": "Selbstspiel", "it": "gioco inverso"},
    GamePlay.HELP: {"en": "help play", "de": "Hilfsspiel", "it": "gioco d'aiuto"},
    GamePlay.SERIES: {"en": "series", "de": "Serienzüger", "it": "in serie"},
    GamePlay.PREVENT: {"en": "prevent", "de": "verhindern", "it": "impedire"},
}

_AT_WILL: Final[Mapping[str, str]] = {
    "en": "All men off in {throws} throws of one's choice",
    "de": "Alle Steine abgetragen in {throws} Würfen nach Wahl",
    "it": "Tutti i pezzi fuori in {throws} lanci a scelta",
}
_TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "all_off": {
        "en": "Best play of {throw}: all men off in {throws} more",
        "de": "Bester Zug mit {throw}: alle Steine abgetragen in {throws} weiteren",
        "it": "Giocata migliore di {throw}: tutti i pezzi fuori in altri {throws}",
    },
    "hit": {
        "en": "Hit a man with {throw}",
        "de": "Mit {throw} einen Stein treffen",
        "it": "Ferire un pezzo con {throw}",
    },
    "safest": {
        "en": "Safest play of {throw}",
        "de": "Sicherster Zug mit {throw}",
        "it": "Giocata più sicura di {throw}",
    },
}


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
    details = " ".join(_detail(value) for _, value in task.details)
    if details:
        words = f"{words} ({details})"
    words = words[:1].upper() + words[1:]
    if not task.turns:  # what stands on the board is asked for, not what can be brought about
        return words
    pattern = _EXACTLY if task.play is GamePlay.EXACT else _IN
    text = _in(pattern, language).format(goal=words, turns=task.turns)
    play = _PLAYS.get(task.play)
    return text if play is None else f"{text} ({_in(play, language)})"


def _player(task: GameTask, book: RuleBook, language: str) -> str:
    players = () if book.game is None else book.game.players
    return next((player.name(language) for player in players if player.id == task.side), task.side)


def _detail(value: int | str | tuple[str, ...]) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _in(words: Mapping[str, str], language: str) -> str:
    return words.get(language, words["en"])


def tables_text(task: TablesTask, language: str = "en") -> str:
    """Return a task of tables games in words, in English where a language has none."""
    texts = _AT_WILL if task.play is TablesPlay.AT_WILL else _TEXTS[task.goal.value]
    throw = "-".join(map(str, task.throw))
    return _in(texts, language).format(throw=throw, throws=task.throws)


def asked_text(problem: GameProblem | TablesProblem, language: str = "en") -> str:
    """Return what is asked of a problem in words; empty where nothing is."""
    if problem.task is None:
        return ""
    if isinstance(problem, TablesProblem):
        return tables_text(problem.task, language)
    return task_text(problem.task, problem.rules.book, language)
