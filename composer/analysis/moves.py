# SPDX-License-Identifier: GPL-3.0-or-later
"""What a single move does on the board, and why a defence defends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.analysis.board import Bits, Board, between, squares_in
from composer.analysis.study import Answer, PhasePlay
from composer.problem.men import Colour
from composer.problem.move import Mark, Move


@dataclass(frozen=True, slots=True)
class Effects:
    """What a move does.

    Attributes:
        guarded: squares beside the black king that White guards now and did not before.
        unguarded: those that he guarded before and does not now.
        opened: line men of either side that see farther through the square of departure.
        closed: line men of either side that the man now stands in front of.
        pinned: men of either side that are pinned now and were not before.
        unpinned: men that were pinned and are not now.
        blocks: whether a black man now stands beside his king where it did not before.
        checks: whether the move checks.
        captures: whether the move captures.
    """

    guarded: Bits
    unguarded: Bits
    opened: Bits
    closed: Bits
    pinned: Bits
    unpinned: Bits
    blocks: bool
    checks: bool
    captures: bool


def effects_of(board: Board, move: Move) -> Effects:
    """Return what a move does on a board."""
    after = board.after(move)
    field = after.field()
    then = _guards(board, field)
    now = _guards(after, field)
    moved = 1 << move.origin | 1 << move.target
    before_pins = board.pinned() | board.pinned(white=True)
    after_pins = after.pinned() | after.pinned(white=True)
    black = (move.man.colour is Colour.BLACK) is board.upward
    return Effects(
        guarded=now & ~then,
        unguarded=then & ~now,
        opened=_liners_through(after, move.origin) & ~moved,
        closed=_liners_through(after, move.target) & ~moved if move.capture is None else 0,
        pinned=after_pins & ~before_pins,
        unpinned=before_pins & ~after_pins & after.occupied,
        blocks=black and move.man.kind != 6 and bool(field >> move.target & 1),
        checks=move.mark in (Mark.CHECK, Mark.MATE),
        captures=move.capture is not None,
    )


def _guards(board: Board, field: Bits) -> Bits:
    return sum(1 << square for square in squares_in(field) if board.guarded(square))


def _liners_through(board: Board, square: int) -> Bits:
    """Return the line men of both sides whose line runs to a square."""
    liners = board.queens | board.rooks | board.bishops
    found = 0
    for side in (board.white & liners, board.black & liners):
        if side:
            found |= board.attackers(square, side)
    return found


class Motive(Enum):
    """Why a threat fails after a defence; the value is the English word."""

    CHECK = "check"  # White must answer it
    CAPTURE = "capture"  # of the man that threatened
    PIN = "pin"  # of the man that threatened
    OBSTRUCTION = "obstruction"  # of the way of the man that threatened
    INTERPOSITION = "interposition"  # the threat would no longer check
    GUARD = "guard"  # the man that defends parries
    OPENING = "line opened"  # another man parries: a line or a way was opened to it, or a pin lost
    KING = "king's move"  # the king has gone, or flees from where he now stands
    UNBLOCK = "unblock"  # the king flees to the square that was left
    GUARD_TAKEN = "capture of a guard"  # the king flees to what the captured man guarded
    GUARD_SHUT = "guard shut off"  # the king flees, for White's guard was shut


def motives(phase: PhasePlay, answer: Answer) -> tuple[Motive, ...]:
    """Return why a defence parries the threats that it parries, each motive once.

    Proved on the board: the threat is played after the defence and what then fails is named.
    Empty in set play, in a block and for moves that parry nothing.
    """
    found: dict[Motive, None] = {}
    after = phase.board.after(answer.defence)
    for code, threat in phase.threats.items():
        if code not in answer.mates:
            for motive in _motives(phase.board, after, answer.defence, threat):
                found[motive] = None
    return tuple(found)


def _motives(before: Board, after: Board, defence: Move, threat: Move) -> tuple[Motive, ...]:
    if not after.white >> threat.origin & 1:
        return (Motive.CAPTURE,)
    if not after.is_possible(threat):
        return (_why_impossible(after, defence, threat),)
    mate = after.after(threat)
    if defence.man.kind == 6:
        return (Motive.KING,)
    if not mate.checkers():
        return (Motive.INTERPOSITION,)
    found: list[Motive] = []
    parriers = mate.parried_by(mate.black)
    own = 1 << defence.target
    if parriers & own:
        found.append(Motive.GUARD)
    if parriers & ~own:
        found.append(Motive.OPENING)
    for square in squares_in(mate.flights()):
        found.append(_why_flight(before, defence, square))
    return tuple(dict.fromkeys(found))


def _why_impossible(after: Board, defence: Move, threat: Move) -> Motive:
    if defence.mark is Mark.CHECK:
        return Motive.CHECK
    if after.pinned(white=True) >> threat.origin & 1:
        return Motive.PIN
    return Motive.OBSTRUCTION


def _why_flight(before: Board, defence: Move, square: int) -> Motive:
    if square == defence.origin:
        return Motive.UNBLOCK
    guards = before.guarded(square)
    if guards >> defence.target & 1:
        return Motive.GUARD_TAKEN
    shut = any(between(rear, square) >> defence.target & 1 for rear in squares_in(guards))
    return Motive.GUARD_SHUT if shut else Motive.OPENING
