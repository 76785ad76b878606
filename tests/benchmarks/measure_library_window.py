# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the window stays live while its library works, and how much memory it takes.

    python tests/benchmarks/measure_library_window.py LIBRARY

LIBRARY is one that `build_library.py` has made; 2,000 problems are brought into it, so give a
copy. A timer of 5 ms in the window's thread ticks all the while: its gaps tell how long the
window was held up. Needs no screen.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

IMPORTED = 2000
CLASSIFIED_FOR = 15.0  # seconds
FRAMES = 200
QUERIES = ("mansfield", "men<=8 #2", 'pattern:"Qd4 kd6 shifted mirrored"', "author:loyd year:18??")


@dataclass
class Gaps:
    """Milliseconds between two ticks of a timer, or that frames have taken."""

    values: list[float] = field(default_factory=list)

    def told(self) -> str:
        """Return median, 95th and 99th percentile and maximum."""
        ordered = sorted(self.values) or [0.0]
        at = [ordered[int((len(ordered) - 1) * part)] for part in (0.5, 0.95, 0.99, 1)]
        return "median {:.1f}, p95 {:.1f}, p99 {:.1f}, max {:.1f} ms".format(*at)


def memory() -> str:
    """Return what the process holds and has held at most; empty where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return ""
    found = dict(line.split(":", 1) for line in status.read_text("ascii").splitlines())
    now, most = (int(found[each].split()[0]) // 1024 for each in ("VmRSS", "VmHWM"))
    return f"memory {now} MB, at most {most} MB"


def main() -> int:
    """Open a library in a studio offscreen, and do all that takes long with it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, SignalInstance
    from PySide6.QtTest import QTest

    from composer.formats.writing import write_problems
    from composer.gui.app import make_application
    from composer.gui.prompts import Prompts
    from composer.gui.settings import Settings
    from composer.gui.window import StudioWindow
    from composer.library.search import find_page, rows
    from composer.library.store import Library
    from composer.problem.problem import Problem
    from composer.problem.stipulation import parse_stipulation

    library = Path(sys.argv[1])
    application = make_application()
    gaps, last = Gaps(), time.perf_counter()
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(5)

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.values.append((now - last) * 1000)
        last = now

    timer.timeout.connect(tick)
    timer.start()

    def until(what: Callable[[], object], seconds: float = 120.0) -> bool:
        end = time.perf_counter() + seconds
        while not what():
            if time.perf_counter() > end:
                return False
            loop = QEventLoop()
            QTimer.singleShot(2, loop.quit)
            loop.exec()
        return True

    def told(what: str, begun: float) -> None:
        print(f"{what}: {time.perf_counter() - begun:.2f} s; gaps {gaps.told()}", flush=True)
        gaps.values.clear()

    class Chosen(Prompts):
        """Answers with the file that is to be imported."""

        path: Path | None = None

        def open_file(self, parent: object, title: str, kinds: str) -> Path | None:
            return self.path

    def others() -> Iterator[Problem]:
        """Yield problems that are not there yet: what is there, asked in five moves."""
        with Library.open(library, read_only=True) as opened:
            for row in rows(opened, find_page(opened, "#2", limit=IMPORTED)):
                yield replace(row.problem, stipulation=parse_stipulation("#5"), twins=())

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        settings = Settings(Path(home) / "studio.ini")
        settings.keep_preferences(replace(settings.preferences(), tour_seen=True))
        Chosen.path = Path(home) / "others.jsonl"
        write_problems(Chosen.path, others())
        begun = last = time.perf_counter()
        window = StudioWindow(
            settings, prompts=Chosen(), library=library, drafts=Path(home) / "drafts"
        )
        window.resize(1440, 900)
        window.show()
        gaps.values.clear()
        last = time.perf_counter()
        window.classifying.pause()
        page, records = window.library, window.library.records
        until(lambda: records.rowCount() > 0)
        told("opened, first rows (making the window left aside)", begun)
        window.views.show_library()
        until(lambda: records.rowCount() > 1000)
        told(f"all {records.rowCount()} numbers", begun)

        answered: list[object] = []
        keep: list[QObject | SignalInstance] = [page.searching.found]
        page.searching.found.connect(answered.append)
        for query in QUERIES:
            page.set_query("")
            until(lambda: answered and not page.searching.query)
            gaps.values.clear()
            answered.clear()
            begun = time.perf_counter()
            page.filter.setFocus()
            QTest.keyClicks(page.filter, query, delay=30)
            until(lambda: any(getattr(each, "query", "").strip() for each in answered), 20)
            told(f"typed {query!r}, {len(query) * 0.03:.1f} s of them by the hand", begun)
        page.set_query("")
        until(lambda: not page.searching.query and records.rowCount() > 100_000, 20)
        gaps.values.clear()

        frames, chance = Gaps(), random.Random(1)
        bar, port = page.table.verticalScrollBar(), page.table.viewport()
        begun = time.perf_counter()
        for frame in range(FRAMES):
            bar.setValue(chance.randrange(bar.maximum()) if frame % 2 else bar.value() + 90)
            drawn = time.perf_counter()
            port.repaint()
            frames.values.append((time.perf_counter() - drawn) * 1000)
            until(lambda: records.row_at(page.table.rowAt(port.height() // 2)) is not None, 5)
            drawn = time.perf_counter()
            port.repaint()
            frames.values.append((time.perf_counter() - drawn) * 1000)
        told("scrolled anywhere", begun)
        print(f"frames while scrolling: {frames.told()}")
        print(memory(), flush=True)

        gaps.values.clear()
        begun = time.perf_counter()
        window.exchange.import_file()
        until(lambda: "added" in window.notices.sentence)
        print(window.notices.sentence)
        told(f"imported {IMPORTED}", begun)
        window.classifying.resume()
        begun = time.perf_counter()
        until(lambda: False, CLASSIFIED_FOR)
        print(f"classifying: {window.classifying.progress}"[:150])
        told("classified meanwhile", begun)
        print(memory())
        keep.clear()
        window.shut()
        window.deleteLater()
        application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
