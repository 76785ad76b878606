# SPDX-License-Identifier: GPL-3.0-or-later
"""Alquerque, Catch the hare and Halatafl in numbers, as `core/games/jumps.h` has them."""

from __future__ import annotations

from typing import Final

from composer.geometry.geometry import Vector
from composer.rules.book import Rules
from composer.solver.games.tables.table import (
    NOWHERE,
    GameTable,
    Links,
    links_by_vector,
    men_of,
    own_goals,
)

_WAYS: Final[tuple[Vector, ...]] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)
_CHAINS: Final = {"none": 0, "may": 1, "must": 2}
_OWN: Final = own_goals("clear", "caught", "reach")
_GOALS: Final = {**_OWN, "immobilised": _OWN["caught"]}  # the fox's word for it


def jumps_table(rules: Rules, family: int) -> GameTable:
    """Return a game of this family in numbers."""
    book, chosen = rules.book, rules.chosen()
    game = book.game
    assert game is not None
    is_halatafl = book.id == "halatafl"
    drawn = links_by_vector(book.geometry, _WAYS, drawn=True)
    first = second = drawn
    if is_halatafl:
        second = _straight(drawn, chosen["geese_forward"] is True)
        if chosen["free_diagonals"] is True:
            first = links_by_vector(book.geometry, _WAYS)
    men, owners = men_of(game, [man.letter for man in game.men])
    return GameTable(
        family,
        tuple(cell.label for cell in book.geometry.cells),
        tuple(player.id for player in game.players),
        men,
        owners,
        (first, second),
        options=(
            int(book.id != "alquerque"),
            _CHAINS[str(chosen["chain"])],
            int(chosen["forced"] is True),
            int(chosen.get("beast_wins_at", 0)),
        ),
        stuck_loses=True,
        repeats=True,
        goals=_GOALS,
    )


def _straight(links: Links, forward_only: bool) -> Links:
    """Leave out diagonals, and on demand steps down the board."""

    def stays(vector: Vector) -> bool:
        return 0 in vector and not (forward_only and vector[1] < 0)

    return tuple(
        tuple(end if stays(way) else NOWHERE for way, end in zip(_WAYS, ends, strict=True))
        for ends in links
    )
