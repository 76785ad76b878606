# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio as a whole: another language without a restart, and the hints of the first start."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from studio import BLOCK, FakePrompts, problem

from composer.gui.program.firstminutes import Minute
from composer.gui.program.studio import Studio
from composer.gui.user.settings import Settings, is_library
from composer.gui.welcome.tour import Tour
from composer.library.changes.remembered import Remembered
from composer.problem.fen import parse_fen
from composer.rules.gamebooks import game_book_of


@pytest.fixture
def whole(
    qtbot: QtBot, qapp: QApplication, small_library: Path, tmp_path: Path
) -> Iterator[Studio]:
    """A studio with a window, English at first."""
    settings = Settings(tmp_path / "s.ini")
    studio = Studio(qapp, settings, FakePrompts(), small_library, tmp_path / "d")
    studio.window.preferring.prefer(language="en", tour_seen=True)
    studio.show()
    qtbot.waitUntil(lambda: studio.window.librarian.path is not None)
    yield studio
    studio.window.leave()()
    studio.window.deleteLater()
    studio._tongue.speak("en")
    studio.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize(("language", "word"), [("it", "Soluzione"), ("de", "Lösung")])
def test_another_language_keeps_work_and_history(
    whole: Studio, qtbot: QtBot, language: str, word: str
) -> None:
    old = whole.window
    old.workbench.document.open(problem(BLOCK))
    old.study.composing.acts()["mirror"]()
    mirrored = old.workbench.document.problem
    old.study.composing.acts()["rotate"]()
    old.workbench.document.history.undo()
    old.choose_language(language)
    qtbot.waitUntil(lambda: whole.window is not old and whole.language == language)
    new = whole.window
    qtbot.waitUntil(lambda: new.workbench.document.problem == mirrored)
    assert not new.workbench.document.is_clean
    assert new.workbench.document.history.canRedo()
    new.workbench.document.history.undo()
    assert new.workbench.document.problem.position == parse_fen(BLOCK)
    assert new.workbench.document.is_clean
    assert word in new.pane.solution._heading.text()


