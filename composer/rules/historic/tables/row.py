# SPDX-License-Identifier: GPL-3.0-or-later
"""What a tables game is: the ways of its players, its array, and its switches.

One generator of plays serves all of them. Points are numbered from 1; men outside the board, not
yet entered or hit and waiting, stand on `BAR`, and men borne off, or taken for good, on `OFF`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from composer.rules.book import Value
from composer.rules.fairykind import ByLanguage
from composer.rules.game import Player

BAR: Final = 0
"""Where men stand who are outside and must come in."""

OFF: Final = 99
"""Where men stand who have left the board."""

Way = tuple[int, ...]
"""The points of a player from the first to the last; after it he is off."""

SPECIAL: Final = "*"
"""What marks special men in files."""

_FEW: Final = 4  # players who have one letter each

Pile = tuple[int, bool, int]
"""Men of one sort on one place: place, whether they are special, how many."""


@dataclass(frozen=True, slots=True)
class Switches:
    """The rules of a tables game that are a choice among few.

    Attributes:
        dice: with how many a throw is made.
        faces: of a die.
        sum: `steps` if every die is a step with a stop of its own, `flight` if the sum of several
            may be gone in one step.
        throw: `whole` if a throw is lost that enemy men keep from being completed, `most` if as
            many numbers as possible are played, `each` if there is no duty.
        order: `free`, or `ascending` where the lowest number is always played first.
        doubles: `plain`, or `opposite` where equal dice count with their opposite faces, too, and
            one throws again.
        trictrac: whether 1 and 2 count 1 1 2 2 5 5 6 6, and one throws again.
        block: how many enemy men close a point for stopping.
        hit: where a man who is hit goes: `back` to his start, `enter` to the bar, `out` for good;
            `none` where nobody is hit.
        marked_only: whether only special men can be hit, and a plain one closes a point.
        enter_first: whether men on the bar come in before anybody else moves.
        most_on_point: how many men of one player a point holds.
        half_single: whether in his own half nobody puts a man on his own single one.
        bear_off: `at_least` if any man leaves whom the number takes out, `larger` if beyond the
            exact number only the hindmost does, `exact`, or `none`.
        bear_when: `all_home`, `any` man in the arrival quarter, or `uppers_home`.
        upper_first: whether no plain man moves before all special ones are home.
        spread: whether a special man comes home on an empty point only, until all are.
        acts: `goes` if a man goes as many points as a number says; `named` if the number names the
            point of which a man acts: a special one becomes plain there, and once there is none
            left a plain one leaves.
        passes: to how many next players a lost throw is offered.
        passed: `throw` if only a whole lost throw is offered, `rest` if the numbers left over are.
        stuck: `waits` if who loses a throw stays where he is, `loses` if he has lost the game.
        scores: what is counted: `none`; `turns` with a barata, or men `sent_back` while it stands;
            `men` taken.
        last_stake: whether the last player has one more of each of the others.
        end: `off`, `arrive`, `specials_off` or `last_player`.
    """

    dice: int = 3
    faces: int = 6
    sum: str = "steps"
    throw: str = "whole"
    order: str = "free"
    doubles: str = "plain"
    trictrac: bool = False
    block: int = 2
    hit: str = "back"
    marked_only: bool = False
    enter_first: bool = False
    most_on_point: int = 99
    half_single: bool = False
    bear_off: str = "at_least"
    bear_when: str = "all_home"
    upper_first: bool = False
    spread: bool = False
    acts: str = "goes"
    passes: int = 0
    passed: str = "throw"
    stuck: str = "waits"
    scores: str = "none"
    last_stake: bool = False
    end: str = "off"


@dataclass(frozen=True, slots=True)
class TablesRow:
    """A tables game. Rows are equal by their id.

    Attributes:
        id: its name in files.
        names: by language; English is always there.
        text: what is special in it, in a few lines, by language.
        source: where its rules are from.
        players: in the order of play, each one's right-hand neighbour next.
        points: how many the board has.
        ways: of each player; empty on a ring without end.
        homes: the arrival quarter of each player.
        array: how the men of each player stand first.
        switches: its rules.
        offers: the names of the options it has.
        starts: the point to which a man of each player goes back.
        first: the id of the player who begins.
        halves: the own half of each player, where that matters.
        ring: whether the way has no end.
        special: what a special man is called; empty where there is none.
        score: what is counted beside the men; empty where nothing is.
        score_first: how many of these each player has at first.
        score_wins: how many win the game; 0 if none do.
        interpretations: what is decided here, a sentence each.
        later: options that came later, which files hold only where they are chosen.
        answers: what names a play in files of answers: its `steps`, or the `results`.
    """

    id: str
    names: ByLanguage = field(compare=False)
    text: ByLanguage = field(compare=False, repr=False)
    source: str = field(compare=False, repr=False)
    players: tuple[Player, ...] = field(compare=False, repr=False)
    points: int = field(compare=False, repr=False)
    ways: tuple[Way, ...] = field(compare=False, repr=False)
    homes: tuple[frozenset[int], ...] = field(compare=False, repr=False)
    array: tuple[tuple[Pile, ...], ...] = field(compare=False, repr=False)
    switches: Switches = field(compare=False, repr=False)
    offers: tuple[str, ...] = field(compare=False, repr=False)
    starts: tuple[int, ...] = field(default=(), compare=False, repr=False)
    first: str = field(default="white", compare=False, repr=False)
    halves: tuple[frozenset[int], ...] = field(default=(), compare=False, repr=False)
    ring: bool = field(default=False, compare=False, repr=False)
    special: ByLanguage = field(default=(), compare=False, repr=False)
    score: ByLanguage = field(default=(), compare=False, repr=False)
    score_first: int = field(default=0, compare=False, repr=False)
    score_wins: int = field(default=0, compare=False, repr=False)
    interpretations: tuple[ByLanguage, ...] = field(default=(), compare=False, repr=False)
    later: tuple[str, ...] = field(default=(), compare=False, repr=False)
    answers: str = field(default="results", compare=False, repr=False)

    @property
    def player_ids(self) -> tuple[str, ...]:
        """The ids of the players in the order of play."""
        return tuple(player.id for player in self.players)

    def code(self, player: str) -> str:
        """Return the letters for the men of a player: as few as tell the players apart."""
        alike = sum(other[0] == player[0] for other in self.player_ids) > 1
        long = alike or len(self.players) > _FEW
        return player[:2].capitalize() if long else player[0].upper()

    @property
    def bars(self) -> tuple[Player, ...]:
        """The players who have a bar: all where men can be outside."""
        enters = self.switches.hit in ("back", "enter") or "hit" in self.offers
        return self.players if enters else ()

    def men(self, special: bool | None = None) -> int:
        """Return how many men a player has: all of them, or only plain or special ones."""
        piles = self.array[0]
        return sum(count for _, marked, count in piles if special is None or marked == special)

    def went(
        self, chosen: Mapping[str, Value]
    ) -> tuple[tuple[Way, ...], tuple[frozenset[int], ...]]:
        """Return ways and homes with options as they are chosen."""
        if chosen.get("direction") == "same":
            number = len(self.players)
            return (self.ways[0],) * number, (self.homes[0],) * number
        return self.ways, self.homes

    def switched(self, chosen: Mapping[str, Value]) -> Switches:
        """Return its rules with options as they are chosen."""
        known = {name: value for name, value in chosen.items() if name in SWITCH_NAMES}
        return replace(self.switches, **known)  # type: ignore[arg-type]


SWITCH_NAMES: Final = tuple(Switches.__dataclass_fields__)
"""The names of all switches."""
