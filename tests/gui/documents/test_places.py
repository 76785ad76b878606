# SPDX-License-Identifier: GPL-3.0-or-later
"""Where tabs and window stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow, QWidget
from studio import BLOCK, problem

from composer.gui.documents.tabrow import TabRow
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.statusline import StatusLine
from composer.gui.frame.topbar import TopBar
from composer.gui.look.appearance import Appearance
from composer.gui.program.window import Whereabouts
from composer.gui.user.actions import Actions
from composer.gui.user.settings import Settings


class SystemBar(TopBar):
    """A menu bar that the system shows, outside the window."""

    def isNativeMenuBar(self) -> bool:  # noqa: N802 - Qt's name
        return True


def test_where_the_system_has_the_menu_bar_tabs_stand_at_the_foot(qtbot) -> None:
    look, workbench, window = Appearance(), Workbench(), QMainWindow()
    actions, tabs = Actions(window, look), TabRow(workbench, look)
    top = SystemBar(look, actions, tabs)
    status = StatusLine(actions["past-notices"], top.unplaced_tabs)
    for widget in (status, top, window):
        qtbot.addWidget(widget)
    status.resize(900, 24)
    status.show()
    high = status.height()
    assert not tabs.isVisible()
    workbench.open_beside(problem(BLOCK))
    workbench.open_beside(problem(BLOCK))
    assert tabs.isVisible()
    assert tabs.parentWidget() is status
    assert status.height() == high


def test_the_window_stands_where_it_was_without_a_clean_end(qtbot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    window = QWidget()
    qtbot.addWidget(window)
    kept = Whereabouts(window, settings)
    window.show()
    kept.watch()
    window.resize(613, 417)
    qtbot.waitUntil(lambda: not settings.layout("window").isEmpty())
    qtbot.waitUntil(lambda: not kept._timer.isActive())
    other = QWidget()  # as after a crash: nobody closed the first
    qtbot.addWidget(other)
    Whereabouts(other, Settings(tmp_path / "s.ini"))
    assert (other.width(), other.height()) == (613, 417)


@pytest.mark.parametrize("full", ["width", "height", "both", "maximized"])
def test_a_window_as_large_as_the_screen_comes_back_so(qtbot, tmp_path: Path, full: str) -> None:
    settings, window, other = Settings(tmp_path / "s.ini"), QWidget(), QWidget()
    for widget in (window, other):
        qtbot.addWidget(widget)
    room = window.screen().availableSize()
    window.resize(
        room.width() if full in ("width", "both") else 600,
        room.height() if full in ("height", "both") else 400,
    )
    wanted = window.size()
    window.showMaximized() if full == "maximized" else window.show()
    settings.keep_window("window", window)
    settings.flush()
    assert Settings(tmp_path / "s.ini").restore_window("window", other)
    assert other.isMaximized() == (full == "maximized")
    other.showNormal()
    assert other.size() == wanted
