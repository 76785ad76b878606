# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries a package in a bare system, and says what went well.

    python3 packaging/release/trial.py PACKAGE ROOT [--shots FOLDER]
    python3 packaging/release/trial.py windows [PACKAGE] [--root ROOT] [--shots FOLDER]
    python3 packaging/release/trial.py clone ROOT

The first for Linux: PACKAGE is a `.deb`, the `.run`, a folder with the program, a wheel or a source
distribution; ROOT is a folder with a bare Debian (`debootstrap --variant=minbase bookworm ROOT`
makes one), with no compiler, and no Python unless the package is made for Python. It is changed:
use a new one for each package. The package is installed there and tried. All of them name their
version and their solver, which is the compiled one except where sources were installed without a
compiler, and solve. What needs no Python also opens a problem in its window on a screen of its own,
keeps it in the library, is closed, finds it there again, writes a diagram; opens a file of many
problems, which it offers to bring in, and does; and opens that library by its name. What can be
taken away again is, and leaves the library.
The second is for Windows (`windowstrial.py` says what it does), the third for the sources, which
the first command of the README sets up (`firsttrial.py`).
Needs the rights of root for `chroot` and `mount`, and Xvfb, xdotool and ImageMagick outside.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import firsttrial
import windowstrial
from bare import (
    PATIENCE,
    Bare,
    expect,
    found_window,
    mounted,
    pictured,
    pressed,
    screen,
    seen_title,
    trusted,
    until,
)
from steps import PROGRAM, ReleaseError

OFFER = 5.0  # seconds in which nothing is to happen
KEY = "Re1"
PROBLEM = """\
---
authors: ["{name}, Anna"]
algebraic:
  white: [Kc3, Qg5, Re4{more}]
  black: [Kf2, Bf1, Pf3]
stipulation: "#2"
"""
NAME = "Ofthetrial"  # in no other problem of the library
MANY = ("Amany", "Bmany", "Cmany")
FEN = "8/8/8/6Q1/4R3/2K2p2/5k2/5b2 w - - 0 1"


