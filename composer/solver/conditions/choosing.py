# SPDX-License-Identifier: GPL-3.0-or-later
"""Maximummer and its family: which of the legal moves may be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Final

from composer.problem.men import SIDES, Colour, Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


class _Restraint(PlayedCondition):
    """What restrains the moves of one side or both.

    Attributes:
        sides: whose moves are restrained; nobody's while it is not told who defends.
    """

    def __init__(self, sides: frozenset[Colour] = frozenset(SIDES)) -> None:
        """Make it."""
        self.sides = sides

    def restraining(self, side: Colour) -> PlayedCondition:
        """Return it as it is where a side defends, if it restrains who does so; else itself."""
        if self.sides:
            return self
        told = copy(self)
        told.sides = frozenset({side})
        return told

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether White is restrained, and whether Black is."""
        return tuple(int(side in self.sides) for side in SIDES)


class _Chooser(_Restraint):
    """What conditions that leave at least one of several moves have in common."""


class Maximummer(_Chooser):
    """A side plays one of its longest legal moves, or of its shortest.

    Attributes:
        longest: whether the longest are wanted, and not the shortest.
    """

    engine = "maximummer"

    def __init__(self, sides: frozenset[Colour], longest: bool = True) -> None:
        """Make it."""
        super().__init__(sides)
        self.longest = longest

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether White is restrained, whether Black is, and whether to the longest."""
        return (*super().numbers(start, kinds), int(self.longest))


class MustCapture(_Chooser):
    """A side captures if it can."""

    engine = "mustcapture"


class Alphabetic(_Chooser):
    """The man on the first square in the order a1, a2 ... a8, b1 ... h8 who can move does so."""

    engine = "alphabetic"


class Duellists(_Chooser):
    """The man with whom a side has moved moves again as long as he can."""

    engine = "duellists"


class UltraSchachZwang(_Restraint):
    """A side plays only moves that check; whether it is mated does not hang on that."""

    engine = "ultraschachzwang"


_WHITE, _BLACK = frozenset({Colour.WHITE}), frozenset({Colour.BLACK})
_DEFENDER: Final = frozenset[Colour]()


def _maximummer(sides: frozenset[Colour], longest: bool = True) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        return None if condition.words else Maximummer(sides, longest)

    return made


ROWS: Final[Mapping[str, Played]] = {
    "maximummer": _maximummer(_DEFENDER),
    "blackmaximummer": _maximummer(_BLACK),
    "whitemaximummer": _maximummer(_WHITE),
    "blackminimummer": _maximummer(_BLACK, longest=False),
    "whiteminimummer": _maximummer(_WHITE, longest=False),
    "blackmustcapture": wordless(lambda: MustCapture(_BLACK)),
    "whitemustcapture": wordless(lambda: MustCapture(_WHITE)),
    "ultraschachzwang": wordless(lambda: UltraSchachZwang(_DEFENDER)),
    "blackultraschachzwang": wordless(lambda: UltraSchachZwang(_BLACK)),
    "whiteultraschachzwang": wordless(lambda: UltraSchachZwang(_WHITE)),
    "alphabetic": wordless(Alphabetic),
    "duellist": wordless(Duellists),
}
