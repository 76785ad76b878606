# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the keyboard's cursor goes: to the next cell that way, on any board."""

from __future__ import annotations

import math

from composer.geometry.geometry import Cell, Geometry
from composer.gui.games.board.cells import is_round, numbers_of, shape_of

_ASLANT = 2.0  # how much worse a unit aside is than one ahead


def stepped(board: Geometry, cell: int, columns: int, rows: int, flipped: bool = False) -> int:
    """Return the cell some columns to the right and rows down; that one itself at the edge.

    One step goes to the next cell that way, more than one to the end of the line. On a round board
    up is outwards, and right clockwise, always by one cell.
    """
    right, down = _sign(columns), _sign(rows)
    if abs(columns) + abs(rows) == 1 or (columns and is_round(board)):
        return _next(board, cell, right, down, flipped)
    while (following := _next(board, cell, right, down, flipped)) != cell:
        cell = following
    return cell


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _next(board: Geometry, cell: int, right: int, down: int, flipped: bool) -> int:
    if is_round(board):
        return _round(board, cell, right, down)
    dx, dy = (-right, down) if flipped else (right, -down)
    start = board.cells[cell]
    best, least = cell, math.inf
    for number, each in enumerate(board.cells):
        ahead = (each.x - start.x) * dx + (each.y - start.y) * dy
        aside = abs((each.x - start.x) * dy) + abs((each.y - start.y) * dx)
        if ahead > 0 and aside <= ahead and ahead + _ASLANT * aside < least:
            best, least = number, ahead + _ASLANT * aside
    return best


def _angle(cell: Cell) -> float:
    """Return where a cell lies, in degrees clockwise from the top."""
    return math.degrees(math.atan2(cell.x, cell.y)) % 360


def _ring(cell: Cell) -> int:
    return round(numbers_of(cell)[0]) if shape_of(cell) == "sector" else 0


def _round(board: Geometry, cell: int, right: int, down: int) -> int:
    start = board.cells[cell]
    ring, angle = _ring(start), _angle(start)
    if right:
        beside = [
            ((_angle(each) - angle) * right % 360, number)
            for number, each in enumerate(board.cells)
            if _ring(each) == ring and number != cell
        ]
        return min(beside)[1] if beside else cell
    wanted = ring - down
    others = [
        (abs((_angle(each) - angle + 180) % 360 - 180), number)
        for number, each in enumerate(board.cells)
        if _ring(each) == wanted and number != cell
    ]
    return min(others)[1] if others else cell
