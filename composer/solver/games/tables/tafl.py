# SPDX-License-Identifier: GPL-3.0-or-later
"""Tablut, Hnefatafl and Petteia in numbers, as `core/games/tafl.h` has them."""

from __future__ import annotations

from typing import Final

from composer.rules.book import Rules
from composer.solver.games.tables.table import (
    GameTable,
    links_by_vector,
    men_of,
    own_goals,
    with_marked,
)

_SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_GOALS: Final = own_goals("escape", "capture", "raichi", "tuichi", "king_shut", "bind")


def tafl_table(rules: Rules, family: int) -> GameTable:
    """Return a game of this family in numbers."""
    book, chosen = rules.book, rules.chosen()
    assert book.game is not None
    board = book.geometry
    skoglund = chosen.get("variant") == "skoglund"
    centre = board.region("throne") if "throne_hostile" in chosen else frozenset()
    corners = board.region("corners") if skoglund else frozenset()
    two = skoglund or chosen.get("king_away") == "two"
    letters, marks = with_marked(book.game, "WBK")
    men, owners = men_of(book.game, letters)
    options = (
        any(man.letter == "K" for man in book.game.men),
        skoglund,
        chosen.get("king_passes_throne") is True,
        skoglund or chosen.get("throne_hostile") is True,
        skoglund or chosen.get("king_on_throne") == "four",
        2 if two else 4,
        True,
        skoglund,
        chosen.get("king_range", 0),
        chosen.get("king_pinned") is True,
        chosen.get("shut_wins") is True,
        chosen.get("capture") == "bound",
    )
    return GameTable(
        family,
        tuple(cell.label for cell in board.cells),
        tuple(player.id for player in book.game.players),
        men,
        owners,
        (links_by_vector(board, _SIDES),),
        (corners if skoglund else board.region("edge"), centre | corners, centre),
        tuple(map(int, options)),
        stuck_loses=chosen["immobile_loses"] is True,
        goals=_GOALS,
        marks=marks,
    )
