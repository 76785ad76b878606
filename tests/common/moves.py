# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves made up for a test, where no engine is asked, and what a plan of moves makes of men."""

from __future__ import annotations

from typing import Any

from composer.problem.edits import set_squares
from composer.problem.groups import Plan
from composer.problem.men import Kind, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square


def made_move(
    man: Man, origin: Square, target: Square, promotion: Kind | None = None, **more: Any
) -> Move:
    """Return a move that changes two squares, its own; `more` are other fields of the move."""
    arrived = man if promotion is None else Man.of(man.colour, promotion)
    changes = more.pop("changes", ((origin, None), (target, arrived)))
    return Move(man, origin, target, changes, promotion=promotion, **more)


def relocate(position: Position, plan: Plan, copying: bool = False) -> Position:
    """Let the men on the squares of a plan go, all at once; copied, they stay as well."""
    men = {square: position[square] for square in plan if position[square] is not None}
    changes: dict[Square, Man | None] = {} if copying else dict.fromkeys(men)
    changes.update({plan[square]: man for square, man in men.items()})
    return set_squares(position, changes, {square: plan[square] for square in men})
