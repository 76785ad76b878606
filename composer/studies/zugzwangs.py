# SPDX-License-Identifier: GPL-3.0-or-later
"""Mutual zugzwangs: whoever is to move would rather not be.

All of an ending with at most four men, out of its tables. The count is that of the literature:
positions that differ by turning the board or by equal men are one; so are, where both sides have
the same men, those with the colours exchanged, of which the one is told that White wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from composer.problem.edits import set_turn
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import NO_CASTLING, Position
from composer.problem.squares import Square
from composer.studies.endings import Endings, why_no_question
from composer.studies.material import Material
from composer.studies.values import Value

_Men = tuple[tuple[Square, Man], ...]
_TURNS: Final = range(8)  # the fourth bit mirrors in the long diagonal


def is_mutual_zugzwang(
    position: Position, value: Callable[[Position], Value | None]
) -> bool | None:
    """Return whether a position is worth less to White if he begins than if Black does.

    Where one of them may not begin, as the other's king would stand in check, it is none.

    Args:
        position: with either side to move.
        value: returns what a position is worth; None where that is not known.

    Returns:
        None where it is not known.
    """
    turned = [set_turn(position, turn) for turn in (Colour.WHITE, Colour.BLACK)]
    if any(why_no_question(there) is not None for there in turned):
        return False
    white, black = (value(there) for there in turned)
    return None if white is None or black is None else white.worth < black.worth


@dataclass(frozen=True, slots=True)
class Zugzwang:
    """A mutual zugzwang.

    Attributes:
        position: the diagram, with White to move.
        white_begins: its value then.
        black_begins: its value with Black to move, better for White.
    """

    position: Position
    white_begins: Value
    black_begins: Value

    @property
    def is_full_point(self) -> bool:
        """Whether whoever begins loses."""
        winners = (self.white_begins.winner, self.black_begins.winner)
        return winners == (Colour.BLACK, Colour.WHITE)


def zugzwangs(
    endings: Endings, material: Material, flag: bytearray | None = None
) -> tuple[Zugzwang, ...] | None:
    """Return all mutual zugzwangs of an ending, those first that White wins.

    Returns:
        None where it was cancelled.

    Raises:
        NoTable: there are more than four men, or no tables.
    """
    found: dict[_Men, _Men] = {}
    sides = [side for side, own in zip(SIDES, (material.white, material.black), strict=True) if own]
    is_even = material.white == material.black
    for side in sides:
        asked = material if side is Colour.WHITE else material.exchanged
        standing = endings.reluctant(asked, flag)
        if standing is None:
            return None
        for men in standing:
            given = men if side is Colour.WHITE else _exchanged(men)
            first = _first_of(given)
            alike = [first, _first_of(_exchanged(first))] if is_even else [first]
            found.setdefault(min(alike, key=_order), first)
    told = []
    for men in found.values():
        white, black = (endings.value(Position.of(men, turn, NO_CASTLING), flag) for turn in SIDES)
        if white is None or black is None:
            return None
        told.append(Zugzwang(Position.of(men, Colour.WHITE, NO_CASTLING), white, black))
    return tuple(told)


def _exchanged(men: _Men) -> _Men:
    return tuple((square ^ 56, man.recoloured()) for square, man in men)


def _first_of(men: _Men) -> _Men:
    """Return the first of all the ways in which men may stand who are turned with the board."""
    has_pawn = any(man.kind is Kind.PAWN for _, man in men)
    return min(_turned(men, has_pawn), key=_order)


def _order(men: _Men) -> list[tuple[bool, int, Square]]:
    return [(man.colour is Colour.BLACK, -man.kind, square) for square, man in men]


def _turned(men: _Men, has_pawn: bool) -> Iterator[_Men]:
    for turn in range(2) if has_pawn else _TURNS:
        place = partial(_place, turn)
        turned = [(place(square), man) for square, man in men]
        yield tuple(sorted(turned, key=lambda placed: _order((placed,))))


def _place(turn: int, square: Square) -> Square:
    square ^= (7 if turn & 1 else 0) ^ (56 if turn & 2 else 0)
    return square % 8 * 8 + square // 8 if turn & 4 else square
