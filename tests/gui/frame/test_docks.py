# SPDX-License-Identifier: GPL-3.0-or-later
"""Docks lie beside the analysis, take their room from it, and close with Escape."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from studio import Studio


@pytest.mark.parametrize("name", ["details", "edits"])
def test_a_dock_opens_beside_the_analysis_and_closes(studio: Studio, name: str) -> None:
    window, dock = studio.window, getattr(studio.window.lay.docks, name)
    window.resize(1440, 900)
    studio.until(lambda: window.width() == 1440)
    studio.trigger(f"show-{name}")
    studio.until(lambda: dock.isVisible() and dock.width() >= 180)
    assert window.width() == 1440
    assert studio.window.actions_by_name[f"show-{name}"].isChecked()
    studio.trigger(f"show-{name}")
    assert not dock.isVisible()
    assert not studio.window.actions_by_name[f"show-{name}"].isChecked()


@pytest.mark.parametrize("name", ["details", "edits"])
def test_escape_closes_a_dock_and_the_board_has_the_keyboard(studio: Studio, name: str) -> None:
    window, dock = studio.window, getattr(studio.window.lay.docks, name)
    studio.trigger(f"show-{name}")
    studio.until(dock.isVisible)
    studio.until(lambda: dock.isAncestorOf(window.focusWidget()))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    studio.until(lambda: not dock.isVisible())
    assert window.board.hasFocus()


def test_escape_closes_the_library_beside_the_board(studio: Studio) -> None:
    window = studio.window
    studio.trigger("library-below")
    studio.trigger("find")
    studio.until(lambda: window.library.filter.hasFocus())
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    studio.until(lambda: not window.lay.docks.library.isVisible())
    assert window.board.hasFocus()


@pytest.mark.parametrize("name", ["search", "compose-theme", "export"])
def test_escape_goes_back_from_a_window_of_its_own(studio: Studio, name: str) -> None:
    studio.trigger(name)
    shelves = studio.window.shelves
    opened = {
        "search": shelves.exploring,
        "compose-theme": shelves.theming,
        "export": shelves.publishing,
    }[name].window
    studio.until(opened.isVisible)
    QTest.keyClick(opened, Qt.Key.Key_Escape)
    studio.until(lambda: not opened.isVisible())
    studio.until(studio.window.board.hasFocus)


def test_a_dock_has_the_place_of_the_analysis_where_both_find_no_room(studio: Studio) -> None:
    window = studio.window
    window.resize(800, 600)
    studio.until(lambda: window.width() == 800)
    studio.trigger("show-details")
    studio.until(window.lay.docks.details.isVisible)
    studio.until(lambda: not window.lay.arrangement.side.shows_pane)
    studio.until(lambda: window.lay.docks.details.width() >= 280)
    studio.trigger("show-details")
    studio.until(lambda: window.lay.arrangement.side.shows_pane)


def test_the_cross_of_a_dock_closes_it(studio: Studio) -> None:
    window = studio.window
    studio.trigger("show-details")
    studio.until(window.lay.docks.details.isVisible)
    cross = window.lay.docks.details.titleBarWidget().findChild(QToolButton)
    assert cross.toolTip() == "Close (Escape)"
    cross.click()
    assert not window.lay.docks.details.isVisible()
    assert window.board.hasFocus()
    assert not window.actions_by_name["show-details"].isChecked()
