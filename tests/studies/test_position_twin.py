# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of a diagram have what plain play over all its positions has, moves to mate included."""

from __future__ import annotations

import chess
import pytest
from common.thorough import BRUTE, IN_FULL
from oracle.positions import PlainPositions

from composer.problem.fen import parse_fen
from composer.problem.men import SIDES
from composer.studies.endings import Endings
from composer.studies.positions import Positions

UNATTENDED = pytest.mark.skipif(not IN_FULL, reason="takes a quarter of a minute")
AT_LEISURE = pytest.mark.skipif(not BRUTE, reason="takes half a minute")


@pytest.mark.parametrize(
    ("fen", "cut"),
    [
        ("8/8/p7/p1k5/P3K3/8/8/8 w - - 0 1", False),
        pytest.param("5k2/8/5P1p/4K2P/8/8/8/8 w - - 0 1", True, marks=UNATTENDED),
        pytest.param("8/8/8/1k6/2p5/2P5/1P6/5K2 w - - 0 1", True, marks=AT_LEISURE),  # in passing
    ],
)
def test_all_positions_are_worth_what_plain_play_says(
    endings: Endings, fen: str, cut: bool
) -> None:
    made = Positions(endings.tables, most_after=0) if cut else Positions(endings.tables)
    assert made.make(parse_fen(fen))
    known = set()
    for board, told in PlainPositions(endings, chess.Board(fen), promotes=not cut).told():
        position = parse_fen(board.fen(en_passant="fen"))
        for side in SIDES:
            assert made.told(position, side) == told[side], (board.fen(), side)
            known.add(told[side].wins)
    assert known == {True, False, None} if cut else {True, False}
