# SPDX-License-Identifier: GPL-3.0-or-later
"""CaleidoScacchi in numbers, as `core/games/kaleido.h` has them."""

from __future__ import annotations

from typing import Final

from composer.geometry.geometry import Geometry
from composer.rules.book import Rules
from composer.rules.historic.kaleido import GAITS, Gait, sort_of
from composer.solver.games.tables.table import FarSets, GameTable, Links, men_of, own_goals

_FLYERS: Final = "WDRGV"
_SORTS: Final = f"{_FLYERS}ETHP"  # as they are numbered
_GOALS: Final = own_goals("castles", "capitulation", "reach", "block")


def kaleido_table(rules: Rules, family: int) -> GameTable:
    """Return CaleidoScacchi in numbers."""
    book = rules.book
    game, board = book.game, book.geometry
    assert game is not None
    men, owners = men_of(
        game,
        [
            man.letter
            for player in game.players
            for man in sorted(game.men, key=lambda man: _SORTS.index(sort_of(man.letter)))
            if man.owner == player.id
        ],
    )
    gaits = [GAITS[sort_of(man)] for man in men]
    rings = _rings(board)
    along, across = _sides(board, rings)
    near = _near(board)
    return GameTable(
        family,
        tuple(cell.label for cell in board.cells),
        tuple(player.id for player in game.players),
        men,
        owners,
        (along, across),
        (board.region("castles"),),
        stuck_loses=len(game.players) == 2,
        repeats=len(game.players) > 2,  # who gives up his last castle leaves, whatever moved
        goals=_GOALS,
        values=tuple(0 if gait.flies else gait.steps for gait in gaits),
        far=tuple(_flights(GAITS[letter], near, rings) for letter in _FLYERS),
    )


def _rings(board: Geometry) -> list[int]:
    rings = [0] * len(board)
    for ring in range(1, 6):
        for cell in board.region(f"ring {ring}"):
            rings[cell] = ring
    return rings


def _near(board: Geometry) -> list[list[int]]:
    near: list[list[int]] = [[] for _ in board.cells]
    for link in board.links:
        near[link.start].append(link.end)
        near[link.end].append(link.start)
    return near


def _sides(board: Geometry, rings: list[int]) -> tuple[Links, Links]:
    """Return for each cell those beside it in its ring, and those over a circular line."""
    along: list[list[int]] = [[] for _ in board.cells]
    across: list[list[int]] = [[] for _ in board.cells]
    for link in board.links:
        if link.kind == "side":
            table = along if rings[link.start] == rings[link.end] else across
            table[link.start].append(link.end)
            table[link.end].append(link.start)
    return tuple(map(tuple, along)), tuple(map(tuple, across))


def _flights(gait: Gait, near: list[list[int]], rings: list[int]) -> FarSets:
    """Return for each cell where a flyer comes to from it, whatever stands on the board."""
    return tuple(_flight(gait, near, rings, cell) for cell in range(len(near)))


def _flight(gait: Gait, near: list[list[int]], rings: list[int], start: int) -> frozenset[int]:
    found: set[int] = set()

    def go(path: tuple[int, ...], crossed: int) -> None:
        for cell in near[path[-1]]:
            lines = crossed + (rings[cell] != rings[path[-1]])
            if cell in path or lines > gait.crossings:
                continue
            if len(path) == gait.steps:
                found.add(cell)
            else:
                go((*path, cell), lines)

    go((start,), 0)
    return frozenset(found)
