# SPDX-License-Identifier: GPL-3.0-or-later
"""Turning and mirroring of positions, where a board falls upon itself, and change of sides."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum
from functools import lru_cache

from composer.geometry.geometry import Geometry
from composer.rules.game import Game

_Place = tuple[float, float]


class Turned(Enum):
    """What is done with the cells of a board."""

    QUARTER = "quarter"
    BACK = "back"
    MIRROR = "mirror"
    UPSIDE_DOWN = "upside down"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


SHIFTS = {Turned.LEFT: (-1, 0), Turned.RIGHT: (1, 0), Turned.UP: (0, 1), Turned.DOWN: (0, -1)}


@lru_cache(maxsize=128)
def cells_after(board: Geometry, how: Turned) -> tuple[int, ...] | None:
    """Return where each cell comes; None where the board does not fall upon itself.

    Shifted cells that leave the board have -1.
    """
    places = {_rounded(cell.x, cell.y): number for number, cell in enumerate(board.cells)}
    move = _mover(board, how)
    if move is None:
        return None
    found = [places.get(_rounded(*move((cell.x, cell.y))), -1) for cell in board.cells]
    if how in SHIFTS:
        return tuple(found) if any(number >= 0 for number in found) else None
    return None if -1 in found else tuple(found)


def may_turn(board: Geometry, how: Turned) -> bool:
    """Tell whether a board may be turned or mirrored so."""
    return cells_after(board, how) is not None


def counterparts(game: Game) -> dict[str, str] | None:
    """Return for each man that of the other player; None where the sides are unequal.

    The men of two players pair up in the order in which the book has them, if they have the same
    names but for their colour: the same number of sorts, and of each as many allowed.
    """
    if len(game.players) != 2:
        return None
    first, second = ([man for man in game.men if man.owner == player.id] for player in game.players)
    if len(first) != len(second) or not first:
        return None
    pairs = tuple(zip(first, second, strict=True))
    if any((one.least, one.most) != (other.least, other.most) for one, other in pairs):
        return None
    there = {one.letter: other.letter for one, other in pairs}
    return there | {other: one for one, other in there.items()}


def _rounded(x: float, y: float) -> _Place:
    return round(x, 6) + 0.0, round(y, 6) + 0.0


def _mover(board: Geometry, how: Turned) -> Callable[[_Place], _Place] | None:
    xs, ys = [cell.x for cell in board.cells], [cell.y for cell in board.cells]
    middle_x, middle_y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    if how in SHIFTS:
        dx, dy = SHIFTS[how]
        is_grid = all(float(cell.x).is_integer() and cell.y.is_integer() for cell in board.cells)
        return (lambda at: (at[0] + dx, at[1] + dy)) if is_grid else None
    if how is Turned.MIRROR:
        return lambda at: (2 * middle_x - at[0], at[1])
    if how is Turned.UPSIDE_DOWN:
        return lambda at: (at[0], 2 * middle_y - at[1])
    if not math.isclose(max(xs) - min(xs), max(ys) - min(ys)):
        return None
    sign = 1 if how is Turned.QUARTER else -1  # clockwise as it is seen
    return lambda at: (
        middle_x + sign * (at[1] - middle_y),
        middle_y - sign * (at[0] - middle_x),
    )
