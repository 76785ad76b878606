# SPDX-License-Identifier: GPL-3.0-or-later
"""Board and palette in a real window, worked with a real mouse: the drags that only Qt can run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO

import pytest
from xvfb import Box, Screen

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(120)]

SIDE = 50  # of a square
PROGRAM = """
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.problem.fen import placement


class Table(QWidget):
    def __init__(self):
        super().__init__(windowTitle="table")
        appearance = Appearance()
        self.board = BoardView(appearance)
        self.men = MenPalette(appearance, self.board)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.men, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.board)
        self.board.edit_requested.connect(self.take)

    def take(self, edit):
        self.board.set_position(edit.after)
        print(edit.what.value, placement(edit.after), flush=True)


app = QApplication([])
table = Table()
table.setGeometry(60, 40, 82 + 19 + 8 * SIDE, 21 + 8 * SIDE)
table.show()
table.board.setFocus()
app.exec()
""".replace("SIDE", str(SIDE))


@dataclass
class Player:
    """A person at the screen."""

    screen: Screen
    box: Box
    said: IO[str]

    def on(self, square: str) -> tuple[int, int]:
        column, row = "abcdefgh".index(square[0]), 8 - int(square[1])
        left, top = self.box.x + 82 + 18, self.box.y + 1
        return left + column * SIDE + SIDE // 2, top + row * SIDE + SIDE // 2

    def man(self, letter: str) -> tuple[int, int]:
        row, column = divmod("KkQqRrBbNnPp".index(letter), 2)
        return self.box.x + 21 + 40 * column, self.box.y + 25 + 42 * row

    def hears(self) -> str:
        return self.said.readline().strip()


@pytest.fixture
def player(window_display: Screen) -> Iterator[Player]:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env=window_display.env(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as program:
        try:
            assert program.stdout is not None
            yield Player(window_display, window_display.window("^table$"), program.stdout)
        finally:
            program.terminate()


def test_men_come_from_the_palette_move_copy_and_leave(player: Player) -> None:
    screen = player.screen
    screen.drag(*player.man("n"), *player.on("d5"))
    assert player.hears() == "put 8/8/8/3n4/8/8/8/8"
    screen.drag(*player.on("d5"), *player.on("g7"))
    assert player.hears() == "move 8/6n1/8/8/8/8/8/8"
    with screen.holding("ctrl"):
        screen.drag(*player.on("g7"), *player.on("a1"))
    assert player.hears() == "copy 8/6n1/8/8/8/8/8/n7"
    screen.drag(*player.on("a1"), 30, 600)
    assert player.hears() == "remove 8/6n1/8/8/8/8/8/8"
    screen.click(*player.man("Q"))
    screen.click(*player.on("c3"))
    assert player.hears() == "put 8/6n1/8/8/8/2Q5/8/8"
    screen.key("Escape")
    screen.click(*player.on("g7"), 3)
    assert player.hears() == "remove 8/8/8/8/8/2Q5/8/8"
    screen.move(*player.on("h1"))
    screen.key("k")
    assert player.hears() == "put 8/8/8/8/8/2Q5/8/7k"


def test_men_are_exchanged_changed_and_taken_together(player: Player) -> None:
    screen = player.screen
    for letter, square in (("N", "b2"), ("q", "c3"), ("P", "d2")):
        screen.drag(*player.man(letter), *player.on(square))
        player.hears()
    for keys in (["alt"], ["ctrl", "shift"]):
        with screen.holding(*keys):
            screen.drag(*player.on("b2"), *player.on("c3"))
        placed = "2N5/1q1P4" if keys == ["alt"] else "2q5/1N1P4"
        assert player.hears() == f"exchange 8/8/8/8/8/{placed}/8"
    screen.click(*player.on("b2"), 2)
    assert player.hears() == "change 8/8/8/8/8/2q5/1P1P4/8"
    screen.click(*player.on("c3"), 4)
    assert player.hears() == "change 8/8/8/8/8/2k5/1P1P4/8"
    screen.click(*player.on("c3"), 5)
    assert player.hears() == "change 8/8/8/8/8/2q5/1P1P4/8"
    screen.drag(*player.on("a4"), *player.on("c2"))
    with screen.holding("shift"):
        screen.click(*player.on("d2"))
    screen.drag(*player.on("b2"), *player.on("f5"))
    assert player.hears() == "move 8/8/6q1/5P1P/8/8/8/8"
    with screen.holding("ctrl"):
        screen.drag(*player.on("f5"), *player.on("a1"))
    assert player.hears() == "copy 8/8/6q1/5P1P/8/8/1q6/P1P5"
    screen.key("Delete")
    assert player.hears() == "remove 8/8/6q1/5P1P/8/8/8/8"
