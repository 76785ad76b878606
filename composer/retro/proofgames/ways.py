# SPDX-License-Identifier: GPL-3.0-or-later
"""How many moves a man needs from square to square, with only pawns in its way that never move."""

from __future__ import annotations

from collections.abc import Iterator

from composer.problem.attacks import (
    KING_STEPS,
    KNIGHT_STEPS,
    LINE_STEPS,
    forward,
    line,
    neighbour,
)
from composer.problem.men import PROMOTIONS, Colour, Kind
from composer.problem.squares import Square, file_of, rank_of, square_at
from composer.retro.assignment import NEVER

Placed = tuple[Square, Kind]
"""A square and what stands there."""


def home_rank(colour: Colour) -> int:
    """Return the rank on which a side's pawns begin, from 0."""
    return 1 if colour is Colour.WHITE else 6


class Ways:
    """The distances on a board with walls: pawns that stand at home, for good.

    No way leads through them, and no king may stand where one of the other side's pawns captures.
    """

    def __init__(self, walls: frozenset[Square]) -> None:
        self._walls = walls
        self._found: dict[tuple[Colour, Kind, Square], list[int]] = {}

    def moves(self, colour: Colour, man: Placed, goal: Placed, captures: int) -> int:
        """Return how many moves a man needs at least to stand as another on a square.

        Args:
            colour: whose man it is.
            man: where and what it is.
            goal: where and what it is to be.
            captures: how many its side makes: a pawn cannot capture oftener.
        """
        (square, kind), (aim, needed) = man, goal
        if kind is needed and kind is not Kind.PAWN:
            return self.distances(colour, kind, square)[aim]
        if kind is not Kind.PAWN:
            return NEVER
        if needed is Kind.PAWN:
            return self._steps(colour, square, aim, captures)
        if needed not in PROMOTIONS:
            return NEVER
        last = 7 if colour is Colour.WHITE else 0
        return min(
            self._steps(colour, square, arrival, captures)
            + self.distances(colour, needed, arrival)[aim]
            for arrival in (square_at(file, last) for file in range(8))
        )

    def captures(self, colour: Colour, man: Placed, goal: Placed) -> int:
        """Return how many captures a man needs at least to stand as another on a square."""
        for number in range(8):
            if self.moves(colour, man, goal, number) < NEVER:
                return number
        return NEVER

    def distances(self, colour: Colour, kind: Kind, square: Square) -> list[int]:
        """Return how many moves a man other than a pawn needs to each square."""
        key = colour, kind, square
        if key not in self._found:
            found = [NEVER] * 64
            found[square] = 0
            reached, count = [square], 0
            while reached:
                count += 1
                beyond = []
                for origin in reached:
                    for target in self._reach(colour, kind, origin):
                        if found[target] == NEVER:
                            found[target] = count
                            beyond.append(target)
                reached = beyond
            self._found[key] = found
        return self._found[key]

    def _reach(self, colour: Colour, kind: Kind, origin: Square) -> Iterator[Square]:
        if kind in LINE_STEPS:
            for step in LINE_STEPS[kind]:
                for target in line(origin, step):
                    if target in self._walls:
                        break
                    yield target
            return
        for step in KNIGHT_STEPS if kind is Kind.KNIGHT else KING_STEPS:
            reached = neighbour(origin, step)
            if reached is None or reached in self._walls:
                continue
            if kind is Kind.KING and self._guarded(colour, reached):
                continue
            yield reached

    def _guarded(self, colour: Colour, square: Square) -> bool:
        """Return whether a pawn of the other side that never moves captures on a square."""
        home = home_rank(colour.other)
        return any(
            pawn in self._walls and rank_of(pawn) == home
            for pawn in (neighbour(square, (side, forward(colour))) for side in (-1, 1))
            if pawn is not None
        )

    def _steps(self, colour: Colour, square: Square, aim: Square, captures: int) -> int:
        """Return how many moves a pawn needs as a pawn, or until it promotes on the last rank."""
        ahead = (rank_of(aim) - rank_of(square)) * forward(colour)
        aside = abs(file_of(aim) - file_of(square))
        if ahead < aside or aside > captures or (aim in self._walls and ahead):
            return NEVER
        if (
            aside == 0
            and captures < 2
            and any(  # with two it goes around
                square_at(file_of(square), rank_of(square) + step * forward(colour)) in self._walls
                for step in range(1, ahead + 1)
            )
        ):
            return NEVER
        leaps = ahead - aside >= 2 and rank_of(square) == home_rank(colour)
        return ahead - leaps
