# SPDX-License-Identifier: GPL-3.0-or-later
"""One field for actions and problems."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cases import every
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from studio import Studio

from composer.gamebook.shelf import page_of
from composer.gui.frame.commands import LISTED_ELSEWHERE, commands
from composer.gui.frame.finder import Finder, hits_of_games
from composer.gui.manual.gamebook import GameBookWindow
from composer.said.languages import CODES


def finder_of(studio: Studio) -> Finder:
    """Open the finder as its key does."""
    studio.window.actions_by_name["finder"].trigger()
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, Finder) and w.isVisible()]
    assert len(found) == 1
    return found[0]


def test_an_action_is_found_by_a_word_and_done_with_enter(studio: Studio) -> None:
    finder = finder_of(studio)
    QTest.keyClicks(finder.field, "flip bo")
    assert [hit.words for hit in finder.hits] == ["Flip the board"]
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    studio.bot.waitUntil(lambda: studio.window.board.is_flipped)


def test_a_problem_of_the_library_is_found_and_opened(studio: Studio) -> None:
    finder = finder_of(studio)
    QTest.keyClicks(finder.field, "muller")  # accents are folded
    studio.bot.waitUntil(lambda: len(finder.hits) == 1)
    assert "Max Müller" in finder.hits[0].words
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    studio.bot.waitUntil(lambda: studio.window.workbench.document.place.record_id is not None)
    assert studio.window.workbench.document.problem.credits.authors == ("Müller, Max",)


def test_up_and_down_go_round(studio: Studio) -> None:
    finder = finder_of(studio)
    QTest.keyClicks(finder.field, "shift")
    count = len(finder.hits)
    assert count >= 4
    QTest.keyClick(finder.field, Qt.Key.Key_Up)
    assert finder.list.currentRow() == count - 1
    QTest.keyClick(finder.field, Qt.Key.Key_Down)
    assert finder.list.currentRow() == 0
    finder.close()


def test_nothing_found_does_nothing(studio: Studio) -> None:
    finder = finder_of(studio)
    QTest.keyClicks(finder.field, "qqqqq")
    assert finder.hits == []
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    assert finder.isVisible()
    finder.close()


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("dark", "Theme: Dark"),
        ("letters german", "Piece letters: German  K D T L S"),
        ("hatched", "Board: Hatched"),
        ("strong", "Men: Print, strong"),
        ("deutsch", "Language: Deutsch"),
    ],
)
def test_choices_of_submenus_are_found(studio: Studio, typed: str, expected: str) -> None:
    finder = finder_of(studio)
    QTest.keyClicks(finder.field, typed)
    assert expected in [hit.words.removesuffix("  ✓") for hit in finder.hits]
    finder.close()


def test_a_choice_of_a_submenu_is_made_and_marked(studio: Studio) -> None:
    finder = finder_of(studio)
    QTest.keyClicks(finder.field, "theme dark")
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    studio.until(lambda: studio.window.preferring.now.theme == "dark")
    again = finder_of(studio)
    QTest.keyClicks(again.field, "theme dark")
    assert again.hits[0].words == "Theme: Dark  ✓"
    again.close()


def test_every_leaf_of_every_menu_is_offered(studio: Studio) -> None:
    menus = studio.window.actions_by_name.menus
    offered = {command.action for command in commands(menus.values())}

    def leaves(menu: QMenu) -> Iterator[QAction]:
        for action in menu.actions():
            below = action.menu()
            if isinstance(below, QMenu):
                if not below.property(LISTED_ELSEWHERE):
                    yield from leaves(below)
            elif not action.isSeparator() and action.isVisible():
                yield action

    every = {action for menu in menus.values() for action in leaves(menu)}
    assert offered == every
    assert len(every) > 60


def test_a_game_is_found_by_another_of_its_names(studio: Studio) -> None:
    finder = finder_of(studio)
    QTest.keyClicks(finder.field, "latrunculi")
    assert [hit.words for hit in finder.hits] == ["Petteia"]
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    studio.bot.waitUntil(lambda: studio.window.findChild(GameBookWindow) is not None)
    book = studio.window.findChild(GameBookWindow)
    assert book.page_name == "petteia"
    book.close()


@every("code", CODES)
def test_a_game_is_found_by_its_english_names_in_every_language(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("composer.gui.frame.finder.language", lambda: code)
    named = {hit.words: f"{hit.beside} {hit.also}" for hit in hits_of_games(lambda _: None)}
    for words, page in (("kvatrutafl", "tabula"), ("emperador", "imperatore"), ("zara", "odds")):
        assert words in named[page_of(page, code).title].casefold()
