# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule books of the tables games, made of their rows, and what can be asked in them.

Chance has its part, so no turn wins by force. What can be composed is the best play of one throw
by exact chances, and how few throws of one's own choice are enough.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from composer.geometry.gameboards import tables_geometry
from composer.rules.book import RuleBook
from composer.rules.game import Player
from composer.rules.historic.tables.games import ROWS
from composer.rules.historic.tables.options import options_of
from composer.rules.historic.tables.row import TablesRow


def _book(row: TablesRow) -> RuleBook:
    return RuleBook(
        row.id,
        1,
        row.names,
        options_of(row.offers, row.switches),
        geometry=tables_geometry(row.points, len(row.bars)),
        texts=row.text,
        interpretations=row.interpretations,
        source=row.source,
        variant_of="" if row is ROWS[0] else ROWS[0].id,
    )


TABLES_BOOKS: Final = tuple(map(_book, ROWS))
"""The rule books of all tables games; the first is that of the frame."""

TABLES_BOOK: Final = TABLES_BOOKS[0]

_BY_ID: Final = MappingProxyType(
    {row.id: (row, book) for row, book in zip(ROWS, TABLES_BOOKS, strict=True)}
)


def is_tables_game(name: object) -> bool:
    """Tell whether an id is that of a tables game."""
    return isinstance(name, str) and name in _BY_ID


def tables_book(name: str) -> RuleBook:
    """Return the book of a tables game that there is."""
    return _BY_ID[name][1]


_PLAYERS: Final = MappingProxyType({each.id: each for row in ROWS for each in row.players})


def tables_player(name: str) -> Player:
    """Return the player of an id that there is, whatever the game."""
    return _PLAYERS[name]


def tables_row(name: str) -> TablesRow:
    """Return the row of a tables game that there is."""
    return _BY_ID[name][0]
