# SPDX-License-Identifier: GPL-3.0-or-later
"""Maximummer and its family: which of the legal moves may be played, and who may move again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.men import SIDES, Colour
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class _Restraint(PlayedCondition):
    """What restrains the moves of one side or both.

    Attributes:
        sides: whose moves are restrained; nobody's while it is not told who defends.
    """

    sides: frozenset[Colour] = frozenset(SIDES)

    def restraining(self, side: Colour) -> PlayedCondition:
        """Return it as it is where a side defends, if it restrains who does so; else itself."""
        return self if self.sides else replace(self, sides=frozenset({side}))


@dataclass(frozen=True, eq=False)
class Maximummer(_Restraint):
    """A side plays one of its longest legal moves, or of its shortest.

    Attributes:
        longest: whether the longest are wanted, and not the shortest.
    """

    engine = "maximummer"

    longest: bool = True


@dataclass(frozen=True, eq=False)
class MustCapture(_Restraint):
    """A side captures if it can.

    Attributes:
        ultra: whether it does not move at all if it cannot.
    """

    engine = "mustcapture"

    ultra: bool = False


class Alphabetic(_Restraint):
    """The man on the first square in the order a1, a2 ... a8, b1 ... h8 who can move does so."""

    engine = "alphabetic"


class Duellists(_Restraint):
    """The man with whom a side has moved moves again as long as he can."""

    engine = "duellists"


class UltraSchachZwang(_Restraint):
    """A side plays only moves that check; whether it is mated does not hang on that."""

    engine = "ultraschachzwang"


@dataclass(frozen=True, eq=False)
class Lengths(PlayedCondition):
    """A side goes no further in all than its limit, and checks no further than what is left.

    Lengths are those from the centre of a square to another, castling that of the king, each
    rounded to a hundredth of a square's width.

    Attributes:
        limits: of White and Black, in hundredths; -1 for none.
        shared: whether all moves are taken from one limit, that of White.
    """

    engine = "lengths"

    limits: tuple[int, int]
    shared: bool


class Fuddled(PlayedCondition):
    """Who was moved by a side does not move or check at its next turn, nor a rook who castled."""

    engine = "fuddled"


_WHITE, _BLACK = frozenset({Colour.WHITE}), frozenset({Colour.BLACK})
_DEFENDER: Final = frozenset[Colour]()


def _lengths(condition: Condition) -> PlayedCondition | None:
    found = [-1 if limit is None else limit for limit in options_of(condition).hundredths]
    return Lengths((found[0], found[-1]), len(found) == 1) if found else None


def _must_capture(sides: frozenset[Colour]) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        return MustCapture(sides, "Ultra" in options_of(condition))

    return made


ROWS: Final[Mapping[str, Played]] = {
    "maximummer": wordless(lambda: Maximummer(_DEFENDER)),
    "blackmaximummer": wordless(lambda: Maximummer(_BLACK)),
    "whitemaximummer": wordless(lambda: Maximummer(_WHITE)),
    "blackminimummer": wordless(lambda: Maximummer(_BLACK, longest=False)),
    "whiteminimummer": wordless(lambda: Maximummer(_WHITE, longest=False)),
    "blackmustcapture": _must_capture(_BLACK),
    "whitemustcapture": _must_capture(_WHITE),
    "ultraschachzwang": wordless(lambda: UltraSchachZwang(_DEFENDER)),
    "blackultraschachzwang": wordless(lambda: UltraSchachZwang(_BLACK)),
    "whiteultraschachzwang": wordless(lambda: UltraSchachZwang(_WHITE)),
    "alphabetic": wordless(Alphabetic),
    "whitealphabetic": wordless(lambda: Alphabetic(_WHITE)),
    "blackalphabetic": wordless(lambda: Alphabetic(_BLACK)),
    "duellist": wordless(Duellists),
    "fuddledmen": wordless(Fuddled),
    "bgl": _lengths,
}
