# SPDX-License-Identifier: GPL-3.0-or-later
"""What is tried of the window in Wine, with a real mouse and real keys.

The program is started by its own `.exe`. Where a place on the screen must be known, the studio is
started with the witness of the project's tests instead (`tests/gui/witness.py`), who only looks.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from bare import at_rest, brightness, expect, found_window, pictured, until
from portable import QT
from steps import HERE, ROOT, Places, ReleaseError, environment
from wine import PATIENCE, STICK, Windows
from winehands import TIMES, Report, Seen, click, drag, focused, hands, keyed, typed

WITNESS = ROOT / "tests" / "gui" / "witness.py"
OWN = "AppData/Local/chess-composer"  # below the user's folder
AUTHOR = "Prova, Ida"
FEN = "4k3/8/3K4/8/N7/1R6/8/8"
LANGUAGES = {"de": "German", "ru": "Russian"}
DARK = 0.4  # of white, that no dark window is brighter than on the whole
CALM = 6.0  # seconds in which nothing is to change any more that comes by itself


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
            ("window: a file dropped on it", self.dropped),
            *((f"window: in {name}", self._in(code)) for code, name in LANGUAGES.items()),
            ("window: on a dark desktop", self.dark),
        ]

    def first(self) -> str:
        """The welcome is there, and a library is made."""
        begun = time.monotonic()
        with self._opened():
            took = time.monotonic() - begun
            self._at_rest("start")
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
            self._at_rest("composing")
            keyed("ctrl+s")
            seen.until(lambda report: report["clean"] and report["record"])
            self._close(seen.program)
        return (
            f"{sentence.split('.')[0]}.{sentence.split('.')[1][:4]} …; {samples} samples beside it"
        )

    def second(self) -> str:
        """The `.exe` finds again what was left."""
        with self._opened():
            found_window("Prova", PATIENCE)
            self._at_rest("second")
        console = f"{self.program}\\chess-composer-console.exe"
        told = self._system.answer(console, "search", "--count", "author:Prova").strip()
        *besides, count = told.split("\n")
        if count != "1":
            raise ReleaseError(f"{count} problems by the author are in the library.")
        heard = f"; heard besides: {' '.join(besides)}" if besides else ""  # of Wine itself
        return f"tab there again, problem in the library{heard}"

    def handed(self) -> str:
        """A second double click opens the file in the first window, and ends."""
        file = self._system.stick / "Вторая задача.olv"
        file.write_text(_problem("Zweite, Eva"), encoding="utf-8")
        with self._opened():
            found_window("Prova", PATIENCE)  # by now it can be heard
            second = self._start("E:\\Вторая задача.olv")
            try:
                found_window("Zweite", PATIENCE)
                _ended_well(second)
            finally:
                second.kill()
            focused("Chess Composer")
            keyed("ctrl+s")  # else it would ask for what is not saved before it closes
            found_window("Zweite –", PATIENCE)
        return "opened in the first window"

    def exported(self) -> str:
        """Two files, named in the dialog of Windows."""
        with self._watched() as seen:
            seen.until(lambda report: report["final"])
            focused("Chess Composer")
            keyed("ctrl+e")
            now = seen.until(lambda report: report["export_button"])
            self._at_rest("export")
            for ending, sign in (("png", b"\x89PNG"), ("pdf", b"%PDF")):
                file = self._system.stick / f"diagram from the window.{ending}"
                click(now["export_forms"][ending.upper()])
                seen.until(partial(_has_form, ending))
                click(seen.until(lambda report: report["export_button"])["export_button"])
                self._name_file(f"E:\\{file.name}", ending)
                until(file.exists, f"the {ending}")
                until(partial(_begins, file, sign), f"a whole {ending}")
            keyed("Escape")
            seen.until(lambda report: not report["export_button"])
            self._close(seen.program)
        return "written"

    def dropped(self) -> str:
        """A file of three problems is dropped on the window; they are brought in when asked for."""
        names = ("Prima, Ada", "Altera, Bea", "Tertia, Cea")
        file = self._system.stick / "Три задачи.olv"
        problems = (_problem(name, rank) for rank, name in enumerate(names, 2))
        file.write_text("".join(problems), encoding="utf-8")
        with self._watched() as seen, self._dragged_from(f"{STICK}/{file.name}") as origin:
            before = seen.until(lambda report: report["final"] and report["found"])
            drag(origin, before["squares"]["d4"])
            offer = seen.until(lambda report: report["notice_buttons"])
            self._at_rest("dropped")
            click(offer["notice_buttons"][0])
            seen.until(lambda report: f"{len(names)} added" in report["notice"])
            self._close(seen.program)
        return f"{len(names)} problems brought in"

    def _name_file(self, path: str, ending: str) -> None:
        """Type a name into the dialog of Windows and have it saved."""
        dialog = found_window("^Export diagram$", PATIENCE)
        time.sleep(CALM)  # nothing tells from outside when it takes keys
        hands("windowfocus", "--sync", dialog)
        keyed("alt+n")  # to the name
        keyed("ctrl+a")
        typed(path)
        self._pictured(f"dialog-{ending}")
        keyed("Return")

    @contextlib.contextmanager
    def _dragged_from(self, file: str) -> Iterator[list[int]]:
        """Have a window with a file to be dragged, outside of Wine; tell where it is."""
        places = Places(ROOT / "dist", ROOT / "build" / "release")
        python = places.work / "tools-windows" / "bin" / "python"
        if not python.exists():
            python = environment(places, "tools-drag", QT)
        words = [str(python), str(HERE / "dragsource.py"), file]
        source = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert source.stdout is not None
            yield [int(number) for number in source.stdout.readline().split()]
        finally:
            source.kill()
            source.wait()

    def _in(self, code: str) -> Callable[[], str]:
        def shown() -> str:
            settings = self._system.own / OWN / "studio.ini"
            before = settings.read_text("utf-8").split("\n")
            lines = [line for line in before if not line.startswith("language=")]
            if "[preferences]" not in lines:
                lines.append("[preferences]")
            lines.insert(lines.index("[preferences]") + 1, f"language={code}")
            settings.write_text("\n".join(lines), encoding="utf-8")
            with self._opened():
                self._at_rest(code)
            return "opened and ended well"

        return shown

    def dark(self) -> str:
        """The window takes its colours from Windows."""
        place = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize"
        value = ("/v", "AppsUseLightTheme", "/t", "REG_DWORD")
        self._system.answer("reg", "add", place, *value, "/d", "0", "/f")
        try:
            with self._opened():
                self._at_rest("dark")
        finally:
            self._system.answer("reg", "add", place, *value, "/d", "1", "/f")
        bright = brightness(self._picture("dark"))
        if bright > DARK:
            raise ReleaseError(f"The window is as bright as {bright:.2f} of white.")
        return f"dark too: {bright:.2f} of white"

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        return self._system.start(f"{self.program}\\chess-composer.exe", *words)

    @contextlib.contextmanager
    def _opened(self, *words: str) -> Iterator[None]:
        """Have the window of the `.exe` for a while; close it as its user does."""
        program = self._start(*words)
        try:
            found_window("Chess Composer", PATIENCE, program)
            yield
            keyed("Escape")
            self._close(program)
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
        except ReleaseError:
            with contextlib.suppress(ReleaseError):
                self._pictured("failed")
            raise
        finally:
            program.kill()
            self._system.at_rest()

    def _close(self, program: subprocess.Popen[bytes]) -> None:
        """Close the window in front; a busy machine may miss a key."""
        for _ in range(TIMES):
            with contextlib.suppress(ReleaseError):  # it is gone already
                focused("Chess Composer")
            keyed("ctrl+q")
            with contextlib.suppress(subprocess.TimeoutExpired):
                program.wait(PATIENCE / TIMES)
                break
        _ended_well(program)

    def _at_rest(self, name: str) -> None:
        at_rest(self._picture(name), CALM)

    def _pictured(self, name: str) -> None:
        pictured(self._picture(name))

    def _picture(self, name: str) -> str:
        return str(self._shots / f"windows-{name}.png")


def _problem(author: str, rank: int = 0) -> str:
    more = f", Pa{rank}" if rank else ""
    return (
        f'---\nauthors: ["{author}"]\nalgebraic:\n  white: [Kc3, Qg5, Re4{more}]\n'
        '  black: [Kf2, Bf1, Pf3]\nstipulation: "#2"\n'
    )


def _has_form(form: str, report: Report) -> bool:
    return bool(report["export_form"] == form)


def _begins(file: Path, sign: bytes) -> bool:
    return file.read_bytes().startswith(sign)


def _ended_well(program: subprocess.Popen[bytes]) -> None:
    try:
        status = program.wait(PATIENCE)
    except subprocess.TimeoutExpired as error:
        raise ReleaseError("The window does not close.") from error
    if status != 0:
        raise ReleaseError(f"The window ended with status {status}.")
