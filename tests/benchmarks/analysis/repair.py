# SPDX-License-Identifier: GPL-3.0-or-later
"""Repair: of how many flawed two-movers a mend is found, by one edit or by pairs.

Of each kind of flaw the first problems that have it are taken: cooks (of at most five keys; all are
to be stopped), no solution (the best try is to become the key), one dual, one unprovided flight.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from statistics import median
from typing import Any, Final

from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import kept, number

from composer.analysis.comparing.edit import Edit
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.flaws import Flaw, FlawKind, flaws, keys_to_mean
from composer.analysis.composing.repair import repairs
from composer.analysis.report import analyse
from composer.problem.fen import parse_fen
from composer.solver.session import Session
from composer.solver.solve import solve

MOST_KEYS: Final = 5
NAMES: Final = {
    FlawKind.COOK: "cooks stopped",
    FlawKind.REFUTED: "try made the key",
    FlawKind.DUAL: "dual removed",
    FlawKind.FLIGHT: "flight given its set mate",
}
ALL_OF_KIND: Final = (FlawKind.COOK, FlawKind.REFUTED)


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    session = Session()
    records = [*given.records("generated.jsonl"), *given.records("composed-twomovers.jsonl")]
    records = [each for each in records if each.get("stipulation", "#2") == "#2"]
    for kind, name in NAMES.items():
        some = islice(flawed(records, kind, session), given.number(25, 3))
        found = [mended(baseline, asked, session) for baseline, asked in some]
        ways, seconds = [way for way, _ in found], [taken for _, taken in found]
        told = f"{ways.count('one')} by one edit; {number(median(seconds))} s"
        yield kept(
            f"repair: {name}",
            len(ways) - ways.count("none"),
            len(ways),
            note=f"{told}, most {number(max(seconds))}",
        )


def flawed(
    records: list[dict[str, Any]], kind: FlawKind, session: Session
) -> Iterator[tuple[Baseline, tuple[Flaw, ...]]]:
    """Yield problems with a flaw."""
    for record in records:
        solution = solve(parse_fen(record["fen"]), "#2", session=session)
        keys = keys_to_mean(solution)
        if not keys or len(solution.keys) > MOST_KEYS:
            continue
        baseline = Baseline.of(analyse(solution), keys[0])
        found = tuple(flaw for flaw in flaws(baseline) if flaw.kind is kind)
        if found and (len(solution.keys) == 1 or kind in ALL_OF_KIND):
            yield baseline, found if kind in ALL_OF_KIND else found[:1]


def mended(baseline: Baseline, asked: tuple[Flaw, ...], session: Session) -> tuple[str, float]:
    """Return how it is mended, and the seconds that all took."""
    begun, by = time.process_time(), "none"
    for report in repairs(baseline, asked, session=session):
        for repair in report.new:
            if repair.all_mended and by != "one":
                by = "one" if isinstance(repair.step, Edit) else "pair"
    return by, time.process_time() - begun
