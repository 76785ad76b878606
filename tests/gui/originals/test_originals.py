# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of originals, and letters to their composers."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from pytestqt.qtbot import QtBot
from studio import Studio

from composer.gui.originals.board import OriginalsBoard, column_of
from composer.gui.originals.letter import LetterToComposer
from composer.gui.originals.stages import waited
from composer.library.changes.operations import add_problem
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.originals.status import Original, Stage, Step, with_original
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, parse_stipulation
from composer.studio.letters import LetterKind

SOUND = "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1"


def _original(name: str, task: str = "#2") -> Problem:
    problem = Problem(parse_fen(SOUND), parse_stipulation(task), Credits((name,)))
    step = Step(Stage.RECEIVED, "2026-11-01", "A. Bee")
    return with_original(problem, Original("bee@example.org", (step,)))


def _board(studio: Studio) -> OriginalsBoard:
    studio.ready()
    librarian = studio.window.librarian
    for each in (_original("A. Bee", "#1"), _original("C. Dee", "h#2")):
        librarian.change(lambda library, each=each: add_problem(library, each))
    studio.trigger("originals")
    board = studio.window.findChild(OriginalsBoard)
    assert isinstance(board, OriginalsBoard)
    board.sought.clear()
    studio.until(lambda: board.lists[Stage.RECEIVED].count() == 2)
    return board


def test_a_card_is_moved_by_drag_and_by_keys_and_taken_back(studio: Studio, qtbot: QtBot) -> None:
    board = _board(studio)
    received, tested = board.lists[Stage.RECEIVED], board.lists[Stage.TESTED]
    received.setCurrentRow(0)
    received.selectAll()
    qtbot.keyClick(received, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    studio.until(lambda: board.lists[Stage.ACKNOWLEDGED].count() == 2)
    qtbot.keyClick(board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    studio.until(lambda: received.count() == 2)
    received.setCurrentRow(0)
    assert "A. Bee" in received.currentItem().text()
    data: QMimeData = received.mimeData([received.currentItem()])
    action, button = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    drop = QDropEvent(QPointF(5, 5), action, data, button, Qt.KeyboardModifier.NoModifier)
    tested.dropEvent(drop)
    studio.until(lambda: tested.count() == 1)
    assert received.count() == 1
    assert "since today" in tested.item(0).text()
    board.by.setFocus()
    qtbot.keyClicks(board.by, "Popeye 4.87")
    qtbot.keyClick(board.by, Qt.Key.Key_Escape)  # closes the board: what was typed is kept
    assert not board.isVisible()
    studio.trigger("originals")
    studio.until(lambda: "Popeye 4.87" in tested.item(0).text())
    assert "Popeye 4.87" in board.about.text()
    qtbot.keyClick(board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    studio.until(lambda: "Popeye 4.87" not in tested.item(0).text())
    assert not board.by.text()  # what was taken back is not shown, and so not written again
    qtbot.keyClick(board, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    studio.until(lambda: "Popeye 4.87" in tested.item(0).text())
    qtbot.keyClick(tested, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    studio.until(lambda: board.lists[Stage.ANTICIPATED].count() == 1)
    for _ in range(3):
        qtbot.keyClick(board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    studio.until(lambda: received.count() == 2)
    board.kinds.setCurrentIndex(board.kinds.findData("h#"))
    assert received.count() == 1
    board.kinds.setCurrentIndex(0)
    board.sought.setText("dee")
    assert "C. Dee" in received.item(0).text()
    assert received.count() == 1
    board.close()


def test_a_letter_says_only_what_is_known(studio: Studio) -> None:
    board = _board(studio)
    board.lists[Stage.RECEIVED].setCurrentRow(0)
    board.write()
    studio.until(lambda: board.letter is not None)
    letter = board.letter
    assert isinstance(letter, LetterToComposer)
    assert letter.to.text() == "bee@example.org"
    letter.language.setCurrentIndex(letter.language.findData("de"))
    assert "Es ist am 1.11.2026 eingegangen." in letter.text.toPlainText()
    letter.kind.setCurrentIndex(letter.kind.findData(LetterKind.COOKED))
    studio.until(lambda: letter.copy.isEnabled())
    assert "inkorrekt" in letter.text.toPlainText()
    letter.kind.setCurrentIndex(letter.kind.findData(LetterKind.TESTED))
    assert letter.wrong.text()
    assert not letter.text.toPlainText()
    letter.kind.setCurrentIndex(letter.kind.findData(LetterKind.RECEIVED))
    letter.template_text.setPlainText("{nonsense}")
    assert not letter.keep.isEnabled()
    letter.template_text.setPlainText("Hallo {name},\n{issue} kommt.\nbis bald")
    letter.keep.click()
    assert letter.text.toPlainText() == "Hallo A. Bee,\nbis bald\n"
    letter.text.appendPlainText("PS")
    letter.template_text.appendPlainText("PPS")
    letter.trying.found.emit(None, None)  # the solver is ready only now: what was typed stays
    assert letter.text.toPlainText().endswith("PS")
    assert letter.template_text.toPlainText().endswith("PPS")
    letter.copy.click()
    assert "bis bald" in QGuiApplication.clipboard().text()
    letter.as_it_came.click()
    assert "vielen Dank" in letter.text.toPlainText()
    letter.text.appendPlainText("Grüße")
    letter.template_text.appendPlainText("PPS")
    letter.language.setCurrentIndex(letter.language.findData("it"))
    assert "Grüße" not in letter.text.toPlainText()
    letter.close()
    assert studio.prompts.asked == [letter.question()]
    studio.prompts.sure = True
    letter.language.setCurrentIndex(letter.language.findData("de"))  # and there it stands
    assert letter.text.toPlainText().endswith("Grüße")
    assert letter.template_text.toPlainText().endswith("PPS")
    letter.as_it_came.click()
    letter.copy.click()  # nothing is lost now
    studio.prompts.asked.clear()
    letter.close()
    assert not studio.prompts.asked
    board.close()


def test_columns_and_days() -> None:
    assert column_of(Problem(stipulation=NO_TASK)) == "without a stipulation"
    assert column_of(_original("A", "#3")) == "#3"
    assert column_of(_original("A", "ser-h#5")) == "ser-h#"
    assert waited("2026-11-01", date(2026, 11, 2)) == "for one day"
    assert waited("2026-11-01", date(2026, 11, 29)) == "for 28 days"
    assert waited("", date(2026, 11, 29)) == ""
