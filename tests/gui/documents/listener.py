# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio as the user starts it, that says on standard output what stands on its tabs.

Run as a program: `python listener.py [FILE ...]`.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from composer.gui.program import app
from composer.gui.program.window import StudioWindow
from composer.problem.fen import fen


def main() -> int:
    """Run the studio; print a line whenever other problems are open."""
    last = [""]

    def report() -> None:
        windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, StudioWindow)]
        for window in windows[:1]:
            told = " ".join(fen(d.problem.position).split()[0] for d in window.workbench.documents)
            if told != last[0]:
                last[0] = told
                print(told, flush=True)  # noqa: T201

    application = app.make_application()
    timer = QTimer(application)
    timer.timeout.connect(report)
    timer.start(50)
    return app.run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
