# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be requested of several men selected together: each one step of the undo history."""

from __future__ import annotations

from collections.abc import Collection

from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.problem.groups import (
    Plan,
    moved_by,
    recolour_all,
    relocate,
    turned,
)
from composer.problem.position import Position
from composer.problem.squares import Square, Symmetry


def move_selected(
    position: Position,
    squares: Collection[Square],
    step: tuple[int, int],
    copying: bool = False,
    grasped: Square | None = None,
) -> BoardEdit | None:
    """Request that the selected men go by a step (files, ranks), or for copies of them there.

    Args:
        position: what is on the board.
        squares: where the men stand.
        step: files to the right and ranks up.
        copying: whether they stay where they are, too.
        grasped: the one of them by which the pointer holds them, for the history's words.

    Raises:
        ValueError: a man would leave the board.
    """
    men = _standing(position, squares)
    plan = moved_by(men, *step)
    origin = grasped if grasped is not None else (men[0] if men else None)
    what = BoardEditKind.COPY if copying else BoardEditKind.MOVE
    return _relocated(what, position, men, plan, origin)


def turn_selected(
    position: Position, squares: Collection[Square], symmetry: Symmetry
) -> BoardEdit | None:
    """Request that the selected men be mirrored or rotated among themselves."""
    men = _standing(position, squares)
    rotates = symmetry.name.startswith("ROTATE")
    what = BoardEditKind.ROTATE if rotates else BoardEditKind.MIRROR
    return _relocated(what, position, men, turned(men, symmetry), None)


def recolour_selected(position: Position, squares: Collection[Square]) -> BoardEdit | None:
    """Request that the selected men change sides where they stand."""
    men = _standing(position, squares)
    after = recolour_all(position, men)
    return _edit(BoardEdit(BoardEditKind.CHANGE, position, after, squares=men, arrived=men))


def _relocated(
    what: BoardEditKind,
    position: Position,
    men: tuple[Square, ...],
    plan: Plan,
    origin: Square | None,
) -> BoardEdit | None:
    after = relocate(position, plan, copying=what is BoardEditKind.COPY)
    target = None if origin is None else plan[origin]
    arrived = tuple(plan[square] for square in men)
    return _edit(
        BoardEdit(what, position, after, None, origin, target, squares=men, arrived=arrived)
    )


def _standing(position: Position, squares: Collection[Square]) -> tuple[Square, ...]:
    return tuple(square for square in sorted(squares) if position[square] is not None)


def _edit(edit: BoardEdit) -> BoardEdit | None:
    return None if edit.after == edit.before else edit
