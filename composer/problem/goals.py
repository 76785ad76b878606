# SPDX-License-Identifier: GPL-3.0-or-later
"""What play aims at: mate, stalemate, a check, a capture, a square, a promotion.

The signs are Popeye's, which Olive writes, too; that of a promotion, which they do not have, is
written as a promoting move is: `=Q`, and `=*` for any.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.problem.men import Kind
from composer.problem.squares import Square, parse_square, square_name


class Aim(Enum):
    """What kind of goal it is; its value is the sign, or what the sign begins with."""

    MATE = "#"
    STALEMATE = "="
    DOUBLE_STALEMATE = "=="
    CHECK = "+"
    CAPTURE = "x"
    TARGET = "z"
    PROMOTION = "=*"


@dataclass(frozen=True, slots=True)
class Goal:
    """What the last move must reach.

    Attributes:
        aim: what kind of goal it is.
        square: of a target, the square on which the last move arrives; else None.
        kind: of a promotion, what the pawn becomes; None for any, and for other goals.

    Raises:
        ValueError: a target without a square, or what does not belong to the goal.
    """

    aim: Aim
    square: Square | None = None
    kind: Kind | None = None

    def __post_init__(self) -> None:
        if (self.square is not None) is not (self.aim is Aim.TARGET):
            raise ValueError(f"expected a square for a target and for nothing else, got {self!r}")
        if self.kind is not None and (
            self.aim is not Aim.PROMOTION or self.kind in (Kind.PAWN, Kind.KING)
        ):
            raise ValueError(f"expected a promoted man, got {self!r}")

    @property
    def sign(self) -> str:
        """The sign: `#`, `=`, `==`, `+`, `x`, `zc5`, `=*` or `=S` (a knight)."""
        if self.square is not None:
            return self.aim.value + square_name(self.square)
        return self.aim.value if self.kind is None else f"={_LETTERS[self.kind]}"


_LETTERS: Final = {Kind.QUEEN: "Q", Kind.ROOK: "R", Kind.BISHOP: "B", Kind.KNIGHT: "S"}
_KINDS: Final = {"q": Kind.QUEEN, "r": Kind.ROOK, "b": Kind.BISHOP, "s": Kind.KNIGHT} | {
    "n": Kind.KNIGHT
}

MATE: Final = Goal(Aim.MATE)
"""The side to move is in check and has no move."""
STALEMATE: Final = Goal(Aim.STALEMATE)
"""The side to move is not in check and has no move."""
DOUBLE_STALEMATE: Final = Goal(Aim.DOUBLE_STALEMATE)
"""Neither side is in check and neither has a move."""
CHECK: Final = Goal(Aim.CHECK)
"""The last move checks (or mates)."""
CAPTURE: Final = Goal(Aim.CAPTURE)
"""The last move captures."""
PROMOTION: Final = Goal(Aim.PROMOTION)
"""The last move promotes a pawn, to whatever it likes."""

PLAIN_GOALS: Final = (MATE, STALEMATE, DOUBLE_STALEMATE, CHECK, CAPTURE, PROMOTION)
"""The goals that name neither a square nor a kind of man."""

GOAL_FORM: Final = r"\#|=[=*qrbsn]?|\+|x|z[a-h][1-8]"
"""What the sign of a goal looks like in small letters, as a regular expression."""


def target_square(square: Square) -> Goal:
    """Return the goal that the last move arrives on a square."""
    return Goal(Aim.TARGET, square)


def promotion_to(kind: Kind) -> Goal:
    """Return the goal that the last move promotes a pawn to a kind of man.

    Raises:
        ValueError: no pawn becomes that.
    """
    return Goal(Aim.PROMOTION, kind=kind)


def goal_of(sign: str) -> Goal:
    """Return the goal that a sign of the form `GOAL_FORM` stands for; capitals are forgiven.

    Raises:
        ValueError: it is no such sign.
    """
    small = sign.lower()
    if small[:1] == Aim.TARGET.value:
        return target_square(parse_square(small[1:]))
    if small[:1] == "=" and small[1:] in _KINDS:
        return promotion_to(_KINDS[small[1]])
    return Goal(Aim(small))
