# SPDX-License-Identifier: GPL-3.0-or-later
"""The families of games that the compiled engine plays: a new one is a row here, and a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from composer.rules.book import Rules
from composer.solver.games.tables.jumps import jumps_table
from composer.solver.games.tables.merels import merels_table
from composer.solver.games.tables.table import GameTable
from composer.solver.games.tables.tafl import tafl_table

FAMILIES: Final[tuple[tuple[str, Callable[[Rules, int], GameTable]], ...]] = (
    ("tafl", tafl_table),
    ("jumps", jumps_table),
    ("merels", merels_table),
)
"""Names of families with what makes their tables, in the order of `core/games/families.h`."""


@lru_cache(maxsize=64)
def table_of(rules: Rules) -> GameTable | None:
    """Return a game in numbers; None where the compiled engine does not play it."""
    assert rules.book.game is not None
    for number, (name, make) in enumerate(FAMILIES):
        if name == rules.book.game.family:
            return make(rules, number)
    return None
