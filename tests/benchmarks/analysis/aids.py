# SPDX-License-Identifier: GPL-3.0-or-later
"""The composing aids: drop map, what each man is needed for, neighbours, and how soon they stop."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import clock, spread

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import drop_map
from composer.analysis.composing.needed import needs
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.report import analyse
from composer.problem.fen import parse_fen
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

MOST_MEN: Final = 20
THREADS: Final = 2
LONGER: Final = (("h#2", 60.0), ("h#3", 1000.0), ("#3", None), ("#4", 1500.0))
"""Stipulations, and the milliseconds in which 64 squares should have their verdicts."""


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows; processor time of two threads is halved: the clock of two cores."""
    session = Session(threads=THREADS)
    chosen = [
        baseline
        for fen in given.two_movers(40, 4)
        if (baseline := baseline_of(fen, "#2", session)) is not None
    ]
    maps = [squares(baseline, session) for baseline in chosen]
    yield spread("drop map of a #2, 64 verdicts", [verdicts for verdicts, _ in maps])
    yield spread("the same, keys and themes compared", [whole for _, whole in maps])
    analyses = [analyse(baseline.solution) for baseline in chosen]
    needed = [clock(lambda: list(needs(each, session=session))) for each in analyses]  # noqa: B023
    yield spread("what each man of a #2 is needed for", needed)
    largest = max(chosen, key=lambda baseline: len(baseline.position))
    judged, whole, total = around(largest, session)
    yield Figure(f"all {total:,} edits of a #2, verdicts", judged)
    yield Figure("the same, the sound ones compared in full", whole)
    few = chosen[:: given.number(4, 2)]
    yield spread("from Escape to the end of that work", [stop(each, session) for each in few])
    for asked, goal in LONGER:
        fens = [
            each["fen"]
            for each in given.records("composed-others.jsonl")
            if each["stipulation"] == asked
        ]
        found = []
        for fen in given.sample(fens, 8, 1):
            baseline = baseline_of(fen, asked, session)
            if baseline is not None:
                found.append(squares(baseline, session)[0])
        if found:
            yield spread(
                f"drop map of a {asked}, 64 verdicts",
                found,
                goal=goal,
                hindrance="each square is a problem of its own, most of it looked at anew",
            )


def baseline_of(fen: str, asked: str, session: Session) -> Baseline | None:
    """Return a sound problem with few enough men as a baseline."""
    position = parse_fen(fen)
    if len(position) > MOST_MEN:
        return None
    solution = solve(position, parse_stipulation(asked), session=session)
    return Baseline.of(analyse(solution)) if solution.verdict is Verdict.SOUND else None


def lifted(position: Position) -> tuple[int, Man]:
    """Return the queen or, without one, another white man that is no king."""
    white = [(s, man) for s, man in position if man.letter.isupper() and man.kind is not Kind.KING]
    white = white or [(s, man) for s, man in position if man.kind is not Kind.KING]
    return max(white, key=lambda each: each[1].kind)


def squares(baseline: Baseline, session: Session) -> tuple[float, float]:
    """Return the milliseconds until all squares have their verdict, and until all is compared."""
    origin, man = lifted(baseline.position)
    begun, verdicts = time.process_time(), 0.0
    for number, _ in enumerate(drop_map(baseline, man, origin, session=session), start=1):
        if number == 64:
            verdicts = time.process_time() - begun
    return 1000 / THREADS * verdicts, 1000 / THREADS * (time.process_time() - begun)


def around(baseline: Baseline, session: Session) -> tuple[float, float, int]:
    """Return the milliseconds of all verdicts and of all, and how many edits there are."""
    begun, judged = time.process_time(), 0.0
    for report in neighbours(baseline, session=session):
        if not judged and report.tried == report.total:
            judged = time.process_time() - begun
    return 1000 / THREADS * judged, 1000 / THREADS * (time.process_time() - begun), report.total


def stop(baseline: Baseline, session: Session) -> float:
    """Cancel neighbours in the midst of the work, as an edit of the position does."""
    token = Token()
    cancelled: list[float] = []

    def cancel() -> None:
        token.cancel()
        cancelled.append(time.perf_counter())

    timer = threading.Timer(0.03, cancel)
    timer.start()
    for _ in neighbours(baseline, cancel=token, session=session):
        pass
    ended = time.perf_counter()
    timer.join()
    return max(0.0, ended - cancelled[0]) * 1000
