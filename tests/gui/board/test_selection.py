# SPDX-License-Identifier: GPL-3.0-or-later
"""Several men at once, exchanges, and the wheel: with real events on the board's viewport."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from composer.gui.board.edit import BoardEditKind
from composer.gui.board.motion import MOVING
from composer.gui.board.selected import recolour_selected, turn_selected
from composer.problem.fen import parse_fen, placement
from composer.problem.men import Man
from composer.problem.squares import Symmetry, parse_square

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
MIDDLE = Qt.MouseButton.MiddleButton
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
FEN = "4k3/8/8/8/3p4/8/PP6/R3K3"


def squares(names: str) -> set[int]:
    return {parse_square(name) for name in names.split()}


def shift_click(table, square: str) -> None:
    QTest.mouseClick(table.board.viewport(), LEFT, SHIFT, table.point(square))


def band(table, start: str | QPoint, end: str | QPoint, held=NONE) -> None:
    first, last = (
        table.point(point) if isinstance(point, str) else point for point in (start, end)
    )
    view = table.board.viewport()
    QTest.mousePress(view, LEFT, held, first)
    table.move((first + last) / 2)
    table.move(last)
    QTest.mouseRelease(view, LEFT, held, last)


def wheel(table, square: str, turn: int, held=NONE) -> bool:
    view, at = table.board.viewport(), QPointF(table.point(square))
    event = QWheelEvent(
        at,
        QPointF(view.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        held,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)
    return event.isAccepted()


# Kinds.


def test_the_wheel_goes_through_the_kinds_both_ways(lay) -> None:
    table = lay(FEN)
    found = []
    for _ in range(6):
        assert wheel(table, "d4", 120)
        found.append(table.position[parse_square("d4")].letter)
    assert "".join(found) == "nbrqkp"
    found.clear()
    for _ in range(6):
        wheel(table, "d4", -120)
        found.append(table.position[parse_square("d4")].letter)
    assert "".join(found) == "kqrbnp"
    assert {edit.what for edit in table.edits} == {BoardEditKind.CHANGE}
    assert len(table.edits) == 12


def test_a_fine_wheel_changes_once_for_each_notch(lay) -> None:
    table = lay(FEN)
    for _ in range(7):
        wheel(table, "d4", 30)
    assert len(table.edits) == 1
    wheel(table, "d4", 30)
    assert len(table.edits) == 2
    wheel(table, "d4", 90)
    wheel(table, "d4", -90)  # the other way: what was gathered counts no more
    assert len(table.edits) == 2


def test_the_wheel_does_nothing_over_empty_squares_or_where_nothing_may_be_edited(lay) -> None:
    table = lay(FEN)
    assert not wheel(table, "h5", 120)
    table.board.set_editable(False)
    assert not wheel(table, "d4", 120)
    assert not table.edits


def test_the_wheel_leaves_a_man_in_hand_alone(lay) -> None:
    table = lay(FEN)
    table.press("a1")
    table.move("c5")
    wheel(table, "d4", 120)
    assert not table.edits
    table.release("c5")
    assert [edit.what for edit in table.edits] == [BoardEditKind.MOVE]


def test_a_middle_click_changes_the_kind(lay) -> None:
    table = lay(FEN)
    table.click("a1", MIDDLE)
    table.click("a1", MIDDLE)
    assert table.position[parse_square("a1")] is Man.WHITE_KNIGHT
    table.click("h5", MIDDLE)
    assert len(table.edits) == 2
    assert table.shown() == dict(table.position)


# Exchange.


@pytest.mark.parametrize("held", [ALT, CONTROL | SHIFT])
def test_a_drag_onto_a_man_can_exchange_both(lay, held) -> None:
    table = lay(FEN)
    table.drag("a1", "d4", held)
    assert [edit.what for edit in table.edits] == [BoardEditKind.EXCHANGE]
    assert placement(table.position) == "4k3/8/8/8/3R4/8/PP6/p3K3"
    assert table.shown() == dict(table.position)


def lightness(table, square: str) -> int:
    return table.board.grab().toImage().pixelColor(table.point(square)).lightness()


def test_while_men_are_exchanged_the_other_is_seen_where_he_will_stand(lay) -> None:
    table = lay("4k3/8/8/8/3r4/8/PP6/R3K3")
    table.press("a1", ALT)
    table.move("d4")
    empty = lightness(table, "a1")
    QTest.keyPress(table.board, Qt.Key.Key_Alt)
    assert table.board.input.gesture.exchanging
    assert lightness(table, "a1") < empty - 40  # the black man's ghost
    QTest.keyRelease(table.board, Qt.Key.Key_Alt)
    assert not table.board.input.gesture.exchanging
    assert lightness(table, "a1") == empty
    table.key(Qt.Key.Key_Escape)
    assert not table.edits
    assert table.shown() == dict(table.position)


def test_an_exchange_with_nobody_is_a_move(lay) -> None:
    table = lay(FEN)
    table.drag("a1", "d5", ALT)
    assert [edit.what for edit in table.edits] == [BoardEditKind.MOVE]


# Selecting.


def test_a_band_selects_the_men_within(lay) -> None:
    table = lay(FEN)
    told = []
    table.board.selection_changed.connect(told.append)
    band(table, "c3", "a1")
    assert table.board.input.selection == squares("a1 a2 b2")
    assert told == [frozenset(squares("a1 a2 b2"))]
    assert not table.edits


def test_a_band_may_begin_beside_the_board_and_on_a_turned_one(lay) -> None:
    table = lay(FEN)
    corner = QPoint(6, table.board.height() - 4)
    band(table, corner, "b2")
    assert table.board.input.selection == squares("a1 a2 b2")
    table.board.flip()
    band(table, corner, "c3")
    assert table.board.input.selection == squares("d4 e8")
    band(table, QPoint(6, 0), "d3")
    assert table.board.input.selection == squares("e1")


def test_a_band_with_shift_adds_even_from_a_man(lay) -> None:
    table = lay(FEN)
    shift_click(table, "e8")
    band(table, "d4", "e4", SHIFT)
    assert table.board.input.selection == squares("e8 d4")
    assert not table.edits


def test_a_short_slide_on_an_empty_square_is_a_click(lay) -> None:
    table = lay(FEN)
    table.board.input.set_stamp(Man.BLACK_PAWN)
    point = table.point("g5")
    band(table, point, point + QPoint(22, 5))
    assert table.position[parse_square("g5")] is Man.BLACK_PAWN


def test_escape_gives_a_band_up_and_the_selection_stays(lay) -> None:
    table = lay(FEN)
    shift_click(table, "e8")
    table.press("c3")
    table.move("a1")
    assert table.board.input.gesture.banding
    table.key(Qt.Key.Key_Escape)
    assert table.board.input.gesture is None
    assert table.board.input.selection == squares("e8")
    table.release("a1")
    assert table.board.input.selection == squares("e8")


def test_shift_clicks_take_men_in_and_out(lay) -> None:
    table = lay(FEN)
    for name in ("a1", "d4", "h5", "a1"):
        shift_click(table, name)
    assert table.board.input.selection == squares("d4")
    assert not table.edits


@pytest.mark.parametrize("how", ["escape", "click empty", "click man", "drag", "stamp"])
def test_these_end_a_selection(lay, how: str) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    if how == "escape":
        table.key(Qt.Key.Key_Escape)
        assert not table.edits
    elif how == "click empty":
        table.click("h5")
    elif how == "click man":
        table.click("a1")
    elif how == "drag":
        table.drag("d4", "d5")
        assert [edit.what for edit in table.edits] == [BoardEditKind.MOVE]
    else:
        table.board.set_position(parse_fen("4k3/8/8/8/3p4/8/PP6/N3K3"))
    assert table.board.input.selection == set()


def test_an_edit_elsewhere_leaves_the_selection(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    table.board.input.drop(Man.WHITE_KNIGHT, table.point("h5").toTuple())
    table.click("d4", RIGHT)
    assert table.board.input.selection == squares("a1 a2 b2")


# What the selected men do together.


def test_the_selected_men_move_together(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    table.drag("a2", "c4")
    (edit,) = table.edits
    assert (edit.what, set(edit.squares)) == (BoardEditKind.MOVE, squares("a1 a2 b2"))
    assert placement(table.position) == "4k3/8/8/8/2PP4/2R5/8/4K3"
    assert table.board.input.selection == squares("c3 c4 d4")
    assert table.shown() == dict(table.position)


def test_a_selection_stays_on_the_board(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    table.drag("a2", "h8")
    assert placement(table.position) == "4k1PP/6R1/8/8/3p4/8/8/4K3"


def test_all_men_in_hand_are_shown(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    table.press("a2")
    table.move("c4")
    table.move("c5")
    gesture = table.board.input.gesture
    assert set(gesture.squares) == squares("a1 a2 b2")
    assert set(gesture.targets) == squares("c4 c5 d5")
    frames = table.board.scene().frames
    assert (set(frames.home), set(frames.target)) == (
        squares("a1 a2 b2"),
        squares("c4 c5 d5"),
    )
    image = table.board.grab().toImage()
    light = [image.pixelColor(table.point(name)).lightness() for name in ("c4", "c5", "d5")]
    assert min(light) > 240  # a white man is seen on each
    table.key(Qt.Key.Key_Escape)
    assert table.shown() == dict(parse_fen(FEN))
    assert table.board.input.selection == squares("a1 a2 b2")
    assert not table.edits


def test_with_control_the_selection_is_copied(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    table.drag("a1", "f5", CONTROL)
    (edit,) = table.edits
    assert edit.what is BoardEditKind.COPY
    assert placement(table.position) == "4k3/8/5PP1/5R2/3p4/8/PP6/R3K3"
    assert table.board.input.selection == squares("f5 f6 g6")
    assert table.shown() == dict(table.position)


def test_off_the_board_all_go(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    table.drag("b2", QPoint(-60, 80))
    (edit,) = table.edits
    assert (edit.what, edit.arrived) == (BoardEditKind.REMOVE, ())
    assert placement(table.position) == "4k3/8/8/8/3p4/8/8/4K3"
    assert table.board.input.selection == set()


def test_delete_removes_the_selection(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    table.key(Qt.Key.Key_Delete)
    assert placement(table.position) == "4k3/8/8/8/3p4/8/8/4K3"
    assert len(table.edits) == 1


def test_a_step_asked_for_by_the_owner_keeps_the_men_selected(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    board = table.board
    board.input.edit_selection(
        turn_selected(table.position, board.input.selection, Symmetry.MIRROR_FILES)
    )
    assert placement(table.position) == "4k3/8/8/8/3p4/8/PP6/1R2K3"
    assert board.input.selection == squares("b1 a2 b2")
    board.input.edit_selection(recolour_selected(table.position, board.input.selection))
    assert placement(table.position) == "4k3/8/8/8/3p4/8/pp6/1r2K3"
    assert board.input.selection == squares("b1 a2 b2")
    board.input.edit_selection(None)
    assert [edit.what for edit in table.edits] == [BoardEditKind.MIRROR, BoardEditKind.CHANGE]


def test_a_step_that_nobody_takes_leaves_all_as_it_was(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    table.accepts = False
    table.drag("a1", "d5")
    assert len(table.edits) == 1
    assert table.shown() == dict(parse_fen(FEN))
    assert table.board.input.selection == squares("a1 a2 b2")


def test_the_keyboard_selects_lifts_and_drops(lay) -> None:
    table = lay(FEN)
    table.board.input.set_cursor(parse_square("a2"))
    table.key(Qt.Key.Key_Space, SHIFT)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space, SHIFT)
    assert table.board.input.selection == squares("a2 b2")
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Space)
    assert placement(table.position) == "4k3/8/8/8/PP1p4/8/8/R3K3"
    assert len(table.edits) == 1
    table.key(Qt.Key.Key_Escape)
    assert table.board.input.selection == set()


def test_the_keyboard_exchanges(lay) -> None:
    table = lay(FEN)
    table.board.input.set_cursor(parse_square("a1"))
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Space, CONTROL | SHIFT)
    assert [edit.what for edit in table.edits] == [BoardEditKind.EXCHANGE]
    assert placement(table.position) == "4k3/8/8/8/3p4/8/RP6/P3K3"


def test_each_man_let_go_of_goes_on_from_where_he_is(lay, qtbot) -> None:
    table = lay("8/8/8/8/8/8/PPP5/8")
    table.board.set_motion(MOVING)
    band(table, "d3", "a1")
    table.press("a2")
    point = table.point("b2")
    table.move(point)
    table.move(point + QPoint(3, 0))
    table.release(point + QPoint(3, 0))
    scene = table.board.scene()
    for motion in scene._motions:  # each but three pixels from home: none crosses another
        assert (motion.stops[0] - motion.stops[-1]).manhattanLength() < 5
    qtbot.waitUntil(lambda: not scene.is_moving())
    assert table.shown() == dict(table.position)
    assert placement(table.position) == "8/8/8/8/8/8/1PPP4/8"


def test_a_board_that_may_not_be_edited_selects_nothing(lay) -> None:
    table = lay(FEN)
    band(table, "c3", "a1")
    table.board.set_editable(False)
    assert table.board.input.selection == set()
    band(table, "c3", "a1")
    assert table.board.input.selection == set()


def test_a_screen_reader_hears_who_is_selected(lay) -> None:
    table = lay(FEN)
    table.board.input.set_cursor(parse_square("a2"))
    table.key(Qt.Key.Key_Space, SHIFT)
    assert table.board.accessibleName() == "Board: a2, white pawn, selected"
    table.key(Qt.Key.Key_Escape)
    assert table.board.accessibleName() == "Board: a2, white pawn"
