# SPDX-License-Identifier: GPL-3.0-or-later
"""How many two-movers a second are solved and analysed in the background, and what a window feels.

Other programs on the machine lengthen this: the processes that solve give way to all of them.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import processor, spread

from composer.library.access.store import Library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.classify.run import Run
from composer.library.classify.worker import Round, findings
from composer.library.records.problemform import problem_text
from composer.pools.pool import Cores
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER

CORES: Final = os.cpu_count() or 1
FRAME: Final = 16  # milliseconds
GOAL: Final = 1500.0  # two-movers a second, on two cores


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    fens = given.two_movers(1300, 60)
    number = given.number(4000, 60)
    every = [Problem(parse_fen(fen), TWO_MOVER) for fen in fens]
    problems = list(islice(cycle(every), number))
    texts = [problem_text(problem) for problem in problems]
    for asked in Round:
        findings(texts[:8], asked)
        some = texts[: len(fens) // 2]
        taken = processor(lambda: findings(some, asked))  # noqa: B023
        yield Figure(
            f"{asked.name.lower()} in one process",
            1000 * len(some) / taken,
            "a second",
            note="of one core",
        )
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "a.chesslib"
        made(path, problems)
        for asked, rate in by_itself(path, number):
            yield Figure(
                f"{asked} of a library, {CORES} processes",
                rate,
                "a second",
                GOAL if asked == Round.VERDICTS.name.lower() else None,
                True,
                note=f"{number:,} two-movers, read and written",
                hindrance="two thirds of it are Python's: to read the text, to word the answer, to "
                "write it down; measured by the clock",
            )
        path = Path(name) / "b.chesslib"
        made(path, problems)
        yield spread(f"gaps of a {FRAME} ms timer in the window meanwhile", beside_window(path))


def made(path: Path, problems: list[Problem]) -> None:
    """Make a library of problems of which nothing is known."""
    with Library.create(path) as library:
        entries = (NewProblem(replace(problem, title=f"{n}")) for n, problem in enumerate(problems))
        for _ in add_problems(library, entries):
            pass


def by_itself(path: Path, number: int) -> Iterator[tuple[str, float]]:
    """Yield each round with how many a second it does."""
    run = Run(lambda: Cores(CORES))
    with Library.open(path) as library:
        begun = time.perf_counter()
        asked = (progress := run.step(library)).asked
        while progress.asked is not None:
            run.wait(0.2)
            progress = run.step(library)
            if progress.asked is not asked and asked is not None:
                now = time.perf_counter()
                yield asked.name.lower(), number / (now - begun)
                asked, begun = progress.asked, now
    run.close()


def beside_window(path: Path) -> list[float]:
    """Return the gaps between the ticks of a timer while a window has its library analysed."""
    from benchmarks.window.bench import Ticks, studio, until

    with studio(path, classifying=True) as window:
        window.actions_by_name["show-library"].trigger()
        done: list[bool] = []
        window.basis.classifying.finished.connect(lambda: done.append(True))
        until(lambda: window.basis.classifying.asked is not None)
        ticks = Ticks(FRAME)
        until(lambda: done)
        return ticks.gaps()
