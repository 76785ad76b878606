# SPDX-License-Identifier: GPL-3.0-or-later
"""What hands do in a window in Wine, and what the witness of the project's tests sees there."""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bare import found_window, until
from steps import ReleaseError, run, tool
from wine import PATIENCE

TIMES, SOON = 3, 60.0  # a drag is tried so often, and has come about so soon

Report = dict[str, Any]


class Seen:
    """What the witness writes down of a window.

    Attributes:
        program: the studio.
    """

    def __init__(self, report: Path, program: subprocess.Popen[bytes]) -> None:
        self._report, self.program = report, program

    def until(self, holds: Callable[[Report], object], seconds: float = PATIENCE) -> Report:
        """Wait until the window shows something, and return what it shows.

        Raises:
            ReleaseError: it never did, or the program ended.
        """
        seen: Report = {}

        def look() -> bool:
            nonlocal seen
            if self.program.poll() is not None:
                raise ReleaseError(f"The studio ended with {self.program.returncode}.")
            with contextlib.suppress(OSError, ValueError):  # being written
                seen = json.loads(self._report.read_text("utf-8"))
            return bool(seen and holds(seen))

        try:
            until(look, "what the window should show", seconds)
        except ReleaseError as error:
            raise ReleaseError(f"{error} The last that was seen: {seen}") from error
        return seen

    def placed(self, letter: str, square: str) -> Report:
        """Drag a man from the tray to a square; wait until he stands there and is judged."""
        seen = self.until(lambda report: True)
        return self.dragged(seen["palette"][letter], seen["squares"][square])

    def dragged(self, origin: list[int], target: list[int]) -> Report:
        """Drag a man; wait until the position is another one and is judged.

        A busy machine may have missed it: then it is done once more.

        Raises:
            ReleaseError: nothing ever changed.
        """
        before = self.until(lambda report: True)["fen"]
        for _ in range(TIMES):
            drag(origin, target)
            with contextlib.suppress(ReleaseError):
                self.until(lambda report: report["fen"] != before, SOON)
                return self.until(lambda report: report["final"])
        raise ReleaseError("The man who was dragged stands where he stood.")


def drag(origin: list[int], target: list[int]) -> None:
    """Drag with the left button, as slowly as a hand that sees what it does.

    Windows has a loop of its own for what is dragged, which begins after the first steps and looks
    at the button itself: a hand that is quicker than the machine would let go before it has begun.
    """
    (x1, y1), (x2, y2) = origin, target
    words = ["mousemove", str(x1), str(y1), "sleep", "0.3", "mousedown", "1", "sleep", "0.3"]
    for step in range(1, 13):
        x, y = x1 + (x2 - x1) * step // 12, y1 + (y2 - y1) * step // 12
        words += ["mousemove", str(x), str(y), "sleep", "0.5" if step < 3 else "0.1"]
    hands(*words, "sleep", "0.7", "mouseup", "1")


def click(place: list[int]) -> None:
    """Click with the left button."""
    hands("mousemove", str(place[0]), str(place[1]), "sleep", "0.1", "click", "1")


def typed(text: str) -> None:
    """Type into the field that has the keyboard."""
    hands("type", "--delay", "30", text)


def keyed(*keys: str) -> None:
    """Press keys one after the other."""
    hands("key", "--delay", "50", *keys)


def focused(name: str) -> None:
    """Give the keyboard to a window: there is no window manager that would.

    Raises:
        ReleaseError: there is no such window.
    """
    hands("windowfocus", "--sync", found_window(name, SOON))


def hands(*words: str) -> None:
    """Let xdotool do something."""
    run([tool("xdotool", "xdotool"), *words])
