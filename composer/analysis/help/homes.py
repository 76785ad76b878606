# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is who in twins: each man of a twin's diagram, and where he stands in the first one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from composer.problem.following import shifted
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    RemoveMan,
    Shift,
    Turned,
    TwinError,
    changed_position,
)

_NOWHERE: Final = 64
"""Added to the square of a man who is not in the first diagram: no man there has that number."""

_Homes = dict[Square, Square]


def homes_of(problem: Problem) -> Mapping[str, Mapping[Square, Square]]:
    """Return, by the letter of each twin, where the men of its diagram stand in the first one.

    A man who is added has a number of his own, from 64 on, but where one of his kind and side
    stands on that square in the first diagram. Twins that cannot be set up are left out.
    """
    begun = {square: square for square, _ in problem.position}
    position, homes = problem.position, begun
    found: dict[str, Mapping[Square, Square]] = {}
    for twin in problem.twins:
        if not twin.continued:
            position, homes = problem.position, begun
        try:
            for change in twin.changes:
                homes = _after(homes, problem.position, change)
                position = changed_position(position, change)
        except (TwinError, ValueError, KeyError):
            continue
        found[twin.letter] = MappingProxyType(homes)
    return MappingProxyType(found)


def _after(homes: _Homes, first: Position, change: Change) -> _Homes:
    """Return where the men come from after one more change; kinds and colours alter nothing."""
    moved = dict(homes)
    if isinstance(change, MoveMan):
        moved[change.target] = moved.pop(change.origin)
    elif isinstance(change, Exchange):
        one, other = moved.pop(change.a, None), moved.pop(change.b, None)
        if one is not None:
            moved[change.b] = one
        if other is not None:
            moved[change.a] = other
    elif isinstance(change, RemoveMan):
        moved.pop(change.square, None)
    elif isinstance(change, AddMan):
        here = change.square
        moved.pop(here, None)
        is_there = first[here] == change.man and here not in moved.values()
        moved[here] = here if is_there else here + _NOWHERE
    elif isinstance(change, Turned):
        return {change.symmetry.apply(square): home for square, home in homes.items()}
    elif isinstance(change, Shift):
        place = shifted(change.files, change.ranks)
        return {place(square): home for square, home in homes.items()}
    return moved
