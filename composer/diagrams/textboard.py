# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams as plain text, for mails and forums that print all letters equally wide."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator
from typing import Final

from composer.diagrams.captions.caption import CaptionLine, caption
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.style import MAGAZINE, DiagramStyle
from composer.notation.letters import FIGURINES, letters_of
from composer.problem.men import Colour, Man
from composer.problem.problem import Problem
from composer.problem.squares import FILES, RANKS, is_light, square_at

_WIDTH: Final = 19  # letters of a board with its frame
_LONGEST_LINE: Final = 60


def diagram_text(
    problem: Problem, style: DiagramStyle = MAGAZINE, notes: Annotations = PLAIN
) -> str:
    """Return a diagram as lines of text: capitals are white, dark squares are marked `:`.

    The letters of the men are the style's; with figurines the men are drawn as such.
    """
    words = caption(problem, style, notes)
    indent = "  " if style.coordinates else ""
    lines = [text for line in words.above for text in _wrapped(line)]
    lines += [""] if lines else []
    lines += [f"{label:{len(indent)}}{line}" for label, line in _board(problem, style)]
    if words.left or words.right:
        gap = max(2, _WIDTH - _columns(words.left) - _columns(words.right))
        lines.append(f"{indent}{words.left}{' ' * gap}{words.right}".rstrip())
    lines += [text for line in words.below for text in _wrapped(line)]
    return "\n".join(lines) + "\n"


def _board(problem: Problem, style: DiagramStyle) -> Iterator[tuple[str, str]]:
    """Yield the lines of the board, each with what stands before it."""
    order = range(7, -1, -1) if style.flipped else range(8)
    edge = f"+{'-' * (_WIDTH - 2)}+"
    yield "", edge
    for rank in reversed(order):
        signs = " ".join(_sign(problem, square_at(file, rank), style) for file in order)
        yield RANKS[rank] if style.coordinates else "", f"| {signs} |"
    yield "", edge
    if style.coordinates:
        yield "", f"  {' '.join(FILES[file] for file in order)}"


def _sign(problem: Problem, square: int, style: DiagramStyle) -> str:
    man = problem.position[square]
    if man is None:
        return "." if is_light(square) else ":"
    return _letter(man, style)


def _letter(man: Man, style: DiagramStyle) -> str:
    letters = letters_of(style.letters)
    letter = letters.letter(man.kind)
    if letters is FIGURINES:
        return letter if man.colour is Colour.WHITE else chr(ord(letter) + 6)
    return letter if man.colour is Colour.WHITE else letter.lower()


def _wrapped(line: CaptionLine) -> list[str]:
    # A no-break space stays one while lines are broken, and is a space afterwards.
    broken = textwrap.wrap(line.text, _LONGEST_LINE, break_on_hyphens=False)
    return [text.replace("\u00a0", " ").replace("\u2002", "  ") for text in broken]


def _columns(text: str) -> int:
    """Return how many columns a text takes on a terminal."""
    return sum(
        0
        if unicodedata.combining(letter)
        else 2
        if unicodedata.east_asian_width(letter) in "WF"
        else 1
        for letter in text
    )
