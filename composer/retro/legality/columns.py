# SPDX-License-Identifier: GPL-3.0-or-later
"""Kernels of pawn columns: a game with everything left out but what its pawns capture and become.

A kernel says, for each file, which side's pawns stand there from below to above, and how many
men of each side may still be captured. A pawn's step changes nothing of that; a pawn changes
its file only by capturing, and passes another on its file never. So every game is a row of
these few changes: a pawn promotes with no pawn before it; an officer captures a pawn; a pawn
captures a pawn beside and takes its place, or an officer beside and stands anywhere in that
column. If no such row leads from the game array to the columns of a diagram, within the men
missing there and with the promotions it shows, no game does. (Peter Österlund's texelutil
proves illegality so; its pieces are told apart, these are not.)
"""

from __future__ import annotations

from collections.abc import Set
from enum import Enum
from typing import Final, Protocol

from composer.problem.men import Colour, Man
from composer.problem.position import Board, Position
from composer.problem.squares import Square
from composer.retro.compiled import compiled_module

Column = tuple[Colour, ...]
"""The pawns of a file from below."""

MOST: Final = 200_000
"""Kernels kept in a long search: some 5 MB."""

START: Final = ((Colour.WHITE, Colour.BLACK),) * 8


class Answer(Enum):
    """What was found; the number is that of the compiled twin."""

    POSSIBLE = 0
    IMPOSSIBLE = 1
    UNKNOWN = 2
    UNENDED = 3  # impossible: pawns that are missing were not captured, and did not promote


class Cancelled(Protocol):
    """What can stop a search: a byte that is set."""

    flag: bytearray


def columns_of(board: Board) -> tuple[Column, ...]:
    """Return the columns of pawns of a board."""
    pawns = (Man.WHITE_PAWN, Man.BLACK_PAWN)
    return tuple(
        tuple(
            man.colour
            for rank in range(8)
            if (man := board[rank * 8 + file]) is not None and man in pawns
        )
        for file in range(8)
    )


def look_at_columns(
    position: Position,
    unmoved: Set[Square] = frozenset(),
    most: int = MOST,
    token: Cancelled | None = None,
) -> Answer:
    """Return whether any captures and promotions lead to a diagram's columns of pawns.

    Possible is also what a study has found impossible already: there is nothing to add.

    Args:
        position: one that can be solved, of at most 16 orthodox men a side.
        unmoved: squares of men that are known never to have moved.
        most: kernels kept at most; where there would be more, the answer is unknown.
        token: stops the search; the answer is unknown then.
    """
    module = compiled_module("legality")
    if module is None:
        return Answer.UNKNOWN
    flag = None if token is None else token.flag
    return Answer(module.look_at_columns(position, unmoved, most, flag))
