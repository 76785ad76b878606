# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures repair: of how many flawed two-movers a mend is found, by one edit and by pairs.

    python tests/benchmarks/measure_repair.py FILE.jsonl [--problems 40]

FILE has one JSON object a line with a `fen`. Of each kind of flaw the first problems that have it
are taken: cooks (of at most five keys; all are to be stopped), no solution (the best try is to
become the key), one dual, one unprovided flight. Seconds are of processors.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from composer.analysis.comparing.edit import Edit
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.flaws import Flaw, FlawKind, flaws, keys_to_mean
from composer.analysis.composing.repair import repairs
from composer.analysis.report import analyse
from composer.problem.fen import parse_fen
from composer.solver.session import Session
from composer.solver.solve import solve

MOST_KEYS = 5
ALL_OF_KIND = (FlawKind.COOK, FlawKind.REFUTED)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--problems", type=int, default=40)
    given = parser.parse_args()
    session = Session()
    print(
        f"{'flaw':10}{'tried':>7}{'one edit':>10}{'pairs':>7}{'none':>6}{'median s':>10}{'most':>8}"
    )
    for kind in (FlawKind.COOK, FlawKind.REFUTED, FlawKind.DUAL, FlawKind.FLIGHT):
        results = []
        for baseline, asked in _flawed(given.file, kind, session):
            results.append(_mended(baseline, asked, session))
            if len(results) == given.problems:
                break
        _row(kind, results)


def _flawed(
    path: Path, kind: FlawKind, session: Session
) -> Iterator[tuple[Baseline, tuple[Flaw, ...]]]:
    for line in path.read_text("utf-8").splitlines():
        given = json.loads(line)
        if given.get("stipulation", "#2") != "#2":
            continue
        solution = solve(parse_fen(given["fen"]), "#2", session=session)
        keys = keys_to_mean(solution)
        if not keys or len(solution.keys) > MOST_KEYS:
            continue
        baseline = Baseline.of(analyse(solution), keys[0])
        found = tuple(flaw for flaw in flaws(baseline) if flaw.kind is kind)
        sound = len(solution.keys) == 1
        if found and (sound or kind in ALL_OF_KIND):
            yield baseline, found if kind in ALL_OF_KIND else found[:1]


def _mended(baseline: Baseline, asked: tuple[Flaw, ...], session: Session) -> tuple[str, float]:
    """Return how it is mended, and how long all took."""
    started, by = time.process_time(), "none"
    for report in repairs(baseline, asked, session=session):
        for repair in report.new:
            if repair.all_mended and by != "one":
                by = "one" if isinstance(repair.step, Edit) else "pair"
    return by, time.process_time() - started


def _row(kind: FlawKind, results: list[tuple[str, float]]) -> None:
    ways = [way for way, _ in results]
    counts = (ways.count("one"), ways.count("pair"), ways.count("none"))
    seconds = [each for _, each in results] or [0.0]
    print(
        f"{kind.value:10}{len(results):7}{counts[0]:10}{counts[1]:7}{counts[2]:6}"
        f"{statistics.median(seconds):10.2f}{max(seconds):8.2f}"
    )


if __name__ == "__main__":
    sys.exit(main())
