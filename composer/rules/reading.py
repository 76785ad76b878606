# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules in words, as they stand behind a stipulation: `Circe, Madrasi` or `ponziani, ep=yes`."""

from __future__ import annotations

from composer.rules.book import ORTHODOX_BOOK, Condition, RuleBook, Rules, Value
from composer.rules.books import BOOKS
from composer.rules.conditions import MOST_NAMED, condition_named


def rules_named(text: str) -> Rules | None:
    """Return the rules that a text names, separated by commas; None where one is unknown.

    Raises:
        RulesError: an option or its value is unknown, or two rules exclude each other.
    """
    book: RuleBook = ORTHODOX_BOOK
    options: dict[str, Value] = {}
    conditions: list[Condition] = []
    for place, part in enumerate(each.strip() for each in text.split(",")):
        named = _book(part) if place == 0 else None
        name, sign, value = part.partition("=")
        if named is not None:
            book = named
        elif sign and book != ORTHODOX_BOOK:
            options[name.strip()] = book.option(name.strip()).value_of(value)
        else:
            found = _conditions(part)
            if not found:
                return None
            conditions += found
    return Rules.of(book, options, conditions)


def _book(text: str) -> RuleBook | None:
    small = text.lower()
    return next(
        (
            book
            for book in BOOKS
            if book != ORTHODOX_BOOK and small in (book.id, *(n.lower() for _, n in book.names))
        ),
        None,
    )


def _conditions(text: str) -> list[Condition]:
    """Return one condition or, as Popeye has them in a row, several; none if one is unknown."""
    words = text.split()
    starts, at = [], 0
    while at < len(words):
        length = _name_at(words[at:])
        if length:
            starts.append(at)
        at += length or 1
    if not starts or starts[0] != 0:
        return []
    named = [
        condition_named(" ".join(words[start:end]))
        for start, end in zip(starts, [*starts[1:], len(words)], strict=True)
    ]
    found = [each for each in named if each is not None]
    return found if len(found) == len(named) else []


def _name_at(words: list[str]) -> int:
    """Return how many words at the beginning are a condition's name; 0 if it is none."""
    for length in range(min(len(words), MOST_NAMED), 0, -1):
        found = condition_named(" ".join(words[:length]))
        if found is not None and not found.words:
            return length
    return 0
