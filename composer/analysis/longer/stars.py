# SPDX-License-Identifier: GPL-3.0-or-later
"""Stars, crosses, wheels and the Y: one man's moves from one square, over all lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from composer.analysis.longer.flags import flag_of
from composer.analysis.longer.study import LongLine, LongStudy
from composer.analysis.themes.flag import Flag, Grade, unit
from composer.analysis.themes.flights import PLUS, STAR, Y_SHAPES, Step
from composer.problem.men import Kind
from composer.problem.squares import Square, file_of, rank_of
from composer.said.sentence import Sentence, said


class Shape(NamedTuple):
    """A figure that a man's moves may make.

    Attributes:
        theme: the theme's id.
        white: whether the man is White's.
        kind: his kind.
        steps: the directions that make the figure, one set of them; None for a knight's eight.
        word: how the figure is called.
    """

    theme: str
    white: bool
    kind: Kind
    steps: Sequence[frozenset[Step]]
    word: Sentence


_WHEEL: Final = frozenset(
    (files, ranks)
    for files in (-2, -1, 1, 2)
    for ranks in (-2, -1, 1, 2)
    if abs(files) != abs(ranks)
)
_CROSS_WORD, _STAR_WORD, _WHEEL_WORD = said("Cross"), said("Star"), said("Wheel")

_FLIGHTS: Final = (
    Shape("star_flights", False, Kind.KING, (STAR,), said("Star flights")),
    Shape("plus_flights", False, Kind.KING, (PLUS,), said("Plus flights")),
    Shape("y_flights", False, Kind.KING, Y_SHAPES, said("Y flights")),
)

_FIGURES: Final = (
    Shape("white_king_star", True, Kind.KING, (STAR,), _STAR_WORD),
    Shape("white_king_cross", True, Kind.KING, (PLUS,), _CROSS_WORD),
    Shape("white_knight_wheel", True, Kind.KNIGHT, (_WHEEL,), _WHEEL_WORD),
    Shape("black_knight_wheel", False, Kind.KNIGHT, (_WHEEL,), _WHEEL_WORD),
    Shape("white_rook_cross", True, Kind.ROOK, (PLUS,), _CROSS_WORD),
    Shape("white_bishop_star", True, Kind.BISHOP, (STAR,), _STAR_WORD),
    Shape("black_rook_cross", False, Kind.ROOK, (PLUS,), _CROSS_WORD),
    Shape("black_bishop_star", False, Kind.BISHOP, (STAR,), _STAR_WORD),
    Shape("queen_star_black", False, Kind.QUEEN, (STAR, PLUS), _STAR_WORD),
)

Ways = dict[Step, tuple[Square, LongLine]]
Place = tuple[Square, Square]  # where a man stands in the diagram, and whence he moves


def star_flights(study: LongStudy) -> Iterator[Flag]:
    """Star, cross and Y of the black king: his steps from one square, over all lines.

    Each is answered in a line of its own.
    """
    for shape in _FLIGHTS:
        shown = _shown(study, shape)
        if shown is not None:
            yield _flag(shape, shape.word, *shown[1:])


def stars(study: LongStudy) -> Iterator[Flag]:
    """Star, cross, wheel: over all lines a man moves from one square in all ways of a figure.

    The steps of the white king after the key; the directions of rook, bishop and black queen; the
    eight moves of a knight. Each of Black's moves has an answer of its own.
    """
    for shape in _FIGURES:
        shown = _shown(study, shape)
        if shown is not None:
            home, origin, ways = shown
            man = unit(study.diagram, home)
            word = said("{figure} of {unit}", figure=shape.word, unit=man)
            yield _flag(shape, word, origin, ways)


def _flag(shape: Shape, word: Sentence, origin: Square, ways: Ways) -> Flag:
    lines = list(dict.fromkeys(line for _, line in ways.values()))
    squares = (origin, *(square for square, _ in ways.values()))
    return flag_of(shape.theme, Grade.THEME, word, lines, squares)


def _shown(study: LongStudy, shape: Shape) -> tuple[Square, Square, Ways] | None:
    """Return the first man who shows a figure: his home, the square, the ways with their lines."""
    for (home, origin), ways in _moves(study, shape).items():
        for steps in shape.steps:
            if steps <= set(ways):
                kept = {step: ways[step] for step in sorted(steps)}
                if shape.kind is Kind.KING and not shape.white:
                    return home, origin, kept
                if _answered_apart(kept, shape.white):
                    return home, origin, kept
    return None


def _answered_apart(ways: Ways, white: bool) -> bool:
    """Return whether Black's moves are all answered differently; White's need no more."""
    if white:
        return True
    answers = set()
    for square, line in ways.values():
        plies = line.plies
        number = next(i for i in range(1, len(plies), 2) if plies[i].move.target == square)
        answers.add(plies[number + 1].code)
    return len(answers) == len(ways)


def _moves(study: LongStudy, shape: Shape) -> dict[Place, Ways]:
    """Return the ways that men of one kind go, by their home and the square they leave."""
    found: dict[Place, Ways] = {}
    for line in study.full:
        for number in range(2 if shape.white else 1, len(line.plies), 2):
            ply = line.plies[number]
            move = ply.move
            if move.man.kind is not shape.kind or move.castling is not None:
                continue
            files = file_of(move.target) - file_of(move.origin)
            ranks = rank_of(move.target) - rank_of(move.origin)
            if shape.kind is not Kind.KNIGHT:
                files, ranks = (files > 0) - (files < 0), (ranks > 0) - (ranks < 0)
            ways = found.setdefault((ply.home, move.origin), {})
            ways.setdefault((files, ranks), (move.target, line))
    return found


RULES: Final = (star_flights, stars)
