# SPDX-License-Identifier: GPL-3.0-or-later
"""Which pages the manual has, in which order and languages, and which explains what.

The pages lie in `docs/manual`, a folder for each language, in a source tree, and inside the
package once it is installed. A language need not have all of them: those it lacks are English.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from composer.manual.diagram import ManualError
from composer.manual.page import ManualPage, anchor_of, read_page

ENGLISH: Final = "en"
FIRST: Final = "welcome"
"""The page that is shown where nothing else is asked for."""
WORDS: Final = "glossary"
"""The page of the words of the field."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Pages that stand together in the contents.

    Attributes:
        names: of the chapter, by language.
        pages: their ids, in order.
    """

    names: dict[str, str]
    pages: tuple[str, ...]

    def name(self, language: str) -> str:
        """Return what the chapter is called; in English where a language has no name for it."""
        return self.names.get(language, self.names[ENGLISH])


@cache
def chapters() -> tuple[Chapter, ...]:
    """Return the chapters in their order."""
    table = tomllib.loads(manual_file("contents.toml").read_text("utf-8"))
    return tuple(Chapter(chapter["names"], tuple(chapter["pages"])) for chapter in table["chapter"])


@cache
def page_ids() -> tuple[str, ...]:
    """Return the ids of all pages in their order."""
    return tuple(page for chapter in chapters() for page in chapter.pages)


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages that have pages, English first."""
    others = (path.name for path in _root().iterdir() if path.is_dir() and len(path.name) == 2)
    return (ENGLISH, *sorted(other for other in others if other != ENGLISH))


@cache
def page_of(name: str, language: str = ENGLISH) -> ManualPage:
    """Return a page by its id, in English where the language has none.

    Raises:
        ManualError: there is no such page, or it cannot be read.
    """
    if name not in page_ids():
        raise ManualError(f"the manual has no page {name[:40]!r}")
    if not is_written(name, language):
        language = ENGLISH
    return read_page(name, language, _root().joinpath(language, f"{name}.md").read_text("utf-8"))


def is_written(name: str, language: str) -> bool:
    """Return whether a page is there in a language."""
    return language in languages() and _root().joinpath(language, f"{name}.md").is_file()


@cache
def page_on(context: str) -> str:
    """Return the id of the page that explains a part of the window; the first one if none does."""
    found = (name for name in page_ids() if context in page_of(name).contexts)
    return next(found, FIRST)


@cache
def definitions(language: str = ENGLISH) -> dict[str, str]:
    """Return what the words of the field mean, by their anchors on the page of words."""
    sections = page_of(WORDS, language).sections()
    return {
        anchor_of(section.title): section.text.partition("\n")[0]
        for section in sections
        if section.level == 3
    }


def manual_file(*parts: str) -> Path:
    """Return a file of the manual, such as a picture.

    Raises:
        FileNotFoundError: no such file was installed.
    """
    found = _root().joinpath(*parts)
    if not found.is_file() or not found.resolve().is_relative_to(_root()):
        raise FileNotFoundError(f"the manual's file {'/'.join(parts)} is missing")
    return found


def picture_file(name: str, language: str) -> Path:
    """Return a picture as it is in a language; with the window in English where it was not made.

    Raises:
        FileNotFoundError: there is no such picture.
    """
    if language != ENGLISH and language in languages():
        own = _root() / "pictures" / language / name
        if own.is_file() and own.resolve().is_relative_to(_root()):
            return own
    return manual_file("pictures", name)


def _root() -> Path:
    """Return where the pages are: in the package once it is installed, else among the sources."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "manualpages"
    return installed if installed.is_dir() else package.parent / "docs" / "manual"
