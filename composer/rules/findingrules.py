# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy conditions found by what users type: names in any language, or words of their rule."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from composer.rules.conditiontable import ConditionRow, condition_rows, folded_name, rows_by_name


def find_conditions(text: str) -> tuple[ConditionRow, ...]:
    """Return the conditions that a text means; no text means all, by family.

    The condition of that very name comes first, then those whose name in any language begins
    with the text, then those that have each of its words anywhere: in their names, their rule,
    their family or where they were published. Accents, capitals and the language do not matter.
    """
    words = _plain(text).split()
    name = folded_name(text)
    found = [
        (rank, place, row)
        for place, row in enumerate(condition_rows())
        if (rank := _rank(row, name, words)) is not None
    ]
    return tuple(row for _, _, row in sorted(found, key=lambda each: each[:2]))


def _rank(row: ConditionRow, name: str, words: list[str]) -> int | None:
    """Return how well a condition fits, from 0; None where it does not."""
    if not words:
        return 0
    names = _names(row)
    if name and name in names:
        return 0 if rows_by_name().get(name) is row else 1
    if name and any(each.startswith(name) for each in names):
        return 2
    about = _about(row)
    if not all(word in about for word in words):
        return None
    named = " ".join(names)
    return 3 if all(word in named for word in words) else 4


@lru_cache(maxsize=1024)
def _names(row: ConditionRow) -> tuple[str, ...]:
    named = (row.condition.keyword, *(name for _, name in row.names), *row.also)
    return tuple(map(folded_name, named))


@lru_cache(maxsize=1024)
def _about(row: ConditionRow) -> str:
    named = (row.condition.keyword, *(name for _, name in row.names), *row.also)
    return _plain(" ".join((*named, *_names(row), row.text, row.family, row.published)))


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
