# SPDX-License-Identifier: GPL-3.0-or-later
"""The live table of a scheme."""

from __future__ import annotations

from composer.analysis.schemes.replies import Table, table_of
from composer.problem.fen import parse_fen
from composer.solver.schemeplay import number_of, parse_step, scheme_board, step_of


def table(fen: str, first: str = "") -> Table:
    return table_of(scheme_board(parse_fen(fen)), number_of(parse_step(first)) if first else 0)


def names(moves: object) -> set[str]:
    return {str(step_of(move)) for move in moves}  # type: ignore[attr-defined]


def test_threat_defences_and_holes() -> None:
    found = table("2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1")
    assert names(found.threats) == {"h2d6"}
    assert names(found.holes) == {"h4f4"}
    assert not found.is_whole
    assert {str(step_of(one)) for one in found.single} == {"e3f5", "d4f5", "e3c4"}


def test_zugzwang_asks_every_reply() -> None:
    found = table("2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1", "f5e4")
    assert found.is_zugzwang
    assert found.is_whole
    assert {str(step_of(a)): str(step_of(b)) for a, b in found.single.items()} == {
        "c7c6": "e7f5",
        "c7c5": "e3h6",
    }


def test_the_key_man_mates_from_where_he_stood_before_the_key() -> None:
    found = table("k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1g1")
    assert names(found.replies[number_of(parse_step("a8b8"))]) == {"h1g8"}


def test_a_check_has_no_threat() -> None:
    found = table("k7/8/2K5/8/8/8/8/1R6 w - - 0 1", "b1a1")
    assert found.in_check
    assert not found.threats
    assert not found.is_zugzwang


def test_a_stalemated_black_has_no_reply() -> None:
    found = table("k7/2Q5/8/8/8/8/8/8 b - - 0 1")
    assert found.is_stuck
    assert not found.is_whole


def test_a_rook_beside_a_queen_is_the_same_mate() -> None:
    found = table("7k/P5pp/8/8/8/8/8/K7 b - - 0 1")
    assert names(found.threats) == {"a7a8q"}


def test_there_is_no_set_play_while_white_is_in_check() -> None:
    found = table("3k4/8/8/8/4q3/8/4K3/R6R w - - 0 1")
    assert not found.replies
    assert table("3k4/8/8/8/4q3/8/4K3/R6R w - - 0 1", "e2d2").replies
