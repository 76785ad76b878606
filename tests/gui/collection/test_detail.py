# SPDX-License-Identifier: GPL-3.0-or-later
"""What the library's pane tells of the solution of the chosen problem."""

from __future__ import annotations

from datetime import datetime

import pytest
from studio import problem

import composer
from composer.analysis.report import analyse
from composer.gui.collection.detail import DetailPane
from composer.gui.collection.explaining import Explained, Explaining
from composer.gui.look.appearance import Appearance
from composer.library.records.values import Row

NOW = datetime(2026, 1, 2, 12).astimezone()
TWO = "7k/8/5K2/8/8/8/8/RQ5R b - - 0 1"


def told(appearance: Appearance, fen: str, asked: str) -> str:
    explaining = Explaining()
    pane = DetailPane(explaining, appearance)
    given = problem(fen, asked)
    pane.show_row(Row(2, given, None, 1, NOW))
    explaining.explained.emit(Explained(given, analyse(composer.solve(given))))
    text = pane.text
    explaining.ask(None)
    pane.deleteLater()
    return text


@pytest.mark.parametrize(
    ("fen", "asked", "lines"),
    [
        (TWO, "h#1", ("1.Kg8 Ra8#", "1.Kg8 Qb8#")),
        ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "h#1.5", ("1...Kf7 2.Kh7 Rh1#",)),
    ],
)
def test_the_solutions_of_help_play_are_told(
    appearance: Appearance, fen: str, asked: str, lines: tuple[str, ...]
) -> None:
    text = told(appearance, fen, asked)
    assert all(line in text for line in lines)
    assert "No solution" not in text


def test_where_no_line_reaches_the_goal_it_is_told(appearance: Appearance) -> None:
    assert "No solution" in told(appearance, "k7/8/8/8/8/8/8/K7 b - - 0 1", "h#1")
