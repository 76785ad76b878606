# SPDX-License-Identifier: GPL-3.0-or-later
"""Every placement of the men who may be added, where there are few: what is gone through is proved.

A placement is known by its number, so that a turn of the search is a stretch of numbers, the same
in any process.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations
from math import comb
from typing import Final

from composer.composing.ask import Ask
from composer.problem.edits import set_squares
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, rank_of

MOST_PLACEMENTS: Final = 20_000
"""So many are gone through one by one; of more a climb takes its chances."""

_HELP: Final = 10  # times as few of a helpmate, whose positions take longer
_LONG_HELP: Final = 100
_A_TURN: Final = 400
_LONG: Final = 5  # half-moves of a helpmate whose positions take long


class Placements:
    """All placements of the men that are allowed beside a core."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        core = {square for square, _ in ask.core}
        self._choices = [
            (man, tuple(chain(*(combinations(_free(man, core), n) for n in _numbers(man, most)))))
            for man, most in sorted(Counter(ask.allowed).items(), key=lambda each: each[0].letter)
        ]

    @property
    def count(self) -> int:
        """How many there are, with those in which two men would stand on one square."""
        return count_of(self._ask)

    @property
    def turns(self) -> int:
        """In how many turns they are gone through."""
        return -(-self.count // _A_TURN)

    def of_turn(self, turn: int) -> Iterator[Position]:
        """Yield the positions of a turn."""
        for number in range(turn * _A_TURN, min(self.count, (turn + 1) * _A_TURN)):
            position = self._numbered(number)
            if position is not None:
                yield position

    def _numbered(self, number: int) -> Position | None:
        """Return a placement; None where two men would stand on one square."""
        placed: dict[Square, Man] = {}
        for man, choices in self._choices:
            number, place = divmod(number, len(choices))
            for square in choices[place]:
                if square in placed:
                    return None
                placed[square] = man
        return set_squares(self._ask.position, placed)


def placements_of(ask: Ask) -> Placements | None:
    """Return all placements; None where they are too many, or the core may move or castle."""
    if not ask.every or ask.shift or ask.mirror or ask.after_key or ask.arrives is not None:
        return None
    if ask.core.castling:
        return None  # positions are judged without castling, which would prove less
    fewer = 1 if not ask.is_help else _HELP if ask.halfmoves < _LONG else _LONG_HELP
    return Placements(ask) if count_of(ask) <= MOST_PLACEMENTS // fewer else None


def count_of(ask: Ask) -> int:
    """Return how many placements there are, with those in which two men stand on one square."""
    core, count = {square for square, _ in ask.core}, 1
    for man, most in Counter(ask.allowed).items():
        free = len(_free(man, core))
        count *= sum(comb(free, number) for number in _numbers(man, most))
    return count


def _free(man: Man, core: set[Square]) -> list[Square]:
    pawn = man.kind is Kind.PAWN
    return [s for s in SQUARES if s not in core and not (pawn and rank_of(s) in (0, 7))]


def _numbers(man: Man, most: int) -> range:
    return range(1 if man.kind is Kind.KING else 0, most + 1)
