# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be requested of several men selected together: each one step of the undo history."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from composer.gui.board.edit import BoardEdit, BoardEditKind, Man, Square
from composer.gui.board.menedits import CHESS, Handling, Men, Plan
from composer.problem.groups import moved_by, turned
from composer.problem.squares import Symmetry


def move_selected(
    position: Men, squares: Collection[Square], step: tuple[int, int]
) -> BoardEdit | None:
    """Request that the selected men of chess go by a step (files, ranks).

    Raises:
        ValueError: a man would leave the board.
    """
    men = standing(position, squares)
    origin = men[0] if men else None
    return go_together(BoardEditKind.MOVE, position, moved_by(men, *step), origin)


def turn_selected(
    position: Men, squares: Collection[Square], symmetry: Symmetry
) -> BoardEdit | None:
    """Request that the selected men of chess be mirrored or rotated among themselves."""
    rotates = symmetry.name.startswith("ROTATE")
    kind = BoardEditKind.ROTATE if rotates else BoardEditKind.MIRROR
    return go_together(kind, position, turned(standing(position, squares), symmetry))


def recolour_selected(
    position: Men, squares: Collection[Square], handling: Handling = CHESS
) -> BoardEdit | None:
    """Request that the selected men change sides where they stand."""
    men = standing(position, squares)
    others = {square: handling.recoloured(position[square]) for square in men}
    return _together(BoardEditKind.CHANGE, position, others, handling, arrived=men)


def remove_selected(
    position: Men, squares: Collection[Square], handling: Handling = CHESS
) -> BoardEdit | None:
    """Request that the selected men be taken off the board."""
    men = dict.fromkeys(standing(position, squares))
    return _together(BoardEditKind.REMOVE, position, men, handling)


def go_together(
    kind: BoardEditKind,
    position: Men,
    plan: Plan,
    origin: Square | None = None,
    handling: Handling = CHESS,
) -> BoardEdit | None:
    """Request that men go, each to the square of a plan, or for copies of them there.

    Args:
        kind: what it is called.
        position: what is on the board.
        plan: from where to where; men stand on all the squares where it begins.
        origin: the one of them by which they are held, for the history's words.
        handling: of the men.
    """
    men = tuple(sorted(plan))
    after = relocated(position, plan, kind is BoardEditKind.COPY, handling)
    target = None if origin is None else plan[origin]
    arrived = tuple(plan[square] for square in men)
    edit = BoardEdit(kind, position, after, None, origin, target, men, arrived)
    return None if after == position else edit


def relocated(position: Men, plan: Plan, copying: bool, handling: Handling) -> Any:
    """Return a position after its men went by a plan, all at once, or second ones like them."""
    changes: dict[Square, Man] = {} if copying else dict.fromkeys(plan)
    changes |= {target: position[origin] for origin, target in plan.items()}
    return handling.set_cells(position, changes, plan)


def standing(position: Men, squares: Collection[Square]) -> tuple[Square, ...]:
    """Return those squares on which men stand."""
    return tuple(square for square in sorted(squares) if position[square] is not None)


def _together(
    kind: BoardEditKind,
    position: Men,
    changes: Mapping[Square, Man],
    handling: Handling,
    arrived: tuple[Square, ...] = (),
) -> BoardEdit | None:
    after = handling.set_cells(position, changes, {})
    edit = BoardEdit(kind, position, after, squares=tuple(changes), arrived=arrived)
    return None if after == position else edit
