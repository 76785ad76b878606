# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random

import pytest
from oracle.retro.dying import plain_dying
from retro.unmoving import games, random_diagram, without_history

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.retro.dying import Dying, dying
from composer.retro.unmoves.finding import count_unmoves

NO_LAST_MOVE = "8/8/8/8/8/4k3/3P4/3R3K b - -"
THREE_BACK = "6b1/1p6/3kP3/6K1/3pqBpn/p3R1NP/2Q2b1p/B5r1 b - -"


class Cancelled:
    flag = bytearray(b"\x01")
    cancelled = True


@pytest.mark.parametrize(
    ("text", "half_moves"),
    [
        (NO_LAST_MOVE, 1),
        (THREE_BACK, 3),
        ("4k3/8/8/8/8/8/8/4K3 w - -", 0),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -", 0),
    ],
)
def test_known_cases(text: str, half_moves: int) -> None:
    position = parse_fen(text)
    assert dying(position).half_moves == half_moves
    assert half_moves == 0 or count_unmoves(position, half_moves) == 0
    assert plain_dying(position, most_nodes=10).half_moves == half_moves


def test_both_engines_say_the_same() -> None:
    chance = random.Random(8)
    diagrams = [random_diagram(chance, most=24) for _ in range(12)]
    diagrams += [parse_fen(NO_LAST_MOVE), parse_fen(THREE_BACK)]
    found = [_both(diagram) for diagram in diagrams]
    assert {each.half_moves for each in found} >= {0, 1, 3}


def _both(position: Position) -> Dying:
    compiled, plain = dying(position, depth=4), plain_dying(position)
    assert plain.stopped or plain.half_moves == compiled.half_moves
    return compiled


def test_no_position_of_a_game_dies() -> None:
    chosen = games(seed=9)
    for _ in range(10):
        for _, _, after in next(chosen):
            assert dying(after).half_moves == 0
            assert dying(without_history(after)).half_moves == 0


def test_men_that_never_moved_may_end_a_history() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/4K2R b - -")
    assert dying(position, frozenset((4, 7))).half_moves == 1


def test_it_stops() -> None:
    position = parse_fen(THREE_BACK)
    assert dying(position, token=Cancelled()).stopped
    assert dying(position, most_nodes=2).stopped