def main(arguments: Sequence[str]) -> int:
    """Try a package and return the exit status."""
    if arguments[:1] == ["windows"]:
        return windowstrial.main(arguments[1:])
    if arguments[:1] == ["clone"]:
        return firsttrial.main(arguments[1:])
    parser = argparse.ArgumentParser("trial.py", description="Try a package in a bare system.")
    parser.add_argument("package", type=Path)
    parser.add_argument("root", type=Path)
    parser.add_argument("--shots", type=Path, default=Path.cwd(), metavar="FOLDER")
    given = parser.parse_args(arguments)
    try:
        with mounted(given.root):
            try_package(given.package, Bare(given.root), given.shots)
    except (ReleaseError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print("All that was tried went well.")
    return 0


def try_package(package: Path, bare: Bare, shots: Path) -> None:
    """Install the package and do with it what a user does first.

    Raises:
        ReleaseError: something is not as it should be.
    """
    for_python = package.name.endswith((".whl", ".tar.gz"))
    for name in ("gcc", "cc", *(() if for_python else ("python3",))):
        if bare.start(f"command -v {name}").wait() == 0:
            raise ReleaseError(f"The system in {bare.root} is not bare: it has {name}.")
    for left in (".local", ".config", ".cache"):
        shutil.rmtree(bare.root / "root" / left, ignore_errors=True)
    if package.is_dir():
        shutil.copytree(package, bare.root / "opt" / PROGRAM, symlinks=True, dirs_exist_ok=True)
    else:
        shutil.copy2(package, bare.root / "tmp")
    install(package.name, bare)
    solver = "reference" if package.name.endswith(".tar.gz") else "kernel"
    expect(solver, bare.answer("chess-composer --version"))
    expect(f"1.{KEY}", bare.answer(f"chess-composer solve '{FEN}'"))
    if not for_python:
        try_window(bare, shots / package.name)
        take_away(package.name, bare)


def try_window(bare: Bare, shots: Path) -> None:
    """Use the program as it is used: in its window, with files.

    Raises:
        ReleaseError: something is not as it should be.
    """
    (bare.root / "tmp" / "first.olv").write_text(problem(NAME), encoding="utf-8")
    many = "".join(problem(name, f", Pa{rank}") for rank, name in enumerate(MANY, 2))
    (bare.root / "tmp" / "many.olv").write_text(many, encoding="utf-8")
    with screen():
        with opened("/tmp/first.olv", bare) as window:
            seen_title(window, NAME)
            pressed(window, "ctrl+s")
            until(lambda: found(bare, NAME), "the problem in the library")
            pictured(f"{shots}.png")
        with opened("/tmp/many.olv", bare) as window:
            time.sleep(OFFER)  # a file of problems is looked into; nothing is brought in by itself
            if found(bare, MANY[0]):
                raise ReleaseError("A file was brought in without a question.")
            pictured(f"{shots}-many.png")
            pressed(window, "F8", "space")  # to the notice, and its first choice
            until(lambda: all(found(bare, each) for each in MANY), "the problems of the file")
            pictured(f"{shots}-brought.png")
        library = next((bare.root / "root").rglob("*.chesslib"))
        bare.answer(f"cp '/{library.relative_to(bare.root)}' /tmp/other.chesslib")
        with opened("/tmp/other.chesslib", bare) as window:
            pressed(window, "ctrl+l")
            time.sleep(OFFER)
            pictured(f"{shots}-library.png")
    settings = bare.root / "root" / ".config" / PROGRAM / "studio.ini"
    expect("library=/tmp/other.chesslib", settings.read_text(encoding="utf-8"))
    expect(NAME, bare.answer(f"chess-composer search author:{NAME}"))
    bare.answer(f"chess-composer diagram '{FEN}' --output /tmp/first.svg")
    expect("<svg", (bare.root / "tmp" / "first.svg").read_text(encoding="utf-8"))


def problem(name: str, more: str = "") -> str:
    """Return a problem by somebody as a file has it."""
    return PROBLEM.format(name=name, more=more)


def found(bare: Bare, name: str) -> bool:
    """Tell whether the library has one problem by somebody."""
    return bare.answer(f"chess-composer search --count author:{name}").split() == ["1"]


@contextlib.contextmanager
def opened(file: str, bare: Bare) -> Iterator[str]:
    """Open a file with the program, as a double click does, and close the program afterwards.

    Raises:
        ReleaseError: there is no window, or it does not end well.
    """
    program = bare.start(f"exec chess-composer {file}")
    try:
        window = found_window("Chess Composer")
        pressed(window, "Escape")  # what greets a new user
        yield window
        pressed(window, "ctrl+q")
        if program.wait(PATIENCE) != 0:
            raise ReleaseError(f"The window ended with status {program.returncode}.")
    finally:
        program.kill()
        program.wait()


def install(name: str, bare: Bare) -> None:
    """Install a package that lies in the system's /tmp, or the program in /opt."""
    get = "apt-get update && apt-get install -y --no-install-recommends"
    if name.endswith(".deb"):
        bare.answer(f"{get} /tmp/{name}")
        return
    if name.endswith((".whl", ".tar.gz")):
        bare.answer(f"{get} python3 python3-venv libglib2.0-0")
        bare.answer("python3 -m venv /opt/trial")
        bare.answer(f"{trusted(bare)} /opt/trial/bin/pip install /tmp/{name}")
        return
    # What a desktop has, and a bare system has not.
    wanted = "libegl1 libgl1 libx11-6 libx11-xcb1 libxcb1 libfontconfig1"
    bare.answer(f"{get} {wanted}")
    if name.endswith(".run"):
        bare.answer(f"sh /tmp/{name}")
    else:
        bare.answer(f"ln -sf /opt/{PROGRAM}/{PROGRAM} /usr/bin/{PROGRAM}")


def take_away(name: str, bare: Bare) -> None:
    """Take a package away as its user does: the program is gone, the library is not.

    Raises:
        ReleaseError: something is left, or missing.
    """
    ways = {".deb": f"apt-get remove -y {PROGRAM}", ".run": f"sh /tmp/{name} --remove"}
    way = ways.get(Path(name).suffix)
    if way is None:
        return
    bare.answer(way)
    if bare.start(f"command -v {PROGRAM}").wait() == 0:
        raise ReleaseError("The program is still there.")
    if not any((bare.root / "root").rglob("*.chesslib")):
        raise ReleaseError("The library went with the program.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
