# SPDX-License-Identifier: GPL-3.0-or-later
"""Our tables say the same as M. Ballicora's Gaviota tablebases, which Debian has for three men."""

from __future__ import annotations

import random
from pathlib import Path

import chess
import chess.gaviota
import pytest
from cases import every

from composer.problem.fen import parse_fen
from composer.studies.endings import Endings

PLACE = Path("/usr/share/gaviotatb/gtb4")
"""Where Debian's package `gaviotatb` puts them."""

EACH = 300
"""Positions of an ending."""


@every("man", "QRBNP")
def test_three_men_are_mated_in_as_many_moves(endings: Endings, man: str) -> None:
    if not PLACE.is_dir():
        pytest.skip("Debian's package gaviotatb is not installed")
    chance = random.Random(man)
    with chess.gaviota.PythonTablebase() as tables:
        tables.add_directory(str(PLACE))
        for board in _positions(chance, man):
            plies = tables.probe_dtm(board)
            value = endings.value(parse_fen(board.fen()))
            assert value is not None
            begins = board.turn == (value.winner is not None and value.winner.name == "WHITE")
            ours = 2 * (value.moves or 0) - (1 if begins else 0) if value.winner else 0
            assert (abs(plies), plies > 0) == (ours, bool(value.winner) and begins), board.fen()


def _positions(chance: random.Random, man: str) -> list[chess.Board]:
    found: list[chess.Board] = []
    while len(found) < EACH:
        board = chess.Board(None)
        for letter, square in zip(f"Kk{man}", chance.sample(range(64), 3), strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        board.turn = chance.random() < 0.5
        if board.is_valid() and any(board.legal_moves):
            found.append(board)
    return found
