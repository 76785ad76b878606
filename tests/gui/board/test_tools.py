# SPDX-License-Identifier: GPL-3.0-or-later
"""Tools on the board: clicks that make squares special, and what is seen and said of these."""

from __future__ import annotations

import pytest
from cases import every
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from composer.gui.board.overlays import GridCells, SpecialSquare
from composer.gui.board.tools import BoardTool, ToolUse, is_set, tool_drawing, tool_hint, tool_name
from composer.gui.board.words import square_words
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.rules.book import ORTHODOX
from composer.rules.reading import rules_named
from composer.rules.specialsquares import Special

D4, E4, D5 = (parse_square(name) for name in ("d4", "e4", "d5"))


def uses(table) -> list[ToolUse]:
    """Return what the board tells from now on."""
    found: list[ToolUse] = []
    table.board.tool_used.connect(found.append)
    return found


def test_a_click_with_a_tool_is_told_and_requests_no_edit(lay) -> None:
    table = lay("8/8/8/8/3Q4/8/8/8")
    found = uses(table)
    table.board.input.set_tool(BoardTool.HOLE)
    table.click("d4")
    table.click("e4", Qt.MouseButton.RightButton)
    assert [(use.tool, use.square, use.taking) for use in found] == [
        (BoardTool.HOLE, D4, False),
        (BoardTool.HOLE, E4, True),
    ]
    table.double_click("d4")
    assert len(found) == 3
    assert table.edits == []


def test_men_are_dragged_with_a_tool_in_hand(lay) -> None:
    table = lay("8/8/8/8/3Q4/8/8/8")
    found = uses(table)
    table.board.input.set_tool(BoardTool.IMMUNE)
    table.drag("d4", "d5")
    assert table.position[D5] is Man.WHITE_QUEEN
    assert found == []


def test_space_uses_the_tool_at_the_cursor_and_escape_puts_it_away(lay) -> None:
    table = lay("8/8/8/8/3Q4/8/8/8")
    found = uses(table)
    table.click("e4")
    table.board.input.set_tool(BoardTool.WORMHOLE)
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Space)
    assert found == [ToolUse(BoardTool.WORMHOLE, D4)]
    table.key(Qt.Key.Key_Escape)
    assert table.board.input.tool is None


def test_tool_and_stamp_exclude_each_other(lay) -> None:
    table = lay()
    board_input = table.board.input
    board_input.set_stamp(Man.WHITE_KING)
    board_input.set_tool(BoardTool.HOLE)
    assert board_input.stamp is None
    board_input.set_stamp(Man.WHITE_KING)
    assert (board_input.tool, board_input.stamp) == (None, Man.WHITE_KING)


@pytest.mark.parametrize(("aside", "edge"), [((25, 0), (D4, E4)), ((0, -25), (D4, D5))])
@pytest.mark.parametrize("flipped", [False, True])
def test_the_edge_nearest_to_the_pointer_is_told(lay, aside, edge, flipped: bool) -> None:
    table = lay()
    table.board.set_flipped(flipped)
    found = uses(table)
    table.board.input.set_tool(BoardTool.GRID)
    way = -1 if flipped else 1
    point = table.point("d4") + QPoint(way * aside[0], way * aside[1])
    QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert [use.edge for use in found] == [edge]


def test_there_is_no_line_at_the_edge_of_the_board(lay) -> None:
    table = lay()
    found = uses(table)
    table.board.input.set_tool(BoardTool.GRID)
    point = table.point("a4") + QPoint(-25, 0)
    QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert [use.edge for use in found] == [None]


def test_shift_and_the_right_button_or_the_menu_key_ask_for_the_menu(lay) -> None:
    table = lay("8/8/8/8/3Q4/8/8/8")
    asked: list[int] = []
    table.board.menu_requested.connect(lambda square, _: asked.append(square))
    right, shift = Qt.MouseButton.RightButton, Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(table.board.viewport(), right, shift, table.point("d4"))
    assert asked == [D4]
    assert table.edits == []
    table.click("e4")
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(table.board, QContextMenuEvent(reason, QPoint(3, 3), QPoint(3, 3)))
    assert asked == [D4, E4]
    point, reason = table.point("d5"), QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(table.board, QContextMenuEvent(reason, point, point))
    assert asked == [D4, E4]


def test_the_board_shows_special_squares_and_grid(lay) -> None:
    table = lay()
    rules = rules_named("GridChess, Hole d4")
    assert rules is not None
    plain = table.board.viewport().grab().toImage()
    table.board.show_rules(rules)
    hole, grid = table.board.overlays.of("special")
    assert hole == SpecialSquare(D4, Special.HOLE)
    assert isinstance(grid, GridCells)
    assert len(grid.edges) == 48
    drawn = table.board.viewport().grab().toImage()
    corner = table.point("c3") - QPoint(30, 0)  # on the line between b and c
    assert drawn.pixelColor(corner) != plain.pixelColor(corner)
    table.board.show_rules(ORTHODOX)
    assert table.board.overlays.of("special") == ()
    assert table.board.viewport().grab().toImage() == plain


def test_what_is_special_is_said_with_the_square(lay) -> None:
    rules = rules_named("Wormholes d4e4")
    assert rules is not None
    position = parse_fen("8/8/8/8/3Q4/8/8/8 w - - 0 1 immune=d4")
    assert square_words(position, D4, rules) == "d4, white queen, Wormhole, Immune"
    assert square_words(position, D5, rules) == "d5, empty"
    table = lay("8/8/8/8/3Q4/8/8/8")
    table.click("e4")
    table.board.show_rules(rules)
    assert table.board.accessibleName().endswith("e4, empty, Wormhole")


def test_the_sign_of_a_man_in_hand_is_not_left_behind(lay) -> None:
    table = lay("8/8/8/8/3Q4/8/8/8 w - - 0 1 immune=d4")
    assert [sign.square for sign in table.board.overlays.of("rules")] == [D4]
    table.press("d4")
    table.move(table.point("d4") + QPoint(20, 0))
    table.move("e4")
    assert table.board.overlays.of("rules") == ()
    table.release("e4")
    assert [sign.square for sign in table.board.overlays.of("rules")] == [E4]
    table.press("e4")
    table.move(table.point("e4") + QPoint(20, 0))
    table.key(Qt.Key.Key_Escape)
    assert [sign.square for sign in table.board.overlays.of("rules")] == [E4]


@every("tool", BoardTool)
def test_every_tool_has_a_name_a_hint_and_a_drawing(tool: BoardTool) -> None:
    assert tool_name(tool)
    assert tool_hint(tool).endswith(".")
    assert tool_drawing(tool).startswith("<svg")
    assert not is_set(tool, D4, parse_fen("8/8/8/8/8/8/8/8"), ORTHODOX)
