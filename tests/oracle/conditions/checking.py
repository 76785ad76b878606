# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions of check and mate: when a king is in check, and which checks may be given."""

from __future__ import annotations

from typing import Final

from composer.problem.men import SIDES, Colour
from composer.solver.conditions import checking as told
from oracle.conditions.condition import ConditionedBoard, Draft, PlainMove, RuledCondition
from oracle.conditions.observing import observers
from oracle.conditions.paralysis import PARALYSERS, is_observed_by_kind

FARTHEST: Final = 12
"""How deep it is looked whether checks in answer to checks mate."""


class Isardam(RuledCondition, told.Isardam):
    """A move after which a man is observed by an enemy man of his own kind may not stand."""

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody is so observed."""
        if checking and not self.in_checks:
            return True
        return not any(
            man is not None
            and man.colour in (side, Colour.NEUTRAL)
            and (self.with_kings or not man.is_royal)
            and is_observed_by_kind(after, cell, side.other, man.kind)
            for cell, man in enumerate(after.men)
            for side in SIDES
        )


class Leffie(RuledCondition, told.Leffie):
    """A move after which a man would be paralysed in Eiffel chess may not stand."""

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether nobody would be."""
        return not any(
            man is not None
            and man.colour in (side, Colour.NEUTRAL)
            and man.kind in PARALYSERS
            and is_observed_by_kind(after, cell, side.other, PARALYSERS[man.kind])
            for cell, man in enumerate(after.men)
            for side in SIDES
        )


class LeseMajeste(RuledCondition, told.LeseMajeste):
    """In the diagram the king of who does not move may be in check; nobody captures him."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no king is captured, or a check is looked for."""
        victim = None if move.captured is None else board.men[move.captured]
        return checking or victim is None or not victim.is_royal


class Checkless(RuledCondition, told.Checkless):
    """Nobody checks but with mate."""

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether it is no check, or mate."""
        if checking or not after.in_check(side.other) or after.in_check(side):
            return True  # in check himself he may not move so anyway
        return not after.has_move_within(FARTHEST)


class Exclusive(RuledCondition, told.Exclusive):
    """Of several moves that would mate none may be played."""

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Leave several mates out."""
        mating = [move for move in moves if _mates(board, move)]
        return moves if len(mating) <= 1 else [move for move in moves if move not in mating]

    def keeps(self, board: ConditionedBoard, move: PlainMove) -> bool:
        """Tell whether it does not check, so that it is never left out."""
        after = board.after(move)
        return not after.in_check(after.turn)


def _mates(board: ConditionedBoard, move: PlainMove) -> bool:
    after = board.after(move)
    return after.in_check(after.turn) and not after.has_move_within(FARTHEST)


class SparedKings(RuledCondition, told.SparedKings):
    """Part of conditions by which a king may be attacked and not in check: nobody captures him."""

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether no king is captured."""
        if checking or move.captured is None:
            return True
        man = board.men[move.captured]
        return man is None or not man.is_royal


class Vogtlaender(SparedKings, told.Vogtlaender):
    """Checks are turned about: a side is in check while it attacks the king of the other."""

    def checks(self, board: ConditionedBoard, side: Colour) -> bool | None:
        """Tell whether the side attacks the other's king."""
        return board.captures_royal(side, side.other)


class AntiKings(SparedKings, told.AntiKings):
    """A king is in check while nobody attacks him."""

    def checks(self, board: ConditionedBoard, side: Colour) -> bool | None:
        """Tell whether nobody attacks him."""
        return not board.captures_royal(side.other, side)


class Bicolores(RuledCondition, told.Bicolores):
    """Kings are also checked by the men of their own side."""

    def checks(self, board: ConditionedBoard, side: Colour) -> bool | None:
        """Tell whether anybody attacks him."""
        return board.captures_royal(side.other, side) or board.captures_royal(side, side)


class Brunner(RuledCondition, told.Brunner):
    """A man checks only if his own king is in no check after he has captured the other."""

    def stands(
        self, after: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether his own king is safe."""
        return not checking or not after.in_check(side)


class Maff(RuledCondition, told.Maff):
    """A king with just one flight is mated or stalemated, if no other man of his side may move."""

    def escapes(self, board: ConditionedBoard, checked: bool) -> bool | None:
        """Tell whether there are other moves than one of a king."""
        moves = [move for move in board.moves() if isinstance(move, PlainMove)]
        return [move.man.is_royal for move in moves] != [True]


class Owu(RuledCondition, told.Owu):
    """A side is mated or stalemated only if its king could take just one enemy, but for guards."""

    def escapes(self, board: ConditionedBoard, checked: bool) -> bool | None:
        """Tell whether there is a move, or another number of enemies beside the king."""
        side = board.turn
        beside = [
            move
            for cell, man in enumerate(board.men)
            if man is not None and man.is_royal and man.colour is not side.other
            for move in board.candidates_from(cell, side, False)
            if move.captured is not None and board.men[move.captured] is not None
        ]
        enemies = [move for move in beside if not _is_own(board, move.captured, side)]
        return board.has_move() or len(enemies) != 1


def _is_own(board: ConditionedBoard, cell: int | None, side: Colour) -> bool:
    man = None if cell is None else board.men[cell]
    return man is not None and man.colour is side


_ATTACKED_ONCE: Final = "attacked by one"


class Amu(RuledCondition, told.Amu):
    """A move mates only if just one enemy attacked the man who moves before it."""

    def effects(self, draft: Draft) -> None:
        """Remember whether just one did."""
        attackers = observers(draft.before, draft.move.origin, draft.side.other)
        draft.memory[_ATTACKED_ONCE] = int(len(list(attackers)) == 1)

    def escapes(self, board: ConditionedBoard, checked: bool) -> bool | None:
        """Tell whether the move does not mate so; all else is as usual."""
        return True if checked and not board.memory.get(_ATTACKED_ONCE) else None
