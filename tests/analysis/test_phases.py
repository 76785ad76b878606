# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable

from composer import solve
from composer.analysis.phases import Change, PhaseTable, phase_table, table_text
from composer.solver.solution import Solution

SAME_MATES = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/8/4Q3 w - - 0 1"
STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
Solved = Callable[[str], Solution]


def test_four_changed_mates_stand_in_four_rows(solved: Solved) -> None:
    table = phase_table(solved(STAR), tries=0)
    assert [column.kind for column in table.columns] == ["set", "key"]
    rows = {row.defence.san: row for row in table.rows}
    assert {name: [m.san for c in row.cells for m in c.mates] for name, row in rows.items()} == {
        "Kf8": ["Qc5#", "Qb4#"],
        "Kd8": ["Qg5#", "Qh4#"],
        "Kf6": ["f8=Q#", "d8=Q#"],
        "Kd6": ["d8=Q#", "f8=Q#"],
    }
    assert len(table.changed) == 4
    assert {name: [c.change for c in row.cells] for name, row in rows.items()} == {
        "Kf8": [Change.NONE, Change.CHANGED],  # the first phase is what others are compared with
        "Kd8": [Change.NONE, Change.CHANGED],
        "Kf6": [Change.NONE, Change.BOTH],
        "Kd6": [Change.NONE, Change.BOTH],
    }


def test_mates_that_return_have_the_same_letter(solved: Solved) -> None:
    table = phase_table(solved(STAR), tries=0)
    letters = {
        (row.defence.san, column.kind): cell.letters
        for row in table.rows
        for column, cell in zip(table.columns, row.cells, strict=True)
    }
    assert letters["Kf6", "set"] == letters["Kd6", "key"] != ("",)
    assert letters["Kd6", "set"] == letters["Kf6", "key"]
    assert len({row.letter for row in table.rows}) == 4


def test_refutations_are_marked_and_tries_limited(solved: Solved) -> None:
    table = phase_table(solved(STAR), tries=3)
    tries = [i for i, column in enumerate(table.columns) if column.kind == "try"]
    assert len(tries) == 3
    for i in tries:
        assert sum(row.cells[i].refutes for row in table.rows) == 1


def changes(table: PhaseTable) -> dict[str, list[Change]]:
    """Return how the cells of each defence stand to those before them."""
    return {row.defence.san: [cell.change for cell in row.cells] for row in table.rows}


def same_mates(solved: Solved, tries: int) -> PhaseTable:
    """Return the table of a position with two keys, of which the first is meant."""
    solution = solved(SAME_MATES)
    assert [key.move.san for key in solution.keys if key.move] == ["Qe4", "Qe3"]
    return phase_table(solution, tries, solution.keys[0].move)


def test_a_mate_from_another_square_is_the_same_mate(solved: Solved) -> None:
    """The queen mates on h4 and b4 before and after the key, though she has moved meanwhile."""
    found = changes(same_mates(solved, 0))
    assert found["Kd8"] == found["Kf8"] == [Change.NONE, Change.NONE]
    assert found["Kd6"] == found["Kf6"] == [Change.NONE, Change.ADDED]


def test_a_mate_is_compared_with_what_is_shown_before_it(solved: Solved) -> None:
    table = same_mates(solved, 2)
    firsts = [column.phase.move.san for column in table.columns if column.phase.move]
    assert firsts == ["Qg3", "Qf2", "Qe4"]
    assert changes(table) == {
        "Kf8": [Change.NONE, Change.CHANGED, Change.CHANGED, Change.NONE],  # Qb4, Qa3, Qc5, Qb4
        "Kf6": [Change.NONE, Change.NONE, Change.NONE, Change.CHANGED],  # f8=Q in a try, d8=Q
        "Kd8": [Change.NONE] * 4,  # Qh4, twice with another mate beside it, Qh4
        "Kd6": [Change.NONE, Change.NONE, Change.NONE, Change.TRANSFERRED],  # f8=Q, after Kf6
    }


def test_the_text_is_a_table(solved: Solved) -> None:
    lines = table_text(phase_table(solved(STAR), tries=0)).splitlines()
    assert lines[0].split() == ["set", "play", "1.Qe4!"]
    assert lines[1].startswith("1...")
    assert len({line.index("Q") for line in lines[1:3]}) == 1


def test_other_stipulations_have_no_table() -> None:
    solution = solve("8/8/8/2k5/2P5/2N5/2N3Q1/3K4", "#3")
    table = phase_table(solution)
    assert not table.columns
    assert table_text(table) == ""
