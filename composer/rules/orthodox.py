# SPDX-License-Identifier: GPL-3.0-or-later
"""The movements of the six orthodox kinds, as data like those of all others."""

from __future__ import annotations

from typing import Final

from composer.rules.movement import (
    DIAGONAL,
    KNIGHT,
    ORTHOGONAL,
    ROYAL,
    Leap,
    Movement,
    PawnCapture,
    PawnStep,
    Ride,
)

PAWN: Final[Movement] = (PawnStep(((0, 1),)), PawnCapture(((-1, 1), (1, 1))))
KNIGHTS: Final[Movement] = (Leap(KNIGHT),)
BISHOP: Final[Movement] = (Ride(DIAGONAL),)
ROOK: Final[Movement] = (Ride(ORTHOGONAL),)
QUEEN: Final[Movement] = (Ride(ROYAL),)
KING: Final[Movement] = (Leap(ROYAL),)

ORTHODOX_MOVEMENTS: Final[dict[str, Movement]] = {
    "P": PAWN,
    "N": KNIGHTS,
    "B": BISHOP,
    "R": ROOK,
    "Q": QUEEN,
    "K": KING,
}
"""By the English letter of the kind."""
