# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random

import chess
import pytest
from oracle.retro import hunt
from oracle.retro.walls import raised_walls
from positions import position_of
from retro.closure import closure_mates, small_board, walled_board

from composer.problem.boards import board_of
from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Colour
from composer.problem.position import Position
from composer.retro.compiled import compiled_module
from composer.retro.dead import (
    GROUNDS,
    USUAL,
    Chance,
    Ground,
    NotJudged,
    Prospects,
    cheaply_dead,
    who_can_mate,
)
from composer.solver.options import Token

ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
CLOSED = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/4B3/4K3 w - - 0 1"

compiled = pytest.mark.skipif(compiled_module("dead") is None, reason="it was not built")


@pytest.mark.parametrize(
    ("placement", "white", "black"),
    [
        ("8/8/4k3/8/8/3K4/8/8 w", Ground.BARE_KING, Ground.BARE_KING),
        ("8/8/4k3/8/8/3KN3/8/8 w", Ground.LONE_KNIGHT, Ground.BARE_KING),
        ("8/8/4kqq1/8/8/3KN3/8/8 w", Ground.LONE_KNIGHT, Ground.LINE),
        ("8/8/4kr2/8/8/3KN3/8/8 w", Ground.LINE, Ground.LINE),
        ("8/8/4k3/8/8/3KB3/8/8 w", Ground.BISHOPS, Ground.BARE_KING),
        ("8/8/4kb2/8/8/3KB3/8/8 w", Ground.BISHOPS, Ground.BISHOPS),  # e3 and f6 are dark
        ("8/5b2/4k3/8/8/3KB3/8/8 w", Ground.LINE, Ground.LINE),
        ("8/5r2/4k3/8/8/3KB3/8/8 w", Ground.BISHOPS, Ground.LINE),
        ("7k/5K2/6Q1/8/8/8/8/8 b", Ground.OVER, Ground.OVER),
        ("7k/6Q1/6K1/8/8/8/8/8 b", Ground.MATE, Ground.OVER),
        ("7k/5K2/5Q2/8/8/8/8/8 b", Ground.LINE, Ground.BARE_KING),
        ("8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/8 w", Ground.WALLS, Ground.WALLS),
        (CLOSED, Ground.WALLS, Ground.WALLS),
        ("k7/P7/K7/8/8/8/8/8 b", Ground.OVER, Ground.OVER),
        ("8/8/8/8/8/1k6/1p6/1K6 b", Ground.BARE_KING, Ground.LINE),
        ("5bk1/5p1p/5PpP/6P1/8/8/8/7K w", Ground.LINE, Ground.LINE),
    ],
)
def test_known_positions(placement: str, white: Ground, black: Ground) -> None:
    position = parse_fen(placement)
    found = who_can_mate(position)
    assert (found.white.ground, found.black.ground) == (white, black)
    _proved(position, found)
    for side, ground in zip(SIDES, (white, black), strict=True):
        plain = GROUNDS[hunt.hunt(position, side, USUAL, bytearray(1)).reason]
        assert plain is ground or (plain is Ground.BUDGET and ground is Ground.LINE)  # it sees less


def test_a_forced_line_to_stalemate_is_dead() -> None:
    found = who_can_mate(parse_fen("8/8/8/8/8/1k6/p7/K7 b - - 0 1"))
    assert found.white.ground is Ground.BARE_KING
    forced = parse_fen("k7/2K5/1P6/p7/P7/8/8/8 b - - 0 1")  # only ...
    _proved(forced, who_can_mate(forced))


def test_every_position_that_follows_is_looked_at() -> None:
    forced = parse_fen("8/8/8/8/8/p1k5/P7/K7 w - - 0 1")
    found = who_can_mate(forced)
    _proved(forced, found)
    taken = parse_fen("kb6/p1p5/P1P5/8/8/8/8/K7 w - - 0 1")
    assert who_can_mate(taken).white.chance is not Chance.UNKNOWN


