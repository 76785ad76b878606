# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a problem of a game cannot be shown: something of it is unknown to this program."""

from __future__ import annotations

from composer.games.position import GameError
from composer.games.record import any_game
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.said.sentence import sentence_of


def unread(problem: Problem) -> str:
    """Return why a problem cannot be shown, in words; empty where it can, as all of chess can."""
    if problem.game is None:
        return ""
    try:
        any_game(problem)
    except GameError as error:
        words = tr("This problem cannot be opened, and is kept as it is: %1.")
        return fill(words, worded(sentence_of(error)))
    return ""
