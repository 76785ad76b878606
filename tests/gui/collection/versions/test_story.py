# SPDX-License-Identifier: GPL-3.0-or-later
"""Going to saved versions and back again: one undo step, no work lost, no needless question."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidgetItem, QMenu, QWidget
from studio import BLOCK, LEFT, NONE, SOUND, THREATS, Studio, problem

from composer.gui.collection.versions.story import same_but_for_position
from composer.gui.collection.versions.stripdelegate import FACE_ROLE
from composer.gui.user.prompts import Unsaved
from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.remembered import Remembered
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.solver.solution import Verdict

UNSOUND = "4k3/8/3K4/8/8/8/8/8 w - - 0 1"


def click(studio: Studio, row: int) -> None:
    """Click a version in the strip."""
    strip = studio.window.study.versions._list
    QTest.mouseClick(strip.viewport(), LEFT, NONE, strip.visualItemRect(strip.item(row)).center())


def choose(studio: Studio, row: int, words: str) -> bool:
    """Choose an entry of the menu of a version in the strip; tell whether it could be chosen."""
    strip = studio.window.study.versions
    point = strip._list.visualItemRect(strip._list.item(row)).center()
    strip._list.customContextMenuRequested.emit(point)
    menu = strip.findChildren(QMenu)[-1]
    entry = next(action for action in menu.actions() if action.text() == words)
    could = entry.isEnabled()
    entry.trigger()
    menu.close()
    return could


def versions(studio: Studio) -> int:
    return studio.window.study.versions._list.count()


def items(studio: Studio) -> list[QListWidgetItem]:
    return [studio.window.study.versions._list.item(row) for row in range(versions(studio))]


@pytest.fixture
def two(studio: Studio) -> Studio:
    """A studio on a problem with two saved versions, the second on the board."""
    studio.window.resize(1440, 900)
    studio.lay(problem(SOUND, "#2", "Anne"))
    studio.save()
    studio.lay(problem(BLOCK, "#2", "Anne"))
    first = studio.window.workbench.document.place.version_id
    studio.trigger("save-version")
    studio.until(lambda: studio.window.workbench.document.place.version_id not in (first, None))
    studio.until(lambda: versions(studio) == 2)
    return studio


def test_a_saved_version_comes_in_one_step_and_goes_in_one(two: Studio) -> None:
    workbench, before = two.window.workbench, two.window.workbench.document.place
    steps = workbench.document.history.count()
    click(two, 0)
    assert workbench.document.problem.position == parse_fen(SOUND)
    assert workbench.document.place.version_id < before.version_id
    assert workbench.document.is_clean
    assert workbench.document.history.count() == steps + 1
    assert workbench.document.history.undoText() == "Back to version 1"
    two.trigger("undo")
    assert (workbench.document.problem.position, workbench.document.place) == (
        parse_fen(BLOCK),
        before,
    )
    assert workbench.document.is_clean
    two.trigger("undo")  # the history before it is there still
    assert workbench.document.problem.position == parse_fen(SOUND)
    assert two.prompts.asked == []


def test_work_on_an_older_version_becomes_a_new_one(two: Studio) -> None:
    workbench, newest = two.window.workbench, two.window.workbench.document.place
    click(two, 0)
    two.lay(problem(THREATS, "#2", "Anne"))
    two.save()
    assert workbench.document.place.version_id not in (None, newest.version_id)
    two.until(lambda: versions(two) == 3)
    with Library.open(two.folder / "l.chesslib", read_only=True) as library:
        assert load(library, newest.record_id).problem.position == parse_fen(THREATS)
    click(two, 1)
    assert workbench.document.problem.position == parse_fen(BLOCK)
    assert workbench.document.place == newest


def test_a_version_gone_back_to_while_another_is_saved_writes_nothing_over_it(two: Studio) -> None:
    workbench, librarian, newest = (
        two.window.workbench,
        two.window.librarian,
        two.window.workbench.document.place,
    )
    click(two, 0)
    first = workbench.document.place
    two.trigger("undo")
    two.lay(problem(THREATS, "#2", "Anne"))
    go_on = Event()
    librarian.read(lambda _: go_on.wait(60), lambda _: None)  # the library is slow
    two.trigger("save")
    two.prompts.answer = Unsaved.DISCARD
    two.window.study.versions._again.stop()  # it was no double click
    click(two, 0)
    assert workbench.document.place == first
    go_on.set()
    settle(two)
    assert (workbench.document.place, workbench.document.is_clean) == (first, True)
    two.lay(problem(SOUND, "#3", "Anne"))
    two.save()
    two.until(lambda: versions(two) == 3)
    with Library.open(two.folder / "l.chesslib", read_only=True) as library:
        kept = {
            version.version_id: version.problem for version in versions_of(library, first.record_id)
        }
    assert kept[newest.version_id] == problem(THREATS, "#2", "Anne")
    assert kept[first.version_id] == problem(SOUND, "#2", "Anne")
    assert kept[workbench.document.place.version_id] == problem(SOUND, "#3", "Anne")


def settle(studio: Studio) -> None:
    """Wait until the librarian has done all that was asked."""
    done: list[bool] = []
    studio.window.librarian.read(lambda _: True, done.append)
    studio.until(lambda: done)


def test_a_version_gone_back_to_by_saving_over_it_is_kept_no_longer(two: Studio) -> None:
    workbench, place = two.window.workbench, two.window.workbench.document.place
    two.lay(problem(THREATS, "#2", "Anne"))
    two.prompts.answer = Unsaved.SAVE
    click(two, 1)
    two.until(lambda: workbench.document.problem == problem(BLOCK, "#2", "Anne"))
    settle(two)
    assert (workbench.document.place, workbench.document.saved) == (
        place,
        problem(THREATS, "#2", "Anne"),
    )
    assert not workbench.document.is_clean
    two.trigger("undo")
    assert workbench.document.is_clean


def test_the_user_is_asked_about_work_that_nothing_keeps(two: Studio) -> None:
    workbench = two.window.workbench
    two.lay(problem(UNSOUND, "#2", "Anne"))
    assert two.answered() is Verdict.NO_SOLUTION
    two.prompts.answer = Unsaved.CANCEL
    click(two, 0)
    assert len(two.prompts.asked) == 1
    assert workbench.document.problem.position == parse_fen(UNSOUND)
    two.prompts.answer = Unsaved.DISCARD
    two.window.study.versions._again.stop()  # it was no double click
    click(two, 0)
    assert workbench.document.problem.position == parse_fen(SOUND)
    two.trigger("undo")  # given up, and had back all the same
    assert workbench.document.problem.position == parse_fen(UNSOUND)
    assert not workbench.document.is_clean


def test_nobody_is_asked_about_a_position_that_is_remembered(two: Studio) -> None:
    workbench, remembering = two.window.workbench, two.window.files.remembering
    two.lay(problem(THREATS, "#2", "Anne"))
    two.until(lambda: remembering.here is not None)
    two.until(lambda: versions(two) == 3)
    click(two, 0)
    assert workbench.document.problem.position == parse_fen(SOUND)
    assert two.prompts.asked == []
    click(two, 2)  # and the remembered one comes back
    assert workbench.document.problem.position == parse_fen(THREATS)
    assert workbench.document.history.undoText().startswith("Back to")


def test_a_name_that_nothing_keeps_is_asked_about(two: Studio) -> None:
    two.lay(problem(THREATS, "#2", "Anne", "Bob"))
    two.until(lambda: two.window.files.remembering.here is not None)
    two.until(lambda: versions(two) == 3)
    click(two, 0)
    assert len(two.prompts.asked) == 1


def test_a_saved_version_has_a_remark_of_its_own(two: Studio) -> None:
    two.prompts.given = "with the pawn"
    choose(two, 0, "Write a note …")
    two.until(lambda: items(two)[0].data(FACE_ROLE).is_noted)
    assert "with the pawn" in items(two)[0].toolTip()
    two.prompts.given = ""
    choose(two, 0, "Write a note …")
    two.until(lambda: not items(two)[0].data(FACE_ROLE).is_noted)
    assert two.prompts.asked == ["Note on the version: ", "Note on the version: with the pawn"]


def test_the_library_shows_the_version_that_is_wanted(two: Studio) -> None:
    record = two.window.workbench.document.place.record_id
    choose(two, 0, "Let the library show this version")

    def shown() -> Position:
        with Library.open(two.folder / "l.chesslib", read_only=True) as library:
            return load(library, record).problem.position

    two.until(lambda: shown() == parse_fen(SOUND))


def test_a_version_is_compared_with_the_one_on_the_board(two: Studio) -> None:
    assert choose(two, 0, "Compare with what is on the board")
    tree = two.window.shelves.version_window.tree
    assert tree is not None
    assert [each.problem.position for each in tree.chosen()] == [parse_fen(SOUND), parse_fen(BLOCK)]
    two.until(lambda: "was Sound: 1.Rf3!" in tree.compare.text)
    assert not choose(two, 1, "Compare with what is on the board")  # with itself
    two.lay(problem(UNSOUND, "#2", "Anne"))
    assert not choose(two, 0, "Compare with what is on the board")  # that is no version


def test_a_held_key_adds_no_version_to_those_chosen(two: Studio) -> None:
    two.trigger("show-versions")
    tree = two.window.shelves.version_window.tree
    assert tree is not None
    nobody = QWidget()
    try:
        QTest.keyPress(nobody, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
        for row in (0, 1):
            tree.choose((two.window.shelves.story.versions()[row].version_id,))
            assert len(tree.chosen()) == 1
    finally:
        QTest.keyRelease(nobody, Qt.Key.Key_Control)


def test_what_differs_in_more_than_the_position() -> None:
    first = problem(SOUND, "#2", "Anne")
    assert same_but_for_position(first, problem(BLOCK, "#3", "Anne"))
    assert not same_but_for_position(first, problem(SOUND, "#2"))
    assert first.credits != Credits()


def test_the_story_of_the_sitting_is_copied_and_saved(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembering = studio.window.files.remembering
    first, tried, last = (problem(fen) for fen in (BLOCK, THREATS, SOUND))
    remembering.take(
        (Remembered(1, first), Remembered(2, tried, 1), Remembered(3, last, 1, key_text="Qh5"))
    )
    studio.lay(last)
    assert choose(studio, 0, "Copy the main steps")
    text = QGuiApplication.clipboard().text()
    assert text.count(" w - - ") == 2
    path = tmp_path / "story.json"
    monkeypatch.setattr(studio.window.basis.prompts, "save_file", lambda *_: path)
    assert choose(studio, 0, "Save the story of the sitting …")
    told = json.loads(path.read_text("utf-8"))
    assert [step["number"] for step in told["steps"]] == [1, 2, 3]
    assert told["kept_no_longer"] == 0
