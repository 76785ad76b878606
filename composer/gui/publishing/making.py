# SPDX-License-Identifier: GPL-3.0-or-later
"""From choices and problems to a proof, in the thread that makes proofs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from composer.diagrams.captions.anonymity import told_only
from composer.diagrams.captions.caption import caption
from composer.diagrams.files.forms import Format
from composer.diagrams.latex.diagram import latex_diagram, latex_document
from composer.diagrams.latex.games import game_latex
from composer.diagrams.latex.sheet import sheet_latex
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.pages.entry import (
    MOST_SECONDS,
    Progress,
    SheetEntry,
    entry_of,
    limited,
    stop_if_cancelled,
)
from composer.diagrams.pages.entryform import form_pages
from composer.diagrams.pages.page import A5, Page
from composer.diagrams.pages.sheet import numbered_entries, sheet_pages
from composer.diagrams.pages.sheetstyle import SheetStyle, Solutions
from composer.diagrams.pages.solved import solved_problem
from composer.diagrams.painting.page import PageLetters, page_image
from composer.diagrams.style.style import CaptionPart, Lettering
from composer.diagrams.textboard import diagram_text
from composer.diagrams.web.page import WebOptions, problem_page, write_page
from composer.diagrams.web.site import write_site
from composer.diagrams.web.words import web_words_of
from composer.diagrams.writing.diagrams import AnyAnswer, game_to_draw, laid_out, solved_game
from composer.games.record import AnyGame
from composer.gui.publishing.choices import ExportRequest, OutputKind
from composer.gui.publishing.proofs import (
    Clip,
    DiagramProof,
    GameProof,
    PageProof,
    Proof,
    TextProof,
)
from composer.notation.letters import FIGURINES
from composer.notation.printed import PrintOptions, Solved
from composer.notation.spans import plain_text
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation
from composer.problem.task import Task, task_of
from composer.problem.twins import Twin
from composer.solver.options import Token
from composer.solver.session import Session

_KEPT_PROBLEMS: Final = 5000  # problems

_Question = tuple[Position, Stipulation, tuple[Twin, ...], Task]


class Solvings:
    """Remembers what was solved. To be used in one thread alone."""

    def __init__(self) -> None:
        self._session = Session()
        self._known: OrderedDict[_Question, tuple[Solved, ...]] = OrderedDict()
        self._game: tuple[object, AnyAnswer | None] = ((), None)  # the last one, by what it asks

    def solved(self, problem: Problem, token: Token) -> tuple[Solved, ...]:
        """Return what is known of a problem and its twins; solve it for some seconds at most.

        Raises:
            Cancelled: the token was cancelled.
        """
        question = (problem.position, problem.stipulation, problem.twins, task_of(problem))
        known = self._known.get(question)
        if known is None:
            with limited(token, MOST_SECONDS) as limit:
                known = solved_problem(problem, limit, self._session)
            stop_if_cancelled(token)
            self._known[question] = known
            if len(self._known) > _KEPT_PROBLEMS:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(question)
        return known

    def game(self, game: AnyGame, token: Token) -> AnyAnswer | None:
        """Return what is known of a problem of a game that is no chess; None where nothing is.

        Raises:
            Cancelled: the token was cancelled.
        """
        if self._game[0] != game.asked:
            answer = solved_game(game, token)
            stop_if_cancelled(token)
            self._game = game.asked, answer
        return self._game[1]

    def entries(
        self,
        problems: Iterable[Problem],
        options: PrintOptions,
        token: Token,
        progress: Progress,
    ) -> tuple[SheetEntry, ...]:
        """Return problems with their solutions as they are printed.

        Args:
            problems: the problems.
            options: how solutions are printed.
            token: a way to stop.
            progress: told how many are done.

        Raises:
            Cancelled: the token was cancelled; what is solved already is remembered.
        """
        asked = tuple(problems)
        found = []
        for problem in asked:
            stop_if_cancelled(token)
            found.append(entry_of(problem, self.solved(problem, token), options))
            progress(len(found), len(asked))
        return tuple(found)

    def close(self) -> None:
        """Give the solver's memory back."""
        self._session.close()
        self._known.clear()


_TITLE: Final = "Chess problems"


