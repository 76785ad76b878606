# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from random import Random

from positions import position_of
from retro.legality.forward import game

from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Colour
from composer.problem.squares import parse_square, square_name
from composer.retro.legality.telling import evidence


def test_what_a_shut_in_bishop_and_doubled_pawns_tell() -> None:
    found = evidence(parse_fen("4k3/pppp4/3n4/P7/P6n/P7/P7/4K3 w - - 0 1"))
    assert found is not None
    white, black = found.of(Colour.WHITE), found.of(Colour.BLACK)
    assert (white.missing, white.captures, white.dark, white.victims) == (11, 6, 4, 8)
    assert black.captured_home == (parse_square("c8"),)
    assert [square_name(square) for square in black.unmoved] == ["a7", "b7", "c7", "d7"]
    (doubled,) = [origin for origin in white.origins if origin.square == parse_square("a3")]
    assert ([square_name(s) for s in doubled.homes], doubled.captures) == (["b2"], 1)


def test_a_bishop_outside_a_shut_home_is_promoted() -> None:
    found = evidence(parse_fen("4k3/8/8/8/5B2/8/1P1PPPPP/4K3 w - - 0 1"))
    assert found is not None
    assert found.white.promoted == (parse_square("f4"),)


def test_nothing_is_told_of_what_cannot_be() -> None:
    assert evidence(parse_fen("8/8/8/8/8/8/8/4K3 w - - 0 1")) is None
    assert evidence(parse_fen("4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1")) is None
    home = parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
    assert evidence(home, {parse_square("a1")}) is None


def test_what_is_told_is_so_in_games() -> None:
    """No man that has moved is called unmoved, and captures are not counted beyond those made."""
    rng = Random("telling")
    for _ in range(12):
        for board, still in game(rng):
            if rng.random() < 0.9:
                continue
            found = evidence(position_of(board))
            assert found is not None
            for colour in SIDES:
                side, other = found.of(colour), found.of(colour.other)
                assert set(side.unmoved) <= still
                assert side.captures <= side.victims <= other.missing
                assert len(side.captured_home) <= side.missing
