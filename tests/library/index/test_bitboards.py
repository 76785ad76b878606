# SPDX-License-Identifier: GPL-3.0-or-later
"""Bitboards: every man on its bit, within what SQLite can hold."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from hypothesis import given
from library.strategies import positions

from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.file.schema import VERSIONS
from composer.library.index.canonical import MEN, bitboards
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.problem import Problem


@given(positions())
def test_the_boards_hold_exactly_the_men(position: Position) -> None:
    boards = bitboards(position)
    found = {
        square: man
        for man, board in zip(MEN, boards, strict=True)
        for square in range(64)
        if board >> square & 1
    }
    assert found == dict(position)
    assert all(-(1 << 63) <= board < 1 << 63 for board in boards)


def test_a_man_on_h8_is_the_sign_bit() -> None:
    position = Position.of({63: Man.BLACK_KING, 0: Man.WHITE_KING})
    boards = dict(zip(MEN, bitboards(position), strict=True))
    assert boards[Man.BLACK_KING] == -(1 << 63)
    assert boards[Man.WHITE_KING] == 1


def test_the_columns_stand_in_the_order_of_the_boards() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        (diagram,) = (each for each in VERSIONS[0] if "CREATE TABLE diagram" in each)
        connection.execute(diagram)
        columns = [name for _, name, *_ in connection.execute("PRAGMA table_info(diagram)")]
    letters = [man.colour.value + man.letter.lower() for man in MEN]
    assert columns == ["record_id", *letters]


def test_a_pattern_is_found_by_its_bits(library: Library) -> None:
    with_queen_on_h8 = add_problem(library, Problem(parse_fen("7Q/8/8/8/8/8/8/k1K5 w")))
    add_problem(library, Problem(parse_fen("6Q1/8/8/8/8/8/8/k1K5 w")))
    mask = -(1 << 63)
    with library.reading() as connection:
        found = connection.execute(
            "SELECT record_id FROM diagram WHERE wq & ? = ?", (mask, mask)
        ).fetchall()
    assert found == [(with_queen_on_h8.record_id,)]
