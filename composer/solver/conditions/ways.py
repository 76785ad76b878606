# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of men that are met under conditions only: pawns that go otherwise, marine men."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from composer.problem.men import Kind
from composer.rules.fairykind import FairyKind
from composer.rules.movement import (
    ROYAL,
    Hurdle,
    Leap,
    Locust,
    Movement,
    PawnCapture,
    PawnStep,
)

_AHEAD: Final = ((0, 1),)
_SIDEWAYS: Final = ((-1, 1), (1, 1))


def _kind(name: str, code: str, movement: Movement, text: str, promotes: bool = True) -> Kind:
    return Kind.defined(
        FairyKind(
            id=name,
            code=code,
            letters=(("en", code),),
            names=(("en", name.replace("-", " ")),),
            family="pawns",
            figure="pawn",
            rotation=0,
            movement=movement,
            text=text,
            source="as Popeye has it",
            promotes=promotes,
        )
    )


REVERSE_PAWN: Final = _kind(
    "reverse-pawn",
    "PP",
    (PawnStep(_AHEAD, backwards=True), PawnCapture(_SIDEWAYS, backwards=True)),
    "Moves and captures as a pawn of the other side.",
)
FIRST_RANK_PAWN: Final = _kind(
    "first-rank-pawn",
    "P",
    (PawnStep(_AHEAD, from_first=3), PawnCapture(_SIDEWAYS, from_first=True)),
    "A pawn that goes up to three steps from the first rank.",
)
MARINE_PAWN: Final = _kind(
    "marine-pawn",
    "MP",
    (PawnStep(_AHEAD), Locust(_SIDEWAYS, Hurdle.NEXT)),
    "Moves as a pawn; captures by leaping diagonally forward over its victim.",
)
MARINE_KING: Final = _kind(
    "poseidon",
    "PO",
    (Leap(ROYAL, may_capture=False), Locust(ROYAL, Hurdle.NEXT)),
    "Moves as a king; captures by leaping over its victim.",
    promotes=False,
)
MARINE: Final[Mapping[Kind, Kind]] = MappingProxyType(
    {
        Kind.PAWN: MARINE_PAWN,
        Kind.KNIGHT: Kind.of("marine-knight"),
        Kind.BISHOP: Kind.of("nereid"),
        Kind.ROOK: Kind.of("triton"),
        Kind.QUEEN: Kind.of("siren"),
        Kind.KING: MARINE_KING,
    }
)
"""The marine men of the orthodox ones."""
