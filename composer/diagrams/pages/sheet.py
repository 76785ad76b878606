# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets: many problems on pages, in an even grid, with or without their solutions.

    pages = sheet_pages(problems, SheetStyle(per_page=6, solutions=Solutions.END))

A problem whose words are long takes the place of two or more; what is too long for a page goes
on upon the next. Nothing is cut, and nothing lies on anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, count, product, repeat
from string import ascii_uppercase

from composer.diagrams.captions.anonymity import hides_authors, unnamed_lines
from composer.diagrams.captions.caption import authors_line
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.pages.cells import leading_line, passage_lines, stacked
from composer.diagrams.pages.entry import Progress, SheetEntry, solved_entries, stop_if_cancelled
from composer.diagrams.pages.flowing import Frame, balanced, flowed
from composer.diagrams.pages.grid import Grid
from composer.diagrams.pages.magazine import (
    SheetWords,
    comment_lines,
    imposed,
    indexed,
    sheet_words_of,
)
from composer.diagrams.pages.page import (
    MM_PER_POINT,
    Align,
    Box,
    Page,
    PlacedBoard,
    PlacedRule,
    PlacedText,
)
from composer.diagrams.pages.passages import AFTER, passages_of, with_passages
from composer.diagrams.pages.sheetstyle import Comments, SheetStyle, Solutions
from composer.diagrams.pages.typesetting import Column, Measure, SetLine, estimated
from composer.diagrams.style.style import CaptionPart
from composer.notation.letters import letters_of
from composer.notation.spans import Line, Span
from composer.problem.problem import Problem
from composer.solver.options import Token


def sheet_pages(
    entries: Iterable[SheetEntry | Problem],
    style: SheetStyle,
    *,
    measure: Measure = estimated,
    token: Token | None = None,
    progress: Progress | None = None,
) -> tuple[Page, ...]:
    """Lay problems out on pages.

    Args:
        entries: the problems; bare ones are solved where solutions are printed.
        style: how the sheet looks.
        measure: how wide letters are; `paintpage.measured` measures those that Qt paints.
        token: a way to stop.
        progress: told how many problems are solved.

    Raises:
        Cancelled: the token was cancelled.
    """
    ready = numbered_entries(entries, style, token=token, progress=progress)
    return tuple(_Sheet(style, measure, token).pages(ready))


def numbered_entries(
    entries: Iterable[SheetEntry | Problem],
    style: SheetStyle,
    *,
    token: Token | None = None,
    progress: Progress | None = None,
) -> tuple[SheetEntry, ...]:
    """Return what a sheet prints: problems with their numbers and, if printed, solutions.

    Raises:
        Cancelled: the token was cancelled.
    """
    ready = _entries(entries, style, token, progress)
    if hides_authors(style.diagram):  # a solution that a file brought along may name them
        ready = tuple(
            replace(
                entry,
                problem=with_passages(entry.problem, ()),  # which may name them, too
                lines=unnamed_lines(entry.lines, entry.problem),
            )
            for entry in ready
        )
    return _numbered(ready, style)


def _entries(
    entries: Iterable[SheetEntry | Problem],
    style: SheetStyle,
    token: Token | None,
    progress: Progress | None,
) -> tuple[SheetEntry, ...]:
    given = tuple(entries)
    if style.solutions is Solutions.NONE:
        bare = (
            SheetEntry(problem) if isinstance(problem, Problem) else problem for problem in given
        )
        return tuple(replace(entry, lines=()) for entry in bare)
    unsolved = [problem for problem in given if isinstance(problem, Problem)]
    solved = iter(solved_entries(unsolved, style.solution, token=token, progress=progress))
    return tuple(next(solved) if isinstance(entry, Problem) else entry for entry in given)


def _numbered(entries: Sequence[SheetEntry], style: SheetStyle) -> tuple[SheetEntry, ...]:
    """Return problems with what they are called on the sheet.

    Beside numbers of sources no counted ones stand, which nobody could tell from them: problems
    without one bear letters, as magazines call what they quote.
    """
    bare = entries
    if style.own_numbers and CaptionPart.SOURCE in style.diagram.caption:  # else they tell it
        entries = [
            replace(entry, notes=replace(entry.notes, label=number))
            if (number := cleaned(entry.problem.credits.number)) and not entry.notes.label
            else entry
            for entry in entries
        ]
    first = style.first_number
    if first is None:
        return tuple(entries)
    labels = (str(first + place) for place in range(len(entries)))
    if entries is not bare and any(entry.notes.label for entry in entries):
        taken = {entry.notes.label for entry in entries}
        letters = (label for label in _letters() if label not in taken)
        labels = ("" if entry.notes.label else next(letters) for entry in entries)
    return tuple(
        entry if entry.notes.label else replace(entry, notes=replace(entry.notes, label=label))
        for entry, label in zip(entries, labels, strict=True)
    )


def _letters() -> Iterator[str]:
    """Yield A to Z, then AA to ZZ, and so on."""
    for length in count(1):
        yield from map("".join, product(ascii_uppercase, repeat=length))


_TRIALS = 3  # of laying diagrams out until the pages that they name are right


