# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything in the theme composer's window is reached by Tab, and has a name."""

from __future__ import annotations

from accessible import nameless, spoken, unreached, walk
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from studio import Studio


def test_the_window_is_reached_and_spoken(studio: Studio) -> None:
    studio.trigger("compose-theme")
    window = studio.window.shelves.theming.window
    assert window is not None
    window.activateWindow()
    studio.until(window.isActiveWindow)
    first = next(
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and widget.isEnabled()
    )
    stops = walk(window, first)
    assert not unreached(window, stops)
    assert not [type(stop).__name__ for stop in stops if not spoken(stop)]
    assert not nameless(window)
