# SPDX-License-Identifier: GPL-3.0-or-later
"""A page of the manual as the rich text that Qt shows.

Its links are `page:ID#ANCHOR`, `open:NUMBER`, which puts a diagram on the board, and addresses of
the net; its pictures `picture:NAME` and `diagram:NUMBER`.

Some lists in it are made of what the program itself answers to, and keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from composer.gui.frame.commands import Command
from composer.gui.frame.help import Row, board_rows, panel_rows, past_rows
from composer.gui.manual.pagestyle import DIAGRAM as PICTURE_OF
from composer.gui.manual.pagestyle import PICTURE, TEXT, open_button, page_body
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import relettered, worded
from composer.manual.diagram import Diagram, read_diagram
from composer.manual.page import (
    DIAGRAM,
    KEYS,
    ManualPage,
    anchor_of,
    is_block,
    is_moves,
    plain_words,
)
from composer.manual.shelf import WORDS
from composer.notation.letters import Letters


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys that stand together.

    Attributes:
        title: of the list; may be empty.
        rows: what is done with mouse or keys, and what comes of it.
    """

    title: str
    rows: tuple[Row, ...]


def key_groups(name: str, letters: Letters, offered: Iterable[Command]) -> Sequence[KeyGroup]:
    """Return the lists that a page asks for by a name.

    Args:
        name: `board`, `panels`, `past` or `menus`; `kept` for what files of problems lose.
        letters: those of the men.
        offered: what the menus offer.
    """
    if name == "board":
        return (KeyGroup("", board_rows(letters)),)
    if name == "panels":
        return (KeyGroup("", panel_rows()),)
    if name == "past":
        return (KeyGroup("", past_rows()),)
    if name == "menus":
        return _menus(tuple(offered))
    if name == "kept":
        return (KeyGroup("", _lost_rows()),)
    return ()


def _lost_rows() -> tuple[Row, ...]:
    """Return what each form of file does not keep of a problem of chess."""
    from composer.formats.forms import LOST
    from composer.formats.kept import PARTS

    rows = []
    for form, lost in LOST.items():
        names = [worded(part.name.said()) for part in PARTS if part.id in lost]
        rows.append((form, ", ".join(names) or tr("all of it comes back")))
    return tuple(rows)


def _menus(offered: tuple[Command, ...]) -> tuple[KeyGroup, ...]:
    """Return what the menus offer, what has a shortcut first.

    Choices of submenus that have none are left out.
    """
    groups = []
    for menu in dict.fromkeys(command.menu for command in offered):
        rows = tuple(
            (command.keys, command.words)
            for command in sorted(offered, key=lambda command: not command.keys)
            if command.menu == menu and (command.keys or ":" not in command.words)
        )
        groups.append(KeyGroup(fill(tr("Menu %1"), menu), rows))
    return tuple(groups)


