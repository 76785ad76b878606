# SPDX-License-Identifier: GPL-3.0-or-later
"""The real window, offscreen, and a hand with a stopwatch."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

from composer.gui.program.app import make_application
from composer.gui.program.window import StudioWindow
from composer.gui.threads import classifier
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.problem.men import Kind
from composer.problem.position import Position
from composer.problem.squares import Square

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
PATIENCE = 120.0  # seconds


@contextmanager
def studio(
    library: Path | None = None, *, classifying: bool = False, prompts: Prompts | None = None
) -> Iterator[StudioWindow]:
    """Have a window for a while, with an empty home; nothing is analysed in the background."""
    application = make_application()
    if not classifying:
        classifier.SETTLED = 1 << 30
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        home = Path(name)
        settings = Settings(home / "studio.ini")
        settings.keep_preferences(replace(settings.preferences(), tour_seen=True))
        window = StudioWindow(
            settings, prompts, library=library or home / "l.chesslib", drafts=home / "drafts"
        )
        window.resize(1440, 900)
        window.show()
        try:
            yield window
        finally:
            window.shut()
            window.deleteLater()
            application.processEvents()


def until(done: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Let the window work until something holds; asleep in between, as a window is."""
    end = time.perf_counter() + seconds
    wake = QTimer()
    wake.start(4)
    while not done():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if time.perf_counter() > end:
            return False
    return True


def rest(milliseconds: int) -> None:
    """Let the window work for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Ticks:
    """The gaps between the ticks of a timer in the window's thread, in milliseconds."""

    def __init__(self, interval: int = 5) -> None:
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(lambda: self._times.append(time.perf_counter()))
        self._times: list[float] = [time.perf_counter()]
        self._timer.start(interval)

    def gaps(self) -> list[float]:
        """Return those since the last question."""
        times, self._times = [*self._times, time.perf_counter()], [time.perf_counter()]
        return [1000 * (after - before) for before, after in pairwise(times)]


def lifted(position: Position) -> Square:
    """Return where the queen stands or, without one, another white man that is no king."""
    white = [(s, man) for s, man in position if man.letter.isupper() and man.kind is not Kind.KING]
    return max(white, key=lambda each: each[1].kind)[0]


def memory() -> float:
    """Return the megabytes that the process holds; 0 where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    found = dict(line.split(":", 1) for line in status.read_text("ascii").splitlines())
    return int(found["VmRSS"].split()[0]) / 1024
