# SPDX-License-Identifier: GPL-3.0-or-later
"""How many published mates in three and selfmates the theme composer rebuilds from their theme."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from benchmarks.bench.figure import BESIDE, AbsentError, Figure, Given
from truth.helpcores import rebuilt
from truth.longcores import cuts

from composer.composing.refusals import why_not

FILE = "composed-others.jsonl"
SECONDS = 5.0  # of processor time on one core
BEFORE = 1924
ROWS = (("#3", 0), ("#3", 3), ("s#2", 3))
HINDRANCE = "in longer play no geometry is proposed: the climb knows only how near a position is"


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    path = BESIDE / FILE
    if not path.exists():
        raise AbsentError("the collections beside the project")
    for play, removed in ROWS:
        asked = [
            each
            for each in cuts([path], BEFORE, (play,), removed)
            if why_not(each.ask) is None and (removed or len(each.ask.allowed) <= 9)
        ]
        asked = list(given.sample(asked, 8, 2))
        number = len(asked)
        with ProcessPoolExecutor(2) as pool:
            found = list(pool.map(rebuilt, asked, [SECONDS] * number, [False] * number))
        whole = sum(find is not None for find, _, _ in found)
        what = (
            f"{removed} men removed" if removed else "cut to the theme's men, nine removed at most"
        )
        note = f"{whole} of {number} cores published before 1925, {SECONDS:.0f} s of one core"
        title = f"theme composer: {play} rebuilt, {what}"
        yield Figure(title, 100 * whole / number, "%", None, True, note=note, hindrance=HINDRANCE)
