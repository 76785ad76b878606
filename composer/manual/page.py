# SPDX-License-Identifier: GPL-3.0-or-later
"""A page of the manual: Markdown with a head that says when it is shown.

    ---
    context: drop-map what-if
    also: neighbours repair
    ---
    # Drop map

    A paragraph, with a [word of the field](glossary.md#key) and a picture:

    ![What the picture shows](../pictures/drop-map.png)

The head may be missing; contexts and what is to be seen also are those of the English page in every
language. A block of code that is called `diagram` is a diagram (`composer.manual.diagram`), and one
called `keys` names a list of keys that the program writes itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from composer.manual.diagram import Diagram, ManualError, read_diagram

DIAGRAM: Final = "diagram"
KEYS: Final = "keys"
LONGEST: Final = 1 << 18  # characters of a page

_MOVES: Final = re.compile(r"(\d+\.|[A-Z]?[a-h]?[1-8]?x?[a-h][1-8][+#!?]*$)")
_HEAD: Final = re.compile(r"---\n(.*?)\n---\n", re.DOTALL)
_FIELD: Final = re.compile(r"(context|also): *([a-z0-9 -]+)")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it.

    Attributes:
        level: 1 is the title of the page.
        title: its words.
        anchor: what a link calls it.
        text: the words below it, without any look, up to the next heading.
    """

    level: int
    title: str
    anchor: str
    text: str


@dataclass(frozen=True, slots=True)
class ManualPage:
    """A page in one language.

    Attributes:
        id: the name of its file without the ending.
        language: its code.
        contexts: the parts of the window that it explains.
        also: the ids of pages on what is near.
        text: its Markdown, without the head.
    """

    id: str
    language: str
    contexts: tuple[str, ...]
    also: tuple[str, ...]
    text: str

    @property
    def title(self) -> str:
        """What the page is called."""
        return self.sections()[0].title

    def tokens(self) -> list[Token]:
        """Return what the Markdown consists of."""
        return list(_tokens(self.text))

    def sections(self) -> tuple[Section, ...]:
        """Return the headings in their order, the title first."""
        return _sections(self.text)

    def diagrams(self) -> tuple[Diagram, ...]:
        """Return the diagrams in their order.

        Raises:
            ManualError: one of them cannot be read.
        """
        return tuple(
            read_diagram(token.content) for token in _tokens(self.text) if is_block(token, DIAGRAM)
        )

    def links(self) -> tuple[str, ...]:
        """Return where the page's links lead, as they are written."""
        return tuple(map(unquote, _attributes(self.tokens(), "link_open", "href")))

    def pictures(self) -> tuple[str, ...]:
        """Return the pictures of the page, as they are written."""
        return tuple(_attributes(self.tokens(), "image", "src"))


def read_page(name: str, language: str, text: str) -> ManualPage:
    """Return the page of a text.

    Raises:
        ManualError: it is none.
    """
    if len(text) > LONGEST:
        raise ManualError(f"the page {name} is too long")
    text = text.replace("\r\n", "\n")
    fields: dict[str, tuple[str, ...]] = {}
    if head := _HEAD.match(text):
        for line in head[1].splitlines():
            field = _FIELD.fullmatch(line.strip())
            if field is None:
                raise ManualError(f"the head of the page {name} is not understood")
            fields[field[1]] = tuple(field[2].split())
        text = text[head.end() :]
    page = ManualPage(name, language, fields.get("context", ()), fields.get("also", ()), text)
    sections = page.sections()
    if not sections or sections[0].level != 1:
        raise ManualError(f"the page {name} does not begin with its title")
    return page


def anchor_of(title: str) -> str:
    """Return what links call a heading: as the forges that show Markdown do."""
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")


def is_block(token: Token, name: str) -> bool:
    """Return whether a token is a block of code of a name."""
    return token.type == "fence" and token.info.split()[:1] == [name]


def is_moves(words: str) -> bool:
    """Return whether words between backquotes are moves, in English letters."""
    return _MOVES.match(words) is not None


def plain_words(tokens: Sequence[Token] | None) -> str:
    """Return the words of tokens without their looks; pictures count by what they show."""
    parts = []
    for token in tokens or ():
        if token.type in ("text", "code_inline"):
            parts.append(token.content)
        elif token.type in ("softbreak", "hardbreak"):
            parts.append(" ")
        elif token.children:
            parts.append(plain_words(token.children))
    return "".join(parts)


@cache
def _tokens(text: str) -> tuple[Token, ...]:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    return tuple(reader.parse(text))


@cache
def _sections(text: str) -> tuple[Section, ...]:
    found: list[tuple[int, str, list[str]]] = []
    level = 0
    for token in _tokens(text):
        if token.type == "heading_open":
            level = int(token.tag[1])
        elif token.type == "inline" and level:
            found.append((level, plain_words(token.children), []))
            level = 0
        elif found and token.type == "inline":
            found[-1][2].append(plain_words(token.children))
        elif found and is_block(token, DIAGRAM):
            found[-1][2].append(read_diagram(token.content).words)
        elif found and token.type == "fence" and not is_block(token, KEYS):
            found[-1][2].append(token.content)
    return tuple(
        Section(level, title, anchor_of(title), "\n".join(text)) for level, title, text in found
    )


def _attributes(tokens: Sequence[Token], kind: str, name: str) -> Iterator[str]:
    for token in tokens:
        if token.type == kind:
            yield str(token.attrs[name])
        yield from _attributes(token.children or (), kind, name)
