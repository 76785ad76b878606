# SPDX-License-Identifier: GPL-3.0-or-later
"""What a plan of `composer.problem.groups` makes of a position."""

from __future__ import annotations

from composer.problem.edits import set_squares
from composer.problem.groups import Plan
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square


def relocate(position: Position, plan: Plan, copying: bool = False) -> Position:
    """Let the men on the squares of a plan go, all at once; copied, they stay as well."""
    men = {square: position[square] for square in plan if position[square] is not None}
    changes: dict[Square, Man | None] = {} if copying else dict.fromkeys(men)
    changes.update({plan[square]: man for square, man in men.items()})
    return set_squares(position, changes, {square: plan[square] for square in men})
