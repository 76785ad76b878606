# SPDX-License-Identifier: GPL-3.0-or-later
"""The installer for Windows, by NSIS on Linux, from the folder that the ZIP is made of.

It is signed where `CHESS_COMPOSER_SIGN` names a program that signs the file which it is given, and
so are the programs in it; unsigned where it names none.
"""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath

from steps import HERE, PROGRAM, ROOT, SIGN, Places, ReleaseError, run, size_of, tool, version

RECIPE = HERE / "windows" / "studio.nsi"


def make_installer(places: Places) -> Path:
    """Make the installer for Windows.

    Raises:
        ReleaseError: there is no folder for Windows, or NSIS is missing or failed.
    """
    compiler = tool("makensis", "nsis")
    folder = places.work / "windows" / PROGRAM
    if not folder.exists():
        raise ReleaseError(f"There is no {folder}: the installer is made of it.")
    listed = places.work / "windows" / "files.nsh"
    listed.write_text(put_and_take(folder), encoding="utf-8")
    made = places.out / f"{PROGRAM}-{version()}-windows-x86_64.exe"
    given = {
        "Release": version(),
        "Numbers": four_numbers(version()),
        "Out": str(made),
        "Icon": str(places.work / "icons" / f"{PROGRAM}.ico"),
        "Licence": str(ROOT / "LICENSE"),
        "Kilobytes": str(size_of(folder) // 1024),
        "Files": str(listed),
    }
    if os.environ.get(SIGN):
        given["Sign"] = os.environ[SIGN]
    defined = [f"-D{name}={value}" for name, value in given.items()]
    run([compiler, "-V2", "-INPUTCHARSET", "UTF8", *defined, RECIPE])
    return made


def put_and_take(folder: Path) -> str:
    """Return what the recipe includes: each file by its name, to be put down and taken away.

    What Python writes beside them is taken away, too; whatever else lies there stays.
    """
    files: dict[PurePosixPath, list[Path]] = {PurePosixPath("."): []}
    for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()):
        place = PurePosixPath(path.relative_to(folder).as_posix())
        if path.is_dir():
            files[place] = []
        else:
            files[place.parent].append(path)
    put, take = [], []
    for place, there in files.items():
        inside = _inside(place)
        if there:
            put.append(f'SetOutPath "{inside}"')
        put += [f'File "{_quoted(path)}"' for path in there]
        take += [f'Delete "{inside}\\{_quoted(path.name)}"' for path in there]
    for place in reversed(files):  # what lies deeper first
        if place.name != "__pycache__":
            take.append(f'RMDir /r "{_inside(place)}\\__pycache__"')
        if place != PurePosixPath("."):
            take.append(f'RMDir "{_inside(place)}"')
    return "\n".join(("!ifdef PUT", *put, "!endif", "!ifdef TAKE", *take, "!endif", ""))


def _inside(place: PurePosixPath) -> str:
    return "\\".join(("$INSTDIR", *(_quoted(part) for part in place.parts)))


def _quoted(name: str | Path) -> str:
    return str(name).replace("$", "$$")


def four_numbers(release: str) -> str:
    """Return a version as Windows has them: four numbers."""
    return ".".join([*re.findall(r"\d+", release), *"0000"][:4])
