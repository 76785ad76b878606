# SPDX-License-Identifier: GPL-3.0-or-later
"""A study may begin a move earlier where White's move there is the only one."""

from __future__ import annotations

from itertools import islice

import pytest

from composer.explore.earlier import earlier
from composer.problem.boards import board_of, move_of
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.move import play
from composer.problem.position import Position
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import is_met
from composer.studies.endings import Endings, NoTable
from composer.studies.mining import Mined


@pytest.fixture(scope="module")
def endings() -> Endings:
    pytest.importorskip("composer.studies.kernel.endings")
    return Endings()


def meeting(endings: Endings, position: Position, claim: Claim) -> list[str]:
    board, found = board_of(position), []
    for uncoded in board.legal_moves:
        move = move_of(board, uncoded)
        value = endings.value(play(position, move))
        assert value is not None
        if is_met(claim, value):
            found.append(move.san)
    return found


def end_of(found: Mined) -> Position:
    position = found.position
    for move in found.line:
        position = play(position, move)
    return position


@pytest.mark.parametrize(
    ("fen", "claim"),
    [
        ("8/8/8/1k6/8/1K6/6P1/8 b - - 0 1", Claim.WIN),
        ("8/8/8/2k5/8/1K6/6P1/8 w - - 0 1", Claim.WIN),
        ("8/8/8/8/4k3/4p3/4K3/8 w - - 0 1", Claim.DRAW),
    ],
)
def test_whites_move_is_the_only_one(endings: Endings, fen: str, claim: Claim) -> None:
    position = parse_fen(fen)
    finds = list(islice(earlier(endings, position, claim), 2))
    assert finds
    for found in finds:
        assert found.position.turn is Colour.WHITE
        assert meeting(endings, found.position, claim) == [found.line[0].san]
        assert len(found.line) == (1 if position.turn is Colour.BLACK else 2)
        assert end_of(found) == position


def test_the_beginning_of_a_mined_line_is_among_them(endings: Endings) -> None:
    finds = earlier(endings, parse_fen("8/8/8/1k6/8/1K6/6P1/8 b - - 0 1"), Claim.WIN)
    boards = (board_of(found.position).board_fen() for found in finds)
    assert "8/8/8/1k6/8/8/K5P1/8" in boards


def test_no_table_is_said(endings: Endings) -> None:
    with pytest.raises(NoTable):
        next(earlier(endings, parse_fen("7K/8/k1PP4/7p/8/8/8/8 w - - 0 1"), Claim.DRAW))


def test_it_may_be_cancelled(endings: Endings) -> None:
    flag = bytearray(b"\1")
    start = parse_fen("8/8/8/1k6/8/1K6/6P1/8 b - - 0 1")
    assert not list(earlier(endings, start, Claim.WIN, flag))
