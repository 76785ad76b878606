# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen of our own, with a real mouse and keyboard, for tests of the real window.

`window_display` is the fixture; it skips where the programs are absent. Coordinates are
pixels of the screen from its upper left corner.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

PROGRAMS = ("Xvfb", "xdotool", "import")
START_SECONDS = 60.0  # a busy machine starts slowly


@dataclass(frozen=True)
class Box:
    """A rectangle of the screen."""

    x: int
    y: int
    width: int
    height: int


class Screen:
    """A virtual screen: `start` it, point `env` at it, drive it, `stop` it."""

    def __init__(self, width: int = 1600, height: int = 1000) -> None:
        self.width = width
        self.height = height
        self.display = ""
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start a server on a display number that is free.

        Raises:
            RuntimeError: it did not come up.
        """
        reading, writing = os.pipe()
        try:
            self._server = subprocess.Popen(
                [
                    "Xvfb",
                    *("-displayfd", str(writing)),  # it picks the number and says which
                    *("-screen", "0", f"{self.width}x{self.height}x24"),
                    *("-nolisten", "tcp", "-noreset"),
                ],
                pass_fds=(writing,),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        finally:
            os.close(writing)
        with os.fdopen(reading, encoding="ascii") as told:
            number = told.readline().strip()  # ends empty if the server does
        if not number:
            self.stop()
            raise RuntimeError("Xvfb did not start")
        self.display = f":{number}"

    def stop(self) -> None:
        """End the server, and with it every window on it."""
        if self._server is not None:
            self._server.terminate()
            self._server.wait(START_SECONDS)
            self._server = None

    def env(self) -> dict[str, str]:
        """Return the environment of a program that shall open its windows here."""
        environment = dict(os.environ, DISPLAY=self.display, QT_QPA_PLATFORM="xcb")
        for name in ("WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XAUTHORITY", "SESSION_MANAGER"):
            environment.pop(name, None)
        return environment

    def move(self, x: int, y: int) -> None:
        """Put the mouse there."""
        if self._mouse() != (x, y):  # else xdotool would wait for a change for ever
            self._do("mousemove", "--sync", str(x), str(y))

    def press(self, button: int = 1) -> None:
        """Press a mouse button and hold it: 1 left, 2 middle, 3 right."""
        self._do("mousedown", str(button))

    def release(self, button: int = 1) -> None:
        """Let a mouse button go."""
        self._do("mouseup", str(button))

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Click there; buttons 4 and 5 turn the wheel."""
        self.move(x, y)
        self._do("click", str(button))

    def double_click(self, x: int, y: int) -> None:
        """Click there twice, by one program: two of them come too late on a busy machine."""
        self.move(x, y)
        self._do("click", "--repeat", "2", "--delay", "40", "1")

    def drag(self, x1: int, y1: int, x2: int, y2: int, steps: int = 8) -> None:
        """Drag with the left button from one place to another, as a hand does."""
        self.move(x1, y1)
        carried = ["mousedown", "1"]  # by one program: one for each step takes longer than the hand
        for step in range(1, steps + 1):
            x, y = x1 + (x2 - x1) * step // steps, y1 + (y2 - y1) * step // steps
            carried += ["sleep", "0.02", "mousemove", str(x), str(y)]
        self._do(*carried, "sleep", "0.05", "mouseup", "1")

    def type(self, text: str) -> None:
        """Type this text into the window that has the keyboard."""
        self._do("type", "--delay", "20", text)

    def key(self, *keys: str) -> None:
        """Press keys one after the other, as `Return` or `ctrl+z`."""
        self._do("key", "--delay", "20", *keys)

    @contextlib.contextmanager
    def holding(self, *keys: str) -> Iterator[None]:
        """Keep keys down meanwhile, as `ctrl` through a drag."""
        self._do("keydown", *keys)
        try:
            yield
        finally:
            self._do("keyup", *keys)

    def window(self, title: str, seconds: float = START_SECONDS) -> Box:
        """Wait for a visible window whose title matches, and return where it lies.

        Raises:
            TimeoutError: none came.
        """
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            found = self._ask("search", "--onlyvisible", "--name", title).split()
            if found:
                said = self._ask("getwindowgeometry", "--shell", found[-1])
                pairs = dict(line.split("=", 1) for line in said.splitlines() if "=" in line)
                if "HEIGHT" in pairs:
                    return Box(*(int(pairs[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))
            time.sleep(0.05)
        raise TimeoutError(f"no window titled {title!r} appeared in {seconds:g} seconds")

    def screenshot(self, path: Path) -> None:
        """Write a picture of the whole screen."""
        subprocess.run(
            ["import", "-window", "root", str(path)], env=self.env(), check=True, timeout=60
        )

    def _mouse(self) -> tuple[int, int]:
        said = dict(line.split("=", 1) for line in self._ask("getmouselocation", "--shell").split())
        return int(said["X"]), int(said["Y"])

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.env(), check=True, timeout=60)

    def _ask(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self.env(),
            check=False,
            timeout=60,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        return done.stdout


@pytest.fixture
def window_display() -> Iterator[Screen]:
    """A screen of this test's own."""
    if not sys.platform.startswith("linux"):
        pytest.skip("a virtual screen is had on Linux only")
    absent = [name for name in PROGRAMS if shutil.which(name) is None]
    if absent:
        pytest.skip(f"no virtual screen here: {', '.join(absent)} not installed")
    screen = Screen()
    screen.start()
    try:
        yield screen
    finally:
        screen.stop()
