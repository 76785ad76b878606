# SPDX-License-Identifier: GPL-3.0-or-later
"""Castling chess and Rokagogo: kings who castle from anywhere, with partners far away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from composer.problem.men import Colour, Kind
from composer.problem.move import Effect, EffectKind
from composer.problem.squares import file_of, rank_of
from composer.solver.conditions.turns import partners as told
from oracle.conditions.condition import (
    HOLES,
    ConditionedBoard,
    Draft,
    PlainMove,
    RuledCondition,
    Walk,
)

_CASTLES: Final = 31  # the flag of such a castling, whose choice is the partner
_WAYS: Final = tuple((right, up) for up in (-1, 0, 1) for right in (-1, 0, 1) if right or up)


class CastlingChess(RuledCondition, told.CastlingChess):
    """A king castles with the first man on a line of his, three squares away or more."""

    def more(self, board: ConditionedBoard, side: Colour) -> Iterable[PlainMove]:
        """Return the castlings."""
        if board.in_check(side):
            return ()
        return [
            castled
            for king, man in enumerate(board.men)
            if man is not None and man.kind is Kind.KING and man.colour is not side.other
            for move in self._of(board, king, side)
            for castled in board.castled(Walk(man, man, king, king, side), move)
        ]

    def _of(self, board: ConditionedBoard, king: int, side: Colour) -> Iterator[PlainMove]:
        man = board.men[king]
        assert man is not None
        for right, up in _WAYS:
            partner = _partner(board, king, right, up)
            if partner is None:
                continue
            other = board.men[partner]
            assert other is not None
            if self.rooks and (other.kind is not Kind.ROOK or (right and up)):
                continue
            step = 8 * up + right
            if not board.with_men({king: None, king + step: man}).in_check(side):
                yield PlainMove(man, king, king + 2 * step, choice=partner, flag=_CASTLES)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether it is no castling at home."""
        return move.castling is None

    def effects(self, draft: Draft) -> None:
        """Bring the partner to the square between."""
        move = draft.move
        if move.flag == _CASTLES and move.choice is not None:
            beside, man = (move.origin + move.target) // 2, draft.man_at(move.choice)
            draft.board[move.choice], draft.board[beside] = None, man
            draft.effects.append(Effect(EffectKind.CARRIED, move.choice, man, beside, sign="/"))


def _partner(board: ConditionedBoard, king: int, right: int, up: int) -> int | None:
    """Return the first man in a direction, if he stands beyond where the king arrives."""
    file, rank, far = file_of(king) + right, rank_of(king) + up, 1
    while 0 <= file < 8 and 0 <= rank < 8:
        cell = 8 * rank + file
        if f"{HOLES}{cell}" in board.memory:
            return None
        if board.men[cell] is not None:
            return cell if far > 2 else None
        file, rank, far = file + right, rank + up, far + 1
    return None
