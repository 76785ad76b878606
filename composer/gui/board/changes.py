# SPDX-License-Identifier: GPL-3.0-or-later
"""The difference of two positions, as men that move, appear and vanish.

It is what the scene needs to come from one position to another; which of two equal men
moves is guessed, and the guess only matters to the eye.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from composer.problem.groups import fitting_step, moved_by
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square, Symmetry, file_of, rank_of

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
    expected: Mapping[Square, Square] | None = None,
) -> Changes:
    """Return how the men shown become the position wanted, each by the shortest way.

    Args:
        shown: the men on the screen, by the square that each belongs to.
        wanted: what is to be seen.
        astray: the squares of men whose pictures lie elsewhere, as men just let go of, and
            where: in files and ranks from the middle of a1.
        expected: where men are known to go, each to a square of his own; without it, men who
            all were shifted, rotated or mirrored together are seen to go together.
    """
    places = {square: (float(file_of(square)), float(rank_of(square))) for square in shown}
    places.update(astray or {})
    loose = set(astray or ())
    if expected is None and not astray:
        expected = _as_one(shown, wanted)
    known = {a: b for a, b in (expected or {}).items() if a in shown and shown[a] is wanted[b]}
    filled = set(known.values())
    left = [
        s
        for s, man in shown.items()
        if s not in known and (wanted[s] is not man or s in loose or s in filled)
    ]
    free = [
        (s, man)
        for s, man in wanted
        if s not in filled and (shown.get(s) is not man or s in loose or s in known)
    ]
    pairs = sorted(
        (_distance(places[origin], target), origin, target)
        for origin in left
        for target, man in free
        if man is shown[origin]
    )
    moves = dict(known)
    taken = filled
    for _, origin, target in pairs:
        if origin not in moves and target not in taken:
            moves[origin] = target
            taken.add(target)
    return Changes(
        moves=tuple((origin, target) for origin, target in moves.items() if origin != target),
        vanish=tuple(square for square in left if square not in moves),
        appear=tuple((square, man) for square, man in free if square not in taken),
    )


def _as_one(shown: Mapping[Square, Man], wanted: Position) -> Mapping[Square, Square] | None:
    """Return where all men went if the whole position was shifted, rotated or mirrored."""
    if len(shown) != len(wanted) or not shown or shown == dict(wanted):
        return None
    arrived = tuple(square for square, _ in wanted)
    files = min(map(file_of, arrived)) - min(map(file_of, shown))
    ranks = min(map(rank_of, arrived)) - min(map(rank_of, shown))
    plans: list[Mapping[Square, Square]] = []
    if fitting_step(shown, files, ranks) == (files, ranks):
        plans.append(moved_by(shown, files, ranks))
    plans += ({square: each.apply(square) for square in shown} for each in Symmetry)
    return next(
        (plan for plan in plans if all(wanted[plan[s]] is man for s, man in shown.items())), None
    )


def _distance(place: Place, square: Square) -> float:
    files, ranks = place[0] - file_of(square), place[1] - rank_of(square)
    return files * files + ranks * ranks
