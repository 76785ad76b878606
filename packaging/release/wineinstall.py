# SPDX-License-Identifier: GPL-3.0-or-later
"""How what is made for Windows gets into Wine: a ZIP unpacked on a stick, an installer run."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from bare import expect
from steps import PROGRAM, ReleaseError
from wine import Windows
from winecommands import Commands
from winewindow import InWindow

PLACE = "Шахматы и задачи"  # on the stick; root's, so that the user can write nothing there


def unpacked(package: Path, system: Windows) -> str:
    """Unpack a ZIP on drive E:, where its user can only read; return its folder there.

    Raises:
        OSError: it cannot be read.
    """
    shutil.unpack_archive(package, system.stick / PLACE)
    return f"E:\\{PLACE}\\{PROGRAM}"


class Installed:
    """The installer: run without a window, tried, and taken away again.

    Attributes:
        system: the Windows into which it goes.
    """

    def __init__(self, package: Path, system: Windows, shots: Path) -> None:
        self.system, self._shots = system, shots
        shutil.copy(package, system.stick)
        self._installer = f"E:\\{package.name}"
        self._mine = system.own / "AppData" / "Local" / PROGRAM / "library.chesslib"

    @property
    def _folder(self) -> Path:
        return self.system.own / "AppData" / "Local" / "Programs" / "Chess Composer"

    @property
    def _program(self) -> str:
        return f"C:\\users\\{self.system.own.name}\\AppData\\Local\\Programs\\Chess Composer"

    def steps(self) -> list[tuple[str, Callable[[], str]]]:
        """Return what is tried, in its order."""
        commands = Commands(self._program, self.system)
        window = InWindow(self._program, self.system, self._shots)
        return [
            ("installer: without a window, for one user", self.installed),
            ("installer: start menu and file types", self.entered),
            ("installed: version and solver", commands.version),
            ("installed: UTF-8 on the console, Russian words", commands.letters),
            ("installed: window, first start", window.first),
            ("installer: once more over what is there", self.installed),
            ("uninstaller: all is gone but libraries", self.taken_away),
        ]

    def installed(self) -> str:
        """It needs no rights, and ends well."""
        self.system.answer(self._installer, "/S")
        self.system.at_rest()
        if not (self._folder / f"{PROGRAM}.exe").exists():
            raise ReleaseError("Nothing was installed.")
        files = sum(1 for path in self._folder.rglob("*") if path.is_file())
        return f"{files} files in the user's own folder"

    def entered(self) -> str:
        """Windows knows the program, and what it opens."""
        links = list(self.system.own.rglob("Start Menu/Programs/Chess Composer.lnk"))
        if len(links) != 1:
            raise ReleaseError(f"{len(links)} entries of the start menu.")
        for ending, kind in ((".chesslib", "Library"), (".olv", "Problems")):
            place = f"HKCU\\Software\\Classes\\{ending}\\OpenWithProgids"
            expect(f"ChessComposer.{kind}", self.system.answer("reg", "query", place))
        opened = "HKCU\\Software\\Classes\\ChessComposer.Library\\shell\\open\\command"
        expect("chess-composer.exe", self.system.answer("reg", "query", opened, "/ve"))
        return "entered, for this user"

    def taken_away(self) -> str:
        """What the user made stays: in the user's folder, and even in the program's."""
        beside = self._folder / "lib" / "mine.chesslib"
        shutil.copy(self._mine, beside)
        before = self._mine.read_bytes()
        self.system.answer(f"{self._program}\\uninstall.exe", "/S", f"_?={self._program}")
        self.system.at_rest()
        left = [path for path in self._folder.rglob("*") if path.is_file()]
        if {path.name for path in left} - {"mine.chesslib", "uninstall.exe"}:
            raise ReleaseError(f"{len(left)} files are left, such as {left[0].name}.")
        if not beside.exists() or self._mine.read_bytes() != before:
            raise ReleaseError("A library is gone, or another one.")
        place = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\ChessComposer"
        if self.system.ended("reg", "query", place)[0] == 0:
            raise ReleaseError("Windows still lists the program.")
        return "the program is gone, both libraries are there"
