# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that searches until it is killed: `python searcher.py FOLDER SEARCH.json`."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from composer.explore.explorer import Progress
from composer.explore.specfile import read_spec
from composer.gui.exploring.searchrun import SearchRun
from composer.gui.threads.running import Workers


def main() -> None:
    """Search, and tell once something is done."""
    application = QCoreApplication(sys.argv)
    exploration = SearchRun(Path(sys.argv[1]))

    def report(progress: Progress) -> None:
        if progress.tally.tried:
            print("searching", flush=True)  # noqa: T201

    exploration.progressed.connect(report)
    exploration.start(read_spec(Path(sys.argv[2])), Workers(jobs=1))
    application.exec()


if __name__ == "__main__":
    main()
