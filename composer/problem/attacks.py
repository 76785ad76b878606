# SPDX-License-Identifier: GPL-3.0-or-later
"""Which men attack a square: just enough of the rules to judge a diagram."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.problem.men import Colour, Kind, Man
from composer.problem.squares import Square, file_of, on_board, rank_of, square_at

ROOK_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
BISHOP_STEPS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
KNIGHT_STEPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
KING_STEPS = ROOK_STEPS + BISHOP_STEPS

LINE_STEPS = {
    Kind.ROOK: ROOK_STEPS,
    Kind.BISHOP: BISHOP_STEPS,
    Kind.QUEEN: KING_STEPS,
}


def forward(colour: Colour) -> int:
    """Return the rank step of a side's pawns."""
    return 1 if colour is Colour.WHITE else -1


def neighbour(square: Square, step: tuple[int, int]) -> Square | None:
    """Return the square one step away, or None beyond the edge."""
    file, rank = file_of(square) + step[0], rank_of(square) + step[1]
    return square_at(file, rank) if on_board(file, rank) else None


def line(square: Square, step: tuple[int, int]) -> Iterator[Square]:
    """Yield the squares of a line from a square (left out) to the edge."""
    reached = neighbour(square, step)
    while reached is not None:
        yield reached
        reached = neighbour(reached, step)


def attackers(board: Sequence[Man | None], target: Square, by: Colour) -> tuple[Square, ...]:
    """Return the squares of the men of a side that attack a square."""
    found = []
    for kind, steps in ((Kind.KNIGHT, KNIGHT_STEPS), (Kind.KING, KING_STEPS)):
        man = Man.of(by, kind)
        found += [s for step in steps if (s := _holding(board, target, step, man)) is not None]
    pawn = Man.of(by, Kind.PAWN)
    for side in (-1, 1):
        square = _holding(board, target, (side, -forward(by)), pawn)
        if square is not None:
            found.append(square)
    for step in KING_STEPS:
        for square in line(target, step):
            man_there = board[square]
            if man_there is None:
                continue
            if man_there.colour is by and step in LINE_STEPS.get(man_there.kind, ()):
                found.append(square)
            break
    return tuple(found)


def _holding(
    board: Sequence[Man | None], square: Square, step: tuple[int, int], man: Man
) -> Square | None:
    reached = neighbour(square, step)
    return reached if reached is not None and board[reached] is man else None
