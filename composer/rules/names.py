# SPDX-License-Identifier: GPL-3.0-or-later
"""Names and sentences of rule books and games in all languages: the store `names.tsv`.

A row has the English words, what tells alike ones apart, and how each other language says it;
where the field has no word of its own yet the cell is empty, and the English one stands for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

from composer.rules.fairykind import ByLanguage

Store: TypeAlias = Mapping[tuple[str, ...], ByLanguage]
"""Words by what they are found by."""


def store(name: str, keys: int = 1) -> Store:
    """Return a table of words in this folder: what is empty is left out.

    Args:
        name: of the file; each of its other columns is a language.
        keys: how many columns, from the first, the words are found by.
    """
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    head, *lines = (line.split("\t") for line in text.splitlines())
    return MappingProxyType(
        {
            tuple(line[:keys]): tuple(
                (code, word) for code, word in zip(head[keys:], line[keys:], strict=True) if word
            )
            for line in lines
        }
    )


@cache
def names() -> Store:
    """Return all rows of the store by their English words and what tells alike ones apart."""
    found = store("names.tsv", 2)
    return MappingProxyType({key: (("en", key[0]), *words) for key, words in found.items()})


def named(english: str, use: str = "") -> ByLanguage:
    """Return English words with those of the other languages.

    Raises:
        KeyError: they are not in the store.
    """
    return names()[english, use]
