# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that analyses a library and says what it has kept; made to be killed.

Run as `python classifier.py LIBRARY`. Its output is `ready`, then a line `kept RECORD ...` after
each step that has kept findings, and `done` at the end.
"""

from __future__ import annotations

import sys

from composer.library.access.store import Library
from composer.library.classify.run import Run
from composer.pools.pool import Cores


def main(path: str) -> None:
    """Analyse until nothing waits."""
    run = Run(lambda: Cores(2))
    with Library.open(path) as library:
        say("ready")
        progress = run.step(library)
        while progress.asked is not None:
            run.wait(0.02)
            progress = run.step(library)
            if progress.kept:
                say("kept " + " ".join(map(str, progress.kept)))
    run.close()
    say("done")


def say(line: str) -> None:
    """Write a line at once: a killed program loses what it has not written."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
