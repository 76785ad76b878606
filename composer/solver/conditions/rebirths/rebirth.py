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

from composer.problem.men import Colour, Kind, Man
from composer.problem.squares import file_of, rank_of, square_at
from composer.rules.conditionwords import ConditionOptions
from composer.solver.conditions.condition import (
    HOLES,
    ConditionedBoard,
    Memory,
    PlainMove,
    as_kind,
    turned,
)
from composer.solver.setup import is_promoted


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
_OTHERS: Final = frozenset(
    {"Clone", "Couscous", "Mirror", "April", "Diametral", "VerticalMirror", "Chameleon"}
    | {"Turncoat", "Strict", "Relaxed", "Assassin", "Cheylan", "Calvet"}
    | {"RexInclusive", "RexExclusive"}
)


@dataclass(frozen=True, slots=True)
class Capture:
    """A capture after which somebody is reborn.

    Attributes:
        who: who is reborn, as he stood before.
        other: the other man of the capture, as he stood before; who is promoted, thereafter.
        side: the side that captures.
        where: where the captured man stood.
        origin: where the capturing man came from.
        home: the square on which the reborn man, or the deciding one, stood in the diagram.
    """

    who: Man
    other: Man
    side: Colour
    where: int
    origin: int
    home: int | None = None


@dataclass(frozen=True, slots=True)
class Rebirth:
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
    def is_chosen(self) -> bool:
        """Whether the square of rebirth is chosen."""
        return self.place in CHOSEN

    def concerns(self, man: Man) -> bool:
        """Tell whether a man is of a kind that is reborn."""
        return self.april is None or man.kind in self.april

    def reborn(self, capture: Capture) -> Man:
        """Return as whom a man is reborn."""
        man = capture.who
        if self.decider is Decider.CLONE and not capture.other.is_royal:
            man = as_kind(man, capture.other.kind)
        return as_kind(man, dict(self.steps).get(man.kind, man.kind))

    def square(self, capture: Capture, man: Man, whose: Colour) -> int | None:
        """Return the square of rebirth of a man, as of a side; None if it is off board."""
        where = capture.where
        if self.decider is Decider.COUSCOUS:
            man = capture.other
            whose = capture.side if whose is not capture.side else capture.side.other
        if self.mirror:
            whose = whose.other
        found: int | None
        match self.place:
            case Place.SYMMETRY:
                found = 63 - where
            case Place.EXCHANGE:
                found = capture.origin
            case Place.ANTIPODES:
                found = where ^ 36
            case Place.EQUIPOLLENTS:
                found = beyond(where, capture.origin, where, -1 if self.mirror else 1)
            case Place.DIAGRAM:
                found = capture.home
            case Place.FILE:
                rank = rank_of(home_square(man, whose, where))
                found = square_at(file_of(where), rank)
            case Place.RANK:
                found = square_at(home_file(man, where, rank_of(where)), rank_of(where))
            case _:
                found = home_square(man, whose, where)
        if found is None or self.turning is Turning.NONE:
            return found
        return 63 - found if self.turning is Turning.DIAMETRAL else found ^ 7

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


def rebirth_of(options: ConditionOptions, occupied: Occupied) -> Rebirth | None:
    """Return the grid that some words mean; None where they mean what is not played here.

    Args:
        options: the words, read.
        occupied: what an occupied square means where no word says it.
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
    ):
        if word in flags:
            occupied = meant
    steps: Sequence[Kind] = ()
    if "Chameleon" in flags:
        named = options.kinds if "April" not in flags else ()
        steps = tuple(map(Kind.of, named)) or _CHAMELEON
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


def home_square(man: Man, colour: Colour, captured: int) -> int:
    """Return the square of a man in the game array, as Circe has it.

    Of rooks and knights it is that of the colour of the square where they are captured; pawns
    go to their rank on the file, fairy men to the rank of promotion. Source: Popeye's manual.
    """
    white = colour is Colour.WHITE
    base = 0 if white else 7
    if is_promoted(man.kind):
        return square_at(file_of(captured), 1 if white else 6)
    if man.kind.row is not None:
        base = 7 - base
    return square_at(home_file(man, captured, base), base)


def home_file(man: Man, captured: int, rank: int) -> int:
    """Return the file of a man's square in the game array, if that stood on a rank."""
    match man.kind:
        case Kind.KING:
            return 4
        case Kind.QUEEN:
            return 3
        case Kind.ROOK | Kind.KNIGHT | Kind.BISHOP:
            near = {Kind.ROOK: 0, Kind.KNIGHT: 1, Kind.BISHOP: 2}[man.kind]
            like = (near + rank - file_of(captured) - rank_of(captured)) % 2 == 0
            return near if like else 7 - near
        case _:
            return file_of(captured)


def beyond(cell: int, origin: int, target: int, times: int = 1) -> int | None:
    """Return the square as far from a cell as a target is from an origin; None if off board."""
    file = file_of(cell) + times * (file_of(target) - file_of(origin))
    rank = rank_of(cell) + times * (rank_of(target) - rank_of(origin))
    return square_at(file, rank) if 0 <= file < 8 and 0 <= rank < 8 else None


def is_free_after(board: ConditionedBoard, move: PlainMove, cell: int) -> bool:
    """Tell whether a cell is empty after a move, all that follows it left aside."""
    if cell == move.target or is_shut(board.memory, cell):
        return False
    return board.men[cell] is None or cell in (move.origin, move.captured)


def is_shut(memory: Memory, cell: int) -> bool:
    """Tell whether a cell is a hole."""
    return f"{HOLES}{cell}" in memory


def promoted_man(man: Man, move: PlainMove) -> Man | None:
    """Return what is chosen with a move that a reborn pawn is promoted to; None if it is not."""
    return None if move.kind is None or not is_promoted(man.kind) else as_kind(man, move.kind)


def outcome(grid: Rebirth, man: Man, move: PlainMove) -> Man | None:
    """Return what a reborn man becomes at once; None if he stays as he is."""
    promoted = promoted_man(man, move)
    if not grid.turncoat:
        return promoted
    made = turned(promoted or man)
    return None if made is man else made  # a neutral man has no other side


def is_last_rank(cell: int, colour: Colour) -> bool:
    """Tell whether pawns of a side are promoted on a cell."""
    return rank_of(cell) == (7 if colour is Colour.WHITE else 0)
