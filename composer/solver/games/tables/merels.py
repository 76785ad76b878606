# SPDX-License-Identifier: GPL-3.0-or-later
"""Merels in numbers, as `core/games/merels.h` has them."""

from __future__ import annotations

from typing import Final

from composer.geometry.geometry import Geometry
from composer.rules.book import Rules
from composer.solver.games.tables.table import GameTable, Links, men_of, own_goals

_FLIES: Final = {"never": 0, "three": 1, "always": 2}
_GOALS: Final = own_goals("mill")


def merels_table(rules: Rules, family: int) -> GameTable:
    """Return merels in numbers."""
    book, chosen = rules.book, rules.chosen()
    game, board = book.game, book.geometry
    assert game is not None
    men, owners = men_of(game, "WB")
    return GameTable(
        family,
        tuple(cell.label for cell in board.cells),
        tuple(player.id for player in game.players),
        men,
        owners,
        (_steps(board), _mills(board)),
        options=(
            _FLIES[str(chosen["fly"])],
            3 if chosen["end"] == "modern" else 1,
            int(chosen["mill_safe"] is True),
            int(chosen["placing_mills"] is True),
        ),
        stuck_loses=chosen["end"] == "modern",
        goals=_GOALS,
        extras=tuple(extra.id for extra in game.extras),
    )


def _steps(board: Geometry) -> Links:
    near: list[list[int]] = [[] for _ in board.cells]
    for link in board.links:
        near[link.start].append(link.end)
        near[link.end].append(link.start)
    return tuple(map(tuple, near))


def _mills(board: Geometry) -> Links:
    """Return for each cell the other two of each mill, one mill after the other."""
    mills = [cells for name, cells in board.regions if name.startswith("mill")]
    return tuple(
        tuple(other for mill in mills if cell in mill for other in sorted(mill - {cell}))
        for cell in range(len(board))
    )
