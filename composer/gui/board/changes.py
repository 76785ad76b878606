# SPDX-License-Identifier: GPL-3.0-or-later
"""The difference of two positions, as men that move, appear and vanish.

It is what the scene needs to come from one position to another; which of two equal men
moves is guessed, and the guess only matters to the eye.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square, file_of, rank_of


@dataclass(frozen=True, slots=True)
class Changes:
    """What must happen to the men on the screen.

    Attributes:
        moves: (origin, target) of men that go to another square.
        vanish: squares whose man goes away.
        appear: (square, man) of new men.
    """

    moves: tuple[tuple[Square, Square], ...] = ()
    vanish: tuple[Square, ...] = ()
    appear: tuple[tuple[Square, Man], ...] = ()


def changes(shown: Mapping[Square, Man], wanted: Position) -> Changes:
    """Return how the men shown become the position wanted, each by the shortest way."""
    left = [square for square, man in shown.items() if wanted[square] is not man]
    free = [(square, man) for square, man in wanted if shown.get(square) is not man]
    pairs = sorted(
        (_distance(origin, target), origin, target)
        for origin in left
        for target, man in free
        if man is shown[origin]
    )
    moves: dict[Square, Square] = {}
    taken: set[Square] = set()
    for _, origin, target in pairs:
        if origin not in moves and target not in taken:
            moves[origin] = target
            taken.add(target)
    return Changes(
        moves=tuple(moves.items()),
        vanish=tuple(square for square in left if square not in moves),
        appear=tuple((square, man) for square, man in free if square not in taken),
    )


def _distance(a: Square, b: Square) -> int:
    files, ranks = file_of(a) - file_of(b), rank_of(a) - rank_of(b)
    return files * files + ranks * ranks
