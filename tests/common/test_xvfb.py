# SPDX-License-Identifier: GPL-3.0-or-later
"""The virtual screen: a tiny real window gets the mouse and the keys that we send."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from xvfb import START_SECONDS, Box, Screen

PROGRAM = """
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


class Canvas(QWidget):
    def mousePressEvent(self, event):
        self.started = event.globalPosition().toPoint()
        if event.button() != Qt.MouseButton.LeftButton:
            print("other", self.started.x(), self.started.y(), flush=True)

    def mouseReleaseEvent(self, event):
        end = event.globalPosition().toPoint()
        if event.button() == Qt.MouseButton.LeftButton:
            held = "ctrl" if event.modifiers() & Qt.KeyboardModifier.ControlModifier else "plain"
            print(held, *self.started.toTuple(), *end.toTuple(), flush=True)

    def keyPressEvent(self, event):
        if event.text() == "q":
            self.close()
        elif event.text().isprintable() and event.text():
            print("key", event.text(), flush=True)
        elif event.key() == Qt.Key.Key_Z and event.modifiers():
            print("undo", flush=True)


app = QApplication([])
canvas = Canvas(windowTitle="tiny canvas")
canvas.setStyleSheet("background: #204080")
canvas.setGeometry(100, 50, 400, 300)
canvas.show()
app.exec()
"""

pytestmark = pytest.mark.xvfb


def test_mouse_keys_and_pictures_are_real(window_display: Screen, tmp_path: Path) -> None:
    screen = window_display
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env=screen.env(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as program:
        try:
            assert program.stdout is not None
            assert screen.window("tiny canvas") == Box(100, 50, 400, 300)

            screen.drag(120, 80, 300, 200)
            assert program.stdout.readline() == "plain 120 80 300 200\n"
            screen.click(200, 100, button=3)
            assert program.stdout.readline() == "other 200 100\n"
            with screen.holding("ctrl"):
                screen.drag(300, 200, 140, 90)
            assert program.stdout.readline() == "ctrl 300 200 140 90\n"
            screen.type("S")
            assert program.stdout.readline() == "key S\n"
            screen.key("ctrl+z")
            assert program.stdout.readline() == "undo\n"

            picture = tmp_path / "screen.png"
            screen.screenshot(picture)
            image = QImage(str(picture))
            assert (image.width(), image.height()) == (screen.width, screen.height)
            assert image.pixelColor(400, 300) == QColor("#204080")
            assert image.pixelColor(50, 20) == QColor("black")

            screen.type("q")
            assert program.wait(START_SECONDS) == 0
        finally:
            program.kill()


def test_two_screens_stand_side_by_side(window_display: Screen) -> None:
    other = Screen(640, 480)
    other.start()
    try:
        assert other.display != window_display.display
    finally:
        other.stop()
