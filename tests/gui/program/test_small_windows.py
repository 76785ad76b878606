# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows as small as 640x480 and 683x360: all that matters lies inside, in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from room import clipped, hidden_tabs
from studio import BLOCK, NO_KING, NO_SOLUTION, SOUND, FakePrompts, problem

from composer.gui.collection.columns import Column
from composer.gui.program.studio import Studio
from composer.gui.program.window import StudioWindow
from composer.gui.user.settings import Preferences, Settings
from composer.solver.solution import Verdict

SIZES = ((640, 480), (640, 360), (800, 560), (1024, 700))
LANGUAGES = ("en", "de", "it", "fr", "es", "ru")
LEAST_SQUARE = {480: 30, 360: 24, 560: 40, 700: 50}  # by the height
LEAST_AUTHORS = 150
COOKED = "4k3/8/3K4/8/8/8/8/QQQR4 w - - 0 1"
Open = Callable[[str], StudioWindow]


@pytest.fixture
def open_in(
    qtbot: QtBot, qapp: QApplication, small_library: Path, tmp_path: Path
) -> Iterator[Open]:
    """Open a studio in a language."""
    opened: list[Studio] = []

    def open_(language: str) -> StudioWindow:
        settings = Settings(tmp_path / f"{language}.ini")
        settings.keep_preferences(Preferences(language=language, tour_seen=True))
        studio = Studio(qapp, settings, FakePrompts(), small_library, tmp_path / "d")
        opened.append(studio)
        studio.window.show()
        qtbot.waitUntil(lambda: studio.window.librarian.path is not None)
        return studio.window

    yield open_
    for studio in opened:
        studio._tongue.speak("en")
        studio.window.leave()
        studio.window.deleteLater()
        studio.window.deleteLater()
        studio.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def outside(window: StudioWindow) -> list[str]:
    """Return the names of the parts that are not seen whole."""
    title = window.pane.verdict.findChild(QLabel, "verdictTitle")
    assert isinstance(title, QLabel)
    field = window.bar.stipulation
    parts: dict[str, QWidget] = {
        "headline": title,
        "stipulation": field,
        "board": window.board,
        "foot": window.lay.dock_bar,
        "status": window.basis.status,
    }
    found = [name for name, part in parts.items() if not _is_whole(part)]
    words = field.fontMetrics().horizontalAdvance(field.text())
    return found + (["words of the stipulation"] if words > field.width() else [])


def _is_whole(part: QWidget) -> bool:
    """Return whether a part is seen, and lies within all that it lies in."""
    holder = part.parentWidget()
    while part.isVisible() and holder is not None:
        place = part.rect().translated(part.mapTo(holder, part.rect().topLeft()))
        if not holder.rect().contains(place):
            return False
        holder = None if holder.isWindow() else holder.parentWidget()
    return part.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(open_in: Open, qtbot: QtBot, language: str) -> None:
    window = open_in(language)
    sign = window.pane.verdict
    told = [sign.sentence]

    def answered() -> bool:
        is_new = sign.sentence != told[-1] and not sign.is_faded
        return is_new and sign.verdict not in (None, Verdict.UNDECIDED)

    for fen in (SOUND, NO_SOLUTION, NO_KING, COOKED, BLOCK):
        window.workbench.document.open(problem(fen, "#2", "Anne Aubry and Max Müller"))
        qtbot.waitUntil(answered)
        told.append(sign.sentence)
        for size in SIZES:
            window.resize(*size)

            def whole(size: tuple[int, int] = size) -> None:
                assert (window.width(), window.height()) == size
                assert not outside(window)
                assert not list(clipped(window))
                assert not list(hidden_tabs(window))
                assert window.board.drawing.geometry.square >= LEAST_SQUARE[size[1]]
                bar = window.menuBar()
                last = bar.actionGeometry(bar.actions()[-1])
                assert 0 < last.right() < window.basis.top.finder.geometry().left()

            qtbot.waitUntil(whole)


def test_no_dock_covers_the_verdict(open_in: Open, qtbot: QtBot) -> None:
    window = open_in("de")
    window.workbench.document.open(problem(COOKED, "#2", "Anne Aubry"))
    qtbot.waitUntil(lambda: window.pane.verdict.verdict is Verdict.COOKED)
    for name in ("details", "edits", "library"):
        action = window.actions_by_name["library-below" if name == "library" else f"show-{name}"]
        action.trigger()
        for size in SIZES:
            window.resize(*size)

            def whole(name: str = name, size: tuple[int, int] = size) -> None:
                assert (window.width(), window.height()) == size
                assert getattr(window.lay.docks, name).isVisible()
                assert not outside(window), name

            qtbot.waitUntil(whole)
        action.trigger()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_library_names_the_authors(open_in: Open, qtbot: QtBot, language: str) -> None:
    window = open_in(language)
    window.resize(*SIZES[0])
    window.actions_by_name["show-library"].trigger()
    header = window.library.table.horizontalHeader()
    for size in (*SIZES, SIZES[0]):
        window.resize(*size)

        def readable(wide: int = size[0]) -> None:
            assert window.width() == wide
            assert header.isVisible()
            assert header.sectionSize(Column.CREDITS) >= LEAST_AUTHORS
            scrolls = window.library.table.horizontalScrollBar().maximum() > 0
            assert scrolls == (header.length() > header.viewport().width())

        qtbot.waitUntil(readable)
