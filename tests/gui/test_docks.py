# SPDX-License-Identifier: GPL-3.0-or-later
"""Docks have room: a window that is too narrow grows, as far as its screen goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from studio import Studio

from composer.gui.docks import with_room_for

SCREEN = QRect(0, 0, 1440, 900)


@pytest.mark.parametrize(
    ("inner", "expected"),
    [
        (QRect(100, 50, 1200, 700), QRect(100, 50, 1200, 700)),  # wide enough
        (QRect(100, 50, 800, 560), QRect(100, 50, 1000, 560)),
        (QRect(600, 50, 800, 560), QRect(440, 50, 1000, 560)),  # the screen ends
        (QRect(1500, 50, 1000, 560), QRect(1500, 50, 1000, 560)),  # on another screen, wide enough
    ],
)
def test_a_narrow_window_grows_and_stays_on_its_screen(inner: QRect, expected: QRect) -> None:
    assert with_room_for(1000, inner, SCREEN) == expected


def test_no_window_grows_beyond_its_screen_or_shrinks() -> None:
    assert with_room_for(2000, QRect(10, 0, 900, 600), SCREEN) == QRect(0, 0, 1440, 600)
    assert with_room_for(2000, QRect(0, 0, 1600, 600), SCREEN) == QRect(0, 0, 1600, 600)


@pytest.mark.parametrize("name", ["details", "history"])
def test_a_dock_opens_beside_the_analysis_and_closes(studio: Studio, name: str) -> None:
    window, dock = studio.window, getattr(studio.window.docks, name)
    window.resize(1440, 900)
    studio.until(lambda: window.width() == 1440)
    studio.trigger(f"show-{name}")
    studio.until(lambda: dock.isVisible() and dock.width() >= 180)
    assert window.width() == 1440
    assert studio.window.actions_by_name[f"show-{name}"].isChecked()
    studio.trigger(f"show-{name}")
    assert not dock.isVisible()
    assert not studio.window.actions_by_name[f"show-{name}"].isChecked()
