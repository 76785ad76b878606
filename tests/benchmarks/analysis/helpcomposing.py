# SPDX-License-Identifier: GPL-3.0-or-later
"""How many published helpmates the theme composer rebuilds from the men who act in them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from benchmarks.bench.figure import BESIDE, AbsentError, Figure, Given
from truth.helpcores import cuts, rebuilt

FILES = ("composed-others.jsonl", "composed-play.jsonl", "popeye-orthodox.jsonl")
SECONDS = 5.0  # of processor time on one core
OLD = 1925
HINDRANCE = "most positions have no solution at all, and the climb learns nothing of them"


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    paths = [BESIDE / name for name in FILES]
    if not all(path.exists() for path in paths):
        raise AbsentError("the collections beside the project")
    asked = list(cuts(paths, 0))
    old = [each for each in asked if 0 < each.year <= OLD]
    others = [each for each in asked if each not in old]
    asked = [*old, *given.sample(others, 24, 2)]
    number = len(asked)
    with ProcessPoolExecutor(2) as pool:
        found = list(pool.map(rebuilt, asked, [SECONDS] * number, [False] * number))
    whole = [find is not None for find, _, _ in found]
    for title, chosen in (
        (f"published in {OLD} or before", [0 < each.year <= OLD for each in asked]),
        ("of one solution", [each.ask.solutions == 1 for each in asked]),
        ("of several solutions", [each.ask.solutions > 1 for each in asked]),
        ("with three removed men or more", [len(each.ask.allowed) > 2 for each in asked]),
    ):
        rows = [ok for ok, is_chosen in zip(whole, chosen, strict=True) if is_chosen]
        if rows:
            note = f"{sum(rows)} of {len(rows)} cores, {SECONDS:.0f} s of one core"
            share = 100 * sum(rows) / len(rows)
            name = f"theme composer: helpmates rebuilt, {title}"
            yield Figure(name, share, "%", None, True, note=note, hindrance=HINDRANCE)
    lighter = sum(
        find is not None and find.men < each.men
        for (find, _, _), each in zip(found, asked, strict=True)
    )
    share = 100 * lighter / max(1, sum(whole))
    note = f"{lighter} of the {sum(whole)} that were rebuilt"
    yield Figure("theme composer: helpmates with fewer men", share, "%", None, True, note=note)
