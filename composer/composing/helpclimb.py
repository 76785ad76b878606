# SPDX-License-Identifier: GPL-3.0-or-later
"""A climb to a helpmate: men placed until the solutions are just those that show the theme.

A position costs what its solutions lack of the theme, and what there is too much or too little of
them. Of many solutions those are taken as meant that lack least (`composer.analysis.help.grammar`).
Several changes are judged together, for the kernel's judge of lines takes many positions at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import exp
from random import Random
from typing import ClassVar, Final

from composer.analysis.help.grammar import DEAR, HELP_GRAMMARS, MISSING, Told, told_of
from composer.composing.ask import Ask
from composer.problem.edits import set_squares
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, rank_of
from composer.solver.judging import Judge, Judgement
from composer.solver.solution import Verdict

MOST_LINES: Final = 14
"""Solutions that are looked for; of more nothing is known but that they are too many."""

DEARER: Final = 20
"""How many times as long a position takes as one of a two-mover, nearly; in three moves more."""

_TOGETHER: Final = 8  # changes that are judged together
_STARTS: Final = 96
_MOST_NODES: Final = 400_000
_FEW: Final = 4  # solutions of which dear grammars are asked
_MOST_PAIRS: Final = 40

_LACKING, _COOK, _TOO_FEW, _SHORT, _MAN = 14.0, 6.0, 18.0, 20.0, 0.4
_NOTHING: Final = _LACKING * MISSING + 3 * _TOO_FEW
"""What a position without any solution costs."""

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


class HelpClimb:
    """One climb, in one thread; the same again with the same seed."""

    HOT: ClassVar[float] = 6.0
    WARM: ClassVar[float] = 3.0
    COLD: ClassVar[float] = 0.6

    def __init__(self, ask: Ask, judge: Judge, seed: int) -> None:
        self._ask, self._judge = ask, judge
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
        """Begin at the best of many random positions; return whether any can be judged."""
        self._go_to(min(self._weigh_all([self._random() for _ in range(_STARTS)]), key=_cost))
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
        positions = [self._with(placed) for placed in new]
        judged = self._judge.judge(positions, _MOST_NODES)
        for placed, position, judgement in zip(new, positions, judged, strict=True):
            weighed = self._known[placed] = weigh(self._ask, position, judgement)
            self.causes[weighed.cause] += 1
        return [(placed, self._known[placed]) for placed in wanted]


def _cost(found: tuple[Placed, Weighed]) -> float:
    return found[1].cost


def weigh(ask: Ask, position: Position, judgement: Judgement) -> Weighed:
    """Return what a judged position costs."""
    if judgement.verdict is Verdict.INVALID:
        return IMPOSSIBLE
    meant, men = ask.solutions, _MAN * len(position)
    full = [told_of(line.moves) for line in judgement.lines if len(line) == ask.halfmoves]
    short = len(judgement.lines) - len(full)
    if not full:
        cause = "cooked" if short else "refuted"
        return Weighed(_NOTHING + men + (_SHORT if short else 0), False, cause)
    lacking = min(_lacking(ask, position, few) for few in _few(full, meant))
    cost = _LACKING * lacking + men + (_SHORT if short else 0)
    cost += _COOK * max(0, len(full) - meant) + _TOO_FEW * max(0, meant - len(full))
    if not judgement.complete:
        cost += _COOK * MOST_LINES
    is_whole = lacking == 0 and judgement.verdict is Verdict.SOUND
    if is_whole:
        return Weighed(men, True, "whole")
    if len(full) > meant or short or not judgement.complete:
        return Weighed(cost, False, "cooked")
    return Weighed(cost, False, "refuted" if len(full) < meant else "other_play")


def _few(solutions: Sequence[Told], meant: int) -> Iterator[tuple[Told, ...]]:
    """Yield the choices of solutions that may be those that are meant."""
    if len(solutions) <= meant:
        yield tuple(solutions)
        return
    yield from islice(combinations(solutions, meant), _MOST_PAIRS)


def _lacking(ask: Ask, position: Position, solutions: Sequence[Told]) -> int:
    """Return what solutions lack of the themes; and of the core's men in them."""
    lacking = 0
    for each in ask.themes:
        if each.theme in DEAR and len(solutions) > _FEW:
            lacking += 2
        else:
            lacking += HELP_GRAMMARS[each.theme](position, solutions)
    if ask.needed:
        acting = frozenset().union(*(told.men for told in solutions))
        lacking += min(MISSING, len(ask.needed - acting))
    return lacking
