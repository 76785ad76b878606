# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has the move in a diagram, by convention and by what is asked of its past."""

from __future__ import annotations

from typing import Final

from composer.problem.attacks import attackers
from composer.problem.edits import set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.questiontext import Asks
from composer.problem.stipulation import Stipulation, forward_of
from composer.problem.twins import first_side

_AS_SET: Final = frozenset({Asks.ADDITION, Asks.KEYS, Asks.WHO_SOLVES})
"""What is asked of a diagram with the move that it has."""


def asked_position(position: Position, stipulation: Stipulation) -> Position:
    """Return a diagram with the side to move that the question leaves it; as it is without one.

    Whoever is asked for the last move has not the move, nor has who takes the first one back;
    and a side whose king stands in check has it.
    """
    question = stipulation.question
    if question is None or question.asks in _AS_SET:
        return position
    forward = forward_of(question)
    side = question.side
    if question.asks in (Asks.CASTLING, Asks.WHO_MOVES):
        side = None
    elif forward is not None and side is None:
        first = first_side(forward)  # who has the move at last took the last move back
        side = first if question.halfmoves % 2 else first.other
    if side is not None:
        return position if position.turn is side.other else set_turn(position, side.other)
    waiting = position.turn.other
    if in_check(position, waiting) and not in_check(position, waiting.other):
        return set_turn(position, waiting)
    return position


def usual_turn(position: Position, stipulation: Stipulation) -> Colour:
    """Return who has the move where nothing says it: by convention, or as a question leaves it."""
    question = stipulation.question
    forward = None if question is None or question.asks not in _AS_SET else forward_of(question)
    first = first_side(forward or stipulation)
    return asked_position(set_turn(position, first), stipulation).turn


def in_check(position: Position, side: Colour) -> bool:
    """Return whether a king of a side is attacked, whoever has the move."""
    kings = position.squares_of(Man.of(side, Kind.KING))
    return any(attackers(position.board, square, side.other) for square in kings)
