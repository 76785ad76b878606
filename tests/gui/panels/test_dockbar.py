# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar at the foot, and the bar over the board where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from studio import LEFT, NONE, SOUND, Studio, problem


def sized(studio: Studio, wide: int, high: int) -> Studio:
    studio.window.resize(wide, high)
    studio.until(lambda: (studio.window.width(), studio.window.height()) == (wide, high))
    # What is shown or hidden at this width gets its place only now.
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    return studio


def words(studio: Studio) -> list[str]:
    buttons = studio.window.lay.dock_bar.findChildren(QToolButton)
    shown = sorted((button for button in buttons if button.isVisible()), key=lambda each: each.x())
    return [each.text().split()[0] for each in shown if each.text()]


def test_it_opens_the_versions_where_their_strip_has_no_room(studio: Studio) -> None:
    sized(studio, 1440, 950)
    assert words(studio) == ["Library", "Neighbours", "Search", "Edits"]
    sized(studio, 1280, 640)
    assert words(studio) == ["Library", "Neighbours", "Search", "Edits", "Versions"]
    studio.lay(problem(SOUND))
    studio.save()
    bar = studio.window.lay.dock_bar
    studio.until(lambda: bar.versions.text() == "Versions  1")
    QTest.mouseClick(bar.versions, LEFT, NONE, bar.versions.rect().center())
    assert studio.window.shelves.version_window.tree is not None
    assert studio.window.shelves.version_window.tree.isVisible()


def test_the_button_at_the_end_lays_the_library_below_and_takes_it_away(studio: Studio) -> None:
    end, dock = studio.window.lay.dock_bar._end, studio.window.lay.docks.library
    closed = end.icon().pixmap(16).toImage()
    QTest.mouseClick(end, LEFT, NONE, end.rect().center())
    studio.until(dock.isVisible)
    assert end.icon().pixmap(16).toImage() != closed
    QTest.mouseClick(end, LEFT, NONE, end.rect().center())
    studio.until(lambda: not dock.isVisible())
    assert end.icon().pixmap(16).toImage() == closed


@pytest.mark.parametrize(("wide", "whole"), [(2000, True), (800, False)])
def test_the_statement_is_folded_in_a_narrow_bar_only(
    studio: Studio, wide: int, whole: bool
) -> None:
    bar = sized(studio, wide, 700).window.bar
    assert bar.turn.isVisible()  # what can do nothing goes first
    assert bar.castling.isVisible() == whole
    assert bar.folded.isVisible() != whole
    buttons = bar.findChildren(QToolButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [button for button in buttons if button.isVisible()]
    assert all(each.geometry().right() < bar.width() for each in shown)
    assert all(each.width() >= min(each.sizeHint().width(), 30) for each in shown)


CASTLING = "4k3/8/8/8/8/8/3QP3/R3K2R w KQ - 0 1"


@pytest.mark.parametrize("wide", [800, 1000, 1280, 1440])
def test_castling_that_is_possible_is_never_folded(studio: Studio, wide: int) -> None:
    studio.lay(problem(CASTLING))
    bar = sized(studio, wide, 700).window.bar
    assert bar.castling.isVisible()
    assert "KQ" in bar.castling.text()
    studio.until(lambda: bar.castling.geometry().right() < bar.width())
    studio.until(lambda: bar.castling.width() >= bar.castling.sizeHint().width())
