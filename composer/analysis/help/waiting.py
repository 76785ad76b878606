# SPDX-License-Identifier: GPL-3.0-or-later
"""Half-moves that do nothing but pass the move, and men that only get out of the way.

Both are proved by playing the line again without that half-move:

- *Tempo move*: all other half-moves are legal without it, and mate. Not said of series, where a
  side passes no move to the other.
- *Hideaway*: an officer moves once, without check; the line mates if he was never there, and if a
  man without powers stood where he came from, but not if he stays there himself. So his arrival
  does nothing, and his powers were in the way. Perhaps only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from composer.analysis.board import Board
from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course, Step
from composer.analysis.themes.flag import PHASES, Flag, Grade
from composer.problem.men import Kind
from composer.said.sentence import Listed, Notation, Sentence, joined, said


def waiting(found: Correspondences) -> Iterator[Flag]:
    """Yield the tempo moves of some solutions, and the men that hide."""
    plain = [course for course in found.courses if course.mates and not course.is_fairy]
    tempo = [(course, step) for course in plain for step in tempo_moves(course)]
    hidden = [(course, step) for course in plain for step in hideaways(course)]
    if tempo:
        moves = _numbered(tempo)
        sentence = said(
            "Tempo moves; the rest of the line mates without them: {moves}.", moves=moves
        )
        yield _flag("tempo_move", Grade.ELEMENT, tempo, sentence)
    if hidden:
        moves = _numbered(hidden)
        sentence = said("Men that get out of the way and do no more: {moves}.", moves=moves)
        yield _flag("hideaway", Grade.PERHAPS, hidden, sentence)


def _numbered(found: Sequence[tuple[Course, Step]]) -> Listed:
    """Return half-moves with their numbers, the first few of many."""
    return joined((Notation(course.written([step])) for course, step in found[:4]), ", ")


def _flag(
    theme: str, grade: Grade, found: Sequence[tuple[Course, Step]], sentence: Sentence
) -> Flag:
    moves = tuple(step.move for _, step in found)
    squares = tuple(dict.fromkeys(move.target for move in moves))
    return Flag(theme, grade, PHASES, squares, moves, (), sentence)


def tempo_moves(course: Course) -> Iterator[Step]:
    """Yield the half-moves that a pass could replace; the last one never can be."""
    sides = [step.move.man.colour for step in course.steps]
    if any(one is two for one, two in pairwise(sides)):
        return
    for step in course.steps[:-1]:
        quiet = step.taken is None and step.move.castling is None and not step.move.promotion
        checked = _sees(course, step).white_attacked()
        if quiet and not checked and mates_without(course, step, course.boards[0]):
            yield step


def hideaways(course: Course) -> Iterator[Step]:
    """Yield the only half-moves of men that do nothing but get out of the way."""
    first = course.boards[0]
    for step in course.steps[:-1]:
        man, bit = step.move.man, 1 << step.move.origin
        if man.kind in (Kind.KING, Kind.PAWN) or step.taken is not None:
            continue
        if _sees(course, step, after=True).exchanged().white_attacked():
            continue
        if len(course.steps_of(step.who)) != 1 or course.capture_of(step.who) is not None:
            continue
        white = man.colour is course.mater
        gone = first.without(bit)
        dummy = gone._replace(
            white=gone.white | (bit if white else 0), black=gone.black | (0 if white else bit)
        )
        if (
            mates_without(course, step, gone)
            and mates_without(course, step, dummy)
            and not mates_without(course, step, first)
        ):
            yield step


def mates_without(course: Course, left_out: Step, board: Board) -> bool:
    """Return whether a line is legal and mates without one of its half-moves.

    Castling and captures in passing elsewhere in the line count as not legal: nothing is proved
    by them.

    Args:
        course: the line.
        left_out: the half-move.
        board: what to play it from.
    """
    for step in course.steps:
        if step.place == left_out.place:
            continue
        own = board if step.move.man.colour is course.mater else board.exchanged()
        if step.move.castling is not None or not own.is_possible(step.move):
            return False
        board = board.after(step.move)
    return board.is_mate()


def _sees(course: Course, step: Step, after: bool = False) -> Board:
    """Return the board before or after a half-move, the side that makes it being White."""
    board = course.boards[step.place + after]
    return board if step.move.man.colour is course.mater else board.exchanged()
