# SPDX-License-Identifier: GPL-3.0-or-later
"""Glasgow chess and limited promotion: where pawns are promoted, and to what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from types import MappingProxyType
from typing import Final

from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.squares import rank_of
from composer.solver.conditions import promotions as told
from composer.solver.conditions.condition import as_kind
from oracle.conditions.condition import (
    ConditionedBoard,
    Draft,
    PlainMove,
    RuledCondition,
    Walk,
)

_OFFICERS: Final = (Kind.QUEEN, Kind.KNIGHT, Kind.ROOK, Kind.BISHOP)
_BOX: Final[Mapping[Kind, int]] = MappingProxyType(
    {Kind.KING: 1, Kind.QUEEN: 1, Kind.ROOK: 2, Kind.BISHOP: 2, Kind.KNIGHT: 2, Kind.PAWN: 8}
)


class PromotionOnly(RuledCondition, told.PromotionOnly):
    """Pawns are promoted to certain kinds only."""


class Marine(RuledCondition, told.Marine):
    """Pawns are promoted to marine men, and to what else stands in the diagram."""


class CavalierMajeur(RuledCondition, told.CavalierMajeur):
    """Knights are nightriders: pawns are promoted to them, and a knight goes as one."""


class Glasgow(RuledCondition, told.Glasgow):
    """Pawns are promoted on the seventh rank of their side."""


class PromotionSquares(RuledCondition, told.PromotionSquares):
    """Pawns of a side are promoted on certain squares, and nowhere else."""


class NoPromotion(RuledCondition, told.NoPromotion):
    """Pawns of a side do not go where they would be promoted; they check there as ever."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody is promoted, or only a check is looked for."""
        return checking or side not in self.sides or move.promotion is None


class SingleBox(RuledCondition, told.SingleBox):
    """No side has more men of an orthodox kind than there are in one box."""

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return a move with each promotion of a pawn of the other side who has waited for it."""
        if self.type == 1:
            return (move,)
        if move.promotion is move.man.kind:
            move = replace(move, promotion=None)
        if walk.checking:
            return (move,)
        return list(self._promoting(board, walk.side.other, move)) or (move,)

    def _promoting(
        self, board: ConditionedBoard, side: Colour, move: PlainMove
    ) -> Iterator[PlainMove]:
        men = list(board.men)
        if move.captured is not None:
            men[move.captured] = None
        men[move.origin] = None
        men[move.target] = as_kind(move.man, move.promotion or move.man.kind)
        for cell in _waiting(men, side):
            for kind in _missing(men, side):
                yield replace(move, choice=cell, kind=kind)

    def effects(self, draft: Draft) -> None:
        """Promote the pawn that was chosen."""
        if draft.move.choice is not None and draft.move.kind is not None:
            man = draft.man_at(draft.move.choice)
            draft.change(draft.move.choice, as_kind(man, draft.move.kind))

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether all men are in the box, and no pawn is left for whom one is missing."""
        if checking and self.type > 1:
            return True
        men = after.men
        if any(_count(men, whose, kind) > most for whose in SIDES for kind, most in _BOX.items()):
            return False
        return self.type == 1 or not any(
            _waiting(men, whose) and _missing(men, whose) for whose in self._held_to(side)
        )

    def _held_to(self, side: Colour) -> tuple[Colour, ...]:
        """Return the sides whose pawns may not wait after a move of one."""
        return SIDES


class SingleBoxNaming(SingleBox, told.SingleBoxNaming):
    """By type 3 a side whose pawn waits promotes him before it moves, once a man is missing."""

    def _held_to(self, side: Colour) -> tuple[Colour, ...]:
        return (side,)

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return the moves of a waiting pawn as each man whom he may become."""
        if walk.choice is not None or walk.origin not in _waiting(board.men, walk.side):
            return None
        named = [as_kind(walk.man, kind) for kind in _missing(board.men, walk.side)]
        return chain(
            board.walk(walk),
            *(
                board.walk(replace(walk, man=man, manner=man, choice=walk.origin, chosen=man.kind))
                for man in named
            ),
        )

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Yield a move with each promotion of another pawn of the side who has waited for it."""
        if move.choice is not None:
            yield move
            return
        if move.promotion is move.man.kind:
            move = replace(move, promotion=None)
        waiting, missing = _waiting(board.men, walk.side), _missing(board.men, walk.side)
        if walk.checking or not waiting or not missing:
            yield move
            return
        for cell in waiting:
            for kind in missing if cell != walk.origin else ():
                yield replace(move, choice=cell, kind=kind)

    def prepares(self, board: list[Man | None], move: PlainMove) -> None:
        """Promote the pawn that was chosen."""
        if move.choice is not None and move.kind is not None:
            man = board[move.choice]
            assert man is not None
            board[move.choice] = as_kind(man, move.kind)

    def effects(self, draft: Draft) -> None:
        """Do nothing more."""


def _count(men: Sequence[Man | None], side: Colour, kind: Kind) -> int:
    """Return how many men of a kind a side has, neutral ones among them."""
    return sum(
        man is not None and man.kind is kind and man.colour in (side, Colour.NEUTRAL) for man in men
    )


def _missing(men: Sequence[Man | None], side: Colour) -> list[Kind]:
    """Return the officers of whom a side has less than the box."""
    return [kind for kind in _OFFICERS if _count(men, side, kind) < _BOX[kind]]


def _waiting(men: Sequence[Man | None], side: Colour) -> list[int]:
    """Return where pawns of a side stand on its last rank."""
    return [
        cell
        for cell, man in enumerate(men)
        if man is not None
        and man.kind is Kind.PAWN
        and man.colour in (side, Colour.NEUTRAL)
        and rank_of(cell) == (7 if side is Colour.WHITE else 0)
    ]
