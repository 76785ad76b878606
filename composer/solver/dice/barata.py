# SPDX-License-Identifier: GPL-3.0-or-later
"""The barata of Imperatore: a player shuts the other up in the other's half."""

from __future__ import annotations

from typing import Final

from composer.rules.historic.tables.row import BAR
from composer.solver.dice.answer import State
from composer.solver.dice.generator import Generator

_POINTS: Final = 6
"""So many closed points make a barata."""


def has_barata(generator: Generator, state: State, player: int) -> bool:
    """Tell whether a player of two has shut up the other.

    He has six closed points in the other's half, where the other has men, or has men waiting, and
    no number moves any of these.
    """
    other = 1 - player
    half = generator.row.halves[other]
    held = [sort >> 1 for sort in state[player]]
    if sum(held.count(point) > 1 for point in half) < _POINTS:
        return False
    middle = generator.begun(state, other)
    shut = {sort for sort in middle.own if sort >> 1 == BAR or sort >> 1 in half}
    return bool(shut) and not any(
        move.start in shut
        for number in range(1, generator.switches.faces + 1)
        for move, _ in generator.moves(middle, other, number)
    )
