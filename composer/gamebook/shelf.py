# SPDX-License-Identifier: GPL-3.0-or-later
"""Which pages the game book has, in which order and languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from composer.gamebook.page import (
    SECTIONS,
    Block,
    Figure,
    GameBookError,
    OptionText,
    Page,
    Paragraph,
    Row,
    Section,
    plain_text,
    read_page,
    words_of,
)
from composer.rules.book import RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.gamebooks import GAME_BOOKS
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
        named("Tables"),
        (
            *("tables", "doblet", "doblet_alfonso", "imperatore", "cab_e_quinal", "fallas"),
            *("seys_dos_as", "laquet"),
            *("buffa", "tabula", "zeno", "scripta", "tric_trac", "el_mundo", "astronomia"),
        ),
    ),
    Group(
        named("Chance and skill"),
        ("odds", "five-stones"),
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

    A game of a family says only what is its own: what it is about is told by its rules, and what
    its options decide by the page of the family.

    Raises:
        GameBookError: there is no such page, or it cannot be read.
    """
    page = _written(name, language)
    book = _variant(page.book)
    if book is None:
        return page
    language = written_in(name, language)
    told = told_of_options(book.id, language)
    options = (OptionText(each.id, words_of(told[each.id])) for each in book.options)
    blocks = {section.id: section.blocks for section in page.sections}
    blocks["aim"] = (Paragraph(words_of(book.text(language))), *blocks.get("aim", ()))
    blocks["options"] = tuple(options)
    sections = (Section(each, blocks[each]) for each in SECTIONS if blocks.get(each))
    return replace(page, sections=tuple(sections))


@cache
def _written(name: str, language: str) -> Page:
    """Return a page as it is written."""
    if all(name not in group.pages for group in GROUPS):
        raise GameBookError(said("the game book has no page {name}", name=repr(name[:40])))
    return read_page(_file(name, written_in(name, language)).read_text(encoding="utf-8"))


_PLAYED: Final = (*GAME_BOOKS, *TABLES_BOOKS)


def _variant(book: str) -> RuleBook | None:
    """Return the rule book of an id if it is that of a game of a family."""
    return next((kept for kept in _PLAYED if kept.id == book and kept.variant_of), None)


def page_for(book: str) -> str:
    """Return the id of the page that tells of a rule book: its own, or of the game it is like."""
    variant = _variant(book)
    own = any(book in group.pages for group in GROUPS)
    return book if own or variant is None else variant.variant_of


@cache
def told_of_options(book: str, language: str) -> Mapping[str, str]:
    """Return what is to be said of the options of a rule book, by their ids.

    A game of a family has its options told of on the page of the family.
    """
    variant = _variant(book)
    family = book if variant is None else variant.variant_of
    pages = (_written(name, language) for group in GROUPS for name in group.pages)
    return {
        block.option: plain_text(block.words)
        for page in pages
        if page.book == family
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
