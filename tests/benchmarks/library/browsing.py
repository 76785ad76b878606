# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the window stays live while its large library works, and how much memory it takes.

A frame is all that one event makes the window's thread do, painting and layout of the whole window
in it, in processor time, which other programs leave alone. 6,000 problems are brought into a copy.
"""

from __future__ import annotations

import os
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import number, share, together
from benchmarks.library.build import large

from composer.formats.writing import write_problems
from composer.library.access.store import Library
from composer.library.search.search import find_page, rows
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QPushButton

QUERIES: Final = ("mansfield", "men<=8 #2", 'pattern:"Qd4 kd6 shifted mirrored"')
IMPORT_GOAL: Final = 6.0  # seconds
ONE_BY_ONE: Final = (
    "each problem is read, compared with what is there, indexed and written in Python, one after "
    "the other; a seventh of the time goes before, to find what would be joined or linked"
)


class Timed(QApplication):
    """Times what the window's thread does with each event, in milliseconds of the processor."""

    frames: list[float] = []
    is_busy = False

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Pass an event on."""
        if Timed.is_busy:  # within another event
            return super().notify(receiver, event)
        Timed.is_busy = True
        begun = time.thread_time()
        try:
            return super().notify(receiver, event)
        finally:
            Timed.frames.append(1000 * (time.thread_time() - begun))
            Timed.is_busy = False


def ways(view: QAbstractItemView, frames: int) -> Iterator[tuple[str, Callable[[int], object]]]:
    """Yield ways to scroll."""
    port, bar, chance = view.viewport(), view.verticalScrollBar(), random.Random(1)
    place, nothing = QPointF(200, 200), (Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)

    def wheel(_: int) -> None:
        where = QPointF(port.mapToGlobal(place.toPoint()))
        turn, phase = QPoint(0, -120), Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(place, where, QPoint(), turn, *nothing, phase, False)
        QApplication.sendEvent(port, event)

    yield "wheel", wheel
    yield "Page Down", lambda _: QTest.keyClick(view, Qt.Key.Key_PageDown)
    yield "bar", lambda _: bar.setSliderPosition(chance.randrange(max(1, bar.maximum())))


def others(library: Path, count: int) -> Iterator[Problem]:
    """Yield problems that are not there yet: what is there, asked in five moves."""
    with Library.open(library, read_only=True) as opened:
        ids = find_page(opened, "#2", limit=count)
        for start in range(0, len(ids), 500):
            for row in rows(opened, ids[start : start + 500]):
                yield replace(row.problem, stipulation=parse_stipulation("#5"), twins=())


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    from composer.gui.program.app import dress

    application = Timed(["measurements"])
    dress(application)
    with tempfile.TemporaryDirectory(dir=given.made if given.made.exists() else None) as name:
        path, more = Path(name) / "l.chesslib", Path(name) / "others.jsonl"
        shutil.copyfile(large(given), path)
        count = given.number(6000, 200)
        write_problems(more, others(path, count))
        yield from browsed(path, more, count, given)


def browsed(path: Path, more: Path, count: int, given: Given) -> Iterator[Figure]:
    """Yield the rows of a window with this library, into which a file is brought."""
    from benchmarks.window.bench import Ticks, memory, rest, studio, until

    from composer.gui.collection.page import Showing
    from composer.gui.user.prompts import Prompts

    class Chosen(Prompts):
        """Answers with the file that is to be imported."""

        def open_files(self, parent: object, title: str, kinds: str) -> tuple[Path, ...]:
            return (more,)

    begun = time.perf_counter()
    with studio(path, prompts=Chosen()) as window:
        page, records = window.library, window.library.records
        window.basis.classifying.pause()
        until(lambda: records.rowCount() > 0)
        yield Figure("the window with it: first rows", time.perf_counter() - begun, "s")
        window.lay.views.show_library()
        until(lambda: records.rowCount() > 1000)
        answered: list[object] = []
        page.searching.found.connect(answered.append)
        held = records.rowCount()
        shown, cleared = {}, {}
        for query in QUERIES:
            answered.clear()
            begun = time.perf_counter()
            page.set_query(query)
            until(lambda: any(getattr(each, "query", "").strip() for each in answered), 20)
            shown[f"`{query}`"] = 1000 * (time.perf_counter() - begun)
            begun = time.perf_counter()
            page.set_query("")
            until(lambda: not page.searching.query and records.rowCount() == held, 20)
            cleared[f"`{query}`"] = 1000 * (time.perf_counter() - begun)
        yield together("the window with it: a query shown", shown)
        yield together("the window with it: all is back when it is cleared", cleared)
        grid = window.shelves.parts.gallery.grid
        taken = {}
        for kind, view in ((Showing.TABLE, page.table), (Showing.GALLERY, grid)):
            page.show_as(kind)
            rest(500)
            for way, scroll in ways(view, 60):
                Timed.frames.clear()
                for frame in range(given.number(60, 5)):
                    scroll(frame)
                    rest(15)
                some = [frame for frame in Timed.frames if frame > 0.5] or [0.0]
                taken[f"{kind.value} by the {way}"] = median(some)
        yield together("a frame of the library, of the processor: medians", taken)
        yield Figure("the window with it: memory", memory(), "MB")
        page.show_as(Showing.TABLE)
        ticks = Ticks()
        begun, worked = time.perf_counter(), time.process_time()
        window.files.exchange.import_files()
        bringing = window.files.exchange.bringing
        until(lambda: bringing.view is not None, 600)  # what is like others is shown before
        buttons = bringing.view.findChildren(QPushButton)
        next(each for each in buttons if each.text().replace("&", "") == "Bring in").click()
        until(lambda: "added" in window.notices.sentence, 600)
        taken, spent = time.perf_counter() - begun, time.process_time() - worked
        gaps = ticks.gaps()
        yield Figure(
            f"import of {count:,} in the window",
            taken,
            "s",
            IMPORT_GOAL,
            note=f"{window.notices.sentence} Longest pause {number(max(gaps))} ms, "
            f"99 % {number(share(gaps, 0.99))}; {number(spent)} s of the processor",
            hindrance=ONE_BY_ONE,
        )
