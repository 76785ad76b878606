# SPDX-License-Identifier: GPL-3.0-or-later
"""A composer at work, from the first man to the printed diagram, with real mouse and keys."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from patience import awaited
from xvfb import Screen

from composer.gui.documents.savedsession import read_session

pytestmark = pytest.mark.xvfb

WITNESS = Path(__file__).with_name("witness.py")
PATIENCE = 30.0  # seconds; only ever spent when something is broken

Report = dict[str, Any]


class Studio:
    """A studio that runs on a screen, seen through its witness."""

    def __init__(self, screen: Screen, report: Path, program: subprocess.Popen[bytes]) -> None:
        self.screen, self._report, self.program = screen, report, program

    def look(self) -> Report:
        """Return the newest report; empty before the first."""
        try:
            return dict(json.loads(self._report.read_text("utf-8")))
        except FileNotFoundError:
            return {}

    def until(self, what: Callable[[Report], object]) -> Report:
        """Wait until the window shows something."""
        seen: Report = {}

        def shown() -> object:
            nonlocal seen
            ended = self.program.poll()
            assert ended is None, f"the studio ended with {ended}"
            seen = self.look()
            return seen and what(seen)

        assert awaited(shown, PATIENCE), f"never shown; the last report: {seen}"
        return seen

    def at_rest(self, *names: str) -> Report:
        """Wait until two reports on end agree on these places."""
        before: list[object] = []

        def again(now: Report) -> bool:
            nonlocal before
            if now["turn"] == (before or [None])[0]:
                return False  # the same report
            seen, before = before, [now["turn"], *(now[name] for name in names)]
            return seen[1:] == before[1:]

        return self.until(again)

    def drag(self, origin: tuple[int, int], target: tuple[int, int]) -> None:
        """Drag with the left button."""
        self.screen.drag(*origin, *target)

    def place(self, letter: str, square: str) -> Report:
        """Drag a man from the palette to a square; wait until he stands there and is judged."""
        seen, before = self.look(), self.look()["fen"]
        self.drag(tuple(seen["palette"][letter]), tuple(seen["squares"][square]))
        return self.until(lambda now: now["fen"] != before and now["final"])

    def click(self, place: list[int]) -> None:
        """Click with the left button."""
        self.screen.click(place[0], place[1])

    def fill(self, text: str) -> None:
        """Type into the field that has the keyboard, and look whether it is there."""
        for _ in range(3):  # a dialog that comes up slowly swallows the first keys
            self.screen.key("ctrl+a")
            self.screen.type(text)
            if awaited(lambda: self.look().get("typed") == text, 3):
                return
        raise AssertionError(f"{text!r} cannot be typed; there is {self.look().get('typed')!r}")

    def take_keyboard(self) -> Report:
        """Click the board and wait until it has the keyboard: before that keys go nowhere."""
        self.click(self.look()["squares"]["a1"])
        return self.until(lambda now: now["focus"] == "BoardView")

    def quit(self) -> None:
        """End the studio as its user does."""
        self.screen.key("ctrl+q")
        assert self.program.wait(PATIENCE) == 0


@contextmanager
def studio_on(screen: Screen, folder: Path) -> Iterator[Studio]:
    """Start the studio with a home in a folder."""
    report = folder / "report.json"
    report.unlink(missing_ok=True)
    environment = screen.env() | {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_STATE_HOME": str(folder / "state"),
    }
    command = [sys.executable, str(WITNESS), str(folder / "problems.chesslib"), str(report)]
    with subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL) as program:
        studio = Studio(screen, report, program)
        try:
            studio.until(lambda seen: seen["found"])
            yield studio
        finally:
            if program.poll() is None:
                program.kill()


def test_compose_save_find_again_and_export(window_display: Screen, tmp_path: Path) -> None:
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["welcome_close"])  # the hints of the first start
        studio.click(seen["welcome_close"][0])
        studio.until(lambda now: not now["welcome_close"])
        samples = studio.look()["found"]
        assert studio.look()["verdict"] == "undecided"
        studio.place("k", "e8")
        studio.place("K", "d6")
        seen = studio.place("N", "a5")
        assert seen["verdict"] == "no-solution"
        # about the board
        studio.drag(tuple(seen["squares"]["a5"]), tuple(seen["squares"]["a4"]))
        seen = studio.until(lambda now: now["fen"].startswith("4k3/8/3K4/8/N7/8/8/8"))
        # in, and the problem is sound
        seen = studio.place("R", "b3")
        assert (seen["verdict"], seen["sentence"][:12]) == ("sound", "Sound: 1.Rf3")
        # a copy with Ctrl, and off the board again
        with window_display.holding("ctrl"):
            studio.drag(tuple(seen["squares"]["b3"]), tuple(seen["squares"]["h1"]))
        seen = studio.until(lambda now: now["fen"].startswith("4k3/8/3K4/8/N7/1R6/8/7R"))
        studio.drag(tuple(seen["squares"]["h1"]), (seen["squares"]["a1"][0] - 90, 780))
        studio.until(lambda now: now["verdict"] == "sound" and now["final"])
        # two steps back and forth: the copy, the removal
        for keys, men in (("ctrl+z", 5), ("ctrl+z", 4), ("ctrl+shift+z", 5), ("ctrl+shift+z", 4)):
            window_display.key(keys)
            studio.until(lambda now, men=men: men_on(now["fen"]) == men and now["final"])
        assert studio.look()["verdict"] == "sound"
        # the author, and save
        studio.click(seen["authors_field"])
        window_display.type("Prova, Ida")
        window_display.key("Return")
        studio.until(lambda now: now["authors"] == "Ida Prova")
        window_display.key("ctrl+s")
        studio.until(lambda now: now["clean"] and now["record"] and now["found"] == samples + 1)
        studio.quit()

    with studio_on(window_display, tmp_path) as studio:
        # another start: its tab is there again; it is found by its author, and opened
        studio.until(lambda now: now["record"])
        studio.take_keyboard()
        window_display.key("ctrl+f")
        seen = studio.until(lambda now: now["library_shown"] and now["focus"] == "QueryBar")
        window_display.type("prova")
        seen = studio.until(lambda now: now["found"] == 1)
        x, y = seen["table"]
        window_display.click(x, y)
        window_display.key("Return")
        seen = studio.until(lambda now: now["verdict"] == "sound" and now["final"])
        assert seen["fen"].startswith("4k3/8/3K4/8/N7/1R6/8/8 w")
        # and out as a diagram
        window_display.key("ctrl+e")
        seen = studio.until(lambda now: now["export_button"])
        studio.click(seen["export_button"])
        window_display.window("Export diagram")
        studio.until(lambda now: now["field"] == "fileNameEdit")
        target = tmp_path / "prova.svg"
        studio.fill(str(target))
        window_display.key("Return")
        studio.until(lambda now: str(target) in now["exported"])
        root = ElementTree.parse(target).getroot()
        assert "Ida Prova" in "".join(root.itertext())


def test_a_killed_studio_brings_its_unsaved_work_back(
    window_display: Screen, tmp_path: Path
) -> None:
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["welcome_close"])
        studio.click(seen["welcome_close"][0])
        studio.until(lambda now: not now["welcome_close"])
        studio.place("k", "e8")
        seen = studio.place("Q", "a1")
        lost = seen["fen"]
        written_down(tmp_path, lost)
        studio.program.kill()
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["fen"] == lost and now["final"])
        assert not seen["clean"]


def test_a_killed_studio_brings_the_sound_positions_of_a_game_back(
    window_display: Screen, tmp_path: Path
) -> None:
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["welcome_close"])
        studio.click(seen["welcome_close"][0])
        studio.until(lambda now: not now["welcome_close"])
        studio.take_keyboard()
        window_display.key("ctrl+k")
        studio.until(lambda now: now["focus"] == "QLineEdit")
        studio.fill("Tablut")
        window_display.key("Return")
        studio.until(lambda now: now["desk"])
        for man, cell in (("K", "b5"), ("W", "b4"), ("W", "b6")):
            seen = studio.at_rest("desk")
            studio.drag(tuple(seen["desk"]["palette"][man]), tuple(seen["desk"]["cells"][cell]))
            studio.until(lambda now, cell=cell: cell in now["desk"]["men"])
        studio.click(studio.look()["desk"]["task"])
        studio.fill("king escapes in 1")
        window_display.key("Return")
        seen = studio.until(lambda now: len(now["strip"]) == 1)
        assert seen["desk"]["verdict"].startswith("Sound: 1.b5-a5")
        studio.drag(tuple(seen["desk"]["palette"]["B"]), tuple(seen["desk"]["cells"]["h8"]))
        studio.until(lambda now: len(now["strip"]) == 2)
        written_down(tmp_path, '"number": 2')
        studio.program.kill()
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: len(now["strip"]) == 2 and "h8" in now["desk"]["men"])
        assert not seen["clean"]
        studio.click(studio.at_rest("strip")["strip"][0])
        seen = studio.until(lambda now: "h8" not in now["desk"]["men"])
        assert seen["desk"]["men"] == {"b5": "K", "b4": "W", "b6": "W"}
        studio.until(lambda now: now["desk"]["verdict"].startswith("Sound: 1.b5-a5"))
        assert len(studio.look()["strip"]) == 2


def written_down(folder: Path, text: str) -> None:
    """Wait until unsaved work is on the disk; the studio promises it within two seconds.

    The promise is measured elsewhere: here a loaded machine may take longer.
    """

    def written() -> bool:
        drafts = folder.rglob("*.draft.json")
        return any(text in draft.read_text("utf-8") and named(draft) for draft in drafts)

    assert awaited(written, PATIENCE), "nothing was written down"


def named(draft: Path) -> bool:
    """Tell whether a draft is named among what is open."""
    session = read_session(draft.parent)
    return session is not None and any(tab.draft == draft.name for tab in session.tabs)


def men_on(fen: str) -> int:
    return sum(1 for sign in fen.split()[0] if sign.isalpha())


def test_a_problem_is_dragged_from_the_library_onto_the_board(
    window_display: Screen, tmp_path: Path
) -> None:
    with studio_on(window_display, tmp_path) as studio:
        seen = studio.until(lambda now: now["welcome_close"])
        studio.click(seen["welcome_close"][0])
        studio.until(lambda now: not now["welcome_close"])
        studio.take_keyboard()
        window_display.key("ctrl+shift+l")  # the library below the board
        studio.until(lambda now: now["library_shown"])
        seen = studio.at_rest("table", "squares")  # the dock has come up
        studio.drag(tuple(seen["table"]), tuple(seen["squares"]["d4"]))
        seen = studio.until(lambda now: now["record"] and now["final"])
        assert seen["verdict"] == "sound"
        assert seen["clean"]
        assert seen["library_shown"]
