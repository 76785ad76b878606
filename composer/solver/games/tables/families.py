# SPDX-License-Identifier: GPL-3.0-or-later
"""The families of games that the compiled engine plays: a new one is a row here, and a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from composer.rules.book import Rules
from composer.solver.games.tables.acedrex import acedrex_table
from composer.solver.games.tables.arithmomachia import arithmomachia_table
from composer.solver.games.tables.draughts import draughts_table
from composer.solver.games.tables.jumps import jumps_table
from composer.solver.games.tables.kaleido import kaleido_table
from composer.solver.games.tables.merels import merels_table
from composer.solver.games.tables.seasons import seasons_table
from composer.solver.games.tables.table import GameTable
from composer.solver.games.tables.tafl import tafl_table

FAMILIES: Final[tuple[tuple[str, Callable[[Rules, int], GameTable]], ...]] = (
    ("tafl", tafl_table),
    ("jumps", jumps_table),
    ("merels", merels_table),
    ("draughts", draughts_table),
    ("kaleido", kaleido_table),
    ("acedrex", acedrex_table),
    ("seasons", seasons_table),
    ("arithmomachia", arithmomachia_table),
)
"""Names of families with what makes their tables, in the order of `core/games/families.h`."""


@lru_cache(maxsize=64)
def table_of(rules: Rules, men: frozenset[str] = frozenset()) -> GameTable:
    """Return a game in numbers.

    Args:
        rules: the game.
        men: the letters of the men in the diagram, where something is written on them.

    Raises:
        GameError: the engine has no room for so many different men.
    """
    assert rules.book.game is not None
    number = [name for name, _ in FAMILIES].index(rules.book.game.family)
    if men:
        return arithmomachia_table(rules, number, men)
    return FAMILIES[number][1](rules, number)
