# SPDX-License-Identifier: GPL-3.0-or-later
"""A point for or against a problem: how grave it is, and on which level it stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final

from composer.problem.move import Move
from composer.problem.squares import Square
from composer.said.sentence import Sentence, said


class Weight(Enum):
    """How much a point counts; its value is the word of the JSON form."""

    DISQUALIFIES = "disqualifies"
    SERIOUS = "serious"
    FLAW = "flaw"
    BLEMISH = "blemish"
    NEUTRAL = "neutral"
    MERIT = "merit"


FAULTS: Final = (Weight.DISQUALIFIES, Weight.SERIOUS, Weight.FLAW, Weight.BLEMISH)
"""What speaks against a problem, the gravest first."""


class Level(Enum):
    """Where a point stands in the profile, which is read from the top and never added up.

    Its value is the word of the JSON form.
    """

    OUT = "out"  # no problem at all
    FATAL = "fatal"  # what costs a distinction, unless something pays for it
    CONTENT = "content"
    KEY = "key"
    TRIES = "tries"
    ECONOMY = "economy"

    @property
    def title(self) -> Sentence:
        """What stands above its points."""
        return _TITLES[self]


_TITLES: Final[Mapping[Level, Sentence]] = MappingProxyType(
    {
        Level.OUT: said("No sound problem"),
        Level.FATAL: said("Fatal unless paid for"),
        Level.CONTENT: said("Content"),
        Level.KEY: said("Key"),
        Level.TRIES: said("Tries"),
        Level.ECONOMY: said("Economy"),
    }
)
_LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        point: level
        for level, points in {
            Level.OUT: "no_solution short_mate cook too_few other_shape short_solution",
            Level.CONTENT: "rich_play few_variations changed_mates set_mates_lost dual dual_free"
            " multiple_threats repeated_mate symmetric_play variety_of_errors model_mates"
            " quiet_continuations checking_continuations repeated_continuation short_variations"
            " repeated_moves common_beginning symmetric_solutions captures_only unity matched_play"
            " twin_form",
            Level.KEY: "key_needs_proof checking_key capture_key_pawn capture_key_piece"
            " give_and_take flight_taking flight_giving unprovided_flight unprovided_check"
            " unprovided_capture restricting_key key_pins_black sacrificial check_provoking"
            " self_pinning out_of_play_key short_threat",
            Level.TRIES: "one_refutation strong_tries crude_refutation",
            Level.ECONOMY: "miniature meredith heavy promoted_men idle_officer idle_in_phase"
            " white_force idle_men economy cookstoppers idle_man",
        }.items()
        for point in points.split()
    }
)
"""Where each point stands as long as it is not fatal."""

_NEEDS_SOLVES: Final = frozenset({"economy", "cookstoppers", "idle_man"})
"""Those that are found by solving the position again without its men; no library keeps them."""

KEPT_POINTS: Final = tuple(point for point in _LEVELS if point not in _NEEDS_SOLVES)
"""The ids of the points that an analysis finds, and libraries keep."""


@dataclass(frozen=True, slots=True)
class Point:
    """One thing for or against a problem.

    Attributes:
        id: the word that names it in files; never changed.
        weight: how much it counts.
        sentence: what it is, in plain sentences.
        squares: the squares that show it.
        moves: the moves that show it.
        count: how often, where that matters; else 0.
        paid: whether it would cost a distinction if nothing paid for it; the sentence says what.
    """

    id: str
    weight: Weight
    sentence: Sentence
    squares: tuple[Square, ...] = ()
    moves: tuple[Move, ...] = ()
    count: int = 0
    paid: bool = False

    @property
    def level(self) -> Level:
        """Where it stands in the profile."""
        if self.weight is Weight.DISQUALIFIES:
            return Level.OUT
        if self.paid or self.weight is Weight.SERIOUS:
            return Level.FATAL
        return _LEVELS[self.id]

    def paid_for(self, sentence: Sentence) -> Point:
        """Return the point as something pays for it, with what is said then."""
        return replace(self, weight=Weight.FLAW, sentence=sentence, paid=True)


def from_the_top(points: Iterable[Point]) -> tuple[Point, ...]:
    """Return points by their levels: in each the faults, the gravest first, merits, and notes.

    Those of one level and weight stay in the order in which they come.
    """
    levels, weights = list(Level), (*FAULTS, Weight.MERIT, Weight.NEUTRAL)
    return tuple(sorted(points, key=lambda p: (levels.index(p.level), weights.index(p.weight))))
