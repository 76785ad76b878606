# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar over the board: stipulation, side to move, castling, e.p."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from studio import Studio, problem

from composer.gui.frame.positionbar import PositionBar
from composer.gui.look.appearance import Appearance
from composer.problem.fen import fen
from composer.problem.men import Colour
from composer.problem.position import Castling
from composer.problem.stipulation import parse_stipulation

CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
EN_PASSANT = "4k3/8/8/3pPp2/8/8/8/4K3 w - - 0 1"


class Hearer:
    """A bar, and what it asks for."""

    place: QWidget

    def __init__(self, bar: PositionBar) -> None:
        self.bar = bar
        self.told: list[object] = []
        self.complaints: list[str] = []
        bar.stipulation_chosen.connect(lambda s: self.told.append(str(s)))
        bar.task_chosen.connect(lambda s, _: self.told.append(str(s)))
        bar.turn_chosen.connect(self.told.append)
        bar.castling_chosen.connect(lambda right, on: self.told.append((right, on)))
        bar.en_passant_chosen.connect(self.told.append)
        bar.complained.connect(self.complaints.append)

    def write(self, text: str) -> None:
        field = self.bar.stipulation
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)


@pytest.fixture
def hearer(qtbot) -> Hearer:
    place = QWidget()  # which lets the bar be as narrow as a board column makes it
    qtbot.addWidget(place)
    words = ("undo", "copy", "twin", "history", "rules")
    undo, copy, twin, history, rules = (QAction(word, place) for word in words)
    bar = PositionBar(
        Appearance(),
        left=[undo],
        right=[copy],
        worded=twin,
        spare=history,
        rules=rules,
        parent=place,
    )
    bar.resize(900, 44)
    bar.show_problem(problem(CASTLING))
    place.resize(900, 100)
    place.show()
    place.activateWindow()
    hearer = Hearer(bar)
    hearer.place = place  # keeps it alive
    return hearer


def opened(menu: QMenu) -> list[QAction]:
    menu.aboutToShow.emit()
    return menu.actions()


class TestStipulation:
    @pytest.mark.parametrize(
        ("text", "expected"), [("#3", "#3"), ("S#4", "s#4"), ("h#2,5", "h#2.5"), ("= 2", "=2")]
    )
    def test_what_can_be_read_is_chosen(self, hearer: Hearer, text: str, expected: str) -> None:
        hearer.write(text)
        QTest.keyClick(hearer.bar.stipulation, Qt.Key.Key_Return)
        assert hearer.told == [expected]
        assert hearer.complaints[-1] == ""

    @pytest.mark.parametrize("text", ["#", "mate in two", "#0", "s#2.5", "#&2", "-"])
    def test_what_cannot_be_read_is_said_and_enter_stays(self, hearer: Hearer, text: str) -> None:
        left: list[int] = []
        hearer.bar.stipulation.left.connect(lambda: left.append(1))
        hearer.write(text)
        QTest.keyClick(hearer.bar.stipulation, Qt.Key.Key_Return)
        assert hearer.told == []
        assert left == []
        assert hearer.complaints[-1]
        assert hearer.bar.stipulation.property("wrong") is True
        assert hearer.bar.stipulation.text() == text

    def test_escape_and_leaving_go_back_to_what_holds(self, hearer: Hearer, qtbot) -> None:
        field = hearer.bar.stipulation
        hearer.write("nonsense")
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert (field.text(), hearer.complaints[-1]) == ("#2", "")
        hearer.write("nonsense")
        hearer.bar.turn.setFocus()
        field.editingFinished.emit()
        assert (field.text(), hearer.complaints[-1], hearer.told) == ("#2", "", [])

    def test_a_usual_one_is_chosen_from_the_list(self, hearer: Hearer) -> None:
        field, left = hearer.bar.stipulation, []
        field.left.connect(lambda: left.append(1))
        field.show_usual()
        rows = field.completer().popup()
        assert rows.isVisible()
        assert rows.model().rowCount() > 4
        third = rows.visualRect(rows.model().index(1, 0)).center()
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=third)
        assert hearer.told == ["#3"]
        assert left == [1]
        assert not rows.isVisible()

    def test_the_same_again_asks_for_nothing(self, hearer: Hearer) -> None:
        hearer.write("#2")
        QTest.keyClick(hearer.bar.stipulation, Qt.Key.Key_Return)
        assert hearer.told == []


