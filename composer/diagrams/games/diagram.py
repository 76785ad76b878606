# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole diagram of a game: board with its caption, key to the men and solution.

A board keeps its 576 units. The style is that of a chess diagram: a board's longer side is eight of
its squares on paper, and letters are measured in points of paper.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.diagrams.games.board import SIDE
from composer.diagrams.games.caption import GameCaption, KeyOfMan, game_caption
from composer.diagrams.games.drawing import game_picture, man_picture
from composer.diagrams.games.hand import hand_picture, has_hand
from composer.diagrams.games.men.figure import FIGURE_BOX
from composer.diagrams.games.path import box
from composer.diagrams.games.picture import Item, Picture, Shape, Words
from composer.diagrams.games.solutiontext import Paragraph, solution_paragraphs
from composer.diagrams.games.theme import theme_of
from composer.diagrams.letters.lettering import cleaned, fitted, width
from composer.diagrams.style.style import MAGAZINE, CaptionPart, DiagramStyle
from composer.games.task import GameProblem
from composer.notation.letters import letters_of
from composer.notation.namedmen import answer_naming_men
from composer.solver.games.answer import GameAnswer

_MM_PER_POINT: Final = 25.4 / 72
_LINE: Final = 1.24
_KEY: Final = 0.85  # the size of names in the key, as a part of the authors' size
_FIGURE: Final = 1.9  # the side of a figure in the key, as a multiple of the names' size
_SMALL: Final = 0.85  # the size of the solution
MARGIN: Final = 4.0
"""Units of paper around everything."""
_COORDINATE: Final = 17.0  # units of coordinates: two millimetres on a board of 7 cm
_SQUARES: Final = 8
_APART: Final = "\u2002\u2002"  # between two variations


_TOLD: Final = {
    CaptionPart.TITLE: "title",
    CaptionPart.AUTHORS: "authors",
    CaptionPart.SOURCE: "source",
    CaptionPart.DISTINCTION: "award",
    CaptionPart.DEDICATION: "dedication",
    CaptionPart.STIPULATION: "task",
    CaptionPart.MEN: "men",
}
PARTS_OF_GAMES: Final = frozenset(_TOLD)
"""What of a caption is told of games too."""


@dataclass(frozen=True, slots=True)
class GameDiagram:
    """A diagram before it has a form: what is told, and the board.

    Attributes:
        style: how it looks.
        caption: what is told; what the style leaves out is empty.
        board: the board with its men and coordinates.
        hand: the men in hand; None where there are none.
        key: the key to the men, each with his figure.
        solution: paragraphs.
    """

    style: DiagramStyle
    caption: GameCaption
    board: Picture
    hand: Picture | None
    key: tuple[tuple[KeyOfMan, Picture], ...]
    solution: tuple[Paragraph, ...]


def game_diagram(
    problem: GameProblem,
    style: DiagramStyle = MAGAZINE,
    answer: GameAnswer | None = None,
) -> GameDiagram:
    """Return the diagram of a problem.

    Args:
        problem: the problem.
        style: how it looks.
        answer: what was found; the solution is not told without it.
    """
    position, theme = problem.position, theme_of(style)
    board = game_picture(
        position,
        theme,
        rules=problem.rules,
        coordinates=style.coordinates,
        turned=style.flipped,
        pieces=style.pieces,
        letters=_COORDINATE,
    )
    caption = told_of(game_caption(problem, style.letters), style)
    solution: tuple[Paragraph, ...] = ()
    if answer is not None and problem.task is not None:
        spoken = letters_of(style.letters).language
        if problem.position.game.names_men:
            answer = answer_naming_men(problem.position, answer)
        solution = solution_paragraphs(answer, problem.task, spoken)
    key = tuple(
        (man, man_picture(position.book, man.letter, theme, style.pieces)) for man in caption.key
    )
    hand = hand_picture(position, board.width - board.x, theme) if has_hand(position) else None
    return GameDiagram(style, caption, board, hand, key, solution)


def told_of(caption: GameCaption, style: DiagramStyle) -> GameCaption:
    """Return what a style tells of a caption; the rest is empty."""
    hidden = {name: "" for part, name in _TOLD.items() if part not in style.caption}
    if not style.rules:
        hidden["rules"] = ""
    found = replace(caption, **hidden)  # type: ignore[arg-type]
    if CaptionPart.STIPULATION not in style.caption and not style.rules:
        found = replace(found, notes=())
    return found if style.key else replace(found, key=())


def units_per_mm(style: DiagramStyle) -> float:
    """Return how many units a millimetre of paper has."""
    return SIDE / (_SQUARES * style.square_mm)


def diagram_picture(diagram: GameDiagram) -> Picture:
    """Return a diagram with all that is told as one picture."""
    style, words = diagram.style, diagram.caption
    size = style.text_pt * _MM_PER_POINT * units_per_mm(style)
    column = _Column(MARGIN + diagram.board.x, diagram.board.width - diagram.board.x, size)
    column.y = MARGIN
    ink = "#000000"
    items: list[Item] = []
    for text, factor, bold, italic in (
        (words.authors, 1.0, True, False),
        (words.title, 1.0, not words.authors, False),
        (words.source, _SMALL, False, True),
        (words.award, _SMALL, False, True),
        (words.dedication, _SMALL, False, False),
    ):
        items += column.text(text, factor, bold=bold, italic=italic)
    if items:
        column.y += 0.45 * size
    items += diagram.board.placed(1.0, MARGIN, column.y)
    column.y += diagram.board.height + (4.0 if style.coordinates else 0.35 * size)
    if diagram.hand is not None:
        items += diagram.hand.placed(1.0, column.x, column.y)
        column.y += diagram.hand.height + 2.0
    items += column.corners(words.task, words.men)
    items += column.text(words.rules, _SMALL, italic=True)
    for note in words.notes:
        items += column.text(note, _SMALL)
    if diagram.solution:
        column.y += 0.4 * size
    for paragraph in diagram.solution:
        items += column.paragraph(paragraph)
    if diagram.key:
        column.y += 0.5 * size
        items += column.key(diagram.key)
    wide, high = diagram.board.width + 2 * MARGIN, column.y + MARGIN
    if style.paper is not None:
        items.insert(0, Shape(box(0, 0, wide, high), style.paper))
    inked = tuple(replace(item, colour=ink) if isinstance(item, Words) else item for item in items)
    return Picture(wide, high, inked, title=words.one_line())


