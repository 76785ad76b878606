# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries of the phase table: pinned, moved, hidden, and shown with the theme that is pointed at."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from studio import BLOCK, SOUND, Studio, problem

import composer
from composer.analysis.phasechoice import NO_CHOICE, Order
from composer.analysis.phases import Row
from composer.analysis.report import Analysis, analyse
from composer.gui.look.appearance import Appearance
from composer.gui.panels.insight import InsightColumn
from composer.gui.panels.phases.heads import HEAD

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def star_flights() -> Analysis:
    return analyse(composer.solve(BLOCK))


@pytest.fixture
def column(qtbot: QtBot, appearance: Appearance, star_flights: Analysis) -> InsightColumn:
    made = InsightColumn(appearance)
    qtbot.addWidget(made)
    made.resize(620, 700)
    made.show()
    made.show_analysis(star_flights, compare=False)
    return made


def heads(column: InsightColumn) -> list[str]:
    columns = column.grid.table.columns
    return [each.phase.move.san if each.phase.move else each.kind for each in columns]


def head_at(column: InsightColumn, place: int) -> QPoint:
    grid = column.grid
    return QPoint(grid._left_of(place) + grid._widths[place + 1] // 2, 14)


def go_to(column: InsightColumn, place: int) -> None:
    """Bring the keyboard to the head of a column."""
    grid = column.grid
    grid.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(grid, KEY.Key_Home)
    for _ in range(place):
        QTest.keyClick(grid, KEY.Key_Right)
    QTest.keyClick(grid, KEY.Key_Up)
    assert grid._current == (HEAD, place)


def test_a_click_on_a_head_keeps_the_try(column: InsightColumn) -> None:
    assert heads(column) == ["set", "Qf4", "Qd4", "Qe4"]
    QTest.mouseClick(column.grid, LEFT, pos=head_at(column, 2))
    assert column.choice.pinned == ("e3d4",)
    assert [each.pinned for each in column.grid.table.columns] == [False, False, True, False]
    column._choose_tries(0)
    assert heads(column) == ["set", "Qd4", "Qe4"]
    QTest.mouseClick(column.grid, LEFT, pos=head_at(column, 1))
    assert heads(column) == ["set", "Qe4"]
    QTest.mouseClick(column.grid, LEFT, pos=head_at(column, 1))  # the key is no try
    QTest.mouseClick(column.grid, LEFT, pos=head_at(column, 0))
    assert column.choice.pinned == ()


def test_a_head_is_dragged_to_another_place(column: InsightColumn) -> None:
    grid = column.grid
    QTest.mousePress(grid, LEFT, pos=head_at(column, 2))
    QTest.mouseMove(grid, head_at(column, 1) - QPoint(20, 0))
    QTest.mouseRelease(grid, LEFT, pos=head_at(column, 1) - QPoint(20, 0))
    assert heads(column) == ["set", "Qd4", "Qf4", "Qe4"]
    assert column.choice.placed == ("e3d4", "e3f4")
    assert column.choice.pinned == ()
    column._fill_menu("")
    by_changes = next(a for a in column._menu.actions() if a.text() == "Order by changes")
    assert not by_changes.isChecked()
    by_changes.trigger()
    assert heads(column) == ["set", "Qf4", "Qd4", "Qe4"]


def test_tries_are_kept_moved_and_hidden_by_keyboard(column: InsightColumn) -> None:
    grid = column.grid
    go_to(column, 1)
    assert "1.Qf4?" in grid.accessibleDescription()
    QTest.keyClick(grid, KEY.Key_P)
    assert column.choice.pinned == ("e3f4",)
    assert "pinned" in grid.accessibleDescription()
    QTest.keyClick(grid, KEY.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert heads(column) == ["set", "Qd4", "Qf4", "Qe4"]
    assert grid._current == (HEAD, 2)  # with the try
    QTest.keyClick(grid, KEY.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert heads(column) == ["set", "Qd4", "Qf4", "Qe4"]  # the key stays last
    QTest.keyClick(grid, KEY.Key_Delete)
    assert "Qf4" not in heads(column)
    assert column.choice.hidden == ("e3f4",)
    assert len(heads(column)) == 4  # the next one came
    column._fill_menu("")
    again = next(a for a in column._menu.actions() if a.text() == "Show hidden tries (1)")
    again.trigger()
    assert "Qf4" in heads(column)


def test_the_menu_of_a_try_says_what_can_be_done(column: InsightColumn) -> None:
    column._fill_menu("e3f4")
    actions = {action.text(): action for action in column._head_menu.actions() if action.text()}
    assert list(actions) == [
        "Keep in the table",
        "Move left",
        "Move right",
        "Hide this try",
        "Order by changes",
        "Order by refutation",
        "Show hidden tries",
        "Let go of all pinned tries",
        "Copy table as text",
    ]
    assert not actions["Move left"].isEnabled()
    assert not actions["Show hidden tries"].isEnabled()
    actions["Keep in the table"].trigger()
    column._fill_menu("")
    next(a for a in column._menu.actions() if a.text() == "Order by refutation").trigger()
    assert column.choice.pinned == ("e3f4",)
    assert column.choice.order is Order.REFUTATIONS


def test_the_table_is_copied_as_it_is_chosen(column: InsightColumn) -> None:
    QTest.mouseClick(column.grid, LEFT, pos=head_at(column, 2))
    column._choose_tries(0)
    column.copy_table()
    head = QGuiApplication.clipboard().text().splitlines()[0]
    assert head.split() == ["set", "play", "1.Qd4?", "1.Qe4!"]


def test_the_table_follows_the_theme_that_is_pointed_at(column: InsightColumn) -> None:
    height = column._table_area.height()
    usual = column.grid.table
    column.chips.choose("reciprocal_change")
    assert heads(column) == ["set", "Qe4"]
    assert [row.defence.san for row in column.grid.table.rows[:2]] == ["Kf6", "Kd6"]
    assert column._table_area.height() == height  # the themes stay under the pointer
    column.chips.choose("reciprocal_change")
    assert column.grid.table == usual
    assert column.choice == column.choice.with_hidden()


def test_marked_cells_can_be_seen(column: InsightColumn) -> None:
    column.chips.choose("reciprocal_change")
    lit = column.grid.grab().toImage()
    table = column.grid.table
    column.grid.show_table(replace(table, rows=tuple(map(_unmarked, table.rows))))
    assert any(cell.told for row in table.rows for cell in row.cells)
    assert column.grid.grab().toImage() != lit


def _unmarked(row: Row) -> Row:
    return replace(row, cells=tuple(replace(cell, told=False) for cell in row.cells))


def test_what_is_chosen_goes_with_the_document(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    insight = window.pane.insight
    studio.until(lambda: insight.grid.tries)
    insight.grid.pin_turned.emit(insight.grid.tries[0])
    chosen = insight.choice
    assert chosen.pinned
    first = window.workbench.document
    studio.trigger("new")
    assert window.workbench.document is not first
    assert insight.choice.pinned == NO_CHOICE.pinned
    studio.lay(problem(SOUND))
    window.workbench.show(first)
    assert insight.choice == chosen
