# SPDX-License-Identifier: GPL-3.0-or-later
"""How live the studio is: from letting a man go to the panel painted with the whole answer.

    python tests/benchmarks/live_latency.py [COLLECTION.jsonl] [COUNT]

Drives the real window offscreen with real mouse events. Without a collection it takes the
two-movers of the sample collection. Prints, in milliseconds:

- *release to painted*: the mouse button is let go; verdict, tree and tries are there and painted;
- *the same while a long solve runs*: the board held a four-mover that is not solved yet;
- *turns of the window's thread* while that long solve runs: the gaps of a 5 ms timer.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

from composer.gui.program.app import make_application
from composer.gui.program.window import StudioWindow
from composer.gui.user.settings import Settings
from composer.library.changes.samples import sample_problems
from composer.problem.edits import move
from composer.problem.fen import parse_fen
from composer.problem.men import Kind
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square
from composer.problem.stipulation import parse_stipulation
from composer.solver.solve import backend

LONG = Problem(
    parse_fen("1b3q1n/2pb2r1/4P3/r3pp2/3PP2p/P1NkPNP1/Q2B4/R3K2R w KQ - 0 1"),
    parse_stipulation("#5"),
)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def positions(arguments: Sequence[str]) -> Iterator[Position]:
    """Yield the two-movers to be composed."""
    if arguments:
        with Path(arguments[0]).open(encoding="utf-8") as lines:
            for line in lines:
                record = json.loads(line)
                if record.get("stipulation", "#2") == "#2":
                    yield parse_fen(record["fen"])
        return
    for problem in sample_problems():
        if str(problem.stipulation) == "#2":
            yield problem.position


def displaced(position: Position) -> tuple[Position, Square, Square] | None:
    """Return the position with one man elsewhere, and the move that brings him back."""
    for square, man in position:
        if man.kind in (Kind.KNIGHT, Kind.ROOK, Kind.BISHOP, Kind.QUEEN):
            for other in range(64):
                if position[other] is None:
                    return move(position, square, other), other, square
    return None


class Bench:
    """A window, and a hand with a stopwatch."""

    def __init__(self, folder: Path) -> None:
        self.window = StudioWindow(
            Settings(folder / "bench.ini"),
            library=folder / "bench.chesslib",
            drafts=folder / "drafts",
        )
        self.window.resize(1440, 900)
        self.window.show()
        self.wait(500)

    def wait(self, milliseconds: int) -> None:
        """Let the window work."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def until(self, done: Callable[[], bool]) -> None:
        """Let the window work until something holds."""
        loop = QEventLoop()
        while not done():
            loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def is_answered(self, position: Position) -> bool:
        """Tell whether the panel shows the whole answer to a position."""
        answer = self.window.pane.answer
        return answer is not None and answer.is_final and answer.question.position == position

    def release_to_painted(self, position: Position, before: Problem | None) -> float | None:
        """Drag a man to his place; return the seconds from release to the painted answer."""
        start = displaced(position)
        if start is None:
            return None
        board = self.window.board
        if before is None:
            self.window.workbench.document.open(Problem(start[0]))
            self.until(lambda: self.is_answered(start[0]))
        else:
            self.window.workbench.document.open(before)
            self.wait(60)
            self.window.workbench.document.open(Problem(start[0], before.stipulation))
            self.wait(30)
            self.window.workbench.document.change(Problem(start[0]), "")
        origin, target = (board.square_centre(square) for square in start[1:])
        QTest.mousePress(board.viewport(), LEFT, NONE, origin)
        QTest.mouseMove(board.viewport(), (origin + target) / 2)
        QTest.mouseMove(board.viewport(), target)
        begun = time.perf_counter()
        QTest.mouseRelease(board.viewport(), LEFT, NONE, target)
        self.until(lambda: self.is_answered(position))
        self.window.pane.repaint()
        self.window.pane.solution.tree.viewport().repaint()
        return time.perf_counter() - begun

    def turns(self, seconds: float) -> list[float]:
        """Return the gaps of a 5 ms timer while the long problem is being solved."""
        self.window.workbench.document.open(LONG)
        self.wait(200)
        gaps: list[float] = []
        last = time.perf_counter()

        def tick() -> None:
            nonlocal last
            now = time.perf_counter()
            gaps.append(now - last)
            last = now

        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(tick)
        timer.start(5)
        self.wait(round(seconds * 1000))
        timer.stop()
        return gaps


def summary(name: str, seconds: list[float]) -> str:
    """Return median, 95th and 99th percentile and maximum in milliseconds."""
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 0.99)]
    figures = " ".join(f"{value * 1000:8.1f}" for value in (*at, ordered[-1]))
    return f"{name:<34} {len(ordered):5} {figures}"


def main(arguments: Sequence[str]) -> int:
    """Print the table."""
    count = int(arguments[-1]) if arguments and arguments[-1].isdigit() else 100
    files = [argument for argument in arguments if not argument.isdigit()]
    every = list(positions(files))
    step = max(2, len(every) // count)
    chosen = every[::step][:count]
    others = every[1::step][: count // 3]  # an answer given once is remembered
    make_application()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        bench = Bench(Path(folder))
        print(f"solver: {backend()}")
        print(f"{'milliseconds':<34} {'n':>5} {'median':>8} {'p95':>8} {'p99':>8} {'max':>8}")
        alone = [bench.release_to_painted(position, None) for position in chosen]
        print(summary("release to painted", [each for each in alone if each is not None]))
        busy = [bench.release_to_painted(other, LONG) for other in others]
        print(summary("the same while a long solve runs", [b for b in busy if b is not None]))
        print(summary("turns of the window's thread", bench.turns(4)))
        bench.window.shut()
        bench.window.deleteLater()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
