# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of men that are met under conditions only: pawns that go otherwise."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from composer.problem.attacks import movement_of
from composer.problem.men import Kind
from composer.rules.fairykind import FairyKind
from composer.rules.movement import Movement, Part, PawnCapture, PawnStep
from composer.solver.setup import is_promoted

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


@cache
def from_first(kind: Kind, steps: int, cells: frozenset[int] = frozenset()) -> Kind:
    """Return a pawn who captures from the first rank, and steps, for a pawn; others as they are.

    Men who go as pawns among other ways, such as the ship, do so likewise.

    Args:
        kind: any kind.
        steps: how many steps he goes from there at most.
        cells: the cells of that rank from which he does; all if none is named.
    """
    parts = movement_of(kind)
    if not any(isinstance(part, PawnStep | PawnCapture) for part in parts):
        return kind
    movement = tuple(_from_first(part, steps, cells) for part in parts)
    return _kind(
        f"{kind.id}-{steps}" + "".join(f"-{cell}" for cell in sorted(cells)),
        kind.code,
        movement,
        f"A pawn that goes from the first rank, {steps} steps at most.",
        promotes=is_promoted(kind),
    )


def _from_first(part: Part, steps: int, cells: frozenset[int]) -> Part:
    match part:
        case PawnStep():
            return replace(part, from_first=steps, first_cells=cells)
        case PawnCapture():
            return replace(part, from_first=True, first_cells=cells)
        case _:
            return part
