# SPDX-License-Identifier: GPL-3.0-or-later
"""Follow my leader, synchronous movers, forced squares, Dister: which moves are played if any are.

All of them as Popeye 4.104 has them: of the legal moves those are left that do best what is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.rules.book import Condition
from composer.rules.conditionwords import options_of
from composer.solver.conditions.choosing import _Restraint as Restraint
from composer.solver.conditions.condition import Played, PlayedCondition, wordless


@dataclass(frozen=True, eq=False)
class FollowMyLeader(Restraint):
    """A side goes, if it can, to the square that the other side has just left."""

    engine = "follow-my-leader"


@dataclass(frozen=True, eq=False)
class Synchronous(Restraint):
    """A side moves, if it can, as far and in the same direction as the other side has just done.

    Attributes:
        against: whether in the opposite direction.
    """

    engine = "synchronous"

    against: bool = False


@dataclass(frozen=True, eq=False)
class ForcedSquares(Restraint):
    """A side goes, if it can, to one of some squares.

    Attributes:
        squares: which.
    """

    engine = "forced-squares"

    squares: tuple[int, ...] = ()

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whom it restrains, and the squares, one higher each."""
        return (*_whose(self.sides), *(cell + 1 for cell in self.squares))


@dataclass(frozen=True, eq=False)
class Dister(Restraint):
    """A side brings two men as far from each other as it can, or as near.

    The men are those who stand on two squares of the diagram. While one of them is not on the
    board, every move will do, and a move that captures one is the worst.

    Attributes:
        squares: the two squares.
        far: whether as far.
    """

    engine = "dister"

    squares: tuple[int, ...] = ()
    far: bool = True


_WHITE, _BLACK = frozenset({Colour.WHITE}), frozenset({Colour.BLACK})


def _whose(sides: frozenset[Colour]) -> tuple[int, int]:
    return int(Colour.WHITE in sides), int(Colour.BLACK in sides)


def _forced(sides: frozenset[Colour]) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        return ForcedSquares(sides, tuple(dict.fromkeys(options_of(condition).squares)))

    return made


def _dister(sides: frozenset[Colour], far: bool) -> Played:
    def made(condition: Condition) -> PlayedCondition | None:
        squares = tuple(dict.fromkeys(options_of(condition).squares))
        return Dister(sides, squares, far) if len(squares) == 2 else None

    return made


ROWS: Final[Mapping[str, Played]] = {
    "blackfollowmyleader": wordless(lambda: FollowMyLeader(_BLACK)),
    "whitefollowmyleader": wordless(lambda: FollowMyLeader(_WHITE)),
    "blacksynchronmover": wordless(lambda: Synchronous(_BLACK)),
    "whitesynchronmover": wordless(lambda: Synchronous(_WHITE)),
    "blackantisynchronmover": wordless(lambda: Synchronous(_BLACK, against=True)),
    "whiteantisynchronmover": wordless(lambda: Synchronous(_WHITE, against=True)),
    "blackforcedsquare": _forced(_BLACK),
    "whiteforcedsquare": _forced(_WHITE),
    "blackmaxdister": _dister(_BLACK, far=True),
    "whitemaxdister": _dister(_WHITE, far=True),
    "blackmindister": _dister(_BLACK, far=False),
    "whitemindister": _dister(_WHITE, far=False),
}
