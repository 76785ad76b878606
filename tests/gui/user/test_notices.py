# SPDX-License-Identifier: GPL-3.0-or-later
"""The notice bar: nothing that needs an answer is ever covered for good."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from composer.gui.frame.pastnotices import PastNotices
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK
from composer.gui.user.notices import Choice, NoticeBar, fitted, reading_seconds


@pytest.fixture
def window(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def bar(window: QWidget, appearance: Appearance) -> NoticeBar:
    return NoticeBar(appearance, window, reading=lambda _: 0)


def words(bar: NoticeBar) -> list[str]:
    return [button.text() for button in bar.findChildren(QPushButton) if not button.isHidden()]


def test_a_notice_shows_its_choices_and_goes_with_one(bar: NoticeBar) -> None:
    done: list[str] = []
    choices = (
        Choice("Undo", lambda: done.append("undo")),
        Choice("Keep", lambda: done.append("keep")),
    )
    bar.report("Two deleted.", choices)
    assert (bar.sentence, words(bar)) == ("Two deleted.", ["Undo", "Keep"])
    bar.findChildren(QPushButton)[1].click()
    assert done == ["keep"]
    assert bar.isHidden()
    assert bar.sentence == ""


def test_a_passing_notice_goes_and_what_it_covered_comes_back(qtbot, bar: NoticeBar) -> None:
    bar.report("Unsaved work was found.", (Choice("Bring it back", lambda: None),))
    bar.report("Copied.", seconds=0.02)
    assert (bar.sentence, words(bar)) == ("Copied.", [])
    qtbot.waitUntil(lambda: bar.sentence == "Unsaved work was found.")
    assert words(bar) == ["Bring it back"]


def test_passing_notices_do_not_pile_up(qtbot, bar: NoticeBar) -> None:
    for number in range(20):
        bar.report(f"Copied {number}.", seconds=60)
    bar.dismiss()
    assert bar.isHidden()


def test_faults_stay_and_one_told_again_is_one(bar: NoticeBar) -> None:
    bar.report("The disk is full.", fault=True)
    bar.report("Unsaved work was found.")
    bar.report("The disk is full.", fault=True)
    assert bar.property("fault") is True
    bar.dismiss()
    assert bar.sentence == "Unsaved work was found."
    assert bar.property("fault") is False
    bar.dismiss()
    assert bar.isHidden()


def test_a_choice_may_tell_the_next_notice(bar: NoticeBar) -> None:
    bar.report("One?", (Choice("Next", lambda: bar.report("Two?")),))
    bar.findChildren(QPushButton)[0].click()
    assert bar.sentence == "Two?"


def test_it_follows_the_theme(bar: NoticeBar, appearance: Appearance) -> None:
    bar.report("Something.")
    appearance.colour(DARK)
    assert bar.sentence == "Something."


def test_signs_of_html_are_shown_as_they_are(bar: NoticeBar) -> None:
    bar.report("<b>8/8</b> & more")
    assert bar.sentence == "<b>8/8</b> & more"
    assert bar.accessibleName() == "<b>8/8</b> & more"


@pytest.fixture
def laid(window: QWidget, bar: NoticeBar) -> QWidget:
    """A window over whose foot the bar lies."""
    window.resize(800, 600)
    bar.lie_over(window)
    window.show()
    return window


def test_it_lies_over_the_foot_whatever_the_size(qtbot, laid: QWidget, bar: NoticeBar) -> None:
    bar.report("Copied.")
    for size in (QSize(800, 600), QSize(1440, 900), QSize(640, 480)):
        laid.resize(size)
        qtbot.waitUntil(lambda: bar.geometry().bottomRight() == laid.rect().bottomRight())
        assert bar.width() == laid.width()
        assert bar.height() <= 30


def test_a_long_sentence_gets_lines_and_the_rest_is_in_the_list(
    laid: QWidget, bar: NoticeBar
) -> None:
    long = "The file is not one that can be read. " * 40
    bar.report(long, fault=True)
    assert bar.sentence == long
    assert bar.height() <= 60
    assert bar.said[0].sentence == long


def test_words_are_cut_to_the_lines_there_are(laid: QWidget, bar: NoticeBar) -> None:
    metrics = QFontMetrics(bar.font())
    assert fitted("Short.", metrics, 300, 1) == "Short."
    cut = fitted("A sentence that goes on and on. " * 9, metrics, 300, 2)
    assert cut.endswith(" …")
    assert len(cut) > 20


def test_a_long_sentence_stays_longer_than_a_short_one() -> None:
    assert reading_seconds("Copied.") >= 4
    assert reading_seconds("word " * 40) > 15


def test_the_keyboard_reaches_the_buttons_and_goes_back(
    qtbot, laid: QWidget, bar: NoticeBar
) -> None:
    done: list[str] = []
    assert not bar.take_keyboard()
    bar.report("Two deleted.", (Choice("Undo", lambda: done.append("undo")),), seconds=60)
    laid.activateWindow()
    qtbot.waitUntil(laid.isActiveWindow)
    assert bar.take_keyboard()
    button = bar.findChildren(QPushButton)[0]
    assert button.hasFocus()
    said = QAccessible.queryAccessibleInterface(button)
    assert said.text(QAccessible.Text.Name) == "Undo"
    assert said.text(QAccessible.Text.Description) == "Two deleted."
    with qtbot.waitSignal(bar.left):
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert done == ["undo"]
    bar.report("Two deleted.", (Choice("Undo", lambda: done.append("undo")),), seconds=60)
    bar.take_keyboard()
    with qtbot.waitSignal(bar.left):
        QTest.keyClick(button, Qt.Key.Key_Escape)
    assert done == ["undo"]
    assert bar.isHidden()


def test_a_notice_in_hand_does_not_go(qtbot, laid: QWidget, bar: NoticeBar) -> None:
    bar.report("Two deleted.", (Choice("Undo", lambda: None),), seconds=60)
    laid.activateWindow()
    qtbot.waitUntil(laid.isActiveWindow)
    bar.take_keyboard()
    bar._go()  # as its clock would
    assert bar.sentence == "Two deleted."
    bar.findChildren(QPushButton)[0].clearFocus()
    bar._go()
    assert bar.isHidden()


def test_what_was_said_can_be_looked_up_and_copied(qtbot, bar: NoticeBar) -> None:
    asked: list[str] = []
    bar.report("Copied.", seconds=4)
    bar.report("12 problems read …", seconds=3600)
    report = Choice("Copy the report", lambda: asked.append("report"), lasts=True)
    undo = Choice("Undo", lambda: asked.append("undo"))
    bar.report("x.pgn: 3 added, 2 not read.", (report, undo))
    shown = PastNotices(bar, Appearance())
    qtbot.addWidget(shown)
    shown.show()
    rows = [shown.list.item(row).text()[7:] for row in range(shown.list.count())]
    assert rows == ["x.pgn: 3 added, 2 not read.", "Copied."]  # and no progress
    buttons = {
        button.text(): button for button in shown.findChildren(QPushButton) if button.isVisible()
    }
    assert "Undo" not in buttons  # what it would undo by now nobody knows
    buttons["Copy the report"].click()
    assert asked == ["report"]
    shown.list.setCurrentRow(1)
    shown.copy()
    assert QGuiApplication.clipboard().text().endswith("  Copied.")
    bar.report("Saved.", seconds=4)
    assert shown.list.count() == 3
