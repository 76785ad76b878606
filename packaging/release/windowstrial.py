# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries what is made for Windows in Wine: one command, a table of what went well, and pictures.

    python3 packaging/release/trial.py windows [PACKAGE] [--tests] [--root ROOT] [--shots FOLDER]

PACKAGE is the ZIP or the installer; without it the newest ZIP in `dist`, which is made where there
is none. ROOT is a folder with Debian 13, made by `debootstrap` where it is missing (2 GB, some
minutes), into which Wine is installed; without it, one below `build/release`. A user without any
rights works there in a Windows that is new each time; a failure is told, and the rest tried all the
same. Each picture is to be looked at; what the programs complained of is in `windows-said.txt`
beside them. With `--tests` the project's own tests are run there instead (`winetests.py`).
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import make
from bare import screen
from steps import ROOT, ReleaseError
from wine import Windows, windows
from winecommands import Commands
from wineinstall import Installed, unpacked
from winetests import OwnTests
from winewindow import InWindow

Step = tuple[str, Callable[[], str]]


def main(arguments: Sequence[str]) -> int:
    """Try what is made for Windows and return the exit status."""
    parser = argparse.ArgumentParser("trial.py windows", description="Try it in Wine.")
    parser.add_argument("package", type=Path, nargs="?")
    parser.add_argument("--root", type=Path, default=ROOT / "build" / "release" / "wine")
    parser.add_argument("--tests", action="store_true", help="run the project's own tests")
    parser.add_argument("--only", default="", metavar="PATTERN", help="what has it in its name")
    parser.add_argument("--shots", type=Path, default=Path.cwd(), metavar="FOLDER")
    given = parser.parse_args(arguments)
    given.shots.mkdir(parents=True, exist_ok=True)
    try:
        package = given.package or newest_zip()
        shots = given.shots.resolve()
        said = shots / "windows-said.txt"
        said.write_bytes(b"")
        with screen(), windows(given.root.resolve(), said) as system:
            wanted = (own_tests if given.tests else steps)(package, system, shots)
            rows = try_all([step for step in wanted if re.search(given.only, step[0])])
    except (ReleaseError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    table = "\n".join(("| tried | result |", "|---|---|", *rows, ""))
    (given.shots / "windows.md").write_text(table, encoding="utf-8")
    failed = sum("| **failed**" in row for row in rows)
    print(f"\n{table}\n" + (f"{failed} failed." if failed else "All that was tried went well."))
    return 1 if failed else 0


def newest_zip() -> Path:
    """Return the newest ZIP for Windows, made where there is none."""

    def found() -> list[Path]:
        return sorted(
            (ROOT / "dist").glob("*-windows-*.zip"), key=lambda each: each.stat().st_mtime
        )

    if not found() and make.main(["windows"]) != 0:
        raise ReleaseError("The program for Windows cannot be made.")
    return found()[-1]


def steps(package: Path, system: Windows, shots: Path) -> list[Step]:
    """Return what is tried, in its order."""
    if package.suffix == ".exe":
        return Installed(package, system, shots).steps()
    program = unpacked(package, system)
    return [*Commands(program, system).steps(), *InWindow(program, system, shots).steps()]


def own_tests(package: Path, system: Windows, shots: Path) -> list[Step]:
    """Return the rooms of the project's tests, for the program of a ZIP."""
    return OwnTests(unpacked(package, system), system, shots).steps()


def try_all(wanted: Sequence[Step]) -> list[str]:
    """Do it and return a row of a table for each."""
    rows = []
    for name, do in wanted:
        try:
            told = do()
        except (ReleaseError, OSError, ValueError, KeyError) as error:
            told = f"**failed**: {' '.join(str(error).split())[-500:]}"
        rows.append(f"| {name} | {told.replace('|', '/')} |")
        print(rows[-1], flush=True)
    return rows
