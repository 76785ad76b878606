# SPDX-License-Identifier: GPL-3.0-or-later
"""How clean a mate is: pure, economical, model, ideal, mirror.

A mate is *pure* if each square beside the king, and his own, is barred for one reason only:
by one white guard (seen through the king) or by one man of his own that stands there and is
not guarded too; a white man there counts by what protects it. One man checks; a double
check only if neither check alone would be mate; pins only if the mate needs them. It is
*economical* if every white officer takes part (king and pawns are excused), a *model* mate if
it is both, *ideal* if moreover every man of both colours takes part, and a *mirror* mate if
all squares beside the king are empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.analysis.board import KING_STEPS, Bits, Board, squares_in


class Cleanness(Enum):
    """How clean a mate is; each holds those before it."""

    PLAIN = ""
    PURE = "pure"
    MODEL = "model"
    IDEAL = "ideal"


@dataclass(frozen=True, slots=True)
class Purity:
    """What kind of mate a position is.

    Attributes:
        pure: see the module.
        economical: see the module.
        ideal: a model mate in which all men of both colours take part.
        mirror: all squares beside the king are empty.
        active: the white men that take part.
        idle: the white officers that do not.
    """

    pure: bool
    economical: bool
    ideal: bool
    mirror: bool
    active: Bits
    idle: Bits

    @property
    def cleanness(self) -> Cleanness:
        """The strongest word for it."""
        if self.ideal:
            return Cleanness.IDEAL
        if self.model:
            return Cleanness.MODEL
        return Cleanness.PURE if self.pure else Cleanness.PLAIN

    @property
    def model(self) -> bool:
        """Whether the mate is pure and economical."""
        return self.pure and self.economical


def purity_of(board: Board) -> Purity:
    """Judge a mate position."""
    pure, guards, blocks = _barred(board)
    checkers = board.checkers()
    pinners = pinned = 0
    for man, pinner in board.needed_pins():
        pinned |= 1 << man
        pinners |= 1 << pinner
    pure = pure and _checks_cleanly(board, checkers)
    active = guards | checkers | pinners
    officers = board.white & ~board.pawns & ~board.kings
    idle = officers & ~active
    for square in squares_in(idle & KING_STEPS[board.king]):
        if not board.without(1 << square).is_mate():  # he bars a line by where he stands
            idle &= ~(1 << square)
            active |= 1 << square
    economical = not idle
    taking_part = active | blocks | board.kings & board.black | pinned
    ideal = pure and economical and taking_part == board.occupied
    mirror = not KING_STEPS[board.king] & board.occupied
    return Purity(pure, economical, ideal, mirror, active & board.white, idle)


def _barred(board: Board) -> tuple[bool, Bits, Bits]:
    """Return whether each square is barred once, White's guards, and the black blocks."""
    once, guards, blocks = True, 0, 0
    for square in squares_in(KING_STEPS[board.king]):
        bit = 1 << square
        attackers = board.guarded(square)
        if board.black & bit:
            blocks |= bit
            once = once and not attackers
            continue
        guards |= attackers | (bit & board.white & (board.pawns | board.kings))
        once = once and attackers.bit_count() == 1
    return once, guards, blocks


def _checks_cleanly(board: Board, checkers: Bits) -> bool:
    if checkers.bit_count() == 1:
        return True
    return not any(
        board.without(checkers ^ 1 << checker).is_mate() for checker in squares_in(checkers)
    )