def picture_mm(diagram: GameDiagram, picture: Picture) -> tuple[float, float]:
    """Return the size of a picture on paper, in millimetres."""
    per_mm = units_per_mm(diagram.style)
    return picture.width / per_mm, picture.height / per_mm


class _Column:
    """Lines of letters one below the other; `y` is where the next may begin."""

    def __init__(self, x: float, wide: float, size: float) -> None:
        self.x = x
        self.wide = wide
        self.size = size
        self.y = 0.0

    def text(
        self, text: str, factor: float, *, bold: bool = False, italic: bool = False
    ) -> list[Item]:
        """Return a text broken into lines."""
        if not cleaned(text):
            return []
        fit = fitted(text, self.size * factor, self.wide, bold=bold, italic=italic)
        return self._set(fit.lines, fit.size, bold=bold, italic=italic)

    def _set(
        self, lines: Iterable[str], size: float, *, bold: bool = False, italic: bool = False
    ) -> list[Item]:
        found: list[Item] = []
        for line in lines:
            self.y += size * _LINE
            found.append(_words(line, self.x, self.y - 0.28 * size, size, bold, italic))
        return found

    def corners(self, left: str, right: str) -> list[Item]:
        """Return two texts on one line, at either end; the left one first where both are long."""
        if not left and not right:
            return []
        size = self.size
        room = self.wide - (width(cleaned(right)) + 1) * size if right else self.wide
        if left and width(cleaned(left)) * size > room:
            found = self.text(left, 1.0)
            left = ""
        else:
            found = []
        self.y += size * _LINE
        base = self.y - 0.28 * size
        if left:
            found.append(_words(cleaned(left), self.x, base, size))
        if right:
            end = Words(cleaned(right), self.x + self.wide, base, size, "", "end", serif=True)
            found.append(end)
        return found

    def paragraph(self, paragraph: Paragraph) -> list[Item]:
        """Return a paragraph: its lead heavy, on the line of what follows."""
        size = self.size * _SMALL
        lead, parts = cleaned(paragraph.lead), [*map(cleaned, paragraph.parts)]
        indent = width(lead, bold=True) * size + 0.5 * size if lead else 0.0
        if indent > self.wide:  # no line can hold it: it is broken as all else
            lead, parts, indent = "", [lead, *parts], 0.0
        lines = _wrapped(parts, size, self.wide, indent)
        found: list[Item] = []
        if lead:
            found.append(_words(lead, self.x, self.y + 0.96 * size, size, bold=True))
        for number, line in enumerate(lines or [""]):
            self.y += size * _LINE
            start = self.x + (0.0 if number else indent)
            if line:
                found.append(_words(line, start, self.y - 0.28 * size, size))
        return found

    def key(self, entries: Iterable[tuple[KeyOfMan, Picture]]) -> list[Item]:
        """Return the key to the men, entries side by side."""
        size = self.size * _KEY
        side = _FIGURE * size
        found: list[Item] = []
        x, is_first = self.x, True
        for entry, figure in entries:
            name = cleaned(entry.name)
            wide = side + (0.35 + width(name)) * size
            if is_first or x + wide > self.x + self.wide:
                if not is_first:
                    self.y += side + 0.15 * size
                x, is_first = self.x, False
            found += figure.placed(side / FIGURE_BOX, x, self.y)
            at = x + side + 0.35 * size
            found.append(_words(name, at, self.y + side / 2 + 0.34 * size, size))
            x += wide + 1.1 * size
        self.y += side
        return found


def _words(
    text: str, x: float, y: float, size: float, bold: bool = False, italic: bool = False
) -> Words:
    return Words(text, x, y, size, "", bold=bold, italic=italic, serif=True)


def _wrapped(units: Iterable[str], size: float, wide: float, indent: float) -> list[str]:
    """Return texts in lines, the first of which is shorter; what is too wide is broken."""
    lines: list[str] = []
    line, room = "", wide - indent
    for gap, word in _pieces(units, size, wide):
        longer = f"{line}{gap}{word}" if line else word
        if width(longer) * size <= room or (not line and lines):
            line = longer
            continue
        lines.append(line)
        line, room = word, wide
    if line:
        lines.append(line)
    return lines


def _pieces(units: Iterable[str], size: float, wide: float) -> Iterator[tuple[str, str]]:
    """Yield what stays on a line, each with what parts it from the one before."""
    for unit in units:
        gap = _APART
        if width(unit) * size <= wide:
            yield gap, unit
            continue
        for word in unit.split(" "):
            while width(word) * size > wide and len(word) > 1:
                most = max(1, int(len(word) * wide / (width(word) * size)) - 1)
                yield gap, word[:most]
                gap, word = "", word[most:]
            yield gap, word
            gap = " "
