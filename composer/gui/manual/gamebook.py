# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the game book, and the pictures of its diagrams as the boards of the window are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from composer.diagrams.games.drawing import game_picture
from composer.diagrams.games.picture import Picture
from composer.diagrams.games.tables import tables_picture
from composer.diagrams.games.theme import theme_named
from composer.diagrams.painting.games import picture_image
from composer.gamebook.diagrams import BookDiagram, diagram_of
from composer.gamebook.page import Page
from composer.gamebook.shelf import (
    GROUPS,
    LANGUAGES,
    page_for,
    page_language,
    page_of,
    search,
    written_in,
)
from composer.games.tables import TablesProblem
from composer.games.task import GameProblem
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.manual.gamepage import Shown, Sizes, page_html, section_name
from composer.gui.manual.pagestyle import DIAGRAM, OPEN
from composer.gui.manual.pageswindow import Entry, PagesWindow, Place
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import tr
from composer.problem.problem import Problem
from composer.rules.game import name_in
from composer.said.languages import LANGUAGES as ROWS

_CHESS: Final = 264  # logical pixels of a chessboard's side
_LARGEST: Final = 330  # of the longer side of another board
_SMALL_CELLS: Final = 150  # a board with more cells is drawn larger
_WIDE: Final = 420


class BookPictures:
    """Draws diagrams of the game book."""

    def __init__(self, appearance: Appearance) -> None:
        """Draw as an appearance has it."""
        self._appearance = appearance
        self._thumbnails = Thumbnails(appearance)

    def size(self, diagram: BookDiagram) -> Sizes:
        """Return how large a diagram is shown."""
        problem = diagram.problem
        if isinstance(problem, Problem):
            return Sizes(_CHESS, _CHESS)
        picture = self._picture(problem)
        cells = len(problem.position.book.geometry) if isinstance(problem, GameProblem) else 0
        longer = _WIDE if cells > _SMALL_CELLS else _LARGEST
        scale = longer / max(picture.width, picture.height)
        width, height = round(picture.width * scale), round(picture.height * scale)
        return Sizes(width, height)

    def image(self, diagram: BookDiagram, ratio: float) -> QImage:
        """Return a diagram drawn for a screen with so many pixels to a logical one."""
        problem = diagram.problem
        if not isinstance(problem, Problem):
            width = round(self.size(diagram).width * ratio)
            return picture_image(self._picture(problem), width)
        pixmap = self._thumbnails.pixmap(
            problem.position, _CHESS, ratio, rules=problem.stipulation.rules
        )
        return pixmap.toImage()

    def _picture(self, problem: GameProblem | TablesProblem) -> Picture:
        theme = theme_named(self._appearance.colours.name)
        if isinstance(problem, TablesProblem):
            return tables_picture(problem.position, theme, coordinates=True)
        return game_picture(problem.position, theme, rules=problem.rules, coordinates=True)


_OWN_NAMES: Final = {row.code: row.name for row in ROWS}


class GameBookWindow(PagesWindow):
    """The window of the game book; one for the studio.

    Its diagrams are `GameProblem`, `TablesProblem` or `Problem`.
    """

    def __init__(
        self, appearance: Appearance, prompts: Prompts, parent: QWidget | None = None
    ) -> None:
        """Begin with the first page, in the window's language where pages have it.

        Args:
            appearance: how the window looks, and its language.
            prompts: asks on which printer.
            parent: its owner.
        """
        self._pictures = BookPictures(appearance)
        self._language = page_language(appearance.language)
        super().__init__(appearance, prompts, GROUPS[0].pages[0], parent)

    @property
    def language(self) -> str:
        """The language of the pages."""
        return self._language

    def read_in(self, language: str) -> None:
        """Show pages in another of their languages."""
        self._language = page_language(language)
        self._write()

    def open_at(self, page: str, anchor: str = "") -> None:
        """Show the window with the page of a game; with the page before if there is none."""
        name = page_for(page)
        super().open_at(name if name in self.pages() else self.page_name, anchor)

    # What the book says of itself.

    def names(self) -> tuple[str, str, str]:
        """Return the names of the window, of its search and of a page."""
        self.languages.setAccessibleName(tr("Language of the pages"))
        return tr("Game book"), tr("Search the game book"), tr("Page of the game book")

    def choices(self) -> Sequence[QWidget]:
        """Return the languages in which pages are written."""
        self.languages = DropList()
        for language in LANGUAGES:
            self.languages.addItem(_OWN_NAMES[language], language)
        self.languages.setCurrentIndex(LANGUAGES.index(self._language))
        self.languages.activated.connect(lambda place: self.read_in(LANGUAGES[place]))
        return (self.languages,)

    def pages(self) -> Sequence[str]:
        """Return the ids of the pages, in order."""
        return [page for group in GROUPS for page in group.pages]

    def title(self, page: str) -> str:
        """Return how a page is called in the window's language."""
        return page_of(page, self._appearance.language).title

    def contents_of(self, words: str) -> Sequence[Entry]:
        """Return the pages in groups, or those in which words are found."""
        found = search(words, self._language)
        groups = [
            Entry(
                name_in(group.names, self._appearance.language),
                rows=tuple(Entry(self.title(p), Place(p)) for p in group.pages if p in found),
            )
            for group in GROUPS
        ]
        return [group for group in groups if group.rows]

    def html(self) -> str:
        """Return the page that is shown as rich text."""
        page = self._page()
        group = next(group for group in GROUPS if self.page_name in group.pages)
        diagrams = {figure.diagram: self._diagram(figure.diagram) for figure in page.figures()}
        sizes = {name: self._pictures.size(found) for name, found in diagrams.items() if found}
        words = tr("Open on the board")
        return page_html(
            page, Shown(name_in(group.names, self._written), self._written, words, sizes)
        )

    def sections(self) -> Iterable[tuple[str, str]]:
        """Return the sections of that page: words and anchors."""
        return [
            (section_name(section.id, self._written), section.id)
            for section in self._page().sections
            if section.blocks
        ]

    def note(self) -> str:
        """Return that the page is not written in the language that is asked for."""
        if self._written == self._language:
            return ""
        return tr("This page is not written in this language yet.")

    def picture(self, name: str) -> object:
        """Return a diagram's picture."""
        diagram = self._diagram(name.removeprefix(DIAGRAM))
        return None if diagram is None else self._pictures.image(diagram, self._ratio())

    def follow(self, url: QUrl) -> None:
        """Open the diagram that a link names."""
        words = url.toString()
        diagram = self._diagram(words.removeprefix(OPEN)) if words.startswith(OPEN) else None
        if diagram is not None:
            self.problem_opened.emit(diagram.problem)

    @property
    def _written(self) -> str:
        """The language that the page is written in."""
        return written_in(self.page_name, self._language)

    def _page(self) -> Page:
        return page_of(self.page_name, self._language)

    def _diagram(self, name: str) -> BookDiagram | None:
        return diagram_of(name, self._page().book)
