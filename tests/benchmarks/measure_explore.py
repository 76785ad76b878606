# SPDX-License-Identifier: GPL-3.0-or-later
"""How many candidates a search tests a second, where soundness alone is asked.

python tests/benchmarks/measure_explore.py [JOBS]
"""

from __future__ import annotations

import resource
import sys
import time
from typing import Final

from composer.explore.explorer import Explorer
from composer.explore.space import Space
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
CANDIDATES: Final = 120_000


def spec(fen: str, themes: bool, limit: int = CANDIDATES) -> Spec:
    """Let two men at most go anywhere or go, or two pawns come."""
    position = parse_fen(fen)
    slots = [
        Slot((square, man), (), tuple(SQUARES), may_miss=True)
        for square, man in position
        if man.kind is not Kind.KING
    ]
    slots.append(Slot(None, (Man.BLACK_PAWN, Man.WHITE_PAWN), tuple(SQUARES)))
    return Spec(position, slots=tuple(slots), changes=2, limit=limit, themes=themes)


def main() -> None:
    """Search around some problems and print what it took."""
    jobs = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    for fen in POSITIONS:
        for themes in (False, True):
            asked = spec(fen, themes)
            pool = Cores(jobs)
            explorer = Explorer(asked, pool)
            begun = time.perf_counter()
            tally = explorer.run().tally
            seconds = time.perf_counter() - begun
            pool.close()
            what = "with themes" if themes else "soundness"
            print(
                f"{len(asked.position)} men, {what}: {tally.tested:,} tested of {tally.tried:,} "
                f"({Space(asked).size:,} in all), {tally.found:,} found: "
                f"{tally.tested / seconds:,.0f} a second"
            )
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"memory of the process that commands: {used} MB")


if __name__ == "__main__":
    main()
