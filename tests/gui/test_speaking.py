# SPDX-License-Identifier: GPL-3.0-or-later
"""Another language: another window takes the place of the first, and no work stays behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from studio import BLOCK, SOUND, FakePrompts, problem

from composer.gui.program.studio import Studio
from composer.gui.user.prompts import Unsaved
from composer.gui.user.settings import Settings

Open = Callable[[], Studio]


@pytest.fixture
def open_speaking(qtbot, qapp: QApplication, tmp_path: Path) -> Iterator[Open]:
    opened: list[Studio] = []

    def make() -> Studio:
        studio = Studio(
            qapp,
            Settings(tmp_path / "s.ini"),
            FakePrompts(Unsaved.DISCARD),
            tmp_path / "l.chesslib",
            tmp_path / "d",
        )
        studio.window.preferring.prefer(tour_seen=True)
        studio.show()
        opened.append(studio)
        return studio

    yield make
    for studio in opened:
        studio._tongue.speak("en")
        studio.window.close()
        studio.window.deleteLater()
        studio.deleteLater()


def test_the_session_goes_over_whole(qtbot, small_library: Path, open_speaking: Open) -> None:
    studio = open_speaking()
    first = studio.window
    qtbot.waitUntil(lambda: first.librarian.path is not None)
    first.desk.open_record(1)
    qtbot.waitUntil(lambda: first.workbench.document.place.record_id == 1)
    first.workbench.document.change(problem(BLOCK), "one")
    first.workbench.document.change(problem(SOUND), "two")
    first.workbench.document.history.undo()
    field = first.study.caption.findChildren(QLineEdit)[0]
    field.setFocus()
    QTest.keyClicks(field, "Written, not yet told")
    first.language_chosen.emit("it")
    second = studio.window
    assert second is not first
    qtbot.waitUntil(lambda: second.workbench.document.place.record_id == 1)
    assert second.workbench.document.problem.credits.authors == ("Written, not yet told",)
    assert not second.workbench.document.is_clean
    for _ in range(2):
        second.workbench.document.history.undo()
    assert second.workbench.document.is_clean
    assert studio.language == "it"


def test_work_comes_over_where_the_library_does_not_open(
    qtbot, small_library: Path, tmp_path: Path, open_speaking: Open
) -> None:
    studio = open_speaking()
    first = studio.window
    qtbot.waitUntil(lambda: first.librarian.path is not None)
    first.desk.open_record(1)
    qtbot.waitUntil(lambda: first.workbench.document.place.record_id == 1)
    first.workbench.document.change(problem(BLOCK), "one")
    small_library.write_text("gone bad in the meantime " * 99, "utf-8")
    first.language_chosen.emit("it")
    second = studio.window
    qtbot.waitUntil(lambda: second.workbench.document.problem == problem(BLOCK))
    assert second.workbench.document.place.record_id is None
    assert not second.workbench.document.is_clean
    qtbot.waitUntil(lambda: len(list((tmp_path / "d").glob("*.draft.json"))) == 1)
