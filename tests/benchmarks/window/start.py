# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the studio takes from the start of its process until its board is painted.

Each start has a screen of its own (Xvfb; without it, none: Qt's offscreen) and a home in which the
studio was started once before until it had loaded all that it loads later. Beside it a bare
`QMainWindow` is started in the same way and in turn with it. `python
tests/benchmarks/window/start.py PROGRAM` measures another program, such as a packaged one.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from benchmarks.bench.figure import ROOT, Figure, Given
from benchmarks.bench.timing import number

PATIENCE: Final = 120.0  # seconds
SETTLED: Final = 12.0  # seconds after which what is loaded later has been loaded, and kept
EMPTY: Final = """
import json, os, pathlib, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    noted = False
    def paintEvent(self, event):
        super().paintEvent(event)
        if not self.noted:
            self.noted = True
            QTimer.singleShot(0, note)
def note():
    noted = {"monotonic": time.monotonic(), "processor": time.process_time()}
    pathlib.Path(os.environ["COMPOSER_FIRST_PAINT"]).write_text(json.dumps(noted))
application = QApplication([])
window = Window()
window.resize(1280, 720)
window.show()
application.exec()
"""
HINDRANCE: Final = (
    "Python itself needs most of it, to import the program, some 1,000 modules, and to make its "
    "classes, 600 of them dataclasses"
)
SECOND: Final = (
    "each window is a program of its own, so that what ends one leaves the other; a file that is "
    "opened while a window is there comes into that one"
)


@dataclass(frozen=True)
class Start:
    """One start, in seconds: by the clock, and of the processor."""

    clock: float
    processor: float


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    runs = given.number(5, 1)
    ours, bare = [], []
    with screen() as display, tempfile.TemporaryDirectory() as home:
        environment = surroundings(Path(home), display)
        studio = [sys.executable, "-m", "composer", "--new-window"]
        empty = [sys.executable, "-c", EMPTY]
        started(studio, environment, SETTLED)
        started(empty, environment)
        for _ in range(runs):
            ours.append(started(studio, environment))
            bare.append(started(empty, environment))
    mine, least = (min(each.processor for each in some) for some in (ours, bare))
    clock, other = (min(each.clock for each in some) for some in (ours, bare))
    yield Figure(
        "first paint, to that of an empty window",
        mine / least,
        "times",
        4.0,
        note=f"of the processor, the least of {runs}: {mine:.2f} and {least:.2f} s",
        hindrance=HINDRANCE,
    )
    yield Figure(
        "the same by the clock",
        clock / other,
        "times",
        4.0,
        note=f"{number(clock)} and {number(other)} s",
        hindrance=HINDRANCE,
    )
    yield Figure("a second window", mine, "s", 0.2, note="of the processor", hindrance=SECOND)


def started(command: Sequence[str], environment: Mapping[str, str], after: float = 0) -> Start:
    """Start a program, wait until its window is painted, and end it some seconds after.

    Raises:
        TimeoutError: it painted none.
    """
    noted = Path(environment["COMPOSER_FIRST_PAINT"])
    noted.unlink(missing_ok=True)
    begun = time.monotonic()
    process = subprocess.Popen(command, env=environment, cwd=environment["HOME"])
    try:
        while (found := read(noted)) is None:
            if process.poll() is not None or time.monotonic() - begun > PATIENCE:
                raise TimeoutError(f"{command[0]} painted nothing")
            time.sleep(0.02)
        time.sleep(after)
    finally:
        process.terminate()
        process.wait()
    return Start(found["monotonic"] - begun, found["processor"])


def read(file: Path) -> dict[str, float] | None:
    """Return what the program noted, once all of it is there."""
    try:
        noted: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return noted


def surroundings(home: Path, display: str) -> dict[str, str]:
    """Return the environment of a user with an empty home."""
    (home / ".config" / "chess-composer").mkdir(parents=True)
    kept = ("PATH", "LANG", "LD_LIBRARY_PATH")
    return {
        **{name: os.environ[name] for name in kept if name in os.environ},
        "HOME": str(home),
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb" if display else "offscreen",
        "PYTHONPATH": str(ROOT),
        "COMPOSER_FIRST_PAINT": str(home / "first-paint.json"),
    }


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """Have a screen for a while; yields its name, which is empty where there is no Xvfb."""
    if shutil.which("Xvfb") is None:
        yield ""
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as named:
        shown = named.readline().strip()
    try:
        yield f":{shown}"
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    """Measure a program that is named."""
    command = [*shlex.split(sys.argv[1]), "--new-window"]
    with screen() as display, tempfile.TemporaryDirectory() as home:
        environment = surroundings(Path(home), display)
        starts = [started(command, environment) for _ in range(6)][1:]
    clock, processor = min(s.clock for s in starts), min(s.processor for s in starts)
    print(f"{clock:.2f} s by the clock, {processor:.2f} s of the processor; the least of 5")


if __name__ == "__main__":
    main()
