# SPDX-License-Identifier: GPL-3.0-or-later
"""A board with an owner who takes every step, and a hand that works real mouse events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from composer.gui.board.edit import BoardEdit
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.squares import parse_square

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@dataclass
class Table:
    """A board on a table: who owns it takes every edit, as the window does."""

    board: BoardView
    edits: list[BoardEdit] = field(default_factory=list)
    accepts: bool = True

    def __post_init__(self) -> None:
        self.board.edit_requested.connect(self.take)

    @property
    def position(self) -> Position:
        return self.board.position

    def take(self, edit: BoardEdit) -> None:
        assert edit.before == self.board.position
        self.edits.append(edit)
        if self.accepts:
            self.board.set_position(edit.after)

    def lay(self, fen: str) -> None:
        self.board.set_position(parse_fen(fen))

    def point(self, square: str) -> QPoint:
        return self.board.square_centre(parse_square(square))

    def press(self, square: str, held: Qt.KeyboardModifier = NONE) -> None:
        QTest.mousePress(self.board.viewport(), LEFT, held, self.point(square))

    def move(self, to: str | QPoint) -> None:
        point = self.point(to) if isinstance(to, str) else to
        QTest.mouseMove(self.board.viewport(), point)

    def release(self, to: str | QPoint, held: Qt.KeyboardModifier = NONE) -> None:
        point = self.point(to) if isinstance(to, str) else to
        QTest.mouseRelease(self.board.viewport(), LEFT, held, point)

    def drag(self, origin: str, to: str | QPoint, held: Qt.KeyboardModifier = NONE) -> None:
        self.press(origin, held)
        self.move(self.point(origin) + QPoint(20, 0))
        self.move(to)
        self.release(to, held)

    def click(self, square: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.board.viewport(), button, NONE, self.point(square))

    def double_click(self, square: str) -> None:
        """The second press of a double click, and its release."""
        QTest.mouseDClick(self.board.viewport(), LEFT, NONE, self.point(square))
        self.release(square)

    def key(self, key: Qt.Key | str, held: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.board, key, held)

    def shown(self) -> dict[int, object]:
        return dict(self.board.drawing.shown())


@pytest.fixture
def lay(qtbot, appearance: Appearance) -> Callable[..., Table]:
    """Lay a table with a position on the board."""

    def make(fen: str = "8/8/8/8/8/8/8/8", side: int = 60) -> Table:
        board = BoardView(appearance)
        qtbot.addWidget(board)
        board.resize(18 + 1 + 8 * side, 20 + 1 + 8 * side)
        board.show()
        board.activateWindow()
        board.setFocus(Qt.FocusReason.MouseFocusReason)
        qtbot.waitUntil(board.hasFocus)
        table = Table(board)
        table.lay(fen)
        return table

    return make
