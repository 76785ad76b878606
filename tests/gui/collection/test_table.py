# SPDX-License-Identifier: GPL-3.0-or-later
"""The table by mouse and keyboard: columns chosen, moved and kept; many records at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from studio import LEFT, NONE, Studio

from composer.gui.collection.columns import ALWAYS_SHOWN, Column
from composer.gui.collection.table import ColumnHeader, RecordTable

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def table(studio: Studio) -> RecordTable:
    """The table of a library that has the window, with three records."""
    studio.window.resize(1440, 900)
    studio.trigger("show-library")
    studio.until(studio.window.library.table.isVisible)
    studio.until(lambda: studio.window.library.records.row_at(2) is not None)
    return studio.window.library.table


def shown(header: ColumnHeader) -> list[Column]:
    places = (header.logicalIndex(place) for place in range(header.count()))
    return [Column(place) for place in places if not header.isSectionHidden(place)]


def entry(menu: QMenu, words: str):
    return next(action for action in menu.actions() if action.text() == words)


def heading(header: ColumnHeader, column: Column) -> QPoint:
    middle = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
    return QPoint(middle, header.height() // 2)


def test_columns_are_chosen_in_the_menu_of_the_headings(table: RecordTable) -> None:
    header = table.header
    assert set(shown(header)) == {column for column in Column if column.at_first}
    menu = header.menu()
    entry(menu, "Keywords").trigger()
    entry(menu, "Tries with one refutation that do not check").trigger()
    assert Column.KEYWORDS in shown(header)
    assert Column.TRIES not in shown(header)
    assert not {column_words.text() for column_words in menu.actions()} & {"Diagram"}
    for column in ALWAYS_SHOWN:
        header.show_column(column, False)
        assert column in shown(header)
    entry(menu, "Columns as at first").trigger()
    assert set(shown(header)) == {column for column in Column if column.at_first}
    menu.close()


def test_columns_are_moved_with_the_mouse_and_kept(studio: Studio, table: RecordTable) -> None:
    header = table.header
    start, end = heading(header, Column.VERDICT), heading(header, Column.YEAR)
    port = header.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    for step in range(1, 11):
        QTest.mouseMove(port, start + (end - start) * step / 10)
    QTest.mouseMove(port, end - QPoint(8, 0))
    QTest.mouseRelease(port, LEFT, NONE, end - QPoint(8, 0))
    moved = shown(header)
    assert moved.index(Column.VERDICT) < moved.index(Column.MEN)
    header.resizeSection(Column.KEY, 177)
    header.show_column(Column.AWARD, True)
    studio.window.shelves.parts.keep_layout()
    expected = shown(header)
    studio.window.shelves.parts.reset_layout()
    assert shown(header) != expected
    studio.window.shelves.parts.restore()
    assert shown(header) == expected
    assert header.sectionSize(Column.KEY) == 177


def test_a_strange_arrangement_is_left_aside(table: RecordTable) -> None:
    from PySide6.QtCore import QByteArray

    before = shown(table.header)
    table.header.restore(QByteArray(b"no arrangement of columns"))
    assert shown(table.header) == before


def test_a_click_on_a_heading_sorts(studio: Studio, table: RecordTable) -> None:
    before = studio.record_ids()
    port = table.header.viewport()
    QTest.mouseClick(port, LEFT, NONE, heading(table.header, Column.CREDITS))
    studio.until(lambda: studio.record_ids() == sorted(before))
    assert table.header.isSortIndicatorShown()
    QTest.mouseClick(port, LEFT, NONE, heading(table.header, Column.CREDITS))
    studio.until(lambda: studio.record_ids() == sorted(before, reverse=True))


def test_typed_letters_do_not_read_the_whole_library(studio: Studio, table: RecordTable) -> None:
    wanted: list[object] = []
    studio.window.library.records.forget_rows()
    studio.window.library.records.rows_wanted.connect(wanted.append)
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    QTest.keyClicks(table, "zzz")
    assert len(wanted) <= 1


def test_several_rows_are_chosen_and_stay_chosen(studio: Studio, table: RecordTable) -> None:
    ids = studio.record_ids()
    for place, how in ((0, NONE), (2, SHIFT)):
        cell = table.visualRect(table.model().index(place, Column.YEAR))
        QTest.mouseClick(table.viewport(), LEFT, how, cell.center())
    assert table.selected_records() == tuple(ids)
    studio.window.library.searching.again()
    studio.rest()
    assert table.selected_records() == tuple(ids)
    table.choosing.choose_all([ids[2], ids[0], 999])
    assert table.selected_records() == (ids[0], ids[2])


def test_the_keyboard_opens_the_menu_on_what_is_chosen(studio: Studio, table: RecordTable) -> None:
    asked: list[object] = []
    table.choosing.menu_requested.connect(asked.append)
    cell = table.visualRect(table.model().index(1, Column.YEAR)).center()
    table.customContextMenuRequested.emit(cell)  # over a row that was not chosen
    assert table.selected_records() == (studio.record_ids()[1],)
    assert len(asked) == 1
    for menu in studio.window.library.findChildren(QMenu):
        menu.close()
