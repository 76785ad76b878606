# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window asks for, as it stands there, whether it can be had or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from composer.composing.ask import Ask, Meant, allowed_men
from composer.composing.demand import Demand
from composer.composing.refusals import grammars_of
from composer.problem.edits import set_squares
from composer.problem.men import Kind, Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import Square
from composer.problem.stipulation import TWO_MOVER, Stipulation

KINDS: Final = (Kind.KING, Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN)
"""The kinds of men that may be added, as they are listed."""

_USUAL: Final = Counter(map(Man.from_letter, "KkBNPPPnppp"))
"""The few men that carry most themes to the end; many more make the search slow."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A diagram, its men that stay, those that may be added, and what is to be shown.

    Attributes:
        position: the diagram.
        free: the squares of the men who need not stay.
        allowed: how many men of each sort may be added.
        meant: the themes with the squares that each means; one without a name holds squares that
            were marked before a theme was chosen.
        whole_core: whether every man that stays is to take part in the themes.
        most_men: how many men at most; 0 for any number.
        seed: where chance begins.
        shift: whether the men that stay may stand elsewhere, as a whole.
        mirror: whether their left and right may be exchanged.
        forbidden: ids of the points that no find may have.
        unlike: problems that no find may repeat.
        demand: phases with the mates that are wanted in them, from the scheme bench.
        after_key: whether the diagram is a position after the key.
        stipulation: what is composed.
        solutions: of a helpmate, how many solutions it is to have.
        seconds: how long is searched; 0 until it is stopped.
    """

    position: Position = EMPTY
    free: frozenset[Square] = frozenset()
    allowed: tuple[tuple[Man, int], ...] = ()
    meant: tuple[Meant, ...] = ()
    whole_core: bool = True
    most_men: int = 0
    seed: int = 1
    shift: bool = False
    mirror: bool = False
    forbidden: tuple[str, ...] = ()
    unlike: tuple[Position, ...] = ()
    demand: Demand = ()
    after_key: bool = False
    stipulation: Stipulation = TWO_MOVER
    solutions: int = 2
    seconds: int = 0

    @property
    def themes(self) -> tuple[str, ...]:
        """The themes that are chosen, by their ids."""
        return tuple(each.theme for each in self.meant if each.theme)

    @property
    def is_something(self) -> bool:
        """Whether a theme or a mate is wanted."""
        return bool(self.themes or self.demand)

    @property
    def core(self) -> Position:
        """The men that stay."""
        return set_squares(self.position, dict.fromkeys(self.free))

    @property
    def ask(self) -> Ask:
        """What is asked of the search."""
        men = [man for man, number in self.allowed for _ in range(number)]
        first, *others = [each for each in self.meant if each.theme] or [Meant("")]
        return Ask(
            self.core,
            tuple(men),
            first.theme,
            first.squares,
            whole_core=self.whole_core,
            most_men=self.most_men,
            seed=self.seed,
            shift=self.shift,
            mirror=self.mirror,
            also=tuple(others),
            forbidden=self.forbidden,
            unlike=self.unlike,
            demand=self.demand,
            after_key=self.after_key,
            stipulation=self.stipulation,
            solutions=self.solutions,
        )

    def with_play(self, stipulation: Stipulation, solutions: int) -> Wanted:
        """Return it for another play; themes that are not known in it are dropped."""
        known = grammars_of(stipulation)
        return replace(
            self,
            stipulation=stipulation,
            solutions=solutions,
            meant=tuple(each for each in self.meant if each.theme in known),
        )

    def squares_of(self, theme: str) -> frozenset[Square]:
        """Return the squares that a theme means; of no name, those marked before it was chosen."""
        return frozenset(
            square for each in self.meant if each.theme == theme for square in each.squares
        )

    def with_squares(self, theme: str, squares: Iterable[Square]) -> Wanted:
        """Return it with other squares that a theme means."""
        told = Meant(theme, tuple(sorted(squares)))
        if theme in {each.theme for each in self.meant}:
            meant = tuple(told if each.theme == theme else each for each in self.meant)
        else:
            meant = (*self.meant, told)
        return replace(self, meant=tuple(each for each in meant if each.theme or each.squares))

    def with_themes(self, themes: Iterable[str]) -> Wanted:
        """Return it with other themes; those that stay keep their order and their squares."""
        names = tuple(themes)
        stay = tuple(each for each in self.meant if each.theme in names)
        new = [Meant(name) for name in names if name not in self.themes]
        nameless = self.squares_of("")
        if new and nameless and not stay:
            new[0] = Meant(new[0].theme, tuple(sorted(nameless)))
        return replace(self, meant=(*stay, *new))

    def number(self, man: Man) -> int:
        """Return how many such men may be added."""
        return dict(self.allowed).get(man, 0)

    def with_number(self, man: Man, number: int) -> Wanted:
        """Return it with another number of such men."""
        return replace(self, allowed=_counted({**dict(self.allowed), man: max(0, number)}))

    def on(self, position: Position) -> Wanted:
        """Return it for another diagram, whose men all stay, with the usual few allowed."""
        return replace(
            self,
            position=position,
            free=frozenset(),
            meant=tuple(map(Meant, self.themes)),
            unlike=(),
            demand=(),
            after_key=False,
        ).usual()

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
            meant=ask.themes,
            whole_core=ask.whole_core,
            most_men=ask.most_men,
            seed=ask.seed,
            shift=ask.shift,
            mirror=ask.mirror,
            forbidden=ask.forbidden,
            unlike=ask.unlike,
            demand=ask.demand,
            after_key=ask.after_key,
            stipulation=ask.stipulation,
            solutions=ask.solutions,
            seconds=seconds,
        )

    @classmethod
    def like(cls, ask: Ask, whole: Position, seconds: int) -> Self:
        """Return a search for another problem with the theme of one; its other men may go."""
        free = frozenset(square for square, _ in whole if ask.core[square] is None)
        return replace(cls.of(ask, seconds), position=whole, free=free)


def _counted(numbers: Mapping[Man, int]) -> tuple[tuple[Man, int], ...]:
    order = sorted(
        (man for man, number in numbers.items() if number > 0),
        key=lambda man: (man.colour.value, KINDS.index(man.kind)),
        reverse=False,
    )
    return tuple((man, numbers[man]) for man in order)
