# SPDX-License-Identifier: GPL-3.0-or-later
"""The drop map in the window: from the lift of a man to all squares painted, and to its end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import spread
from benchmarks.window.bench import LEFT, NONE, lifted, rest, studio, until
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER

NAMES: Final = (
    "first squares painted after a lift",
    "all 64 squares painted",
    "keys and themes compared, too",
)


class Paints(QObject):
    """Notes when the board was painted last."""

    def __init__(self, window) -> None:
        super().__init__()
        self._window = window
        self.lifted = self.first = self.whole = 0.0

    def begin(self) -> None:
        """Forget what was noted; a man is being lifted."""
        self.first = self.whole = 0.0
        self.lifted = time.perf_counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        """Look at the clock at each paint of the board."""
        if event.type() == QEvent.Type.Paint and self.lifted:
            shown = self._window.aids.drop_map
            answers = len(shown.answers) if shown.is_shown else 0
            passed = 1000 * (time.perf_counter() - self.lifted)
            if answers and not self.first:
                self.first = passed
            if answers == 64 and not self.whole:
                self.whole = passed
        return False


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    positions = [parse_fen(fen) for fen in given.two_movers(30, 3)]
    with studio() as window:
        paints = Paints(window)
        window.board.viewport().installEventFilter(paints)
        found = [each for each in (measured(window, paints, p) for p in positions) if each]
        stops = [stop(window, position) for position in positions[:10]]
    for name, times in zip(NAMES, zip(*found, strict=True), strict=True):
        yield spread(f"drop map: {name}", times)
    yield spread("drop map: from Escape to the end of the work", stops)


def opened(window, position: Position) -> bool:
    """Open a two-mover and let the window come to rest after the analysis."""
    window.workbench.document.open(Problem(position, TWO_MOVER))

    def weighed() -> bool:
        answer = window.pane.answer
        here = answer is not None and answer.question.position == position
        return here and answer.is_final and (answer.weighed or not answer.wants_analysis)

    return until(weighed, 20)


def press(window, position: Position) -> QPoint:
    """Lay a finger on a man."""
    spot = window.board.square_centre(lifted(position))
    QTest.mousePress(window.board.viewport(), LEFT, NONE, spot)
    return spot


def measured(window, paints: Paints, position: Position) -> tuple[float, ...] | None:
    """Lift a man; return the milliseconds until each of the names."""
    if not opened(window, position):
        return None
    rest(150)
    view, shown = window.board.viewport(), window.aids.drop_map
    spot = press(window, position)
    paints.begin()
    QTest.mouseMove(view, spot + QPoint(16, 0))
    until(lambda: paints.whole > 0, 20)
    until(lambda: not shown.is_busy, 20)
    times = paints.first, paints.whole, 1000 * (time.perf_counter() - paints.lifted)
    paints.lifted = 0.0
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    QTest.mouseRelease(view, LEFT, NONE, spot)
    return times


def stop(window, position: Position) -> float:
    """Lift and give up at once; return the milliseconds that the thread goes on."""
    opened(window, position)
    view, shown = window.board.viewport(), window.aids.drop_map
    spot = press(window, position)
    QTest.mouseMove(view, spot + QPoint(16, 0))
    time.sleep(0.004)  # in the midst of the work
    begun = time.perf_counter()
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    while shown.is_at_work and time.perf_counter() < begun + 20:
        time.sleep(0.0002)
    taken = 1000 * (time.perf_counter() - begun)
    QTest.mouseRelease(view, LEFT, NONE, spot)
    return taken
