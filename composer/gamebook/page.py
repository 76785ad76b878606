# SPDX-License-Identifier: GPL-3.0-or-later
"""A page of the game book as a value: sections of paragraphs, lists, tables and diagrams.

Its text form is plain, and nothing in it is ever carried out:

    title: Tablut
    book: tablut
    also: other names, by which it is found

    [aim]
    A line is a paragraph. *Stressed*, and `as written`.

    - an item
    | a cell | a cell
    ? king_away: what is to be said of an option of the book
    @ start: caption of the diagram of how the men stand first
    @ tablut-1: caption of a diagram of the collection
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from composer.said.sentence import said

SECTIONS: Final = (
    *("aim", "board", "men", "moves", "capture", "end", "tasks", "options"),
    *("certain", "sources"),
)
"""The sections of a page, in their order."""

START: Final = "start"
"""The name of the diagram of how the men stand at first."""

LONGEST: Final = 1 << 18  # characters of a page


class GameBookError(ValueError):
    """A page or diagram of the game book that cannot be read; the text says where."""


@dataclass(frozen=True, slots=True)
class Run:
    """Words of one look.

    Attributes:
        text: the words.
        look: `plain`, `stressed` or `written`.
    """

    text: str
    look: str = "plain"


Words = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words, or one item of a list.

    Attributes:
        words: in their order.
        item: whether it is an item.
    """

    words: Words
    item: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; rows that follow one another are one table.

    Attributes:
        cells: from left to right.
    """

    cells: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class OptionText:
    """What is said of an option.

    Attributes:
        option: its id.
        words: what it decides, and who says what.
    """

    option: str
    words: Words


@dataclass(frozen=True, slots=True)
class Figure:
    """A diagram in the text.

    Attributes:
        diagram: its name in the collection, or `START`.
        caption: what stands below it.
    """

    diagram: str
    caption: Words


Block = Paragraph | Row | OptionText | Figure


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page.

    Attributes:
        id: one of `SECTIONS`.
        blocks: in their order.
    """

    id: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of a game in one language.

    Attributes:
        title: the game's name.
        book: the id of its rule book; empty where it has none.
        sections: in the order of `SECTIONS`.
        also: other names, by which the page is found.
    """

    title: str
    book: str
    sections: tuple[Section, ...]
    also: str = ""

    def blocks(self) -> Iterator[Block]:
        """Yield all blocks."""
        for section in self.sections:
            yield from section.blocks

    def figures(self) -> Iterator[Figure]:
        """Yield the diagrams of the page."""
        return (block for block in self.blocks() if isinstance(block, Figure))


_HEAD: Final = re.compile(r"(title|book|also): *(.*)")
_SECTION: Final = re.compile(r"\[([a-z]+)\]")
_NAMED: Final = re.compile(r"([a-z0-9_-]+): *(.+)")
_RUN: Final = re.compile(r"\*([^*]+)\*|`([^`]+)`|([^*`]+)")


def read_page(text: str) -> Page:
    """Return the page of a text.

    Raises:
        GameBookError: it is none; the text says in which line.
    """
    if len(text) > LONGEST:
        raise GameBookError(said("the page is too long"))
    return _Reader(text).page()


class _Reader:
    """One page being read."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._head: dict[str, str] = {}
        self._sections: list[tuple[str, list[Block]]] = []
        self._number = 0

    def page(self) -> Page:
        for number, line in enumerate(self._lines, 1):
            self._number = number
            self._take(line.strip())
        if "title" not in self._head:
            raise GameBookError(said("the page has no title"))
        names = [name for name, _ in self._sections]
        if names != [name for name in SECTIONS if name in names]:
            raise GameBookError(said("the sections of the page are not in order"))
        sections = tuple(Section(name, tuple(blocks)) for name, blocks in self._sections)
        head = self._head
        return Page(head["title"], head.get("book", ""), sections, head.get("also", ""))

    def _take(self, line: str) -> None:
        if not line:
            return
        if found := _SECTION.fullmatch(line):
            if found[1] not in SECTIONS:
                raise self._fault()
            self._sections.append((found[1], []))
        elif not self._sections:
            head = _HEAD.fullmatch(line)
            if head is None:
                raise self._fault()
            self._head[head[1]] = head[2]
        elif line[:2] in ("- ", "| ", "? ", "@ "):
            self._add(self._marked(line[0], line[2:].strip()))
        else:
            self._add(Paragraph(words_of(line)))

    def _marked(self, sign: str, rest: str) -> Block:
        if sign == "-":
            return Paragraph(words_of(rest), item=True)
        if sign == "|":
            return Row(tuple(words_of(cell.strip()) for cell in rest.split("|")))
        named = _NAMED.fullmatch(rest)
        if named is None:
            raise self._fault()
        words = words_of(named[2])
        return OptionText(named[1], words) if sign == "?" else Figure(named[1], words)

    def _add(self, block: Block) -> None:
        self._sections[-1][1].append(block)

    def _fault(self) -> GameBookError:
        return GameBookError(said("line {number}: not understood", number=self._number))


def words_of(text: str) -> Words:
    """Return the runs of a text: `*stressed*`, and what stands between backquotes as written."""
    found = []
    for run in _RUN.finditer(text):
        stressed, written, plain = run.groups()
        if stressed is not None:
            found.append(Run(stressed, "stressed"))
        elif written is not None:
            found.append(Run(written, "written"))
        else:
            found.append(Run(plain))
    return tuple(found)


def plain_text(words: Words) -> str:
    """Return words without their looks."""
    return "".join(run.text for run in words)
