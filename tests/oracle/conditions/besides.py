# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentinels, Breton and Snek: men who come, go or change besides those of a move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.squares import rank_of
from composer.solver.conditions import besides as told
from composer.solver.conditions.besides import _ENEMY, _NEUTRAL
from composer.solver.setup import is_promoted, promotion_kinds
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition, Walk
from oracle.conditions.royals import kept_royal


class Sentinels(RuledCondition, told.Sentinels):
    """A man, but a pawn, who leaves a square leaves a pawn there, but on the outer ranks."""

    def effects(self, draft: Draft) -> None:
        """Leave a pawn."""
        origin, mover = draft.move.origin, draft.move.man
        if draft.move.exchanges or rank_of(origin) in (0, 7) or is_promoted(mover.kind):
            return
        if draft.board[origin] is not None:
            return
        if self.whose == _NEUTRAL and mover.colour is Colour.NEUTRAL:
            draft.add(origin, Man.of(Colour.NEUTRAL, self.kind))
            return
        side = draft.side.other if self.whose == _ENEMY else draft.side
        if self._has_room(draft, side):
            draft.add(origin, Man.of(side, self.kind))

    def _has_room(self, draft: Draft, side: Colour) -> bool:
        """Return whether a side may get one more pawn."""
        count = {
            side: sum(
                man is not None and man.kind is self.kind and man.colour in (side, Colour.NEUTRAL)
                for man in draft.board
            )
            for side in SIDES
        }
        if self.fewer:
            taken = draft.victim is not None and draft.victim.kind is self.kind
            if count[side] > count[side.other] + taken:
                return False
        most = self.most[SIDES.index(side)]
        return count[side] < most and sum(count.values()) < self.most[2]


def _after(board: ConditionedBoard, move: PlainMove, cell: int, promoted: bool) -> Man | None:
    """Return who stands on a cell after a capture, for its choices; promoted perhaps."""
    if cell == move.target:
        man = board.men[move.origin]
        assert man is not None
        if move.promotion is None or not promoted:
            return man
        return Man.of(man.colour, move.promotion, man.qualities)
    return None if cell in (move.origin, move.captured) else board.men[cell]


class Breton(RuledCondition, told.Breton):
    """When a man is captured another of his kind disappears as well; it is chosen which."""

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the capture, with each man who may disappear."""
        if walk.checking or move.captured is None:
            return (move,)
        victim = board.men[move.captured]
        assert victim is not None
        whose = walk.side.other if self.enemies else walk.side
        colours = (whose, Colour.NEUTRAL) if self.as_popeye else (whose,)
        found = [
            replace(move, choice=cell)
            for cell in range(len(board.men))
            for man in (_after(board, move, cell, self.as_popeye),)
            if man is not None and man.kind is victim.kind and man.colour in colours
        ]
        if self.as_popeye or move.promotion is None or not found:
            return found or (move,)
        # A pawn who disappears by his own capture is not promoted before: that is one move.
        first = move.promotion is promotion_kinds(board.start)[0]
        return [
            way if way.choice != move.target else replace(way, promotion=None)
            for way in found
            if way.choice != move.target or first
        ]

    def effects(self, draft: Draft) -> None:
        """Let the chosen man disappear."""
        cell = draft.move.choice
        if draft.victim is None or cell is None or draft.board[cell] is None:
            return
        draft.remove(cell)
        if draft.at == cell:
            draft.at = None


_LOWER: Final = {Kind.QUEEN: Kind.ROOK, Kind.ROOK: Kind.BISHOP, Kind.BISHOP: Kind.KNIGHT}


class Snek(RuledCondition, told.Snek):
    """When a man is captured the next lower one of his side takes his place; it is chosen which."""

    def _lower(self, kind: Kind) -> Kind | None:
        """Return the kind that takes the place of one."""
        if kind is Kind.KNIGHT:
            return Kind.QUEEN if self.circle else Kind.KING
        return _LOWER.get(kind)

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the capture, with each man who may take the victim's place."""
        if walk.checking or move.captured is None:
            return (move,)
        victim = board.men[move.captured]
        assert victim is not None
        men = [_after(board, move, cell, promoted=True) for cell in range(len(board.men))]
        heirs = self._heirs(men, victim.kind, walk.side)
        return [replace(move, choice=cell) for cell in heirs] if len(heirs) > 1 else (move,)

    def _heirs(self, men: Sequence[Man | None], victim: Kind, side: Colour) -> list[int]:
        """Return where men stand who may take the place of one whom a side captured."""
        lower = self._lower(victim)
        return [
            cell
            for cell, man in enumerate(men)
            if man is not None and man.kind is lower and man.colour is not side
        ]

    def effects(self, draft: Draft) -> None:
        """Change the chosen man, or whoever is royal."""
        victim = draft.victim
        if victim is None:
            return
        if victim.kind is Kind.PAWN and not self.circle:
            for royal, man in enumerate(draft.board):
                if man is not None and man.is_royal and man.colour is not draft.side:
                    draft.change(royal, kept_royal(man, Kind.KING))
                    return
            return
        heirs = self._heirs(draft.board, victim.kind, draft.side)
        cell = heirs[0] if draft.move.choice not in heirs and heirs else draft.move.choice
        if cell is not None and heirs:
            draft.change(cell, kept_royal(draft.man_at(cell), victim.kind))
