# SPDX-License-Identifier: GPL-3.0-or-later
"""Corresponding squares of the kings: where both stand so that nobody wants to move.

Two squares, one of each king, correspond if the position with the kings there, and all other men
where they are, is a mutual zugzwang: it is worth less to White if he begins than if Black does.
They are the conjugate squares of Duchamp and Halberstadt (*L'opposition et les cases conjuguées
sont réconciliées*, 1932).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from composer.problem.edits import set_squares
from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, distance
from composer.studies.endings import Endings
from composer.studies.zugzwangs import is_mutual_zugzwang


@dataclass(frozen=True, slots=True)
class Corresponding:
    """A square of White's king, with those of Black's that correspond.

    Attributes:
        white: where White's king stands.
        black: where Black's king stands then; empty where none corresponds.
        unknown: how many squares of Black's king no table knows, with this one of White's.
    """

    white: Square
    black: tuple[Square, ...]
    unknown: int = 0


def corresponding_squares(
    endings: Endings, position: Position, flag: bytearray | None = None
) -> Iterator[Corresponding]:
    """Yield each square on which White's king may stand with what corresponds to it.

    Args:
        endings: the tables.
        position: where the other men stand; castling and e.p. do not count.
        flag: a byte that cancels once it is set; nothing more comes then.
    """
    kings = {man.colour: square for square, man in position if man.is_royal}
    if set(kings) != {Colour.WHITE, Colour.BLACK}:
        return

    known = partial(endings.known, flag=flag)
    bare = set_squares(position, dict.fromkeys(kings.values()))
    free = [square for square in SQUARES if bare[square] is None]
    for white in free:
        found: list[Square] = []
        unknown = 0
        for black in free:
            if distance(white, black) < 2:
                continue
            there = set_squares(bare, {white: Man.WHITE_KING, black: Man.BLACK_KING})
            is_mutual = is_mutual_zugzwang(there, known)
            if flag is not None and flag[0]:
                return
            if is_mutual is None:
                unknown += 1
            elif is_mutual:
                found.append(black)
        yield Corresponding(white, tuple(found), unknown)
