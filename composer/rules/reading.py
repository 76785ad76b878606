# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules in words, as they stand behind a stipulation: `Circe, Madrasi` or `ponziani, ep=yes`."""

from __future__ import annotations

from dataclasses import replace

from composer.rules.book import ORTHODOX_BOOK, Condition, RuleBook, Rules, Value
from composer.rules.books import BOOKS
from composer.rules.conditions import condition_named, named_at
from composer.rules.conditionwords import options_of, words_taken


def rules_named(text: str) -> Rules | None:
    """Return the rules that a text names, separated by commas; None where one is unknown.

    Raises:
        RulesError: an option or its value is unknown, or two rules exclude each other.
    """
    book: RuleBook = ORTHODOX_BOOK
    options: dict[str, Value] = {}
    conditions: list[Condition] = []
    for place, part in enumerate(piece.strip() for piece in text.split(",")):
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
    """Return one condition or, as Popeye has them in a row, several; none if one is unknown.

    As with Popeye, a word that the condition before it takes is its option, though it may be a
    name as well: `Circe Einstein` is one condition.

    Raises:
        RulesError: a condition does not take what stands with it.
    """
    words = text.split()
    found: list[Condition] = []
    at = 0
    while at < len(words):
        named = named_at(words[at:])
        if named is None:
            break
        row, length = named
        start = at + length
        _, count = words_taken(row.options, words[start:])
        condition = condition_named(" ".join(words[at : start + count]))
        if condition is None:
            return []
        found.append(condition)
        at = start + count
    if at < len(words) and found:
        options_of(replace(found[-1], words=" ".join((found[-1].words, words[at])).strip()))
        return []
    for each in found:
        options_of(each)
    return found
