# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable

import pytest
from cases import every

from composer import solve
from composer.analysis.phasechoice import Order, TableChoice
from composer.analysis.phases import Change, Column, PhaseTable, phase_table, table_text
from composer.analysis.report import analyse
from composer.diagrams.pages.solved import solved_solution
from composer.problem.move import Move
from composer.problem.squares import parse_square
from composer.solver.solution import Solution

SAME_MATES = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/8/4Q3 w - - 0 1"
STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
SELFMATE = "1R5b/qPP4P/4Qp1K/p4p1P/P1N2k2/1Np1R1rP/2P1P2B/8 w - - 0 1"
"""A mutate by Dawson, Fata Morgana 1922."""
MANSFIELD = "8/B2pK3/8/2P1k3/R2N1p2/1Pp3P1/2P5/8 w - - 0 1"
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


@every(
    "position, stipulation",
    [
        ("8/8/8/2k5/2P5/2N5/2N3Q1/3K4", "ser-s#3"),
        ("8/8/8/2k5/2P5/2N5/2N3Q1/3K4", "s=2"),
        ("8/8/8/8/8/6k1/8/6K1 b - - 0 1", "h#2"),
        ("7k/8/6K1/8/8/8/8/R7", "#1"),
    ],
)
def test_other_stipulations_have_no_table(position: str, stipulation: str) -> None:
    table = phase_table(solve(position, stipulation))
    assert not table.columns
    assert table_text(table) == ""


def test_a_selfmate_has_its_continuations_in_the_table() -> None:
    """A mutate: two defences are answered otherwise after the key, the others as before."""
    table = phase_table(solve(SELFMATE, "s#2"), tries=0)
    assert [column.kind for column in table.columns] == ["set", "key"]
    assert table.is_longer
    moves = {
        row.defence.san: ["/".join(move.san for move in cell.mates) for cell in row.cells]
        for row in table.rows
    }
    assert moves == {
        "Qa6": ["Qxa6", "Qe5+"],
        "Qxe3": ["Nxe3", "Qxf5+"],
        "Qd4": ["Nxd4", "Nxd4"],
        "Qc5": ["Nxc5", "Nxc5"],
        "Qxb7": ["Rxb7", "Rxb7"],
        "Qb6": ["Qxb6/Nxb6", "Qxb6/Qe5+"],
        "Qa8": ["Rxa8/bxa8=Q/bxa8=N"] * 2,
        "Qxb8": ["cxb8=R/cxb8=N"] * 2,
    }
    assert [row.defence.san for row in table.changed] == ["Qa6", "Qxe3"]


@pytest.mark.parametrize("tries", [0, 2, 6])
@pytest.mark.parametrize("fen", [STAR, SAME_MATES, MANSFIELD])
def test_no_mate_is_tinted_that_the_phase_compared_with_has(
    solved: Solved, fen: str, tries: int
) -> None:
    """By hand: the first phase to the left with a mate of its own, by man and square."""
    solution = solved(fen)
    for key in solution.keys:
        table = phase_table(solution, tries, key.move)
        for row in table.rows:
            for place, cell in enumerate(row.cells):
                earlier = zip(table.columns[:place], row.cells[:place], strict=True)
                own = [
                    {identity(column, mate) for mate in cell.mates}
                    for column, cell in earlier
                    if cell.mates and not cell.threats
                ]
                (mate,) = cell.mates if cell.change.is_changed else (None,)
                if mate is not None:
                    assert own
                    assert identity(table.columns[place], mate) not in own[0]


def identity(column: Column, mate: Move) -> tuple[int, int, object]:
    """Return where the mating man stands in the diagram, where it arrives, what it becomes."""
    first = column.phase.move
    moved = first is not None and first.target == mate.origin
    return (first.origin if first and moved else mate.origin), mate.target, mate.promotion


def heads(table: PhaseTable) -> list[str]:
    return [column.phase.move.san if column.phase.move else column.kind for column in table.columns]


def test_tries_are_pinned_hidden_and_placed(solved: Solved) -> None:
    solution = solved(STAR)
    assert heads(phase_table(solution, 2)) == ["set", "Qf4", "Qd4", "Qe4"]
    choice = TableChoice(2)
    pinned = choice.with_pin("e5g4", on=True)
    table = phase_table(solution, pinned)
    assert set(heads(table)) == {"set", "Qf4", "Ng4", "Qe4"}  # as many as before
    assert [
        column.phase.move.san for column in table.columns if column.pinned and column.phase.move
    ] == ["Ng4"]
    hidden = pinned.without("e3f4")
    assert set(heads(phase_table(solution, hidden))) == {"set", "Qd4", "Ng4", "Qe4"}
    assert set(heads(phase_table(solution, TableChoice(0, pinned=("e5g4",))))) == {
        "set",
        "Ng4",
        "Qe4",
    }
    assert pinned.without("e5g4").pinned == ()
    assert heads(phase_table(solution, hidden.with_hidden())) == heads(table)
    assert heads(phase_table(solution, pinned.with_pin("e5g4", on=False))) == [
        "set",
        "Qf4",
        "Qd4",
        "Qe4",
    ]
    order = [
        column.phase.move.uci
        for column in table.columns
        if column.kind == "try" and column.phase.move
    ]
    placed = pinned.moved(order, order[-1], 0)
    shown = heads(phase_table(solution, placed))
    assert shown[0] == "set"
    assert shown[-1] == "Qe4"
    assert shown[1:-1] == heads(table)[2:0:-1]
    assert heads(phase_table(solution, placed.arranged(Order.CHANGES))) == heads(table)


