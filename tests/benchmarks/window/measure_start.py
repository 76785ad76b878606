# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long the studio takes from the start of its process until its board is painted.

    python tests/benchmarks/window/measure_start.py [--runs 5] [--cold 2] [PROGRAM ...]

In turn with it an empty `QMainWindow` is started by the same Python, and how many times its
processor time the studio takes is printed: that ratio says more than seconds do on a machine with
other work.

Without a program, this source tree with this Python is started; another is named by its command,
such as `"build/release/folder/chess-composer/chess-composer --new-window"`. Each has a home of its
own, where it was started once before until it had loaded all that it loads later, and a screen of
its own (Xvfb; without it, none: Qt's offscreen). A cold start is one after the system has given up
all files that it keeps in memory, which takes the rights of root. Printed are the median by the
clock, which other programs disturb, and the least processor time, which they disturb less.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
CACHES = Path("/proc/sys/vm/drop_caches")
PATIENCE = 120.0  # seconds
SETTLED = 12.0  # seconds after which what is loaded later has been loaded, and kept
EMPTY = """
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


@dataclass(frozen=True)
class Start:
    """One start, in seconds: by the clock, and of the processor."""

    clock: float
    processor: float


def main() -> int:
    """Measure, print, and return the exit status."""
    parser = argparse.ArgumentParser(description="Measure the start of the studio.")
    parser.add_argument("programs", nargs="*", metavar="PROGRAM")
    parser.add_argument("--runs", type=int, default=5, help="warm starts of each (5)")
    parser.add_argument("--cold", type=int, default=2, help="cold starts of each (2)")
    given = parser.parse_args()
    usual = shlex.join([sys.executable, "-m", "composer", "--new-window"])
    empty = [sys.executable, "-c", EMPTY]
    with screen() as display:
        for program in given.programs or [usual]:
            with tempfile.TemporaryDirectory() as home:
                environment = surroundings(Path(home), display)
                command = shlex.split(program)
                started(command, environment, SETTLED)
                started(empty, environment)
                warm, bare = [], []
                for _ in range(given.runs):
                    warm.append(started(command, environment))
                    bare.append(started(empty, environment))
                cold = [started(command, environment) for _ in range(given.cold) if forget_files()]
            print(program)
            report("warm", warm)
            report("cold", cold)
            report("an empty window", bare)
            least = [min(start.processor for start in starts) for starts in (warm, bare)]
            print(f"  warm: {least[0] / least[1]:.1f} times an empty window")
    return 0


def report(name: str, starts: Sequence[Start]) -> None:
    """Print what starts of one kind took."""
    if starts:
        clock = statistics.median(start.clock for start in starts)
        least = min(start.clock for start in starts)
        processor = min(start.processor for start in starts)
        words = (
            f"{clock:.2f} s by the clock (least {least:.2f}), {processor:.2f} s of the processor"
        )
        print(f"  {name}: {words}, {len(starts)} starts")


def started(command: Sequence[str], environment: Mapping[str, str], after: float = 0) -> Start:
    """Start a program, wait until it has painted, and end it some seconds after."""
    noted = Path(environment["COMPOSER_FIRST_PAINT"])
    noted.unlink(missing_ok=True)
    begun = time.monotonic()
    process = subprocess.Popen(command, env=environment, cwd=environment["HOME"])
    try:
        while (found := read(noted)) is None:
            if process.poll() is not None or time.monotonic() - begun > PATIENCE:
                raise SystemExit(f"{command[0]} painted nothing")
            time.sleep(0.02)
        time.sleep(after)
    finally:
        process.terminate()
        process.wait()
    return Start(found["monotonic"] - begun, found["processor"])


def read(file: Path) -> dict[str, float] | None:
    """Return what the studio noted, once all of it is there."""
    try:
        noted: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return noted


def forget_files() -> bool:
    """Let the system give up the files that it keeps in memory; return whether it did."""
    try:
        os.sync()
        CACHES.write_text("3\n", encoding="ascii")
    except OSError:
        return False
    return True


def surroundings(home: Path, display: str) -> dict[str, str]:
    """Return the environment of a user with an empty home, who has seen the hints."""
    settings = home / ".config" / "chess-composer"
    settings.mkdir(parents=True)
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
        number = named.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main())
