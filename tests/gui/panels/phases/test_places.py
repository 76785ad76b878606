# SPDX-License-Identifier: GPL-3.0-or-later
"""Columns of the phase table at every width and scrolled anywhere."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from composer.analysis.phasechoice import TableChoice
from composer.analysis.report import analyse
from composer.gui.look.appearance import Appearance
from composer.gui.panels.insight import InsightColumn
from composer.gui.panels.phases.places import FIRST, Columns
from composer.solver.solve import solve

LEFT = 14


@st.composite
def tables(draw: st.DrawFn) -> tuple[Columns, int]:
    widths = draw(st.lists(st.integers(30, 180), min_size=2, max_size=9))
    columns = Columns(tuple(widths), LEFT, draw(st.booleans()))
    return columns, draw(st.integers(120, 900))


def scrolled(columns: Columns, room: int) -> range:
    return range(max(0, LEFT + sum(columns.widths) + 2 - room) + 1)


@given(tables())
def test_no_column_ever_lies_over_another(table: tuple[Columns, int]) -> None:
    columns, room = table
    for begin in scrolled(columns, room):
        found = columns.placed(begin, begin + room)
        spans = sorted((left, left + columns.widths[column + 1]) for column, left in found.items())
        assert all(a[1] <= b[0] for a, b in pairwise(spans))
        assert FIRST in found
        assert len(found) > 1  # and one phase at least is seen
        if len(found) > 2:
            assert all(begin <= left and right <= begin + room for left, right in spans)


@given(tables())
def test_every_column_is_seen_somewhere(table: tuple[Columns, int]) -> None:
    columns, room = table
    seen: set[int] = set()
    for begin in scrolled(columns, room):
        seen |= columns.placed(begin, begin + room).keys()
    assert seen == columns.natural.keys()


@given(tables())
def test_a_table_that_fits_stands_as_it_is(table: tuple[Columns, int]) -> None:
    columns, _ = table
    assert columns.placed(0, LEFT + sum(columns.widths)) == columns.natural


def test_the_key_stays_beside_the_tries_where_there_is_room() -> None:
    columns = Columns((60, 100, 90, 90, 100), LEFT, has_key=True)
    assert columns.placed(0, 300) == {FIRST: 14, 3: 200, 0: 74}
    assert columns.placed(100, 400) == {FIRST: 102, 3: 300, 1: 162}
    assert columns.placed(0, 200) == {FIRST: 14, 0: 74}  # no room beside the key


def test_signs_say_where_more_columns_are() -> None:
    columns = Columns((60, 100, 90, 90, 100), LEFT, has_key=True)

    def signs(begin: int, room: int) -> list[tuple[str, int]]:
        places = columns.placed(begin, begin + room)
        return [(sign, column) for _, sign, column in columns.signs(places, begin + room)]

    assert signs(0, 300) == [("›", 1)]
    assert signs(80, 300) == [("‹", 0), ("›", 2)]
    assert signs(156, 300) == [("‹", 1)]
    assert signs(0, 500) == []


def test_the_keyboard_brings_every_column_into_sight(qtbot, appearance: Appearance) -> None:
    column = InsightColumn(appearance)
    qtbot.addWidget(column)
    column.resize(325, 500)
    column.show()
    fen = "1B6/b1N1R1pp/rr6/2pP2NR/2Pk1q2/p2B2p1/1PPP1n1Q/4K1n1 w - - 0 1"  # S. Loyd 1857
    column.show_analysis(analyse(solve(fen, "#4")), compare=False)
    column.choose(TableChoice(4))
    grid = column.grid
    columns = len(grid.table.columns)
    assert len(grid._places()) < columns + 1  # not all have room
    bar = column._table_area.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == grid.width() - bar.pageStep() > 0)
    qtbot.waitUntil(lambda: grid.width() == grid.sizeHint().width())
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_Home)
    for number in range(columns):
        assert number in grid._places(), number
        spans = sorted((left, left + grid._widths[n + 1]) for n, left in grid._places().items())
        assert all(a[1] <= b[0] for a, b in pairwise(spans))
        QTest.keyClick(grid, Qt.Key.Key_Right)
    for number in reversed(range(columns)):
        assert number in grid._places(), number
        QTest.keyClick(grid, Qt.Key.Key_Left)
