# SPDX-License-Identifier: GPL-3.0-or-later
"""Which turns a throw of a die leaves, in games in which it can choose the man."""

from __future__ import annotations

from collections.abc import Sequence

from composer.games.position import EMPTY, GameError, GamePosition, GameTurn
from composer.games.task import GamePlay, GameTask
from composer.rules.book import Rules
from composer.rules.game import DIE
from composer.said.sentence import said


def require_one_thrown(rules: Rules, task: GameTask) -> None:
    """Require that after a throw one turn is asked for: what is thrown later nobody knows.

    Raises:
        GameError: more is asked for.
    """
    at_once = task.turns == 1 and task.play is GamePlay.DIRECT
    if _thrown(rules) and not at_once:
        raise GameError(said("where a die is thrown, one turn is asked for, directly"))


def thrown_turns(
    rules: Rules, position: GamePosition, turns: Sequence[GameTurn]
) -> tuple[int, ...]:
    """Return the places of the turns that the throw allows; all where none is made."""
    number, die = _thrown(rules), position.game.die
    if not number or die is None:
        return tuple(range(len(turns)))
    movers = [_mover(position, turn) for turn in turns]
    for men in (dict(die.men)[number], die.instead):
        found = tuple(place for place, mover in enumerate(movers) if mover in men)
        if found:
            return found
    return ()


def _thrown(rules: Rules) -> int:
    return int(rules.chosen().get(DIE, 0))


def _mover(position: GamePosition, turn: GameTurn) -> str:
    """Return the letters of the man who moves: his cell is left empty."""
    for cell, after in turn.changes:
        if after == EMPTY and position.owner_at(cell) == position.turn:
            return position.men[cell]
    return EMPTY
