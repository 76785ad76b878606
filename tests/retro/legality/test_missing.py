# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from random import Random

import pytest
from oracle.retro.missing import fewest_captures, missing_can_end
from oracle.retro.study import study
from thorough import many

from composer.problem.fen import fen
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import NO_CASTLING, Position
from composer.problem.squares import SQUARES, Square
from composer.retro.compiled import compiled_module
from composer.retro.legality.columns import Answer, look_at_columns
from composer.retro.legality.ways import ARRAY, HOMES

_BEYOND = 2  # captures beyond the fewest: with more there is too much to look at


def _gone(rng: Random, colour: Colour) -> list[Square]:
    """Return where the pawns of a side stand after captures, most of them to the same side."""
    ahead, towards = (8 if colour is Colour.WHITE else -8), rng.choice((-1, 1))
    squares = [home for home in HOMES[colour] if ARRAY[home] is Man.of(colour, Kind.PAWN)]
    for _ in range(rng.randint(1, 12)):
        pawn, side = rng.randrange(8), towards if rng.random() < 0.85 else -towards
        end = squares[pawn] + ahead + side
        if 0 <= squares[pawn] % 8 + side < 8 and 8 <= end < 56 and end not in squares:
            squares[pawn] = end
    return squares


def _without_pawns(rng: Random, colour: Colour) -> Position:
    """Return a diagram in which all pawns of the other side are left, and few of this one."""
    other = colour.other
    men = dict.fromkeys(_gone(rng, other), Man.of(other, Kind.PAWN))
    captured = fewest_captures(men) + rng.randint(0, _BEYOND)
    own = sorted(set(HOMES[colour]) - set(men), key=lambda home: (_rank(home), rng.random()))
    officers = [home for home in HOMES[other] if _rank(home) == 0]
    left = own[: max(16 - captured, 1)] + rng.sample(officers, rng.randint(4, 8))
    kings = [home for home in SQUARES if ARRAY[home] in (Man.WHITE_KING, Man.BLACK_KING)]
    men |= {home: man for home in (*left, *kings) if (man := ARRAY[home]) is not None}
    return Position(tuple(map(men.get, SQUARES)), rng.choice(SIDES), NO_CASTLING)


def _rank(home: Square) -> int:
    """Return 0 for the rank of officers, 1 for that of pawns."""
    return int(8 <= home < 56)


@pytest.mark.skipif(compiled_module("legality") is None, reason="the compiled module was not built")
def test_missing_pawns_come_to_an_end_as_the_plain_twin_has_it() -> None:
    rng, answers = Random("missing"), set()
    for _ in range(many(150, 600, 6000)):
        colour = rng.choice(SIDES)
        position = _without_pawns(rng, colour)
        homes = [home for home in (*HOMES[colour], *HOMES[colour.other]) if _rank(home) == 0]
        still = [home for home in homes if position[home] is ARRAY[home] and rng.random() < 0.5]
        found = study(position.board, frozenset(still))
        if found.possible:
            can_end = missing_can_end(position, found, colour)
            answer = look_at_columns(position, frozenset(still), 20)
            assert answer is not Answer.UNENDED or not can_end, (fen(position), still)
            assert can_end or answer in (Answer.UNENDED, Answer.IMPOSSIBLE), (fen(position), still)
            answers.add(answer)
    assert {Answer.UNENDED, Answer.POSSIBLE} <= answers
