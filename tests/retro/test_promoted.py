# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import chess
from cases import every
from hypothesis import given
from positions import game_boards, position_of

from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Colour
from composer.problem.squares import square_name
from composer.retro.promoted import home_bishops, promoted_force, shut_home


@given(board=game_boards(longest=160))
def test_no_more_is_promoted_than_was(board: chess.Board) -> None:
    promotions = [0, 0]
    for number, move in enumerate(board.move_stack):
        promotions[number % 2] += move.promotion is not None
    for colour, made in zip(SIDES, promotions, strict=True):
        force = promoted_force(position_of(board), colour)
        assert force.count <= made
        assert force.count <= force.pawns_missing


@every(
    "placement, count, missing",
    [
        ("8/8/8/8/8/8/8/QRRBBNNK", 0, 8),  # the bishops d1 and e1 are of both colours
        ("8/8/8/8/8/8/8/QQRRRNNN", 3, 8),
        ("8/8/8/8/8/8/8/B1B1B3", 2, 8),
        ("8/8/8/8/8/8/PP6/BB1BB3", 2, 6),
        ("8/8/8/8/5B2/8/1P1P4/8", 1, 6),  # its home is shut
        ("8/8/8/8/5B2/8/1P1P4/2B5", 1, 6),
        ("8/8/8/2B5/5B2/8/1P1P4/8", 2, 6),  # its home is shut: both are promoted
        ("8/8/8/2B5/8/8/1P1P1P2/2Q5", 1, 5),
        ("8/8/P7/8/8/8/PPPPPPPP/QQ6", 1, -1),
    ],
)
def test_promoted_men_are_counted(placement: str, count: int, missing: int) -> None:
    force = promoted_force(parse_fen(placement), Colour.WHITE)
    assert (force.count, force.pawns_missing) == (count, missing)


def test_the_homes_of_the_bishops() -> None:
    names = {
        square_name(home): [square_name(door) for door in doors]
        for colour in SIDES
        for home, doors in home_bishops(colour)
    }
    assert names == {"c1": ["b2", "d2"], "f1": ["e2", "g2"], "c8": ["b7", "d7"], "f8": ["e7", "g7"]}


def test_a_home_is_shut_by_both_its_pawns() -> None:
    shut = parse_fen("8/4p1p1/8/8/8/8/1P1P4/8")
    assert shut_home(shut, Colour.WHITE, light=False) == 2
    assert shut_home(shut, Colour.WHITE, light=True) is None
    assert shut_home(shut, Colour.BLACK, light=False) == 61
    assert shut_home(parse_fen("8/8/8/8/8/8/1P6/8"), Colour.WHITE, light=False) is None
