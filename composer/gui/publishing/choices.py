# SPDX-License-Identifier: GPL-3.0-or-later
"""What is chosen in the export window: as a value, as a request, and as text for the settings.


Of text that was kept, what is missing or senseless is at its default.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, Final

from composer.diagrams.files.forms import Format, LatexPackage
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.pages.entryform import EntryForm
from composer.diagrams.pages.formwords import form_words_of
from composer.diagrams.pages.page import A4, PAPERS, paper_named
from composer.diagrams.pages.sheetstyle import GRIDS, Comments, Index, SheetStyle, Solutions
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.style import MAGAZINE, DiagramStyle
from composer.diagrams.style.stylefile import StyleError, parse_style, style_json
from composer.diagrams.writing.diagrams import Output, game_formats
from composer.games.record import book_named
from composer.notation.letters import ENGLISH, ENGLISH_S, FIGURINES
from composer.notation.printed import Extent, PrintOptions
from composer.notation.printedwords import printed_words_of
from composer.notation.words import words_of
from composer.problem.problem import Problem

LONGEST_HEADING: Final = 300
LONGEST_FIELD: Final = 4000
SMALLEST_BOARD: Final = 15.0
"""Millimetres of the narrowest board."""
LARGEST_BOARD: Final = 250.0
SMALLEST_PICTURE: Final = 50
"""Pixels of the narrowest picture."""
LARGEST_PICTURE: Final = 8000
LEAST_DPI: Final = 30
MOST_DPI: Final = 1200


class What(Enum):
    """Which problems are meant."""

    BOARD = "board"
    SELECTED = "selected"  # in the library
    FOUND = "found"  # by the search of the library


class OutputKind(Enum):
    """What becomes of them."""

    DIAGRAM = "diagram"  # each diagram alone
    SHEET = "sheet"
    FORM = "form"


class Unit(Enum):
    """What the size of a diagram is given in: the board's on paper, or the picture's in pixels."""

    MM = "mm"
    CM = "cm"
    PX = "px"


@dataclass(frozen=True, slots=True)
class Choices:
    """What is chosen.

    Attributes:
        what: which problems.
        kind: what becomes of them.
        form: the kind of file.
        package: which package of LaTeX draws the boards.
        paper: the name of the paper.
        across: whether it lies across.
        per_page: diagrams a page of a sheet.
        heading: stands over the first page.
        subheading: stands below the heading.
        numbered: whether the diagrams of a sheet have numbers.
        first_number: the number of the first.
        fitted: whether boards of a sheet are as wide as looks well.
        diagram: how diagrams look, with the width of the board.
        unit: what the size of a single diagram is given in.
        pixels: the width of its picture, where that is given in pixels.
        dpi: dots an inch of its picture else.
        transparent: whether a single diagram has no paper behind it.
        marked: whether the marks and arrows of the board are drawn.
        solutions: where the solutions of a sheet stand.
        compact: whether defences share a paragraph.
        set_play: how much of the set play is printed.
        tries: how many of the tries are printed.
        lettered: whether thematic letters are shown.
        comments: where the comments on problems stand, if solutions stand at the end.
        own_numbers: whether diagrams of a sheet bear the numbers of their source.
        running_head: whether the heading stands small at the top of all pages but the first.
        references: whether under each diagram stands on which page its solution is.
        indexes: what is listed at the end of a sheet.
        booklet: whether pages lie two by two, to be folded.
        tourney: the name of the tourney.
        section: its section.
        sender: who sends an entry form; the authors if nobody is named.
        address: of the sender.
        theme: what the form says of the theme.
        remarks: to the judge.
        anonymous: whether a form has a number in the place of names.
        number: this number.
        told: whether the solution of a game is told below its diagram.
        game: the rule book of the problem on the board, where that is one of another game.
    """

    what: What = What.BOARD
    kind: OutputKind = OutputKind.DIAGRAM
    form: Format = Format.SVG
    package: LatexPackage = LatexPackage.DIAGRAM
    paper: str = A4.name
    across: bool = False
    per_page: int = 6
    heading: str = ""
    subheading: str = ""
    numbered: bool = True
    first_number: int = 1
    fitted: bool = True
    diagram: DiagramStyle = MAGAZINE
    unit: Unit = Unit.MM
    pixels: int = 600
    dpi: int = 300
    transparent: bool = False
    marked: bool = False
    solutions: Solutions = Solutions.NONE
    compact: bool = True
    set_play: Extent = Extent.THEMATIC
    tries: Extent = Extent.THEMATIC
    lettered: bool = True
    comments: Comments = Comments.NONE
    own_numbers: bool = False
    running_head: bool = False
    references: bool = False
    indexes: tuple[Index, ...] = ()
    booklet: bool = False
    tourney: str = ""
    section: str = ""
    sender: str = ""
    address: str = ""
    theme: str = ""
    remarks: str = ""
    anonymous: bool = False
    number: str = "1"
    told: bool = False
    game: str = ""

    @property
    def is_game(self) -> bool:
        """Whether the diagram of a game that is no chess is meant."""
        return bool(self.game) and self.what is What.BOARD

    @property
    def board_mm(self) -> float:
        """The width of the board on paper."""
        return 8 * self.diagram.square_mm

    @property
    def kinds(self) -> tuple[OutputKind, ...]:
        """What can become of the problems: of a game only a diagram."""
        return (OutputKind.DIAGRAM,) if self.is_game else tuple(OutputKind)

    @property
    def forms(self) -> tuple[Format, ...]:
        """The kinds of files that what is chosen can become."""
        if self.is_game:
            book = book_named(self.game)
            return () if book is None else game_formats(book)
        if self.kind is OutputKind.FORM:
            return (Format.SVG, Format.PNG, Format.PDF)
        return (Format.SVG, Format.PNG, Format.PDF, Format.LATEX, Format.HTML, Format.TEXT)

    @property
    def prints_solutions(self) -> bool:
        """Whether problems must be solved."""
        if self.is_game:
            return self.told or self.form is Format.HTML
        if self.kind is OutputKind.FORM:
            return True
        return self.form is Format.HTML or (
            self.kind is OutputKind.SHEET and self.solutions is not Solutions.NONE
        )

    def in_a_form(self) -> Choices:
        """Return choices whose file can be had: an entry form is no web page."""
        kind = self.kind if self.kind in self.kinds else self.kinds[0]
        form = self.form if self.form in replace(self, kind=kind).forms else Format.PDF
        return (
            self if (kind, form) == (self.kind, self.form) else replace(self, kind=kind, form=form)
        )


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """What is to be shown or written: problems, and how.

    Attributes:
        choices: how.
        problems: which, in order.
        notes: the marks and arrows on the board; they go with the problem that lies there.
        language: the code of the window's language, for words where figurines are chosen.
    """

    choices: Choices
    problems: tuple[Problem, ...]
    notes: Annotations = PLAIN
    language: str = "en"

    @property
    def words(self) -> str:
        """The code of the language that is printed."""
        return self._words

    @property
    def shown_notes(self) -> Annotations:
        """The marks that are drawn; those on the board are of the problem on the board alone."""
        wanted = self.choices.marked and self.choices.what is What.BOARD
        return self.notes if wanted else PLAIN

    @property
    def game_style(self) -> DiagramStyle:
        """How the diagram of a game looks."""
        return replace(self.choices.diagram, letters=self._words)

    @property
    def options(self) -> PrintOptions:
        """How solutions are printed."""
        chosen = self.choices
        options = PrintOptions.of(
            chosen.diagram.letters,
            compact=chosen.compact,
            set_play=chosen.set_play,
            tries=chosen.tries,
            lettered=chosen.lettered,
        )
        if self._words == chosen.diagram.letters:
            return options
        return replace(
            options, words=words_of(self._words), printed_words=printed_words_of(self._words)
        )

    @property
    def sheet(self) -> SheetStyle:
        """How the sheet looks; a problem alone has no number unless another than 1 is chosen."""
        chosen = self.choices
        alone = len(self.problems) == 1 and chosen.first_number == 1
        return SheetStyle(
            diagram=chosen.diagram,
            paper=paper_named(chosen.paper),
            across=chosen.across,
            per_page=chosen.per_page,
            heading=chosen.heading,
            subheading=chosen.subheading,
            first_number=chosen.first_number if chosen.numbered and not alone else None,
            solutions=chosen.solutions,
            solution=self.options,
            board_mm=0.0 if chosen.fitted else chosen.board_mm,
            running_head=chosen.running_head,
            own_numbers=chosen.own_numbers and chosen.numbered,
            references=chosen.references,
            comments=chosen.comments,
            indexes=chosen.indexes,
            booklet=chosen.booklet,
        )

    @property
    def entry_form(self) -> EntryForm:
        """What the entry form states."""
        chosen = self.choices
        return EntryForm(
            tourney=chosen.tourney,
            section=chosen.section,
            # A number of nothing but signs that print as none must not bring the name back.
            number=(cleaned(chosen.number) or "1") if chosen.anonymous else "",
            sender=chosen.sender,
            address=chosen.address,
            theme=chosen.theme,
            remarks=chosen.remarks,
            words=form_words_of(self._words),
            solution=self.options,
            diagram=chosen.diagram,
            paper=paper_named(chosen.paper),
        )

    @property
    def output(self) -> Output:
        """What is wanted of the file of a single diagram."""
        chosen = self.choices
        in_pixels = chosen.unit is Unit.PX and chosen.form is Format.PNG
        return Output(
            width=chosen.pixels if in_pixels else None,
            dpi=chosen.dpi,
            transparent=chosen.transparent and chosen.form in (Format.SVG, Format.PNG),
            package=chosen.package,
            notes=self.shown_notes,
        )

    @property
    def _words(self) -> str:
        """The language of the words: that of the letters, of the window where these have none."""
        code = self.choices.diagram.letters
        if code != FIGURINES.code:
            return code
        return ENGLISH.code if self.language in (ENGLISH.code, ENGLISH_S.code) else self.language


_LONGEST: Final = 300_000  # characters
_RANGES: Final = {
    "pixels": (SMALLEST_PICTURE, LARGEST_PICTURE),
    "dpi": (LEAST_DPI, MOST_DPI),
    "first_number": (0, 99_999),
}
_LONG: Final = ("address", "theme", "remarks")


def choices_text(choices: Choices) -> str:
    """Return choices as JSON; `parse_choices` gives them back equal."""
    told = {field.name: _plain(getattr(choices, field.name)) for field in fields(choices)}
    return json.dumps(told, ensure_ascii=True)


def parse_choices(text: str) -> Choices:
    """Read choices; whatever cannot be used is at its default."""
    if len(text) > _LONGEST:
        return Choices()
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return Choices()
    if not isinstance(told, dict):
        return Choices()
    usual = Choices()
    values = {
        field.name: _read(field.name, told.get(field.name), getattr(usual, field.name))
        for field in fields(Choices)
    }
    return Choices(**values).in_a_form()


def _plain(value: Any) -> Any:
    if isinstance(value, DiagramStyle):
        return style_json(value)
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value.value if isinstance(value, Enum) else value


def _read(name: str, value: object, usual: Any) -> Any:
    if isinstance(usual, DiagramStyle):
        return _style(value, usual)
    if isinstance(usual, Enum):
        return next((member for member in type(usual) if member.value == value), usual)
    if isinstance(usual, tuple):
        return tuple(index for index in Index if isinstance(value, list) and index.value in value)
    if isinstance(usual, bool):
        return value if isinstance(value, bool) else usual
    if isinstance(usual, int):
        return _number(name, value, usual)
    if not isinstance(value, str):
        return usual
    if name == "paper":
        return value if value in {paper.name for paper in PAPERS} else usual
    return _clean(value)[: LONGEST_FIELD if name in _LONG else LONGEST_HEADING]


def _number(name: str, value: object, usual: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        return usual
    if name == "per_page":
        return value if value in GRIDS else usual
    least, most = _RANGES[name]
    return min(most, max(least, value))


def _style(value: object, usual: DiagramStyle) -> DiagramStyle:
    try:
        style = parse_style(value) if isinstance(value, str) else usual
    except StyleError:
        return usual
    return style if SMALLEST_BOARD <= 8 * style.square_mm <= LARGEST_BOARD else usual


def _clean(text: str) -> str:
    """Return a text without halves of letters, which no field can show."""
    return text.encode("utf-8", "replace").decode("utf-8")
