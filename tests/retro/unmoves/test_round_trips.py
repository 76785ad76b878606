# SPDX-License-Identifier: GPL-3.0-or-later
"""Every move's reverse is among the un-moves, and every un-move is a legal move."""

from __future__ import annotations

import random
from itertools import islice

from retro.unmoving import games, played_again, random_diagram, reverse_of, without_history
from thorough import many

from composer.problem.position import Position
from composer.retro.unmoves.finding import unmoves

POSITIONS = many(3_000, 3_000, 20_000)


def test_the_reverse_of_every_move_of_games_is_found() -> None:
    done = (each for game in games(seed=1) for each in game)
    for _, move, after in islice(done, POSITIONS):
        reverse = reverse_of(move)
        assert reverse in unmoves(without_history(after))
        assert reverse in unmoves(after)
        if after.en_passant is not None:
            assert unmoves(after) == (reverse,)


def test_un_moves_of_games_are_legal_and_lead_back() -> None:
    chance = random.Random(2)
    done = (each for game in games(seed=3) for each in game)
    for _, _, after in islice(done, POSITIONS // 10):
        _leads_back(without_history(after), chance, 10)
        _leads_back(after, chance, 3)


def test_un_moves_of_diagrams_are_legal_and_lead_back() -> None:
    chance = random.Random(4)
    for _ in range(POSITIONS // 10):
        _leads_back(random_diagram(chance), chance, 10)


def _leads_back(position: Position, chance: random.Random, most: int) -> None:
    found = unmoves(position)
    special = [
        unmove for unmove in found if unmove.castling or unmove.en_passant or unmove.unpromotes
    ]
    chosen = chance.sample(special, min(3, len(special)))
    for unmove in [*chosen, *chance.sample(found, min(most, len(found)))]:
        reached = played_again(position, unmove)
        assert reached is not None, unmove.text()
        assert without_history(reached) == without_history(position)
