# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of a composing search: a core, men that may be added, themes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, product
from typing import Final

from composer.analysis.themes.grammar.plan import Core, Plan
from composer.analysis.themes.grammar.table import GRAMMARS
from composer.composing.demand import Demand, moved, plans_of
from composer.problem.edits import clear, game_array, set_squares, set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Board, Position
from composer.problem.squares import Square, Symmetry
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.problem.stipulations.play import Play
from composer.problem.twinned import shifted
from composer.said.sentence import said
from composer.solver.schemeplay import bare

_MOST_PLANS: Final = 500  # of several themes together

FATAL: Final = "fatal"
"""Forbids whatever costs a distinction, and nothing pays for."""


@dataclass(frozen=True, slots=True)
class Meant:
    """A theme that is meant.

    Attributes:
        theme: its id.
        squares: the squares that it means, as its proof names them; none for any.
    """

    theme: str
    squares: tuple[Square, ...] = ()


@dataclass(frozen=True)
class Ask:
    """A core, the men that may be added, and the theme that is meant.

    Attributes:
        core: the men that stay where they are; White begins.
        allowed: those who may be added, each once.
        theme: the theme's id; empty where only phases with wanted mates are asked for.
        squares: the squares that the theme means, as its proof names them; none for any.
        whole_core: whether every man of the core is to take part in the proof (kings apart).
        most_men: how many men at most; 0 for any number.
        seed: where chance begins.
        changes: how many changes a turn tries.
        also: themes to be shown besides; the core is to take part in the proofs together.
        shift: whether the core may stand elsewhere, as a whole.
        mirror: whether its left and right may be exchanged.
        forbidden: ids of the points (`composer.analysis.points`) that no find may have; `FATAL`
            for all that cost a distinction. Others are weighed: they come later in the list.
        unlike: positions that no find may repeat, wherever they stand on the board.
        demand: phases with the mates that are wanted in them.
        after_key: whether the core is a position after the key, one of whose men has moved.
        stipulation: what is asked of the problem: `#2`, `#3`, `s#2`, `h#2`, `h#2.5` or `h#3`.
        solutions: of help play, how many solutions it is to have.
        every: whether every placement is gone through where there are few of them.
        arrives: where the key's man is to go: he stood there after the key, and is not in the core.
    """

    core: Position
    allowed: tuple[Man, ...]
    theme: str
    squares: tuple[Square, ...] = ()
    whole_core: bool = True
    most_men: int = 0
    seed: int = 1
    changes: int = 40_000
    also: tuple[Meant, ...] = ()
    shift: bool = False
    mirror: bool = False
    forbidden: tuple[str, ...] = ()
    unlike: tuple[Position, ...] = ()
    demand: Demand = ()
    after_key: bool = False
    arrives: Square | None = None
    stipulation: Stipulation = TWO_MOVER
    solutions: int = 2
    every: bool = True

    @property
    def is_two_mover(self) -> bool:
        """Whether it is a mate in two, of which it is known what themes need of a position."""
        return self.stipulation.is_two_mover

    @property
    def is_help(self) -> bool:
        """Whether it is a helpmate."""
        return self.stipulation.play is Play.HELP

    @property
    def halfmoves(self) -> int:
        """How many half-moves a solution has."""
        return self.stipulation.halfmoves

    @property
    def themes(self) -> tuple[Meant, ...]:
        """All themes that are meant."""
        first = (Meant(self.theme, self.squares),) if self.theme else ()
        return (*first, *self.also)

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """The ways in which the core, where it stands, may show the themes."""
        if not self.is_two_mover:
            return (Plan(()),)  # which solutions or keys are meant is seen as they come
        core = Core(self.position)
        found = (Plan(()),) if not self.demand else tuple(plans_of(self.demand, self.arrives))
        for each in self.themes:
            grammar = GRAMMARS.get(each.theme)
            plans = () if grammar is None else tuple(grammar(core, each.squares))
            found = tuple(
                islice((both for a in found for b in plans for both in a.joined(b)), _MOST_PLANS)
            )
        return found

    @cached_property
    def position(self) -> Position:
        """The core as a scheme, White to move; of a helpmate Black."""
        return bare(set_turn(self.core, Colour.BLACK if self.is_help else Colour.WHITE))

    @cached_property
    def men_of_core(self) -> frozenset[Square]:
        """The squares of the core's men, kings apart."""
        return frozenset(square for square, man in self.core if man.kind is not Kind.KING)

    @property
    def needed(self) -> frozenset[Square]:
        """The squares whose men are to take part in the proof."""
        return self.men_of_core if self.whole_core and self.themes else frozenset()

    @property
    def arrived(self) -> tuple[Square, Man] | None:
        """The man who stands where the key went, of a position after it, and his square."""
        return None if self.arrives is None else (self.arrives, self.allowed[-1])

    @property
    def placed(self) -> tuple[Ask, ...]:
        """The same with the core wherever it may stand, as it stands first."""
        found: dict[Board, Ask] = {}
        if not self.after_key:
            found[self.position.board] = self._stands()
        for mirrored in (False, True) if self.mirror else (False,):
            for files, ranks in _SHIFTS if self.shift else ((0, 0),):
                try:
                    ask = self._stands(files, ranks, mirrored)
                except ValueError:
                    continue  # a man or a square that is meant would leave the board
                for each in ask._before_key() if self.after_key else (ask,):
                    found.setdefault(each.position.board, each)
        return tuple(found.values())

    def _before_key(self) -> Iterator[Ask]:
        """Yield the same with each of White's men as the one who has moved, the officers first."""
        movers = [(square, man) for square, man in self.core if man.colour is Colour.WHITE]
        for square, man in sorted(movers, key=lambda mover: mover[1].kind is Kind.KING):
            yield replace(
                self,
                core=set_squares(self.core, {square: None}),
                allowed=(*self.allowed, man),
                arrives=square,
                after_key=False,
            )

    def of_turn(self, turn: int) -> tuple[Ask, Plan | None]:
        """Return where the core stands in a turn, and how the themes are shown there."""
        asks = self.placed
        ask = asks[turn % len(asks)]
        return ask, ask.plans[turn // len(asks) % len(ask.plans)] if ask.plans else None

    def repeats(self, position: Position) -> bool:
        """Return whether a position is one that no find may repeat."""
        return bool(self.unlike) and _shape(position) in map(_shape, self.unlike)

    def _stands(self, files: int = 0, ranks: int = 0, mirrored: bool = False) -> Ask:
        shift = shifted(files, ranks)

        def place(square: Square) -> Square:
            return shift(Symmetry.MIRROR_FILES.apply(square) if mirrored else square)

        core = set_squares(clear(self.position), {place(square): man for square, man in self.core})
        if any(man.kind is Kind.PAWN and square // 8 in (0, 7) for square, man in core):
            raise ValueError("a pawn on the edge")
        also = tuple(Meant(each.theme, tuple(map(place, each.squares))) for each in self.also)
        squares = tuple(map(place, self.squares))
        return replace(
            self,
            core=core,
            squares=squares,
            also=also,
            demand=moved(self.demand, place),
            shift=False,
            mirror=False,
        )


_SHIFTS: Final = sorted(product(range(-7, 8), repeat=2), key=lambda by: abs(by[0]) + abs(by[1]))


def _shape(position: Position) -> frozenset[tuple[int, int, Man]]:
    """Return the men as they stand to each other, left and right not told apart."""
    files = [square % 8 for square, _ in position]
    left, right, low = min(files), max(files), min(square // 8 for square, _ in position)
    shapes = (
        frozenset((square % 8 - left, square // 8 - low, man) for square, man in position),
        frozenset((right - square % 8, square // 8 - low, man) for square, man in position),
    )
    return min(shapes, key=lambda shape: sorted((f, r, man.letter) for f, r, man in shape))


def parse_allowed(text: str) -> tuple[Man, ...]:
    """Read men that may be added, such as `KRNPPkbpp`: White's in capitals.

    Raises:
        ValueError: a letter is none of an orthodox man.
    """
    try:
        return tuple(Man.from_letter(letter) for letter in text if not letter.isspace())
    except ValueError:
        raise ValueError(
            said("expected men such as KRNPPkbpp, got {text}", text=repr(text[:60]))
        ) from None


def allowed_men(core: Position) -> tuple[Man, ...]:
    """Return the men that each side has in the game and not in a core, kings first."""
    array = game_array()
    men = [man for _, man in array]
    there = Counter(man for _, man in core)
    missing = Counter(men) - there
    return tuple(sorted(missing.elements(), key=lambda man: (-man.kind, man.colour.value)))
