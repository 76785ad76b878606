# SPDX-License-Identifier: GPL-3.0-or-later
"""The palette of men, with real events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QDrag, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from composer.gui.board.chess import ChessSort
from composer.gui.board.mime import dragged_man
from composer.gui.board.palette import MenPalette
from composer.gui.board.pictures import MAN_ORDER
from composer.gui.board.view import BoardView
from composer.gui.board.words import man_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK, SLATE
from composer.notation.letters import ALL_LETTERS
from composer.problem.men import Man
from composer.problem.squares import parse_square

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def men(qtbot, appearance: Appearance) -> MenPalette:
    board = BoardView(appearance)
    widget = MenPalette(appearance, board)
    qtbot.addWidget(board)
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    widget.show()
    widget.activateWindow()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(widget.hasFocus)
    return widget


def click(men: MenPalette, man: Man, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(men, button, NONE, men.cell_centre(man))


def test_it_is_as_wide_as_the_column_and_twelve_men_high(men: MenPalette) -> None:
    assert men.sizeHint().width() == 82
    assert men.sizeHint().height() == 6 * 42 + 2 * 4


def test_each_man_has_a_place_of_his_own(men: MenPalette) -> None:
    for man in MAN_ORDER:
        assert men.man_at(men.cell_centre(man)) is man
        assert men.sizeHint().width() > men.cell_centre(man).x()
    assert men.man_at(QPoint(0, 0)) is None


def test_a_click_picks_and_a_second_one_puts_away(men: MenPalette) -> None:
    told = []
    men.picked.connect(told.append)
    click(men, Man.BLACK_ROOK)
    click(men, Man.WHITE_PAWN)
    click(men, Man.WHITE_PAWN)
    assert told == [Man.BLACK_ROOK, Man.WHITE_PAWN, None]
    assert men.picked_man is None


def test_right_click_and_escape_put_the_picked_man_away(men: MenPalette) -> None:
    click(men, Man.BLACK_ROOK)
    click(men, Man.WHITE_KING, RIGHT)
    assert men.picked_man is None
    click(men, Man.BLACK_ROOK)
    QTest.keyClick(men, Qt.Key.Key_Escape)
    assert men.picked_man is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_arrows_and_enter_pick(men: MenPalette, key: Qt.Key) -> None:
    for arrow in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(men, arrow)
    QTest.keyClick(men, key)
    assert men.picked_man is Man.BLACK_ROOK
    assert men.accessibleName() == "Men: black rook, picked"


def test_a_press_let_go_elsewhere_picks_nobody(men: MenPalette) -> None:
    QTest.mousePress(men, LEFT, NONE, men.cell_centre(Man.WHITE_KING))
    QTest.mouseRelease(men, LEFT, NONE, men.cell_centre(Man.BLACK_PAWN))
    assert men.picked_man is None


def test_a_drag_carries_the_man_and_picks_nobody(men: MenPalette, monkeypatch) -> None:
    carried = []

    def run(drag: QDrag, *_: object) -> Qt.DropAction:  # Qt's own would wait for a real mouse
        carried.append((dragged_man(drag.mimeData()), drag.pixmap().width()))
        return Qt.DropAction.CopyAction

    monkeypatch.setattr(QDrag, "exec", run)
    men.set_drag_size(60)
    start = men.cell_centre(Man.BLACK_QUEEN)
    QTest.mousePress(men, LEFT, NONE, start)
    QTest.mouseMove(men, start + QPoint(2, 0))
    assert not carried
    QTest.mouseMove(men, start + QPoint(30, 0))
    QTest.mouseRelease(men, LEFT, NONE, start)
    assert carried == [(Man.BLACK_QUEEN, 60)]
    assert men.picked_man is None


def test_palette_and_board_work_together(qtbot, appearance: Appearance, lay) -> None:
    table = lay()
    men = MenPalette(appearance, table.board)
    qtbot.addWidget(men)
    men.resize(men.sizeHint())
    click(men, Man.WHITE_BISHOP)
    assert table.board.input.stamp is Man.WHITE_BISHOP
    table.click("c4")
    table.click("f4")
    assert table.position.squares_of(Man.WHITE_BISHOP) == (parse_square("c4"), parse_square("f4"))
    table.key(Qt.Key.Key_Escape)
    assert men.picked_man is None


def test_every_man_has_a_name_and_a_tool_tip(appearance: Appearance) -> None:
    tray = ChessSort(appearance)
    names = [man_name(man) for man in MAN_ORDER]
    assert len(set(names)) == 12
    for man, name in zip(MAN_ORDER, names, strict=True):
        assert tray.man_tip(man).startswith(f"{name}: ")
        assert tray.man_tip(man).endswith(f" {man.letter}".replace("N", "S").replace("n", "s"))


def test_the_tool_tip_names_the_key_that_puts_the_man(
    lay: Callable[..., Any], appearance: Appearance
) -> None:
    table, tray = lay("8/8/8/8/8/8/8/8"), ChessSort(appearance)
    for letters in ALL_LETTERS:
        appearance.write(letters, "en")
        for man in (Man.WHITE_QUEEN, Man.BLACK_QUEEN, Man.WHITE_KNIGHT, Man.BLACK_ROOK):
            key = tray.man_tip(man)[-1]
            size = "capital" if key.isupper() else "small"
            assert tray.man_tip(man).endswith(f"{size} {key}")
            table.board.input.set_cursor(parse_square("d5"))
            # QTest.keyClicks knows Latin letters only, and aborts at others.
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                pressed = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, text=key)
                QApplication.sendEvent(table.board, pressed)
            assert table.position[parse_square("d5")] is man


def test_it_is_drawn_in_the_tint_of_the_board(men: MenPalette, appearance: Appearance) -> None:
    appearance.colour(DARK, SLATE)
    corner = men.grab().toImage().pixelColor(41, 130)
    assert corner.name() == SLATE.tray.lower()
