# SPDX-License-Identifier: GPL-3.0-or-later
"""Stars, crosses, wheels and the Y: one man's moves from one square, over all lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from composer.analysis.board import Board
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade, flag_of, unit
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
    Shape("white_knight_wheel", True, Kind.KNIGHT, (_WHEEL,), _WHEEL_WORD),
    Shape("black_knight_wheel", False, Kind.KNIGHT, (_WHEEL,), _WHEEL_WORD),
    Shape("white_rook_cross", True, Kind.ROOK, (PLUS,), _CROSS_WORD),
    Shape("white_bishop_star", True, Kind.BISHOP, (STAR,), _STAR_WORD),
    Shape("black_rook_cross", False, Kind.ROOK, (PLUS,), _CROSS_WORD),
    Shape("black_bishop_star", False, Kind.BISHOP, (STAR,), _STAR_WORD),
    Shape("queen_star_black", False, Kind.QUEEN, (STAR, PLUS), _STAR_WORD),
)


class FigureMove(NamedTuple):
    """One move of a figure.

    Attributes:
        line: a line in which it is played.
        ply: the move.
        answer: the next move of the line, if there is one.
    """

    line: PlayLine
    ply: Ply
    answer: Ply | None


FigureMoves = dict[Step, FigureMove]


class Figure(NamedTuple):
    """A figure that a man shows.

    Attributes:
        home: where he stands in the diagram.
        ways: his moves, by direction.
        at_once: whether he has them all in one and the same position.
    """

    home: Square
    ways: FigureMoves
    at_once: bool


def star_flights(study: Study) -> Iterator[Flag]:
    """Star, cross and Y of the black king: his steps from one square, each with its own line.

    A theme where he has them all in one position, else an element. The Y only in one position,
    and where he has no more steps than those.
    """
    for shape in _FLIGHTS:
        shown = _shown(study, shape)
        if shown is not None:
            yield _flag(shape, Grade.THEME if shown.at_once else Grade.ELEMENT, shape.word, shown)


def stars(study: Study) -> Iterator[Flag]:
    """Star, cross, wheel: a man moves from one square in all ways of a figure.

    The steps of the white king after the key, the directions of his bishop or rook, the moves of
    his knight: over all lines. Those of a black rook, bishop, queen or knight in one position,
    each with an answer of its own; an element where a line man is just taken after most of them.
    """
    for shape in _FIGURES:
        shown = _shown(study, shape)
        if shown is not None:
            man = unit(study.diagram, shown.home)
            word = said("{figure} of {unit}", figure=shape.word, unit=man)
            taken = [way for way in shown.ways.values() if _is_taken(way)]
            weak = not shape.white and 2 * len(taken) > len(shown.ways)
            grade = Grade.ELEMENT if weak and shape.kind is not Kind.KNIGHT else Grade.THEME
            yield _flag(shape, grade, word, shown)


def _is_taken(way: FigureMove) -> bool:
    return way.answer is not None and way.answer.move.target == way.ply.move.target


def _flag(shape: Shape, grade: Grade, word: Sentence, shown: Figure) -> Flag:
    ways = shown.ways.values()
    lines = list({way.line.moves: way.line for way in ways}.values())
    origin = next(iter(ways)).ply.move.origin
    squares = (origin, *(way.ply.move.target for way in ways))
    return flag_of(shape.theme, grade, word, lines, squares)


def _shown(study: Study, shape: Shape) -> Figure | None:
    """Return the first man who shows a figure, rather in one position than in several."""
    for (home, _, before), ways in _moves(study, shape, at_once=True).items():
        for steps in shape.steps:
            exact = shape.theme != "y_flights" or steps == set(ways)
            if exact and steps <= set(ways) and before is not None:
                kept = {step: ways[step] for step in sorted(steps)}
                if shape.white or _answered_apart(kept):
                    return Figure(home, kept, at_once=True)
    if shape.theme == "y_flights" or not (shape.white or shape.kind is Kind.KING):
        return None
    for (home, _, _), ways in _moves(study, shape, at_once=False).items():
        for steps in shape.steps:
            if steps <= set(ways):
                return Figure(home, {step: ways[step] for step in sorted(steps)}, at_once=False)
    return None


def _answered_apart(ways: FigureMoves) -> bool:
    answers = {way.answer.code for way in ways.values() if way.answer is not None}
    return len(answers) == len(ways)


Place = tuple[Square, Square, Board | None]
"""Where a man stands in the diagram, whence he moves, and the board before, if that matters."""


def _moves(study: Study, shape: Shape, at_once: bool) -> dict[Place, FigureMoves]:
    """Return the ways that men of one kind go."""
    found: dict[Place, FigureMoves] = {}
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
            place = (ply.home, move.origin, ply.before if at_once else None)
            answer = line.plies[number + 1] if number + 1 < len(line.plies) else None
            found.setdefault(place, {}).setdefault((files, ranks), FigureMove(line, ply, answer))
    return found


RULES: Final = (star_flights, stars)
