# SPDX-License-Identifier: GPL-3.0-or-later
"""How many problems a second are solved and analysed in the background, and what the window feels.

    python tests/benchmarks/measure_classify.py [NUMBER]

Two-movers of the collections beside the project are taken where they are, else the samples.
First the bare work, in one thread, in threads and in processes; then a library from its first
verdict to its last theme; then the same in a window (offscreen), with the gaps between the
ticks of a timer of 16 ms in the window's thread.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import cycle, islice, pairwise
from pathlib import Path
from typing import Any

from composer.formats.jsonlines import entry_of
from composer.library.access.store import Library
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.classify.run import Run
from composer.library.classify.worker import Round, findings
from composer.library.records.problemform import problem_text
from composer.pools.pool import Cores
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.solver.processes import Processes

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus" / "composed-twomovers.jsonl"
CORES = os.cpu_count() or 1
AT_ONCE = {Round.VERDICTS: 50, Round.ANALYSES: 8}
FRAME = 16  # milliseconds

Submit = Callable[..., Future[Any]]


def two_movers(number: int) -> list[Problem]:
    """Return so many two-movers; where there are not enough, some come again."""
    if CORPUS.is_file():
        lines = CORPUS.read_text("utf-8").splitlines()
        known = [entry_of(json.loads(line)).problem for line in lines]
    else:
        known = [
            sample_problem
            for sample_problem in sample_problems()
            if sample_problem.stipulation == TWO_MOVER
        ]
    return list(islice(cycle(known), number))


def measure_work(texts: list[str], name: str, submit: Submit) -> None:
    """Print how fast both rounds go when bundles are given to something."""
    for future in [submit(findings, texts[:8], Round.ANALYSES) for _ in range(2 * CORES)]:
        future.result()  # all is loaded
    for asked, size in AT_ONCE.items():
        begun, worked = time.perf_counter(), time.process_time()
        bundles = [texts[start : start + size] for start in range(0, len(texts), size)]
        for future in [submit(findings, bundle, asked) for bundle in bundles]:
            future.result()
        rate = len(texts) / (time.perf_counter() - begun)
        told = f"{name}: {asked.name.lower()} {rate:.0f}/s"
        if (spent := time.process_time() - worked) > 0.5:  # else other processes did it
            told += f" ({len(texts) / spent:.0f} a second of one core)"
        print(told)


def make_library(path: Path, problems: list[Problem]) -> None:
    """Make a library of problems of which nothing is known."""
    with Library.create(path) as library:
        entries = (NewProblem(replace(problem, title=f"{n}")) for n, problem in enumerate(problems))
        for _ in add_problems(library, entries):
            pass


def measure_library(path: Path, number: int) -> None:
    """Print how fast a library is done, all reading and writing included."""
    run = Run(lambda: Cores(CORES))
    with Library.open(path) as library:
        begun = time.perf_counter()
        asked = (progress := run.step(library)).asked
        while progress.asked is not None:
            run.wait(0.2)
            progress = run.step(library)
            if progress.asked is not asked and asked is not None:
                now = time.perf_counter()
                print(f"a library: {asked.name.lower()} {number / (now - begun):.0f}/s")
                asked, begun = progress.asked, now
    run.close()


def measure_window(path: Path, number: int, folder: Path) -> None:
    """Print how fast a library is done beside a window, and how evenly the window runs."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt, QTimer

    from composer.gui.program.app import make_application
    from composer.gui.program.window import StudioWindow
    from composer.gui.user.settings import Settings

    application = make_application()
    window = StudioWindow(Settings(folder / "s.ini"), library=path, drafts=folder / "drafts")
    window.show()
    window.actions_by_name["show-library"].trigger()
    ticks: list[float] = []
    rounds: dict[str, list[float]] = {}

    def note(*_: object) -> None:
        asked = window.basis.classifying.asked
        if asked is not None:
            rounds.setdefault(asked.name.lower(), []).append(time.perf_counter())

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(FRAME)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    window.basis.classifying.progressed.connect(note)
    window.basis.classifying.finished.connect(application.quit)
    timer.start()
    application.exec()
    for name, times in rounds.items():
        span = times[-1] - times[0]
        gaps = sorted(1000 * (b - a) for a, b in pairwise(ticks) if times[0] <= a <= times[-1])
        if span and gaps:
            of = [gaps[int(len(gaps) * share)] for share in (0.5, 0.95, 0.99)]
            late = sum(gap > 2 * FRAME for gap in gaps) / len(gaps)
            print(
                f"beside a window: {name} {number / span:.0f}/s; ticks of {FRAME} ms: median "
                f"{of[0]:.1f}, 95% {of[1]:.1f}, 99% {of[2]:.1f}, worst {gaps[-1]:.1f} ms; "
                f"{100 * late:.1f}% missed a frame"
            )
    window.close()


def main() -> None:
    """Measure all."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    problems = two_movers(number)
    texts = [problem_text(problem) for problem in problems]
    print(f"{number} two-movers, {CORES} cores")
    with ThreadPoolExecutor(1) as one:
        measure_work(texts[: number // 2], "one thread", one.submit)
    with ThreadPoolExecutor(CORES) as threads:
        measure_work(texts[: number // 2], f"{CORES} threads", threads.submit)
    processes = Processes(CORES)
    measure_work(texts, f"{CORES} processes", processes.submit)
    processes.close()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for place in ("a.chesslib", "b.chesslib"):
            make_library(folder / place, problems)
        measure_library(folder / "a.chesslib", number)
        measure_window(folder / "b.chesslib", number, folder)


if __name__ == "__main__":
    main()
