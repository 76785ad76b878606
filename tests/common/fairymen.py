# SPDX-License-Identifier: GPL-3.0-or-later
"""Small problems with fairy, neutral and royal men, for tests of all that shows them."""

from __future__ import annotations

from collections.abc import Mapping

from composer.problem.credits import Credits
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_task

WHITE_GRASSHOPPER = Man.of(Colour.WHITE, Kind.of("grasshopper"))
BLACK_NIGHTRIDER = Man.of(Colour.BLACK, Kind.of("nightrider"))
NEUTRAL_GRASSHOPPER = Man.of(Colour.NEUTRAL, Kind.of("grasshopper"))
NEUTRAL_KNIGHT = Man.of(Colour.NEUTRAL, Kind.KNIGHT)
NEUTRAL_ROOK_LION = Man.of(Colour.NEUTRAL, Kind.of("rook-lion"))
ROYAL_EQUIHOPPER = Man.of(Colour.WHITE, Kind.of("equihopper"), {ROYAL})

MIXED: Mapping[str, Man] = {
    "e4": Man.WHITE_KING,
    "h8": Man.BLACK_KING,
    "f7": WHITE_GRASSHOPPER,
    "d7": BLACK_NIGHTRIDER,
    "a2": Man.BLACK_QUEEN,
    "b5": NEUTRAL_GRASSHOPPER,
    "a4": NEUTRAL_KNIGHT,
    "h5": NEUTRAL_ROOK_LION,
    "g5": ROYAL_EQUIHOPPER,
}
"""Men of every quality: turned figures, a disc, halves, a crown."""

PROMOTING: Mapping[str, Man] = {
    "a1": Man.WHITE_KING,
    "b7": Man.WHITE_PAWN,
    "d1": WHITE_GRASSHOPPER,
    "h8": Man.BLACK_KING,
    "g8": Man.BLACK_BISHOP,
    "f7": Man.BLACK_PAWN,
    "g7": Man.BLACK_PAWN,
    "h7": Man.BLACK_PAWN,
    "a3": NEUTRAL_GRASSHOPPER,
}
"""Mate in one by 1.b8=G, over the bishop."""


def fairy_problem(men: Mapping[str, Man] = MIXED, task: str = "#1") -> Problem:
    """Return a problem of men by their squares."""
    placed = {parse_square(square): man for square, man in men.items()}
    return Problem(Position.of(placed), parse_task(task), Credits(("Made, Machine",), "Example"))
