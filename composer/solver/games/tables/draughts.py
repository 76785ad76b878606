# SPDX-License-Identifier: GPL-3.0-or-later
"""Spanish draughts in numbers, as `core/games/jumping/draughts.h` has them."""

from __future__ import annotations

from typing import Final

from composer.rules.book import Rules
from composer.rules.historic.shared import HUFF, HUFFS
from composer.solver.games.tables.table import (
    GameTable,
    links_by_vector,
    men_of,
    own_goals,
    with_marked,
)

_WAYS: Final = ((-1, 1), (1, 1), (-1, -1), (1, -1))  # White's forward ways first
_MEN: Final = ("W", "B", "WK", "BK")
_GOALS: Final = own_goals("king")


def draughts_table(rules: Rules, family: int) -> GameTable:
    """Return Spanish draughts in numbers."""
    book = rules.book
    game, board = book.game, book.geometry
    assert game is not None
    letters, marks = with_marked(game, _MEN)
    men, owners = men_of(game, letters)
    return GameTable(
        family,
        tuple(cell.label for cell in board.cells),
        tuple(player.id for player in game.players),
        men,
        owners,
        (links_by_vector(board, _WAYS),),
        (board.region("white-last"), board.region("black-last")),
        options=(
            int(rules["priority"] is True),
            int(rules["forced"] is True),
            HUFFS.index(str(rules[HUFF])),
        ),
        stuck_loses=True,
        repeats=True,
        goals=_GOALS,
        marks=marks,
    )
