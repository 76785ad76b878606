# SPDX-License-Identifier: GPL-3.0-or-later
"""What the play after a key lacks of a theme of longer play: a measure for a search.

A row names the detector, which has the last word, and the themes and elements that come near:
who has a single model mate is nearer to several of them than who has none. It is asked of any key,
other keys beside it or not, and of a try, so that a search knows where it goes before all is sound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from composer.analysis.longer import (
    continuations,
    crossings,
    firstmoves,
    mating,
    walks,
    whitelines,
)
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade

MISSING: Final = 3
"""What a theme lacks of which nothing is there."""

_ELEMENT, _NEAR = 1, 2

Rule = Callable[[Study], Iterable[Flag]]


@dataclass(frozen=True)
class LongGrammar:
    """What a theme of longer play is told by.

    Attributes:
        rule: the detector.
        near: ids of what comes near to it.
        grades: those of the theme that are enough.
    """

    rule: Rule
    near: tuple[str, ...] = ()
    grades: tuple[Grade, ...] = (Grade.THEME,)

    def lacks(self, theme: str, flags: Sequence[Flag], meant: Sequence[Flag]) -> int:
        """Return what flags of the rule lack of a theme; 0 for nothing, `MISSING` for all.

        Args:
            theme: its id.
            flags: what the rule yields.
            meant: those of them that stand where the theme is meant.
        """
        if any(flag.grade in self.grades for flag in meant):
            return 0
        if any(flag.id == theme for flag in flags):
            return _ELEMENT
        return _NEAR if any(flag.id in self.near for flag in flags) else MISSING


ANY_GRADE: Final = (Grade.THEME, Grade.ELEMENT)
"""For themes that the detector calls an element in longer play, or when there are few of them."""

LONGER_GRAMMARS: Final[Mapping[str, LongGrammar]] = MappingProxyType(
    {
        "model_mate_2": LongGrammar(mating.model_mates, ("model_mate", "ideal_mate"), ANY_GRADE),
        "ideal_mate": LongGrammar(mating.model_mates, ("model_mate", "model_mate_2")),
        "echo": LongGrammar(mating.echoes, ("chameleon_echo",)),
        "chameleon_echo": LongGrammar(mating.echoes, ("echo",)),
        "half_pin": LongGrammar(mating.half_pin),
        "battery_3plus_mates": LongGrammar(
            mating.mating_elements,
            ("battery_play", "battery_mate", "indirect_battery"),
            ANY_GRADE,
        ),
        "novotny_w2": LongGrammar(mating.last_but_one_themes, ("plachutta_w2",)),
        "plachutta_w2": LongGrammar(mating.last_but_one_themes, ("novotny_w2",)),
        "grimshaw_b2": LongGrammar(mating.last_but_one_themes, ("wurzburg_plachutta_b2",)),
        "pawn_grimshaw_b2": LongGrammar(mating.last_but_one_themes),
        "novotny_key": LongGrammar(firstmoves.first_move_themes, ("grimshaw_b1", "plachutta")),
        "plachutta": LongGrammar(firstmoves.first_move_themes, ("novotny_key", "holzhausen")),
        "grimshaw_b1": LongGrammar(firstmoves.first_move_themes, ("novotny_key",)),
        "pawn_grimshaw_b1": LongGrammar(firstmoves.first_move_themes),
        "wurzburg_plachutta_b1": LongGrammar(firstmoves.first_move_themes, ("holzhausen",)),
        "holzhausen": LongGrammar(firstmoves.first_move_themes, ("wurzburg_plachutta_b1",)),
        "quiet_continuations": LongGrammar(continuations.quiet_continuations),
        "continuations_exchanged": LongGrammar(continuations.continuations_exchanged),
        "cyclic_continuations": LongGrammar(continuations.cyclic_continuations),
        "changed_continuations": LongGrammar(continuations.changed_continuations),
        "transferred_continuations": LongGrammar(continuations.transferred_continuations),
        "indian": LongGrammar(whitelines.indian),
        "bristol": LongGrammar(whitelines.bristol),
        "turton": LongGrammar(whitelines.turton),
        "siers_battery": LongGrammar(whitelines.siers_battery),
        "seeberger": LongGrammar(crossings.seeberger),
        "loyd_clearance": LongGrammar(whitelines.clearance, ("clearance", "clearance_sacrifice")),
        "clearance_sacrifice": LongGrammar(whitelines.clearance, ("clearance", "loyd_clearance")),
        "star_flights": LongGrammar(walks.star_flights, ("plus_flights", "y_flights")),
        "plus_flights": LongGrammar(walks.star_flights, ("star_flights", "y_flights")),
        "y_flights": LongGrammar(walks.star_flights, ("star_flights",)),
        "switchback": LongGrammar(walks.switchback),
        "round_trip": LongGrammar(walks.round_trip),
        "underpromotion": LongGrammar(walks.promotions),
        "umnov": LongGrammar(walks.umnov),
    }
)
"""Which theme of direct mates in three has which grammar."""
