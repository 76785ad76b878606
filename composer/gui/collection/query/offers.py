# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks the library what may follow in the query bar or complete a field of the form.

The window is never let wait.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from composer.analysis.themes.catalogue import catalogue, theme_name
from composer.gui.collection.query.bar import QueryBar
from composer.gui.collection.query.formrows import LookUp
from composer.gui.collection.query.popup import Offer, QueryPopup
from composer.gui.collection.query.tokens import field_name
from composer.gui.look.appearance import Appearance
from composer.gui.threads.librarian import Librarian
from composer.gui.user.pause import pause
from composer.gui.words.language import grouped
from composer.library.access.store import Library
from composer.library.index.indexing import folded
from composer.library.people.people import Person, people
from composer.library.query.fields import field_names
from composer.library.query.terms import Field
from composer.library.query.vocabulary import theme_words
from composer.library.search.figures import Tally, keywords, sources

if TYPE_CHECKING:
    from composer.library.search.completion import Completion


_MOST_VALUES: Final = 30


def look_ups(librarian: Librarian, language: Callable[[], str]) -> dict[Field, LookUp]:
    """Return what finds authors, sources, keywords (in the library) and themes (by name)."""

    def named(listed: Callable[[Library, str, int], Sequence[Person | Tally]]) -> LookUp:
        def look_up(beginning: str, take: Callable[[list[str]], None]) -> None:
            def names(library: Library) -> list[str]:
                return [each.name for each in listed(library, beginning, _MOST_VALUES)]

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
    return sorted(held, key=lambda name: not folded(name).startswith(sought))[:_MOST_VALUES]


_MOST: Final = 80  # more than there are fields
_PAUSE: Final = 60  # milliseconds after the last letter


class QueryOffers(QObject):
    """Lets the list below the bar show what the library has to offer."""

    def __init__(
        self, bar: QueryBar, popup: QueryPopup, librarian: Librarian, appearance: Appearance
    ) -> None:
        super().__init__(popup)
        self._appearance = appearance
        self._bar, self._popup, self._librarian = bar, popup, librarian
        self._asked: tuple[str, int] = ("", 0)
        self._number = 0
        self._pause = pause(self, _PAUSE, self._ask)
        bar.completions_wanted.connect(self._want)
        bar.asked.connect(lambda _: None if bar.text() else self._give_up())

    def _want(self, query: str, cursor: int, every: bool) -> None:
        """Ask for what may follow; where nothing is typed yet only if `every` field is wanted."""
        if not every and (not query[:cursor] or query[cursor - 1].isspace()):
            self._give_up()
            return
        self._asked = (query, cursor)
        self._number += 1
        self._pause.start()

    def _give_up(self) -> None:
        self._number += 1
        self._pause.stop()
        self._popup.hide()

    def _ask(self) -> None:
        from composer.library.search.completion import completions

        (query, cursor), number = self._asked, self._number
        language = self._appearance.language

        def find(library: Library) -> tuple[Completion, ...] | None:
            if number != self._number:  # typed on meanwhile
                return None
            return completions(library, query, cursor, _MOST, language)

        def show(found: tuple[Completion, ...] | None) -> None:
            if found is not None and number == self._number:
                self._popup.offer([offer_of(completion, language) for completion in found])

        self._librarian.look(find, show, lambda _: None)


def offer_of(completion: Completion, language: str = "en") -> Offer:
    """Return a completion as the list shows it, a theme by its name in a language."""
    name, text = field_name(completion.field), completion.text
    words = label = _label(completion, language)
    note = "" if completion.count is None else grouped(completion.count)
    word = field_names(language)[completion.field] if completion.field.value else ""
    if text == f"{word}:":
        note = name if name != word else ""
    elif text.startswith(f"{word}:"):  # a value offered for a plain word
        words = f"{name} {label}"
    return Offer(text, completion.start, completion.length, words, note)


def _label(completion: Completion, language: str) -> str:
    label = completion.label
    perhaps = "~" if label.startswith("~") else ""
    known = re.sub(r"[_\-]", " ", folded(label.removeprefix("~")))
    theme = theme_words().get(" ".join(known.split()))
    if completion.field is not Field.THEME or theme is None:
        return label
    return perhaps + theme_name(theme, language)
