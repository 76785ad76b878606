# SPDX-License-Identifier: GPL-3.0-or-later
"""Entry forms: one problem a sheet, as composers send them to a tourney or an editor.

The diagram stands at the left; beside it who sends it, or the number of an anonymous entry, and
the theme; below it the whole solution, which goes on upon further sheets where it is long.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import repeat
from typing import Final

from composer.diagrams.captions.anonymity import unnamed_lines
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.pages.cells import (
    CaptionSet,
    Measures,
    PlacedCell,
    Rim,
    cell_of,
    placed,
    stacked,
)
from composer.diagrams.pages.entry import Progress, SheetEntry, solved_entries, stop_if_cancelled
from composer.diagrams.pages.flowing import Frame, fitting, flowed
from composer.diagrams.pages.formwords import ENGLISH, FormWords
from composer.diagrams.pages.page import A4, Align, Box, Laid, Page, Paper, PlacedRule, PlacedText
from composer.diagrams.pages.sheetstyle import SheetStyle
from composer.diagrams.pages.typesetting import (
    Column,
    Measure,
    SetLine,
    estimated,
    height_of,
    unbroken_lines,
)
from composer.diagrams.style.style import ANONYMOUS_CAPTION, MAGAZINE, DiagramStyle
from composer.notation.printed import PrintOptions
from composer.notation.spans import Line, Span
from composer.problem.problem import Problem
from composer.said.signs import headed
from composer.solver.options import Token

_LONGEST: Final = 4000  # characters of one field
_LONGEST_HEADING: Final = 300
_LARGE: Final = 80  # characters of a heading in large letters
_LEAST_BELOW: Final = 40.0  # millimetres kept for the solution on the first sheet
_GUTTER: Final = 9.0  # millimetres between the diagram and what stands beside it
_TEXT_PT: Final = 10.5
_LABEL_PT: Final = 8.5
_SOLUTION_PT: Final = 9.5


@dataclass(frozen=True, slots=True)
class EntryForm:
    """What an entry form states besides the problem, and how it looks.

    Attributes:
        tourney: the name of the tourney, or of the magazine.
        section: the section of the tourney.
        number: the number of an anonymous entry. Where it is given, nobody is named: neither
            the authors of the problem nor `sender` and `address`.
        sender: who sends it; the authors of the problem if not given.
        address: one line or several.
        theme: the theme of the tourney, or what the problem shows.
        remarks: to the judge or editor.
        words: the words of the form.
        solution: how the solution is printed.
        diagram: how the diagram looks.
        paper: the size of the sheets.
        margin_mm: what is kept free at their edges.

    Raises:
        ValueError: a text is far too long, or the margin is out of its range.
    """

    tourney: str = ""
    section: str = ""
    number: str = ""
    sender: str = ""
    address: str = ""
    theme: str = ""
    remarks: str = ""
    words: FormWords = ENGLISH
    solution: PrintOptions = field(default_factory=lambda: PrintOptions(compact=False))
    diagram: DiagramStyle = MAGAZINE
    paper: Paper = A4
    margin_mm: float = 18.0

    def __post_init__(self) -> None:
        texts = (self.number, self.sender, self.address)
        for text in (self.tourney, self.section):
            if len(text) > _LONGEST_HEADING:
                raise ValueError(
                    f"a heading has at most {_LONGEST_HEADING} characters, got {len(text)}"
                )
        for text in (*texts, self.theme, self.remarks):
            if len(text) > _LONGEST:
                raise ValueError(f"a field has at most {_LONGEST} characters, got {len(text)}")
        if not 12 <= self.margin_mm <= 40:
            raise ValueError(f"expected a margin of 12 to 40 mm, got {self.margin_mm}")

    @property
    def is_anonymous(self) -> bool:
        """Whether nobody is named: any number hides the names, even one that prints as nothing."""
        return bool(self.number)


def form_pages(
    entries: Iterable[SheetEntry | Problem],
    form: EntryForm,
    *,
    measure: Measure = estimated,
    token: Token | None = None,
    progress: Progress | None = None,
) -> tuple[Page, ...]:
    """Lay out an entry form for each problem; bare problems are solved.

    Of several anonymous problems the first has the form's number, and the others the numbers
    that follow it (`7`, `8` ... or `7-2`, `7-3` ... where it does not end in a figure).

    Raises:
        Cancelled: the token was cancelled.
    """
    given = tuple(entries)
    unsolved = [problem for problem in given if isinstance(problem, Problem)]
    solved = iter(solved_entries(unsolved, form.solution, token=token, progress=progress))
    found: list[Page] = []
    for place, sheet_entry in enumerate(given):
        stop_if_cancelled(token)
        entry = next(solved) if isinstance(sheet_entry, Problem) else sheet_entry
        if form.is_anonymous:  # a solution that a file brought along may name people
            lines = unnamed_lines(entry.lines, entry.problem, form.sender)
            entry = replace(entry, lines=lines)
        shown = replace(form, number=_following(form.number, place) or form.number)
        pages = _Form(shown, measure, entry, place).pages()
        found += (replace(page, lettering=form.diagram.lettering) for page in pages)
    return tuple(found)


def _following(number: str, steps: int) -> str:
    text = cleaned(number)
    if not text or not steps:
        return text
    digits = text[len(text.rstrip("0123456789")) :]
    if not digits or len(digits) > 9:
        return f"{text}-{steps + 1}"
    return f"{text[: len(text) - len(digits)]}{int(digits) + steps:0{len(digits)}}"


@dataclass(frozen=True, slots=True)
class _Form:
    form: EntryForm
    measure: Measure
    entry: SheetEntry
    place: int

    @property
    def body(self) -> Box:
        """Where everything stands."""
        edge, paper = self.form.margin_mm, self.form.paper
        return Box(edge, edge, paper.width - 2 * edge, paper.height - 2 * edge)

    def pages(self) -> Iterator[Page]:
        """Yield the sheets of one problem."""
        paper, body = self.form.paper, self.body
        heading, rule = self._heading()
        top = rule.y1 + 6
        wide = (body.width - _GUTTER) * 0.55
        diagram, twins, bottom = self._diagram(top, wide)
        column = Column(body.width - _GUTTER - wide, self.measure)
        beside = self._beside(column)
        kept = fitting(beside, body.bottom - top - _LEAST_BELOW)
        told = stacked(beside[:kept], body.x + wide + _GUTTER, top - 1.5)
        bottom = max(bottom, top + height_of(beside[:kept])) + 4
        below = Box(body.x, bottom, body.width, body.bottom - bottom)
        texts = (*heading, *diagram.texts, *told)
        blocks = self._blocks((*unbroken_lines(beside[kept:]), *twins))
        frames = self._frames(below)
        flows = flowed(blocks, frames)
        first = next(flows, Laid()) if below.height >= _LEAST_BELOW / 2 else Laid()
        boards = (*diagram.boards, *first.boards)
        yield Page(paper.width, paper.height, boards, (*texts, *first.texts), (rule,))
        for number, laid in enumerate(flows, start=2):
            foot = self._foot(number)
            yield Page(paper.width, paper.height, laid.boards, (*laid.texts, foot))

    def _foot(self, number: int) -> PlacedText:
        """Return what distinguishes a further sheet from those of other entries."""
        body, form, problem = self.body, self.form, self.entry.problem
        name = form.number if form.is_anonymous else form.sender
        name = cleaned(name or problem.credits.caption_authors() or form.words.entry)
        if len(name) > _LARGE:
            name = f"{name[: _LARGE - 1]}…"
        spans = (Span(headed(name, str(number))),)
        column = Column(body.width, self.measure)
        size = _LABEL_PT * min(1.0, body.width / column.width(spans, _LABEL_PT))
        wide = column.width(spans, size)
        middle = body.x + body.width / 2
        return PlacedText(middle, body.bottom + 7, spans, size, wide, Align.CENTRE)

    def _heading(self) -> tuple[tuple[PlacedText, ...], PlacedRule]:
        form, body = self.form, self.body
        column = Column(body.width, self.measure)
        name = cleaned(form.tourney) or form.words.entry
        lines = column.set((Span(name, bold=True),), 15 if len(name) <= _LARGE else 10.5)
        if cleaned(form.section):
            told = f"{form.words.section}: {cleaned(form.section)}"
            lines += column.set((Span(told, italic=True),), 11 if len(told) <= _LARGE else 9)
        middle = body.x + body.width / 2
        texts = tuple(
            replace(text, x=middle, align=Align.CENTRE) for text in stacked(lines, 0, body.y)
        )
        under = body.y + height_of(lines) + 3
        return texts, PlacedRule(body.x, under, body.right, under, 0.25)

    def _diagram(self, top: float, room: float) -> tuple[PlacedCell, tuple[Line, ...], float]:
        """Return the diagram, the twins that are too long for it, and where it ends."""
        style = replace(self.form.diagram, caption=ANONYMOUS_CAPTION)
        unit = Rim.of(style, 1.0)
        side = min(room / (1 + unit.left + unit.right), 88.0)
        rim = Rim.of(style, side)
        measures = Measures(side + rim.left + rim.right, side, _TEXT_PT, _SOLUTION_PT)
        bare = replace(self.entry, notes=replace(self.entry.notes, label=""), lines=())
        column = Column(side, self.measure)
        cell = cell_of(bare, self.place, SheetStyle(diagram=style), measures, column)
        board_y = top + rim.top + (cell.above.height + 1.5 if cell.above.lines else 0.0)
        twins: tuple[Line, ...] = ()
        if cell.below.height > side * 0.5:
            twins = unbroken_lines(line for line, _ in cell.below.lines)
            cell = replace(cell, below=CaptionSet())
        lying = placed(cell, self.body.x, board_y, style, measures)
        bottom = board_y + side + rim.bottom + cell.under_height
        return lying, twins, bottom

    def _beside(self, column: Column) -> list[SetLine]:
        """Set what stands beside the diagram: a small head over each entry."""
        lines: list[SetLine] = []
        for label, text in self._fields():
            told = [cleaned(line) for line in text.splitlines()]
            if not any(told):
                continue
            gap = 2.4 if lines else 0.0
            lines += column.set((Span(label, italic=True),), _LABEL_PT, gap=gap)
            for line in filter(None, told):
                lines += column.set((Span(line, bold=label == self._name),), _TEXT_PT)
        if self.entry.tested:
            words = f"{self.form.words.tested} (C+)"
            lines += column.set((Span(words, italic=True),), _LABEL_PT, gap=2.4 if lines else 0.0)
        return lines

    @property
    def _name(self) -> str:
        """The head of the entry that says who it is: a name or a number."""
        words, problem = self.form.words, self.entry.problem
        if self.form.is_anonymous:
            return words.number
        several = not self.form.sender and len(problem.credits.signed) > 1
        return words.authors if several else words.author

    def _fields(self) -> Iterator[tuple[str, str]]:
        form, problem = self.form, self.entry.problem
        if form.is_anonymous:
            yield self._name, form.number
        else:
            names = "\n".join(problem.credits.signed)
            yield self._name, form.sender or names
            yield form.words.address, form.address
            yield form.words.title, problem.title
        yield form.words.theme, form.theme
        yield form.words.remarks, form.remarks

    def _blocks(self, rest: Sequence[Line]) -> Iterator[list[SetLine]]:
        """Yield what flows below the diagram."""
        column = Column(self._frame(self.body).room, self.measure, self.form.diagram)
        if rest:
            yield column.printed(rest, _TEXT_PT)
        head = (Span(self.form.words.solution, bold=True),)
        lines = column.set(head, _TEXT_PT, gap=3.0 if rest else 0.0)
        yield lines + column.printed(self.entry.lines, _SOLUTION_PT, step=4.0)

    def _frame(self, box: Box) -> Frame:
        """Return the columns of text: two, where lines are short."""
        several = not self.form.solution.compact and box.width > 130
        return Frame(box, 2 if several else 1, 8.0)

    def _frames(self, below: Box) -> Iterator[Frame]:
        if below.height >= _LEAST_BELOW / 2:
            yield self._frame(below)
        yield from repeat(self._frame(self.body))
