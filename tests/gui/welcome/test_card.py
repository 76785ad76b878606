# SPDX-License-Identifier: GPL-3.0-or-later
"""The welcome: three ways to begin, and that it goes as soon as somebody begins without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot
from studio import BLOCK, LEFT, NONE, FakePrompts, problem

from composer.analysis.report import analyse
from composer.gui.look.inputs import DropList
from composer.gui.program.studio import Studio
from composer.gui.user.settings import Settings
from composer.gui.welcome.card import WelcomeCard
from composer.gui.welcome.sample import first_sample
from composer.solver.solution import Verdict
from composer.solver.solve import solve

Begin = Callable[[], Studio]


@pytest.fixture
def begin(qtbot: QtBot, qapp: QApplication, small_library: Path, tmp_path: Path) -> Iterator[Begin]:
    """Start the program on settings that stay from one start to the next."""
    begun: list[Studio] = []

    def start() -> Studio:
        end(begun)
        prompts = FakePrompts()
        studio = Studio(qapp, Settings(tmp_path / "s.ini"), prompts, small_library, tmp_path / "d")
        begun.append(studio)
        studio.show()
        qtbot.waitUntil(lambda: studio.window.librarian.path is not None)
        return studio

    yield start
    end(begun)


def end(begun: list[Studio]) -> None:
    """Leave the program, as at its end."""
    for studio in begun:
        studio.window.leave()
        studio.window.deleteLater()
        studio._tongue.speak("en")
        studio.deleteLater()
    begun.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def first(begin: Begin, qtbot: QtBot) -> Studio:
    """The very first start, with the card over the board."""
    studio = begin()
    qtbot.waitUntil(lambda: studio.window.first_minutes.card is not None)
    return studio


def card_of(studio: Studio) -> WelcomeCard:
    card = studio.window.first_minutes.card
    assert card is not None
    return card


def test_the_first_start_welcomes_and_the_next_does_not(
    first: Studio, begin: Begin, qtbot: QtBot
) -> None:
    card = card_of(first)
    assert first.window.rect().intersects(card.geometry())
    assert first.window.first_minutes.tiles is not None
    assert first.window.pane.verdict.sentence.startswith("Nothing on the board yet")
    assert card.ways[0].hasFocus()
    card.go()
    assert first.window.board.hasFocus()
    again = begin()
    again.window.repaint()
    QCoreApplication.processEvents()  # the card would have come after the first paint
    assert again.window.first_minutes.card is None
    again.window.actions_by_name["welcome"].trigger()
    assert card_of(again).isVisible()


def test_enter_opens_the_sample_and_what_is_said_of_it_is_true(first: Studio, qtbot: QtBot) -> None:
    QTest.keyClick(card_of(first).ways[0], Qt.Key.Key_Return)
    assert first.window.first_minutes.card is None
    assert first.window.workbench.document.problem == first_sample()
    assert first.window.workbench.document.is_clean
    solution = solve(first_sample())
    assert solution.verdict is Verdict.SOUND
    assert len([phase for phase in solution.tries if not phase.trivial]) == 12
    assert "star_flights" in {flag.id for flag in analyse(solution).flags}


def test_the_empty_board_has_the_keyboard(first: Studio) -> None:
    card_of(first).ways[1].click()
    assert first.window.first_minutes.card is None
    assert first.window.board.hasFocus()
    assert not len(first.window.workbench.document.problem.position)


def test_the_third_way_asks_for_files(first: Studio) -> None:
    card_of(first).ways[2].click()
    prompts = first.window.basis.prompts
    assert isinstance(prompts, FakePrompts)
    assert prompts.asked


def test_a_letter_typed_on_the_card_puts_a_man(first: Studio) -> None:
    QTest.keyClick(card_of(first), Qt.Key.Key_K, Qt.KeyboardModifier.ShiftModifier)
    assert first.window.first_minutes.card is None
    assert len(first.window.workbench.document.problem.position) == 1


def test_escape_closes_it_and_arrows_walk(first: Studio) -> None:
    card = card_of(first)
    QTest.keyClick(card, Qt.Key.Key_Down)
    assert card.ways[1].hasFocus()
    QTest.keyClick(card, Qt.Key.Key_Up)
    QTest.keyClick(card, Qt.Key.Key_Up)
    assert card.ways[2].hasFocus()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert first.window.first_minutes.card is None


def test_a_man_taken_from_the_tray_closes_it(first: Studio) -> None:
    QTest.mousePress(first.window.study.palette, LEFT, NONE, QPoint(20, 20))
    QTest.mouseRelease(first.window.study.palette, LEFT, NONE, QPoint(20, 20))
    assert first.window.first_minutes.card is None


def test_a_paste_closes_it(first: Studio) -> None:
    QGuiApplication.clipboard().setText(BLOCK)
    first.window.actions_by_name["paste"].trigger()
    assert first.window.first_minutes.card is None
    assert len(first.window.workbench.document.problem.position) == 15


def test_look_and_language_act_at_once_and_the_card_stays(first: Studio, qtbot: QtBot) -> None:
    card = card_of(first)
    dark = next(b for b in card.findChildren(QToolButton) if b.text() == "Dark")
    dark.click()
    assert first.window.basis.appearance.tokens.is_dark
    assert card.isVisible()
    old = first.window
    languages = card.findChild(DropList)
    assert languages is not None
    languages.activated.emit(languages.findData("de"))
    qtbot.waitUntil(lambda: first.window is not old)
    assert first.language == "de"
    qtbot.waitUntil(lambda: first.window.first_minutes.card is not None)
    assert card_of(first).isVisible()
    assert first.window.first_minutes.tiles is not None


def test_problems_open_lately_are_offered_and_missing_ones_are_not(
    begin: Begin, qtbot: QtBot, tmp_path: Path
) -> None:
    studio = begin()
    kept, gone = tmp_path / "kept.fen", tmp_path / "gone.fen"
    for path in (kept, gone):
        path.write_text(BLOCK + "\n", "utf-8")
        studio.open_files([path])
        qtbot.waitUntil(
            lambda path=path: any(e.path == path for e in studio.window.files.recents.problems)
        )
    gone.unlink()
    again = begin()
    again.window.actions_by_name["welcome"].trigger()
    links = [b for b in card_of(again).findChildren(QToolButton) if b.objectName() == "link"]
    assert [link.text() for link in links] == ["kept.fen"]
    links[0].click()
    qtbot.waitUntil(
        lambda: again.window.workbench.document.problem.position == problem(BLOCK).position
    )


def test_it_lies_within_a_small_window(first: Studio) -> None:
    first.window.resize(1024, 700)
    QCoreApplication.processEvents()
    card = card_of(first)
    inside = card.geometry().adjusted(14, 14, -14, -14)
    assert first.window.rect().contains(inside)
