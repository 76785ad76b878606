# SPDX-License-Identifier: GPL-3.0-or-later
"""A difference made small: what can go while the answers still differ, goes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

from truth.differential.asked import printed
from truth.differential.judged import Judged, judged

_ROUNDS = 30


def shrunk(program: Path, found: Judged, matters: Callable[[Judged], bool]) -> Judged:
    """Return the simplest problem to be had from one by leaving out, which matters as well."""
    for _ in range(_ROUNDS):
        simpler = next(_simpler(program, found, matters), None)
        if simpler is None:
            break
        found = simpler
    return found


def _simpler(program: Path, found: Judged, matters: Callable[[Judged], bool]):  # type: ignore[no-untyped-def]
    samples = list(islice(found.sample.simpler(), 40))
    for sample, text in zip(samples, printed(program, samples), strict=True):
        yield from (each for each in judged(sample, text) if each.differs and matters(each))
