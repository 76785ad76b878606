# SPDX-License-Identifier: GPL-3.0-or-later
"""What an edit keeps of the lines of help play and series, move by move."""

from __future__ import annotations

from collections.abc import Iterable

from composer.analysis.composing.edit import Step
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import Square
from composer.solver.lines import Line

CarriedLine = tuple[tuple[Square, Square, Kind | None], ...]
"""The origin, target and promotion of each move."""


def line_squares(line: Line) -> CarriedLine:
    """Return the squares and promotions of a line."""
    return tuple(_squares(move) for move in line.moves)


def carried_line(line: Line, edit: Step | None) -> CarriedLine | None:
    """Return the squares and promotions of a line after an edit; None if it cannot be there.

    A man whom the edit moved sets out from his new square; from a square that a man reached in
    the line, he goes on.
    """
    if edit is None:
        return line_squares(line)
    found: list[tuple[Square, Square, Kind | None]] = []
    reached: set[Square] = set()
    for move in line.moves:
        origin = edit.place(move.origin) if move.origin in reached else edit.carried(move.origin)
        target = edit.place(move.target)
        if origin is None or target is None or origin == target:
            return None
        reached |= {square for square, man in move.changes if man is not None}
        found.append((origin, target, move.promotion))
    return tuple(found)


def lines_kept(before: Iterable[Line], after: Iterable[Line], edit: Step | None) -> int:
    """Return how many of the lines before an edit are still solutions after it."""
    now = {line_squares(line) for line in after}
    return sum(carried_line(line, edit) in now for line in before)


def strange_lines(
    before: Iterable[Line], after: Iterable[Line], edit: Step | None
) -> tuple[Line, ...]:
    """Return the lines after an edit that were no solutions before it."""
    known = {carried_line(line, edit) for line in before}
    return tuple(line for line in after if line_squares(line) not in known)


def _squares(move: Move) -> tuple[Square, Square, Kind | None]:
    return move.origin, move.target, move.promotion
