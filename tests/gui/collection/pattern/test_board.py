# SPDX-License-Identifier: GPL-3.0-or-later
"""The pattern set up with mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from composer.diagrams.style.style import PieceSet
from composer.gui.board.mime import man_data
from composer.gui.collection.pattern.panel import PatternPanel
from composer.gui.collection.pattern.words import pattern_words, want_words
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK, LIGHT, LINEN, SLATE
from composer.library.query.pattern import Pattern, Want, Wanted, parse_pattern
from composer.problem.fen import parse_fen
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.squares import parse_square

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def panel(qtbot: QtBot, appearance: Appearance) -> PatternPanel:
    made = PatternPanel(appearance)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def told(panel: PatternPanel) -> list[Pattern | None]:
    patterns: list[Pattern | None] = []
    panel.changed.connect(patterns.append)
    return patterns


def centre(panel: PatternPanel, square: str) -> QPoint:
    return panel.board.square_centre(parse_square(square)).toPoint()


def click(panel: PatternPanel, square: str, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(panel.board, button, pos=centre(panel, square))


def drag(panel: PatternPanel, origin: str, target: QPoint) -> None:
    QTest.mousePress(panel.board, LEFT, pos=centre(panel, origin))
    QTest.mouseMove(panel.board, target)
    QTest.mouseRelease(panel.board, LEFT, pos=target)


def pick(panel: PatternPanel, *wanted: Wanted | None) -> None:
    for each in wanted:
        QTest.mouseClick(panel.tray.button(each), LEFT)


def squares(panel: PatternPanel) -> str:
    return str(Pattern(panel.board.squares)) if panel.board.squares else ""


class TestMouse:
    def test_what_is_picked_is_put_down_and_taken_off(self, panel: PatternPanel) -> None:
        seen = told(panel)
        pick(panel, Man.BLACK_BISHOP)
        click(panel, "d5")
        assert squares(panel) == "bd5"
        pick(panel, Want.EMPTY)
        click(panel, "e5")
        assert squares(panel) == "bd5 .e5"
        click(panel, "e5")
        assert squares(panel) == "bd5"
        assert seen[-1] == parse_pattern("bd5 shifted mirrored")
        click(panel, "d5")  # another want is picked: it takes the place
        assert squares(panel) == ".d5"

    def test_nothing_is_put_down_where_nothing_is_picked(self, panel: PatternPanel) -> None:
        click(panel, "d5")
        assert squares(panel) == ""

    def test_one_of_several(self, panel: PatternPanel) -> None:
        pick(panel, None, Man.WHITE_ROOK, Man.WHITE_QUEEN)
        click(panel, "a1")
        assert squares(panel) == "[QR]a1"
        pick(panel, Man.WHITE_QUEEN)
        click(panel, "b1")
        assert squares(panel) == "[QR]a1 Rb1"
        pick(panel, Want.ANY_BLACK)
        click(panel, "c1")
        assert squares(panel) == "[QR]a1 Rb1 ac1"
        assert panel.tray.wanted is Want.ANY_BLACK

    def test_a_man_is_moved_and_dragged_off(self, panel: PatternPanel) -> None:
        pick(panel, Man.WHITE_KNIGHT)
        click(panel, "b1")
        drag(panel, "b1", centre(panel, "c3"))
        assert squares(panel) == "Nc3"
        drag(panel, "c3", QPoint(-40, 30))
        assert squares(panel) == ""

    def test_the_right_button_sweeps(self, panel: PatternPanel) -> None:
        pick(panel, Want.ANY_MAN)
        for square in ("a1", "b1", "c1"):
            click(panel, square)
        QTest.mousePress(panel.board, RIGHT, pos=centre(panel, "a1"))
        QTest.mouseMove(panel.board, centre(panel, "b1"))
        QTest.mouseRelease(panel.board, RIGHT, pos=centre(panel, "b1"))
        assert squares(panel) == "?c1"

    def test_a_man_from_a_tray_is_dropped(self, panel: PatternPanel) -> None:
        for data, expected in ((man_data(Man.WHITE_QUEEN), "Qd4"), (QMimeData(), "Qd4")):
            event = QDropEvent(
                QPointF(centre(panel, "d4")),
                Qt.DropAction.CopyAction,
                data,
                LEFT,
                Qt.KeyboardModifier.NoModifier,
            )
            panel.board.dropEvent(event)
            assert squares(panel) == expected


class TestKeys:
    @pytest.fixture(autouse=True)
    def focus(self, panel: PatternPanel, qtbot: QtBot) -> None:
        panel.board.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(panel.board.hasFocus)

    def test_a_pattern_without_a_mouse(self, panel: PatternPanel) -> None:
        QTest.keyClicks(panel.board, "Q")
        QTest.keyClick(panel.board, Qt.Key.Key_Right)
        QTest.keyClicks(panel.board, "?")
        QTest.keyClick(panel.board, Qt.Key.Key_Up)
        QTest.keyClicks(panel.board, "a")
        QTest.keyClick(panel.board, Qt.Key.Key_Up)
        QTest.keyClicks(panel.board, ".")
        QTest.keyClick(panel.board, Qt.Key.Key_Left)
        QTest.keyClicks(panel.board, "[rbQ]")
        assert squares(panel) == "Qa1 ?b1 ab2 [Qrb]a3 .b3"
        QTest.keyClicks(panel.board, "k")
        assert squares(panel) == "Qa1 ?b1 ab2 ka3 .b3"
        QTest.keyClick(panel.board, Qt.Key.Key_Delete)
        assert squares(panel) == "Qa1 ?b1 ab2 .b3"

    def test_what_is_there_is_said(self, panel: PatternPanel) -> None:
        assert panel.board.accessibleName() == "Pattern: a1, anything"
        QTest.keyClicks(panel.board, "Q")
        assert panel.board.accessibleName() == "Pattern: a1, white queen"
        QTest.keyClick(panel.board, Qt.Key.Key_Right)
        assert panel.board.accessibleName() == "Pattern: b1, anything"

    def test_space_puts_down_what_is_picked(self, panel: PatternPanel) -> None:
        pick(panel, Want.ANY_WHITE)
        panel.board.setFocus()
        QTest.keyClick(panel.board, Qt.Key.Key_Space)
        assert squares(panel) == "Aa1"


class TestPanel:
    def test_freedoms_are_told(self, panel: PatternPanel) -> None:
        panel.board.put(0, Man.WHITE_KING)
        seen = told(panel)
        QTest.mouseClick(panel.freedoms["shifted"], LEFT, pos=QPoint(8, 8))
        QTest.mouseClick(panel.freedoms["colours_swapped"], LEFT, pos=QPoint(8, 8))
        assert seen == [
            parse_pattern("Ka1 mirrored"),
            parse_pattern("Ka1 mirrored swapped"),
        ]

    def test_taken_from_a_position_or_a_part_of_it(self, panel: PatternPanel) -> None:
        position = parse_fen("4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1")
        seen = told(panel)
        panel.take_position(position)
        assert squares(panel) == "Rb3 Na4 Kd6 ke8"
        panel.take_position(position, frozenset({parse_square("b3"), parse_square("a4")}))
        assert squares(panel) == "Rb3 Na4"
        assert len(seen) == 2

    def test_what_is_shown_is_not_told(self, panel: PatternPanel) -> None:
        seen = told(panel)
        pattern = parse_pattern("Qd4 ?e5 rotated")
        panel.show_pattern(pattern)
        assert panel.pattern == pattern
        panel.show_pattern(None)
        assert panel.pattern is None
        assert seen == []

    def test_clear(self, panel: PatternPanel) -> None:
        panel.board.put(0, Man.WHITE_KING)
        seen = told(panel)
        QTest.mouseClick(panel.clear, LEFT)
        assert seen == [None]
        assert not panel.clear.isEnabled()

    def test_it_is_painted_in_light_and_dark_and_in_other_men(
        self, panel: PatternPanel, appearance: Appearance
    ) -> None:
        for place, wanted in enumerate(
            (*ORTHODOX_MEN, *Want, frozenset(list(ORTHODOX_MEN)[:2]), frozenset(ORTHODOX_MEN))
        ):
            panel.board.put(place, wanted)
        light = panel.grab().toImage()
        appearance.colour(DARK, SLATE)
        dark = panel.grab().toImage()
        assert dark != light
        appearance.colour(LIGHT, LINEN)
        appearance.draw_men(PieceSet.PRINT)
        assert panel.grab().toImage() != light


def test_wants_and_patterns_in_words() -> None:
    assert want_words(Want.EMPTY) == "no man"
    both = frozenset({Man.WHITE_QUEEN, Man.BLACK_ROOK})
    assert want_words(both) == "one of: white queen, black rook"
    assert pattern_words(parse_pattern("Qd4 .e5 shifted")) == "Qd4 .e5"
    assert pattern_words(parse_pattern("Qd4 .e5 ?a1 ?b1 ?c1")) == "of 5 squares"


class TestFairyMen:
    def test_a_fairy_man_is_named_picked_and_put_down(self, panel: PatternPanel) -> None:
        for text, square in (("G", "d4"), ("=G", "e4"), ("nightrider", "f4"), ("RL*", "g4")):
            panel.tray.named.setText(text)
            QTest.keyClick(panel.tray.named, Qt.Key.Key_Return)
            click(panel, square)
        assert squares(panel) == "Gd4 =Ge4 .n-f4 .RL{royal}g4"
        assert len(panel.tray.men) == 16

    def test_the_tray_has_room_for_the_last_few(self, panel: PatternPanel) -> None:
        for text in ("G", "CG", "RL", "LI", "EQ", "G"):
            panel.tray.named.setText(text)
            QTest.keyClick(panel.tray.named, Qt.Key.Key_Return)
        letters = [man.kind.code for man in panel.tray.men[12:]]
        assert sorted(letters) == ["EQ", "G", "LI", "RL"]
        assert panel.tray.wanted is Man.from_fen("G")

    def test_one_of_an_orthodox_and_a_fairy_man(self, panel: PatternPanel) -> None:
        pick(panel, None, Man.WHITE_QUEEN)
        panel.tray.named.setText("G")
        QTest.keyClick(panel.tray.named, Qt.Key.Key_Return)
        click(panel, "a1")
        assert squares(panel) == "[QG]a1"
        assert want_words(panel.board.squares[0][1]) == "one of: white queen, grasshopper (white)"

    def test_what_is_taken_from_the_board_can_be_put_down_again(self, panel: PatternPanel) -> None:
        panel.take_position(parse_fen("7k/8/8/3.RL4/8/8/8/K7 w - -"))
        assert [man.kind.code for man in panel.tray.men[12:]] == ["RL"]

    def test_no_such_man(self, panel: PatternPanel) -> None:
        panel.tray.named.setText("blurb")
        QTest.keyClick(panel.tray.named, Qt.Key.Key_Return)
        assert panel.tray.named.text() == "blurb"
        assert panel.tray.wanted is None

    def test_by_keys_alone(self, panel: PatternPanel, qtbot: QtBot) -> None:
        panel.board.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClicks(panel.board, "+")
        qtbot.waitUntil(panel.tray.named.hasFocus)
        QTest.keyClicks(panel.tray.named, "g")
        QTest.keyClick(panel.tray.named, Qt.Key.Key_Return)
        qtbot.waitUntil(panel.board.hasFocus)
        QTest.keyClick(panel.board, Qt.Key.Key_Space)
        assert squares(panel).startswith("g")
