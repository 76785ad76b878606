# SPDX-License-Identifier: GPL-3.0-or-later
"""What the solutions and their correspondences point at, as marks on the board."""

from __future__ import annotations

from dataclasses import replace

from composer.analysis.courses.correspondences import Cell
from composer.analysis.courses.course import Course
from composer.gui.board.overlays import Arrow, Lit, Overlay, Role
from composer.gui.panels.lines.columns import Column
from composer.gui.panels.marks import line_marks
from composer.problem.squares import SQUARES


def column_marks(column: Column | None) -> tuple[Overlay, ...]:
    """Return the numbered arrows of a solution; dashed from where a cook is its own."""
    if column is None:
        return ()
    own_from = column.own_from if column.is_fault else len(column.moves)
    return tuple(
        replace(mark, role=Role.COOK)
        if isinstance(mark, Arrow) and mark.number > own_from
        else mark
        for mark in line_marks(column.moves)
    )


def cell_marks(cell: Cell | None, course: Course | None = None) -> tuple[Overlay, ...]:
    """Return who plays a role in a solution: the man of the diagram framed, and its move.

    Args:
        cell: the role in one solution.
        course: a solution of the diagram on the board, where that is a twin.
    """
    if cell is None:
        return ()
    marks: list[Overlay] = []
    for holder in cell.holders:
        stands = holder.who if course is None else course.own(holder.who)
        if stands is not None and stands in SQUARES:
            marks.append(Lit(stands, framed=True))
        if holder.move is not None:
            marks += [
                line_mark
                for line_mark in line_marks((holder.move,))
                if isinstance(line_mark, Arrow)
            ]
    return tuple(marks)
