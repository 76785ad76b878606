# SPDX-License-Identifier: GPL-3.0-or-later
"""Special moves of help play, and the march of a king.

- *Castling*, *en passant*: such a move is made in a solution.
- *Royal march*: the king of the side that mates makes all its moves but one, three at least, each
  to another square.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.help.walks import Shown, told
from composer.analysis.themes.flag import THEME, Flag
from composer.problem.men import Kind
from composer.said.sentence import said

_LEAST: Final = 3  # steps of a march


def special_moves(found: Correspondences) -> Iterator[Flag]:
    """Castling and captures in passing."""
    castled: list[Shown] = []
    passing: list[Shown] = []
    for course in found.courses:
        for step in course.steps:
            if step.move.castling is not None:
                castled.append((course, (step,)))
            elif step.taken is not None and step.taken_on != step.move.target:
                passing.append((course, (step,)))
    for theme, word, shown in (
        ("castling", said("Castling"), castled),
        ("en_passant", said("Capture in passing"), passing),
    ):
        if shown:
            squares = [steps[0].move.target for _, steps in shown]
            yield told(theme, THEME, word, shown, squares)


def royal_march(found: Correspondences) -> Iterator[Flag]:
    """Royal march of the king of the side that mates."""
    for course in found.courses:
        own = [step for step in course.steps if step.move.man.colour is course.mater]
        steps = [step for step in own if step.move.man.kind is Kind.KING]
        if len(steps) < max(_LEAST, len(own) - 1):
            continue
        squares = [steps[0].move.origin, *(step.move.target for step in steps)]
        if len(set(squares)) == len(squares):
            yield told("royal_march", THEME, said("Royal march"), [(course, steps)], squares)
            return


ALONE: Final = (special_moves, royal_march)
