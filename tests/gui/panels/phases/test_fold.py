# SPDX-License-Identifier: GPL-3.0-or-later
"""A long phase table is folded, and what is out of sight comes on a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import composer
from composer.analysis.phasechoice import TableChoice
from composer.analysis.phases import phase_table
from composer.analysis.report import analyse
from composer.gui.look.appearance import Appearance
from composer.gui.panels.insight import InsightColumn
from composer.gui.panels.phases.fold import Fold

LOYD = "1B6/b1N1R1pp/rr6/2pP2NR/2Pk1q2/p2B2p1/1PPP1n1Q/4K1n1 w - - 0 1"  # S. Loyd 1857
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def column(qtbot: QtBot, appearance: Appearance) -> InsightColumn:
    """The table of a long problem, in a narrow column."""
    made = InsightColumn(appearance)
    qtbot.addWidget(made)
    made.resize(325, 700)
    made.show()
    made.show_analysis(analyse(composer.solve(LOYD, "#4")), compare=False)
    return made


def test_the_last_rows_of_a_long_table_come_on_a_click(column: InsightColumn) -> None:
    grid = column.grid
    rows, low, few = len(grid.table.rows), grid.height(), len(grid._table.rows)
    refuting = [row for row in grid.table.rows[7:] if any(cell.refutes for cell in row.cells)]
    assert few == 7 + len(refuting) < rows
    assert grid._fold.words.endswith(" more defences")
    QTest.mouseClick(grid, LEFT, pos=grid._more.center())
    assert len(grid._table.rows) == rows
    assert column._table_area.height() > low
    assert grid._fold.words == "Fewer defences"
    QTest.mouseClick(grid, LEFT, pos=grid._more.center())
    assert len(grid._table.rows) == few


def test_the_keyboard_goes_on_into_the_last_rows(column: InsightColumn) -> None:
    grid = column.grid
    few = len(grid._table.rows)
    grid.setFocus()
    for _ in range(few):
        QTest.keyClick(grid, Qt.Key.Key_Down)
    assert grid._current is not None
    assert grid._current[0] == few
    assert len(grid._table.rows) == len(grid.table.rows)


def test_the_sign_beside_the_columns_brings_the_next_into_sight(
    column: InsightColumn, qtbot: QtBot
) -> None:
    column.choose(TableChoice(4))
    grid = column.grid
    bar = column._table_area.horizontalScrollBar()
    qtbot.waitUntil(lambda: grid.width() == grid.sizeHint().width())
    qtbot.waitUntil(lambda: bar.maximum() == grid.width() - bar.pageStep() > 0)
    seen = []
    for _ in range(len(grid.table.columns)):
        ahead = [sign for sign in grid._signs() if sign[1] == "›"]
        if not ahead:
            break
        rect, _, next_one = ahead[0]
        assert next_one not in grid._places()
        QTest.mouseClick(grid, LEFT, pos=QPoint(rect.center()))
        assert next_one in grid._places()
        seen.append(next_one)
    assert seen
    assert len(grid.table.columns) - 1 in grid._places()


def test_as_many_rows_are_shown_as_leave_room_for_what_is_below() -> None:
    table = phase_table(
        composer.solve("4R3/bB1pNQ2/r3nB1K/3N1p2/1R1pkP1p/7r/3PP3/5n2 w - - 0 1"), 2
    )
    assert len(table.rows) == 13  # V. Bron 1930
    assert not Fold(table).can_turn
    shown = Fold(table, room=9).shown.rows
    assert len(shown) == 10
    assert shown[:9] == table.rows[:9]
    assert shown[9].cells[1].refutes  # of a try that is in sight no refutation is out of sight
    assert not Fold(table, room=10).can_turn  # three more are not worth a click
    assert len(Fold(table, room=2).shown.rows) == 8
