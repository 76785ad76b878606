# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters of 125 to 300 %: the window stays usable, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from room import clipped, hidden_tabs
from studio import BLOCK, FakePrompts, problem

from composer.gui.program.studio import Studio
from composer.gui.program.window import StudioWindow
from composer.gui.user.settings import Preferences, Settings

Large = Callable[[int, tuple[int, int]], Studio]


@pytest.fixture
def large(qtbot: QtBot, qapp: QApplication, small_library: Path, tmp_path: Path) -> Iterator[Large]:
    """Open a studio with letters of some percent, in a window of some size."""
    opened: list[Studio] = []

    def open_(percent: int, size: tuple[int, int]) -> Studio:
        settings = Settings(tmp_path / "s.ini")
        settings.keep_preferences(Preferences(language="en", tour_seen=True, font_percent=percent))
        studio = Studio(qapp, settings, FakePrompts(), small_library, tmp_path / "d")
        opened.append(studio)
        window = studio.window
        window.show()
        window.resize(*size)
        qtbot.waitUntil(lambda: window.librarian.path is not None)
        window.workbench.document.open(problem(BLOCK))
        qtbot.waitUntil(lambda: "Qe4" in window.pane.verdict.sentence)
        return studio

    yield open_
    for studio in opened:
        studio.window.leave()
        studio.window.deleteLater()
        studio.window.deleteLater()
        studio._letter_size.enlarge(100)
        studio.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def inside(window: QWidget, part: QWidget) -> bool:
    """Return whether a part lies within its window."""
    return window.rect().contains(part.rect().translated(part.mapTo(window, part.rect().topLeft())))


@pytest.mark.parametrize("percent", [125, 150, 200, 250, 300])
def test_the_studio(large: Large, qtbot: QtBot, percent: int) -> None:
    window = large(percent, (1024, 700)).window
    _lies_inside(window, qtbot, (1024, 700))
    window.resize(1440, 900)
    _lies_inside(window, qtbot, (1440, 900))


def _lies_inside(window: StudioWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    def whole() -> None:
        assert (window.width(), window.height()) == size
        assert not list(clipped(window))
        assert not list(hidden_tabs(window))
        if caption.height():  # what is laid out again asks others to be
            assert board.geometry().bottom() <= caption.geometry().top()

    board, caption = window.board, window.study.caption_place
    qtbot.waitUntil(whole)
    for part in (
        window.bar,
        window.board,
        window.pane.verdict,
        window.lay.dock_bar,
        window.basis.status,
    ):
        assert inside(window, part), type(part).__name__
    assert window.board.drawing.geometry.square >= 20
    bar = window.menuBar()
    last = bar.actionGeometry(bar.actions()[-1])
    assert last.right() < window.basis.top.finder.geometry().left()


def test_the_welcome_and_the_settings_at_200(large: Large, qtbot: QtBot) -> None:
    window = large(200, (1024, 700)).window
    window.first_minutes.show_welcome()
    card = window.first_minutes.card
    assert card is not None
    assert window.rect().contains(card.geometry().adjusted(14, 14, -14, -14))
    settings = window.choosing.show()
    qtbot.waitUntil(lambda: not list(clipped(settings)))
    settings.close()
