# SPDX-License-Identifier: GPL-3.0-or-later
"""Plus chess and Danger Circe: men with other squares to start from, or to go to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from composer.problem.men import Colour
from composer.problem.squares import parse_square
from composer.solver.conditions.rebirths import starting as told
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition, Walk
from oracle.conditions.rebirths.rebirth import home_square, is_shut

_CENTRE: Final = tuple(map(parse_square, ("d4", "e4", "d5", "e5")))


class Plus(RuledCondition, told.Plus):
    """A man on one of the four central squares captures from the others as well, if empty."""

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return the moves from where the man stands, then captures from the other squares."""
        if walk.origin not in _CENTRE or walk.begin != walk.origin:
            return None
        return self._walked(board, walk)

    def _walked(self, board: ConditionedBoard, walk: Walk) -> Iterator[PlainMove]:
        here = list(board.walk(walk))
        yield from here
        straight = {(move.target, move.captured, move.promotion) for move in here}
        men = list(board.men)
        men[walk.origin] = None
        for cell in _CENTRE:
            if cell == walk.origin or board.men[cell] is not None or is_shut(board.memory, cell):
                continue
            start = replace(walk, begin=cell, moves=False, choice=cell, board=tuple(men))
            for move in board.walk(start):
                arrival = move.target, move.captured, move.promotion
                if move.target != walk.origin and arrival not in straight:
                    yield move


class DangerCirce(RuledCondition, told.DangerCirce):
    """A man whom an enemy observes may go to his home square, too, or capture there."""

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return the move home before the others, of a man in danger."""
        if walk.bare or walk.begin != walk.origin or not _is_observed(board, walk):
            return None
        return self._walked(board, walk)

    def _walked(self, board: ConditionedBoard, walk: Walk) -> Iterator[PlainMove]:
        home = home_square(walk.man, walk.side, walk.origin)
        man = board.men[home]
        wanted = walk.moves if man is None else walk.captures and man.colour is not walk.side
        if wanted and home != walk.origin and not is_shut(board.memory, home):
            captured = None if man is None else home
            move = PlainMove(walk.man, walk.origin, home, captured=captured, choice=walk.choice)
            yield from board.arrive(walk, replace(move, flag=walk.flag))
        yield from board.walk(walk)


def _is_observed(board: ConditionedBoard, walk: Walk) -> bool:
    """Tell whether an enemy observes the man of a walk."""
    return any(
        man is not None
        and man.colour in (walk.side.other, Colour.NEUTRAL)
        and cell != walk.origin
        and board.captures_there(cell, walk.origin, walk.side.other)
        for cell, man in enumerate(board.men)
    )
