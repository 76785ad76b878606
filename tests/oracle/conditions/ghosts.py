# SPDX-License-Identifier: GPL-3.0-or-later
"""Ghost and Haunted chess: captured men who come back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.solver.conditions import ghosts as told
from composer.solver.conditions.condition import QUALITY_ORDER, UNCAPTURABLE, with_quality
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition

_COLOURS: Final = (Colour.WHITE, Colour.BLACK, Colour.NEUTRAL)
_MARKS: Final = len(QUALITY_ORDER)


class Ghosts(RuledCondition, told.Ghosts):
    """A captured man comes back as soon as his square is empty."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no ghost is captured."""
        victim = None if move.captured is None else board.men[move.captured]
        return victim is None or not self.safe or UNCAPTURABLE not in victim.qualities

    def effects(self, draft: Draft) -> None:
        """Remember the captured, and let who was captured on squares that are empty come back."""
        move = draft.move
        left = [move.origin]
        if move.castling is not None:
            left.append(move.castling.rook_square)
        if move.captured is not None and draft.victim is not None:
            left.insert(0, move.captured)
            depth = self._depth(draft.memory, move.captured)
            if self.depth == 1:
                draft.memory[_name(move.captured, 0)] = number_of(draft.victim)
            elif depth < self.depth:
                draft.memory[_name(move.captured, depth)] = number_of(draft.victim)
        for cell in left:
            depth = self._depth(draft.memory, cell)
            if depth and draft.board[cell] is None:
                ghost = man_of(draft.memory.pop(_name(cell, depth - 1)), draft)
                draft.add(cell, with_quality(ghost, UNCAPTURABLE) if self.safe else ghost)

    def _depth(self, memory: Mapping[str, int], cell: int) -> int:
        return sum(_name(cell, depth) in memory for depth in range(self.depth))


def _name(cell: int, depth: int) -> str:
    return f"ghost {cell} {depth}"


def number_of(man: Man) -> int:
    """Return a man as a number: his kind, his colour, his qualities."""
    marks = sum(1 << place for place, each in enumerate(QUALITY_ORDER) if each in man.qualities)
    return (int(man.kind) * len(_COLOURS) + _COLOURS.index(man.colour)) << _MARKS | marks


def man_of(number: int, draft: Draft) -> Man:
    """Return the man of a number."""
    kind_number, colour = divmod(number >> _MARKS, len(_COLOURS))
    kinds = [Kind(each) for each in range(1, 7)]
    kinds += [man.kind for man in (*draft.before.start.board, *draft.board) if man is not None]
    kind = next(kind for kind in kinds if int(kind) == kind_number)
    qualities = {each for place, each in enumerate(QUALITY_ORDER) if number >> place & 1}
    return Man.of(_COLOURS[colour], kind, qualities)
