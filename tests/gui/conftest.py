# SPDX-License-Identifier: GPL-3.0-or-later
"""Studios that end with their test, and a library small enough to be made for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from kept import KeptStudio, copy_of
from leaks import FAILED, nothing_left
from patience import PatientBot
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from studio import BLOCK, SOUND, THREATS, Studio, problem

from composer.gui.look import icons
from composer.gui.look.appearance import Appearance
from composer.gui.threads import classifier as classifying
from composer.gui.threads import integrity
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem

OUTSIDE = QPoint(-100, -100)


@pytest.fixture(scope="session", autouse=True)
def _icons_are_drawn_once() -> Iterator[None]:
    """Keep the drawn icons from one studio to the next: they took half the time of each."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(icons, "drawn", cache(icons.drawn))
        yield


@pytest.fixture(autouse=True)
def quiet_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is analysed in the background by itself: it would start processes everywhere."""
    monkeypatch.setattr(classifying, "SETTLED", 1 << 30)


@pytest.fixture(autouse=True)
def rested_hands(qapp: QApplication) -> None:
    """Begin with no key and no button held, and the pointer outside every window.

    Qt keeps the modifiers of the last event that was sent to it. A test that ended with Ctrl+Z
    would leave Ctrl held for the next, in which every row that is chosen without an event of its
    own would be added to those chosen before. A button stays held where what was pressed goes
    before the release; then nothing that the pointer comes to is told of it. And a pointer that
    is moved to where it happens to be already tells nobody.
    """
    if qapp.mouseButtons() != Qt.MouseButton.NoButton:
        QTest.mouseRelease(QWidget(), qapp.mouseButtons(), Qt.KeyboardModifier.NoModifier)
    if qapp.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        nobody = QWidget()
        QTest.keyRelease(nobody, Qt.Key.Key_Control, Qt.KeyboardModifier.NoModifier)
    QCursor.setPos(OUTSIDE)
    qapp.processEvents()
    assert qapp.keyboardModifiers() == Qt.KeyboardModifier.NoModifier
    assert qapp.mouseButtons() == Qt.MouseButton.NoButton
    assert QCursor.pos() == OUTSIDE


@pytest.fixture
def appearance(qapp: QApplication) -> Appearance:
    """How what a test makes looks: in the light theme, until the test changes it."""
    return Appearance()


@pytest.fixture(scope="session")
def _three_problems(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("libraries") / "three.chesslib"
    with Library.create(path) as library:
        for fen, author in ((SOUND, "Aubry, Anne"), (BLOCK, "Müller, Max"), (THREATS, "Zeller")):
            add_problem(library, problem(fen, "#2", author))
    return path


@pytest.fixture
def small_library(_three_problems: Path, tmp_path: Path) -> Path:
    """A library of three problems; Zeller's was saved last."""
    return copy_of(_three_problems, tmp_path)


@pytest.fixture
def open_studio(
    qtbot: QtBot, tmp_path: Path, _kept_studio: KeptStudio
) -> Iterator[Callable[[], Studio]]:
    """Open a studio, or several on one library; all are closed at the end."""
    _kept_studio.drop()  # it would take the keyboard
    opened: list[Studio] = []

    def make() -> Studio:
        opened.append(Studio(qtbot, tmp_path))
        return opened[-1]

    yield make
    for studio in opened:
        studio.close()


@pytest.fixture(scope="module")
def _kept_studio(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    _three_problems: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[KeptStudio]:
    folder = tmp_path_factory.mktemp("kept")
    with nothing_left(), pytest.MonkeyPatch.context() as patch:
        for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            patch.setenv(name, str(folder))
        for room in (classifying, integrity):
            patch.setattr(room, "SETTLED", 1 << 30)
        kept = KeptStudio(PatientBot(request), copy_of(_three_problems, folder), folder)
        yield kept
        kept.drop()


@pytest.fixture
def studio(
    request: pytest.FixtureRequest, small_library: Path, _kept_studio: KeptStudio
) -> Iterator[Studio]:
    """A studio on the small library, ready to work with: one window for all tests of a module.

    It is as it was when it was new, but for what only a start makes: see `new_studio`.
    """
    yield _kept_studio.on(small_library)
    if request.node.stash.get(FAILED, False):
        _kept_studio.drop()
    else:
        _kept_studio.put_back()


@pytest.fixture
def new_studio(small_library: Path, open_studio: Callable[[], Studio]) -> Studio:
    """A studio on the small library, made for the test."""
    return open_studio().ready()
