# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games, asked for without waiting for what is found on the way."""

from __future__ import annotations

from typing import Any

from composer.problem.position import Position
from composer.retro.proofgames.finding import searching
from composer.retro.proofgames.games import ProofGames


def proof_games(
    target: Position, halfmoves: int, start: Position | None = None, **asked: Any
) -> ProofGames:
    """Return all that `searching` finds."""
    *_, found = searching(target, halfmoves, start, **asked)
    return found
