# SPDX-License-Identifier: GPL-3.0-or-later
"""Alquerque, hunts and Assault in numbers, as `core/games/jumping/jumps.h` has them."""

from __future__ import annotations

from typing import Final

from composer.geometry.gameboards import FORTRESS
from composer.geometry.geometry import Geometry, Vector
from composer.rules.book import Rules
from composer.rules.historic.shared import HUFF, HUFFS
from composer.solver.games.tables.table import (
    NOWHERE,
    GameTable,
    Links,
    links_by_vector,
    men_of,
    own_goals,
    with_marked,
)

_WAYS: Final[tuple[Vector, ...]] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)
_CHAINS: Final = {"none": 0, "may": 1, "must": 2}
_OWN: Final = own_goals("clear", "caught", "reach", "fill")
_GOALS: Final = {**_OWN, "immobilised": _OWN["caught"]}  # the word of fox and officers


def jumps_table(rules: Rules, family: int) -> GameTable:
    """Return a game of this family in numbers."""
    book, chosen = rules.book, rules.chosen()
    game = book.game
    assert game is not None
    drawn = links_by_vector(book.geometry, _WAYS, drawn=True)
    first = second = drawn
    if "geese_forward" in chosen:
        second = _straight(drawn, chosen["geese_forward"] is True)
    if chosen.get("soldiers") == "forward":
        second = _nearer(drawn, book.geometry)
    if chosen.get("free_diagonals") is True:
        first = links_by_vector(book.geometry, _WAYS)
    letters, marks = with_marked(game, [man.letter for man in game.men])
    men, owners = men_of(game, letters)
    return GameTable(
        family,
        tuple(cell.label for cell in book.geometry.cells),
        tuple(player.id for player in game.players),
        men,
        owners,
        (first, second),
        (book.geometry.region(FORTRESS),),
        options=(
            int("beast_wins_at" in chosen),
            _CHAINS[str(chosen["chain"])],
            int(chosen["forced"] is True),
            int(chosen.get("beast_wins_at", 0)),
            HUFFS.index(str(chosen.get(HUFF, HUFFS[0]))),
        ),
        stuck_loses=True,
        repeats=True,
        goals=_GOALS,
        marks=marks,
    )


def _straight(links: Links, forward_only: bool) -> Links:
    """Leave out diagonals, and on demand steps down the board."""

    def stays(vector: Vector) -> bool:
        return 0 in vector and not (forward_only and vector[1] < 0)

    return tuple(
        tuple(end if stays(way) else NOWHERE for way, end in zip(_WAYS, ends, strict=True))
        for ends in links
    )


def _nearer(links: Links, board: Geometry) -> Links:
    """Leave the steps up the board, and those along a rank towards the fortress's middle."""
    fortress = [board.cells[cell].x for cell in board.region(FORTRESS)]
    middle = sum(fortress) / len(fortress)

    def stays(x: float, way: Vector) -> bool:
        return way[1] > 0 or (way[1] == 0 and abs(x + way[0] - middle) < abs(x - middle))

    return tuple(
        tuple(end if stays(cell.x, way) else NOWHERE for way, end in zip(_WAYS, ends, strict=True))
        for cell, ends in zip(board.cells, links, strict=True)
    )
