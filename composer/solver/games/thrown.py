# SPDX-License-Identifier: GPL-3.0-or-later
"""Which turns are left by a throw of a die, or to a player whose first turn is bound."""

from __future__ import annotations

from collections.abc import Sequence

from composer.games.position import EMPTY, GameError, GamePosition, GameTurn
from composer.games.task import GamePlay, GameTask
from composer.rules.book import Rules
from composer.rules.game import DIE, FIRST_TURN, ONE_TURN, TOWARDS
from composer.said.sentence import said


def require_one_thrown(rules: Rules, task: GameTask) -> None:
    """Require that one turn is asked for after a throw, or where a first turn is bound.

    What is thrown later, and whether others have moved, nobody knows.

    Raises:
        GameError: more is asked for.
    """
    at_once = task.turns == 1 and task.play is GamePlay.DIRECT
    if at_once:
        return
    for name, _ in rules.options:
        if name in ONE_TURN:
            raise GameError(said("{option}: one turn is asked for then, directly", option=name))


def thrown_turns(
    rules: Rules, position: GamePosition, turns: Sequence[GameTurn]
) -> tuple[int, ...]:
    """Return the places of the turns that the throw allows; all where none is made."""
    if rules.chosen().get(FIRST_TURN) == TOWARDS:
        corner = position.book.geometry.number(dict(position.game.towards)[position.turn])
        return tuple(
            place for place, turn in enumerate(turns) if _comes_nearer(position, turn, corner)
        )
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


def _comes_nearer(position: GamePosition, turn: GameTurn, corner: int) -> bool:
    """Tell whether the man who moves is then fewer steps of a king from a cell."""
    cells = position.book.geometry.cells

    def steps(cell: int) -> float:
        goal = cells[corner]
        return max(abs(cells[cell].x - goal.x), abs(cells[cell].y - goal.y))

    left = [cell for cell, man in turn.changes if man == EMPTY]
    reached = [cell for cell, man in turn.changes if man != EMPTY]
    return bool(left and reached) and steps(reached[0]) < steps(left[0])


def _mover(position: GamePosition, turn: GameTurn) -> str:
    """Return the letters of the man who moves: his cell is left empty."""
    for cell, after in turn.changes:
        if after == EMPTY and position.owner_at(cell) == position.turn:
            return position.men[cell]
    return EMPTY
