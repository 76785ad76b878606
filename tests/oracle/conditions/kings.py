# SPDX-License-Identifier: GPL-3.0-or-later
"""Kobul kings, Royal dynasty and Pepo: kings who change, are several, or stand still."""

from __future__ import annotations

from collections.abc import Sequence

from composer.problem.defects import royal_squares
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.solver.conditions import kings as told
from composer.solver.setup import is_promoted
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition
from oracle.conditions.observing import is_observed, observers
from oracle.conditions.royals import kept_royal


class KobulKings(RuledCondition, told.KobulKings):
    """When a man is captured the king of his side takes his kind, after a pawn a king's own."""

    def effects(self, draft: Draft) -> None:
        """Change the king of the side that did not move."""
        if draft.victim is None:
            return
        kind = Kind.KING if is_promoted(draft.victim.kind) else draft.victim.kind
        whose = (draft.side.other, Colour.NEUTRAL)
        for cell, man in enumerate(draft.board):
            if man is not None and man.is_royal and man.colour in whose:
                draft.change(cell, kept_royal(man, kind))
                return


class RoyalDynasty(RuledCondition, told.RoyalDynasty):
    """Pawns become kings, too; a side's king is royal only while it has no other."""

    def checks(self, board: ConditionedBoard, side: Colour) -> bool | None:
        """Tell whether he is attacked, if there is just one."""
        return None if _has_one_king(board.men, side) else False

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether who castles is the only king."""
        return move.castling is None or _has_one_king(board.men, side)

    def effects(self, draft: Draft) -> None:
        """Let a king who is the only one now castle."""
        for side in SIDES:
            if not _has_one_king(draft.before.men, side) and _has_one_king(draft.board, side):
                draft.settled.update(royal_squares(draft.board, side))


def _has_one_king(men: Sequence[Man | None], side: Colour) -> bool:
    return len(royal_squares(men, side)) == 1


class Pepo(RuledCondition, told.Pepo):
    """A king observed by an enemy stays where he is; two enemies who are no kings check him."""

    def may_go(self, board: ConditionedBoard, origin: int, side: Colour, checking: bool) -> bool:
        """Tell whether he is no king, or unobserved."""
        man = board.men[origin]
        return man is None or not man.is_royal or not is_observed(board, origin, side.other)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no king is captured."""
        victim = None if move.captured is None else board.men[move.captured]
        return checking or victim is None or not victim.is_royal

    def checks(self, board: ConditionedBoard, side: Colour) -> bool | None:
        """Tell whether two observe the king."""
        for royal in royal_squares(board.men, side):
            men = [board.men[cell] for cell in observers(board, royal, side.other)]
            if sum(man is not None and not man.is_royal for man in men) > 1:
                return True
        return False
