# SPDX-License-Identifier: GPL-3.0-or-later
"""The form and the query bar show one query, whichever of them it is written in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from studio import Studio

from composer.gui.collection.query.bar import QueryBar
from composer.gui.collection.query.form import QueryForm
from composer.gui.collection.query.formrows import ChoiceRow, RangeRow, TextRow, TickRow
from composer.gui.collection.query.offers import theme_names
from composer.gui.look.appearance import Appearance
from composer.library.query.parser import parse_query
from composer.library.query.terms import Field

LEFT = Qt.MouseButton.LeftButton


class Desk(QWidget):
    """A window with a bar and a form."""

    def __init__(self) -> None:
        super().__init__()
        self.looked_up: list[str] = []
        self.bar = QueryBar(Appearance())
        self.form = QueryForm(self.bar, {Field.AUTHOR: self.look_up})
        column = QVBoxLayout(self)
        column.addWidget(self.bar)
        column.addWidget(self.form)
        self.resize(900, 560)

    def look_up(self, beginning: str, take: Callable[[list[str]], None]) -> None:
        self.looked_up.append(beginning)
        take(["Loyd, Samuel", "Loyd, Sarah"])

    def text(self, field: Field) -> QLineEdit:
        row = self.form.rows[field]
        assert isinstance(row, TextRow)
        return row.widget

    def ends(self, field: Field) -> tuple[QLineEdit, QLineEdit]:
        row = self.form.rows[field]
        assert isinstance(row, RangeRow)
        return row.ends

    def choices(self, field: Field) -> QComboBox:
        row = self.form.rows[field]
        assert isinstance(row, ChoiceRow)
        return row.widget

    def tick(self, word: str) -> None:
        row = self.form.rows[Field.HAS]
        assert isinstance(row, TickRow)
        QTest.mouseClick(row.boxes[word], LEFT, pos=QPoint(8, 8))

    def ticked(self) -> set[str]:
        row = self.form.rows[Field.HAS]
        assert isinstance(row, TickRow)
        return {word for word, box in row.boxes.items() if box.isChecked()}

    def choose(self, field: Field, words: str) -> None:
        box = self.choices(field)
        box.setFocus()
        box.setCurrentIndex(box.findText(words))
        box.activated.emit(box.currentIndex())

    def asks(self, query: str) -> bool:
        found = self.bar.parsed
        return found is not None and set(found.parts) == set(parse_query(query).parts)

    def complaints(self) -> list[str]:
        labels = self.form.findChildren(QLabel, "complaint")
        return [label.text() for label in labels if label.isVisible()]


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    window = Desk()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


class TestFromTheForm:
    def test_every_field_makes_its_term(self, desk: Desk) -> None:
        QTest.keyClicks(desk.text(Field.AUTHOR), "Loyd")
        QTest.keyClicks(desk.text(Field.SOURCE), "Chess Monthly")
        QTest.keyClicks(desk.text(Field.THEME), "grimshaw | novotny")
        QTest.keyClicks(desk.text(Field.STIPULATION), "#2")
        QTest.keyClicks(desk.text(Field.KEYWORD), "gift")
        for field, low, high in ((Field.MEN, "8", "12"), (Field.YEAR, "1850", "")):
            for number, text in zip(desk.ends(field), (low, high), strict=True):
                QTest.keyClicks(number, text)
        desk.choose(Field.KEY, "White queen")
        desk.choose(Field.AWARD, "1st prize")
        desk.choose(Field.IS, "Sound")
        desk.tick("zugzwang")
        QTest.keyClicks(desk.form.words, "excelsior")
        assert desk.asks(
            'author:Loyd source:"Chess Monthly" theme:grimshaw|novotny #2 keyword:gift men:8-12 '
            'year:1850- key:Q* award:"1 prize" is:sound has:zugzwang excelsior'
        )

    def test_what_is_taken_out_goes_from_the_query(self, desk: Desk) -> None:
        desk.bar.set_query("#2 author:Loyd men:8-12 has:zugzwang is:sound")
        desk.text(Field.AUTHOR).clear()
        desk.text(Field.AUTHOR).textEdited.emit("")
        for number in desk.ends(Field.MEN):
            number.selectAll()
            QTest.keyClick(number, Qt.Key.Key_Delete)
        desk.tick("zugzwang")
        desk.choose(Field.IS, "any")
        assert desk.asks("#2")

    def test_several_that_must_hold_together(self, desk: Desk) -> None:
        QTest.keyClicks(desk.text(Field.AUTHOR), "Kohtz; Kockelkorn")
        assert desk.asks("author:Kohtz author:Kockelkorn")

    def test_what_the_form_cannot_say_stays(self, desk: Desk) -> None:
        desk.bar.set_query("-theme:novotny (author:a or author:b) has:castling pattern:Qd4")
        desk.tick("threat")
        assert desk.asks(
            "-theme:novotny (author:a or author:b) has:castling has:threat pattern:Qd4"
        )

    def test_a_wrong_value_is_told_and_the_query_stays(self, desk: Desk) -> None:
        desk.bar.set_query("#2")
        QTest.keyClicks(desk.text(Field.THEME), "nonsense")
        assert desk.asks("#2")
        assert desk.complaints() == ["There is no theme “nonsense”."]
        desk.text(Field.THEME).selectAll()
        QTest.keyClicks(desk.text(Field.THEME), "grimshaw")
        assert desk.asks("#2 theme:grimshaw")
        assert desk.complaints() == []

    def test_authors_are_completed(self, desk: Desk, qtbot: QtBot) -> None:
        field = desk.text(Field.AUTHOR)
        field.setFocus()
        QTest.keyClicks(field, "Kohtz; lo")
        qtbot.waitUntil(lambda: desk.looked_up == ["lo"])
        row = desk.form.rows[Field.AUTHOR]
        assert isinstance(row, TextRow)
        popup = row.completer.popup()
        qtbot.waitUntil(popup.isVisible)
        QTest.keyClick(popup, Qt.Key.Key_Down)
        QTest.keyClick(popup, Qt.Key.Key_Return)
        assert field.text() == "Kohtz; Loyd, Samuel"
        assert desk.asks('author:Kohtz author:"Loyd, Samuel"')


class TestFromTheBar:
    def test_the_fields_follow(self, desk: Desk) -> None:
        desk.bar.set_query(
            'author:Loyd|Shinkman #2 men<=12 year:1859 key:Q* award:hm is:cooked has:try "a b"'
        )
        assert desk.text(Field.AUTHOR).text() == "Loyd | Shinkman"
        assert desk.text(Field.STIPULATION).text() == "#2"
        assert [end.text() for end in desk.ends(Field.MEN)] == ["", "12"]
        assert [end.text() for end in desk.ends(Field.YEAR)] == ["1859", "1859"]
        assert desk.choices(Field.KEY).currentText() == "White queen"
        assert desk.choices(Field.AWARD).currentText() == "Honourable mention"
        assert desk.choices(Field.IS).currentText() == "Cooked"
        assert desk.ticked() == {"try"}
        assert desk.form.words.text() == '"a b"'
        desk.bar.clear()
        assert desk.text(Field.AUTHOR).text() == ""
        assert desk.choices(Field.KEY).currentText() == "any"
        assert desk.ticked() == set()

    def test_what_is_not_in_a_list_is_shown_all_the_same(self, desk: Desk) -> None:
        desk.bar.set_query("key:Qf3")
        assert desk.choices(Field.KEY).currentText() == "Qf3"
        desk.bar.set_query("")
        assert desk.choices(Field.KEY).findText("Qf3") < 0

    def test_following_changes_nothing_in_the_query(self, desk: Desk) -> None:
        told: list[str] = []
        desk.bar.set_query(
            'source="The Field" men:8,9 award:"2 prize" theme:~grimshaw has:castling'
        )
        before = desk.bar.parsed
        desk.bar.asked.connect(told.append)
        desk.bar.entry_changed.emit()
        assert desk.bar.parsed == before

    def test_escape_closes(self, desk: Desk) -> None:
        closed: list[bool] = []
        desk.form.closed.connect(lambda: closed.append(True))
        for widget in (desk.text(Field.AUTHOR), desk.choices(Field.KEY), desk.form.words):
            QTest.keyClick(widget, Qt.Key.Key_Escape)
        assert len(closed) == 3


def test_themes_are_found_by_a_part_of_their_names() -> None:
    assert theme_names("grims", "en")[0] == "Grimshaw"
    assert "Novotny" in theme_names("novo", "en")
    assert theme_names("no such theme", "en") == []


class TestInThePage:
    def test_it_opens_below_the_bar_and_finds(self, studio: Studio) -> None:
        studio.window.resize(1280, 800)
        studio.trigger("show-library")
        page = studio.window.library
        studio.until(page.isVisible)
        QTest.mouseClick(page.form_button, LEFT)
        assert page.form.isVisible()
        row = page.form.rows[Field.AUTHOR]
        assert isinstance(row, TextRow)
        studio.until(row.widget.hasFocus)
        QTest.keyClicks(row.widget, "zell")
        studio.until(lambda: len(studio.record_ids()) == 1)
        studio.until(row.completer.popup().isVisible)
        assert [row.completer.currentCompletion()] == ["Zeller"]
        row.completer.popup().hide()
        QTest.keyClick(row.widget, Qt.Key.Key_Escape)
        assert not page.form.isVisible()
        assert page.isVisible()  # Escape left the form, not the library
        assert page.filter.query == "author:zell"
