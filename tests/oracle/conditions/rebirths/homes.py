# SPDX-License-Identifier: GPL-3.0-or-later
"""Where each man stood in the diagram, remembered while men move."""

from __future__ import annotations

from composer.problem.position import Position
from oracle.conditions.condition import Draft, Memory


def begin_homes(name: str, start: Position) -> Memory:
    """Return of each man of a diagram that he is at home.

    Args:
        name: how what is remembered begins; the number of a cell follows.
        start: the diagram.
    """
    return {f"{name}{cell}": cell for cell, _ in start}


def carry_homes(name: str, draft: Draft) -> None:
    """Remember the home of who moved, and forget that of who was captured."""
    move, memory = draft.move, draft.memory
    homes = [(draft.at, memory.pop(f"{name}{move.origin}", None))]
    if move.castling is not None:
        rook = move.castling.rook_square
        beside = (move.origin + move.target) // 2
        homes.append((beside, memory.pop(f"{name}{rook}", None)))
    if move.exchanges:
        homes.append((move.origin, memory.pop(f"{name}{move.target}", None)))
    if move.captured is not None:
        memory.pop(f"{name}{move.captured}", None)
    for cell, home in homes:
        if cell is not None and home is not None:
            memory[f"{name}{cell}"] = home
