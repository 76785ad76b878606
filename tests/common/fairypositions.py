# SPDX-License-Identifier: GPL-3.0-or-later
"""Random positions with fairy men, the same each time for a seed."""

from __future__ import annotations

import random

from composer.problem.defects import is_solvable
from composer.problem.men import (
    HALF_NEUTRAL,
    ORTHODOX_KINDS,
    ROYAL,
    SIDES,
    Colour,
    Kind,
    Man,
)
from composer.problem.position import Position
from composer.rules.kinds import FAIRY_KINDS

KINDS = tuple(Kind.of(row.id) for row in FAIRY_KINDS)
_OFFICERS = ORTHODOX_KINDS[:5]


def fairy_position(seed: int, most: int = 9, turn: Colour = Colour.WHITE) -> Position:
    """Return a position that can be solved, with fairy, neutral, royal and other men."""
    chance = random.Random(seed)
    while True:
        position = _position(chance, most, turn)
        if is_solvable(position):
            return position


def orthodox_position(seed: int, most: int = 9, turn: Colour = Colour.WHITE) -> Position:
    """Return an orthodox position that can be solved, with castling and en passant at times."""
    chance = random.Random(seed)
    while True:
        men = (
            {4: Man.WHITE_KING} if chance.random() < 0.4 else {chance.randrange(64): Man.WHITE_KING}
        )
        for square in (0, 7) if 4 in men else ():
            men[square] = Man.WHITE_ROOK
        _put(chance, men, Man.BLACK_KING)
        while len(men) < most:
            _put(chance, men, Man.of(chance.choice(SIDES), chance.choice(_OFFICERS)))
        position = Position.of(men, turn)
        passed = position.en_passant_squares()
        if passed:
            position = Position.of(men, turn, en_passant=passed[0])
        if is_solvable(position):
            return position


def _position(chance: random.Random, most: int, turn: Colour) -> Position:
    kinds = [*chance.sample(KINDS, 3), *_OFFICERS]
    men: dict[int, Man] = {}
    for side in SIDES:
        royal = chance.random() < 0.2
        kind = chance.choice(kinds[:3]) if royal else Kind.KING
        _put(chance, men, Man.of(side, kind, {ROYAL} if royal else ()))
    colours = (*SIDES, Colour.NEUTRAL) if chance.random() < 0.5 else SIDES
    half = chance.random() < 0.2
    for _ in range(chance.randint(2, most - 2)):
        special = {HALF_NEUTRAL} if half and chance.random() < 0.4 else set()
        _put(chance, men, Man.of(chance.choice(colours), chance.choice(kinds), special))
    return Position.of(men, turn)


def _put(chance: random.Random, men: dict[int, Man], man: Man) -> None:
    """Put a man on a free square, a pawn not on the first or last rank."""
    squares = range(8, 56) if man.kind is Kind.PAWN else range(64)
    men[chance.choice([square for square in squares if square not in men])] = man
