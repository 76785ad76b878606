# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position would be worth with a man on each of the squares."""

from __future__ import annotations

from collections.abc import Iterator

from composer.problem.edits import put, remove
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square
from composer.studies.endings import Endings
from composer.studies.values import Value


def values_by_square(
    endings: Endings,
    position: Position,
    man: Man,
    origin: Square | None = None,
    flag: bytearray | None = None,
) -> Iterator[tuple[Square, Value | None]]:
    """Yield each free square with what the position is worth if the man stands there.

    None stands for positions that are not legal, or that no table has. Nobody else is taken away.

    Args:
        endings: the tables.
        position: what lies on the board.
        man: who is put there.
        origin: the square that he leaves; None for a new man.
        flag: a byte that cancels once it is set.
    """
    without = position if origin is None else remove(position, origin)
    for square in SQUARES:
        if without[square] is not None:
            continue
        there = put(without, square, man)
        if endings.why_not(there) is not None:
            yield square, None
            continue
        value = endings.value(there, flag)
        if value is None and flag is not None and flag[0]:
            return
        yield square, value
