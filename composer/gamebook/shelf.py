# SPDX-License-Identifier: GPL-3.0-or-later
"""Which pages the game book has, in which order and languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from composer.gamebook.page import (
    Block,
    Figure,
    GameBookError,
    OptionText,
    Page,
    Row,
    plain_text,
    read_page,
)
from composer.rules.books import GAME_BOOKS
from composer.rules.fairykind import ByLanguage
from composer.rules.historic.tables.books import TABLES_BOOKS
from composer.rules.names import named
from composer.said.languages import CODES
from composer.said.sentence import said

LANGUAGES: Final = CODES
"""In which pages are read; one that is not written in a language is shown in English."""


@dataclass(frozen=True, slots=True)
class Group:
    """Pages that stand together in the contents.

    Attributes:
        names: of the group, by language.
        pages: their ids.
    """

    names: ByLanguage
    pages: tuple[str, ...]


GROUPS: Final = (
    Group(
        named("Chess by other laws"),
        ("ponziani", "medieval", "acedrex", "four-seasons"),
    ),
    Group(
        named("Shutting in"),
        ("tablut", "hnefatafl", "petteia"),
    ),
    Group(
        named("Jumping and hunting"),
        ("alquerque", "hare", "halatafl", "assault", "draughts"),
    ),
    Group(named("Mills"), ("merels",)),
    Group(
        named("Counted steps"),
        ("kaleido",),
    ),
    Group(
        named("Numbers"),
        ("arithmomachia",),
    ),
    Group(
        named("Chance and skill"),
        ("tables", "odds", "five-stones"),
    ),
)


def page_language(language: str) -> str:
    """Return the language in which pages are shown to a reader of a language."""
    return language if language in LANGUAGES else "en"


@cache
def written_in(name: str, language: str) -> str:
    """Return the language of a page for a reader: English where it is not written in his."""
    return language if language in LANGUAGES and _file(name, language).is_file() else "en"


def _file(name: str, language: str) -> Traversable:
    return files("composer.gamebook").joinpath("pages", language, f"{name}.txt")


@cache
def page_of(name: str, language: str = "en") -> Page:
    """Return a page by its id, in English where the language has none.

    Raises:
        GameBookError: there is no such page, or it cannot be read.
    """
    if all(name not in group.pages for group in GROUPS):
        raise GameBookError(said("the game book has no page {name}", name=repr(name[:40])))
    return read_page(_file(name, written_in(name, language)).read_text(encoding="utf-8"))


_PLAYED: Final = (*GAME_BOOKS, *TABLES_BOOKS)


def page_for(book: str) -> str:
    """Return the id of the page that tells of a rule book: its own, or of the game it is like."""
    return next((kept.variant_of or kept.id for kept in _PLAYED if kept.id == book), book)


@cache
def told_of_options(book: str, language: str) -> Mapping[str, str]:
    """Return what is to be said of the options of a rule book, by their ids."""
    pages = (page_of(name, language) for group in GROUPS for name in group.pages)
    return {
        block.option: plain_text(block.words)
        for page in pages
        if page.book == book
        for block in page.blocks()
        if isinstance(block, OptionText)
    }


def search(words: str, language: str = "en") -> frozenset[str]:
    """Return the ids of the pages in which all words stand; all pages for no words."""
    wanted = words.casefold().split()
    names = [name for group in GROUPS for name in group.pages]
    return frozenset(
        name for name in names if all(word in _letters(name, language) for word in wanted)
    )


@cache
def _letters(name: str, language: str) -> str:
    """Return all that a page says, in small letters."""
    page = page_of(name, language)
    also = page_of(name).also  # what it is called in English is looked for everywhere
    return "\n".join([page.title, page.also, also, *_spoken(page.blocks())]).casefold()


def _spoken(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Row):
            yield from map(plain_text, block.cells)
        elif isinstance(block, Figure):
            yield plain_text(block.caption)
        else:
            yield plain_text(block.words)
