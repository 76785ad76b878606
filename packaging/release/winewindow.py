# SPDX-License-Identifier: GPL-3.0-or-later
"""What is tried of the window in Wine, with a real mouse and real keys.

The program is started by its own `.exe`. Where a place on the screen must be known, the studio is
started with the witness of the project's tests instead (`tests/gui/witness.py`), who only looks.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from bare import expect, found_window, pictured, until
from steps import ROOT, ReleaseError, run, tool
from wine import PATIENCE, Windows

WITNESS = ROOT / "tests" / "gui" / "witness.py"
OWN = "AppData/Local/chess-composer"  # below the user's folder
AUTHOR = "Prova, Ida"
FEN = "4k3/8/3K4/8/N7/1R6/8/8"
LANGUAGES = {"de": "German", "ru": "Russian"}
_TIMES, _SOON = 3, 20.0  # a drag is tried so often, and has come about so soon
CALM = 6.0  # seconds after which a picture shows all that comes by itself

Report = dict[str, Any]


class InWindow:
    """The program in Wine, in its window.

    Attributes:
        program: the folder of the program as Windows names it.
    """

    def __init__(self, program: str, system: Windows, shots: Path) -> None:
        self.program, self._system, self._shots = program, system, shots

    def steps(self) -> list[tuple[str, Callable[[], str]]]:
        """Return what is tried, in its order."""
        return [
            ("window: first start", self.first),
            ("window: men dragged from the tray and on the board, solved, saved", self.composed),
            ("window: second start finds tab and library", self.second),
            ("window: a file handed to the program that runs already", self.handed),
            ("window: PDF and PNG, by the dialog of Windows", self.exported),
            *((f"window: in {name}", self._in(code)) for code, name in LANGUAGES.items()),
        ]

    def first(self) -> str:
        """The welcome is there, and a library is made."""
        begun = time.monotonic()
        with self._opened():
            took = time.monotonic() - begun
            time.sleep(CALM)
            self._pictured("start")
        library = self._system.own / OWN / "library.chesslib"
        if not library.exists():
            raise ReleaseError("No library was made.")
        return f"window after {took:.0f} s, library made, ended well"

    def composed(self) -> str:
        """Men are put by hand, the solver answers, the problem is kept."""
        with self._watched() as seen:
            now = seen.until(lambda report: report["turn"] > 20)
            for place in now["welcome_close"]:
                click(place)
            seen.until(lambda report: not report["welcome_close"])
            samples = now["found"]
            for letter, square in (("k", "e8"), ("K", "d6"), ("N", "a5")):
                now = seen.placed(letter, square)
            now = seen.dragged(now["squares"]["a5"], now["squares"]["a4"])
            expect("4k3/8/3K4/8/N7/8/8/8", now["fen"])
            now = seen.placed("R", "b3")
            expect("Sound: 1.Rf3", now["sentence"])
            sentence = now["sentence"]
            click(now["authors_field"])
            typed(AUTHOR)
            keyed("Return")
            seen.until(lambda report: report["authors"] == "Ida Prova")
            self._pictured("composing")
            keyed("ctrl+s")
            seen.until(lambda report: report["clean"] and report["record"])
            keyed("ctrl+q")
        return (
            f"{sentence.split('.')[0]}.{sentence.split('.')[1][:4]} …; {samples} samples beside it"
        )

    def second(self) -> str:
        """The `.exe` finds again what was left."""
        with self._opened():
            found_window("Prova", PATIENCE)
            time.sleep(CALM)
            self._pictured("second")
        console = f"{self.program}\\chess-composer-console.exe"
        count = self._system.answer(console, "search", "--count", "author:Prova").strip()
        if count != "1":
            raise ReleaseError(f"{count} problems by the author are in the library.")
        return "tab there again, problem in the library"

    def handed(self) -> str:
        """A second double click opens the file in the first window."""
        file = self._system.stick / "Вторая задача.olv"
        written = '---\nauthors: ["Zweite, Eva"]\nalgebraic:\n  white: [Kc3, Qg5, Re4]\n'
        file.write_text(f'{written}  black: [Kf2, Bf1, Pf3]\nstipulation: "#2"\n', encoding="utf-8")
        with self._opened():
            found_window("Prova", PATIENCE)  # by now it can be heard
            second = self._start("E:\\Вторая задача.olv")
            try:
                found_window("Zweite", PATIENCE)
                _ended_well(second)
            finally:
                second.kill()
        return "opened in the first window"

    def exported(self) -> str:
        """Two files, named in the dialog of Windows."""
        with self._watched() as seen:
            seen.until(lambda report: report["final"])
            keyed("ctrl+e")
            now = seen.until(lambda report: report["export_button"])
            time.sleep(CALM)
            self._pictured("export")
            for ending, sign in (("png", b"\x89PNG"), ("pdf", b"%PDF")):
                click(now["export_button"])
                dialog = found_window("Export diagram", PATIENCE)
                time.sleep(CALM)
                _hands("windowfocus", "--sync", dialog)  # nobody else gives it the keyboard
                keyed("ctrl+a")
                if ending == "png":
                    self._pictured("dialog")
                typed(f"E:\\\\diagram from the window.{ending}".replace("\\\\", "\\"))
                keyed("Return")
                file = self._system.stick / f"diagram from the window.{ending}"
                until(file.exists, f"the {ending}")
                until(partial(_begins, file, sign), f"a whole {ending}")
            keyed("Escape")
            keyed("ctrl+q")
        return "written"

    def _in(self, code: str) -> Callable[[], str]:
        def shown() -> str:
            settings = self._system.own / OWN / "studio.ini"
            before = settings.read_text("utf-8").split("\n")
            lines = [line for line in before if not line.startswith("language=")]
            lines.insert(lines.index("[preferences]") + 1, f"language={code}")
            settings.write_text("\n".join(lines), encoding="utf-8")
            with self._opened():
                time.sleep(CALM)
                self._pictured(code)
            return "opened and ended well"

        return shown

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        return self._system.start(f"{self.program}\\chess-composer.exe", *words)

    @contextlib.contextmanager
    def _opened(self, *words: str) -> Iterator[None]:
        """Have the window of the `.exe` for a while; close it as its user does."""
        program = self._start(*words)
        try:
            found_window("Chess Composer", PATIENCE)
            yield
            keyed("Escape")
            keyed("ctrl+q")
            _ended_well(program)
        finally:
            program.kill()
            self._system.at_rest()  # else the next start would find it there

    @contextlib.contextmanager
    def _watched(self) -> Iterator[Seen]:
        """Have the studio with its witness for a while, which whoever has it closes."""
        shutil.copy(WITNESS, self._system.stick)
        report = self._system.stick / "seen" / "report.json"
        report.parent.mkdir(exist_ok=True)
        report.unlink(missing_ok=True)
        self._system.given_to_user(report.parent)
        library = f"C:\\users\\{self._system.own.name}\\{OWN}/library.chesslib".replace("/", "\\")
        program = self._system.start(
            *(f"{self.program}\\python.exe", "-X", "utf8", "E:\\witness.py"),
            *(library, "E:\\seen\\report.json"),
        )
        try:
            yield Seen(report, program)
            _ended_well(program)
        finally:
            program.kill()

    def _pictured(self, name: str) -> None:
        pictured(str(self._shots / f"windows-{name}.png"))


class Seen:
    """What the witness writes down of a window."""

    def __init__(self, report: Path, program: subprocess.Popen[bytes]) -> None:
        self._report, self._program = report, program

    def until(self, holds: Callable[[Report], object], seconds: float = PATIENCE) -> Report:
        """Wait until the window shows something, and return what it shows.

        Raises:
            ReleaseError: it never did, or the program ended.
        """
        seen: Report = {}

        def look() -> bool:
            nonlocal seen
            if self._program.poll() is not None:
                raise ReleaseError(f"The studio ended with {self._program.returncode}.")
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
        for _ in range(_TIMES):
            drag(origin, target)
            with contextlib.suppress(ReleaseError):
                self.until(lambda report: report["fen"] != before, _SOON)
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
    _hands(*words, "sleep", "0.7", "mouseup", "1")


def click(place: list[int]) -> None:
    """Click with the left button."""
    _hands("mousemove", str(place[0]), str(place[1]), "sleep", "0.1", "click", "1")


def typed(text: str) -> None:
    """Type into the field that has the keyboard."""
    _hands("type", "--delay", "30", text)


def keyed(*keys: str) -> None:
    """Press keys one after the other."""
    _hands("key", "--delay", "50", *keys)


def _begins(file: Path, sign: bytes) -> bool:
    return file.read_bytes().startswith(sign)


def _hands(*words: str) -> None:
    run([tool("xdotool", "xdotool"), *words])


def _ended_well(program: subprocess.Popen[bytes]) -> None:
    try:
        status = program.wait(PATIENCE)
    except subprocess.TimeoutExpired as error:
        raise ReleaseError("The window does not close.") from error
    if status != 0:
        raise ReleaseError(f"The window ended with status {status}.")
