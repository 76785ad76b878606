# SPDX-License-Identifier: GPL-3.0-or-later
"""What one man does: over a line, or from one square over all lines.

Over a line he goes back, round, up the board, promotes, follows; from one square he makes stars,
crosses, wheels, the Y.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from composer.analysis.board import Board, line_through, squares_in
from composer.analysis.courses.walks import round_trip_in
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade, flag_of, unit
from composer.analysis.themes.flights import PLUS, STAR, Y_SHAPES, Step
from composer.problem.men import PROMOTIONS, Kind
from composer.problem.move import CHECKING, Mark
from composer.problem.named import kind_name
from composer.problem.squares import Square, file_of, rank_of, square_name
from composer.said.sentence import Notation, Sentence, listed, said


def _own(line: PlayLine, white: bool) -> Sequence[Ply]:
    return line.plies[0 if white else 1 :: 2]


def switchback(study: Study) -> Iterator[Flag]:
    """Switchback: a man returns at once to the square that it left with its move before.

    White's and Black's apart. Not a return by the same man who has just checked or promoted, nor
    the king's step back out of check: these are forced, repeat the check, or are another man's.
    """
    for white, theme, word in (
        (True, "switchback", said("Switchback")),
        (False, "switchback_black", said("Black switchback")),
    ):
        found: dict[tuple[int, Square, Square], PlayLine] = {}
        for line in study.full:
            own, others = _own(line, white), _own(line, not white)
            answers = others if white else others[1:]  # what stands between two moves
            for one, two, between in zip(own, own[1:], answers, strict=False):
                back = two.home == one.home and two.move.target == one.move.origin
                if not back or one.move.mark in CHECKING or one.move.promotion is not None:
                    continue
                checked = not white or between.move.mark in CHECKING
                if checked and two.move.man.kind is Kind.KING:
                    continue
                found.setdefault((two.home, one.move.origin, one.move.target), line)
        if found:
            squares = tuple(dict.fromkeys(place[1] for place in found))
            # Black's returns are mostly no more than what is left to him.
            grade = Grade.THEME if white else Grade.ELEMENT
            yield flag_of(theme, grade, word, list(found.values()), squares, key=white)


def round_trip(study: Study) -> Iterator[Flag]:
    """Round trip: a man comes back to where it began over squares that are not on one line.

    White's, three moves at least; a king who loses a move makes none.
    """
    for line in study.full:
        for home, squares in _ways(line).items():
            loop = round_trip_in(squares)
            if loop is not None:
                word = said("Round trip of {unit}", unit=unit(study.diagram, home))
                yield flag_of("round_trip", Grade.THEME, word, (line,), squares[loop], key=True)
                return


def _ways(line: PlayLine) -> dict[Square, list[Square]]:
    """Return where each of White's men but the king has stood, move by move."""
    ways: dict[Square, list[Square]] = {}
    for ply in _own(line, white=True):
        if ply.move.man.kind is not Kind.KING:
            ways.setdefault(ply.home, [ply.move.origin]).append(ply.move.target)
    return ways


def umnov(study: Study) -> Iterator[Flag]:
    """Umnov: White moves to the square that Black has just left.

    Not by a capture. A theme where the unit that left was no king, else an element.
    """
    found: dict[tuple[Square, Square], tuple[PlayLine, bool]] = {}
    for line in study.full:
        for number in range(1, line.length):
            black, white = line.black(number), line.white(number + 1)
            if white.move.target == black.move.origin and white.move.capture is None:
                is_king = black.move.man.kind is Kind.KING
                found.setdefault((black.home, white.move.target), (line, is_king))
    for grade, kings in ((Grade.THEME, False), (Grade.ELEMENT, True)):
        shown = [line for line, is_king in found.values() if is_king is kings]
        if shown and (not kings or len(shown) == len(found)):
            squares = tuple(square for _, square in found)
            yield flag_of("umnov", grade, said("Umnov"), shown, squares)


