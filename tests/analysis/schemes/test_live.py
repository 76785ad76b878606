# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of several phases side by side, why its moves work, and what a drop changed."""

from __future__ import annotations

from cases import every

from composer.analysis.schemes.firsts import firsts_by_merit
from composer.analysis.schemes.live import (
    LiveTable,
    News,
    PhaseKind,
    differences,
    live_table,
)
from composer.analysis.schemes.moves import after_first
from composer.analysis.schemes.reasons import why_defends, why_works
from composer.notation.moves import move_text
from composer.problem.edits import set_squares
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.schemeplay import number_of, parse_step

SPLIT = parse_fen("2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1")
FIRSTS = tuple(number_of(parse_step(step)) for step in ("c8e6", "f5e4"))


def cells(table: LiveTable) -> dict[str, list[str]]:
    """Return each row: mates, `-` where none answers, `.` where the move is not there."""
    return {
        move_text(row.move): [
            ",".join(move_text(move) for move in cell.moves) or ("-" if cell.legal else ".")
            for cell in row.cells
        ]
        for row in table.rows
    }


def test_phases_stand_side_by_side_with_what_changes() -> None:
    table = live_table(SPLIT, FIRSTS, keys=True)
    assert [column.kind for column in table.columns] == [
        PhaseKind.SET,
        PhaseKind.TRY,
        PhaseKind.KEY,
    ]
    assert cells(table) == {
        "c6": ["-", "Nc8#", "Nf5#"],
        "c5": ["Qh6#,Qxe5#", "Qxe5#", "Qh6#"],
        "e4": ["-", "-", "."],
    }
    changed = {move_text(row.move): [cell.changed for cell in row.cells] for row in table.rows}
    assert changed == {
        "c6": [False, True, True],
        "c5": [False, True, True],
        "e4": [False, False, False],
    }
    assert [move_text(row.move) for row in table.rows if row.thematic] == ["c5", "c6"]
    refutation = next(row for row in table.rows if move_text(row.move) == "e4")
    assert [table.is_hole(refutation, place) for place in range(3)] == [False, True, False]


def test_a_key_is_shown_without_being_held_and_a_move_that_cannot_be_played_keeps_its_place() -> (
    None
):
    gone = number_of(parse_step("a1a2"))
    table = live_table(SPLIT, (gone,), keys=True)
    assert [(column.kind, column.held) for column in table.columns] == [
        (PhaseKind.SET, False),
        (PhaseKind.GONE, True),
        (PhaseKind.KEY, False),
    ]


def test_what_only_lets_the_threat_happen_is_the_rest() -> None:
    table = live_table(parse_fen("8/3nRR2/3Qr1p1/1p2b3/2p1k1B1/1N2p1B1/4P3/8 b - - 0 1"))
    assert cells(table) == {"Bf6": ["Qc6#"], "Rf6": ["Qd4#"], "Nf6": ["Nc5#"]}
    assert len(table.rest) == 19
    assert [move_text(threat) for threat in table.columns[0].threats] == ["Bf3#"]


def test_a_drop_is_told_by_what_it_changed() -> None:
    before = live_table(SPLIT, FIRSTS)
    pawn = Man.from_letter("p")
    after = live_table(set_squares(SPLIT, {parse_square("g7"): pawn}), FIRSTS)
    told = [(each.news, each.column.kind, move_text(each.move)) for each in
            differences(before, after) if each.move is not None]  # fmt: skip
    assert (News.OPENED, PhaseKind.TRY, "g5") in told
    assert (News.SINGLE, PhaseKind.SET, "c5") in told
    assert not differences(before, before)


def test_first_moves_are_listed_with_their_refutations() -> None:
    best, *others = firsts_by_merit(SPLIT)
    assert best.solves
    assert move_text(best.move) == "Ke4"
    tried = next(first for first in others if move_text(first.move) == "Be6")
    assert [move_text(move) for move in tried.refutations] == ["e4"]


BACK_RANK = "7k/6pp/8/b7/8/8/5R2/6K1 b - - 0 1"


@every(
    "fen, reply, threat, told",
    (
        (BACK_RANK, "a5b6", "f2f8", "pins the unit on f2"),
        (BACK_RANK, "g7g6", "f2f8", "gives the flight g7"),
        ("rn5k/6pp/8/8/8/8/5R2/6K1 b - - 0 1", "b8c6", "f2f8", "opens a line to f8"),
        ("7k/6np/8/3p4/8/8/1B2R3/6K1 b - - 0 1", "d5d4", "e2e8", "unpins the unit on g7"),
        ("k7/8/1K6/8/8/8/6b1/7R b - - 0 1", "g2h1", "h1h8", "captures on h1"),
        ("k7/8/1K6/8/8/8/6r1/7R b - - 0 1", "g2b2", "h1h8", "checks"),
        ("k7/8/1K6/8/8/8/6n1/7R b - - 0 1", "g2h4", "h1h8", "closes White's line on h4"),
        (BACK_RANK, "a5b4", "f2f8", "guards f8"),
        (BACK_RANK, "a5c7", "f2f8", None),
    ),
)
def test_each_reason_to_defend_is_told(fen: str, reply: str, threat: str, told: str | None) -> None:
    moves = (number_of(parse_step(step)) for step in (reply, threat))
    found = [str(reason.words) for reason in why_defends(parse_fen(fen), *moves)]
    assert found == ([] if told is None else [told])


def test_why_a_mate_works_is_told_in_the_words_of_the_themes() -> None:
    start = after_first(SPLIT, FIRSTS[1])
    reply, mate = (number_of(parse_step(step)) for step in ("c7c5", "e3h6"))
    assert [str(each.word) for each in why_works(start, reply, mate)] == ["Self-block"]
