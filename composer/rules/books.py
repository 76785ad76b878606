# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule books of chess, and how one is found: a new book is a row of this table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from composer.rules.book import ORTHODOX_BOOK, Condition, RuleBook, Rules, RulesError
from composer.rules.historic.medieval import MEDIEVAL_BOOK
from composer.rules.historic.ponziani import PONZIANI_BOOK
from composer.said.sentence import joined, said

BOOKS: Final[tuple[RuleBook, ...]] = (ORTHODOX_BOOK, PONZIANI_BOOK, MEDIEVAL_BOOK)
"""The rule books of chess: what is played by them is a problem on the board of 8x8."""


def book_of(name: str) -> RuleBook:
    """Return the book of an id; capitals are forgiven.

    Raises:
        RulesError: the program knows no such book.
    """
    for book in BOOKS:
        if book.id == name.strip().lower():
            return book
    raise RulesError(
        said(
            "no rule book is called {name}; there are {books}",
            name=repr(name[:40]),
            books=joined(book.id for book in BOOKS),
        )
    )


@lru_cache(maxsize=256)
def unknown_book(name: str, version: int) -> RuleBook:
    """Return a book that only a file knows: name and version are kept, nothing solves it."""
    return RuleBook(name, version, (("en", name),), is_known=False)


def rules_of(
    name: str, settings: Mapping[str, str] | None = None, conditions: Iterable[Condition] = ()
) -> Rules:
    """Return the rules of a book with options as they are written: `{"castling": "free"}`.

    Raises:
        RulesError: there is no such book, option or value, or two rules exclude each other.
    """
    book = book_of(name)
    options = {
        option: book.option(option).value_of(text) for option, text in (settings or {}).items()
    }
    return Rules.of(book, options, conditions)
