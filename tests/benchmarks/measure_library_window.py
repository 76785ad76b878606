# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the window stays live while its library works, and how much memory it takes.

    python tests/benchmarks/measure_library_window.py LIBRARY

LIBRARY is one that `build_library.py` has made; 2,000 problems are brought into it, so give a
copy. A timer of 5 ms in the window's thread ticks all the while: its gaps tell how long the
window was held up. A frame is all that one event makes the window's thread do, painting and
layout of the whole window in it; told are the time that passed and the processor's time, which
other programs leave alone. Needs no screen.
"""

from __future__ import annotations

import gc
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
FRAMES = 100  # of each way to scroll
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


def frames_told(frames: list[tuple[float, float]]) -> str:
    """Return what was measured of frames that had something to do."""
    some = [frame for frame in frames if frame[0] > 0.5]
    passed, spent = (Gaps([each[side] for each in some]) for side in (0, 1))
    late = sum(each[0] > 16 for each in some), sum(each[1] > 16 for each in some)
    return (
        f"{len(some)} frames, processor {spent.told()}; passed {passed.told()}; "
        f"over 16 ms {late[1]} of the processor, {late[0]} passed"
    )


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
    from PySide6.QtCore import (
        QEvent,
        QEventLoop,
        QObject,
        QPoint,
        QPointF,
        Qt,
        QTimer,
        SignalInstance,
    )
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QAbstractItemView, QApplication

    from composer.formats.writing import write_problems
    from composer.gui.collection.page import Showing
    from composer.gui.program.app import dress
    from composer.gui.program.window import StudioWindow
    from composer.gui.user.prompts import Prompts
    from composer.gui.user.settings import Settings
    from composer.library.access.store import Library
    from composer.library.search.search import find_page, rows
    from composer.problem.problem import Problem
    from composer.problem.stipulation import parse_stipulation

    class Timed(QApplication):
        """Times what the window's thread does with each event, as (passed, processor) in ms."""

        frames: list[tuple[float, float]] = []
        is_busy = False

        def notify(self, receiver: QObject, event: QEvent) -> bool:
            if Timed.is_busy:  # within another event
                return super().notify(receiver, event)
            Timed.is_busy = True
            begun, used = time.perf_counter(), time.thread_time()
            try:
                return super().notify(receiver, event)
            finally:
                passed, spent = time.perf_counter() - begun, time.thread_time() - used
                Timed.frames.append((passed * 1000, spent * 1000))
                Timed.is_busy = False

    library = Path(sys.argv[1])
    application = Timed([sys.argv[0]])
    dress(application)
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

    def ways(
        view: QAbstractItemView,
    ) -> Iterator[tuple[str, Callable[[int], object], float]]:
        """Yield ways to scroll, and the seconds between two movements of the hand."""
        port, bar, chance = view.viewport(), view.verticalScrollBar(), random.Random(1)
        place = QPointF(200, 200)

        def wheel(_: int) -> None:
            turn = QPoint(0, -120)
            nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
            where = QPointF(port.mapToGlobal(place.toPoint()))
            begun = Qt.ScrollPhase.NoScrollPhase
            event = QWheelEvent(place, where, QPoint(), turn, *nothing, begun, False)
            QApplication.sendEvent(port, event)

        def anywhere(_: int) -> None:
            bar.setSliderPosition(chance.randrange(bar.maximum()))

        yield "wheel", wheel, 0.015
        yield "Page Down", lambda _: QTest.keyClick(view, Qt.Key.Key_PageDown), 0.03
        yield "bar, anywhere", anywhere, 0.1
        yield "bar, steadily", lambda frame: bar.setSliderPosition(100_000 + 400 * frame), 0.015

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
        window.basis.classifying.pause()
        page, records = window.library, window.library.records
        until(lambda: records.rowCount() > 0)
        told("opened, first rows (making the window left aside)", begun)
        window.lay.views.show_library()
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

        gc.freeze()  # as the program does
        grid = window.shelves.parts.gallery.grid
        for kind, view in ((Showing.TABLE, page.table), (Showing.GALLERY, grid)):
            page.show_as(kind)
            until(lambda: False, 0.5)
            for name, scroll, pause in ways(view):
                application.frames.clear()
                for frame in range(FRAMES):
                    scroll(frame)
                    until(lambda: False, pause)
                print(f"{kind.value}, {name}: {frames_told(application.frames)}", flush=True)
            print(memory())
        begun = time.perf_counter()
        page.show_as(Showing.FIGURES)
        until(lambda: window.shelves.parts.figures.is_up_to_date, 60)
        told("figures of everything", begun)
        page.show_as(Showing.TABLE)
        print(memory(), flush=True)

        gaps.values.clear()
        begun = time.perf_counter()
        window.files.exchange.import_file()
        until(lambda: "added" in window.notices.sentence)
        print(window.notices.sentence)
        told(f"imported {IMPORTED}", begun)
        window.basis.classifying.resume()
        begun = time.perf_counter()
        until(lambda: False, CLASSIFIED_FOR)
        print(f"classifying: {window.basis.classifying.progress}"[:150])
        told("classified meanwhile", begun)
        print(memory())
        keep.clear()
        page.searching.again()
        window.shelves.parts.figures.count_anew(True)
        begun = time.perf_counter()
        window.shut()
        told("closed, with a search and figures under way", begun)
        window.deleteLater()
        application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
