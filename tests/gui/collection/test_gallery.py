# SPDX-License-Identifier: GPL-3.0-or-later
"""The gallery by mouse and keyboard, on a real library and on one of half a million."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from studio import LEFT, NONE, Studio

from composer.gui.collection.gallery import AT_FIRST, LARGEST, SMALLEST, Gallery
from composer.gui.collection.grid import GridView
from composer.gui.collection.model import RecordsModel
from composer.gui.collection.page import Showing
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def large(qtbot, appearance: Appearance) -> Gallery:
    """A gallery of 500,000 records of which no row is known, four side by side."""
    records = RecordsModel(appearance)
    made = Gallery(records, Thumbnails(appearance), appearance)
    made.records = records
    qtbot.addWidget(made)
    made.resize(4 * 180 + 60, 600)
    made.show()
    records.show_ids(range(1, 500_001))
    QApplication.processEvents()
    assert made.grid.across == 4
    return made


def middle(grid: GridView, place: int) -> QPoint:
    return grid.visualRect(grid.model().index(place, 0)).center()


def current(grid: GridView) -> int:
    return grid.currentIndex().row()


def test_every_cell_is_found_where_it_stands(large: Gallery) -> None:
    grid = large.grid
    for place in (0, 1, 5, 4999, 250_000, 499_999):
        grid.scrollTo(grid.model().index(place, 0))
        assert grid.viewport().rect().contains(middle(grid, place))
        assert grid.indexAt(middle(grid, place)).row() == place
    assert not grid.indexAt(QPoint(1, 1)).isValid()
    bar = grid.verticalScrollBar()
    assert bar.value() == bar.maximum()


def test_arrows_go_along_and_down(large: Gallery) -> None:
    grid = large.grid
    QTest.mouseClick(grid.viewport(), LEFT, NONE, middle(grid, 0))
    steps = (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, 5),
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_End, 499_999),
        (Qt.Key.Key_Down, 499_999),
        (Qt.Key.Key_Up, 499_995),
        (Qt.Key.Key_Home, 0),
    )
    for key, expected in steps:
        QTest.keyClick(grid, key)
        assert current(grid) == expected
        assert grid.viewport().rect().intersects(grid.visualRect(grid.currentIndex()))
    QTest.keyClick(grid, Qt.Key.Key_PageDown)
    assert current(grid) % 4 == 0
    assert current(grid) > 0


def test_cells_are_chosen_one_by_one_and_in_a_row(large: Gallery) -> None:
    grid = large.grid
    port = grid.viewport()
    QTest.mouseClick(port, LEFT, NONE, middle(grid, 1))
    assert grid.choosing.chosen() == (2,)
    QTest.mouseClick(port, LEFT, CTRL, middle(grid, 5))
    assert grid.choosing.chosen() == (2, 6)
    QTest.mouseClick(port, LEFT, NONE, middle(grid, 6))
    QTest.mouseClick(port, LEFT, SHIFT, middle(grid, 1))
    assert grid.choosing.chosen() == (2, 3, 4, 5, 6, 7)
    grid.selectAll()
    assert len(grid.choosing.chosen()) == 500_000


def test_diagrams_are_sized_and_what_was_seen_stays(large: Gallery) -> None:
    grid = large.grid
    grid.scrollTo(grid.model().index(300_000, 0), GridView.ScrollHint.PositionAtCenter)
    first = grid.indexAt(QPoint(40, 40)).row()
    assert large.side == AT_FIRST
    turn = QWheelEvent(
        QPointF(40, 40),
        grid.viewport().mapToGlobal(QPointF(40, 40)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        CTRL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(grid.viewport(), turn)
    assert large.side > AT_FIRST
    large.set_side(SMALLEST)
    assert grid.across > 4
    assert abs(grid.indexAt(QPoint(40, 40)).row() - first) <= 3 * grid.across
    large.set_side(10_000)
    assert large.side == LARGEST
    large.resize(240, 500)
    QApplication.processEvents()
    assert grid.across == 1


def test_only_pages_that_are_seen_are_asked_for(large: Gallery) -> None:
    wanted: list[tuple[int, ...]] = []
    large.records.rows_wanted.connect(wanted.append)
    large.records.give_up()
    bar = large.grid.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    large.grid.viewport().repaint()
    assert len(wanted) == 1
    assert 200_000 < wanted[0][0] < 300_000


def test_table_and_gallery_share_what_is_chosen(studio: Studio) -> None:
    window = studio.window
    window.resize(1440, 900)
    studio.trigger("show-library")
    studio.until(lambda: window.library.records.row_at(2) is not None)
    ids = studio.record_ids()
    window.library.table.choosing.choose(ids[1])
    window.library.show_as(Showing.GALLERY)
    grid = window.shelves.parts.gallery.grid
    studio.until(grid.isVisible)
    assert grid.choosing.chosen() == (ids[1],)
    QTest.mouseClick(grid.viewport(), LEFT, NONE, middle(grid, 2))
    assert window.library.table.selected_records() == (ids[2],)
    QTest.mouseDClick(grid.viewport(), LEFT, NONE, middle(grid, 2))
    studio.until(lambda: window.workbench.document.place.record_id == ids[2])


def test_cells_show_diagrams_in_light_and_dark(studio: Studio) -> None:
    window = studio.window
    window.resize(1440, 900)
    studio.trigger("show-library")
    studio.until(lambda: window.library.records.row_at(2) is not None)
    window.library.show_as(Showing.GALLERY)
    grid = window.shelves.parts.gallery.grid
    studio.until(grid.isVisible)
    seen = set()
    for theme in ("light", "dark"):
        window.preferring.prefer(theme=theme)
        image = grid.viewport().grab().toImage()
        cell = grid.visualRect(grid.model().index(0, 0))
        inside = image.copy(cell)
        colours = {
            inside.pixel(x, y)
            for x in range(0, inside.width(), 3)
            for y in range(0, inside.height(), 3)
        }
        assert len(colours) > 12  # squares, men and words
        seen.add(image.pixel(2, 2))
    assert len(seen) == 2
