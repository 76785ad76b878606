# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams as plain text, for mails and forums that print all letters equally wide."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from composer.diagrams.captions.caption import CaptionLine, caption
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.style import MAGAZINE, DiagramStyle
from composer.notation.letters import FIGURINES, letters_of
from composer.problem.men import Colour, Man
from composer.problem.problem import Problem
from composer.problem.squares import FILES, RANKS, SQUARES, is_light, square_at

_WIDTH: Final = 19  # letters of a board with its frame
_LONGEST_LINE: Final = 60


def diagram_text(
    problem: Problem, style: DiagramStyle = MAGAZINE, notes: Annotations = PLAIN
) -> str:
    """Return a diagram as lines of text: capitals are white, dark squares are marked `:`.

    The letters of the men are the style's; with figurines the men are drawn as such. Before a
    neutral man stands `=`, behind a royal one `*`; where a man needs more than one sign, all
    squares are as wide.
    """
    words = caption(problem, style, notes)
    signs = [_sign(problem, square, style) for square in SQUARES]
    wide = max(map(len, signs))
    board_wide = _WIDTH + 8 * (wide - 1)
    indent = "  " if style.coordinates else ""
    lines = [text for line in words.above for text in _wrapped(line)]
    lines += [""] if lines else []
    lines += [f"{label:{len(indent)}}{line}" for label, line in _board(signs, wide, style)]
    if words.left or words.right:
        gap = max(2, board_wide - _columns(words.left) - _columns(words.right))
        lines.append(f"{indent}{words.left}{' ' * gap}{words.right}".rstrip())
    lines += [text for line in words.below for text in _wrapped(line)]
    if words.key:
        letters = letters_of(style.letters)
        named = (f"{letters.letter(each.man.kind)} {each.name}" for each in words.key)
        lines += _wrapped(CaptionLine("; ".join(named)))
    return "\n".join(lines) + "\n"


def _board(signs: Sequence[str], wide: int, style: DiagramStyle) -> Iterator[tuple[str, str]]:
    """Yield the lines of the board, each with what stands before it."""
    order = range(7, -1, -1) if style.flipped else range(8)
    edge = f"+{'-' * (8 * (wide + 1) + 1)}+"
    yield "", edge
    for rank in reversed(order):
        row = " ".join(f"{signs[square_at(file, rank)]:>{wide}}" for file in order)
        yield RANKS[rank] if style.coordinates else "", f"| {row} |"
    yield "", edge
    if style.coordinates:
        yield "", f"  {' '.join(f'{FILES[file]:>{wide}}' for file in order)}"


def _sign(problem: Problem, square: int, style: DiagramStyle) -> str:
    man = problem.position[square]
    if man is None:
        return "." if is_light(square) else ":"
    neutral = "=" if man.colour is Colour.NEUTRAL else ""
    return f"{neutral}{_letter(man, style)}{'*' if man.qualities else ''}"


def _letter(man: Man, style: DiagramStyle) -> str:
    letters = letters_of(style.letters)
    letter = letters.letter(man.kind)
    if letters is FIGURINES and man.kind.is_orthodox:
        return chr(ord(letter) + 6) if man.colour is Colour.BLACK else letter
    return letter.lower() if man.colour is Colour.BLACK else letter


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