@dataclass(frozen=True, slots=True)
class _Sheet:
    style: SheetStyle
    measure: Measure
    token: Token | None

    def pages(self, entries: Sequence[SheetEntry]) -> Iterator[Page]:
        """Yield the pages of diagrams, then those of solutions, with their numbers."""
        pages = self._unnumbered(entries) or [self._page(self._heading())]
        lettering = self.style.diagram.lettering
        made = [
            self._footed(replace(page, lettering=lettering), place, len(pages))
            for place, page in enumerate(pages, start=1)
        ]
        yield from imposed(made) if self.style.booklet else made

    def _unnumbered(self, entries: Sequence[SheetEntry]) -> list[Page]:
        """Lay out diagrams and what comes after them; twice where diagrams name its pages."""
        if not entries:
            return []
        heading, style = self._heading(), self.style
        is_at_end = style.solutions is Solutions.END
        refers = style.references and is_at_end
        shown = self._referring(entries, repeat(0)) if refers else entries
        diagrams = list(self._diagrams(shown, heading))
        solutions, begun = self._end(entries, diagrams, is_at_end)
        if refers:
            for _ in range(_TRIALS):  # a number of more digits might need another line
                before = len(diagrams)
                pages = (before + page + 1 for page in begun)
                diagrams = list(self._diagrams(self._referring(entries, pages), heading))
                if len(diagrams) == before:
                    break
        return [*diagrams, *solutions]

    def _referring(
        self, entries: Sequence[SheetEntry], pages: Iterable[int]
    ) -> tuple[SheetEntry, ...]:
        told = self.words.solution_at
        return tuple(
            replace(entry, refer=told.replace("%1", str(page) if page else "00"))
            for entry, page in zip(entries, pages, strict=False)
        )

    @property
    def words(self) -> SheetWords:
        """The words of the sheet's language."""
        return sheet_words_of(self.language)

    @property
    def language(self) -> str:
        """The code of the sheet's language."""
        return letters_of(self.style.diagram.letters).language

    @property
    def body(self) -> Box:
        """Where diagrams and text may stand on a page without a heading."""
        return self.style.body

    def _diagrams(
        self, entries: Sequence[SheetEntry], heading: tuple[PlacedText, ...]
    ) -> Iterator[Page]:
        """Yield the pages of the grid, each followed by what was too long for it."""
        grid = Grid.of(entries, self.style, self.column(self.body.width), self.below(heading))
        body = self.below(heading)
        rows = grid.rows()
        while rows:
            stop_if_cancelled(self.token)
            first = rows[0]
            if grid.leads_alone(first, body.height):
                frames = chain((Frame(body, 1, 0.0),), repeat(Frame(self.body, 1, 0.0)))
                for laid in flowed([first[0].lead], frames):
                    stop_if_cancelled(self.token)
                    yield self._page((*heading, *laid.texts), laid.boards)
                    heading, body = (), self.body
                rows = ((replace(first[0], lead=()), *first[1:]), *rows[1:])
            filled = grid.page(rows, body)
            rows = rows[filled.rows :]
            texts = (*heading, *filled.texts)
            width, height = self.style.size
            yield Page(width, height, filled.boards, texts)
            if filled.left_over:
                note = self.style.solution.printed_words.continued
                blocks = [self.block(entry, lines, note) for entry, lines in filled.left_over]
                yield from self.flow(blocks, ())
            heading, body = (), self.body
        behind = passages_of(entries[-1].problem, AFTER)
        if behind:
            column = self.column(self.frame(()).room)
            yield from self.flow([passage_lines(behind, column, self.solution_pt)], ())

    def column(self, room: float) -> Column:
        """Return a column of this sheet's letters."""
        return Column(room, self.measure, self.style.diagram)

    def _heading(self) -> tuple[PlacedText, ...]:
        style, body = self.style, self.body
        lines: list[SetLine] = []
        column = self.column(body.width)
        large = 14 if body.width > 130 else 12
        if cleaned(style.heading):
            lines += column.set((Span(cleaned(style.heading), bold=True),), large)
        if cleaned(style.subheading):
            lines += column.set((Span(cleaned(style.subheading), italic=True),), large * 0.72)
        placed_lines = stacked(lines, 0, body.y)
        middle = body.x + body.width / 2
        return tuple(replace(line, x=middle, align=Align.CENTRE) for line in placed_lines)

    def below(self, heading: Sequence[PlacedText]) -> Box:
        """Return what is left of the body below a heading."""
        body = self.body
        if not heading:
            return body
        last = heading[-1]
        top = last.y + 0.3 * last.size_pt * MM_PER_POINT + 5
        return Box(body.x, top, body.width, body.bottom - top)

    def _end(
        self, entries: Sequence[SheetEntry], diagrams: Sequence[Page], is_solved: bool
    ) -> tuple[list[Page], tuple[int, ...]]:
        """Return the pages after the diagrams, and on which of them each solution begins.

        Solutions, comments and indexes follow each other in the same columns.
        """
        is_named = not hides_authors(self.style.diagram)
        comments = self.style.comments if is_named else Comments.NONE
        is_with = comments is Comments.WITH
        sections: list[tuple[str, list[list[SetLine]]]] = []
        if is_solved:
            told = (
                (*entry.lines, *(comment_lines(entry.problem) if is_with else ()))
                for entry in entries
            )
            blocks = [self.block(entry, lines) for entry, lines in zip(entries, told, strict=True)]
            sections.append((self.style.solution.printed_words.solutions, blocks))
        if is_solved and comments is Comments.APART:
            remarks = [(entry, comment_lines(entry.problem)) for entry in entries]
            blocks = [self.block(entry, lines) for entry, lines in remarks if lines]
            sections.append((self.words.comments, blocks))
        column, size = self.column(self.frame(()).room), self.solution_pt
        places = {board.number: at for at, page in enumerate(diagrams) for board in page.boards}
        for kind in self.style.indexes if is_named else ():
            lines = indexed(entries, kind, places, self.language)
            block = list(column.printed(lines, size))
            sections.append((getattr(self.words, kind.value), [block] if block else []))
        sections = [section for section in sections if section[1]]
        if not sections:
            return [], ()
        (title, first), *others = sections
        every = list(first)
        for name, blocks in others:
            head = column.set((Span(name, bold=True),), size * 1.25, gap=size * MM_PER_POINT * 1.6)
            every += [[*head, *blocks[0]], *blocks[1:]]
        return self._titled(title, every)

    def _titled(
        self, title: str, blocks: Sequence[Sequence[SetLine]]
    ) -> tuple[list[Page], tuple[int, ...]]:
        """Return pages of text below a title, and on which of them each block begins."""
        large = 12 if self.body.width > 130 else 11
        line = self.column(self.body.width).set((Span(title, bold=True),), large)
        heading = tuple(stacked(line, self.body.x, self.body.y))
        stop_if_cancelled(self.token)
        pages, begun = balanced(blocks, lambda: self._frames(heading))
        made = [
            self._page((*heading, *laid.texts) if at == 0 else laid.texts, laid.boards)
            for at, laid in enumerate(pages)
        ]
        return made, begun

    def block(self, entry: SheetEntry, lines: Iterable[Line], note: str = "") -> list[SetLine]:
        """Set the solution of a problem for a column of text, led by number and authors."""
        size = self.solution_pt
        is_named = not hides_authors(self.style.diagram)
        authors = authors_line(entry.problem.credits) if is_named else ""
        told = f"{authors} ({note})".strip() if note else authors
        column = self.column(self.frame(()).room)
        lead = leading_line(entry.notes.label, told)
        head = column.set(lead.spans, size, gap=size * MM_PER_POINT * 0.8) if lead.spans else []
        return head + column.printed(lines, size)

    @property
    def solution_pt(self) -> float:
        """The size of the letters of solutions on pages of their own."""
        return 9.0 if self.body.width > 130 else 8.0

    def frame(self, heading: Sequence[PlacedText]) -> Frame:
        """Return the columns of a page of text."""
        body = self.below(heading)
        columns = 3 if body.width > 250 else 2 if body.width > 130 else 1
        return Frame(body, columns, 7.0)

    def flow(
        self, blocks: Iterable[Sequence[SetLine]], heading: tuple[PlacedText, ...]
    ) -> Iterator[Page]:
        """Yield pages of text; the heading stands on the first."""
        for laid in flowed(blocks, self._frames(heading)):
            stop_if_cancelled(self.token)
            yield self._page((*heading, *laid.texts), laid.boards)
            heading = ()

    def _frames(self, heading: Sequence[PlacedText]) -> Iterator[Frame]:
        yield self.frame(heading)
        yield from repeat(self.frame(()))

    def _page(self, texts: Iterable[PlacedText], boards: tuple[PlacedBoard, ...] = ()) -> Page:
        width, height = self.style.size
        return Page(width, height, boards, tuple(texts))

    def _headed(self, page: Page, number: int) -> Page:
        """Return a page with the running head: at the outer edge, over a thin line."""
        words = cleaned(self.style.heading)
        if not self.style.running_head or number == 1 or not words:
            return page
        spans, size, body = (Span(words, italic=True),), 8.0, self.body
        wide = self.column(body.width).width(spans, size)
        y = body.y - 3.2
        is_left = number % 2 == 0
        align, x = (Align.LEFT, body.x) if is_left else (Align.RIGHT, body.right)
        text = PlacedText(x, y, spans, size, wide, align)
        line = PlacedRule(body.x, y + 1.4, body.right, y + 1.4, 0.1)
        return replace(page, texts=(*page.texts, text), rules=(*page.rules, line))

    def _footed(self, page: Page, number: int, count: int) -> Page:
        page = self._headed(page, number)
        if not self.style.page_numbers or count < 2:
            return page
        spans = (Span(str(number)),)
        size = 8.0
        wide = self.column(page.width).width(spans, size)
        y = page.height - self.style.margin_mm - 0.5
        text = PlacedText(page.width / 2, y, spans, size, wide, Align.CENTRE)
        return replace(page, texts=(*page.texts, text))
