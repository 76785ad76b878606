# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams as plain text, for mails and forums that print all letters equally wide."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from composer.diagrams.board.ofrules import notes_by_rules, specials_of
from composer.diagrams.captions.caption import CaptionLine, beside, caption
from composer.diagrams.captions.menkey import marks_in_words
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.diagrams.style.style import MAGAZINE, DiagramStyle
from composer.notation.letters import letters_of
from composer.problem.men import ROYAL, Colour, Man
from composer.problem.problem import Problem
from composer.problem.squares import FILES, RANKS, SQUARES, Square, is_light, square_at
from composer.rules.grids import Edge
from composer.rules.specialsquares import Special

_WIDTH: Final = 19  # letters of a board with its frame
_LONGEST_LINE: Final = 60


def diagram_text(
    problem: Problem, style: DiagramStyle = MAGAZINE, notes: Annotations = PLAIN
) -> str:
    """Return a diagram as lines of text: capitals are white, dark squares are marked `:`.

    The letters of the men are the style's; with figurines the men are drawn as such. Before a
    neutral man stands `=`, before a black one of figures a comma, behind a royal one `*`, behind a
    half-neutral one or any other who is special `~`; where a man needs more than one sign, all
    squares are as wide. A board of one colour has no dark squares. A hole is `#`, an imitator `@`,
    a wormhole stands in round and a magic square in square brackets; the lines of a grid are
    drawn. Below stand the conditions that say so, and the marks of men in old games.
    """
    style = beside(style, problem)
    words = caption(problem, style, notes)
    signs = [_sign(problem, square, style) for square in SQUARES]
    wide = max(map(len, signs))
    board_wide = _WIDTH + 8 * (wide - 1)
    indent = "  " if style.coordinates else ""
    lines = [text for line in words.above for text in _wrapped(line)]
    lines += [""] if lines else []
    by_rules = notes_by_rules(problem.position, problem.rules)
    board = _board(signs, wide, style, frozenset(by_rules.grid))
    lines += [f"{label:{len(indent)}}{line}" for label, line in board]
    if words.left or words.right:
        gap = max(2, board_wide - _columns(words.left) - _columns(words.right))
        lines.append(f"{indent}{words.left}{' ' * gap}{words.right}".rstrip())
    lines += [text for line in words.below for text in _wrapped(line)]
    marked = marks_in_words(by_rules, style.letters)
    lines += _wrapped(CaptionLine("; ".join(marked))) if marked else []
    if words.key:
        letters = letters_of(style.letters)
        named = (f"{letters.letter(entry.man.kind)}\u00a0{entry.name}" for entry in words.key)
        lines += _wrapped(CaptionLine("; ".join(named)))
    return "\n".join(lines) + "\n"


def _board(
    signs: Sequence[str], wide: int, style: DiagramStyle, grid: frozenset[Edge]
) -> Iterator[tuple[str, str]]:
    """Yield the lines of the board, each with what stands before it."""
    order = range(7, -1, -1) if style.flipped else range(8)
    edge = f"+{'-' * (8 * (wide + 1) + 1)}+"
    yield "", edge
    for row, rank in enumerate(reversed(order)):
        if row and grid:
            before = rank - 1 if style.flipped else rank + 1
            cut = [_edge(square_at(file, rank), square_at(file, before)) in grid for file in order]
            yield "", f"| {' '.join(('-' if is_cut else ' ') * wide for is_cut in cut)} |"
        line = ""
        for place, file in enumerate(order):
            square = square_at(file, rank)
            if place:
                beside = square_at(order[place - 1], rank)
                line += "|" if _edge(square, beside) in grid else " "
            line += f"{signs[square]:>{wide}}"
        yield RANKS[rank] if style.coordinates else "", f"| {line} |"
    yield "", edge
    if style.coordinates:
        yield "", f"  {' '.join(f'{FILES[file]:>{wide}}' for file in order)}"


def _edge(a: Square, b: Square) -> Edge:
    return min(a, b), max(a, b)


def _sign(problem: Problem, square: int, style: DiagramStyle) -> str:
    sign, is_empty = _man_sign(problem, square, style), problem.position[square] is None
    for at, special in specials_of(problem.rules):
        if at != square:
            continue
        covers = special in _COVERS
        if not covers:
            sign = _ROUND[special].format(sign)
        else:  # a man should not be there, and is seen all the same
            sign = _COVERS[special] if is_empty else sign + _COVERS[special]
    return sign


_COVERS: Final = MappingProxyType({Special.HOLE: "#", Special.IMITATOR: "@"})
_ROUND: Final = MappingProxyType({Special.WORMHOLE: "({})", Special.MAGIC: "[{}]"})


def _man_sign(problem: Problem, square: int, style: DiagramStyle) -> str:
    man = problem.position[square]
    if man is None:
        one_colour = problem.rules.book.one_colour
        return "." if one_colour or is_light(square) else ":"
    neutral = "=" if man.colour is Colour.NEUTRAL else ""
    special = "*" if ROYAL in man.qualities else "~" if man.qualities else ""
    return f"{neutral}{_letter(man, style)}{special}"


def _letter(man: Man, style: DiagramStyle) -> str:
    letters = letters_of(style.letters)
    letter = letters.letter(man.kind)
    if figure := letters.figure(man.colour, man.kind):
        return figure
    if man.colour is Colour.BLACK:  # figures have no small ones: as in FEN
        return f",{letter}" if letter.isdigit() else letter.lower()
    return letter


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
