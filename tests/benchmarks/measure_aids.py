# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the composing aids on two-movers of a collection.

    python tests/benchmarks/measure_aids.py FILE.jsonl [--problems 50] [--threads 2]

FILE has one JSON object a line with a `fen`. The drop map is timed for the queen or, without
one, the first white man that is no king; "verdicts" is until all 64 squares have theirs,
"refined" until key and themes of the sound ones are compared. The neighbours are those of the
problem with most men, at most twenty. `stop` is from cancelling to the end of the work.
"""

from __future__ import annotations

import argparse
import json
import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import drop_map
from composer.analysis.composing.needed import needs
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.report import analyse
from composer.problem.fen import parse_fen
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

MOST_MEN = 20


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--problems", type=int, default=50)
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    session = Session(threads=given.threads)
    problems = list(_baselines(given.file, session))
    step = max(1, len(problems) // given.problems)
    chosen = problems[::step][: given.problems]
    print(f"{len(chosen)} two-movers of {len(problems)}, {session.solver}, {given.threads} threads")
    print(f"{'milliseconds':34}{'median':>9}{'95th':>9}{'most':>9}")
    verdicts, refined = zip(*(_drop_map(baseline, session) for baseline in chosen), strict=True)
    _row("drop map, 64 squares, verdicts", verdicts)
    _row("drop map, refined", refined)
    _row("rings and pairs", [_needs(baseline, session) for baseline in chosen])
    largest = max(problems, key=lambda problem: len(problem.position))
    print(f"\nneighbours of {len(largest.position)} men, seconds, five times:")
    for _ in range(5):
        total, sound, judged, whole = _neighbours(largest, session)
        print(f"  {total} edits, {sound} sound: verdicts {judged:.2f}, confirmed {whole:.2f}")
    _row(
        "\nneighbours of these, whole",
        [_neighbours(baseline, session)[3] * 1e3 for baseline in chosen],
    )
    _row("stop", [_stop(baseline, session) for baseline in chosen])


def _baselines(path: Path, session: Session) -> Iterator[Baseline]:
    for line in path.read_text("utf-8").splitlines():
        position = parse_fen(json.loads(line)["fen"])
        if len(position) > MOST_MEN:
            continue
        solution = solve(position, "#2", session=session)
        if solution.verdict is Verdict.SOUND:
            yield Baseline.of(analyse(solution))


def _lifted(position: Position) -> tuple[int, Man]:
    white = [(s, man) for s, man in position if man.letter.isupper() and man.kind is not Kind.KING]
    return max(white, key=lambda each: each[1].kind)


def _drop_map(baseline: Baseline, session: Session) -> tuple[float, float]:
    origin, man = _lifted(baseline.position)
    started = time.perf_counter()
    verdicts = 0.0
    for number, _ in enumerate(drop_map(baseline, man, origin, session=session), start=1):
        if number == 64:
            verdicts = time.perf_counter() - started
    return verdicts * 1e3, (time.perf_counter() - started) * 1e3


def _needs(baseline: Baseline, session: Session) -> float:
    analysis = analyse(baseline.solution)
    started = time.perf_counter()
    list(needs(analysis, session=session))
    return (time.perf_counter() - started) * 1e3


def _neighbours(baseline: Baseline, session: Session) -> tuple[int, int, float, float]:
    started = time.perf_counter()
    judged = 0.0
    for report in neighbours(baseline, session=session):
        if not judged and report.tried == report.total:
            judged = time.perf_counter() - started
    return report.total, report.sound, judged, time.perf_counter() - started


def _stop(baseline: Baseline, session: Session) -> float:
    """Cancel neighbours in the midst of the work, as an edit of the position does."""
    token = Token()
    cancelled: list[float] = []

    def cancel() -> None:
        token.cancel()
        cancelled.append(time.perf_counter())

    timer = threading.Timer(0.15, cancel)
    timer.start()
    for _ in neighbours(baseline, cancel=token, session=session):
        pass
    ended = time.perf_counter()
    timer.join()
    return max(0.0, ended - cancelled[0]) * 1e3


def _row(name: str, values: list[float] | tuple[float, ...]) -> None:
    ordered = sorted(values)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(f"{name:34}{statistics.median(ordered):9.1f}{late:9.1f}{ordered[-1]:9.1f}")


if __name__ == "__main__":
    main()
