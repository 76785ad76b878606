# SPDX-License-Identifier: GPL-3.0-or-later
"""A page of the game book as the rich text that Qt shows.

Its links are `open:NAME`, which opens a diagram on the board, and its pictures `diagram:NAME`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Final

from composer.gamebook.diagrams import rule_book
from composer.gamebook.page import Block, Figure, OptionText, Page, Paragraph, Row, Section, Words
from composer.gui.manual.pagestyle import DIAGRAM, open_button, page_body
from composer.rules.book import Option, Value, written_value
from composer.rules.fairykind import ByLanguage
from composer.rules.game import name_in
from composer.rules.names import named

SECTION_NAMES: Final[dict[str, ByLanguage]] = {
    "aim": named("What it is about"),
    "board": named("The board"),
    "men": named("The men"),
    "moves": named("How they move"),
    "capture": named("How they capture"),
    "end": named("How it ends"),
    "tasks": named("What can be asked"),
    "options": named("What can be chosen"),
    "certain": named("Certain, and interpretation"),
    "sources": named("Sources"),
}
"""The titles of sections, in the language of the page."""

_RECOMMENDED: Final[ByLanguage] = named("recommended")
_YES: Final[ByLanguage] = named("yes")
_NO: Final[ByLanguage] = named("no")

_LOOKS: Final = {"plain": "{}", "stressed": "<i>{}</i>", "written": "<code>{}</code>"}


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large a diagram is shown.

    Attributes:
        width: logical pixels.
        height: logical pixels.
    """

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page is shown with.

    Attributes:
        group: the name of its group in the contents.
        language: of the page.
        open_words: what the link says that opens a diagram, in the window's language.
        sizes: of the diagrams, by name; those missing are not shown.
    """

    group: str
    language: str
    open_words: str
    sizes: dict[str, Sizes]


def page_html(page: Page, shown: Shown) -> str:
    """Return a page as rich text."""
    sections = "".join(_section(page, section, shown) for section in page.sections)
    also = f"<p class='beside'>{escape(page.also)}</p>" if page.also else ""
    return page_body(shown.group, f"<h1>{escape(page.title)}</h1>{also}{sections}")


def section_name(section: str, language: str) -> str:
    """Return the title of a section."""
    return name_in(SECTION_NAMES[section], language)


def _section(page: Page, section: Section, shown: Shown) -> str:
    if not section.blocks:
        return ""
    title = escape(section_name(section.id, shown.language))
    blocks = "".join(_blocks(page, section.blocks, shown))
    return f"<h2><a name='{section.id}'></a>{title}</h2>{blocks}"


def _blocks(page: Page, blocks: Sequence[Block], shown: Shown) -> Iterator[str]:
    for kind, group in groupby(blocks, _kind):
        some = list(group)
        if kind == "item":
            yield (
                "<ul>"
                + "".join(f"<li>{_words(paragraph.words)}</li>" for paragraph in _of(some))
                + "</ul>"
            )
        elif kind == "row":
            yield _table([row for row in some if isinstance(row, Row)])
        else:
            for paragraph in some:
                yield _block(page, paragraph, shown)


def _kind(block: Block) -> str:
    if isinstance(block, Paragraph):
        return "item" if block.item else "paragraph"
    return "row" if isinstance(block, Row) else "other"


def _of(blocks: Sequence[Block]) -> Iterator[Paragraph]:
    return (block for block in blocks if isinstance(block, Paragraph))


def _block(page: Page, block: Block, shown: Shown) -> str:
    if isinstance(block, Paragraph):
        return f"<p>{_words(block.words)}</p>"
    if isinstance(block, OptionText):
        return _option(page, block, shown.language)
    if isinstance(block, Figure):
        return _figure(block, shown)
    return ""


def _table(rows: Sequence[Row]) -> str:
    lines = ("".join(f"<td>{_words(cell)}</td>" for cell in row.cells) for row in rows)
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def _figure(figure: Figure, shown: Shown) -> str:
    size = shown.sizes.get(figure.diagram)
    if size is None:
        return ""
    name = escape(figure.diagram, quote=True)
    picture = f"<img src='{DIAGRAM}{name}' width='{size.width}' height='{size.height}'>"
    words = f"<p class='beside'>{_words(figure.caption)}</p>"
    link = open_button(figure.diagram, shown.open_words)
    side = f"<td class='card' valign='middle'>{words}{link}</td>"
    board = f"<td class='board' width='{size.width + 24}'>{picture}</td>"
    return f"<table width='100%' cellspacing='0'><tr>{board}{side}</tr></table><p></p>"


def _option(page: Page, said: OptionText, language: str) -> str:
    book = rule_book(page.book)
    if book is None:
        return f"<p>{_words(said.words)}</p>"
    option = book.option(said.option)
    values = ", ".join(_value(option, value, language) for value in option.values)
    name = escape(name_in(option.names, language))
    name = name[:1].upper() + name[1:]
    return f"<p><b>{name}</b>: {values}.<br>{_words(said.words)}</p>"


def _value(option: Option, value: Value, language: str) -> str:
    named = dict(option.value_names).get(written_value(value))
    if named is not None:
        words = name_in(named, language)
    elif isinstance(value, bool):
        words = name_in(_YES if value else _NO, language)
    else:
        words = written_value(value)
    words = escape(words)
    if value == option.default and isinstance(value, bool) == isinstance(option.default, bool):
        return f"<b>{words}</b> ({name_in(_RECOMMENDED, language)})"
    return words


def _words(words: Words) -> str:
    return "".join(_LOOKS[run.look].format(escape(run.text)) for run in words)
