# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position would be worth with a man on each of the squares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from composer.problem.edits import put, remove
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square
from composer.studies.endings import Endings, why_no_question
from composer.studies.values import Value
from composer.studies.zugzwangs import is_mutual_zugzwang


@dataclass(frozen=True, slots=True)
class SquareValue:
    """What a position is worth with a man on a square.

    Attributes:
        square: where he stands.
        value: what it is worth; None where he may not stand there.
        is_zugzwang: of a king, whether it is a mutual zugzwang: the square corresponds to that of
            the other king.
    """

    square: Square
    value: Value | None
    is_zugzwang: bool = False


def values_by_square(
    endings: Endings,
    position: Position,
    man: Man,
    origin: Square | None = None,
    flag: bytearray | None = None,
) -> Iterator[SquareValue]:
    """Yield each free square with what the position is worth if the man stands there.

    None stands for positions that are not legal; squares of those that no table has are left out.
    Nobody else is taken away.

    Args:
        endings: the tables.
        position: what lies on the board.
        man: who is put there.
        origin: the square that he leaves; None for a new man.
        flag: a byte that cancels once it is set.
    """
    known = partial(endings.known, flag=flag)
    without = position if origin is None else remove(position, origin)
    for square in SQUARES:
        if without[square] is not None:
            continue
        there = put(without, square, man)
        if endings.why_not(there) is not None:
            if why_no_question(there) is not None:
                yield SquareValue(square, None)
            continue
        value = endings.value(there, flag)
        if value is None and flag is not None and flag[0]:
            return
        zugzwang = man.is_royal and is_mutual_zugzwang(there, known)
        yield SquareValue(square, value, bool(zugzwang))