def test_tries_with_the_same_refutation_stand_side_by_side(solved: Solved) -> None:
    table = phase_table(solved(STAR), TableChoice(99, order=Order.REFUTATIONS))
    refuted = [column.phase.refutations[0].uci for column in table.columns if column.kind == "try"]
    assert len(set(refuted)) > 1
    runs = [one for one, two in zip(refuted, [*refuted[1:], ""], strict=True) if one != two]
    assert len(runs) == len(set(refuted))


def test_the_table_follows_a_theme(solved: Solved) -> None:
    """Its phases alone, its defences first, its cells marked; of the actual play the usual ones."""
    solution = solved(STAR)
    flags = {flag.id: flag for flag in analyse(solution).flags}
    usual = phase_table(solution, 2)
    assert not any(cell.told for row in usual.rows for cell in row.cells)
    swapped = phase_table(solution, 2, flags=(flags["reciprocal_change"],))
    assert heads(swapped) == ["set", "Qe4"]
    assert [row.defence.san for row in swapped.rows] == ["Kf6", "Kd6", "Kf8", "Kd8"]
    assert [[cell.told for cell in row.cells] for row in swapped.rows] == [
        [True, True],
        [True, True],
        [False, False],
        [False, False],
    ]
    changed = phase_table(solution, 2, flags=(flags["changed_mates_try"],))
    assert heads(changed) == ["Ng4", "Qe4"]  # a try that is not among those that change most
    pinned = TableChoice(2, pinned=("e3f4",))
    both = phase_table(solution, pinned, flags=(flags["changed_mates_try"],))
    assert set(heads(both)) == {"Ng4", "Qf4", "Qe4"}
    flights = phase_table(solution, 2, flags=(flags["star_flights"],))
    assert heads(flights) == heads(usual)
    assert all([cell.told for cell in row.cells] == [False] * 3 + [True] for row in flights.rows)


def test_three_movers_have_a_table_of_continuations() -> None:
    """Loyd, 1859: the pawn's double step is answered by h4 before the key, by Qf8 after 1.h4."""
    solution = solve("8/7p/8/3pp3/4k3/8/4KQ1P/8 w - - 0 1", "#3")
    table = phase_table(solution, 1)
    assert table.is_longer
    assert heads(table) == ["set", "Qf8", "h4"]
    rows = {row.defence.san: row for row in table.rows}
    cells = {name: [[m.san for m in c.mates] for c in row.cells] for name, row in rows.items()}
    assert cells["h5"] == [["h4"], ["h4"], ["Qf8"]]
    assert cells["d4"] == [["Qf3#"], ["Qf3#"], ["Qf3#"]]
    assert rows["h6"].cells[1].refutes
    assert [cell.change for cell in rows["h5"].cells] == [Change.NONE, Change.NONE, Change.CHANGED]
    assert {cell.change for cell in rows["d4"].cells} == {Change.NONE}
    flags = {flag.id: flag for flag in analyse(solution).flags}
    told = phase_table(solution, 1, flags=(flags["changed_continuations"],))
    assert heads(told) == ["set", "h4"]
    assert told.rows[0].defence.san == "h5"
    assert [cell.told for cell in told.rows[0].cells] == [True, True]


def test_plans_are_the_first_tries_of_longer_problems() -> None:
    """Loyd, 1858: 1.Qb6 returns as the second move; the others mate too soon."""
    solution = solve("2n5/6p1/8/5p2/8/7N/3pp1B1/KQ1bk3 w - - 0 1", "#3")
    assert heads(phase_table(solution, 1)) == ["set", "Qb6", "Ba8"]


def test_letters_of_continuations_are_not_printed_beside_mates() -> None:
    solution = solve("8/7p/8/3pp3/4k3/8/4KQ1P/8 w - - 0 1", "#3")
    assert any(row.letter for row in phase_table(solution).rows)
    assert solved_solution(solution).thematic == {}


def test_officers_who_go_here_and_there_come_after_captures_and_thematic_defences() -> None:
    fen = "1B6/b1N1R1pp/rr6/2pP2NR/2Pk1q2/p2B2p1/1PPP1n1Q/4K1n1 w - - 0 1"  # S. Loyd 1857
    table = phase_table(solve(fen, "#4"))
    plain = [row.defence for row in table.rows if not row.letter]
    quiet = [move.capture is None for move in plain]
    b6 = parse_square("b6")
    rooks = [n for n, move in enumerate(plain) if move.origin == b6 and quiet[n]]
    captures = [n for n, move in enumerate(plain) if move.capture is not None]
    assert len(rooks) > 4
    assert max(captures) < min(rooks)
    letters = [bool(row.letter) for row in table.rows]
    assert letters == sorted(letters, reverse=True)
