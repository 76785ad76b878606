# SPDX-License-Identifier: GPL-3.0-or-later
"""How the window looks: sizes, themes, letters."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from studio import SOUND, Studio, problem

from composer.rules.gamebooks import GAME_BOOKS, game_book_of
from composer.rules.historic.tables.books import TABLES_BOOK


class TestLook:
    def test_light_and_dark(self, studio: Studio) -> None:
        window = studio.window
        studio.lay(problem(SOUND))
        studio.answered()
        window.preferring.prefer(theme="light")
        light = window.grab().toImage().pixelColor(6, window.height() // 2)
        window.preferring.prefer(theme="dark")
        dark = window.grab().toImage().pixelColor(6, window.height() // 2)
        assert light.lightness() > 200
        assert dark.lightness() < 60
        window.preferring.prefer(theme="light")

    def test_letters_of_other_languages(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        studio.answered()
        studio.window.preferring.prefer(letters="de")
        assert "1.Tf3" in studio.window.pane.verdict.sentence

    @pytest.mark.parametrize("size", [(800, 560), (1024, 600), (2400, 1500)])
    def test_any_size(self, studio: Studio, size: tuple[int, int]) -> None:
        window = studio.window
        studio.lay(problem(SOUND, "#2", "A name as long as the registers of nobility " * 5))
        window.resize(*size)
        studio.until(lambda: (window.width(), window.height()) == size)
        assert window.board.drawing.geometry.square >= 40
        assert window.pane.width() >= 320
        studio.trigger("library-below")
        studio.until(window.lay.docks.library.isVisible)
        studio.until(lambda: window.board.drawing.geometry.square >= 24)
        window.grab()

    def test_the_layout_is_remembered(
        self, small_library: Path, open_studio: Callable[[], Studio]
    ) -> None:
        first = open_studio().ready()
        first.trigger("library-below")
        first.until(first.window.lay.docks.library.isVisible)
        first.window.resize(800, 640)
        first.close()
        second = open_studio().ready()
        assert second.window.lay.docks.library.isVisible()
        assert second.window.size().toTuple() == (800, 640)
        second.trigger("reset-layout")
        assert not second.window.lay.docks.library.isVisible()

    def test_help_opens_and_escape_closes_it(self, studio: Studio) -> None:
        kept = set(studio.window.findChildren(QDialog))  # hidden ones that stay
        studio.trigger("about")  # the keys are a page of the manual, which has tests of its own
        (dialog,) = set(studio.window.findChildren(QDialog)) - kept
        assert dialog.isVisible()
        assert not dialog.isModal()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        studio.until(lambda: set(studio.window.findChildren(QDialog)) == kept)

    def test_every_key_of_a_menu_is_its_own(self, studio: Studio) -> None:
        for game in (None, *GAME_BOOKS, TABLES_BOOK):
            if game is not None:
                studio.window.files.games.new_game(game)
            keys = [
                action.shortcut().toString(QKeySequence.SequenceFormat.PortableText)
                for action in studio.window.actions()
                if action.isVisible() and not action.shortcut().isEmpty()
            ]
            assert len(keys) == len(set(keys)) > 15

    def test_every_action_says_what_it_does_and_does_something(self, studio: Studio) -> None:
        actions, done = studio.window.actions_by_name, set()
        for game in (None, game_book_of("tablut"), game_book_of("acedrex")):
            if game is not None:
                studio.window.files.games.new_game(game)
            done |= actions.acts_instead.keys()
        for action in studio.window.actions():
            assert action.text()
            assert action.toolTip()
            name = action.objectName()
            listening = (
                action.receivers("2triggered(bool)") - 1 + action.receivers("2toggled(bool)")
            )
            assert name in done or actions._acts[name] or listening > 0, name

    def test_copy_in_the_tree_copies_the_row(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        studio.answered()
        tree = studio.window.pane.solution.tree
        tree.setFocus()
        QTest.keyClick(tree, Qt.Key.Key_End)
        QTest.keySequence(tree, QKeySequence(QKeySequence.StandardKey.Copy))
        assert QGuiApplication.clipboard().text() == tree.selected_text() != ""
        studio.window.board.setFocus()
        QTest.keySequence(studio.window.board, QKeySequence(QKeySequence.StandardKey.Copy))
        assert QGuiApplication.clipboard().text().startswith(SOUND.split()[0])
