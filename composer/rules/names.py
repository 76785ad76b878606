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

from composer.rules.fairykind import ByLanguage


@cache
def names() -> Mapping[tuple[str, str], ByLanguage]:
    """Return all rows of the store by their English words and what tells alike ones apart."""
    text = Path(__file__).with_name("names.tsv").read_text(encoding="utf-8")
    head, *lines = (line.split("\t") for line in text.splitlines())
    languages = head[2:]
    return MappingProxyType(
        {
            (english, use): (
                ("en", english),
                *((code, word) for code, word in zip(languages, words, strict=True) if word),
            )
            for english, use, *words in lines
        }
    )


def named(english: str, use: str = "") -> ByLanguage:
    """Return English words with those of the other languages.

    Raises:
        KeyError: they are not in the store.
    """
    return names()[english, use]
