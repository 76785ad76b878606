# SPDX-License-Identifier: GPL-3.0-or-later
"""The query bar under real keys and clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from composer.gui.collection.query.bar import QueryBar
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK
from composer.library.query.parser import QueryError, parse_query, parse_term
from composer.library.query.terms import Field, QueryFault

LEFT = Qt.MouseButton.LeftButton


class Bench(QWidget):
    """A window with a bar, that writes down what it asks."""

    def __init__(self) -> None:
        super().__init__()
        self.appearance = Appearance()
        self.bar = QueryBar(self.appearance)
        self.asked: list[str] = []
        self.faults: list[QueryError | None] = []
        self.downs: list[bool] = []
        self.bar.asked.connect(self.asked.append)
        self.bar.wrong.connect(self.faults.append)
        self.bar.left_down.connect(lambda: self.downs.append(True))
        QVBoxLayout(self).addWidget(self.bar)
        self.resize(900, 80)

    @property
    def chips(self) -> list[str]:
        return [chip.face.words for chip in self.bar.chips]

    def type(self, text: str) -> None:
        QTest.keyClicks(self.bar, text)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focusWidget() or self.bar, key)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    window = Bench()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    window.bar.setFocus()
    qtbot.waitUntil(window.bar.hasFocus)
    return window


class TestTyping:
    def test_a_blank_makes_a_token_of_what_is_understood(self, bench: Bench) -> None:
        bench.type("#2 author:Loyd men<=12 excelsior")
        assert bench.chips == ["#2", "author Loyd", "men ≤ 12"]
        assert bench.bar.text() == "excelsior"
        assert bench.bar.parsed == parse_query("#2 author:Loyd men<=12 excelsior")

    def test_the_search_follows_a_moment_after_the_last_letter(
        self, bench: Bench, qtbot: QtBot
    ) -> None:
        bench.type("loy")
        assert bench.asked == []
        qtbot.waitUntil(lambda: bench.asked == ["loy"])

    def test_enter_makes_tokens_of_all_and_asks_at_once(self, bench: Bench) -> None:
        bench.type("theme:grimshaw")
        assert bench.chips == []
        bench.press(Qt.Key.Key_Return)
        assert bench.chips == ["theme Grimshaw"]
        assert bench.asked[-1] == "theme:grimshaw"
        assert bench.downs == []
        bench.press(Qt.Key.Key_Return)
        assert bench.downs == [True]

    def test_leaving_the_field_takes_what_is_typed_for_meant(self, bench: Bench) -> None:
        bench.type("year:1900-1930")
        bench.bar.clearFocus()
        assert bench.chips == ["year 1900–1930"]

    def test_typing_in_the_middle_keeps_the_cursor(self, bench: Bench) -> None:
        bench.type("white queen")
        bench.bar.setCursorPosition(0)
        bench.type("#2 ")
        assert bench.chips == ["#2"]
        bench.type("x ")
        assert bench.bar.text() == "x white queen"

    def test_or_joins_the_token_before(self, bench: Bench) -> None:
        bench.type("#2 author:Loyd or author:Kohtz x")
        assert bench.chips == ["#2"]
        assert bench.bar.parsed == parse_query("#2 (author:Loyd or author:Kohtz x)")


class TestTokens:
    def test_backspace_opens_the_last_as_text(self, bench: Bench) -> None:
        bench.type("#2 author:Loyd ")
        bench.press(Qt.Key.Key_Backspace)
        assert bench.chips == ["#2"]
        assert bench.bar.text() == "author:Loyd"
        bench.press(Qt.Key.Key_Backspace)
        assert bench.bar.text() == "author:Loy"

    def test_the_cross_takes_it_away(self, bench: Bench) -> None:
        bench.type("#2 author:Loyd ")
        chip = bench.bar.chips[0]
        QTest.mouseClick(chip, LEFT, pos=chip.cross().toPoint())
        assert bench.chips == ["author Loyd"]
        assert bench.asked[-1] == "author:Loyd"
        assert bench.bar.hasFocus()

    def test_a_click_on_it_opens_it(self, bench: Bench) -> None:
        bench.type("#2 author:Loyd ")
        QTest.mouseClick(bench.bar.chips[0], LEFT, pos=QPoint(6, 6))
        assert bench.chips == ["author Loyd"]
        assert bench.bar.text() == "#2"

    def test_arrows_and_delete(self, bench: Bench) -> None:
        bench.type("#2 author:Loyd men<=12 ")
        bench.press(Qt.Key.Key_Left)
        assert bench.bar.chips[2].hasFocus()
        bench.press(Qt.Key.Key_Left)
        bench.press(Qt.Key.Key_Delete)
        assert bench.chips == ["#2", "men ≤ 12"]
        assert bench.bar.hasFocus()
        bench.press(Qt.Key.Key_Left)
        bench.press(Qt.Key.Key_Right)
        assert bench.bar.hasFocus()
        bench.press(Qt.Key.Key_Left)
        bench.press(Qt.Key.Key_Return)
        assert parse_query(bench.bar.text()) == parse_query("men<=12")

    def test_many_tokens_leave_room_to_type(self, bench: Bench) -> None:
        bench.bar.set_query(" ".join(f"-author:Name{number}" for number in range(30)))
        assert len(bench.chips) == 30
        assert 0 < sum(chip.isVisible() for chip in bench.bar.chips) < 10
        assert bench.bar.textMargins().left() < bench.bar.width() * 0.8
        bench.type("word")
        assert bench.bar.query.endswith("Name29 word")

    def test_they_tell_a_screen_reader_what_they_are(self, bench: Bench) -> None:
        bench.type("theme:grimshaw ")
        assert bench.bar.chips[0].accessibleName() == "theme Grimshaw"
        assert "Delete" in bench.bar.chips[0].accessibleDescription()

    def test_a_form_puts_terms_of_a_field(self, bench: Bench) -> None:
        bench.type("#2 author:Loyd words")
        term = parse_term(Field.AUTHOR, "Kohtz")
        assert term is not None
        bench.bar.put_terms(Field.AUTHOR, term)
        assert bench.chips == ["#2", "author Kohtz"]
        assert bench.bar.text() == "words"
        bench.bar.put_terms(Field.AUTHOR)
        assert bench.chips == ["#2"]

    def test_clear_takes_all_away(self, bench: Bench) -> None:
        bench.type("#2 words")
        bench.bar.clear()
        assert bench.bar.query == ""
        assert bench.asked[-1] == ""

    def test_the_last_term_is_dropped(self, bench: Bench) -> None:
        bench.type("#2 two words")
        for left in ("#2 two", "#2", "", ""):
            bench.bar.drop_last()
            assert bench.bar.query == left


class TestFaults:
    def test_a_wrong_term_is_told_on_enter_and_marked(self, bench: Bench) -> None:
        bench.type("#2 theme:grimsaw")
        before = bench.bar.grab().toImage()
        bench.press(Qt.Key.Key_Return)
        assert bench.bar.fault is not None
        assert bench.bar.fault.fault is QueryFault.THEME_MEANT
        assert bench.bar.grab().toImage() != before
        assert bench.chips == ["#2"]

    def test_it_is_not_told_while_it_is_typed(self, bench: Bench, qtbot: QtBot) -> None:
        bench.type("author:")  # he may go on at once: no time has passed
        assert bench.faults == [] or bench.faults == [None]
        bench.type("Loyd")
        qtbot.waitUntil(lambda: bench.asked == ["author:Loyd"])
        assert bench.bar.fault is None

    def test_it_is_told_when_the_user_stops(self, bench: Bench, qtbot: QtBot) -> None:
        bench.type("nofield:x")
        qtbot.waitUntil(lambda: bench.bar.fault is not None)

    def test_mending_it_takes_the_mark_away(self, bench: Bench, qtbot: QtBot) -> None:
        bench.type("men:many")
        bench.press(Qt.Key.Key_Return)
        assert bench.bar.fault is not None
        for _ in "many":
            bench.press(Qt.Key.Key_Backspace)
        bench.type("8")
        bench.press(Qt.Key.Key_Return)
        assert bench.bar.fault is None
        assert bench.asked[-1] == "men:8"


def test_leaving_the_field_does_not_ask_the_same_in_another_order(bench: Bench) -> None:
    """The answer would take the rows away between the two clicks of a double click."""
    bench.type("loyd #2")
    bench.bar.report()
    asked = len(bench.asked)
    bench.bar.clearFocus()
    assert bench.bar.query == "#2 loyd"
    assert len(bench.asked) == asked
    bench.bar.setFocus()
    bench.type(" 1858")
    bench.bar.clearFocus()
    assert len(bench.asked) == asked + 1


def test_the_cursor_is_told_within_brackets_that_only_the_query_has(bench: Bench) -> None:
    """Told behind them it would have every field offered, in the middle of a word."""
    wanted: list[tuple[str, int]] = []
    bench.bar.completions_wanted.connect(lambda query, cursor, _: wanted.append((query, cursor)))
    bench.type("import:1 is:short or is:coo")
    query, cursor = wanted[-1]
    assert query[:cursor].endswith("is:coo")
    bench.type("ked")
    query, cursor = wanted[-1]
    assert query == "import:1 (is:short or is:cooked)"
    assert query[:cursor].endswith("is:cooked")
    bench.bar.replace(query.index("cooked"), len("cooked"), "unsolvable")
    assert "is:short or is:unsolvable" in bench.bar.query


def test_the_frame_of_a_query_that_is_mended_is_no_longer_red(bench: Bench) -> None:
    def edge() -> str:
        return bench.bar.grab().toImage().pixelColor(0, bench.bar.height() // 2).name()

    line = "QLineEdit { border: 3px solid #00ff00; }"
    bench.setStyleSheet(f'{line} QLineEdit[wrong="true"] {{ border-color: #ff0000; }}')
    bench.type("nosuchfield:3")
    bench.press(Qt.Key.Key_Return)
    assert bench.bar.fault is not None
    assert edge() == "#ff0000"
    bench.bar.clear()
    assert bench.bar.fault is None
    assert edge() == "#00ff00"


class TestAskedBefore:
    def test_up_and_down_go_through_them(self, bench: Bench) -> None:
        for query in ("#2", "author:Loyd", "two words"):
            bench.bar.set_query(query)
            bench.bar.finish()
        bench.bar.set_query("")
        bench.type("begun")
        seen = []
        for key in (Qt.Key.Key_Up,) * 4 + (Qt.Key.Key_Down,) * 3:
            bench.press(key)
            seen.append(bench.bar.query)
        assert seen == ["two words", "author:Loyd", "#2", "#2", "author:Loyd", "two words", "begun"]

    def test_they_are_kept_once_each_and_not_for_ever(self, bench: Bench) -> None:
        for number in range(120):
            bench.bar.set_query(f"men:{number % 60}")
            bench.bar.finish()
        assert len(bench.bar.past_queries) == 50
        assert len(set(bench.bar.past_queries)) == 50
        assert bench.bar.past_queries[-1] == "men:59"

    def test_down_goes_to_what_was_found(self, bench: Bench) -> None:
        bench.press(Qt.Key.Key_Down)
        assert bench.downs == [True]


def test_it_is_painted_in_light_and_dark(bench: Bench) -> None:
    bench.type("theme:grimshaw #2 ")
    bench.bar.show_hits(13, 1283)
    assert bench.bar.hits == "13 of 1,283"
    light = bench.bar.grab().toImage()
    bench.appearance.colour(DARK)
    assert bench.bar.grab().toImage() != light
