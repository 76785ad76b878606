# SPDX-License-Identifier: GPL-3.0-or-later
"""What an edit of the board means for twins: for the one shown, and for those of a diagram."""

from __future__ import annotations

from collections.abc import Sequence

from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.problem.differences import Step, local_changes, shift_by, where_went, whole_changes
from composer.problem.position import Position
from composer.problem.twinned import shifted, twins_of_moved_men, twins_of_placed_board
from composer.problem.twins import (
    LOCAL,
    Change,
    OtherStipulation,
    PolishType,
    Shift,
    Turned,
    Twin,
    changed_position,
)

_WHOLE = (
    BoardEditKind.SHIFT,
    BoardEditKind.ROTATE,
    BoardEditKind.MIRROR,
    BoardEditKind.SWAP_COLOURS,
)


def edited_changes(
    twin: Twin, start: Position, before: Position, after: Position, edit: BoardEdit | None
) -> tuple[Change, ...]:
    """Return a twin's changes other than of the stipulation, leading to another position."""
    kept = [change for change in twin.changes if not isinstance(change, OtherStipulation)]
    if edit is not None and edit.what in _WHOLE and not edit.squares:
        whole = whole_changes(before, after)
        if whole is not None:
            return tidied((*kept, *whole))
    single: list[Change] = []
    while kept and isinstance(kept[-1], LOCAL):
        single.insert(0, kept.pop())
    for change in kept:
        start = changed_position(start, change)
    if edit is not None:
        single += local_changes(before.board, after.board, _steps(edit))
    went = where_went(single)
    return (*kept, *local_changes(start.board, after.board, went))


def _steps(edit: BoardEdit) -> list[Step]:
    """Return where an edit says that men went."""
    if edit.squares and len(edit.squares) == len(edit.arrived):
        return list(zip(edit.squares, edit.arrived, strict=True))
    if edit.origin is None or edit.target is None:
        return []
    return [(edit.origin, edit.target)]


def followed_twins(twins: tuple[Twin, ...], edit: BoardEdit) -> tuple[Twin, ...]:
    """Return the twins after an edit of their diagram, naming the men they named before."""
    if not twins:
        return twins
    if edit.what in _WHOLE and not edit.squares:
        return _placed(twins, whole_changes(edit.before, edit.after) or ())
    if (
        edit.squares
        and len(edit.squares) == len(edit.arrived)
        and edit.what is not BoardEditKind.COPY
    ):
        return twins_of_moved_men(twins, dict(zip(edit.squares, edit.arrived, strict=True)))
    if edit.origin is None or edit.target is None:
        return twins
    if edit.what is BoardEditKind.MOVE:
        return twins_of_moved_men(twins, {edit.origin: edit.target})
    if edit.what is BoardEditKind.EXCHANGE:
        went = {edit.origin: edit.target, edit.target: edit.origin}
        return twins_of_moved_men(twins, went)
    return twins


def _placed(twins: tuple[Twin, ...], changes: Sequence[Change]) -> tuple[Twin, ...]:
    """Return the twins of a diagram that was turned, shifted or recoloured as a whole."""
    try:
        for change in changes:
            if isinstance(change, PolishType):
                twins = twins_of_placed_board(twins, shifted(0, 0), recolour=True)
            elif isinstance(change, Turned):
                twins = twins_of_placed_board(twins, change.symmetry.apply)
            elif isinstance(change, Shift):
                twins = twins_of_placed_board(twins, shifted(change.files, change.ranks))
    except ValueError:  # a twin names a square beyond the edge: let it say so itself
        return twins
    return twins


def tidied(changes: Sequence[Change]) -> tuple[Change, ...]:
    """Join shifts that follow each other; the stipulation stands last."""
    joined: list[Change] = []
    last: list[Change] = []
    for change in changes:
        if isinstance(change, OtherStipulation):
            last = [change]
        elif isinstance(change, Shift) and joined and isinstance(joined[-1], Shift):
            joined[-1:] = _joined(joined[-1], change)
        else:
            joined.append(change)
    return (*joined, *last)


def _joined(first: Shift, second: Shift) -> list[Change]:
    files, ranks = first.files + second.files, first.ranks + second.ranks
    return [shift_by(files, ranks)] if files or ranks else []
