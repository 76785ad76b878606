# SPDX-License-Identifier: GPL-3.0-or-later
"""One patch: near misses made sound by a man added, moved, or exchanged for another.

A near miss is a diagram in which the key works and a few other first moves do, too. A patch keeps
the play after the key: the same threats, and each defence that had one mate answered by just that
one; other replies may come and go, but none is without a mate.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from composer.analysis.schemes.keepandkill import MEN, may_stand
from composer.analysis.schemes.replies import Table, table_of
from composer.analysis.schemes.takebacks import Key, keys_of
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.edits import set_squares
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square
from composer.solver.options import Cancelled
from composer.solver.schemeplay import (
    Number,
    SchemeBoard,
    bare,
    man_number,
    number_of,
)


class Edit(NamedTuple):
    """A man who is added, stands elsewhere, or takes the place of another.

    Attributes:
        man: who.
        square: where he stands then.
        left: where he stood; None where he is new.
        instead: who stood there before; None where nobody did.
    """

    man: Man
    square: Square
    left: Square | None = None
    instead: Man | None = None


@dataclass(frozen=True)
class Patched:
    """A near miss made sound.

    Attributes:
        key: the near miss.
        edit: the patch.
        diagram: the diagram with it.
    """

    key: Key
    edit: Edit
    diagram: Position


def patches(after: Position, moved: bool = True, work: SchemeWork = TWO) -> Iterator[Patched]:
    """Yield sound diagrams one patch away from keys that lead to a position, fewest cooks first.

    Args:
        after: the position after the key, Black to move.
        moved: whether men may stand elsewhere or be exchanged, too, not only be added.
        work: what is asked, what longer play is worked with, and what ends the search.

    Raises:
        Unsolvable: it is no scheme.
        Cancelled: the play after the key was not found out.
    """
    after = bare(after)
    work = work.on_many() if work.is_long else work
    board = work.board(after)
    edits = list(_keeping(board, after, moved, work))
    near = sorted(
        (key for key in keys_of(after, work=work) if key.cooks and not key.white_in_check),
        key=lambda key: (key.taken_back.captured is not None, len(key.cooks)),
    )
    for key in near:
        board.set(key.taken_back.diagram)
        for edit in edits:
            if work.is_over:
                return
            patched = _patched(board, key, edit, work)
            if patched is not None:
                yield patched


def _keeping(board: SchemeBoard, after: Position, moved: bool, work: SchemeWork) -> Iterator[Edit]:
    """Yield the edits after which the play after the key is as it was, the cheapest men first."""
    table = table_of(board)
    wanted = table.single
    for edit in _edits(after, moved):
        if work.is_over:
            return
        _make(board, edit)
        if board.is_scheme and _keeps(board, table, wanted, work):
            yield edit
        _take_back(board, edit)


def _edits(after: Position, moved: bool) -> Iterator[Edit]:
    free = [square for square in SQUARES if after.board[square] is None]
    for man in MEN:
        yield from (Edit(man, square) for square in free if may_stand(man, square))
    for left, man in after if moved else ():
        if man is not Man.BLACK_KING:
            yield from (Edit(man, square, left) for square in free if may_stand(man, square))
    for square, instead in after if moved else ():
        if instead.kind is not Kind.KING:
            others = (man for man in MEN if man is not instead and may_stand(man, square))
            yield from (Edit(man, square, instead=instead) for man in others)


def _changes(edit: Edit) -> list[tuple[Man, Square]]:
    """Return who is lifted or put down where, one after the other; backwards it takes it back."""
    lifted = [(edit.man, edit.left)] if edit.left is not None else []
    if edit.instead is not None:
        lifted.append((edit.instead, edit.square))
    return [*lifted, (edit.man, edit.square)]


def _make(board: SchemeBoard, edit: Edit) -> None:
    for man, square in _changes(edit):
        board.put(man_number(man), square)


def _take_back(board: SchemeBoard, edit: Edit) -> None:
    for man, square in reversed(_changes(edit)):
        board.put(man_number(man), square)


def _keeps(
    board: SchemeBoard, before: Table, wanted: Mapping[Number, Number], work: SchemeWork
) -> bool:
    try:
        return _same_play(table_of(board), before, wanted)
    except Cancelled:
        work.tally.open += 1
        return False


def _same_play(table: Table, before: Table, wanted: Mapping[Number, Number]) -> bool:
    return (
        table.is_whole
        and set(table.threats) == set(before.threats)
        and all(table.defences.get(reply) == (mate,) for reply, mate in wanted.items())
    )


def _patched(board: SchemeBoard, key: Key, edit: Edit, work: SchemeWork) -> Patched | None:
    taken, step = key.taken_back, key.taken_back.step
    touched = {step.origin, step.target}
    if edit.square in touched or edit.left in touched:
        return None
    _make(board, edit)
    try:
        if not board.is_scheme or not work.solves_alone(board, number_of(step)):
            return None
        if board.is_checked(black=False):
            return None
        squares: dict[Square, Man | None] = {edit.square: edit.man}
        if edit.left is not None:
            squares[edit.left] = None
        return Patched(key, edit, bare(set_squares(taken.diagram, squares)))
    finally:
        _take_back(board, edit)
