# SPDX-License-Identifier: GPL-3.0-or-later
"""Searching for fairy men and for rules, by what they are called in any language."""

from __future__ import annotations

from collections.abc import Iterator

from composer.library.index.indexing import folded
from composer.library.query.terms import Field, Text
from composer.library.search.conditions import Listed
from composer.rules.books import BOOKS
from composer.rules.conditions import condition_named
from composer.rules.kinds import FAIRY_KINDS


def named_traits(field: Field, value: Text) -> Listed:
    """Return the list of the records that have a fairy man, or are played by rules.

    What no name is like is looked for as the beginning of an id, so that `half` finds
    half-neutral men and `koeko` a condition that the program does not know.
    """
    text = " ".join(value.text.split())
    found = tuple(dict.fromkeys(_men(text) if field is Field.PIECE else _rules(text)))
    names = [f"{field.value}:{name}" for name in found]
    if names:
        listed = ", ".join("?" * len(names))
        condition, parameters = f"name IN ({listed})", tuple(names)
    else:
        begun = f"{field.value}:{folded(text).replace(' ', '-')}"
        condition, parameters = "name >= ? AND name < ?", (begun, f"{begun}\U0010ffff")
    return Listed(
        f"SELECT record_id FROM trait WHERE kind = 'told' AND {condition}",  # noqa: S608 - ours
        "trait.record_id = record.id",
        parameters,
    )


def _men(text: str) -> Iterator[str]:
    small = folded(text)
    for row in FAIRY_KINDS:
        names = (row.id, row.id.replace("-", " "), *(folded(name) for _, name in row.names))
        letters = (row.code, *(letter for _, letter in row.letters))
        if small in names or text.upper() in letters:
            yield row.id


def _rules(text: str) -> Iterator[str]:
    small = folded(text)
    for book in BOOKS:
        if small in (book.id, *(folded(name) for _, name in book.names)):
            yield book.id
    condition = condition_named(text)
    if condition is not None:
        yield condition.id
