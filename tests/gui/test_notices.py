# SPDX-License-Identifier: GPL-3.0-or-later
"""The notice bar: nothing that needs an answer is ever covered for good."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from composer.gui.icons import Icons
from composer.gui.notices import Choice, NoticeBar
from composer.gui.tokens import DARK, LIGHT


@pytest.fixture
def bar(qtbot) -> NoticeBar:
    made = NoticeBar(Icons(LIGHT))
    qtbot.addWidget(made)
    return made


def words(bar: NoticeBar) -> list[str]:
    return [each.text() for each in bar.findChildren(QPushButton) if not each.isHidden()]


def test_a_notice_shows_its_choices_and_goes_with_one(bar: NoticeBar) -> None:
    done: list[str] = []
    choices = (
        Choice("Undo", lambda: done.append("undo")),
        Choice("Keep", lambda: done.append("keep")),
    )
    bar.tell("Two deleted.", choices)
    assert (bar.sentence, words(bar)) == ("Two deleted.", ["Undo", "Keep"])
    bar.findChildren(QPushButton)[1].click()
    assert done == ["keep"]
    assert bar.isHidden()
    assert bar.sentence == ""


def test_a_passing_notice_goes_and_what_it_covered_comes_back(qtbot, bar: NoticeBar) -> None:
    bar.tell("Unsaved work was found.", (Choice("Bring it back", lambda: None),))
    bar.tell("Copied.", seconds=0.02)
    assert (bar.sentence, words(bar)) == ("Copied.", [])
    qtbot.waitUntil(lambda: bar.sentence == "Unsaved work was found.")
    assert words(bar) == ["Bring it back"]


def test_passing_notices_do_not_pile_up(qtbot, bar: NoticeBar) -> None:
    for number in range(20):
        bar.tell(f"Copied {number}.", seconds=60)
    bar.dismiss()
    assert bar.isHidden()


def test_faults_stay_and_one_told_again_is_one(bar: NoticeBar) -> None:
    bar.tell("The disk is full.", fault=True)
    bar.tell("Unsaved work was found.")
    bar.tell("The disk is full.", fault=True)
    assert bar.property("fault") is True
    bar.dismiss()
    assert bar.sentence == "Unsaved work was found."
    assert bar.property("fault") is False
    bar.dismiss()
    assert bar.isHidden()


def test_a_choice_may_tell_the_next_notice(bar: NoticeBar) -> None:
    bar.tell("One?", (Choice("Next", lambda: bar.tell("Two?")),))
    bar.findChildren(QPushButton)[0].click()
    assert bar.sentence == "Two?"


def test_it_follows_the_theme(bar: NoticeBar) -> None:
    bar.tell("Something.")
    bar.set_theme(Icons(DARK))
    assert bar.sentence == "Something."


def test_signs_of_html_are_shown_as_they_are(bar: NoticeBar) -> None:
    bar.tell("<b>8/8</b> & more")
    assert bar.sentence == "<b>8/8</b> & more"
    assert bar.accessibleName() == "<b>8/8</b> & more"
