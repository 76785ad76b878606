# SPDX-License-Identifier: GPL-3.0-or-later
"""Each gesture of the mouse, with real events on the board's viewport."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from composer.gui.board.edit import BoardEditKind
from composer.gui.board.gesture import Hand
from composer.gui.board.mime import MAN_FORMAT, man_data
from composer.gui.board.motion import MOVING
from composer.problem.fen import parse_fen, placement
from composer.problem.men import Man
from composer.problem.position import EMPTY
from composer.problem.squares import parse_square

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
FEN = "4k3/8/8/8/3p4/8/8/R3K3"


def test_a_drag_moves_a_man(lay) -> None:
    table = lay(FEN)
    table.drag("a1", "a8")
    assert [edit.what for edit in table.edits] == [BoardEditKind.MOVE]
    assert placement(table.position) == "R3k3/8/8/8/3p4/8/8/4K3"
    assert table.shown() == dict(table.position)
    assert table.board.input.gesture is None


def test_a_drag_asks_for_nothing_until_the_button_is_let_go(lay) -> None:
    table = lay(FEN)
    table.press("a1")
    table.move("c5")
    held = table.board.input.gesture
    assert held is not None
    assert (held.man, held.over) == (Man.WHITE_ROOK, parse_square("c5"))
    assert table.position == parse_fen(FEN)
    assert not table.edits
    table.release("c5")
    assert len(table.edits) == 1


def test_a_drag_on_a_turned_board_goes_where_the_pointer_is(lay) -> None:
    table = lay(FEN)
    table.board.flip()
    assert table.board.is_flipped
    table.drag("a1", "h8")
    assert table.position[parse_square("h8")] is Man.WHITE_ROOK
    assert table.shown() == dict(table.position)


def test_a_drag_with_control_copies(lay) -> None:
    table = lay(FEN)
    table.drag("d4", "f6", CONTROL)
    assert [edit.what for edit in table.edits] == [BoardEditKind.COPY]
    assert placement(table.position) == "4k3/8/5p2/8/3p4/8/8/R3K3"


def test_control_pressed_during_a_drag_changes_it_to_copying(lay) -> None:
    table = lay(FEN)
    table.press("d4")
    table.move("f6")
    assert table.board.input.gesture.lifts
    QTest.keyPress(table.board, Qt.Key.Key_Control)
    assert not table.board.input.gesture.lifts
    QTest.keyRelease(table.board, Qt.Key.Key_Control)
    assert table.board.input.gesture.lifts


@pytest.mark.parametrize("point", [QPoint(3, 200), QPoint(900, 900), QPoint(-200, -50)])
def test_a_drag_off_the_board_removes(lay, point: QPoint) -> None:
    table = lay(FEN)
    table.drag("d4", point)
    assert [edit.what for edit in table.edits] == [BoardEditKind.REMOVE]
    assert placement(table.position) == "4k3/8/8/8/8/8/8/R3K3"
    assert table.shown() == dict(table.position)


def test_a_drag_home_changes_nothing(lay) -> None:
    table = lay(FEN)
    table.press("d4")
    table.move("f6")
    table.move("d4")
    table.release("d4")
    assert not table.edits
    assert table.shown() == dict(table.position)


def test_a_drag_that_nobody_takes_on_snaps_back(lay) -> None:
    table = lay(FEN)
    table.accepts = False
    table.drag("a1", "h7")
    assert len(table.edits) == 1
    assert table.position == parse_fen(FEN)
    assert table.shown() == dict(parse_fen(FEN))


def test_escape_gives_a_drag_up(lay) -> None:
    table = lay(FEN)
    table.press("a1")
    table.move("c5")
    table.key(Qt.Key.Key_Escape)
    assert table.board.input.gesture is None
    table.release("c5")
    assert not table.edits
    assert table.shown() == dict(parse_fen(FEN))


def opacity(table, square: str) -> float:
    point = table.point(square)
    items = table.board.scene().items(point)
    return next(
        item.opacity() for item in items if getattr(item, "man", None) and item.zValue() < 4
    )


def test_the_man_who_would_be_replaced_goes_pale(lay) -> None:
    table = lay(FEN)
    table.press("a1")
    table.move("d4")
    assert opacity(table, "d4") < 0.5
    table.move("d5")
    assert opacity(table, "d4") == 1
    table.key(Qt.Key.Key_Escape)
    table.board.input.set_stamp(Man.WHITE_PAWN)
    table.move("d4")
    assert opacity(table, "d4") < 0.5
    table.board.input.set_stamp(None)
    assert opacity(table, "d4") == 1


def test_another_button_gives_a_drag_up(lay) -> None:
    table = lay(FEN)
    table.press("a1")
    table.move("c5")
    QTest.mousePress(table.board.viewport(), RIGHT, NONE, table.point("c5"))
    table.release("c5")
    assert not table.edits
    assert table.shown() == dict(parse_fen(FEN))


def test_a_drag_ends_when_its_man_is_taken_away_by_another_hand(lay) -> None:
    table = lay(FEN)
    table.press("a1")
    table.move("c5")
    table.board.set_position(EMPTY)
    assert table.board.input.gesture is None
    assert table.shown() == {}


def test_a_click_asks_for_nothing_and_moves_the_cursor(lay, qtbot) -> None:
    table = lay(FEN)
    with qtbot.waitSignal(table.board.cursor_moved) as told:
        table.click("d4")
    assert told.args == [parse_square("d4")]
    assert not table.edits


def test_a_right_click_removes(lay) -> None:
    table = lay(FEN)
    table.click("d4", RIGHT)
    assert [edit.what for edit in table.edits] == [BoardEditKind.REMOVE]
    assert placement(table.position) == "4k3/8/8/8/8/8/8/R3K3"


def test_a_right_click_on_an_empty_square_puts_the_last_man_down(lay) -> None:
    table = lay(FEN)
    table.click("g5", RIGHT)
    assert not table.edits  # there has been none yet
    table.board.input.drop(Man.BLACK_BISHOP, (250, 250))
    table.click("g5", RIGHT)
    assert table.position[parse_square("g5")] is Man.BLACK_BISHOP
    assert table.board.input.last_man is Man.BLACK_BISHOP


def test_a_double_click_changes_sides_once(lay) -> None:
    table = lay(FEN)
    table.click("d4")
    table.double_click("d4")
    assert [edit.what for edit in table.edits] == [BoardEditKind.CHANGE]
    assert table.position[parse_square("d4")] is Man.WHITE_PAWN


def test_a_drag_begun_with_a_double_click_is_a_drag(lay) -> None:
    table = lay(FEN)
    QTest.mouseDClick(table.board.viewport(), LEFT, NONE, table.point("d4"))
    table.move("f6")
    table.release("f6")
    assert [edit.what for edit in table.edits] == [BoardEditKind.MOVE]


def test_each_click_puts_the_stamp_down(lay) -> None:
    table = lay(FEN)
    table.board.input.set_stamp(Man.BLACK_PAWN)
    for square in ("a7", "b7", "e1"):
        table.click(square)
    assert [edit.what for edit in table.edits] == [BoardEditKind.PUT] * 3
    assert placement(table.position) == "4k3/pp6/8/8/3p4/8/8/R3p3"
    table.click("b7")  # he stands there: nothing to ask for
    assert len(table.edits) == 3
    table.key(Qt.Key.Key_Escape)
    assert table.board.input.stamp is None
    table.click("c7")
    assert len(table.edits) == 3


def test_quick_clicks_with_the_stamp_are_stamps_not_double_clicks(lay) -> None:
    table = lay(FEN)
    table.board.input.set_stamp(Man.WHITE_PAWN)
    table.double_click("d4")
    assert [edit.what for edit in table.edits] == [BoardEditKind.PUT]


def test_with_the_stamp_a_man_can_still_be_dragged(lay) -> None:
    table = lay(FEN)
    table.board.input.set_stamp(Man.BLACK_PAWN)
    table.drag("a1", "a5")
    assert [edit.what for edit in table.edits] == [BoardEditKind.MOVE]
    assert table.board.input.stamp is Man.BLACK_PAWN


def test_the_hovered_square_is_told_and_forgotten(lay) -> None:
    table = lay(FEN)
    told = []
    table.board.square_hovered.connect(told.append)
    for to in ("e4", "e5", QPoint(2, 2)):
        table.move(to)
    assert told == [parse_square("e4"), parse_square("e5"), None]


def test_the_pointer_is_a_hand_over_men_only(lay) -> None:
    table = lay(FEN)
    shapes = Qt.CursorShape
    pointer = table.board.viewport().cursor
    table.move("d4")
    assert pointer().shape() is shapes.OpenHandCursor
    table.move("d5")
    assert pointer().shape() is shapes.ArrowCursor
    table.press("d4")
    table.move("f6")
    assert pointer().shape() is shapes.ClosedHandCursor
    table.move(QPoint(-40, 100))
    assert pointer().shape() is shapes.BitmapCursor
    table.release("d4")
    assert pointer().shape() is shapes.OpenHandCursor


def test_a_board_that_may_not_be_edited_still_shows_and_tells(lay) -> None:
    table = lay(FEN)
    table.board.set_editable(False)
    table.drag("a1", "a8")
    table.click("d4", RIGHT)
    table.key("Q")
    table.board.input.drop(Man.WHITE_QUEEN, (100, 100))
    assert not table.edits
    assert table.board.input.hovered == parse_square("a8")


def test_a_gesture_is_told_step_by_step(lay) -> None:
    table = lay(FEN)
    told = []
    table.board.gesture_changed.connect(told.append)
    table.press("a1")
    assert not told  # a press is no gesture yet
    table.move("c5")
    table.move(table.point("c5") + QPoint(1, 1))  # the same square: nothing new
    table.move("c6")
    table.release("c6")
    squares = [each and each.over for each in told]
    assert squares == [parse_square("c5"), parse_square("c6"), None]


def test_men_in_motion_arrive_and_input_ends_the_motion(lay, qtbot) -> None:
    table = lay(FEN)
    table.board.set_motion(MOVING)
    table.drag("a1", "a8")
    table.board.set_position(parse_fen("4k3/8/8/8/8/8/8/4K2R"))
    table.press("e1")
    assert table.shown() == dict(table.position)
    table.key(Qt.Key.Key_Escape)
    table.board.set_position(parse_fen(FEN))
    qtbot.waitUntil(lambda: not table.board.scene().is_moving())
    assert table.shown() == dict(table.position)


# Drags from elsewhere. QDrag runs an event loop of its own, so its events are sent by hand.

ANY = Qt.DropAction.CopyAction


def send(table, event) -> bool:
    QApplication.sendEvent(table.board.viewport(), event)
    return event.isAccepted()


def enter(table, square: str, data: QMimeData) -> bool:
    return send(table, QDragEnterEvent(table.point(square), ANY, data, LEFT, NONE))


def over(table, point: QPoint, data: QMimeData) -> bool:
    return send(table, QDragMoveEvent(point, ANY, data, LEFT, NONE))


def drop(table, square: str, data: QMimeData) -> bool:
    place = QPointF(table.point(square))
    return send(table, QDropEvent(place, ANY, data, LEFT, NONE))


def test_a_man_dragged_in_is_put_down(lay) -> None:
    table = lay(FEN)
    data = man_data(Man.WHITE_KNIGHT)
    assert enter(table, "a8", data)
    assert table.board.input.gesture.hand is Hand.PALETTE
    assert over(table, table.point("f3"), data)
    assert table.board.input.gesture.over == parse_square("f3")
    assert not over(table, QPoint(2, 100), data)
    assert drop(table, "f3", data)
    assert [edit.what for edit in table.edits] == [BoardEditKind.PUT]
    assert table.position[parse_square("f3")] is Man.WHITE_KNIGHT
    assert table.board.input.gesture is None


def test_a_man_dragged_in_and_out_again_leaves_nothing(lay) -> None:
    table = lay(FEN)
    enter(table, "a8", man_data(Man.WHITE_KNIGHT))
    send(table, QDragLeaveEvent())
    assert table.board.input.gesture is None
    assert not table.edits


def test_text_and_files_dropped_are_told(lay, tmp_path) -> None:
    table = lay(FEN)
    told = []
    table.board.text_dropped.connect(told.append)
    table.board.files_dropped.connect(told.append)
    text, files = QMimeData(), QMimeData()
    text.setText("8/8/8/8/8/8/8/K1k5")
    path = tmp_path / "a.fen"
    files.setUrls([QUrl.fromLocalFile(str(path))])
    for data in (text, files):
        assert enter(table, "a8", data)
        assert over(table, table.point("b7"), data)
        assert drop(table, "b7", data)
    assert told[0] == "8/8/8/8/8/8/8/K1k5"
    assert told[1] == (path,)
    assert not table.edits


def test_a_strange_man_is_not_taken(lay) -> None:
    table = lay(FEN)
    data = QMimeData()
    data.setData(MAN_FORMAT, b"x")
    assert not enter(table, "a8", data)
