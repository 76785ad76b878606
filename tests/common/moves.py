# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves made up for a test, where no engine is asked."""

from __future__ import annotations

from typing import Any

from composer.problem.men import Kind, Man
from composer.problem.move import Move
from composer.problem.squares import Square


def made_move(
    man: Man, origin: Square, target: Square, promotion: Kind | None = None, **more: Any
) -> Move:
    """Return a move that changes two squares, its own; `more` are other fields of the move."""
    arrived = man if promotion is None else Man.of(man.colour, promotion)
    changes = more.pop("changes", ((origin, None), (target, arrived)))
    return Move(man, origin, target, changes, promotion=promotion, **more)
