# SPDX-License-Identifier: GPL-3.0-or-later
"""The field for men by their letters, at the board's cursor."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.men.manfield import ManField
from composer.problem.men import Colour, Kind, Man
from composer.problem.squares import parse_square


def test_a_full_stop_opens_it_and_the_man_comes_to_the_cursor(
    qtbot, appearance: Appearance
) -> None:
    board = BoardView(appearance)
    qtbot.addWidget(board)
    board.resize(520, 520)
    field = ManField(board, appearance)
    edits: list[object] = []
    board.edit_requested.connect(edits.append)
    board.show()
    board.activateWindow()
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    board.input.set_cursor(parse_square("h1"))
    QTest.keyClick(board, ".")
    assert field.isVisible()
    assert board.rect().contains(field.geometry())
    QTest.keyClicks(field.line, "zz")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert field.isVisible()
    assert "no man is called" in field.fault.text().lower()
    assert edits == []
    field.line.clear()
    QTest.keyClicks(field.line, "=G")
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert not field.isVisible()
    assert len(edits) == 1
    grasshopper = Man.of(Colour.NEUTRAL, Kind.of("grasshopper"))
    assert board.input.last_man is grasshopper
    assert edits[0].after[parse_square("h1")] is grasshopper  # type: ignore[attr-defined]
    QTest.keyClick(board, ".")
    QTest.keyClick(field.line, Qt.Key.Key_Escape)
    assert not field.isVisible()
    assert len(edits) == 1
