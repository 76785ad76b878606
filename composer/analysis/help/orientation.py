# SPDX-License-Identifier: GPL-3.0-or-later
"""Orthogonal-diagonal transformation, and what a helpmate of the future is made of.

- *Orthogonal-diagonal transformation*: two solutions of equal length in which each half-move of a
  line man on rank or file has its counterpart on a diagonal in the other, and the other way round;
  so have the mate by a line man (direct or from behind) and the pins that it needs, but for those
  that are the same in both. It is named from three such effects on, among them the mate and the
  battery that the play has formed for it; kings, knights and pawns have no orientation, and stand
  against their like.
- *Helpmate of the future*: exactly four solutions in two pairs of such a kind that the effects of
  the half-moves are equal within the pairs and not between them, without repeated half-moves but
  mates of the other pair. Perhaps only: which effects are thematic is the composer's matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import combinations
from typing import Final

from composer.analysis.board import LINERS, squares_in
from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course, Step
from composer.analysis.matepicture import MatePicture
from composer.analysis.themes.flag import PHASES, Flag, Grade
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import Square, file_of, rank_of
from composer.said.sentence import Notation, joined, said

_LEAST: Final = 3
"""Effects that must be transformed, the mate among them."""
_MOST: Final = 4
"""Solutions; one pair among more of them is an accident."""


class Orientation(Enum):
    """How a line runs over the board."""

    ORTHOGONAL = "orthogonal"
    DIAGONAL = "diagonal"


def transformations(solutions: Correspondences) -> Iterator[Flag]:
    """Yield the orthogonal-diagonal transformation of the pair that shows most of it."""
    best: tuple[int, Flag] | None = None
    if len(solutions.courses) > _MOST:
        return
    for (one, first), (two, second) in combinations(solutions.mated, 2):
        found = _transformed(one, first, two, second)
        if found is None or (best and best[0] >= len(found)):
            continue
        if len(found) + _forms_battery(one, first) < _LEAST:
            continue
        moves = tuple(move for pair in found for move in pair)
        shown = joined(
            (Notation(f"{a.san}/{b.san}") for a, b in found),
            ", ",
        )
        sentence = said("Orthogonal lines become diagonal and the reverse: {moves}.", moves=shown)
        squares = tuple(dict.fromkeys(move.target for move in moves))
        flag = Flag(
            "orthogonal_diagonal_transformation", Grade.THEME, PHASES, squares, moves, (), sentence
        )
        best = (len(found), flag)
    if best is not None:
        yield best[1]


def _transformed(
    one: Course, first: MatePicture, two: Course, second: MatePicture
) -> list[tuple[Move, Move]] | None:
    """Return the half-moves that are transformed, the mate last; None where anything is not."""
    if len(one.steps) != len(two.steps):
        return None
    found = []
    for a, b in zip(one.steps[:-1], two.steps[:-1], strict=True):
        if a.move.man.colour is not b.move.man.colour:
            return None
        ways = _way_of(a), _way_of(b)
        if ways[0] is None and ways[1] is None:
            continue
        if None in ways or ways[0] is ways[1]:
            return None
        found.append((a.move, b.move))
    mates = _checks(one, first), _checks(two, second)
    if len(mates[0]) != 1 or len(mates[1]) != 1:
        return None
    (behind, way), (other_behind, other_way) = mates[0][0], mates[1][0]
    if None in (way, other_way) or way is other_way or behind is not other_behind:
        return None
    pins, other_pins = _pins(one, first), _pins(two, second)
    own, other_own = [w for _, w in pins - other_pins], [w for _, w in other_pins - pins]
    if own.count(Orientation.ORTHOGONAL) != other_own.count(Orientation.DIAGONAL) or len(
        own
    ) != len(other_own):
        return None
    found.append((one.moves[-1], two.moves[-1]))
    return found


def _forms_battery(course: Course, picture: MatePicture) -> bool:
    """Return whether the mate is given from behind by a battery whose front came in the play."""
    last = course.steps[-1]
    behind = any(checker != last.move.target for checker in picture.checkers)
    return behind and len(course.steps_of(last.who)) > 1


def _way_of(step: Step) -> Orientation | None:
    """Return how a line man moves; None for the others."""
    man = step.move.man
    return way(step.move.origin, step.move.target) if man.kind in LINERS else None


def way(one: Square, other: Square) -> Orientation:
    """Return how the line through two squares runs, if they share one."""
    straight = file_of(one) == file_of(other) or rank_of(one) == rank_of(other)
    return Orientation.ORTHOGONAL if straight else Orientation.DIAGONAL


def _checks(course: Course, picture: MatePicture) -> list[tuple[bool, Orientation | None]]:
    """Return for each man that checks whether another one moved, and how his line runs."""
    board, last = course.boards[-1], course.moves[-1]
    return [
        (
            checker != last.target,
            way(checker, picture.king) if board.kind(checker) in LINERS else None,
        )
        for checker in picture.checkers
    ]


def _pins(course: Course, picture: MatePicture) -> set[tuple[Square, Orientation]]:
    """Return who pins as the mate needs it, and how the lines run."""
    return {
        (course.home(course.whence[pinner]), way(pinner, picture.king))
        for pinner in picture.pinners
    }


Effects = tuple[object, ...]


def future(solutions: Correspondences) -> Iterator[Flag]:
    """Yield a helpmate of the future: four solutions in two pairs by their effects."""
    courses, mated = solutions.courses, solutions.mated
    if len(courses) != 4 or len(mated) != 4 or len({len(course.steps) for course in courses}) != 1:
        return
    vectors = [effects_of(course, picture) for course, picture in mated]
    first = [place for place in range(4) if vectors[place] == vectors[0]]
    second = [place for place in range(4) if place not in first]
    if len(first) != 2 or vectors[second[0]] != vectors[second[1]]:
        return
    mates = [course.mate_key for course in courses]
    if any(mates[one] == mates[other] for one, other in (first, second)) or _repeats(courses):
        return
    texts = ["/".join(courses[place].moves[-1].san for place in pair) for pair in (first, second)]
    sentence = said(
        "Two pairs of solutions with equal effects: {one} and {two}.",
        one=Notation(texts[0]),
        two=Notation(texts[1]),
    )
    moves = tuple(move for course in courses for move in course.moves)
    squares = tuple(dict.fromkeys(course.moves[-1].target for course in courses))
    yield Flag("hotf", Grade.PERHAPS, PHASES, squares, moves, (), sentence)


def _repeats(courses: Sequence[Course]) -> bool:
    """Return whether a half-move but the last occurs at one place in two solutions."""
    for place in range(len(courses[0].steps) - 1):
        if len({course.key(course.steps[place]) for course in courses}) < len(courses):
            return True
    return False


def matched(solutions: Correspondences) -> int:
    """Return at how many half-moves all solutions have the same effects; 0 for one solution.

    So far as all end in mate by the rules of chess.
    """
    pairs = solutions.mated
    if len(pairs) < 2 or len(pairs) < len(solutions.courses):
        return 0
    length = min(len(course.steps) for course, _ in pairs)
    effects = [effects_of(course, picture)[:length] for course, picture in pairs]
    return sum(len(set(there)) == 1 for there in zip(*effects, strict=True))


def effects_of(course: Course, picture: MatePicture) -> Effects:
    """Return what each half-move does, without saying where or along which line."""
    found: list[object] = []
    for step in course.steps:
        move, board = step.move, course.boards[step.place + 1]
        white = move.man.colour is course.mater
        king = board.king if white else board.white_king
        checks = board.attackers(king, board.white if white else board.black) if king >= 0 else 0
        behind = any(square != move.target for square in squares_in(checks))
        found.append(
            (
                move.man.colour,
                _class(move.man.kind),
                step.taken is not None,
                move.promotion is not None,
                move.castling is not None,
                move.target in picture.blocks,
                bool(checks),
                behind,
            )
        )
    found += [bool(picture.pinners), len(picture.blocks)]
    return tuple(found)


def _class(kind: Kind) -> object:
    return "line man" if kind in LINERS else kind
