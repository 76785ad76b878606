# SPDX-License-Identifier: GPL-3.0-or-later
"""Each key of the board, with real events."""

from __future__ import annotations

import pytest
from cases import every
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from composer.gui.board.edit import BoardEditKind
from composer.gui.board.keys import LETTERS, capitals, key_of, letter_of, man_named
from composer.gui.board.speech import announce
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.notation.letters import RUSSIAN, letters_of
from composer.problem.fen import parse_fen, placement
from composer.problem.men import ORTHODOX_KINDS, Colour, Man
from composer.problem.squares import parse_square, square_name

CONTROL = Qt.KeyboardModifier.ControlModifier
FEN = "4k3/8/8/8/3p4/8/8/R3K3"


def at(table, square: str) -> None:
    table.board.input.set_cursor(parse_square(square))


@every(
    "keys, end",
    [
        ([Qt.Key.Key_Up], "d5"),
        ([Qt.Key.Key_Down, Qt.Key.Key_Left], "c3"),
        ([Qt.Key.Key_Right], "e4"),
        ([Qt.Key.Key_Home], "a4"),
        ([Qt.Key.Key_End], "h4"),
        ([Qt.Key.Key_PageUp], "d8"),
        ([Qt.Key.Key_PageDown], "d1"),
        ([Qt.Key.Key_Home, Qt.Key.Key_Left], "a4"),
    ],
)
def test_arrows_and_ends_move_the_cursor(lay, keys, end: str) -> None:
    table = lay(FEN)
    table.board.input.set_cursor(parse_square("d4"))
    for key in keys:
        table.key(key)
    assert square_name(table.board.input.cursor) == end


def test_arrows_go_by_the_screen_on_a_turned_board(lay) -> None:
    table = lay(FEN)
    table.board.set_flipped(True)
    table.board.input.set_cursor(parse_square("d4"))
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Right)
    assert square_name(table.board.input.cursor) == "c3"


@every("letter", "KQRBNSP")
def test_capitals_put_white_men_and_small_letters_black_ones(lay, letter: str) -> None:
    table = lay()
    at(table, "c6")
    table.key(letter)
    assert table.position[parse_square("c6")] is Man.from_letter(letter)
    table.key(letter.lower())
    assert table.position[parse_square("c6")] is Man.from_letter(letter.lower())
    assert [edit.what for edit in table.edits] == [BoardEditKind.PUT] * 2
    assert table.board.input.last_man is Man.from_letter(letter.lower())


def test_the_letters_of_another_language_place_men(lay, appearance: Appearance) -> None:
    table = lay()
    appearance.write(letters_of("it"), "it")
    at(table, "c6")
    table.key("R")
    assert table.position[parse_square("c6")] is Man.WHITE_KING
    table.key("d")
    assert table.position[parse_square("c6")] is Man.BLACK_QUEEN
    table.key("Q")  # the English ones still do
    assert table.position[parse_square("c6")] is Man.WHITE_QUEEN
    table.key("E")  # of no language in use
    assert len(table.edits) == 3


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_empties_the_square(lay, key: Qt.Key) -> None:
    table = lay(FEN)
    at(table, "d4")
    table.key(key)
    table.key(key)
    assert [edit.what for edit in table.edits] == [BoardEditKind.REMOVE]
    assert placement(table.position) == "4k3/8/8/8/8/8/8/R3K3"


def test_space_lifts_and_drops(lay) -> None:
    table = lay(FEN)
    at(table, "a1")
    table.key(Qt.Key.Key_Space)
    assert table.board.input.gesture.man is Man.WHITE_ROOK
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Up)
    assert not table.edits
    table.key(Qt.Key.Key_Space)
    assert [edit.what for edit in table.edits] == [BoardEditKind.MOVE]
    assert table.position[parse_square("a3")] is Man.WHITE_ROOK
    assert table.shown() == dict(table.position)


def test_control_space_drops_a_copy(lay) -> None:
    table = lay(FEN)
    at(table, "a1")
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Space, CONTROL)
    assert [edit.what for edit in table.edits] == [BoardEditKind.COPY]


def test_space_on_an_empty_square_lifts_nothing(lay) -> None:
    table = lay(FEN)
    at(table, "c6")
    table.key(Qt.Key.Key_Space)
    assert table.board.input.gesture is None


def test_escape_gives_a_lifted_man_up(lay) -> None:
    table = lay(FEN)
    at(table, "a1")
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Escape)
    assert table.board.input.gesture is None
    assert not table.edits
    assert table.shown() == dict(parse_fen(FEN))


def test_delete_takes_a_lifted_man_off_the_board(lay) -> None:
    table = lay(FEN)
    at(table, "a1")
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Delete)
    assert [edit.what for edit in table.edits] == [BoardEditKind.REMOVE]
    assert placement(table.position) == "4k3/8/8/8/3p4/8/8/4K3"


