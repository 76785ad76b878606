# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a move was not the last one because pawns cannot have gone their ways before it.

`composer.retro.legality.proving.by_courses` proves it of a position. It is asked of the position
before the move, and, where hardly any move can have led there, of those before that one.
"""

from __future__ import annotations

from typing import Final

from composer.problem.defects import Defect, Fault
from composer.problem.position import Position
from composer.retro.dying import DEEPEST, Stopper, dying
from composer.retro.legality.proving import are_courses_asked, by_courses
from composer.retro.unmoves.finding import unmoves
from composer.retro.unmoves.unmove import UnMove, Unmoved, take_back, unmoved_before

FEW_MOVES: Final = 3
"""Last moves that are left: of more it is not asked."""

_FEW_EARLIER: Final = 2  # moves before a last move
_BACK: Final = 1_000  # positions, to pass over moves before it that were not made


def by_courses_before(
    position: Position, unmove: UnMove, unmoved: Unmoved, token: Stopper | None = None
) -> tuple[Defect, ...]:
    """Return why a move was not the last one, or nothing where that is not proved.

    Args:
        position: the diagram.
        unmove: the move.
        unmoved: squares of men that are known never to have moved.
        token: stops the work; nothing is proved then.
    """
    before, known = take_back(position, unmove), unmoved_before(unmoved, unmove)
    if not are_courses_asked(before, known):
        return ()
    flag = None if token is None else token.flag
    proofs = by_courses(before, known, flag)
    if proofs:
        return proofs
    earlier = []
    for move in unmoves(before, known):
        first, still = take_back(before, move), unmoved_before(known, move)
        back = dying(first, still, DEEPEST, _BACK, token)
        if not back.half_moves:
            earlier.append((first, still))
        if len(earlier) > _FEW_EARLIER or (token is not None and token.cancelled):
            return ()
    if not all(by_courses(first, still, flag) for first, still in earlier):
        return ()
    return (Defect(Fault.NO_EARLIER, before.turn.other),)
