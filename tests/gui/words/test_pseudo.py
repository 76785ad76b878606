# SPDX-License-Identifier: GPL-3.0-or-later
"""Words a third longer, with accents, find room in the main views: so will another language's.

The language is made from the sentences of the sources while the window asks for them, so that it
has every one of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from room import clipped, hidden_tabs
from studio import BLOCK, FakePrompts, problem

from composer.gui.program.studio import Studio
from composer.gui.user.settings import Preferences, Settings

_ACCENTS = str.maketrans("aeiouyncszAEIOUYNCSZ", "åéîöüýñçšžÅÉÎÖÜÝÑÇŠŽ")
_KEPT = re.compile(
    r"%[1-9]|\{\w*\}|</?\w[^>]*>|&\w|;;|\*\.\w+|\.\w+\b|Ctrl\+\S+|Shift\+\S+|Alt\+\S+|F\d+|\n"
)
"""What is no word: places for values, marks of text, ends of files, keys."""

_HELP = "8/8/8/8/8/1K6/8/k6R b - - 0 1"


def pseudo(words: str) -> str:
    """Return words with accents, and three of eight letters twice: nearly a third longer."""
    made, at = [], 0
    for kept in _KEPT.finditer(words):
        made += [_longer(words[at : kept.start()]), kept.group()]
        at = kept.end()
    return "".join([*made, _longer(words[at:])])


def _longer(words: str) -> str:
    letters, count = [], 0
    for letter in words.translate(_ACCENTS):
        letters.append(letter)
        if letter.isalpha():
            count += 1
            if count % 8 in (2, 5, 7):
                letters.append(letter.lower())
    return "".join(letters)


class PseudoTranslator(QTranslator):
    """Speaks it."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return pseudo(source)


def test_the_language_is_a_third_longer_and_keeps_what_is_no_word() -> None:
    words = pseudo("Put both kings on the board to see the solution.")
    assert words.startswith("Püüt bööthh")
    assert 1.28 < len(words) / len("Put both kings on the board to see the solution.") < 1.35
    assert pseudo("%1 of {name} <b>x</b>\n*.olv;;") == "%1 öff {name} <b>x</b>\n*.olv;;"
    assert pseudo("&File") == "&Fîllé"


@pytest.fixture
def pseudo_studio(
    qtbot: QtBot, qapp: QApplication, small_library: Path, tmp_path: Path
) -> Iterator[Studio]:
    """A studio in that language, with a two-mover on the board."""
    translator = PseudoTranslator()
    qapp.installTranslator(translator)
    settings = Settings(tmp_path / "s.ini")
    settings.keep_preferences(Preferences(language="en", tour_seen=True))
    studio = Studio(qapp, settings, FakePrompts(), small_library, tmp_path / "d")
    studio.show()
    studio.window.resize(1280, 720)
    qtbot.waitUntil(lambda: studio.window.librarian.path is not None)
    studio.window.workbench.document.open(problem(BLOCK))
    qtbot.waitUntil(lambda: "Qe4" in studio.window.pane.verdict.sentence)
    yield studio
    export = studio.window.shelves.publishing.window
    studio.window.leave()
    studio.window.deleteLater()
    if export is not None:
        export.deleteLater()
    qapp.removeTranslator(translator)
    studio.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def has_room(qtbot: QtBot, window: QWidget) -> None:
    """Check that no words are cut off, once all is laid out."""

    def check() -> None:
        assert not list(clipped(window))
        assert not list(hidden_tabs(window))

    qtbot.waitUntil(check)


def library(studio: Studio) -> None:
    studio.window.lay.views.show_library()


def help_play(studio: Studio) -> None:
    studio.window.workbench.document.open(problem(_HELP, "h#1"))


def history(studio: Studio) -> None:
    studio.window.pane.body.show_page(studio.window.study.history.panel)


def docks(studio: Studio) -> None:
    studio.window.lay.docks.toggle_details()


def studio_itself(studio: Studio) -> None:
    pass


VIEWS: tuple[Callable[[Studio], None], ...] = (studio_itself, library, help_play, history, docks)


def test_the_views_have_room(pseudo_studio: Studio, qtbot: QtBot) -> None:
    window = pseudo_studio.window
    assert "Šö" in window.pane.verdict.sentence  # it is spoken
    for view in VIEWS:
        view(pseudo_studio)
        has_room(qtbot, window)
        assert (window.width(), window.height()) == (1280, 720), view.__name__
        window.actions_by_name["reset-layout"].trigger()


def test_the_menus_have_room(pseudo_studio: Studio) -> None:
    window = pseudo_studio.window
    bar = window.menuBar()
    assert bar.sizeHint().width() <= window.width()
    last = bar.actions()[-1]
    assert bar.actionGeometry(last).right() < window.basis.top.finder.geometry().left()
    for menu in window.actions_by_name.menus.values():
        measure = QFontMetrics(menu.font())
        widest = max(measure.horizontalAdvance(action.text()) for action in menu.actions())
        assert menu.sizeHint().width() >= widest
        assert menu.sizeHint().height() <= 2 * 720  # Qt scrolls what is higher than the screen


def test_the_welcome_and_the_settings_have_room(pseudo_studio: Studio, qtbot: QtBot) -> None:
    window = pseudo_studio.window
    window.first_minutes.show_welcome()
    card = window.first_minutes.card
    assert card is not None
    has_room(qtbot, card)
    settings = window.choosing.show()
    has_room(qtbot, settings)
    settings.close()


def test_the_export_has_room(pseudo_studio: Studio, qtbot: QtBot) -> None:
    export = pseudo_studio.window.shelves.publishing.show()
    has_room(qtbot, export)