@dataclass(frozen=True, slots=True)
class WebProof(Proof):
    """A page of a problem, or a site of many.

    Attributes:
        asked: the problems and how they look.
        solvings: solves the problems that are looked at.
        letters: those in which they are shown here.
    """

    asked: ExportRequest
    solvings: Solvings
    letters: PageLetters

    @property
    def is_exact(self) -> bool:
        """No: the browser lays the page out."""
        return False

    @property
    def count(self) -> int:
        """How many problems there are."""
        return len(self.asked.problems)

    def size(self, place: int) -> tuple[float, float]:
        """Return the size of the paper that a problem is shown on."""
        return A5.width, A5.height

    def words(self, place: int) -> str:
        """Return caption and men of a problem."""
        return diagram_text(self._problem(place), self.asked.choices.diagram)

    def image(self, place: int, width: int, token: Token) -> QImage:
        """Return what the page of a problem tells."""
        return page_image(self._page(place, token), width, self.letters)

    def clip(self, place: int, token: Token) -> Clip:
        """Return the page of a problem as HTML text."""
        problem = self._problem(place)
        solved = self.solvings.solved(problem, token)
        return Clip(problem_page(problem, solved, self._options))

    def targets(self, path: Path) -> tuple[Path, ...]:
        """Return the one file, or the folder of a site."""
        return (path,) if self.count == 1 else (_folder(path),)

    def write(self, path: Path, token: Token, progress: Progress) -> tuple[Path, ...]:
        """Write the page or the site; of a site its first page is returned."""
        if self.count == 1:
            problem = self._problem(0)
            solved = self.solvings.solved(problem, token)
            stop_if_cancelled(token)
            write_page(path, problem, solved, self._options)
            return (path,)
        problems = [self._problem(place) for place in range(self.count)]
        first = write_site(
            _folder(path),
            problems,
            self.asked.choices.heading.strip() or _TITLE,
            self._options,
            overwrite=True,
            token=token,
            progress=progress,
        )
        return (first,)

    @property
    def _options(self) -> WebOptions:
        style, asked = self.asked.choices.diagram, self.asked
        options = WebOptions.of_style(style)
        words = options.words
        if style.letters == FIGURINES.code:
            words = web_words_of(asked.language)
        return replace(options, options=asked.options, words=words)

    def _problem(self, place: int) -> Problem:
        return told_only(self.asked.problems[place], self.asked.choices.diagram)

    def _page(self, place: int, token: Token) -> Page:
        asked = self.asked
        problem = self._problem(place)
        solved = self.solvings.solved(problem, token)
        style = SheetStyle(
            diagram=asked.choices.diagram,
            paper=A5,
            per_page=1,
            first_number=None,
            solutions=Solutions.UNDER,
            solution=asked.options,
            page_numbers=False,
            board_mm=70,
        )
        entry = entry_of(problem, solved, asked.options)
        return sheet_pages((entry,), style, measure=self.letters.measure)[0]


def _folder(path: Path) -> Path:
    """Return the folder of a site: the name that was chosen, without `.html`."""
    return path.with_suffix("") if path.suffix.lower() in (".html", ".htm") else path


_KEPT: Final = 3  # proofs: what is seen, what is printed of it, what was seen before