class TestState:
    def test_the_side_to_move(self, hearer: Hearer) -> None:
        assert hearer.bar.turn.text() == "White to move"
        hearer.bar.turn.click()
        assert hearer.told == [Colour.BLACK]
        hearer.bar.show_problem(problem(CASTLING.replace(" w ", " b ")))
        assert hearer.bar.turn.text() == "Black to move"
        hearer.bar.turn.click()
        assert hearer.told[-1] is Colour.WHITE

    def test_castling_can_be_forbidden_where_it_is_possible(self, hearer: Hearer) -> None:
        bar = hearer.bar
        assert bar.castling.text() == "Castling KQkq by convention"
        short, long, *_ = opened(bar.castling_menu)
        short.trigger()
        assert hearer.told == [(Castling.WHITE_SHORT, False)]
        bar.show_problem(problem(CASTLING.replace("KQkq", "Qkq")))
        assert (short.isChecked(), long.isChecked()) == (False, True)
        short.trigger()
        assert hearer.told[-1] == (Castling.WHITE_SHORT, True)
        bar.show_problem(problem(EN_PASSANT))
        assert not bar.castling.isEnabled()

    def test_en_passant_offers_what_can_have_been_passed_over(self, hearer: Hearer) -> None:
        bar = hearer.bar
        assert not bar.en_passant.isEnabled()
        bar.show_problem(problem(EN_PASSANT))
        assert bar.en_passant.text() == "e.p. off by convention"
        actions = opened(bar.en_passant_menu)
        assert [action.text() for action in actions] == ["none", "d6", "f6"]
        assert [action.isChecked() for action in actions] == [True, False, False]
        actions[2].trigger()
        assert hearer.told == [45]
        bar.show_problem(problem(EN_PASSANT.replace("- - 0", "- f6 0")))
        assert bar.en_passant.text() == "e.p. on f6 by hand"
        assert [a.isChecked() for a in opened(bar.en_passant_menu)] == [False, False, True]

    def test_a_narrow_bar_folds_the_three_into_one(self, hearer: Hearer, qtbot) -> None:
        bar = hearer.bar
        assert (bar.turn.isVisible(), bar.folded.isVisible()) == (True, False)
        bar.resize(330, 44)
        qtbot.waitUntil(bar.folded.isVisible)
        assert not bar.turn.isVisible()
        first = bar._fold_menu.actions()[0]
        assert first.text() == "Give Black the move"
        first.trigger()
        assert hearer.told == [Colour.BLACK]


class TestInTheStudio:
    def test_a_menu_that_is_open_survives_what_it_does(self, studio: Studio, qtbot) -> None:
        studio.lay(problem(EN_PASSANT))
        bar = studio.window.bar
        menu = bar.en_passant_menu
        menu.popup(studio.window.mapToGlobal(studio.window.rect().center()))
        qtbot.waitUntil(menu.isVisible)
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not menu.isVisible())
        assert fen(studio.window.workbench.document.problem.position) == EN_PASSANT.replace(
            "- - 0", "- d6 0"
        )
        studio.lay(problem(CASTLING))
        menu = bar.castling_menu
        menu.popup(studio.window.mapToGlobal(studio.window.rect().center()))
        qtbot.waitUntil(menu.isVisible)
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not menu.isVisible())
        assert fen(studio.window.workbench.document.problem.position).split()[2] == "Qkq"
        studio.trigger("undo")
        assert fen(studio.window.workbench.document.problem.position).split()[2] == "KQkq"

    def test_the_complaint_stands_beside_the_field(self, studio: Studio) -> None:
        field = studio.window.bar.stipulation
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "#x")
        label = studio.window.bar.complaint
        assert label.isVisible()
        assert "Expected a stipulation" in label.text()
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert not label.isVisible()
        assert studio.window.workbench.document.problem == replace(
            studio.window.workbench.document.problem, stipulation=parse_stipulation("#2")
        )
