# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries a Linux package in a bare system: no Python, no compiler, only what the package asks for.

    python3 packaging/release/trial.py PACKAGE ROOT [--shots FOLDER]

PACKAGE is a `.deb` or the `.run`; ROOT is a folder with a bare Debian (`debootstrap
--variant=minbase bookworm ROOT` makes one), which is changed. The package is installed there and
tried: it names its version and its compiled solver, solves, opens a problem in its window on a
screen of its own, keeps it in the library, is closed, finds it there again, and writes a diagram.
Needs the rights of root for `chroot` and `mount`, and Xvfb, xdotool and ImageMagick outside.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from steps import ReleaseError, run, tool

PATIENCE = 60.0  # seconds for what should take one
DISPLAY = ":77"
SCREEN = "1440x900x24"
KEY = "Re1"
PROBLEM = """\
---
authors: ["Loyd, Samuel"]
algebraic:
  white: [Kc3, Qg5, Re4]
  black: [Kf2, Bf1, Pf3]
stipulation: "#2"
"""
FEN = "8/8/8/6Q1/4R3/2K2p2/5k2/5b2 w - - 0 1"


def main(arguments: Sequence[str]) -> int:
    """Try a package and return the exit status."""
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
    print("It was installed, solved, opened, kept, found and exported.")
    return 0


class Bare:
    """A bare system in a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def start(self, command: str) -> subprocess.Popen[str]:
        """Start a command there."""
        environment = {
            "PATH": "/root/.local/bin:/usr/bin:/usr/sbin:/bin:/sbin",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "DISPLAY": DISPLAY,
            "DEBIAN_FRONTEND": "noninteractive",
        }
        return subprocess.Popen(
            ["chroot", str(self.root), "/bin/sh", "-c", command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def answer(self, command: str) -> str:
        """Run a command there and return what it wrote.

        Raises:
            ReleaseError: it failed.
        """
        process = self.start(command)
        written, _ = process.communicate()
        if process.returncode != 0:
            raise ReleaseError(f"{command}: status {process.returncode}\n{written}")
        return written


def try_package(package: Path, bare: Bare, shots: Path) -> None:
    """Install the package and do with it what a user does first.

    Raises:
        ReleaseError: something is not as it should be.
    """
    for name in ("python3", "gcc"):
        if bare.start(f"command -v {name}").wait() == 0:
            raise ReleaseError(f"The system in {bare.root} is not bare: it has {name}.")
    for left in (".local", ".config", ".cache"):
        shutil.rmtree(bare.root / "root" / left, ignore_errors=True)
    shutil.copy2(package, bare.root / "tmp")
    install(package.name, bare)
    expect("kernel", bare.answer("chess-composer --version"))
    expect(f"1.{KEY}", bare.answer(f"chess-composer solve '{FEN}'"))
    (bare.root / "tmp" / "first.olv").write_text(PROBLEM, encoding="utf-8")
    with screen():
        window = bare.start("exec chess-composer /tmp/first.olv")
        seen = found_window("Chess Composer")
        pressed(seen, "Escape")  # the hints of the first start
        pressed(seen, "ctrl+s")
        time.sleep(3)  # a trial for eyes: what is kept is asked for below
        run([tool("import", "imagemagick"), "-window", "root", shots / f"{package.name}.png"])
        pressed(seen, "ctrl+q")
        if window.wait(PATIENCE) != 0:
            raise ReleaseError(f"The window ended with status {window.returncode}.")
    expect("Loyd", bare.answer(f"chess-composer search 'fen:\"{FEN}\"'"))
    bare.answer(f"chess-composer diagram '{FEN}' --out /tmp/first.svg")
    expect("<svg", (bare.root / "tmp" / "first.svg").read_text(encoding="utf-8"))


def install(name: str, bare: Bare) -> None:
    """Install a package that lies in the system's /tmp."""
    if name.endswith(".deb"):
        bare.answer(f"apt-get update && apt-get install -y --no-install-recommends /tmp/{name}")
        return
    # What a desktop has, and a bare system has not.
    wanted = "libegl1 libgl1 libx11-6 libx11-xcb1 libxcb1 libfontconfig1"
    bare.answer(f"apt-get update && apt-get install -y --no-install-recommends {wanted}")
    bare.answer(f"sh /tmp/{name}")


def expect(part: str, text: str) -> None:
    """Look for a part in a text.

    Raises:
        ReleaseError: it is not there.
    """
    if part not in text:
        raise ReleaseError(f"{part!r} was expected in: {text}")


@contextlib.contextmanager
def mounted(root: Path) -> Iterator[None]:
    """Let the system in a folder have processes, shared memory and the screen, for a while."""
    sockets = root / "tmp" / ".X11-unix"
    sockets.mkdir(parents=True, exist_ok=True)
    Path("/tmp/.X11-unix").mkdir(exist_ok=True)
    for name in ("resolv.conf", "hosts"):
        shutil.copyfile(Path("/etc", name), root / "etc" / name)
    binds = (("/proc", root / "proc"), ("/dev", root / "dev"), ("/tmp/.X11-unix", sockets))
    done: list[Path] = []
    try:
        for source, place in binds:
            run(["mount", "--bind", source, place])
            done.append(place)
        yield
    finally:
        for place in reversed(done):
            subprocess.run(["umount", "-l", str(place)], check=False)


@contextlib.contextmanager
def screen() -> Iterator[None]:
    """Have a screen for a while."""
    server = subprocess.Popen([tool("Xvfb", "xvfb"), DISPLAY, "-screen", "0", SCREEN])
    os.environ["DISPLAY"] = DISPLAY
    try:
        until(lambda: Path(f"/tmp/.X11-unix/X{DISPLAY[1:]}").exists(), "the screen")
        yield
    finally:
        server.terminate()
        server.wait()


def until(holds: Callable[[], bool], what: str) -> None:
    """Wait until something holds.

    Raises:
        ReleaseError: it took too long.
    """
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise ReleaseError(f"Waited in vain for {what}.")
        time.sleep(0.05)


def found_window(name: str) -> str:
    """Return the window of a name, once it is there."""
    search = [tool("xdotool", "xdotool"), "search", "--onlyvisible", "--name", name]
    found: list[str] = []

    def look() -> bool:
        done = subprocess.run(search, capture_output=True, text=True, check=False)
        found[:] = done.stdout.split()
        return bool(found)

    until(look, f"the window {name}")
    return found[-1]


def pressed(window: str, key: str) -> None:
    """Press a key in a window."""
    run([tool("xdotool", "xdotool"), "windowfocus", "--sync", window, "key", key])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
