# SPDX-License-Identifier: GPL-3.0-or-later
"""Duplex in the window: its tab, its verdict, and edits made while it is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from studio import Studio

from composer.problem.fen import fen, parse_fen
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.problem.task import task_text
from composer.problem.twins import lettered
from composer.problem.twintext import parse_twin
from composer.solver.solution import Verdict

BOTH_MATE = "7k/5K2/8/8/6p1/8/6R1/8 b - - 0 1"


@pytest.fixture
def duplex(studio: Studio) -> Studio:
    """A studio with an h#1 on the board that was made duplex in its menu."""
    problem = Problem(parse_fen(BOTH_MATE), parse_stipulation("h#1.5"))
    studio.window.workbench.document.open(problem)
    studio.window.actions_by_name["duplex"].trigger()
    return studio


def tab_texts(studio: Studio) -> list[str]:
    tabs = studio.window.study.twins.tabs
    return [tabs.tabText(index) for index in range(tabs.count())]


def test_the_other_side_has_a_tab_and_a_verdict(duplex: Studio) -> None:
    window = duplex.window
    assert tab_texts(duplex) == ["a)", "Duplex"]
    assert window.actions_by_name["duplex"].isChecked()
    duplex.until(lambda: window.study.twin_solving.verdict(1) is not None)
    duplex.until(lambda: window.study.twin_solving.verdict(0) is not None)
    own = window.study.twin_solving.verdict(0)
    assert own is not None
    assert window.study.twin_solving.judge(own) is Verdict.SHORT  # the graver of the two
    window.study.twins.tabs.setCurrentIndex(1)
    assert window.board.position.turn is not window.workbench.document.problem.position.turn
    window.actions_by_name["undo"].trigger()
    assert tab_texts(duplex) == []
    assert window.board.position == window.workbench.document.problem.position


def test_an_edit_of_the_duplex_is_one_of_the_diagram(duplex: Studio) -> None:
    window = duplex.window
    window.study.twins.tabs.setCurrentIndex(1)
    turn = window.workbench.document.problem.position.turn
    duplex.drag("g2", "g1")
    assert window.twinning.index == 1
    assert window.workbench.document.problem.position.turn is turn
    assert window.workbench.document.problem.position[parse_square("g1")] is not None
    assert window.board.position[parse_square("g1")] is not None
    assert window.board.position.turn is turn.other
    window.bar.turn.click()  # refused, with a sentence
    assert window.workbench.document.problem.position.turn is turn


def test_each_twin_has_its_duplex(duplex: Studio) -> None:
    window = duplex.window
    twins = lettered([parse_twin("b", "Move g2 g3")], "b")
    window.workbench.document.change(
        replace(window.workbench.document.problem, twins=twins), "a twin"
    )
    assert window.twinning.count == 4
    told = [window.twinning.words(place) for place in range(4)]
    assert told == ["a)", "b) wRg2→g3", "a) Duplex", "b) Duplex"]
    window.twinning.show(3)
    assert window.board.position.turn is Colour.WHITE
    assert window.board.position[parse_square("g3")] is not None
    duplex.drag("g3", "g5")
    assert window.twinning.index == 3
    assert window.twinning.words(1) == "b) wRg2→g5"
    assert fen(window.workbench.document.problem.position).startswith(BOTH_MATE.split()[0])


def test_it_may_be_written_behind_the_stipulation(studio: Studio) -> None:
    window = studio.window
    position = parse_fen(BOTH_MATE.replace(" b ", " w "))
    window.workbench.document.open(Problem(position, parse_stipulation("#2")))
    field = window.bar.stipulation
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "h#1* 2.1 duplex")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert task_text(window.workbench.document.problem) == "h#1* 2.1 Duplex"
    assert field.text() == "h#1* 2.1 Duplex"
    assert window.workbench.document.problem.position.turn is Colour.BLACK
    assert (
        window.study.caption.findChild(type(window.study.caption._men), "menCount")
        .text()
        .startswith("2.1")
    )
    window.actions_by_name["undo"].trigger()
    assert task_text(window.workbench.document.problem) == "#2"
