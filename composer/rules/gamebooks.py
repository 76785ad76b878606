# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule books of games that are no chess, and how one is found: a new one is a row here.

They stand apart from those of chess (`books`): whoever solves chess loads no game.
"""

from __future__ import annotations

from typing import Final

from composer.rules.book import RuleBook, RulesError
from composer.rules.historic.acedrex import ACEDREX_BOOK
from composer.rules.historic.arithmomachia import ARITHMOMACHIA_BOOK
from composer.rules.historic.assault import ASSAULT_BOOK
from composer.rules.historic.draughts import DRAUGHTS_BOOK
from composer.rules.historic.jumps import (
    ALQUERQUE_BOOK,
    HALATAFL_BOOK,
    HALATAFL_GREAT_BOOK,
    HARE_BOOK,
)
from composer.rules.historic.kaleido import KALEIDO_BOOK, KALEIDO_MANY_BOOK
from composer.rules.historic.merels import MERELS_BOOK
from composer.rules.historic.seasons import SEASONS_BOOK
from composer.rules.historic.tafl import (
    HNEFATAFL_BOOK,
    HNEFATAFL_OLD_BOOK,
    PETTEIA_BOOK,
    PETTEIA_SMALL_BOOK,
    TABLUT_BOOK,
)
from composer.said.sentence import joined, said

GAME_BOOKS: Final[tuple[RuleBook, ...]] = (
    *(TABLUT_BOOK, HNEFATAFL_BOOK, HNEFATAFL_OLD_BOOK, PETTEIA_BOOK, PETTEIA_SMALL_BOOK),
    *(ALQUERQUE_BOOK, HARE_BOOK, HALATAFL_BOOK, HALATAFL_GREAT_BOOK, ASSAULT_BOOK),
    *(MERELS_BOOK, DRAUGHTS_BOOK, KALEIDO_BOOK, KALEIDO_MANY_BOOK),
    ARITHMOMACHIA_BOOK,
    *(ACEDREX_BOOK, SEASONS_BOOK),
)
"""The rule books of games that are no chess: each has its `game`, and its own board."""


def game_book_of(name: str, board: str = "") -> RuleBook:
    """Return the book of a game that is no chess; capitals are forgiven.

    Args:
        name: the id of the game.
        board: the id of its board, where another than the usual one may be meant.

    Raises:
        RulesError: the program knows no such game.
    """
    wanted = name.strip().lower()
    named = next((book for book in GAME_BOOKS if book.id == wanted), None)
    if named is not None and named.geometry.id == board:
        return named
    for book in GAME_BOOKS:
        if book.variant_of and book.variant_of == wanted and book.geometry.id == board:
            return book
    if named is not None:
        return named
    raise RulesError(
        said(
            "no game is called {name}; there are {books}",
            name=repr(name[:40]),
            books=joined(book.id for book in GAME_BOOKS),
        )
    )
