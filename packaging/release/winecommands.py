# SPDX-License-Identifier: GPL-3.0-or-later
"""What is tried of the commands in Wine: no window, but all places and letters that Windows has."""

from __future__ import annotations

import contextlib
import re
import shutil
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

from bare import expect
from steps import ROOT, ReleaseError
from wine import Windows, asked

FEN = "4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"
RECORD = f'{{"fen": "{FEN}", "stipulation": "#2"}}\n'
KEY = "1.Rf3"
RUSSIAN_KEY = "1.Лf3"
MEASURED = ROOT / "docs" / "measurements.md"  # with the signature that it has on Linux
SAMPLES = ROOT / "resources" / "samples"
CYRILLIC = "E:\\Мои задачи и этюды"
LONG = "E:\\" + "\\".join(f"{'langer Name '}{each} {'x' * 40}" for each in range(6))
PORT = 8653
HOLD = """\
import ctypes, time
opened = ctypes.windll.kernel32.CreateFileW({path!r}, 0xC0000000, 0, None, 3, 0, None)
print("held", opened, flush=True)
time.sleep(600)
"""  # to read and write, and nobody else may do either


class Commands:
    """The program in Wine, asked by its console.

    Attributes:
        program: the folder of the program as Windows names it.
    """

    def __init__(self, program: str, system: Windows) -> None:
        self.program, self._system = program, system

    def steps(self) -> list[tuple[str, Callable[[], str]]]:
        """Return what is tried, in its order."""
        return [
            ("version and solver", self.version),
            ("signature of `bench`", self.bench),
            ("UTF-8 on the console, Russian words", self.letters),
            ("file and folder with blanks and Cyrillic letters", self.cyrillic),
            ("path of more than 260 characters", self.long),
            ("library on another drive, `classify --jobs 2`", self.classified),
            ("folder in which nothing can be written", self.read_only),
            ("picture and library that another program holds", self.held),
            ("PDF and PNG by command", self.drawn),
            ("page for telephones on loopback", self.served),
        ]

    def say(self, *words: str) -> str:
        """Run a command and return what it wrote."""
        return self._system.answer(f"{self.program}\\chess-composer-console.exe", *words)

    def version(self) -> str:
        """The compiled solver is in use."""
        told = self.say("--version")
        expect("solver: kernel", told)
        expect("on Windows", told)
        return ", ".join(told.split("\n")[:3])

    def bench(self) -> str:
        """The solver is the same as on Linux."""
        last = self.say("bench").strip().split("\n")[-1]
        expect(f"signature: {signature()}", last)
        return last

    def letters(self) -> str:
        """Letters that no code page of the West has come as UTF-8."""
        told = self.say("solve", FEN, "--language", "ru")
        expect(RUSSIAN_KEY, told)
        return next(line for line in told.split("\n") if RUSSIAN_KEY in line)

    def cyrillic(self) -> str:
        """A file is read, a diagram written in a folder of such a name."""
        folder = self._folder(CYRILLIC)
        (folder / "Моя задача № 1.jsonl").write_text(RECORD, encoding="utf-8")
        expect(KEY, self.say("solve", f"{CYRILLIC}\\Моя задача № 1.jsonl"))
        self.say("diagram", FEN, "--output", f"{CYRILLIC}\\Моя диаграмма.svg")
        expect("<svg", (folder / "Моя диаграмма.svg").read_text("utf-8"))
        return "read and written"

    def long(self) -> str:
        """A library is made there, and found in."""
        folder = self._folder(LONG)
        (folder / "one problem.jsonl").write_text(RECORD, encoding="utf-8")
        library = f"{LONG}\\a library.chesslib"
        expect(KEY, self.say("solve", f"{LONG}\\one problem.jsonl"))
        self.say("import", f"{LONG}\\one problem.jsonl", "--library", library)
        expect("1", self.say("search", "--count", "#2", "--library", library))
        return f"{len(library)} characters: read, library made and searched"

    def classified(self) -> str:
        """Several processes, as Windows starts them, analyse a library."""
        library = f"{CYRILLIC}\\Собрание.chesslib"
        shutil.copy(SAMPLES / "classics.json", self._folder(CYRILLIC))
        self.say("import", f"{CYRILLIC}\\classics.json", "--library", library)
        every = self.say("search", "--count", "--library", library, "men>=2").strip()
        told = self.say("classify", "--jobs", "2", "--json", "--library", library)
        done = len([line for line in told.split("\n") if line.startswith("{")])
        expect(every, str(done))
        return f"{done} problems of {every} in two processes"

    def read_only(self) -> str:
        """A library is searched there, and a change refused in a sentence."""
        folder = self._system.stick / "Nur zum Lesen"
        folder.mkdir(exist_ok=True)
        source = self._folder(CYRILLIC) / "Собрание.chesslib"
        shutil.copy(source, folder / "a.chesslib")
        (folder / "a.chesslib").chmod(0o444)
        folder.chmod(0o555)  # of root, and the user is another
        library = "E:\\Nur zum Lesen\\a.chesslib"
        count = self.say("search", "--count", "men>=2", "--library", library).strip()
        told = self._refused("import", f"{CYRILLIC}\\classics.json", "--library", library)
        if int(count) < 1:
            raise ReleaseError("No problem was found.")
        return f"{count} problems found; a change: “{told}”"

    def held(self) -> str:
        """What another program has for itself is refused in a sentence, and stays as it is."""
        folder = self._folder(CYRILLIC)
        (folder / "held.svg").write_text("somebody's", encoding="utf-8")
        (folder / "held.jsonl").write_text(RECORD, encoding="utf-8")
        self._system.given_to_user(folder)
        problem, library = f"{CYRILLIC}\\held.jsonl", f"{CYRILLIC}\\held.chesslib"
        self.say("import", problem, "--library", library)
        before = (folder / "held.chesslib").read_bytes()
        with self._holding(f"{CYRILLIC}\\held.svg"):
            words = ("diagram", FEN, "--force", "--output", f"{CYRILLIC}\\held.svg")
            picture = self._refused(*words)
        with self._holding(library):
            told = self._refused("import", problem, "--library", library)
        expect("somebody's", (folder / "held.svg").read_text("utf-8"))
        if (folder / "held.chesslib").read_bytes() != before:
            raise ReleaseError("The library is another one.")
        return f"“{picture}”, “{told}”"

    @contextlib.contextmanager
    def _holding(self, path: str) -> Iterator[None]:
        """Have a file open in another program, which shares it with nobody."""
        other = self._system.start(f"{self.program}\\python.exe", "-c", HOLD.format(path=path))
        try:
            line = asked(other, b"held").decode("ascii")
            if line.split()[1:] in ([], ["-1"]):
                raise ReleaseError(f"{path} could not be held.")
            yield
        finally:
            other.kill()
            other.wait()

    def _refused(self, *words: str) -> str:
        """Run a command that cannot do its work, and return the sentence that it says.

        Raises:
            ReleaseError: it says none, or did its work.
        """
        status, told = self._system.ended(f"{self.program}\\chess-composer-console.exe", *words)
        if status != 2 or "Traceback" in told or not told.strip():
            raise ReleaseError(f"{words[0]}: status {status}: {told}")
        return told.strip()

    def drawn(self) -> str:
        """Qt paints without a window."""
        folder = self._folder(CYRILLIC)
        for ending, sign in (("pdf", b"%PDF"), ("png", b"\x89PNG")):
            self.say("diagram", FEN, "--output", f"{CYRILLIC}\\diagram.{ending}")
            if not (folder / f"diagram.{ending}").read_bytes().startswith(sign):
                raise ReleaseError(f"There is no {ending}.")
        return "written"

    def served(self) -> str:
        """The page answers its link, and nothing else; its library cannot be moved meanwhile."""
        library = f"{CYRILLIC}\\Собрание.chesslib"
        program = self._system.start(
            f"{self.program}\\chess-composer-console.exe",
            *("serve", "--port", str(PORT), "--library", library),
        )
        try:
            link = asked(program, b"http://").decode("ascii")
            opened = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with opened.open(link, timeout=60) as answer:
                expect("<html", answer.read().decode("utf-8"))
            moved = self._system.ended("cmd", "/c", "move", library, f"{CYRILLIC}\\gone.chesslib")
            if moved[0] == 0:
                raise ReleaseError("A library that is open was moved.")
            try:
                opened.open(f"http://127.0.0.1:{PORT}/", timeout=60)
            except urllib.error.HTTPError as refused:
                return f"the link opens it; without its code: {refused.code}; its library stays put"
            raise ReleaseError("The page answers without its code.")
        finally:
            program.kill()
            program.wait()

    def _folder(self, place: str) -> Path:
        """Return a folder of drive E: as this machine sees it; made for the user where missing."""
        folder = self._system.stick.joinpath(*place.split("\\")[1:])
        folder.mkdir(parents=True, exist_ok=True)
        self._system.given_to_user(self._system.stick / place.split("\\")[1])
        return folder


def signature() -> int:
    """Return the signature that `bench` ends with on every machine.

    Raises:
        ReleaseError: it was not measured.
    """
    found = re.search(r"signature (\d+)", MEASURED.read_text("utf-8"))
    if found is None:
        raise ReleaseError(f"{MEASURED.name} has no signature.")
    return int(found[1])