PAGE: Final = "page:"
BOARD: Final = 216  # logical pixels of a diagram's side


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page is shown with.

    Attributes:
        chapter: the name of its chapter.
        letters: those of the men in moves.
        open_words: what the link says that puts a diagram on the board.
        sizes: of pictures, width and height in their own pixels, by name; those missing are 0 wide
            and not shown.
        enlarge_words: what a picture that is shown smaller than it is says when pointed at.
        meanings: of the words of the field, by their anchors.
        keys: the lists of keys, by name.
    """

    chapter: str
    letters: Letters
    open_words: str
    sizes: Callable[[str], tuple[int, int]]
    enlarge_words: str
    meanings: Mapping[str, str]
    keys: Callable[[str], Sequence[KeyGroup]]


def page_html(page: ManualPage, shown: Shown) -> str:
    """Return a page as rich text."""
    writer = _Writer(shown)
    body = writer.render(page.tokens(), _OPTIONS, {})
    return page_body(shown.chapter, body)


def page_link(href: str) -> str:
    """Return where a link of the Markdown leads, as pages are named here."""
    if "://" in href:
        return href
    name, _, anchor = href.partition("#")
    return PAGE + name.removesuffix(".md") + (f"#{anchor}" if anchor else "")


_OPTIONS: Final = MarkdownIt("commonmark").options


class _Writer(RendererHTML):
    """Writes the tokens of one page; the methods are called by the names of tokens."""

    def __init__(self, shown: Shown) -> None:
        super().__init__()
        self._shown = shown
        self._number = 0

    def heading_open(self, tokens: Sequence[Token], place: int, *more: Any) -> str:
        words = plain_words(tokens[place + 1].children)
        return f"<{tokens[place].tag}><a name='{escape(anchor_of(words), quote=True)}'></a>"

    def link_open(self, tokens: Sequence[Token], place: int, *more: Any) -> str:
        href = unquote(str(tokens[place].attrs["href"]))
        name, _, anchor = href.partition("#")
        kind = ""
        if name == f"{WORDS}.md" and anchor in self._shown.meanings:
            kind = f" class='word' title='{escape(self._shown.meanings[anchor], quote=True)}'"
        return f"<a{kind} href='{escape(page_link(href), quote=True)}'>"

    def code_inline(self, tokens: Sequence[Token], place: int, *more: Any) -> str:
        words = tokens[place].content
        if is_moves(words):
            return f"<b>{escape(relettered(words, self._shown.letters))}</b>"
        return f"<code>{escape(words)}</code>"

    def image(self, tokens: Sequence[Token], place: int, *more: Any) -> str:
        name = str(tokens[place].attrs["src"]).rpartition("/")[2]
        caption = escape(plain_words(tokens[place].children))
        return f"{self._picture(name)}</p><p class='caption'>{caption}"

    def _picture(self, name: str) -> str:
        """Return a picture as wide as the text at most; one that is shrunk leads to itself."""
        width, height = self._shown.sizes(name)
        if not width:
            return ""
        place = PICTURE + escape(name, quote=True)
        if width <= TEXT:
            return f"<img src='{place}' width='{width}' height='{height}'>"
        # Qt keeps the height of the file for a picture that is given only a width.
        picture = f"<img src='{place}' width='{TEXT}' height='{round(height * TEXT / width)}'>"
        words = escape(self._shown.enlarge_words, quote=True)
        return f"<a href='{place}' title='{words}'>{picture}</a>"

    def fence(self, tokens: Sequence[Token], place: int, *more: Any) -> str:
        token = tokens[place]
        if is_block(token, DIAGRAM):
            self._number += 1
            return self._diagram(read_diagram(token.content), self._number - 1)
        if is_block(token, KEYS):
            return "".join(map(_key_group, self._shown.keys(token.content.strip())))
        return f"<pre>{escape(token.content)}</pre>"

    def table_open(self, *more: Any) -> str:
        return "<table cellspacing='0'>"

    def table_close(self, *more: Any) -> str:
        return "</table><p></p>"

    def _diagram(self, diagram: Diagram, number: int) -> str:
        source = f"<b>{escape(diagram.author)}</b> {escape(diagram.source)}".strip()
        lines = "<br>".join(escape(relettered(line, self._shown.letters)) for line in diagram.play)
        beside = "".join(
            (
                f"<p>{lines}</p>" if lines else "",
                f"<p class='beside'>{escape(relettered(diagram.text, self._shown.letters))}</p>"
                if diagram.text
                else "",
                open_button(str(number), self._shown.open_words),
            )
        )
        men = men_counted(diagram)
        board = (
            f"<img src='{PICTURE_OF}{number}' width='{BOARD}' height='{BOARD}'>"
            f"<br>{escape(diagram.task)}&nbsp;&nbsp;{men}"
        )
        head = (
            f"<tr><td class='card' colspan='2'>{source}</td></tr>"
            if diagram.author or diagram.source
            else ""
        )
        return (
            f"<table width='100%' cellspacing='0'>{head}<tr>"
            f"<td class='card' width='{BOARD + 20}'>{board}</td>"
            f"<td class='card' valign='middle'>{beside}</td></tr></table><p></p>"
        )


def men_counted(diagram: Diagram) -> str:
    """Return how many men both sides have: `3+3`."""
    men = [man for man in diagram.problem().position.board if man is not None]
    white = sum(man.colour.value == "w" for man in men)
    return f"{white}+{len(men) - white}"


def _key_group(group: KeyGroup) -> str:
    rows = "".join(
        f"<tr><td><b>{escape(keys)}</b></td><td>{escape(words)}</td></tr>"
        for keys, words in group.rows
    )
    title = f"<h3>{escape(group.title)}</h3>" if group.title else ""
    return f"{title}<table cellspacing='0'>{rows}</table><p></p>"
