# SPDX-License-Identifier: GPL-3.0-or-later
"""How many cores of published problems the theme composer rebuilds, and how well."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from benchmarks.bench.figure import Figure, Given
from truth.cores import CLASSES, class_of, rebuilt

GOALS = dict(zip(CLASSES, (90, 50, 25), strict=True))
MOST = dict(zip(CLASSES, (40, 10, 20), strict=True))
"""How many cores of each class are tried: all with few removed men, since there are only 39."""
SECONDS = 60.0  # of processor time: half a minute of two cores
HINDRANCE = "the climb ends in positions that lack two or three things at once"


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    cores = list(given.records("schemes/cores-visible.jsonl"))
    of_class = {name: [core for core in cores if class_of(core) == name] for name in CLASSES}
    records = [core for name in CLASSES for core in given.sample(of_class[name], MOST[name], 2)]
    seconds = SECONDS if not given.quick else 2.0
    classes: dict[str, Counter[str]] = defaultdict(Counter)
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(2) as pool:
        found = pool.map(rebuilt, records, [seconds] * len(records), [1] * len(records))
        for record, each in zip(records, found, strict=True):
            counts = Counter(
                tried=1,
                rebuilt=int(each.best is not None),
                flawless=int(each.flawless),
                lighter=int(each.lighter),
            )
            classes[class_of(record)].update(counts)
            total.update(counts)
    for name in CLASSES:
        if counts := classes[name]:
            share = 100 * counts["rebuilt"] / counts["tried"]
            note = (
                f"{counts['rebuilt']} of {counts['tried']} cores, {SECONDS / 2:.0f} s of two cores"
            )
            title = f"theme composer: rebuilt, {name} men removed"
            yield Figure(title, share, "%", GOALS[name], True, note=note, hindrance=HINDRANCE)
    for title, counted, goal in (
        ("without a flaw called fatal", "flawless", 70),
        ("with fewer men than the original", "lighter", 25),
    ):
        share = 100 * total[counted] / max(1, total["rebuilt"])
        note = f"{total[counted]} of the {total['rebuilt']} that were rebuilt"
        yield Figure(f"theme composer: {title}", share, "%", goal, True, note=note)
