# SPDX-License-Identifier: GPL-3.0-or-later
"""Letter tables by any rules: what is the same move, and what is not told apart."""

from __future__ import annotations

from composer import solve
from composer.analysis.fairy.themes import Tables, tables_of
from composer.analysis.study import Study
from composer.solver.solution import Solution


def table_of(solution: Solution) -> Tables:
    tables = tables_of(Study.of(solution))
    assert tables is not None
    return tables


def test_a_rook_beside_a_queen_is_a_mate_of_its_own() -> None:
    # 1.Kg6 waits; then b8=Q and b8=R both mate, beside a grasshopper that does nothing.
    tables = table_of(solve("7k/1P4p1/5K2/8/8/8/8/G7 w - - 0 1", "#2"))
    key = tables.study.key
    assert key is not None
    several = [answer for answer in key.answers.values() if len(answer.mates) > 1]
    assert several
    assert all(not answer.unique for answer in several)


def test_orthodox_problems_show_the_same_changes() -> None:
    mutate = "4k1K1/1G6/1BP2P2/8/g7/8/8/8 w - - 0 1"
    tables = table_of(solve(mutate, "#2"))
    before, key = tables.study.set_play, tables.study.key
    assert before is not None
    assert key is not None
    assert set(before.unique) & set(key.unique)


def test_a_capture_by_circe_is_neither_the_same_defence_nor_another() -> None:
    # 1.d8=Q: in set play 1...Nd8, then 1...Nxd8[+wQd1].
    fen = "5k2/3P4/4n1K1/8/2r3G1/1QQ5/8/8 w - - 0 1"
    tables = table_of(solve(fen, "#2 (Circe)"))
    assert tables.study.actual.move is not None
    assert tables.study.actual.move.san == "d8=Q+" or tables.study.actual.move.promotion is not None
    arrivals = {
        answer.defence.target
        for phase in tables.study.phases
        for answer in phase.answers.values()
        if answer.defence.man.letter in "n"
    }
    assert 59 not in arrivals
    key = tables.played.key
    assert key is not None
    assert any(answer.defence.target == 59 for answer in key.answers.values())


def test_several_keys_have_no_table() -> None:
    solution = solve("7k/8/5K2/8/8/8/8/GR1R4 w - - 0 1", "#2")
    assert len(solution.keys) > 1
    assert tables_of(Study.of(solution)) is None
