# SPDX-License-Identifier: GPL-3.0-or-later
"""One chunk of a search, as a function that runs in any process or on any machine.

A chunk is named by its number alone and gives the same answer wherever and however often it
runs, so that work lost with a process or a machine is simply done again.
"""

from __future__ import annotations

from dataclasses import dataclass

from composer.explore.finds import Find, Tally
from composer.explore.judging import Judge
from composer.explore.spec import Spec


@dataclass(frozen=True, slots=True)
class Done:
    """A chunk that was worked through.

    Attributes:
        chunk: its number, from 0.
        tally: what its candidates came to.
        finds: what was found, in the order of the turns.
    """

    chunk: int
    tally: Tally
    finds: tuple[Find, ...]


def work_chunk(spec: Spec, chunk: int) -> Done:
    """Judge the candidates of a chunk."""
    judge = Judge(spec)
    try:
        tally, finds = judge.turns(chunk * spec.chunk, (chunk + 1) * spec.chunk)
    finally:
        judge.close()
    return Done(chunk, tally, finds)
