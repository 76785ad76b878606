# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the drop map in the window: from the lift of a man to all squares painted.

    python tests/benchmarks/measure_dropmap_window.py FILE.jsonl [--problems 50] [--hasty]

FILE has one JSON object a line with a `fen`. Offscreen, with a real mouse press and move: the
queen or, without one, the first white man that is no king is lifted. "first" is until the
first answers are painted, "all" until the paint after the 64th verdict, "refined" until key
and themes of the sound ones are compared; "stop" is from Escape to the end of the work in its
thread. The man is lifted when the window has come to rest after the analysis; with `--hasty`
0.15 s after the verdict, while the analysis may still be under way. "busy" is the time of
processors that the program used until all were painted.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest

from composer.gui.program import app
from composer.gui.program.window import StudioWindow
from composer.gui.threads import classifier as classifying
from composer.gui.user.settings import Settings
from composer.problem.fen import parse_fen
from composer.problem.men import Kind
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square
from composer.problem.stipulation import parse_stipulation

PATIENCE = 20.0  # seconds
REST = 0.15  # seconds from the analysis to the lift
HASTE = 0.15  # seconds from the verdict to a hasty lift


class Paints(QObject):
    """Notes when the board was painted last."""

    def __init__(self, window: StudioWindow) -> None:
        super().__init__()
        self._window = window
        self.lifted = 0.0
        self.first = self.whole = self.busy = 0.0

    def begin(self) -> None:
        """Forget what was noted; a man is being lifted."""
        self.first = self.whole = 0.0
        self.busy = time.process_time()
        self.lifted = time.perf_counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        """Look at the clock at each paint of the board."""
        if event.type() == QEvent.Type.Paint and self.lifted:
            shown = self._window.aids.drop_map
            answers = len(shown.answers) if shown.is_shown else 0
            now = time.perf_counter()
            if answers and not self.first:
                self.first = now - self.lifted
            if answers == 64 and not self.whole:
                self.whole = now - self.lifted
                self.busy = time.process_time() - self.busy
        return False


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--problems", type=int, default=50)
    parser.add_argument("--hasty", action="store_true", help="lift soon after the verdict")
    given = parser.parse_args()
    lines = given.file.read_text("utf-8").splitlines()
    positions = [parse_fen(json.loads(line)["fen"]) for line in lines]
    step = max(1, len(positions) // given.problems)
    classifying.SETTLED = 1 << 30
    application = app.make_application()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        window = StudioWindow(
            Settings(folder / "s.ini"), library=folder / "l.chesslib", drafts=folder / "d"
        )
        window.resize(1440, 900)
        window.show()
        paints = Paints(window)
        window.board.viewport().installEventFilter(paints)
        few = positions[::step][: given.problems]
        rows = [_measured(window, paints, position, given.hasty) for position in few]
        found = [row for row in rows if row is not None]
        window.close()
        window.shut()
        window.hide()
        application.processEvents()
    print(f"{len(found)} problems; milliseconds  {'median':>9}{'95th':>9}{'most':>9}")
    titles = ("first squares painted", "all 64 painted", "  busy", "refined", "stop")
    for place, title in enumerate(titles):
        _row(title, [row[place] for row in found])


def _measured(
    window: StudioWindow, paints: Paints, position: Position, hasty: bool
) -> tuple[float, ...] | None:
    window.workbench.document.open(Problem(position, parse_stipulation("#2")))
    if not _wait(lambda: _weighed(window, position, hasty)):
        return None
    rested = time.perf_counter() + (HASTE if hasty else REST)
    _wait(lambda: time.perf_counter() >= rested)
    origin = _lifted(position)
    view, shown = window.board.viewport(), window.aids.drop_map
    spot = window.board.square_centre(origin)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(view, left, none, spot)
    paints.begin()
    started = paints.lifted
    QTest.mouseMove(view, spot + QPoint(16, 0))
    _wait(lambda: paints.whole > 0)
    _wait(lambda: not shown.is_busy)
    refined = time.perf_counter() - started
    paints.lifted = 0.0
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    QTest.mouseRelease(view, left, none, spot)
    stop = _stop(window, spot)
    seconds = (paints.first, paints.whole, paints.busy, refined, stop)
    return tuple(1e3 * second for second in seconds)


def _stop(window: StudioWindow, spot: QPoint) -> float:
    """Lift once more and give up at once; return how long the thread goes on."""
    view, shown = window.board.viewport(), window.aids.drop_map
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(view, left, none, spot)
    QTest.mouseMove(view, spot + QPoint(16, 0))
    time.sleep(0.004)  # in the midst of the work
    started = time.perf_counter()
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    while shown.is_at_work and time.perf_counter() < started + PATIENCE:
        time.sleep(0.0002)
    ended = time.perf_counter() - started
    QTest.mouseRelease(view, left, none, spot)
    return ended


def _weighed(window: StudioWindow, position: Position, hasty: bool) -> bool:
    answer = window.pane.answer
    here = answer is not None and answer.question.position == position
    return here and answer.is_final and (hasty or answer.weighed or not answer.wants_analysis)


def _lifted(position: Position) -> Square:
    white = [(s, man) for s, man in position if man.letter.isupper() and man.kind is not Kind.KING]
    return max(white, key=lambda each: each[1].kind)[0]


def _wait(what: Callable[[], bool]) -> bool:
    """Let the window live until something holds; asleep in between, as a window is."""
    deadline = time.perf_counter() + PATIENCE
    wake = QTimer()
    wake.start(4)
    while not what():
        app.make_application().processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if time.perf_counter() > deadline:
            return False
    return True


def _row(name: str, values: list[float]) -> None:
    ordered = sorted(values)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(f"{name:26}{statistics.median(ordered):9.1f}{late:9.1f}{ordered[-1]:9.1f}")


if __name__ == "__main__":
    sys.exit(main())
