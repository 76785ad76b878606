# SPDX-License-Identifier: GPL-3.0-or-later
"""The library's page when its library is large: nothing goes through all its problems."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FrameType

import pytest
from PySide6.QtWidgets import QApplication
from studio import Studio

from composer.gui.collection.model import RecordsModel
from composer.gui.collection.sidebar import Sidebar
from composer.gui.look.appearance import Appearance

MANY = 497_500


@pytest.fixture
def large(studio: Studio) -> Iterator[list[int]]:
    """The times that Qt asks how many records there are, while half a million are shown."""
    studio.window.resize(1440, 900)
    studio.trigger("show-library")
    studio.until(lambda: studio.window.library.found is not None)
    studio.window.library.records.show_ids(range(MANY))
    calls: list[int] = []
    asked = RecordsModel.rowCount.__code__

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is asked:
            calls.append(1)

    sys.setprofile(watch)
    yield calls
    sys.setprofile(None)


def test_the_window_changes_and_nothing_goes_through_all(studio: Studio, large: list[int]) -> None:
    window = studio.window
    for change in (
        window.lay.views.show_studio,
        window.lay.views.show_library,
        lambda: window.resize(1000, 700),
    ):
        change()
        QApplication.processEvents()
    assert 0 < len(large) < 2000


@pytest.mark.parametrize("total", [3, MANY])
def test_the_column_of_places_is_wide_enough(qtbot, total: int) -> None:
    made = Sidebar(Appearance())
    qtbot.addWidget(made)
    made.foot.show_progress("Es werden die Urteile gefunden", total - 1, total, 1900.0)
    assert made.minimumSizeHint().width() <= 222
