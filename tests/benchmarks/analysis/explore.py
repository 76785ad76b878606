# SPDX-License-Identifier: GPL-3.0-or-later
"""How many candidates `explore` tests a second around a two-mover, for soundness and for themes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from benchmarks.bench.figure import Figure, Given

from composer.explore.explorer import Explorer
from composer.explore.spec import Slot, Spec
from composer.pools.pool import Cores
from composer.problem.fen import parse_fen
from composer.problem.men import Kind, Man
from composer.problem.squares import SQUARES

POSITIONS: Final = (
    "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1",
    "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1",
    "4RR2/1nPp2PB/K3NBrr/1Qb1nkpN/3ppp2/7P/8/8 w - - 0 1",
)


def spec(fen: str, themes: bool, limit: int) -> Spec:
    """Let two men at most go anywhere or go, or two pawns come."""
    position = parse_fen(fen)
    slots = [
        Slot((square, man), (), tuple(SQUARES), may_miss=True)
        for square, man in position
        if man.kind is not Kind.KING
    ]
    slots.append(Slot(None, (Man.BLACK_PAWN, Man.WHITE_PAWN), tuple(SQUARES)))
    return Spec(position, slots=tuple(slots), changes=2, limit=limit, themes=themes)


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows; by the clock, two processes."""
    limit = given.number(60_000, 2000)
    for themes, name in ((False, "soundness"), (True, "soundness and themes")):
        tested, found, seconds = 0, 0, 0.0
        for fen in POSITIONS:
            pool, begun = Cores(2), time.perf_counter()
            tally = Explorer(spec(fen, themes, limit), pool).run().tally
            seconds += time.perf_counter() - begun
            pool.close()
            tested, found = tested + tally.tested, found + tally.found
        yield Figure(
            f"explore: {name}",
            tested / seconds,
            "a second",
            note=f"{tested:,} candidates, {found:,} found",
        )
