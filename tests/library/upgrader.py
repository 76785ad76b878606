# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that brings an older library up to date in small batches; made to be killed.

Run as `python upgrader.py LIBRARY`. It writes `ready`, then `done NUMBER` for each batch that
is on the disk, and `whole` at the end.
"""

from __future__ import annotations

import sys

from composer.library.access import store
from composer.library.access.store import Library
from composer.library.index.renewal import renew_index

BATCH = 40


def main(path: str) -> None:
    """Open the library and say how far that has come."""
    renew_index.__defaults__ = (BATCH,)
    assert store.renew_index is renew_index
    say("ready")
    with Library.open(path, progress=lambda renewed: say(f"done {renewed.done}")):
        say("whole")


def say(line: str) -> None:
    """Write a line at once: a killed program loses what it has not written."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