def test_the_cursor_shows_after_keys_and_hides_from_the_mouse(lay) -> None:
    table = lay(FEN)
    assert not table.board.input.cursor_shown
    table.key(Qt.Key.Key_Up)
    assert table.board.input.cursor_shown
    table.click("c6")
    assert not table.board.input.cursor_shown


def test_while_the_cursor_is_hidden_a_letter_goes_where_the_pointer_is(lay) -> None:
    table = lay(FEN)
    table.move("g6")
    table.key("q")
    assert table.position[parse_square("g6")] is Man.BLACK_QUEEN
    assert table.board.input.cursor == parse_square("g6")


def test_chords_and_strange_keys_are_left_to_the_window(lay) -> None:
    table = lay(FEN)
    at(table, "c6")
    table.key("Q", CONTROL)
    table.key("x")
    table.key(Qt.Key.Key_F5)
    assert not table.edits


def test_our_keys_come_before_shortcuts_of_the_window(qtbot, appearance: Appearance) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    board = BoardView(appearance)
    window.setCentralWidget(board)
    fired, asked = [], []
    board.edit_requested.connect(asked.append)
    for keys in ("N", "F", "Escape"):
        action = QAction(keys, window)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _=False, name=keys: fired.append(name))
        window.addAction(action)
    window.resize(600, 600)
    window.show()
    window.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    QTest.keyClick(board, "n")
    QTest.keyClick(board, "f")
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert len(asked) == 1
    assert fired == ["F", "Escape"]


def test_losing_the_focus_puts_a_lifted_man_back(lay, qtbot) -> None:
    table = lay(FEN)
    at(table, "a1")
    table.key(Qt.Key.Key_Space)
    table.board.clearFocus()
    assert table.board.input.gesture is None
    assert not table.edits


def test_screen_readers_are_told_square_and_man(lay) -> None:
    table = lay(FEN)
    table.board.input.set_cursor(parse_square("d4"))
    assert table.board.accessibleName() == "Board: d4, black pawn"
    table.key(Qt.Key.Key_Up)
    assert table.board.accessibleName() == "Board: d5, empty"
    table.key("N")
    assert table.board.accessibleName() == "Board: d5, white knight"
    assert table.board.accessibleDescription().startswith("3+2. ")


def test_with_a_screen_reader_running_keys_work_as_ever(lay) -> None:
    table = lay(FEN)
    QAccessible.setActive(True)
    try:
        at(table, "a1")
        table.key(Qt.Key.Key_Up)
        table.key("N")
        announce(table.board, "Sound: 1.Qe4!")
        reader = QAccessible.queryAccessibleInterface(table.board)
        assert reader.text(QAccessible.Text.Name) == "Board: a2, white knight"
    finally:
        QAccessible.setActive(False)


def test_every_kind_has_its_letter() -> None:
    assert set(LETTERS.values()) == set(ORTHODOX_KINDS)


def test_a_drag_with_the_mouse_is_not_disturbed_by_letters(lay) -> None:
    table = lay(FEN)
    table.press("a1")
    table.move(table.point("a1") + QPoint(30, 0))
    table.move("c5")
    table.key("Q")
    assert not table.edits
    table.release("c5")
    assert [edit.what for edit in table.edits] == [BoardEditKind.MOVE]


def test_when_the_pointer_has_gone_on_keys_mean_its_square_again(lay) -> None:
    table = lay(FEN)
    table.move("h8")
    table.key("q")
    table.move("h1")
    assert not table.board.input.cursor_shown
    table.key("R")
    assert placement(table.position) == "4k2q/8/8/8/3p4/8/8/R3K2R"
    table.key(Qt.Key.Key_Up)
    table.key("P")  # the keyboard has gone on from there
    assert table.position[parse_square("h2")] is Man.WHITE_PAWN


def test_the_pointer_does_not_disturb_a_man_lifted_with_the_keys(lay) -> None:
    table = lay(FEN)
    at(table, "a1")
    table.key(Qt.Key.Key_Space)
    table.move("h5")
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Space)
    assert table.position[parse_square("a2")] is Man.WHITE_ROOK


@every(
    "letter, man",
    [("Ф", "Q"), ("л", "r"), ("С", "B"), ("к", "n"), ("П", "P"), ("р", "k"), ("Q", "Q")],
)
def test_russian_letters_put_men_too(letter: str, man: str) -> None:
    """Each man has one key: the king that of his second letter, as the first is the knight's."""
    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, text=letter)
    found = man_named(letter_of(event), capitals(RUSSIAN))
    colour = Colour.WHITE if man.isupper() else Colour.BLACK
    assert found == Man.of(colour, LETTERS[man.upper()])
    assert key_of(found, RUSSIAN) == (letter if letter != "Q" else "Ф")
