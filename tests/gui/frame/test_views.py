# SPDX-License-Identifier: GPL-3.0-or-later
"""The library takes the window and gives it back; nothing on the board changes unseen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import SOUND, Studio, problem

from composer.problem.fen import parse_fen


def shown(studio: Studio) -> bool:
    library = studio.window.library
    return library.isVisible() and not studio.window.board.isVisible()


def test_ctrl_l_goes_to_the_library_and_back(studio: Studio) -> None:
    studio.trigger("show-library")
    studio.until(lambda: shown(studio))
    assert studio.window.library.filter.hasFocus()
    assert studio.window.windowTitle().startswith("Library")
    assert studio.window.actions_by_name["show-library"].isChecked()
    studio.trigger("show-library")
    studio.until(studio.window.board.isVisible)
    assert not studio.window.library.isVisible()
    assert studio.window.board.hasFocus()
    assert not studio.window.actions_by_name["show-library"].isChecked()


def test_escape_goes_back(studio: Studio) -> None:
    studio.trigger("show-library")
    studio.until(lambda: shown(studio))
    QTest.keyClick(studio.window.library.filter, Qt.Key.Key_Escape)
    studio.until(studio.window.board.isVisible)
    assert studio.window.board.hasFocus()


def test_what_is_opened_is_seen_on_the_board(studio: Studio) -> None:
    studio.trigger("show-library")
    studio.until(lambda: shown(studio))
    table = studio.window.library.table
    table.setFocus()
    table.selectRow(2)
    QTest.keyClick(table, Qt.Key.Key_Return)
    studio.until(lambda: studio.window.workbench.document.problem.position == parse_fen(SOUND))
    assert studio.window.board.isVisible()
    assert not studio.window.lay.views.is_library


def test_unsaved_work_keeps_the_library_open(studio: Studio) -> None:
    studio.lay(problem(SOUND, "#2", "Unsaved"))
    studio.trigger("show-library")
    studio.until(lambda: shown(studio))
    studio.window.desk.open_record(studio.record_ids()[0])  # the user cancels
    studio.until(lambda: bool(studio.prompts.asked))
    assert shown(studio)
    assert studio.window.workbench.document.problem == problem(SOUND, "#2", "Unsaved")


def test_the_board_does_not_change_unseen(studio: Studio) -> None:
    studio.lay(problem(SOUND))
    before = studio.window.workbench.document.problem
    studio.trigger("show-library")
    studio.until(lambda: shown(studio))
    for name in ("mirror", "rotate", "clear", "undo", "flip-last", "paste", "add-twin"):
        studio.trigger(name)
    assert studio.window.workbench.document.problem == before
    studio.trigger("show-library")
    studio.trigger("mirror")
    assert studio.window.workbench.document.problem != before


def test_docks_come_back_as_they_were(studio: Studio) -> None:
    window = studio.window
    studio.trigger("library-below")
    studio.trigger("show-details")
    studio.until(
        lambda: window.lay.docks.library.isVisible() and window.lay.docks.details.isVisible()
    )
    studio.trigger("show-library")
    studio.until(lambda: shown(studio))
    assert not window.lay.docks.library.isVisible()
    assert not window.lay.docks.details.isVisible()
    studio.trigger("show-library")
    studio.until(
        lambda: window.lay.docks.library.isVisible() and window.lay.docks.details.isVisible()
    )
    assert window.library.isVisible()
    assert window.lay.docks.library.widget() is window.library


def test_a_search_goes_along(studio: Studio) -> None:
    studio.trigger("library-below")
    studio.window.library.set_query("zeller")
    studio.until(lambda: len(studio.record_ids()) == 1)
    studio.window.library.table.selectRow(0)
    studio.trigger("show-library")
    studio.until(lambda: shown(studio))
    assert studio.window.library.query == "zeller"
    assert studio.window.library.table.selected_records() == tuple(studio.record_ids())


def test_find_uses_the_library_where_it_lies(studio: Studio) -> None:
    studio.trigger("library-below")
    studio.until(studio.window.lay.docks.library.isVisible)
    studio.trigger("find")
    assert studio.window.library.filter.hasFocus()
    assert studio.window.board.isVisible()
