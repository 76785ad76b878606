# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of what is printed, in all languages: the store `words.tsv`.

What is printed speaks the language of its letters, not that of the window. A row has the name of a
word, behind that of the group that it is of, and a column for each language; an empty cell is
said in English. A word that several groups have stands once, with all its names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

_Kind = TypeVar("_Kind")


@cache
def stored_words() -> Mapping[str, Mapping[str, str]]:
    """Return all rows of the store: by name the words by language."""
    text = Path(__file__).with_name("words.tsv").read_text(encoding="utf-8")
    (_, *languages), *rows = (line.split("\t") for line in text.splitlines())
    return MappingProxyType(
        {
            name: dict(zip(languages, words, strict=True))
            for names, *words in rows
            for name in names.split()
        }
    )


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that have words here, English first."""
    return tuple(next(iter(stored_words().values())))


@cache
def group_of(group: str, language: str) -> Mapping[str, str]:
    """Return the words of a group by their names; those that a language lacks in English."""
    spoken, head = language.strip().lower(), f"{group}."
    return MappingProxyType(
        {
            name.removeprefix(head): words.get(spoken) or words["en"]
            for name, words in stored_words().items()
            if name.startswith(head)
        }
    )


def words_as(kind: type[_Kind], group: str, language: str) -> _Kind:
    """Return the words of a group as a value that has a field for each.

    Raises:
        TypeError: it has other fields.
    """
    return kind(**group_of(group, language))
