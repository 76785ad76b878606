# SPDX-License-Identifier: GPL-3.0-or-later
"""Special squares as they stand while a line is played: imitators move, and squares are shut."""

from __future__ import annotations

from collections.abc import Sequence

from composer.gui.board.overlays import GridCells, SpecialSquare, overlays_of
from composer.problem.move import EffectKind, Move
from composer.problem.squares import Square
from composer.rules.book import Rules
from composer.rules.specialsquares import Special
from composer.solver.conditions.table import played, unsolved_sentence


def overlays_after(rules: Rules, moves: Sequence[Move]) -> tuple[SpecialSquare | GridCells, ...]:
    """Return what rules draw on a board after some moves from the diagram."""
    drawn = overlays_of(rules)
    if not moves or not rules.conditions:
        return drawn
    imitators = _imitators(moves)
    if imitators is not None:
        drawn = (*(mark for mark in drawn if not _is_imitator(mark)), *imitators)
    if unsolved_sentence(rules) or not any(condition.shuts_squares for condition in played(rules)):
        return drawn
    holes = dict.fromkeys(square for move in moves for square in _left(move))
    return (*drawn, *(SpecialSquare(square, Special.HOLE) for square in holes))


def _imitators(moves: Sequence[Move]) -> tuple[SpecialSquare, ...] | None:
    """Return where imitators are; None where none has moved and no man became one."""
    stand: list[Square] | None = None
    for move in moves:
        effects = () if move.consequences is None else move.consequences.effects
        signs = [effect for effect in effects if effect.kind is EffectKind.MARKED]
        gone = [sign.square for sign in signs if not sign.sign.startswith("=")]
        if gone:
            stand = gone
        new = [sign.square for sign in signs if sign.sign.startswith("=")]
        if new:
            stand = [*(stand or ()), *new]
    if stand is None:
        return None
    return tuple(SpecialSquare(square, Special.IMITATOR) for square in stand)


def _left(move: Move) -> tuple[Square, ...]:
    if move.castling is not None:
        return move.castling.king_square, move.castling.rook_square
    return (move.origin,)


def _is_imitator(drawn: SpecialSquare | GridCells) -> bool:
    return isinstance(drawn, SpecialSquare) and drawn.special is Special.IMITATOR
