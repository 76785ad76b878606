# SPDX-License-Identifier: GPL-3.0-or-later
"""A row of the solution clicked: the board plays it, and the diagram is never changed."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from studio import BLOCK, LEFT, NONE, Studio, problem

from composer.gui.board.overlays import Guard, Lit
from composer.gui.panels.linestrip import LineStrip
from composer.gui.panels.reading import OWNER, mate_marks
from composer.problem.fen import parse_fen
from composer.problem.squares import parse_square


def click_first_variation(studio: Studio) -> None:
    """Click the first variation of the key."""
    tree = studio.window.pane.solution.tree
    model = tree.model()
    keys = model.index(model.rowCount() - 1, 0)
    variation: QModelIndex = model.index(0, 0, model.index(0, 0, keys))
    tree.scrollTo(variation)
    QTest.mouseClick(tree.viewport(), LEFT, NONE, tree.visualRect(variation).center())


def playing(studio: Studio) -> None:
    """Open the star flights and step into their first variation."""
    studio.window.workbench.document.open(problem(BLOCK))
    studio.bot.waitUntil(lambda: studio.window.pane.solution.tree.model().rowCount() == 3)
    click_first_variation(studio)
    studio.bot.waitUntil(lambda: studio.window.study.reading.player.step == 3)


def test_a_click_plays_the_line_and_escape_comes_home(studio: Studio) -> None:
    playing(studio)
    window, diagram = studio.window, parse_fen(BLOCK)
    assert window.board.position != diagram
    assert window.workbench.document.problem.position == diagram
    assert window.study.caption_place.currentWidget() is window.findChild(LineStrip)
    assert any(isinstance(mark, Guard) for mark in window.board.overlays.of(OWNER))
    tree = window.pane.solution.tree
    QTest.keyClick(tree, Qt.Key.Key_Left)
    assert window.study.reading.player.step == 2
    QTest.keyClick(tree, Qt.Key.Key_Home)
    assert window.board.position == diagram
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert not window.study.reading.is_active
    assert window.board.position == diagram
    assert window.study.caption_place.currentWidget() is window.study.caption
    assert window.board.overlays.of(OWNER) == ()


def test_a_press_on_the_board_comes_home_and_edits_nothing(studio: Studio) -> None:
    playing(studio)
    window = studio.window
    there = window.board.square_centre(parse_square("e5"))
    QTest.mouseClick(window.board.viewport(), Qt.MouseButton.RightButton, NONE, there)
    assert not window.study.reading.is_active
    assert window.workbench.document.problem.position == parse_fen(BLOCK)


def test_undo_while_a_line_is_shown_comes_home(studio: Studio) -> None:
    window = studio.window
    window.workbench.document.open(problem(BLOCK))
    window.study.composing.acts()["mirror"]()
    studio.bot.waitUntil(lambda: window.pane.solution.tree.model().rowCount() == 3)
    studio.bot.waitUntil(lambda: window.pane.answer is not None and window.pane.answer.is_final)
    click_first_variation(studio)
    studio.bot.waitUntil(lambda: window.study.reading.is_active)
    window.workbench.document.history.undo()
    assert not window.study.reading.is_active
    assert window.board.position == parse_fen(BLOCK)


def test_a_mate_rests_on_guards_and_blocks() -> None:
    marks = mate_marks(parse_fen("6rk/5Npp/8/8/8/8/8/6K1 b"))
    assert set(marks) == {
        Guard(parse_square("f7"), parse_square("h8")),
        Lit(parse_square("h7"), framed=True),
        Lit(parse_square("g8"), framed=True),
        Lit(parse_square("g7"), framed=True),
    }
