# SPDX-License-Identifier: GPL-3.0-or-later
"""The audit of a study's line: whether each move of White is the only one, and how that is known.

Tables know it exactly of positions with at most four men; of all others it stays open.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulations.claims import Claim
from composer.studies.endings import Endings, ValuedMove, best_first
from composer.studies.values import Value


@dataclass(frozen=True, slots=True)
class AuditedMove:
    """A move of White in a line.

    Attributes:
        number: which move of the line it is, from 1.
        position: where it is played.
        move: the move.
        value: what it leads to; None where no table has the position.
        others: the other moves that meet the claim as well, best first; none where it is open.
    """

    number: int
    position: Position
    move: Move
    value: Value | None = None
    others: tuple[ValuedMove, ...] = ()

    def is_only(self, claim: Claim) -> bool | None:
        """Return whether it meets the claim and no other does; None where that is open."""
        if self.value is None:
            return None
        return is_met(claim, self.value) and not self.others


def is_met(claim: Claim, value: Value) -> bool:
    """Return whether a value is at least what a study claims of White."""
    return value.winner is Colour.WHITE or (claim is Claim.DRAW and value.winner is None)


def audit(
    endings: Endings,
    claim: Claim,
    line: Iterable[tuple[Position, Move]],
    flag: bytearray | None = None,
) -> tuple[AuditedMove, ...] | None:
    """Audit a line; None where it was cancelled.

    Args:
        endings: the tables.
        claim: what the study asks.
        line: its moves, each with the position where it is played; Black's are passed over.
        flag: a byte that cancels once it is set.
    """
    audited: list[AuditedMove] = []
    for position, move in line:
        if position.turn is not Colour.WHITE:
            continue
        number = len(audited) + 1
        if endings.why_not(position) is not None:
            audited.append(AuditedMove(number, position, move))
            continue
        moves = endings.moves(position, flag)
        if moves is None:
            return None
        (value,) = (valued.value for valued in moves if valued.move.uci == move.uci)
        others = [
            valued
            for valued in moves
            if valued.move.uci != move.uci and is_met(claim, valued.value)
        ]
        chosen = best_first(others, Colour.WHITE)
        audited.append(AuditedMove(number, position, move, value, chosen))
    return tuple(audited)
