# SPDX-License-Identifier: GPL-3.0-or-later
"""The plain solver behind the protocol of searches."""

from __future__ import annotations

from composer.problem.defects import fatal_defects
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.solver.options import Cancelled, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.plain.board import PlainBoard
from composer.solver.reference.staged import phases_on, search_on
from composer.solver.stages import PLAIN, Search


def plain_search(position: Position, stipulation: Stipulation, token: Token) -> Search:
    """Return the plain solver's search.

    Raises:
        Unsolvable: the position has a fatal defect.
    """
    if fatal_defects(position):
        raise Unsolvable("the position cannot be solved")
    return search_on(PlainBoard(position), stipulation, token, PLAIN)


def plain_set_play(position: Position, stipulation: Stipulation, token: Token) -> Phase | None:
    """Return the set play of direct, self or reflex play, or None where there is none.

    The position must have a king of each side; one of them may be in check.
    """
    try:
        return phases_on(PlainBoard(position), stipulation, token).set_play()
    except Cancelled:
        return None
