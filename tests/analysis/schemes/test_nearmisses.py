# SPDX-License-Identifier: GPL-3.0-or-later
"""Near misses made sound by one patch."""

from __future__ import annotations

from itertools import islice

from composer.analysis.schemes.nearmisses import patches
from composer.analysis.schemes.replies import table_of
from composer.problem.edits import set_squares, set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.squares import Square
from composer.problem.stipulation import TWO_MOVER
from composer.solver.schemeplay import scheme_board
from composer.solver.solve import solve_keys

AFTER = parse_fen("8/3nRR2/3Qr1p1/1p2b3/2p1k1B1/1N2p1B1/4P3/1K6 b - - 0 1")


def test_a_patch_makes_the_meant_key_the_only_one_and_keeps_the_play() -> None:
    before = table_of(scheme_board(AFTER))
    found = list(islice(patches(AFTER), 0, 60, 6))
    assert len(found) == 10
    for one in found:
        step = one.key.taken_back.step
        solution = solve_keys(one.diagram, TWO_MOVER)
        assert [key.move.uci for key in solution.keys if key.move] == [str(step)]
        squares: dict[Square, Man | None] = {
            step.origin: None,
            step.target: one.key.taken_back.man,
        }
        after = set_turn(set_squares(one.diagram, squares), Colour.BLACK)
        table = table_of(scheme_board(after))
        assert set(table.threats) == set(before.threats)
        for reply, mate in before.single.items():
            assert table.defences[reply] == (mate,)
        assert table.is_whole


def test_men_are_moved_only_where_that_is_asked() -> None:
    assert all(one.edit.left is None for one in patches(AFTER, moved=False))
    assert any(one.edit.left is not None for one in patches(AFTER))


def test_a_man_may_be_exchanged_for_another() -> None:
    exchanged = [one for one in patches(AFTER) if one.edit.instead is not None]
    assert exchanged
    for one in exchanged[:5]:
        square, step = one.edit.square, one.key.taken_back.step
        assert one.key.taken_back.diagram.board[square] is one.edit.instead
        assert one.diagram.board[square] is one.edit.man
        solution = solve_keys(one.diagram, TWO_MOVER)
        assert [key.move.uci for key in solution.keys if key.move] == [str(step)]
    assert all(one.edit.instead is None for one in patches(AFTER, moved=False))
