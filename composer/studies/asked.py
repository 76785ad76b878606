# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a position stands in the tables."""

from __future__ import annotations

from dataclasses import dataclass

from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.studies.tables import NOBODY, Men, Stand


@dataclass(frozen=True, slots=True)
class Asked:
    """Where a table is to be looked into, with the colours as it has them.

    Attributes:
        men: those of the table.
        squares: where they stand.
        white_begins: which half is asked.
    """

    men: Men
    squares: Stand
    white_begins: bool


def asked_of(position: Position, side: Colour) -> Asked | None:
    """Return where it stands whether a side wins; None where it has nothing to win with.

    Args:
        position: at most four orthodox men, both kings among them.
        side: who is to win; White in the table.
    """
    flip = 0 if side is Colour.WHITE else 56
    kings: dict[Colour, Square] = {}
    own: list[tuple[int, Square]] = []
    others: list[tuple[int, Square]] = []
    for square, man in position:
        if man.kind is Kind.KING:
            kings[man.colour] = square ^ flip
        else:
            men = own if man.colour is side else others
            men.append((NOBODY - man.kind, square ^ flip))
    if not own:
        return None
    rest = sorted(own) + others
    first, second = rest[0], rest[1] if len(rest) > 1 else (NOBODY, 0)
    return Asked(
        Men(first[0], second[0], bool(others)),
        (kings[side], first[1], second[1], kings[side.other]),
        position.turn is side,
    )
