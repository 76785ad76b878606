# SPDX-License-Identifier: GPL-3.0-or-later
"""Which solutions of a help problem are intended, and where the others leave them.

Nothing is guessed, as with keys (`composer.analysis.composing.meant`): a line is intended because
the problem is sound, because the composer marked it, because it solved a sound position of the
same problem, or because the printed solution has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.analysis.courses.correspondences import MOST
from composer.notation.lines import half_moves, movers
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.stipulation import Stipulation
from composer.solver.lines import ends_forced
from composer.solver.solution import Solution, Verdict

Moves = tuple[Move, ...]


class LineStatus(Enum):
    """What a line is to its problem; its value is the English word."""

    INTENDED = "intended"
    COOK = "cook"
    SHORT = "short"
    OPEN = "not marked"


@dataclass(frozen=True, slots=True)
class LineMarks:
    """What says which lines are intended, each as `line_text` writes it.

    Attributes:
        pins: lines that the composer marked.
        unpinned: lines that he marked as not intended.
        known: lines of sound positions of this problem.
        printed: lines of the printed solution.
    """

    pins: tuple[str, ...] = ()
    unpinned: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    printed: tuple[str, ...] = ()


NO_LINE_MARKS: Final = LineMarks()


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where a line leaves another.

    Attributes:
        other: the place of the other line among the solutions.
        place: the half-move, from 0, that differs first.
    """

    other: int
    place: int


@dataclass(frozen=True, slots=True)
class Judged:
    """A line with what it is.

    Attributes:
        moves: its half-moves.
        status: what it is to the problem.
        leaves: of a cook, the intended line that it shares most with, and where it leaves it;
            None where it shares no move with any.
    """

    moves: Moves
    status: LineStatus
    leaves: Divergence | None = None


def line_text(moves: Iterable[Move]) -> str:
    """Return a line as plain text, `b2b1q a1b1`, to be kept and compared."""
    return " ".join(move.uci for move in moves)


def judged_lines(
    lines: Sequence[Moves],
    full: int,
    wanted: int,
    is_sound: bool,
    marks: LineMarks = NO_LINE_MARKS,
    is_forced: bool = False,
) -> tuple[Judged, ...]:
    """Say of each line what it is.

    Args:
        lines: the solutions, in their order.
        full: the half-moves of a solution of full length.
        wanted: how many are intended; 0 where that is not known.
        is_sound: whether they are just what is intended.
        marks: what says which are.
        is_forced: whether the last move is forced, so that lines which differ in it alone are
            one solution, intended or not.
    """
    intended = _intended(lines, full, wanted, is_sound, marks, is_forced)
    decided = bool(intended) and (is_sound or len(intended) >= wanted > 0 or bool(marks.pins))
    found = []
    for place, moves in enumerate(lines):
        if place in intended:
            found.append(Judged(moves, LineStatus.INTENDED))
        elif len(moves) < full:
            found.append(Judged(moves, LineStatus.SHORT, leaves(lines, place, intended)))
        elif decided or line_text(moves) in marks.unpinned:
            found.append(Judged(moves, LineStatus.COOK, leaves(lines, place, intended)))
        else:
            found.append(Judged(moves, LineStatus.OPEN))
    return tuple(found)


def _intended(
    lines: Sequence[Moves],
    full: int,
    wanted: int,
    is_sound: bool,
    marks: LineMarks,
    is_forced: bool,
) -> tuple[int, ...]:
    whole = [place for place, moves in enumerate(lines) if len(moves) == full]
    if is_sound:
        return tuple(whole)
    places = {line_text(lines[place]): place for place in whole}
    most = wanted or len(whole)
    found: set[Moves] = set()
    for text in (*marks.pins, *marks.known, *marks.printed):
        place = places.get(text)
        if place is None or text in marks.unpinned:
            continue
        if len(found) < most or text in marks.pins:
            found.add(_own(lines[place], is_forced))
    return tuple(place for place in whole if _own(lines[place], is_forced) in found)


def _own(moves: Moves, is_forced: bool) -> Moves:
    """Return what distinguishes a solution from others."""
    return moves[:-1] if is_forced else moves


def leaves(lines: Sequence[Moves], place: int, intended: Iterable[int]) -> Divergence | None:
    """Return which intended line a line shares most moves with, and where it leaves it."""
    best = Divergence(-1, 0)
    for other in intended:
        if other == place:
            continue
        shared = shared_moves(lines[place], lines[other])
        if shared > best.place:
            best = Divergence(other, shared)
    return best if best.place else None


def shared_moves(one: Moves, other: Moves) -> int:
    """Return how many half-moves two lines begin with in common."""
    count = 0
    for ours, theirs in zip(one, other, strict=False):
        if ours.uci != theirs.uci:
            break
        count += 1
    return count


def half_move_labels(
    moves: Moves, half: bool, asked: Stipulation | None = None, first: Colour | None = None
) -> tuple[tuple[Colour, int], ...]:
    """Return who makes each half-move and its number: Black 1, White 1, Black 2, White 2.

    Args:
        moves: the half-moves.
        half: whether the first is the second of its move, as in `h#2.5` and in set play; its
            number is 0 then. In series one side goes on, and the other's last move has the
            number of the move that it follows.
        asked: what the half-moves answer: it says who moves neutral men.
        first: who begins, if that is known.
    """
    numbers = (at // 2 + (not half) for at in half_moves(moves, int(half), asked))
    return tuple(zip(movers(moves, asked, first), numbers, strict=True))


def numeral(number: int) -> str:
    """Return a number from 1 in Roman figures, by which solutions are named."""
    figures = (
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    )
    found = ""
    for value, figure in figures:
        count, number = divmod(number, value)
        found += figure * count
    return found


def intended_numbers(solution: Solution, marks: LineMarks = NO_LINE_MARKS) -> tuple[int, ...]:
    """Return which lines of a solution are intended, from 1; of very many among the first."""
    judged = judged_lines(
        [line.moves for line in solution.lines[: 4 * MOST]],
        solution.stipulation.halfmoves,
        solution.intended.count,
        as_many_as_intended(solution),
        marks,
        ends_forced(solution.stipulation),
    )
    numbers = (n for n, line in enumerate(judged, start=1) if line.status is LineStatus.INTENDED)
    return tuple(numbers)[:MOST]


def as_many_as_intended(solution: Solution) -> bool:
    """Return whether the solutions are those that are meant, in whatever shape."""
    return solution.verdict in (Verdict.SOUND, Verdict.OTHER_SHAPE)
