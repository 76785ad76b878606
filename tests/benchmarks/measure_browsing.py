# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast a large library is looked through: frames, rows, figures, memory.

    python tests/benchmarks/measure_browsing.py LIBRARY

LIBRARY is one that `build_library.py` has made. Needs no screen.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

FRAMES = 60


@dataclass
class Times:
    """Milliseconds of one kind of work."""

    values: list[float] = field(default_factory=list)

    def measure(self, work: Callable[[], object]) -> None:
        """Do a piece of work and note how long it took."""
        begun = time.perf_counter()
        work()
        self.values.append((time.perf_counter() - begun) * 1000)

    def told(self) -> str:
        """Return median, 95th percentile and maximum."""
        ordered = sorted(self.values)
        if not ordered:
            return "-"
        near = ordered[int(len(ordered) * 0.95)]
        return f"median {ordered[len(ordered) // 2]:.1f}, p95 {near:.1f}, max {ordered[-1]:.1f} ms"


def main() -> int:
    """Open a library in a studio offscreen and scroll through it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QAbstractItemView

    from composer.gui.collection.page import Showing
    from composer.gui.program.app import make_application
    from composer.gui.program.window import StudioWindow
    from composer.gui.user.settings import Settings

    library = Path(sys.argv[1])
    application = make_application()

    def spin(milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def scroll(name: str, view: QAbstractItemView, place: Callable[[int], int]) -> None:
        drawn, there = Times(), Times()
        bar = view.verticalScrollBar()

        def wait_for_rows() -> None:
            middle = view.indexAt(view.viewport().rect().center()).row()
            while window.library.records.row_at(middle) is None:
                application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)

        for frame in range(FRAMES):
            bar.setValue(place(frame))
            drawn.measure(view.viewport().repaint)
            there.measure(wait_for_rows)
            drawn.measure(view.viewport().repaint)
        print(f"{name}: whole frame {drawn.told()}; rows there after {there.told()}")

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        settings = Settings(Path(home) / "studio.ini")
        quiet = replace(settings.preferences(), tour_seen=True, analysis_paused=True)
        settings.keep_preferences(quiet)
        begun = time.perf_counter()
        window = StudioWindow(settings, library=library, drafts=Path(home) / "drafts")
        window.resize(1440, 900)
        window.show()
        while window.library.records.rowCount() == 0:
            spin(10)
        print(f"first rows after {time.perf_counter() - begun:.2f} s, with the window")
        window.lay.views.show_library()
        spin(4000)
        print(f"{window.library.records.rowCount()} problems")
        chance = random.Random(1)
        views = (
            ("table", Showing.TABLE, window.library.table),
            ("gallery", Showing.GALLERY, window.shelves.parts.gallery.grid),
        )
        for name, kind, view in views:
            window.library.show_as(kind)
            spin(200)
            most = view.verticalScrollBar().maximum()
            scroll(f"{name}, anywhere", view, lambda _, most=most: chance.randrange(most))
            scroll(f"{name}, by the wheel", view, lambda frame: 90 * frame)
        begun = time.perf_counter()
        window.library.show_as(Showing.FIGURES)
        while not window.shelves.parts.figures.charts:
            spin(10)
        print(f"figures of all after {time.perf_counter() - begun:.2f} s")
        status = Path("/proc/self/status")
        if status.exists():
            line = next(x for x in status.read_text("ascii").splitlines() if "VmRSS" in x)
            print(f"memory {int(line.split()[1]) // 1024} MB")
        window.shut()
        window.deleteLater()
        application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
