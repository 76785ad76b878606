# SPDX-License-Identifier: GPL-3.0-or-later
"""The values that the fields of the search form may be completed with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from composer.analysis.themes.catalogue import catalogue, theme_name
from composer.gui.collection.query.formrows import LookUp
from composer.gui.threads.librarian import Librarian
from composer.library.access.store import Library
from composer.library.index.indexing import folded
from composer.library.people.people import Person, people
from composer.library.query.terms import Field
from composer.library.search.figures import Tally, keywords, sources

_MOST: Final = 30


def look_ups(librarian: Librarian, language: Callable[[], str]) -> dict[Field, LookUp]:
    """Return what finds authors, sources, keywords (in the library) and themes (by name)."""

    def named(listed: Callable[[Library, str, int], Sequence[Person | Tally]]) -> LookUp:
        def look_up(beginning: str, take: Callable[[list[str]], None]) -> None:
            def names(library: Library) -> list[str]:
                return [each.name for each in listed(library, beginning, _MOST)]

            librarian.look(names, take, lambda _: None)

        return look_up

    return {
        Field.AUTHOR: named(people),
        Field.SOURCE: named(sources),
        Field.KEYWORD: named(keywords),
        Field.THEME: lambda text, take: take(theme_names(text, language())),
    }


def theme_names(text: str, language: str) -> list[str]:
    """Return the names of themes that hold a text, those that begin so first."""
    sought = folded(text)
    names = sorted({theme_name(id, language) for id in catalogue()}, key=folded)
    held = [name for name in names if sought in folded(name)]
    return sorted(held, key=lambda name: not folded(name).startswith(sought))[:_MOST]
