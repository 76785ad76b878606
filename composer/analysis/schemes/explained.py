# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a reply has the mates that it has: why it defends, why each works, why the others fail.

The others are the mates that answer the other thematic replies in the same phase, and those that
are wanted after this one: each is played after the reply, and it is told what is amiss with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum

from composer.analysis.board import between, board_of
from composer.analysis.schemes.live import LiveRow, LiveTable
from composer.analysis.schemes.moves import after_first, described, played
from composer.analysis.schemes.reasons import (
    Reason,
    Works,
    can_be_played,
    leaves_no_move,
    met_by,
    why_defends,
    why_works,
)
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.solver.schemeplay import Number, from_arrival, scheme_board


class Failing(Enum):
    """What is amiss with a mate after a reply."""

    CAPTURED = "captured"
    CHECKED = "White is in check"
    SHUT = "line closed"
    PINNED = "pinned"
    UNPLAYABLE = "not legal"
    NO_CHECK = "no check"
    PARRIED = "parried"
    STUCK = "leaves Black no move"  # of longer play
    SLOWER = "others are quicker"  # of longer play


@dataclass(frozen=True, slots=True)
class Fails:
    """A mate that does not work after a reply.

    Attributes:
        mate: the mate, told by where its man stands in the position shown.
        why: what is amiss.
        move: the move as a value; None where it cannot be played.
        parries: what Black answers, where he can.
    """

    mate: Number
    why: Failing
    move: Move | None = None
    parries: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Explained:
    """What is said of a reply in a phase.

    Attributes:
        row: the reply.
        place: which phase.
        defends: why it defends.
        works: the mates that answer it, each with what makes it work.
        lost: the mates that are wanted after it and fail.
        fails: the mates of other thematic replies that fail after it; in longer play the threats
            that can still be played, with what meets them.
    """

    row: LiveRow
    place: int
    defends: tuple[Reason, ...] = ()
    works: tuple[tuple[Move, tuple[Works, ...]], ...] = ()
    lost: tuple[Fails, ...] = ()
    fails: tuple[Fails, ...] = ()


def explained(
    table: LiveTable,
    row: LiveRow,
    place: int,
    wanted: Collection[Number] = (),
    work: SchemeWork = TWO,
) -> Explained:
    """Return why a reply defends in a phase, why its mates work, and why others do not.

    Args:
        table: the phases.
        row: the reply.
        place: which phase.
        wanted: the mates that are wanted after it.
        work: what is asked, and what longer play is worked with.
    """
    cell, phase = row.cells[place], table.columns[place]
    if not cell.legal or phase.table is None:
        return Explained(row, place)
    start = after_first(table.position, phase.first)
    reasons: dict[Reason, None] = {}
    met: list[Fails] = []
    for number, threat in zip(phase.table.threats, phase.threats, strict=True):
        arrived = from_arrival(number, phase.first)
        if not cell.defends:
            break
        if threat.mark is Mark.MATE or not can_be_played(start, row.reply, arrived):
            reasons |= dict.fromkeys(why_defends(start, row.reply, arrived))
        elif leaves_no_move(start, row.reply, arrived, work.is_self):
            met.append(Fails(number, Failing.STUCK, threat))
        elif by := met_by(start, row.reply, arrived, work):
            met.append(Fails(number, Failing.PARRIED, threat, by))
    works = tuple(
        (move, why_works(start, row.reply, from_arrival(mate, phase.first)))
        for move, mate in zip(cell.moves, cell.mates, strict=True)
        if move.mark is Mark.MATE
    )
    lost = [mate for mate in wanted if mate not in cell.mates]
    others = [mate for mate in _siblings(table, row, place) if mate not in lost]
    short = not table.is_long and cell.defends
    return Explained(
        row,
        place,
        tuple(reasons),
        works if cell.defends else (),
        tuple(_failing(start, row.reply, phase.first, lost, work)),
        (*met, *_failing(start, row.reply, phase.first, others if short else (), work)),
    )


def _siblings(table: LiveTable, row: LiveRow, place: int) -> Iterator[Number]:
    """Yield the mates of the other thematic replies that do not answer this one."""
    own = {*row.cells[place].mates}
    for other in table.rows:
        cell = other.cells[place]
        if other.thematic and other is not row and cell.defends:
            for mate in cell.mates:
                if mate not in own:
                    own.add(mate)
                    yield mate


def _failing(
    start: Position, reply: Number, first: Number, mates: Collection[Number], work: SchemeWork
) -> Iterator[Fails]:
    after = played(start, reply)
    for mate in mates:
        arrived = from_arrival(mate, first)
        if not (work.is_long and can_be_played(start, reply, arrived)):
            yield Fails(mate, *_tried(after, arrived))
        elif leaves_no_move(start, reply, arrived, work.is_self):
            yield Fails(mate, Failing.STUCK, described(after, arrived))
        else:
            by = met_by(start, reply, arrived, work)
            if by is not None:
                why = Failing.PARRIED if by else Failing.SLOWER
                yield Fails(mate, why, described(after, arrived), by)


def _tried(after: Position, mate: Number) -> tuple[Failing, Move | None, tuple[Move, ...]]:
    """Play a mate after a reply; return what is amiss with it."""
    origin, target = mate & 63, mate >> 6 & 63
    man, board = after.board[origin], scheme_board(after)
    if man is None or man.colour is not Colour.WHITE:
        return Failing.CAPTURED, None, ()
    if mate not in board.moves():
        if board.is_checked(black=False):
            return Failing.CHECKED, None, ()
        if any(between(origin, target) >> square & 1 for square, _ in after):
            return Failing.SHUT, None, ()
        pinned = dict(board_of(set_turn(after, Colour.WHITE)).pins(white=True))
        return Failing.PINNED if origin in pinned else Failing.UNPLAYABLE, None, ()
    mated = played(after, mate)
    end = scheme_board(mated)
    if not end.is_checked(black=True):
        return Failing.NO_CHECK, described(after, mate), ()
    parries = tuple(described(mated, parry) for parry in end.moves())
    return Failing.PARRIED, described(after, mate, Mark.CHECK), parries
