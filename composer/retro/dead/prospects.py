# SPDX-License-Identifier: GPL-3.0-or-later
"""Who can still mate, as values.

A position is dead when no sequence of legal moves leads to mate by either side (FIDE Laws of
Chess, 1.3 and 5.2.2). The fifty-move rule and repetition do not count: they end games only by
somebody's claim or the arbiter's, and a problem has no arbiter.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.problem.men import Colour
from composer.said.sentence import CountedTemplate, Sentence, Template


class Chance(Enum):
    """Whether something can come about."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


class Ground(Enum):
    """Why a side can mate or cannot; the value is the template of the sentence.

    `{side}` stands for the side that is to mate, `{count}` for the positions looked at or the
    moves of a line too long to be read, `{moves}` for the moves.
    """

    MATE = Template("{side} has mated")
    LINE = Template("{side} can mate: {moves}")
    LONG_LINE = CountedTemplate(
        "{side} can mate, in one move", "{side} can mate, in {count} moves or fewer"
    )
    BARE_KING = Template("{side} has nothing but the king")
    LONE_KNIGHT = Template("a lone knight cannot mate a king with nothing but queens")
    BISHOPS = Template("bishops of one colour cannot mate: nothing can fill the other squares")
    WALLS = Template("{side} cannot get through: the walls of pawns stay shut")
    OVER = Template("the game has ended: no move is left")
    SEARCHED = CountedTemplate(
        "{side} cannot mate: the only position that can follow was looked at",
        "{side} cannot mate: all {count} positions that can follow were looked at",
    )
    BUDGET = CountedTemplate(
        "not known: one position was looked at", "not known: {count} positions were looked at"
    )


_CHANCES = {
    Ground.MATE: Chance.YES,
    Ground.LINE: Chance.YES,
    Ground.LONG_LINE: Chance.YES,
    Ground.BUDGET: Chance.UNKNOWN,
}


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is known of one side's chance to mate.

    Attributes:
        ground: why it can, or cannot.
        reason: the same in a sentence, without a full stop.
        line: where it can, moves of both sides that end in mate, such as `e2e4`, `e1g1`, `a7a8q`;
            not the shortest. None are needed where it has mated already.
        positions: how many were looked at.
    """

    ground: Ground
    reason: Sentence
    line: tuple[str, ...] = ()
    positions: int = 0

    @property
    def chance(self) -> Chance:
        """Whether the side can mate."""
        return _CHANCES.get(self.ground, Chance.NO)


@dataclass(frozen=True, slots=True)
class Prospects:
    """What is known of both sides' chances to mate."""

    white: Prospect
    black: Prospect

    def of(self, colour: Colour) -> Prospect:
        """Return what is known of one side."""
        return self.white if colour is Colour.WHITE else self.black

    @property
    def dead(self) -> Chance:
        """Whether the position is dead; one where somebody has mated is not."""
        chances = {self.white.chance, self.black.chance}
        if Chance.YES in chances:
            return Chance.NO
        return Chance.YES if chances == {Chance.NO} else Chance.UNKNOWN
