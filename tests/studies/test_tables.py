# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept of a table is all of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
import pytest
from thorough import many

from composer.studies.endings import Endings, men_of
from composer.studies.material import parse_material
from composer.studies.tables import NOBODY, Halves, Men, Stand, Tables, compiled_tables, led_into

KINDS = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)
NAMES = ("KPK", "KQQK", "KBNK", "KNKR", "KPKR", "KPKP", "KPPK", "KQKR", "KRPK", "KRKP")
"""Of the last three each is like one before it."""


@pytest.fixture
def tables(endings: Endings) -> Tables:
    return endings.tables


def stands(men: Men, turn: chess.Color, count: int) -> Iterator[Stand]:
    """Yield legal positions of a table's men, with a side to move."""
    chance = random.Random(str((men, turn)))
    while count:
        king, first, second, black_king = chance.sample(range(64), 4)
        board = chess.Board(None)
        board.turn = turn
        board.set_piece_at(king, chess.Piece(chess.KING, chess.WHITE))
        board.set_piece_at(first, chess.Piece(KINDS[men.first], chess.WHITE))
        board.set_piece_at(black_king, chess.Piece(chess.KING, chess.BLACK))
        if men.second != NOBODY:
            board.set_piece_at(second, chess.Piece(KINDS[men.second], not men.black))
        if board.is_valid():
            count -= 1
            yield (king, first, second, black_king)


@pytest.mark.parametrize("name", NAMES[: many(7, 7, 10)])
def test_what_is_kept_says_all_that_was_made(tables: Tables, name: str) -> None:
    men = men_of(parse_material(name))
    known: dict[Men, Halves] = {}
    for kin in led_into(men):
        halves = tables.halves(kin)
        assert halves is not None
        known[kin] = halves
    kernel = compiled_tables()
    assert kernel is not None
    made = kernel.make(men, known)
    black = kernel.unsqueeze(men, kernel.squeeze(men, made[1]))
    white = kernel.white_half(men, black, known)
    tables.value(men, (0, 8, 35, 63), False)
    tables.close()
    for half, kept, turn in zip(made, (white, black), (True, False), strict=True):
        for stand in stands(men, turn, 300):
            place = tables.place(men, stand)
            assert half[place] == kept[place], (stand, turn)
            assert half[place] == tables.value(men, stand, turn), (stand, turn)  # one ply ahead


def test_what_is_kept_takes_little_room(tables: Tables) -> None:
    """All thirty-five classes take 5.4 MB."""
    tables.value(men_of(parse_material("KRKP")), (0, 8, 35, 63), False)
    assert 0 < tables.size < 6_000_000
