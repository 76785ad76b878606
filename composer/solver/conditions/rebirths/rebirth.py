# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a man is reborn, and as whom: the grid of options that Circe and its kin have in common.

A named form is a row of parameters, read from its words by `rebirth_of`. Source of the options:
Popeye's manual; each was compared with Popeye.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from composer.problem.men import ROYAL, Kind
from composer.rules.conditionwords import ConditionOptions
from composer.solver.conditions.condition import Arising, Meant


class Decider(IntEnum):
    """Whose home square it is, and as whom a man is reborn."""

    SELF = 0
    CLONE = 1
    """He is reborn as one of the kind of the other man of the capture."""
    COUSCOUS = 2
    """He is reborn on the home square of the other man of the capture."""


class Place(IntEnum):
    """How a square of rebirth is found."""

    HOME = 0
    RANK = 1
    FILE = 2
    SYMMETRY = 3
    DIAGRAM = 4
    EXCHANGE = 5
    ANTIPODES = 6
    EQUIPOLLENTS = 7
    ANYWHERE = 8
    CAGE = 9
    MAKE = 10


class Turning(IntEnum):
    """How a square that was found is turned."""

    NONE = 0
    DIAMETRAL = 1
    VERTICAL = 2


class Occupied(IntEnum):
    """What an occupied square of rebirth means."""

    RELAXED = 0
    """Nobody is reborn."""
    STRICT = 1
    """The capture is not possible."""
    ASSASSIN = 2
    """Who stands there vanishes."""
    COVERED = 3
    """Who stands there is covered until the square is left."""


_PLACES: Final[Mapping[str, Place]] = MappingProxyType(
    {
        "Rank": Place.RANK,
        "File": Place.FILE,
        "Symmetry": Place.SYMMETRY,
        "Diagram": Place.DIAGRAM,
        "PWC": Place.EXCHANGE,
        "Antipodes": Place.ANTIPODES,
        "Equipollents": Place.EQUIPOLLENTS,
        "Super": Place.ANYWHERE,
        "Cage": Place.CAGE,
        "Take&Make": Place.MAKE,
    }
)
CHOSEN: Final = frozenset({Place.ANYWHERE, Place.CAGE, Place.MAKE})
"""The places of which there are several: who captures chooses."""
_CHAMELEON: Final = (Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN, Kind.KNIGHT)
_RISING: Final = (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
_OTHERS: Final = frozenset(
    {"Clone", "Couscous", "Mirror", "April", "Diametral", "VerticalMirror", "Chameleon"}
    | {"Einstein", "ReversalEinstein"}
    | {"Turncoat", "Strict", "Relaxed", "Assassin", "Parachute", "Cheylan", "Calvet"}
    | {"RexInclusive", "RexExclusive"}
)


@dataclass(frozen=True, slots=True)
class Rebirth(Meant):
    """The grid: where a man is reborn, and as whom.

    Attributes:
        decider: whose home square it is.
        mirror: whether it is the one that he would have on the other side.
        place: how the square is found.
        turning: how it is turned.
        occupied: what it means if it is occupied.
        steps: what becomes of whom, of kinds that change.
        turncoat: whether he changes sides.
        april: the kinds that are reborn; None if all are.
    """

    decider: Decider = Decider.SELF
    mirror: bool = False
    place: Place = Place.HOME
    turning: Turning = Turning.NONE
    occupied: Occupied = Occupied.RELAXED
    steps: tuple[tuple[Kind, Kind], ...] = ()
    turncoat: bool = False
    april: frozenset[Kind] | None = None

    @property
    def changes(self) -> bool:
        """Whether a man may be reborn as another of his side."""
        return bool(self.steps) or self.decider is Decider.CLONE

    def arising(self, with_kings: bool) -> Arising:
        """Return what men may become by it."""
        as_king = with_kings and self.decider is Decider.CLONE
        return Arising(
            frozenset(kind for step in self.steps for kind in step),
            frozenset({ROYAL} if as_king else ()),
        )

    def numbers(self, kinds: Mapping[Kind, int]) -> list[int]:
        """Return the grid as the compiled engine reads it."""
        present = (self.april or frozenset()) & kinds.keys()  # who else is reborn is not there
        april = sum(1 << kinds[kind] - 1 for kind in present)
        table = [0] * (max(kinds.values()) + 1)
        for kind, other in self.steps:
            table[kinds[kind]] = kinds[other]
        return [
            self.decider,
            self.mirror,
            self.place,
            self.turning,
            self.occupied,
            self.turncoat,
            self.april is not None,
            april & 0xFFFFFF,
            april >> 24,
            *table,
        ]


def rebirth_of(
    options: ConditionOptions, occupied: Occupied, captor: bool = False
) -> Rebirth | None:
    """Return the grid that some words mean; None where they mean what is not played here.

    Args:
        options: the words, read.
        occupied: what an occupied square means where no word says it.
        captor: whether it is the capturing man who is reborn.
    """
    flags = options.flags
    places = [place for name, place in _PLACES.items() if name in flags]
    if len(places) > 1 or flags - _OTHERS - _PLACES.keys():
        return None
    place = places[0] if places else Place.HOME
    for word, meant in (
        ("Relaxed", Occupied.RELAXED),
        ("Strict", Occupied.STRICT),
        ("Assassin", Occupied.ASSASSIN),
        ("Parachute", Occupied.COVERED),
    ):
        if word in flags:
            occupied = meant
    steps: Sequence[Kind] = ()
    if "Chameleon" in flags:
        named = options.kinds if "April" not in flags else ()
        steps = tuple(map(Kind.of, named)) or _CHAMELEON
    elif flags & {"Einstein", "ReversalEinstein"}:  # who captures rises, who is captured sinks
        steps = _RISING if captor is ("Einstein" in flags) else _RISING[::-1]
    return Rebirth(
        Decider.CLONE
        if "Clone" in flags
        else Decider.COUSCOUS
        if "Couscous" in flags
        else Decider.SELF,
        "Mirror" in flags,
        place,
        Turning.DIAMETRAL
        if "Diametral" in flags
        else Turning.VERTICAL
        if "VerticalMirror" in flags
        else Turning.NONE,
        occupied,
        tuple(pairwise(steps)),
        "Turncoat" in flags,
        frozenset(map(Kind.of, options.kinds)) if "April" in flags else None,
    )
