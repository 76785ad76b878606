# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window asks for, as it stands there, whether it can be had or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from composer.composing.ask import FATAL, Ask, allowed_men
from composer.problem.edits import set_squares
from composer.problem.men import Kind, Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import Square

KINDS: Final = (Kind.KING, Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN)
"""The kinds of men that may be added, as they are listed."""

_USUAL: Final = Counter(map(Man.from_letter, "KkBNPPPnppp"))
"""The few men that carry most themes to the end; many more make the search slow."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A diagram, its men that stay, those that may be added, and the theme.

    Attributes:
        position: the diagram.
        free: the squares of the men who need not stay.
        allowed: how many men of each sort may be added.
        theme: the theme's id; empty while none is chosen.
        squares: the squares that the theme means.
        whole_core: whether every man that stays is to take part in the theme.
        most_men: how many men at most; 0 for any number.
        seed: where chance begins.
        shift: whether the men that stay may stand elsewhere, as a whole.
        mirror: whether their left and right may be exchanged.
        no_grave: whether finds with what costs a distinction are left out.
        seconds: how long is searched; 0 until it is stopped.
    """

    position: Position = EMPTY
    free: frozenset[Square] = frozenset()
    allowed: tuple[tuple[Man, int], ...] = ()
    theme: str = ""
    squares: frozenset[Square] = frozenset()
    whole_core: bool = True
    most_men: int = 0
    seed: int = 1
    shift: bool = False
    mirror: bool = False
    no_grave: bool = False
    seconds: int = 0

    @property
    def core(self) -> Position:
        """The men that stay."""
        return set_squares(self.position, dict.fromkeys(self.free))

    @property
    def ask(self) -> Ask:
        """What is asked of the search."""
        men = [man for man, number in self.allowed for _ in range(number)]
        return Ask(
            self.core,
            tuple(men),
            self.theme,
            tuple(sorted(self.squares)),
            whole_core=self.whole_core,
            most_men=self.most_men,
            seed=self.seed,
            shift=self.shift,
            mirror=self.mirror,
            forbidden=(FATAL,) if self.no_grave else (),
        )

    def number(self, man: Man) -> int:
        """Return how many such men may be added."""
        return dict(self.allowed).get(man, 0)

    def with_number(self, man: Man, number: int) -> Wanted:
        """Return it with another number of such men."""
        return replace(self, allowed=_counted({**dict(self.allowed), man: max(0, number)}))

    def on(self, position: Position) -> Wanted:
        """Return it for another diagram, whose men all stay, with the usual few allowed."""
        return replace(self, position=position, free=frozenset(), squares=frozenset()).usual()

    def usual(self) -> Wanted:
        """Return it with the usual few men allowed, and those that need not stay."""
        missing = Counter(allowed_men(self.core))
        free = Counter(man for square, man in self.position if square in self.free)
        return replace(self, allowed=_counted((_USUAL & missing) | (free & missing)))

    def everybody(self) -> Wanted:
        """Return it with all men allowed that a side has in the game, and not in the core."""
        return replace(self, allowed=_counted(Counter(allowed_men(self.core))))

    def nobody(self) -> Wanted:
        """Return it with nobody allowed but the kings who are missing."""
        kings = {man: 1 for man in allowed_men(self.core) if man.kind is Kind.KING}
        return replace(self, allowed=_counted(kings))

    def turned(self, square: Square) -> Wanted:
        """Return it with a man who stays let go, or the other way round."""
        man = self.position[square]
        if man is None:
            return self
        goes = square not in self.free
        free = self.free | {square} if goes else self.free - {square}
        after = replace(self, free=free)
        return after.with_number(man, self.number(man) + (1 if goes else -1))

    @classmethod
    def of(cls, ask: Ask, seconds: int) -> Self:
        """Return what a search was asked that ran, its core as the diagram."""
        return cls(
            ask.core,
            allowed=_counted(Counter(ask.allowed)),
            theme=ask.theme,
            squares=frozenset(ask.squares),
            whole_core=ask.whole_core,
            most_men=ask.most_men,
            seed=ask.seed,
            shift=ask.shift,
            mirror=ask.mirror,
            no_grave=FATAL in ask.forbidden,
            seconds=seconds,
        )


def _counted(numbers: Mapping[Man, int]) -> tuple[tuple[Man, int], ...]:
    order = sorted(
        (man for man, number in numbers.items() if number > 0),
        key=lambda man: (man.colour.value, KINDS.index(man.kind)),
        reverse=False,
    )
    return tuple((man, numbers[man]) for man in order)
