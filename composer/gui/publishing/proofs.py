# SPDX-License-Identifier: GPL-3.0-or-later
"""Proofs: what is to be published, ready to be seen, copied, printed and written.

A proof is made and used in one thread, which is not the window's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPainter

from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.files.placing import Placing, replace_file
from composer.diagrams.games.diagram import GameDiagram, diagram_picture, picture_mm
from composer.diagrams.pages.entry import Progress, stop_if_cancelled
from composer.diagrams.pages.page import Page
from composer.diagrams.pages.pagesvg import page_svg
from composer.diagrams.painting.diagram import diagram_image, paint_diagram
from composer.diagrams.painting.games import paint_picture, picture_image
from composer.diagrams.painting.page import PageLetters, page_image, print_pages
from composer.diagrams.style.annotations import Annotations
from composer.diagrams.style.style import SCREEN, DiagramStyle
from composer.diagrams.svg import diagram_size, diagram_svg
from composer.diagrams.textboard import diagram_text
from composer.diagrams.writing.diagrams import (
    AnyAnswer,
    diagram_content,
    format_of,
    game_content,
    laid_out,
)
from composer.diagrams.writing.sheets import write_pages
from composer.formats.fenlines import fenline
from composer.formats.jsonlines import jsonline
from composer.games.record import AnyGame, as_problem
from composer.gui.publishing.choices import ExportRequest
from composer.gui.publishing.printing import Printed, print_diagrams
from composer.problem.problem import Problem
from composer.said.sentence import said
from composer.solver.options import Token

_COPIED: Final = 1400  # pixels of the width of a copied page
_COPIED_DIAGRAM: Final = 900
_PAGE_SQUARE_MM: Final = 13.75  # an eighth of the board of a game's page in the preview


@dataclass(frozen=True, slots=True)
class Clip:
    """What is copied of a page.

    Attributes:
        text: its words, or what a diagram is in letters.
        svg: the drawing, empty where there is none.
        image: the picture, null where there is none.
        problem: the problem in the program's own form, empty for pages.
    """

    text: str
    svg: str = ""
    image: QImage | None = None
    problem: str = ""


class Proof(ABC):
    """What is to be published: pages, pictures, or the text of one file."""

    @property
    def text(self) -> str | None:
        """The content of the file, where that is text to be read as it is."""
        return None

    @property
    def is_exact(self) -> bool:
        """Whether what is seen is what the file will be."""
        return True

    @property
    @abstractmethod
    def count(self) -> int:
        """How many pages or pictures there are."""

    @abstractmethod
    def size(self, place: int) -> tuple[float, float]:
        """Return width and height of a page in millimetres."""

    @abstractmethod
    def words(self, place: int) -> str:
        """Return what can be read on a page, for those who hear it."""

    @abstractmethod
    def image(self, place: int, width: int, token: Token) -> QImage:
        """Return a page as an image so many pixels wide.

        Raises:
            DiagramFault: it cannot be drawn.
            Cancelled: the token was cancelled.
        """

    @abstractmethod
    def clip(self, place: int, token: Token) -> Clip:
        """Return what is copied of a page.

        Raises:
            DiagramFault: it cannot be drawn.
            Cancelled: the token was cancelled.
        """

    def targets(self, path: Path) -> tuple[Path, ...]:
        """Return the files that writing to a path makes: one for each page or picture."""
        return numbered(path, self.count)

    @abstractmethod
    def write(self, path: Path, token: Token, progress: Progress) -> tuple[Path, ...]:
        """Write the files, over those that are there, and return them.

        Raises:
            DiagramFault: it cannot be written.
            Cancelled: the token was cancelled.
        """

    def print_on(
        self, device: QPagedPaintDevice, places: Sequence[int], token: Token, progress: Progress
    ) -> None:
        """Print some of the pages.

        Raises:
            DiagramFault: there are none, or the printer does not begin.
            Cancelled: the token was cancelled.
        """
        raise DiagramFault(said("There is no page to print."))


@dataclass(frozen=True, slots=True)
class PageProof(Proof):
    """Pages of a sheet or of entry forms.

    Attributes:
        pages: the pages.
        title: what the document is called.
        author: who wrote it.
        letters: those that the pages are painted in.
    """

    pages: tuple[Page, ...]
    title: str
    author: str
    letters: PageLetters

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self.pages)

    def size(self, place: int) -> tuple[float, float]:
        """Return width and height of the paper in millimetres."""
        page = self.pages[place]
        return page.width, page.height

    def words(self, place: int) -> str:
        """Return what can be read on a page."""
        return self.pages[place].words()

    def image(self, place: int, width: int, token: Token) -> QImage:
        """Return a page as an image."""
        return page_image(self.pages[place], width, self.letters)

    def clip(self, place: int, token: Token) -> Clip:
        """Return what is copied of a page."""
        page = self.pages[place]
        return Clip(
            page.words(),
            page_svg(page, self.title, outlined=True),
            self.image(place, _COPIED, token),
        )

    def targets(self, path: Path) -> tuple[Path, ...]:
        """Return the files: one PDF, or a file for each page."""
        return (path,) if path.suffix.lower() == ".pdf" else numbered(path, self.count)

    def write(self, path: Path, token: Token, progress: Progress) -> tuple[Path, ...]:
        """Write the pages."""
        return write_pages(
            path,
            self.pages,
            title=self.title,
            author=self.author,
            overwrite=True,
            token=token,
            progress=progress,
        )

    def print_on(
        self, device: QPagedPaintDevice, places: Sequence[int], token: Token, progress: Progress
    ) -> None:
        """Print some of the pages."""
        chosen = [self.pages[place] for place in places]
        print_pages(device, chosen, token=token, progress=progress)


@dataclass(frozen=True, slots=True)
class DiagramProof(Proof):
    """Diagrams, each a picture of its own."""

    asked: ExportRequest

    @property
    def count(self) -> int:
        """How many diagrams there are."""
        return len(self.asked.problems)

    def size(self, place: int) -> tuple[float, float]:
        """Return width and height of a picture in millimetres of paper."""
        size = diagram_size(self._problem(place), self._style, self.asked.shown_notes)
        return size.width_mm, size.height_mm

    def words(self, place: int) -> str:
        """Return caption and men of a diagram."""
        return diagram_text(self._problem(place), self._style, self.asked.shown_notes)

    def image(self, place: int, width: int, token: Token) -> QImage:
        """Return a diagram as an image."""
        asked = self.asked
        return diagram_image(
            self._problem(place),
            self._style,
            width=width,
            transparent=asked.output.transparent,
            notes=asked.shown_notes,
        )

    def clip(self, place: int, token: Token) -> Clip:
        """Return what is copied of a diagram, with no more told than in it: its FEN is the text."""
        problem = told_only(self._problem(place), self._style)
        return Clip(
            fenline(problem),
            diagram_svg(problem, self._style, self.asked.shown_notes, outlined=True),
            self.image(place, _COPIED_DIAGRAM, token),
            jsonline(problem),
        )

    def write(self, path: Path, token: Token, progress: Progress) -> tuple[Path, ...]:
        """Write the diagrams."""
        problems, output = self.asked.problems, self.asked.output

        def content(target: Path, place: int) -> bytes:
            return diagram_content(problems[place], format_of(target), self._style, output)

        return written(self.targets(path), content, token, progress)

    def print_on(
        self, device: QPagedPaintDevice, places: Sequence[int], token: Token, progress: Progress
    ) -> None:
        """Print diagrams in their true size, one a page."""
        style, notes = self._style, self.asked.shown_notes
        chosen = [
            Printed(*self.size(place), partial(_paint, self._problem(place), style, notes))
            for place in places
        ]
        print_diagrams(device, chosen, self.asked, token, progress)

    @property
    def _style(self) -> DiagramStyle:
        return self.asked.choices.diagram

    def _problem(self, place: int) -> Problem:
        return self.asked.problems[place]


@dataclass(frozen=True, slots=True)
class GameProof(Proof):
    """The diagram of a problem of a game that is no chess, or the page that plays it.

    Attributes:
        asked: the problem, and how it looks.
        game: the same with no more written beside than is told.
        answer: its solution, where that is told.
    """

    asked: ExportRequest
    game: AnyGame
    answer: AnyAnswer | None

    @property
    def count(self) -> int:
        """One: it is one problem."""
        return 1

    @property
    def is_exact(self) -> bool:
        """Whether it is a diagram: a page is laid out by the browser, in colours of its own."""
        return self._form is not Format.HTML

    def size(self, place: int) -> tuple[float, float]:
        """Return width and height of the picture in millimetres of paper."""
        diagram = self._laid_out()
        return picture_mm(diagram, diagram_picture(diagram))

    def words(self, place: int) -> str:
        """Return caption and men of the diagram."""
        caption = self._laid_out().caption
        return ", ".join(part for part in (caption.one_line(), caption.men, *caption.notes) if part)

    def image(self, place: int, width: int, token: Token) -> QImage:
        """Return the diagram as an image."""
        return picture_image(diagram_picture(self._laid_out()), width)

    def clip(self, place: int, token: Token) -> Clip:
        """Return what is copied: the problem as text, the diagram as SVG and as a picture."""
        svg = self._content(Format.SVG).decode("utf-8")
        text = jsonline(as_problem(self.game))
        return Clip(text, svg, self.image(place, _COPIED_DIAGRAM, token))

    def write(self, path: Path, token: Token, progress: Progress) -> tuple[Path, ...]:
        """Write the file."""
        stop_if_cancelled(token)
        replace_file(path, self._content(self._form))
        return (path,)

    def print_on(
        self, device: QPagedPaintDevice, places: Sequence[int], token: Token, progress: Progress
    ) -> None:
        """Print the diagram in its true size."""
        picture = diagram_picture(self._laid_out())

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_picture(painter, picture, rect, as_text=True)

        print_diagrams(device, [Printed(*self.size(0), paint)], self.asked, token, progress)

    @property
    def _form(self) -> Format:
        return self.asked.choices.form

    def _content(self, form: Format) -> bytes:
        return game_content(self.game, form, self.asked.game_style, self.answer, self.asked.output)

    def _laid_out(self) -> GameDiagram:
        style = self.asked.game_style
        if not self.is_exact:
            style = replace(style, square_mm=_PAGE_SQUARE_MM, light=SCREEN.light, dark=SCREEN.dark)
        elif self.asked.output.transparent:
            style = replace(style, paper=None)
        return laid_out(self.game, style, self.answer if self.asked.choices.told else None)


@dataclass(frozen=True, slots=True)
class TextProof(Proof):
    """Text in one file: LaTeX, or diagrams in letters."""

    content: str

    @property
    def text(self) -> str:
        """The content of the file."""
        return self.content

    @property
    def count(self) -> int:
        """One: a file is no pages."""
        return 1

    def size(self, place: int) -> tuple[float, float]:
        """Return nothing: text has no size."""
        return 0.0, 0.0

    def words(self, place: int) -> str:
        """Return nothing: the text itself is read."""
        return ""

    def image(self, place: int, width: int, token: Token) -> QImage:
        """Return an empty image: text is read as it is."""
        return QImage()

    def clip(self, place: int, token: Token) -> Clip:
        """Return the text."""
        return Clip(self.content)

    def write(self, path: Path, token: Token, progress: Progress) -> tuple[Path, ...]:
        """Write the text."""
        stop_if_cancelled(token)
        replace_file(path, self.content.encode("utf-8", "replace"))
        return (path,)


def _paint(
    problem: Problem, style: DiagramStyle, notes: Annotations, painter: QPainter, rect: QRectF
) -> None:
    paint_diagram(painter, problem, style, rect, notes)


def numbered(path: Path, count: int) -> tuple[Path, ...]:
    """Return the names of several files: `sheet-1.svg`, `sheet-2.svg` ... from `sheet.svg`."""
    if count == 1:
        return (path,)
    return tuple(
        path.with_name(f"{path.stem}-{number}{path.suffix}") for number in range(1, count + 1)
    )


def written(
    targets: Sequence[Path],
    content: Callable[[Path, int], bytes],
    token: Token,
    progress: Progress,
) -> tuple[Path, ...]:
    """Write files, all or none; where that ends early, those that are there stay as they are.

    Raises:
        DiagramFault: one of them cannot be written.
        Cancelled: the token was cancelled.
    """
    with Placing() as placing:
        for place, target in enumerate(targets):
            stop_if_cancelled(token)
            placing.add(target, content(target, place))
            progress(place + 1, len(targets))
        stop_if_cancelled(token)
        placing.put()
    return tuple(targets)