def promotions(study: Study) -> Iterator[Flag]:
    """Underpromotion that is needed; allumwandlung; excelsior.

    An underpromotion is needed, for a move within the play is the only continuation: the same
    pawn's promotion to queen fails there.
    """
    kinds: dict[Kind, PlayLine] = {}
    under: dict[tuple[Square, Kind], PlayLine] = {}
    names: dict[Kind, Sentence] = {}
    for line in study.full:
        for ply in _own(line, white=True):
            kind = ply.move.promotion
            if kind is None:
                continue
            kinds.setdefault(kind, line)
            if kind is not Kind.QUEEN and (ply.home, kind) not in under:
                under[ply.home, kind] = line
                names.setdefault(kind, _with_fault(ply, kind))
    if under:
        word = said("Underpromotion to {kinds}", kinds=listed(names.values()))
        by_key = any(line.white(1).home == home for (home, _), line in under.items())
        yield flag_of("underpromotion", Grade.THEME, word, list(under.values()), key=by_key)
    if set(kinds) >= set(PROMOTIONS):
        word = said("White promotes to all four")
        yield flag_of("allumwandlung_white", Grade.THEME, word, list(kinds.values()))
    yield from _excelsior(study)


def _with_fault(ply: Ply, kind: Kind) -> Sentence:
    """Return the kind promoted to, with what is wrong with a queen where that is plain."""
    fault, name = _queens_fault(ply), kind_name(kind)
    return name if fault is None else said("{kind} ({why})", kind=name, why=fault)


def _queens_fault(ply: Ply) -> Sentence | None:
    """Return what a promotion to queen would do at once, if that is why it fails."""
    board = ply.before.after(ply.move).put(ply.move.target, Kind.QUEEN, white=True)
    if ply.move.mark is Mark.MATE:
        return said("a queen would not mate")
    if not board.checkers() and not _may_move(board):
        return said("a queen would stalemate")
    if ply.move.mark is Mark.CHECK and not board.checkers():
        return said("a queen would not check")
    return None


def _may_move(board: Board) -> bool:
    """Return whether Black, not in check, has a move (en passant apart)."""
    if board.flights():
        return True
    held = board.pinned()
    for man in squares_in(board.black & ~board.kings):
        steps = board.steps(man)
        if steps and (not held >> man & 1 or steps & line_through(board.king, man)):
            return True
    return False


def _excelsior(study: Study) -> Iterator[Flag]:
    second = 1 if study.diagram.upward else 6
    for line in study.full:
        for ply in _own(line, white=True):
            came = ply.home
            pawn = bool(study.diagram.pawns >> came & 1)
            if pawn and ply.move.promotion is not None and rank_of(came) == second:
                word: Sentence = said(
                    "Excelsior: the pawn {home} promotes by {move}",
                    home=square_name(came),
                    move=Notation(ply.move.san),
                )
                yield flag_of("excelsior", Grade.THEME, word, (line,), (came, ply.move.target))
                return


def royal_march(study: Study) -> Iterator[Flag]:
    """Royal march: the white king makes all of White's moves but the last in a line.

    Three steps at least, the mate included where he gives it by discovery; not back and forth.
    """
    found: dict[tuple[Square, ...], PlayLine] = {}
    for line in study.full:
        steps = [ply for ply in _own(line, white=True) if ply.move.man.kind is Kind.KING]
        squares = [ply.move.target for ply in steps]
        first = steps[0].move.origin if steps else 0
        if len(steps) >= max(3, line.length - 1) and len({first, *squares}) == len(steps) + 1:
            found.setdefault((first, *squares), line)
    if found:
        way = next(iter(found))
        lines = list(found.values())
        yield flag_of("royal_march", Grade.THEME, said("Royal march"), lines, way, key=True)


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

    A theme where he has them all in one position and no more steps than those, else an element.
    The Y only where it is a theme.
    """
    for shape in _FLIGHTS:
        shown = _shown(study, shape)
        if shown is not None:
            way = next(iter(shown.ways.values())).ply
            alone = shown.at_once and way.before.flights().bit_count() == len(shown.ways)
            yield _flag(shape, Grade.THEME if alone else Grade.ELEMENT, shape.word, shown)


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


RULES: Final = (
    switchback,
    round_trip,
    umnov,
    promotions,
    royal_march,
    star_flights,
    stars,
)
