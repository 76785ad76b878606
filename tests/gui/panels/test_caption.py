# SPDX-License-Identifier: GPL-3.0-or-later
"""The caption: edited in place; what nobody touched is never changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from studio import SOUND, problem

from composer.gui.panels.caption import CaptionPanel
from composer.problem.credits import Credits
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.rules.books import rules_of

AUTHORS, SOURCE, YEAR, AWARD = "Authors", "Source", "Year", "Distinction"


class Desk:
    """A caption whose changes are taken, as the window takes them."""

    def __init__(self, caption: CaptionPanel) -> None:
        self.caption, self.problem = caption, problem(SOUND)
        self.told: list[Credits] = []
        self.left = 0
        caption.credits_changed.connect(self.take)
        caption.left.connect(self.leave)
        caption.show_problem(self.problem)

    def take(self, credits: Credits) -> None:
        self.told.append(credits)
        self.problem = replace(self.problem, credits=credits)
        self.caption.show_problem(self.problem)

    def leave(self) -> None:
        self.left += 1

    def show(self, given: Problem) -> None:
        self.problem = given
        self.caption.show_problem(given)

    def field(self, name: str) -> QLineEdit:
        fields = self.caption.findChildren(QLineEdit)
        return next(field for field in fields if field.accessibleName() == name)

    def write(self, name: str, text: str, key: Qt.Key | None = Qt.Key.Key_Return) -> None:
        field = self.field(name)
        field.selectAll()
        QTest.keyClicks(field, text)
        if key is not None:
            QTest.keyClick(field, key)


@pytest.fixture
def desk(qtbot) -> Desk:
    caption = CaptionPanel()
    qtbot.addWidget(caption)
    caption.show()
    return Desk(caption)


def test_each_field_becomes_its_part_of_the_credits(desk: Desk) -> None:
    desk.write(AUTHORS, "Kraemer, Ado; Zepler, Erich")
    desk.write(SOURCE, " The Problemist ")
    desk.write(YEAR, "1936-05")
    desk.write(AWARD, "1st Prize")
    assert desk.problem.credits == Credits(
        ("Kraemer, Ado", "Zepler, Erich"), "The Problemist", "1936-05", "1st Prize"
    )
    assert len(desk.told) == 4
    assert desk.left == 4
    assert desk.field(SOURCE).text() == "The Problemist"


def test_leaving_a_field_takes_it_over_once(desk: Desk) -> None:
    desk.write(AUTHORS, "Loyd", key=None)
    assert desk.told == []
    desk.caption.commit()
    desk.caption.commit()
    assert [each.authors for each in desk.told] == [("Loyd",)]
    desk.write(AUTHORS, "Loyd")
    assert len(desk.told) == 1


def test_escape_gives_up(desk: Desk) -> None:
    desk.show(problem(SOUND, "#2", "Loyd"))
    desk.write(AUTHORS, "Someone else", Qt.Key.Key_Escape)
    assert desk.field(AUTHORS).text() == "Loyd"
    desk.caption.commit()
    assert desk.told == []
    assert desk.left == 1


def test_stipulation_and_men_are_shown(desk: Desk) -> None:
    shown = {label.text() for label in desk.caption.findChildren(QLabel)}
    assert {"#2", "3+1"} <= shown


def test_what_is_being_written_stays_while_the_board_changes(desk: Desk) -> None:
    desk.write(SOURCE, "The Probl", key=None)
    desk.show(problem(SOUND, "#3"))
    assert desk.field(SOURCE).text() == "The Probl"
    desk.show(replace(desk.problem, credits=Credits(source="Another")))
    assert desk.field(SOURCE).text() == "Another"


@pytest.mark.parametrize(
    "credits",
    [
        Credits(("Semicolon; in a name",), " spaces ", "  ", "a\nb"),
        Credits((), "x" * 900, "1925", "y" * 900),
        Credits(("", "  "), dedication="To nobody"),
    ],
)
def test_what_nobody_touched_is_never_changed(desk: Desk, credits: Credits) -> None:
    desk.show(replace(desk.problem, credits=credits))
    desk.caption.commit()
    assert desk.told == []
    desk.write(YEAR, "1926")
    assert desk.problem.credits == replace(credits, date="1926")


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.lists(
        st.text(st.characters(categories=("L", "Nd"), include_characters=" ,.-"), min_size=1)
        .map(str.strip)
        .filter(bool),
        max_size=3,
    )
)
def test_names_come_back_as_they_were_written(desk: Desk, names: list[str]) -> None:
    desk.field(AUTHORS).clear()
    field = desk.field(AUTHORS)
    field.insert("; ".join(names))
    field.setModified(True)
    desk.caption.commit()
    assert desk.problem.credits.authors == tuple(names)


def test_the_rules_stand_beside_the_men_and_not_in_the_sign(desk: Desk) -> None:
    desk.show(Problem(stipulation=parse_task("h#2 Circe")))
    words = [label.text() for label in desk.caption.findChildren(QLabel)]
    assert "h#2" in words
    assert "0+0   Circe" in words


def test_the_rules_are_called_as_the_reader_calls_them(desk: Desk) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.Italian))
    try:
        rules = rules_of("medieval", {"count": "literal"})
        desk.show(Problem(stipulation=replace(parse_task("#2"), rules=rules)))
    finally:
        QLocale.setDefault(before)
    words = [label.text() for label in desk.caption.findChildren(QLabel)]
    assert any(text.startswith("0+0   medievale (conto") for text in words), words


def test_a_field_that_is_left_shows_the_beginning_of_what_was_written(desk: Desk) -> None:
    field = desk.field(AWARD)
    field.setFixedWidth(80)
    desk.write(AWARD, "2nd Honourable Mention", None)
    assert field.cursorPosition() > 0
    QApplication.sendEvent(field, QFocusEvent(QEvent.Type.FocusOut))
    assert field.cursorPosition() == 0


def test_a_long_task_leaves_the_credits_their_room_and_stands_in_the_tip(desk: Desk) -> None:
    task = "Best play of 6-5: all men borne off in four more throws at the most"
    desk.caption.resize(500, 60)
    desk.caption.show_written(desk.problem.credits, task, "5+3")
    (shown,) = desk.caption.findChildren(QLabel, "stipulationWord")
    assert shown.text().endswith("…")
    assert shown.toolTip() == task
    assert desk.field(AWARD).width() > 60
    desk.caption.show_problem(desk.problem)
    assert (shown.text(), shown.toolTip()) == ("#2", "")
