# SPDX-License-Identifier: GPL-3.0-or-later
"""A difference made small: what can go while the answers still differ, goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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


def _simpler(program: Path, found: Judged, matters: Callable[[Judged], bool]) -> Iterator[Judged]:
    """Yield what is simpler by one step and matters; each is asked about alone, to be sure."""
    samples = list(found.sample.simpler())
    for sample, text in zip(samples, printed(program, samples), strict=True):
        if any(each.differs and matters(each) for each in judged(sample, text)):
            alone = judged(sample, printed(program, [sample])[0])
            yield from (each for each in alone if each.differs and matters(each))
