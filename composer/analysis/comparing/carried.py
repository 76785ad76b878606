# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves and lines followed through an edit: what they are after it, if they can be there at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from composer.analysis.comparing.edit import Step
from composer.analysis.phaseplay import Code, origin_of, recoded, target_of
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import Square
from composer.solver.lines import Line

Carried = tuple[Square, Square, Kind | None]
"""The origin, target and promotion of a move."""

CarriedLine = tuple[Carried, ...]
"""Those of each move of a line."""


def move_squares(move: Move) -> Carried:
    """Return the squares and promotion of a move."""
    return move.origin, move.target, move.promotion


def carried_move(move: Move, edit: Step | None) -> Carried | None:
    """Return the squares and promotion of a move after an edit; None if it cannot be there."""
    carried = carried_moves((move,), edit)
    return None if carried is None else carried[0]


def carried_code(code: Code, edit: Step | None) -> Code:
    """Return the number of a move after an edit; 0 if it cannot be there.

    Its man is known by where he stands in the diagram.
    """
    if edit is None or not code:
        return code
    home, arrival = origin_of(code), target_of(code)
    origin, target = edit.carried(home), edit.place(arrival)
    if origin is None or target is None or (origin == target and home != arrival):
        return 0  # a man who comes back to his square may do so after the edit, too
    return recoded(code, origin, target)


def is_carried(move: Move | None, wanted: Carried | None) -> bool:
    """Return whether a move has the squares and promotion wanted."""
    return move is not None and move_squares(move) == wanted


def is_among(moves: Iterable[Move], wanted: Carried | None) -> bool:
    """Return whether one of some moves has the squares and promotion wanted."""
    return any(is_carried(move, wanted) for move in moves)


def line_squares(line: Line) -> CarriedLine:
    """Return the squares and promotions of a line."""
    return tuple(move_squares(move) for move in line.moves)


def carried_line(line: Line, edit: Step | None) -> CarriedLine | None:
    """Return the squares and promotions of a line after an edit; None if it cannot be there."""
    return carried_moves(line.moves, edit)


def carried_moves(moves: Sequence[Move], edit: Step | None) -> CarriedLine | None:
    """Return the squares and promotions of moves made in turn, after an edit.

    A man whom the edit moved sets out from his new square; from a square that a man reached in
    these moves, he goes on. None if one of them cannot be there.
    """
    if edit is None:
        return tuple(move_squares(move) for move in moves)
    found: list[Carried] = []
    reached: set[Square] = set()
    for move in moves:
        origin = edit.place(move.origin) if move.origin in reached else edit.carried(move.origin)
        target = edit.place(move.target)
        if origin is None or target is None or (origin == target and move.origin != move.target):
            return None
        reached |= {square for square, man in move.changes if man is not None}
        found.append((origin, target, move.promotion))
    return tuple(found)


def lines_kept(before: Iterable[Line], after: Iterable[Line], edit: Step | None) -> int:
    """Return how many of the lines before an edit are still solutions after it."""
    lines = tuple(before)
    return len(lines) - len(lost_lines(lines, after, edit))


def strange_lines(
    before: Iterable[Line], after: Iterable[Line], edit: Step | None
) -> tuple[Line, ...]:
    """Return the lines after an edit that were no solutions before it."""
    known = Counter(carried_line(line, edit) for line in before)
    return tuple(line for line in after if not _taken(known, line_squares(line)))


def lost_lines(
    before: Iterable[Line], after: Iterable[Line], edit: Step | None
) -> tuple[Line, ...]:
    """Return the lines before an edit that are no solutions after it."""
    now: Counter[CarriedLine | None] = Counter(map(line_squares, after))
    return tuple(line for line in before if not _taken(now, carried_line(line, edit)))


def _taken(known: Counter[CarriedLine | None], line: CarriedLine | None) -> bool:
    """Take one of the lines known that has just these squares; return whether there was one.

    By some fairy conditions several lines have the same squares, and differ in what is chosen.
    """
    there = line is not None and known[line] > 0
    known[line] -= there
    return there
