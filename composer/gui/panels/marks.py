# SPDX-License-Identifier: GPL-3.0-or-later
"""What the panels point at, as marks on the board."""

from __future__ import annotations

from dataclasses import replace

from composer.analysis.courses.correspondences import Cell
from composer.analysis.courses.course import Course
from composer.analysis.points import Point
from composer.analysis.themes.flag import Flag
from composer.gui.board.overlays import Arrow, Lit, Overlay, Ring, Role
from composer.gui.panels.lines.columns import Column
from composer.notation.verdictline import nearest_tries
from composer.problem.defects import Defect, Severity
from composer.problem.men import Colour
from composer.problem.move import Mark as MoveMark
from composer.problem.move import Move
from composer.problem.squares import SQUARES
from composer.solver.solution import Solution


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


_MOST_ARROWS = 10  # more would hide the men


def line_marks(line: tuple[Move, ...]) -> tuple[Overlay, ...]:
    """Return numbered arrows for moves played one after the other; the first square is lit."""
    marks: list[Overlay] = [Lit(line[0].target)] if line else []
    for number, move in enumerate(line, start=1):
        shown = number if len(line) > 1 else 0
        marks.append(Arrow(move.origin, move.target, _role(move), shown))
    return tuple(marks)


def flag_marks(flags: tuple[Flag, ...]) -> tuple[Overlay, ...]:
    """Return the squares of themes in frames, and their moves as arrows, each once."""
    framed = dict.fromkeys(square for flag in flags for square in flag.squares)
    lined = dict.fromkeys(s for flag in flags for s in flag.line if s not in framed)
    arrows = dict.fromkeys(
        Arrow(move.origin, move.target, _role(move)) for flag in flags for move in flag.moves
    )
    return (
        *(Lit(square, framed=True) for square in framed),
        *(Lit(square) for square in lined),
        *list(arrows)[:_MOST_ARROWS],
    )


def point_marks(point: Point | None) -> tuple[Overlay, ...]:
    """Return what shows a point for or against a problem."""
    if point is None:
        return ()
    arrows = [Arrow(move.origin, move.target, _role(move)) for move in point.moves]
    return (*(Lit(square) for square in point.squares), *arrows[:_MOST_ARROWS])


def verdict_marks(solution: Solution, meant: Move | None = None) -> tuple[Overlay, ...]:
    """Return what the verdict names: keys as arrows, cooks dashed; else the nearest tries.

    Of several keys all are dashed but the one that is meant.
    """
    keys = [key.move for key in solution.keys if key.move is not None]
    if keys:
        cooked = len(keys) > 1
        arrows = [
            Arrow(key.origin, key.target, Role.COOK if cooked and key != meant else _role(key))
            for key in keys
        ]
        return (*(Lit(key.target) for key in keys), *arrows[:_MOST_ARROWS])
    marks: list[Overlay] = []
    for number, nearest_try in enumerate(nearest_tries(solution), start=1):
        for move in (nearest_try.move, *nearest_try.refutations):
            if move is not None:
                marks.append(Arrow(move.origin, move.target, _role(move), number))
    return tuple(marks)


def defect_rings(defects: tuple[Defect, ...]) -> tuple[Overlay, ...]:
    """Return rings around what keeps a diagram from being solved."""
    fatal = [defect for defect in defects if defect.severity is Severity.FATAL]
    return tuple(Ring(square) for defect in fatal for square in defect.squares)


def _role(move: Move) -> Role:
    if move.mark in (MoveMark.MATE, MoveMark.STALEMATE):
        return Role.MATE
    return Role.WHITE if move.man.colour is Colour.WHITE else Role.BLACK