def test_castling_and_passing_count() -> None:
    passing = parse_fen("8/8/8/k7/pP6/K7/8/8 b - b3 0 1")
    _proved(passing, who_can_mate(passing))
    found = who_can_mate(parse_fen(ARRAY))
    assert Chance.NO not in (found.white.chance, found.black.chance)


def test_sentences() -> None:
    found = who_can_mate(parse_fen("7k/5K2/5Q2/8/8/8/8/8 b"))
    assert str(found.white.reason).startswith("White can mate: 1...K")
    assert str(found.black.reason) == "Black has nothing but the king"
    assert found.dead is Chance.NO
    assert found.of(Colour.BLACK) is found.black


def test_what_cannot_be_judged() -> None:
    with pytest.raises(NotJudged, match="Nobody can play on"):
        who_can_mate(parse_fen("8/8/8/8/8/8/8/K7 w"))
    assert not cheaply_dead(parse_fen("8/8/8/8/8/8/8/K7 w"))


def test_the_cheap_part() -> None:
    assert cheaply_dead(parse_fen("8/8/4k3/8/8/3KN3/8/8 w"))
    assert cheaply_dead(parse_fen(CLOSED))
    assert not cheaply_dead(parse_fen("7k/5K2/6Q1/8/8/8/8/8 b"))  # stalemate is no death
    assert not cheaply_dead(parse_fen(ARRAY))


def test_a_small_budget_leaves_it_open() -> None:
    found = who_can_mate(parse_fen(ARRAY), budget=20)
    assert found.dead is Chance.UNKNOWN
    assert str(found.white.reason) == "not known: 20 positions were looked at"


def test_it_can_be_ended() -> None:
    token = Token()
    token.cancel()
    found = who_can_mate(parse_fen(ARRAY), token=token)
    assert found.dead is Chance.UNKNOWN
    assert found.white.positions < 100


@compiled
@pytest.mark.parametrize("seed", range(4))
def test_brute_force_agrees(seed: int) -> None:
    rng = random.Random(seed)
    for number in range(25):
        board = walled_board(rng) if number % 3 else small_board(rng)
        position = position_of(board)
        found = who_can_mate(position, budget=4_000)
        _proved(position, found)
        if any(
            prospect.ground in (Ground.WALLS, Ground.SEARCHED)
            for prospect in (found.white, found.black)
        ):
            mating, all_seen = closure_mates(board, 400)
            for side in SIDES:
                mates = (side is Colour.WHITE) in mating
                assert not (mates and found.of(side).chance is Chance.NO), board.fen()
                assert not all_seen or mates == (found.of(side).chance is Chance.YES), board.fen()


@compiled
@pytest.mark.parametrize("seed", range(4))
def test_the_twins_agree(seed: int) -> None:
    from composer.retro.kernel import dead

    rng = random.Random(100 + seed)
    for number in range(25):
        position = position_of(walled_board(rng) if number % 3 else small_board(rng))
        walls, told = raised_walls(position), dead.reached(position)
        if walls is None or told is None:
            assert walls is told
        else:
            assert told == [(sum(1 << at for at in wall.reach), wall.captured) for wall in walls]
        for side in SIDES:
            one = hunt.hunt(position, side, 60, bytearray(1))
            other = dead.hunt(position, side, 2_000, bytearray(1))
            assert {one.answer, other[0]} != {"yes", "no"}
            if other[0] == "no" and other[1] != "search":
                assert (one.answer, one.reason) == ("no", other[1])


def _proved(position: Position, found: Prospects) -> None:
    """Replay the lines: each must end in mate by its side."""
    for side in SIDES:
        prospect = found.of(side)
        assert bool(prospect.line) == (prospect.ground in (Ground.LINE, Ground.LONG_LINE))
        if prospect.chance is Chance.YES:
            end = board_of(position)
            for move in prospect.line:
                end.push(end.parse_uci(move))
            assert end.is_checkmate()
            assert end.turn is (chess.BLACK if side is Colour.WHITE else chess.WHITE)
