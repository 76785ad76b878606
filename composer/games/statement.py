# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks of games in words: `King escapes in 2`, as lists and captions have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.games.task import GamePlay, GameTask
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
