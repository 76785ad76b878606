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

Place = tuple[float, float]  # files and ranks from the middle of a1


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


def changes(
    shown: Mapping[Square, Man],
    wanted: Position,
    astray: Mapping[Square, Place] | None = None,
) -> Changes:
    """Return how the men shown become the position wanted, each by the shortest way.

    Args:
        shown: the men on the screen, by the square that each belongs to.
        wanted: what is to be seen.
        astray: the squares of men whose pictures lie elsewhere, as men just let go of, and
            where: in files and ranks from the middle of a1.
    """
    places = {square: (float(file_of(square)), float(rank_of(square))) for square in shown}
    places.update(astray or {})
    loose = set(astray or ())
    left = [s for s, man in shown.items() if wanted[s] is not man or s in loose]
    free = [(s, man) for s, man in wanted if shown.get(s) is not man or s in loose]
    pairs = sorted(
        (_distance(places[origin], target), origin, target)
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
        moves=tuple((origin, target) for origin, target in moves.items() if origin != target),
        vanish=tuple(square for square in left if square not in moves),
        appear=tuple((square, man) for square, man in free if square not in taken),
    )


def _distance(place: Place, square: Square) -> float:
    files, ranks = place[0] - file_of(square), place[1] - rank_of(square)
    return files * files + ranks * ranks
