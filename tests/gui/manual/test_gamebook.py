# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the game book."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot
from studio import Studio

from composer.games.task import GameProblem
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK
from composer.gui.manual import gamebook
from composer.gui.manual.gamebook import GameBookWindow
from composer.gui.user.prompts import Prompts
from composer.problem.problem import Problem


@pytest.fixture
def window(qtbot: QtBot, appearance: Appearance) -> GameBookWindow:
    made = GameBookWindow(appearance, Prompts())
    qtbot.addWidget(made)
    return made


def test_diagrams_are_drawn_and_opened(qtbot: QtBot, window: GameBookWindow) -> None:
    window.open_at("tablut")
    text = window.reader.toHtml()
    assert "diagram:tablut-escape" in text
    picture = window.reader.document().resource(2, QUrl("diagram:tablut-escape"))
    assert picture.width() >= 300
    with qtbot.waitSignal(window.problem_opened) as opened:
        window.reader.anchorClicked.emit(QUrl("open:tablut-escape"))
    assert isinstance(opened.args[0], GameProblem)
    window.show_page("ponziani")
    with qtbot.waitSignal(window.problem_opened) as opened:
        window.reader.anchorClicked.emit(QUrl("open:ponziani-castling"))
    assert isinstance(opened.args[0], Problem)
    assert opened.args[0].rules.book.id == "ponziani"


def test_nothing_but_diagrams_is_loaded_or_opened(qtbot: QtBot, window: GameBookWindow) -> None:
    window.open_at("tablut")
    assert window.reader.loadResource(2, QUrl("file:///etc/hostname")) is None
    with qtbot.assertNotEmitted(window.problem_opened):
        window.reader.anchorClicked.emit(QUrl("https://example.org"))
        window.reader.anchorClicked.emit(QUrl("open:nothing"))
    assert window.page_name == "tablut"


def test_back_forward_search_and_language(window: GameBookWindow, appearance: Appearance) -> None:
    window.open_at("tablut")
    window.show_page("merels")
    window.back()
    assert window.page_name == "tablut"
    window.forward()
    assert window.page_name == "merels"
    window.search.setText("raichi")
    tree = window.contents
    groups = [tree.topLevelItem(place) for place in range(tree.topLevelItemCount())]
    shown = [group.child(place).text(0) for group in groups for place in range(group.childCount())]
    assert shown == ["Tablut", "Hnefatafl"]
    window.search.clear()
    window.read_in("it")
    assert "Che cosa si può scegliere" in window.reader.toPlainText()
    assert "consigliato" in window.reader.toPlainText()
    window.read_in("en")
    appearance.colour(DARK)
    assert "recommended" in window.reader.toPlainText()


def test_a_page_is_read_in_the_language_of_the_window(qtbot: QtBot, appearance: Appearance) -> None:
    appearance.write(appearance.letters, "de")
    window = GameBookWindow(appearance, Prompts())
    qtbot.addWidget(window)
    window.open_at("hare")
    assert window.language == "de"
    assert "Zwölf Jäger" in window.reader.toPlainText()
    assert not window.note()
    assert window.contents.topLevelItem(0).child(0).text(0) == "Schach nach Ponzianis Gesetzen"


def test_a_page_that_a_language_lacks_is_read_in_english(
    qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gamebook, "written_in", lambda name, language: "en")
    window = GameBookWindow(appearance, Prompts())
    qtbot.addWidget(window)
    window.open_at("hare")
    window.read_in("de")
    assert "not written in this language" in window.note()
    assert [words for words, anchor in window.sections() if anchor == "aim"] == ["What it is about"]


def test_an_unknown_game_opens_the_page_before(window: GameBookWindow) -> None:
    window.open_at("halatafl")
    window.open_at("ludo")
    assert window.page_name == "halatafl"
    assert window.isVisible()


def test_the_studio_opens_the_book_and_its_diagrams(studio: Studio) -> None:
    window = studio.window
    window.actions_by_name["game-book"].trigger()
    book = window.findChild(GameBookWindow)
    assert book.isVisible()
    book.show_page("medieval")
    book.reader.anchorClicked.emit(QUrl("open:medieval-bare"))
    assert window.workbench.document.problem.rules.book.id == "medieval"
    book.show_page("hare")
    book.reader.anchorClicked.emit(QUrl("open:hare-caught"))
    game = window.files.games.front
    assert game.document.problem.game.book == "hare"
    game.book_requested.emit("tablut")
    assert book.page_name == "tablut"
    window.study.rule_chooser.game_card.read_requested.emit("ponziani")
    assert book.page_name == "ponziani"
    assert window.findChildren(GameBookWindow) == [book]
