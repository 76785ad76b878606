# SPDX-License-Identifier: GPL-3.0-or-later
"""Random schemes: positions to be worked after their key."""

from __future__ import annotations

import random

from composer.problem.edits import put, set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.position import Position
from composer.solver.options import Unsolvable
from composer.solver.schemeplay import scheme_board

MEN = "PPPNNBBRRQpppnbrq"
EMPTY = parse_fen("8/8/8/8/8/8/8/8 w - - 0 1")


def drawn(dice: random.Random) -> Position | None:
    """Return a random scheme, in a third of them without a white king."""
    squares = dice.sample(range(64), dice.randint(6, 14))
    men = ["k", *(["K"] if dice.random() < 0.67 else []), *dice.choices(MEN, k=len(squares) - 2)]
    position = EMPTY
    for square, letter in zip(squares, men, strict=False):
        if letter not in "Pp" or square // 8 not in (0, 7):
            position = put(position, square, Man(letter))
    position = set_turn(position, dice.choice((Colour.WHITE, Colour.BLACK)))
    try:
        scheme_board(position)
    except Unsolvable:
        return None
    return position
