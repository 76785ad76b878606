# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells how far the compilation of the kernel is while pip, who says nothing of it, works.

`setup.py` adds a line to the file that the environment names; here they are read and counted.
Standard library only, for `bootstrap.py` runs before anything is installed.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path

VARIABLE = "CHESS_COMPOSER_PROGRESS"
PAUSE = 0.5  # seconds between two looks
STEPS = 4  # lines where no terminal shows one that changes


class Progress:
    """Prints, while it is open, how many files are compiled."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._over = threading.Event()
        self._watch = threading.Thread(target=self._look_on, daemon=True)
        self._told = 0

    def __enter__(self) -> Progress:
        self._watch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._watch.join()
        if self._told and sys.stdout.isatty():
            print(flush=True)

    def _look_on(self) -> None:
        while not self._over.wait(PAUSE):
            self._tell()
        self._tell()

    def _tell(self) -> None:
        """Say the count where it has grown: all in one line of a terminal, else each quarter."""
        try:
            total, *done = self.file.read_text(encoding="utf-8").splitlines()
            of, count = int(total), len(done)
        except (OSError, ValueError):  # nothing is compiled yet, or a line is being written
            return
        text = f"  compiled {count} of {of} files"
        if sys.stdout.isatty():
            if count > self._told:
                print(f"\r{text}", end="", flush=True)
                self._told = count
        elif count * STEPS // max(of, 1) > self._told:
            print(text, flush=True)
            self._told = count * STEPS // max(of, 1)
