# SPDX-License-Identifier: GPL-3.0-or-later
"""The words around a diagram, in the field's style, as plain text.

Above the board stand the authors, the source with its date and the distinction; below it the
stipulation at the left, the count of men at the right, and what the diagram cannot show.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from composer.diagrams.lettering import cleaned, unbroken
from composer.diagrams.style import CaptionPart, DiagramStyle
from composer.notation.twins import twins_words
from composer.problem.credits import Credits, given_first
from composer.problem.men import Colour
from composer.problem.position import Castling, Position, possible_castling
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.stipulation import Play, Stipulation


@dataclass(frozen=True, slots=True)
class CaptionLine:
    """A line of a caption; it may be broken into several where it is too long.

    Attributes:
        text: the words; no-break spaces hold together what belongs together.
        bold: whether the letters are heavy.
        italic: whether the letters lean.
        factor: the size of the letters, as a part of the authors' size.
    """

    text: str
    bold: bool = False
    italic: bool = False
    factor: float = 1.0


@dataclass(frozen=True, slots=True)
class Caption:
    """What is told about a problem: lines above, two corners and lines below."""

    above: tuple[CaptionLine, ...] = ()
    left: str = ""
    right: str = ""
    below: tuple[CaptionLine, ...] = ()

    def one_line(self) -> str:
        """Return all that is told in one line, for the title of a document."""
        told = (*(line.text for line in self.above), self.left)
        return ", ".join(cleaned(text).replace("\u00a0", " ") for text in told if text)


def caption(problem: Problem, style: DiagramStyle) -> Caption:
    """Return the words that a style shows of a problem."""
    shown = style.caption
    above = tuple(line for line in _above(problem, style) if line.text)
    conditions = ""
    if CaptionPart.CONDITIONS in shown:
        told = conditions_of(problem.position, problem.stipulation)
        conditions = "; ".join(unbroken(condition) for condition in told)
    below = [CaptionLine(conditions, factor=0.85)] if conditions else []
    if CaptionPart.STIPULATION in shown:  # what a twin asks belongs to the statement
        below += [CaptionLine(cleaned(each), factor=0.85) for each in twins_words(problem)]
    return Caption(
        above,
        str(problem.stipulation) if CaptionPart.STIPULATION in shown else "",
        problem.position.material() if CaptionPart.MEN in shown else "",
        tuple(below),
    )


def _above(problem: Problem, style: DiagramStyle) -> Iterator[CaptionLine]:
    shown, credits = style.caption, problem.credits
    if CaptionPart.TITLE in shown:
        yield CaptionLine(cleaned(problem.title), italic=True)
    if CaptionPart.AUTHORS in shown:
        yield CaptionLine(_authors(credits), bold=True)
    yield CaptionLine(_source(credits, shown), italic=True, factor=0.9)
    if CaptionPart.DEDICATION in shown:
        yield CaptionLine(cleaned(credits.dedication), factor=0.85)


def _authors(credits: Credits) -> str:
    names = [unbroken(given_first(name)) for name in credits.authors if cleaned(name)]
    return " ".join([*(f"{name}\u00a0&" for name in names[:-1]), *names[-1:]])


def _source(credits: Credits, shown: frozenset[CaptionPart]) -> str:
    source = unbroken(credits.caption_source()) if CaptionPart.SOURCE in shown else ""
    distinction = ""
    if CaptionPart.DISTINCTION in shown:
        distinction = unbroken(credits.caption_distinction())
    return ", ".join(part for part in (source, distinction) if part)


def conditions_of(position: Position, stipulation: Stipulation) -> tuple[str, ...]:
    """Return in words what a diagram cannot show and its reader would not assume.

    By convention White moves first (in direct play), castling is allowed while king and rook
    stand at home, and an e.p. capture is not. Each departure from it is named.
    """
    told = []
    first_is_white = stipulation.play in (Play.DIRECT, Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)
    if first_is_white and not stipulation.series and position.turn is Colour.BLACK:
        told.append("Black to move")
    if position.en_passant is not None:
        told.append(f"last move allows e.p. on {square_name(position.en_passant)}")
    lost = possible_castling(position.board) - position.castling
    for colour, side in ((Colour.WHITE, "White"), (Colour.BLACK, "Black")):
        ways = [_CASTLING_SIGNS[r] for r in Castling if r in lost and r.colour is colour]
        if ways:
            told.append(f"{side} may not castle ({', '.join(ways)})")
    return tuple(told)


_CASTLING_SIGNS = {right: "0-0" if right.is_short else "0-0-0" for right in Castling}
