# SPDX-License-Identifier: GPL-3.0-or-later
"""The field of a king: what keeps him from each of the squares around him."""

from __future__ import annotations

from dataclasses import dataclass

from composer.problem.attacks import KING_STEPS, attackers, neighbour
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square


@dataclass(frozen=True, slots=True)
class FieldSquare:
    """A square beside the king.

    Attributes:
        square: the square.
        blocked: whether a man of the king's own side stands on it.
        guards: the men of the other side that attack it, seen through the king.
    """

    square: Square
    blocked: bool
    guards: tuple[Square, ...]

    @property
    def is_flight(self) -> bool:
        """Whether the king could go there."""
        return not self.blocked and not self.guards


@dataclass(frozen=True, slots=True)
class KingField:
    """The king, who checks him, and the squares around him.

    Attributes:
        king: where he stands.
        checkers: the men that attack him.
        squares: the squares beside him, on the board.
    """

    king: Square
    checkers: tuple[Square, ...]
    squares: tuple[FieldSquare, ...]


def king_field(position: Position, colour: Colour) -> KingField | None:
    """Return the field of a side's king; None unless the side has exactly one."""
    kings = position.squares_of(Man.of(colour, Kind.KING))
    if len(kings) != 1:
        return None
    king = kings[0]
    without = list(position.board)
    without[king] = None
    squares = []
    for step in KING_STEPS:
        square = neighbour(king, step)
        if square is None:
            continue
        man = position[square]
        blocked = man is not None and man.colour is colour
        guards = attackers(without, square, colour.other)
        squares.append(FieldSquare(square, blocked, guards))
    return KingField(king, attackers(position.board, king, colour.other), tuple(squares))
