# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window says where the history of a diagram decides of castling and en passant."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from composer import solve
from composer.analysis.report import analyse
from composer.gui.panels.rows import TreeOptions, solution_rows
from composer.gui.panels.treerow import RowKind, TagKind, TreeRow
from composer.notation.letters import ENGLISH
from composer.notation.verdictline import second_sentence, title_of
from composer.solver.solution import Solution

PASSING = "kbN5/n1p5/B1N5/PpK5/8/8/8/8 w - - 0 1"
EITHER = "r3k2r/p1p4p/4K3/8/8/6Q1/8/8 w kq - 0 1"
OPEN = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def keys_of(solution: Solution) -> tuple[TreeRow, ...]:
    sections = solution_rows(solution, TreeOptions(ENGLISH))
    (keys,) = [row for row in sections if row.key == "keys"]
    return tuple(row for row in keys.children if row.kind is RowKind.FIRST_MOVE)


def test_a_capture_in_passing_is_told_with_its_proof(qtbot: QtBot) -> None:
    solution = solve(PASSING, "#2")
    assert str(title_of(solution)) == "Sound: 1.axb6 e.p.!"
    assert str(second_sentence(solution)).endswith(
        "Black's last move was b7-b5: no other is possible."
    )
    assert "key_needs_proof" not in {point.id for point in analyse(solution).quality.points}


def test_a_capture_in_passing_that_is_set_by_hand_needs_proof(qtbot: QtBot) -> None:
    given = solve(PASSING.replace(" - - 0", " - b6 0"), "#2 rights as given")
    assert given.key is not None
    assert "key_needs_proof" in {point.id for point in analyse(given).quality.points}


def test_keys_of_parts_are_no_cooks(qtbot: QtBot) -> None:
    solution = solve(EITHER, "#2")
    assert len(solution.parts) == 2
    rows = keys_of(solution)
    assert [row.is_cook for row in rows] == [False, False]
    assert [row.is_key for row in rows] == [True, True]
    assert all(row.tags[0].kind is TagKind.INTENDED for row in rows)
    assert {row.tags[0].text.partition(" ")[0] for row in rows} == {"if"}
    detail = str(second_sentence(solution))
    assert detail.count("castle") >= 2
    assert "exclude each other" in detail
    assert "cook" not in {point.id for point in analyse(solution).quality.points}


@pytest.mark.parametrize("stipulation", ["#1", "#2"])
def test_nothing_is_added_where_history_decides_nothing(stipulation: str, qtbot: QtBot) -> None:
    solution = solve(OPEN, stipulation)
    assert solution.reasons == ()
    assert "last move" not in str(second_sentence(solution))