class Maker:
    """Makes proofs, and remembers the last few. To be used in one thread alone."""

    def __init__(self) -> None:
        self._solvings = Solvings()
        self._letters: dict[Lettering, PageLetters] = {}
        self._made: OrderedDict[ExportRequest, Proof] = OrderedDict()

    def proof(self, asked: ExportRequest, token: Token, progress: Progress) -> Proof:
        """Return the proof of what is asked.

        Args:
            asked: problems, and how they are published.
            token: a way to stop.
            progress: told how many problems are solved.

        Raises:
            Cancelled: the token was cancelled.
            DiagramFault: it cannot be drawn.
        """
        stop_if_cancelled(token)
        made = self._made.get(asked)
        if made is None:
            made = self._make(asked, token, progress)
            self._made[asked] = made
            if len(self._made) > _KEPT:
                self._made.popitem(last=False)
        return made

    def close(self) -> None:
        """Give back the letters, which must not outlive the application, and the memory."""
        self._made.clear()
        self._letters.clear()
        self._solvings.close()

    def _make(self, asked: ExportRequest, token: Token, progress: Progress) -> Proof:
        chosen = asked.choices
        if chosen.is_game:
            return self._game(asked, token)
        if chosen.form is Format.HTML:
            return WebProof(asked, self._solvings, self._letters_of(asked))
        if chosen.form is Format.LATEX:
            return TextProof(self._latex(asked, token, progress))
        if chosen.form is Format.TEXT:
            return TextProof(self._plain(asked, token, progress))
        if chosen.kind is OutputKind.DIAGRAM:
            return DiagramProof(asked)
        if chosen.kind is OutputKind.FORM:
            return self._form(asked, token, progress)
        return self._sheet(asked, token, progress)

    def _game(self, asked: ExportRequest, token: Token) -> Proof:
        game = game_to_draw(asked.problems[0], asked.choices.diagram)
        answer = self._solvings.game(game, token) if asked.choices.prints_solutions else None
        if asked.choices.form is Format.LATEX:
            return TextProof(game_latex([laid_out(game, asked.game_style, answer)]))
        return GameProof(asked, game, answer)

    def _sheet(self, asked: ExportRequest, token: Token, progress: Progress) -> PageProof:
        letters = self._letters_of(asked)
        pages = sheet_pages(
            self._entries(asked, token, progress), asked.sheet, measure=letters.measure, token=token
        )
        problems, style = asked.problems, asked.choices.diagram
        title = cleaned(asked.choices.heading)
        if len(problems) == 1:
            title = title or caption(problems[0], style).one_line()
        names = {problem.credits.caption_authors() for problem in problems}
        shown = CaptionPart.AUTHORS in style.caption and len(names) == 1
        return PageProof(pages, title, names.pop() if shown else "", letters)

    def _form(self, asked: ExportRequest, token: Token, progress: Progress) -> PageProof:
        form, letters = asked.entry_form, self._letters_of(asked)
        entries = self._solved(asked, token, progress)
        pages = form_pages(entries, form, measure=letters.measure, token=token)
        author = "" if form.is_anonymous else cleaned(form.sender)
        return PageProof(pages, cleaned(form.tourney), author, letters)

    def _latex(self, asked: ExportRequest, token: Token, progress: Progress) -> str:
        package = asked.choices.package
        if asked.choices.kind is OutputKind.SHEET:
            entries = self._entries(asked, token, progress)
            return sheet_latex(entries, asked.sheet, package=package, token=token)
        style, notes = asked.choices.diagram, asked.shown_notes
        drawn = (latex_diagram(p, style, package=package, notes=notes) for p in asked.problems)
        return latex_document(drawn, style)

    def _plain(self, asked: ExportRequest, token: Token, progress: Progress) -> str:
        chosen = asked.choices
        style = chosen.diagram
        if chosen.kind is OutputKind.DIAGRAM:
            notes = asked.shown_notes
            return "\n".join(diagram_text(problem, style, notes) for problem in asked.problems)
        sheet = asked.sheet
        entries = numbered_entries(self._entries(asked, token, progress), sheet, token=token)
        parts = [line for line in (cleaned(chosen.heading), cleaned(chosen.subheading)) if line]
        head = ["\n".join(parts) + "\n"] if parts else []
        under = sheet.solutions is Solutions.UNDER
        bodies = []
        for entry in entries:
            board = diagram_text(entry.problem, style, entry.notes)
            told = plain_text(entry.lines)
            bodies.append(f"{board}\n{told}\n" if under and told else board)
        if sheet.solutions is Solutions.END:
            bodies.append(f"{sheet.solution.printed_words.solutions}\n")
            bodies += (_lettered(entry) for entry in entries if entry.lines)
        return "\n".join((*head, *bodies))

    def _entries(
        self, asked: ExportRequest, token: Token, progress: Progress
    ) -> Sequence[SheetEntry]:
        """Return the problems of a sheet, solved where solutions are printed."""
        if asked.choices.solutions is not Solutions.NONE:
            return self._solved(asked, token, progress)
        return [SheetEntry(problem, asked.shown_notes) for problem in asked.problems]

    def _solved(
        self, asked: ExportRequest, token: Token, progress: Progress
    ) -> Sequence[SheetEntry]:
        found = self._solvings.entries(asked.problems, asked.options, token, progress)
        notes = asked.shown_notes
        return [replace(entry, notes=notes) for entry in found]

    def _letters_of(self, asked: ExportRequest) -> PageLetters:
        lettering = asked.choices.diagram.lettering
        if lettering not in self._letters:
            self._letters[lettering] = PageLetters(lettering)
        return self._letters[lettering]


def _lettered(entry: SheetEntry) -> str:
    """Return the solution of a diagram below its number."""
    label = cleaned(entry.notes.label)
    return (f"{label}  " if label else "") + plain_text(entry.lines) + "\n"
