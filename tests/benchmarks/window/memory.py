# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's memory while one problem after the other is opened: a long day at it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from typing import Final

from benchmarks.bench.figure import UNKNOWN, Figure, Given
from benchmarks.window.bench import rest, studio
from benchmarks.window.measure_memory import SETTLED, opened, resident

from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER

MINUTES: Final = 12  # that it takes at most


def figures(given: Given) -> Iterator[Figure]:
    """Yield the row: the memory in the end, and what each of the last problems added."""
    fens, wanted = given.two_movers(6000, 20), given.number(6000, 40)
    with studio() as window:
        rest(SETTLED)
        idle, held, end = resident(), [], time.monotonic() + 60 * MINUTES
        for fen in cycle(fens):
            opened(window, replace(Problem(), position=parse_fen(fen), stipulation=TWO_MOVER))
            held.append(resident())
            if len(held) == wanted or time.monotonic() > end:
                break
    half = len(held) // 2
    each = 1000 * (held[-1] - held[half]) / (len(held) - half)
    yield Figure(
        "memory of the window after many problems",
        held[-1],
        "MB",
        250.0 if len(held) == wanted else None,
        note=f"{len(held):,} of {wanted:,} two-movers opened and solved in {MINUTES} minutes, for "
        f"all of which the goal is 250; {idle:.0f} MB before, most "
        f"{max(held):.0f}; in the second half {each:.1f} kB more with each",
        hindrance=UNKNOWN,
    )
