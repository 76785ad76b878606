# SPDX-License-Identifier: GPL-3.0-or-later
"""What if this man were another: the strip of men after the wheel, and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from studio import BLOCK, LEFT, NONE, Studio, problem

from composer.analysis.composing.dropmap import Drop
from composer.problem.edits import put
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.solution import Verdict
from composer.solver.solve import solve


def turn_wheel(studio: Studio, square: str, notches: int) -> None:
    board = studio.window.board
    place = board.square_centre(parse_square(square))
    QTest.mouseMove(board.viewport(), place)
    event = QWheelEvent(
        QPointF(place),
        QPointF(board.viewport().mapToGlobal(place)),
        QPoint(0, 0),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board.viewport(), event)


def known(studio: Studio) -> bool:
    what_if = studio.window.aids.what_if
    return len(what_if.answers) == 12 and not what_if.is_busy


def test_after_the_wheel_all_twelve_men_tell_what_they_would_do(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    assert studio.answered() is Verdict.SOUND
    turn_wheel(studio, "e3", -1)  # the queen becomes a rook
    what_if, board = studio.window.aids.what_if, studio.window.board
    square = parse_square("e3")
    assert board.position[square] is Man.WHITE_ROOK
    studio.until(lambda: known(studio))
    assert what_if.strip.isVisible()
    for man, answer in what_if.answers.items():
        if answer.drop is not Drop.ILLEGAL:
            assert solve(put(board.position, square, man), "#2").verdict is answer.verdict
    assert what_if.answers[Man.WHITE_QUEEN].verdict is Verdict.SOUND
    QTest.keyClick(board, Qt.Key.Key_W)
    studio.until(lambda: what_if.strip.hasFocus() and known(studio))
    steps = studio.window.workbench.document.history.count()
    spot = what_if.strip.cell_centre(Man.WHITE_QUEEN)
    QTest.mouseMove(what_if.strip, spot)
    assert studio.window.pane.verdict.sentence.startswith("White queen on e3: sound")
    QTest.mouseClick(what_if.strip, LEFT, NONE, spot)
    assert board.position[square] is Man.WHITE_QUEEN
    assert studio.window.workbench.document.history.count() == steps + 1
    assert studio.answered() is Verdict.SOUND


def test_the_key_w_asks_and_arrows_choose(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    board, what_if = studio.window.board, studio.window.aids.what_if
    board.input.set_cursor(parse_square("e3"))
    QTest.keyClick(board, Qt.Key.Key_Left)
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClick(board, Qt.Key.Key_W)
    studio.until(lambda: what_if.strip.hasFocus() and known(studio))
    QTest.keyClick(what_if.strip, Qt.Key.Key_Right)
    assert studio.window.pane.verdict.sentence.startswith("White rook on e3:")
    QTest.keyClick(what_if.strip, Qt.Key.Key_Escape)
    assert not what_if.strip.isVisible()
    assert board.hasFocus()
    assert board.position[parse_square("e3")] is Man.WHITE_QUEEN
    QTest.keyClick(board, Qt.Key.Key_W)
    studio.until(lambda: what_if.strip.hasFocus() and known(studio))
    QTest.keyClick(what_if.strip, Qt.Key.Key_Right)
    QTest.keyClick(what_if.strip, Qt.Key.Key_Return)
    assert board.position[parse_square("e3")] is Man.WHITE_ROOK
    studio.answered()


def test_after_the_wheel_the_strip_is_in_nobodys_way(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    turn_wheel(studio, "e3", -1)
    what_if, board = studio.window.aids.what_if, studio.window.board
    studio.until(lambda: known(studio))
    near = (board.square_centre(parse_square(name)) for name in ("e4", "e2"))  # above, below
    covered = next(each for each in near if what_if.strip.geometry().contains(each))
    assert board.viewport().childAt(covered) is not what_if.strip
    QTest.mouseMove(board.viewport(), covered)
    assert not what_if.strip.isVisible()


def test_the_strip_goes_with_the_pointer_and_with_a_lift(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    turn_wheel(studio, "e3", -1)
    board, what_if = studio.window.board, studio.window.aids.what_if
    studio.until(lambda: what_if.strip.isVisible())
    QTest.mouseMove(board.viewport(), board.square_centre(parse_square("h8")))
    studio.until(lambda: not what_if.strip.isVisible())
    turn_wheel(studio, "e3", -1)
    studio.until(lambda: what_if.strip.isVisible())
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert not what_if.strip.isVisible()
    QTest.keyClick(board, Qt.Key.Key_Escape)


def test_on_an_empty_square_a_new_man_is_put(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    board, what_if = studio.window.board, studio.window.aids.what_if
    QTest.mouseMove(board.viewport(), board.square_centre(parse_square("h1")))
    QTest.keyClick(board, Qt.Key.Key_W)
    studio.until(lambda: what_if.strip.hasFocus() and known(studio))
    for man, answer in what_if.answers.items():
        if answer.drop is not Drop.ILLEGAL:
            after = put(board.position, parse_square("h1"), man)
            assert solve(after, "#2").verdict is answer.verdict
    QTest.keyClick(what_if.strip, Qt.Key.Key_Down)  # from the white king to the black one
    for _ in range(4):
        QTest.keyClick(what_if.strip, Qt.Key.Key_Right)
    QTest.keyClick(what_if.strip, Qt.Key.Key_Space)
    assert board.position[parse_square("h1")] is Man.BLACK_KNIGHT
    studio.answered()


def test_with_the_drop_map_off_the_wheel_only_changes_the_man(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    studio.trigger("drop-map")
    turn_wheel(studio, "e3", -1)
    assert studio.answered() is not None
    assert not studio.window.aids.what_if.strip.isVisible()
    assert not studio.window.aids.what_if.is_busy
