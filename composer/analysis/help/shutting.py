# SPDX-License-Identifier: GPL-3.0-or-later
"""Line men in each other's way: Grimshaw, proved by lifting, and men that cross a square.

A man that comes to a square *shuts off* another of his side if the line would not work with the
square empty: the line man would parry the mate then, or a later move of the other side would
leave its king in check. Two men of different kind that shut each other off on one square, each
in a solution of his own, are a *Grimshaw*: rook and bishop, or, as *pawn Grimshaw*, a bishop and
a pawn whose double step is stopped.

In others a man passes over a square or comes back to it for another's sake:

- *Indian*: a line man of the mating side crosses a square, another man of it comes there later,
  shuts the line, and opens it with the last move for a mate from behind.
- *Klasinc*: a line man leaves a square, another passes over it, and the first comes back to it.
- *Kniest*: the mating side captures on a square, and on it the other king is mated in the end.
  Sources differ on whose capture counts: perhaps only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from composer.analysis.board import LINERS, Board, between, squares_in
from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course, Step
from composer.analysis.help.functions import named
from composer.analysis.matepicture import MatePicture
from composer.analysis.themes.flag import PHASES, Flag, Grade
from composer.problem.men import Colour, Kind
from composer.problem.squares import Square, square_name
from composer.said.sentence import Notation, said

_ROOK_BISHOP = frozenset({Kind.ROOK, Kind.BISHOP})
_PAWN_BISHOP = frozenset({Kind.PAWN, Kind.BISHOP})


@dataclass(frozen=True, slots=True)
class Shutting:
    """A man that shuts off another of his side.

    Attributes:
        step: the half-move by which he comes.
        who: his home (see `Course.home`).
        other: the home of the man that is shut off.
        kinds: what both are there.
        proof: the half-move that would not be possible, or not mate, with the square empty.
    """

    step: Step
    who: Square
    other: Square
    kinds: frozenset[Kind]
    proof: Step


def grimshaws(found: Correspondences) -> Iterator[Flag]:
    """Yield the Grimshaws between solutions, each square once.

    Of several pairs on a square the one whose half-moves have the same place, or the nearest.
    """
    courses = found.courses
    made = [(course, one) for course in courses for one in shuttings(course)]
    pairs = [
        (one, two)
        for (first, one), (second, two) in combinations(made, 2)
        if first is not second
        and one.step.move.target == two.step.move.target
        and (one.who, one.other) == (two.other, two.who)
    ]
    pairs.sort(key=lambda pair: abs(pair[0].step.place - pair[1].step.place))
    seen: set[tuple[str, Square]] = set()
    for one, two in pairs:
        flag = _grimshaw(courses, one, two)
        square = one.step.move.target
        if flag is not None and (flag.id, square) not in seen:
            seen.add((flag.id, square))
            yield flag


def _grimshaw(courses: Sequence[Course], one: Shutting, two: Shutting) -> Flag | None:
    square = one.step.move.target
    colour = one.step.move.man.colour
    if one.kinds == two.kinds == _ROOK_BISHOP:
        theme = "white_grimshaw" if colour is Colour.WHITE else "grimshaw"
    elif one.kinds == two.kinds == _PAWN_BISHOP:
        theme = "pawn_grimshaw"
    else:
        return None
    sentence = said(
        "On {square} {one} and {other} shut each other off: {first} lets {proof} through,"
        " {second} lets {other_proof} through.",
        square=square_name(square),
        one=named(courses, one.who),
        other=named(courses, two.who),
        first=Notation(one.step.move.san),
        proof=Notation(one.proof.move.san),
        second=Notation(two.step.move.san),
        other_proof=Notation(two.proof.move.san),
    )
    moves = tuple(step.move for step in (one.step, one.proof, two.step, two.proof))
    return Flag(theme, Grade.THEME, PHASES, (square, one.who, two.who), moves, (), sentence)


def shuttings(course: Course) -> Iterator[Shutting]:
    """Yield the men that shut off others of their side in a line that mates, with the proof."""
    if not course.mates or course.is_fairy:
        return
    for step in course.steps:
        move = step.move
        if move.castling is not None or step.taken is not None:
            continue  # who captures keeps shut what was shut before
        end = _leaves(course, step)
        for later in course.steps[step.place + 1 : end]:
            if later.move.man.colour is move.man.colour:
                continue
            board = course.boards[later.place + 1]
            white = move.man.colour is course.mater
            for other in _let_through(board, move.target, white, later is course.steps[-1]):
                found = _shutting(course, step, board, other, later)
                if found is not None:
                    yield found


def _leaves(course: Course, step: Step) -> int:
    """Return the half-move with which a man leaves where he came, or is captured; else the end."""
    for later in course.steps[step.place + 1 :]:
        if step.who in (later.who, later.taken):
            return later.place
    return len(course.steps)


def _let_through(board: Board, square: Square, white: bool, last: bool) -> Iterator[Square]:
    """Yield the men whose line a man on a square shuts so that the other side may do as it does.

    Args:
        board: after the half-move that is in question.
        square: where the man stands that shuts the line.
        white: whether he is of the side that mates.
        last: whether that half-move mates.
    """
    own = board.white if white else board.black
    king = board.king if white else board.white_king
    lifted = board.without(1 << square)
    if king >= 0:
        for other in squares_in(lifted.attackers(king, own & ~(1 << square))):
            if between(other, king) >> square & 1:
                yield other
    if last and not white:
        targets = lifted.parrying_squares()
        for other in squares_in(lifted.parried_by(own & ~(1 << square))):
            reached = squares_in(lifted.steps(other) & targets)
            if any(between(other, target) >> square & 1 for target in reached):
                yield other


def _shutting(
    course: Course, step: Step, board: Board, other: Square, later: Step
) -> Shutting | None:
    """Return what is proved, with the men named by their homes."""
    whence = course.followed[later.place + 1]
    if other not in whence:
        return None
    kinds = frozenset({Kind(board.kind(step.move.target)), Kind(board.kind(other))})
    return Shutting(step, course.home(step.who), course.home(whence[other]), kinds, later)


def crossings(found: Correspondences) -> Iterator[Flag]:
    """Yield the Indians, Klasincs and Kniests of some solutions, each theme once."""
    indians = (_indian(course, picture) for course, picture in found.mated)
    klasincs = (_klasinc(course) for course in found.courses)
    kniests = (_kniest(course, picture) for course, picture in found.mated)
    for flags in (indians, klasincs, kniests):
        yield from islice((flag for flag in flags if flag is not None), 1)


def _indian(course: Course, picture: MatePicture) -> Flag | None:
    last = course.steps[-1]
    shut = last.move.origin
    comes = next((s for s in course.steps[-2::-1] if s.who == last.who), None)
    if comes is None:
        return None
    for checker in picture.checkers:
        rear = course.whence.get(checker)
        if checker == last.move.target or rear is None:
            continue
        moves = course.steps_of(rear)
        if not moves or moves[-1].place >= comes.place:
            continue
        way = moves[-1].move
        crosses = between(way.origin, way.target) >> shut & 1
        if crosses and between(checker, picture.king) >> shut & 1:
            return _flag("indian", Grade.THEME, shut, course, (moves[-1], comes, last))
    return None


def _klasinc(course: Course) -> Flag | None:
    for out in course.steps:
        if out.move.man.kind not in LINERS:
            continue
        square = out.move.origin
        back = next((s for s in course.steps[out.place + 1 :] if s.who == out.who), None)
        if back is None or back.move.target != square:
            continue
        for over in course.steps[out.place + 1 : back.place]:
            passes = between(over.move.origin, over.move.target) >> square & 1
            if passes and over.move.man.kind in LINERS:
                return _flag("klasinc", Grade.THEME, square, course, (out, over, back))
    return None


def _kniest(course: Course, picture: MatePicture) -> Flag | None:
    for step in course.steps[:-1]:
        is_mater = step.move.man.colour is course.mater
        if is_mater and step.taken is not None and step.move.target == picture.king:
            return _flag("kniest", Grade.PERHAPS, picture.king, course, (step, course.steps[-1]))
    return None


def _flag(theme: str, grade: Grade, square: Square, course: Course, steps: Sequence[Step]) -> Flag:
    lines = Notation(course.written(steps))
    name = square_name(square)
    sentence = {
        "indian": said("Indian over {square}: {lines}.", square=name, lines=lines),
        "klasinc": said(
            "{square} is left, passed and taken again: {lines}.", square=name, lines=lines
        ),
        "kniest": said(
            "White captures on {square}, where mate is given: {lines}.", square=name, lines=lines
        ),
    }[theme]
    return Flag(theme, grade, PHASES, (square,), tuple(step.move for step in steps), (), sentence)
