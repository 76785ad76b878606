# SPDX-License-Identifier: GPL-3.0-or-later
"""A climb whose positions are dear: men placed, moved, taken away, as long as that costs less.

What a position costs its subclasses say; several changes are judged together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import ClassVar, Final

from composer.composing.ask import Ask
from composer.problem.edits import set_squares
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, rank_of

_TOGETHER: Final = 8  # changes that are judged together
_STARTS: Final = 96
_ROUNDS: Final = 12

LACKING, COOK, SHORT, MAN = 14.0, 6.0, 20.0, 0.4
"""What it costs that something of the theme lacks, a solution too many, a short one, and a man."""

Placed = tuple[Square | None, ...]
"""Where each of those who may be added stands; None beside the board."""


@dataclass(frozen=True)
class Weighed:
    """What a position costs.

    Attributes:
        cost: the sum; whole positions are those of 0 but for their men.
        is_whole: whether it is sound and lacks nothing of the theme.
        cause: why it is not: the name of a count in a `Tally`.
    """

    cost: float
    is_whole: bool
    cause: str


IMPOSSIBLE: Final = Weighed(1e9, False, "impossible")


class PlacingClimb:
    """One climb, in one thread; the same again with the same seed."""

    HOT: ClassVar[float] = 6.0
    WARM: ClassVar[float] = 3.0
    COLD: ClassVar[float] = 0.6
    BARREN: ClassVar[float] = IMPOSSIBLE.cost
    """What a position costs at least that says nothing of where to go."""

    def __init__(self, ask: Ask, seed: int) -> None:
        self._ask = ask
        self._chance = Random(seed)
        self._kings = [n for n, man in enumerate(ask.allowed) if man.kind is Kind.KING]
        self._core = {square for square, _ in ask.core}
        self._known: dict[Placed, Weighed] = {}
        self.placed: Placed = ()
        self.weighed = IMPOSSIBLE
        self.causes: Counter[str] = Counter()

    @property
    def position(self) -> Position:
        """The position that the climb has come to."""
        return self._with(self.placed)

    def start(self) -> bool:
        """Begin at the best of many random positions; return whether any can be judged.

        There are more of them as long as none tells anything.
        """
        for _ in range(_ROUNDS):
            best = min(self._weigh_all([self._random() for _ in range(_STARTS)]), key=_cost)
            if best[1].cost < self.weighed.cost:
                self._go_to(best)
            if self.weighed.cost < self.BARREN:
                break
        return self.weighed.cost < IMPOSSIBLE.cost

    def run(self, changes: int, hot: float = HOT) -> tuple[int, bool]:
        """Try changes until a whole position is reached.

        Returns:
            How many were tried, and whether one was reached.
        """
        tried = 0
        while tried < changes:
            heat = hot * (self.COLD / hot) ** (tried / changes)
            found = self._weigh_all([self._changed() for _ in range(_TOGETHER)])
            tried += _TOGETHER
            best = min(found, key=_cost)
            worse = best[1].cost - self.weighed.cost
            if worse <= 0 or self._chance.random() < exp(-worse / heat):
                was_whole = self.weighed.is_whole
                self._go_to(best)
                if best[1].is_whole and not was_whole:
                    return tried, True
        return tried, False

    def _weigh(self, positions: Sequence[Position]) -> list[Weighed]:
        """Return what positions cost."""
        raise NotImplementedError

    def _go_to(self, found: tuple[Placed, Weighed]) -> None:
        self.placed, self.weighed = found

    def _random(self) -> Placed:
        share = self._chance.uniform(0.2, 0.8)
        squares: list[Square | None] = []
        taken = set(self._core)
        for number, man in enumerate(self._ask.allowed):
            if number in self._kings or self._chance.random() < share:
                squares.append(self._free(man, taken))
            else:
                squares.append(None)
        return tuple(squares)

    def _free(self, man: Man, taken: set[Square]) -> Square:
        while True:
            square = self._chance.choice(SQUARES)
            if square not in taken and not (man.kind is Kind.PAWN and rank_of(square) in (0, 7)):
                taken.add(square)
                return square

    def _changed(self) -> Placed:
        """Return a position that one or two changes lead to."""
        placed = self._one_changed(self.placed)
        return self._one_changed(placed) if self._chance.random() < 0.3 else placed

    def _one_changed(self, placed: Placed) -> Placed:
        if not placed:
            return placed
        squares = list(placed)
        taken = self._core | {square for square in placed if square is not None}
        number = self._chance.randrange(len(squares))
        man, square = self._ask.allowed[number], squares[number]
        if square is None:
            squares[number] = self._free(man, taken)
        elif number not in self._kings and self._chance.random() < 0.35:
            squares[number] = None
        else:
            squares[number] = self._free(man, taken)
        return tuple(squares)

    def _with(self, placed: Placed) -> Position:
        men = zip(placed, self._ask.allowed, strict=True)
        return set_squares(
            self._ask.position, {square: man for square, man in men if square is not None}
        )

    def _weigh_all(self, wanted: Sequence[Placed]) -> list[tuple[Placed, Weighed]]:
        new = [placed for placed in dict.fromkeys(wanted) if placed not in self._known]
        weighed = self._weigh([self._with(placed) for placed in new])
        for placed, each in zip(new, weighed, strict=True):
            self._known[placed] = each
            self.causes[each.cause] += 1
        return [(placed, self._known[placed]) for placed in wanted]


def _cost(found: tuple[Placed, Weighed]) -> float:
    return found[1].cost
