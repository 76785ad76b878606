# SPDX-License-Identifier: GPL-3.0-or-later
"""The project's own tests in Wine: those that need no Linux, room by room, in the shipped Python.

What is tried is the program as it is packed, with its compiled modules; the tests come from the
sources. What a test says that it skips, and why, is in `windows-tests.txt` beside the pictures.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path

from portable import PLATFORM
from sources import clean_sources
from steps import ROOT, Places, ReleaseError, environment, run
from wine import Windows

NEEDED = (
    *("colorama", "cryptography", "hypothesis"),
    *("pytest", "pytest-qt", "pytest-timeout", "pytest-xdist"),
)
LEFT_OUT = {
    "benchmarks": "how fast Wine is says nothing of Windows",
    "common": "tools of the tests themselves, which start pytest from the sources",
    "gui": "the window is tried as a whole, by hands",
    "pools": "needs Dask, which the program for Windows does not bring",
    "release": "makes packages with the tools of Linux",
}
"""Rooms of `tests` whose tests are not run there, and why."""

_LINKS = "Wine has no links of files"
_OLDER = "Qt 6.8 writes neither an author nor a drawing's letters"
OTHERWISE = {
    "diagrams/files/test_placing.py::test_a_link_stays_a_link": _LINKS,
    "diagrams/painting/test_diagram.py::test_pdf_is_drawn_in_vectors_with_letters": _OLDER,
    "diagrams/painting/test_diagram.py::test_pdf_names_title_and_author": _OLDER,
    "diagrams/web/test_web.py::test_a_link_to_a_site_stays_one": _LINKS,
    "files/test_beside.py::test_a_link_stays_a_link": _LINKS,
    "files/test_beside.py::test_a_planted_link_is_not_followed": _LINKS,
    "said/test_signs.py::test_translations_have_dashes_as_the_rule_is": "reads the sources",
}
"""Tests, by how their names begin, that are not run there, and why."""

SAID = "windows-tests.txt"
RUN = """\
import os, sys
# As the program does it: without a screen no letters are found there.
os.environ["QT_QPA_PLATFORM"] = "windows:fontengine=gdi"
sys.dont_write_bytecode = False
sys.path[:0] = [r"E:\\tested with"]
os.chdir(r"E:\\sources")
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""
_LAST = re.compile(r"^=* ?((?:\d+ \w+(?:, )?)+) in [\d.]+s", re.MULTILINE)


class OwnTests:
    """The tests, laid on the stick beside the program.

    Attributes:
        program: the folder of the program as Windows names it.
    """

    def __init__(self, program: str, system: Windows, shots: Path) -> None:
        self.program, self._system, self._said = program, system, shots / SAID

    def steps(self) -> list[tuple[str, Callable[[], str]]]:
        """Return the rooms and what tries each."""
        return [(f"tests: {room}", partial(self.run, room)) for room in rooms()]

    @cached_property
    def _rooms(self) -> str:
        """Where the rooms are: on the stick with the sources, and what tests need besides."""
        places = Places(ROOT / "dist", ROOT / "build" / "release")
        sources = self._system.stick / "sources"
        shutil.move(clean_sources(places), sources)
        libraries = self._system.stick / "tested with"
        python = environment(places, "tools-tests")
        how: tuple[str | Path, ...] = ("install", "--quiet", "--target", libraries, *PLATFORM)
        run([python, "-m", "pip", *how, "--only-binary", ":all:", *NEEDED])
        self._system.given_to_user(sources, libraries)
        self._said.write_text("", encoding="utf-8")
        return "tests"

    def run(self, room: str) -> str:
        """Run the sample of a room's tests; return how many went well, or why none is run.

        Raises:
            ReleaseError: one failed.
        """
        if room in LEFT_OUT:
            return f"not run: {LEFT_OUT[room]}"
        words = ["-c", RUN, "--quick", "-q", "-p", "no:cacheprovider", f"{self._rooms}/{room}"]
        words += [f"--deselect=tests/{name}" for name in OTHERWISE]
        python = f"{self.program}\\python.exe"
        status, told = self._system.ended(python, "-X", "utf8", *words, into="told.txt")
        self._system.bare.ended("wineserver -k")  # what a test may have left behind
        with self._said.open("a", encoding="utf-8") as said:
            said.write(f"== {room}\n{told}\n")
        last = _LAST.findall(told)
        if status != 0 or not last:
            failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", told, re.MULTILINE)
            raise ReleaseError(f"status {status}: {last[-1:]} {' '.join(failed) or told[-300:]}")
        return str(last[-1])


def rooms() -> list[str]:
    """Return the folders of tests; the files beside them look at the sources, not at a program."""
    every = (ROOT / "tests").iterdir()
    return sorted(each.name for each in every if each.is_dir() and any(each.rglob("test_*.py")))