def test_unsaved_work_lies_on_the_disk_and_the_window_is_seen_while_it_is_made_again(
    whole: Studio, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = whole.window
    old.workbench.document.open(problem(BLOCK))
    old.study.composing.acts()["mirror"]()
    before: list[tuple[bool, list[str]]] = []
    making = Studio._open

    def kept() -> list[str]:
        found = []
        for path in (tmp_path / "d").glob("*.draft.json"):
            with suppress(FileNotFoundError):  # it was removed while we looked
                found.append(path.read_text("utf-8"))
        return found

    def opened(*given: object, **named: object) -> object:
        before.append((old.isVisible(), kept()))
        return making(*given, **named)

    monkeypatch.setattr(Studio, "_open", opened)
    old.choose_language("it")
    qtbot.waitUntil(lambda: whole.window is not old and whole.language == "it")
    [(seen, [draft])] = before
    assert seen  # until the other window is there
    assert not old.isVisible()
    position = json.loads(draft)["problem"]["fen"]
    qtbot.waitUntil(lambda: not whole.window.workbench.document.is_clean)
    qtbot.waitUntil(lambda: len(kept()) == 1 and kept() != [draft])
    assert json.loads(kept()[0])["problem"]["fen"] == position


def test_no_window_of_the_studio_before_is_left(
    whole: Studio, qtbot: QtBot, qapp: QApplication
) -> None:
    old = whole.window
    opening = ("export", "search", "manual", "past-notices", "telephone", "show-people")
    for name in (*opening, "compose-theme"):
        old.actions_by_name[name].trigger()
    beside = [one for one in qapp.topLevelWidgets() if one.isVisible() and one is not old]
    titles = {one.windowTitle() for one in beside}
    assert len(titles) == 7
    old.choose_language("it")
    qtbot.waitUntil(lambda: whole.window is not old and whole.language == "it")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not titles & {one.windowTitle() for one in qapp.topLevelWidgets()}


def test_games_go_over_with_their_history(whole: Studio, qtbot: QtBot) -> None:
    old = whole.window
    old.files.games.new_game(game_book_of("tablut"))
    empty = old.workbench.document.problem
    old.actions_by_name["game-array"].trigger()
    array = old.workbench.document.problem
    assert array != empty
    remembering = old.files.remembering
    remembering.take((Remembered(1, array),))
    old.choose_language("it")
    qtbot.waitUntil(lambda: whole.window is not old and whole.language == "it")
    new = whole.window
    qtbot.waitUntil(lambda: new.workbench.document.problem == array)
    assert [entry.problem for entry in new.files.remembering.memory] == [array]
    assert new.study.versions._list.count() == 1
    new.workbench.document.history.undo()
    assert new.workbench.document.problem == empty


def test_the_tour_goes_through_six_hints_and_is_seen_once(whole: Studio) -> None:
    minutes = whole.window.first_minutes
    whole.window.preferring.prefer(tour_seen=False)
    tour = minutes.show_tour()
    titles = []
    for place in range(6):
        titles.append(tour.hint.title)
        assert tour.isVisible()
        assert whole.window.rect().contains(tour.geometry())
        assert minutes.tiles is not None
        assert [tile.is_shown for tile in minutes.tiles.tiles].index(True) == place
        QTest.keyClick(tour, Qt.Key.Key_Return)
    assert len(set(titles)) == 6
    assert minutes.tiles is None
    assert whole.window.preferring.now.tour_seen


def test_escape_ends_the_tour(whole: Studio) -> None:
    whole.window.preferring.prefer(tour_seen=False)
    tour = whole.window.first_minutes.show_tour()
    QTest.keyClick(tour, Qt.Key.Key_Escape)
    assert tour.isHidden()
    assert whole.window.preferring.now.tour_seen
    assert whole.window.board.hasFocus()


def test_the_tour_comes_again_from_the_menu_and_a_tile_shows_its_hint(whole: Studio) -> None:
    window = whole.window
    for _ in range(2):
        window.actions_by_name["tour"].trigger()
        assert window.first_minutes.shown == Minute(tiles=True, hint=0)
        assert window.first_minutes.tiles is not None
        window.first_minutes.tiles.tiles[3].click()
        assert window.first_minutes.shown.hint == 3
        QTest.keyClick(window.findChildren(Tour)[-1], Qt.Key.Key_Escape)
        assert window.first_minutes.shown == Minute()


def test_a_tile_puts_the_welcome_away(whole: Studio) -> None:
    minutes = whole.window.first_minutes
    minutes.show_welcome()
    assert minutes.tiles is not None
    minutes.tiles.tiles[3].click()
    assert minutes.shown == Minute(tiles=True, hint=3)


def test_another_size_of_letters_keeps_the_work_and_the_window_of_settings(
    whole: Studio, qtbot: QtBot, qapp: QApplication
) -> None:
    before, usual = whole.window, qapp.font().pointSizeF()
    before.workbench.document.open(problem(BLOCK))
    settings = before.choosing.show("font_percent")
    settings.rows["font_percent"].chosen.emit("font_percent", 150)
    qtbot.waitUntil(lambda: whole.window is not before)
    after = whole.window
    qtbot.waitUntil(lambda: after.workbench.document.problem == problem(BLOCK))
    assert qapp.font().pointSizeF() == pytest.approx(usual * 1.5)
    assert after.choosing.window is not None
    assert after.choosing.window.isVisible()
    after.preferring.prefer(font_percent=100)
    qtbot.waitUntil(lambda: whole.window is not after)
    assert qapp.font().pointSizeF() == pytest.approx(usual)
    qtbot.waitUntil(lambda: whole.window.workbench.document.problem == problem(BLOCK))


def test_a_file_given_at_the_start_comes_on_the_board(
    whole: Studio, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "given.fen"
    path.write_text(BLOCK + "\n", "utf-8")
    whole.open_files([path])
    qtbot.waitUntil(lambda: len(whole.window.workbench.document.problem.position) > 0)
    assert whole.window.workbench.document.problem.position == parse_fen(BLOCK)
    assert not whole.window.workbench.document.is_clean  # it is in no library yet


def test_a_library_given_at_the_start_is_told_by_its_ending() -> None:
    assert is_library(Path("mine.CHESSLIB"))
    assert not is_library(Path("mine.olv"))
